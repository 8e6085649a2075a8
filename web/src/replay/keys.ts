// Keyboard shortcuts of a replay.
import type { Player } from "./player.svelte";

const KEYS: Record<string, (player: Player, shift: boolean) => void> = {
  ArrowRight: (player, shift) => (shift ? player.jump(player.effects) : (player.at += 1)),
  ArrowLeft: (player, shift) => (shift ? player.jump(player.effects, true) : (player.at -= 1)),
  PageDown: (player) => player.jump(player.starts),
  PageUp: (player) => player.jump(player.starts, true),
  Home: (player) => (player.at = 0),
  End: (player) => (player.at = player.last),
  " ": (player) => player.toggle(),
};

/** What a key does here; keys that the focused element uses itself are left alone. */
export function pressed(event: KeyboardEvent, player: Player): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const focus = event.target as Element | null;
  if (focus?.closest("dialog, select, input, textarea")) return;
  if (event.key === " " && focus?.closest("button, a, summary")) return;
  const act = KEYS[event.key];
  if (!act) return;
  event.preventDefault();
  act(player, event.shiftKey);
}
