// Evidence besides the record: what this browser kept, and the table's log.
import { socketAddress } from "../api";
import type { Entry, Hello, ServerMessage } from "../protocol";
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

/** The public log of a finished table; null if it isn't available. */
function logOf(table: string): Promise<Entry[] | null> {
  return new Promise((resolve) => {
    const socket = new WebSocket(socketAddress(table));
    const give = (log: Entry[] | null): void => {
      clearTimeout(timer);
      socket.close();
      resolve(log);
    };
    const timer = setTimeout(() => give(null), PATIENCE);
    socket.onopen = () => {
      const hello: Hello = { type: "hello" };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as ServerMessage;
      give(message.type === "welcome" ? message.log : null);
    };
    socket.onerror = () => give(null);
  });
}
