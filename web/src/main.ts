import { language } from "./early";
import { mount } from "svelte";
import App from "./app/App.svelte";
import "./style/base.css";
import { say } from "./words.svelte";

await say(language);
mount(App, { target: document.body });
