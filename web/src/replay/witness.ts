// Evidence besides the record: what this browser kept, and the table's log.
import { socketAddress, socketTo } from "../api";
import type { ClientMessage, Entry, ServerMessage } from "../protocol";
import type { Kept, Witness } from "./checks";

const PATIENCE = 5000; // milliseconds

export async function witness(table: string): Promise<Witness> {
  return { kept: keptOf(table, localStorage), log: await logOf(table) };
}

/** The connection stores every contribution under the commitment it had seen. */
export function keptOf(table: string, memory: Pick<Storage, "getItem" | "key" | "length">): Kept[] {
  const prefix = `impera:${table}:contribution:`;
  const keys = Array.from({ length: memory.length }, (_, place) => memory.key(place) ?? "");
  return keys.flatMap((key) => {
    if (!key.startsWith(prefix)) return [];
    const [commitment = "", chair = ""] = key.slice(prefix.length).split(":");
    return [{ commitment, chair: Number(chair), contribution: memory.getItem(key) ?? "" }];
  });
}

/** The public log of a finished table, page by page; null if it isn't available. */
export function logOf(
  table: string,
  open: (address: string) => WebSocket = socketTo,
): Promise<Entry[] | null> {
  return new Promise((resolve) => {
    const socket = open(socketAddress(table));
    const say = (message: ClientMessage): void => socket.send(JSON.stringify(message));
    const give = (log: Entry[] | null): void => {
      clearTimeout(timer);
      socket.close();
      resolve(log);
    };
    const timer = setTimeout(() => give(null), PATIENCE);
    const log: Entry[] = [];
    socket.onopen = () => say({ type: "hello" });
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === "error") give(null);
      if (message.type !== "welcome" && message.type !== "recalled") return;
      log.unshift(...message.log);
      if (message.oldest > 1) say({ type: "recall", id: "log", before: message.oldest });
      else give(log);
    };
    socket.onerror = socket.onclose = () => give(null);
  });
}
