import { mount } from "svelte";
import "../src/style/base.css";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
const theme = asked.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
mount(Gallery, { target: document.body, props: { part: asked.get("part") ?? "all" } });
