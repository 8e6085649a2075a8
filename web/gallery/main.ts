import { mount } from "svelte";
import "../src/style/base.css";
import Gallery from "./Gallery.svelte";
import type { NAMES } from "./words";

const asked = new URLSearchParams(location.search);
const theme = asked.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
const language = (asked.get("language") ?? "en") as keyof typeof NAMES;
document.documentElement.lang = language;
mount(Gallery, { target: document.body, props: { part: asked.get("part") ?? "all", language } });
