import { mount } from "svelte";
import App from "./App.svelte";
import "./style/base.css";
import { preferred, speak } from "./words.svelte";

await speak(preferred(navigator.languages, localStorage.getItem("impera:language")));
mount(App, { target: document.body });
