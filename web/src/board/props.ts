// What the seats of all boards take.
import type { Snippet } from "svelte";
import type { View } from "../protocol";
import type { Domain, Kind } from "../rules";
import type { Change } from "./areas";

export interface RailsProps {
  view: View;
  seat: number;
  /** Who plays there. */
  name: string;
  size: "s" | "m";
  /** A rail in words. */
  said: (domain: Domain) => string;
  /** What the decision that is looked at changes here. */
  change?: Change | undefined;
  states?: Partial<Record<Domain, "plain" | "target" | "quiet" | "selected">>;
  /** The kinds that may be picked now, each with its accessible name. */
  picks?: Partial<Record<Kind, string>> | undefined;
  onpick?: (kind: Kind) => void;
  /** The rails that may be chosen as a target now. */
  targets?: readonly Domain[];
  ontarget?: (domain: Domain) => void;
  /** A target is under the pointer or the focus; null: none is any more. */
  onaim?: (domain: Domain | null) => void;
}

export interface SeatProps extends RailsProps {
  bot: boolean;
  /** Whether it is the seat that is looked from. */
  own: boolean;
  /** Whether the others wait for this player. */
  turn: boolean;
  /** Whether the rails of another fold where there is little room. */
  folds?: boolean;
  /** What is said behind the name, and the hand of another. */
  header: Snippet;
  /** What lies between the name and the area. */
  above?: Snippet;
  /** What lies below the area. */
  below?: Snippet;
}
