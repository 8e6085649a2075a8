// Light or dark: as the device prefers, or as the visitor has chosen.
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "impera:theme";

function kept(): Theme {
  return THEMES.find((each) => each === localStorage.getItem(KEY)) ?? "system";
}

export const theme = $state<{ chosen: Theme }>({ chosen: kept() });

/** The browser's own bar takes the background colour. */
function paint(meta: HTMLMetaElement): void {
  meta.dataset["first"] ??= meta.content;
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  meta.content = theme.chosen === "system" ? meta.dataset["first"] : ground;
}

$effect.root(() => {
  $effect(() => {
    const root = document.documentElement;
    if (theme.chosen === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = theme.chosen;
    localStorage.setItem(KEY, theme.chosen);
    document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]").forEach(paint);
  });
});
