import { mount } from "svelte";
import App from "./app/App.svelte";
import "./style/base.css";
import { preferred, say } from "./words.svelte";

await say(preferred(navigator.languages, localStorage.getItem("impera:language")));
mount(App, { target: document.body });
