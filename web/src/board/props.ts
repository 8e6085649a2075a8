// Properties shared by the seats of all boards.
import type { Snippet } from "svelte";
import type { View } from "../protocol";
import type { Domain, Kind } from "../rules";
import type { Change } from "./areas";
import type { Portrait } from "./names";

export interface RailsProps {
  view: View;
  seat: number;
  /** The player's name. */
  name: string;
  size: "s" | "m" | "l";
  /** Describes a rail in words. */
  said: (domain: Domain) => string;
  /** What the previewed decision would change here. */
  change?: Change | undefined;
  /** How many cards each Domain has just gained or lost. */
  shifts?: Partial<Record<Domain, number>> | undefined;
  states?: Partial<Record<Domain, "plain" | "target" | "quiet" | "selected">>;
  /** The kinds that may be picked now, each with its accessible name. */
  picks?: Partial<Record<Kind, string>> | undefined;
  onpick?: (kind: Kind) => void;
  /** The rails that may be chosen as a target now. */
  targets?: readonly Domain[];
  ontarget?: (domain: Domain) => void;
  /** A target was pointed at or focused; null when it no longer is. */
  onaim?: (domain: Domain | null) => void;
  /** Opens what can be said about a rail. */
  onpoint?: ((domain: Domain) => void) | undefined;
}

export interface SeatProps extends RailsProps {
  portrait: Portrait;
  /** A bot's level, in a word. */
  level?: string | null;
  /** Whether it is the viewer's own seat. */
  own: boolean;
  /** Whether it is this player's decision. */
  turn: boolean;
  /** Whether another player's rails fold up on small screens. */
  folds?: boolean;
  /** Content after the name; another player's hand goes here too. */
  header: Snippet;
  /** Content between the name and the area. */
  above?: Snippet;
  /** Content below the area. */
  below?: Snippet;
}
