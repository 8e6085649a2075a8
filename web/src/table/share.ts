// A picture of the result, drawn here and handed to whatever the device shares with.
import type { View } from "../protocol";
import { DOMAINS } from "../rules";

const [WIDTH, HEIGHT] = [1200, 630];

interface Side {
  seats: readonly number[];
  name: string;
  points: number | null;
  won: boolean;
}

/** Share the picture, or save it where sharing isn't possible. */
export async function share(
  headline: string,
  how: string,
  sides: readonly Side[],
  view: View,
): Promise<void> {
  const picture = await draw(how, sides, view);
  const file = new File([picture], "impera.png", { type: "image/png" });
  const told = { files: [file], title: "Impera", text: headline };
  if (typeof navigator.canShare === "function" && navigator.canShare(told)) {
    await navigator.share(told).catch(() => undefined); // whoever thinks better of it
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

async function draw(how: string, sides: readonly Side[], view: View): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
  const style = getComputedStyle(document.documentElement);
  const probe = document.body.appendChild(document.createElement("i"));
  const ink = (name: string): string => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const [title, text] = [style.getPropertyValue("--title"), style.getPropertyValue("--text")];
  pen.fillStyle = ink("ground");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = ink("gold");
  pen.lineWidth = 3;
  pen.strokeRect(24, 24, WIDTH - 48, HEIGHT - 48);
  pen.fillStyle = ink("ink");
  pen.textAlign = "center";
  pen.font = `600 58px ${title}`;
  pen.fillText("Impera", WIDTH / 2, 108, WIDTH - 120);
  pen.font = `400 34px ${text}`;
  pen.fillText(how, WIDTH / 2, 166, WIDTH - 120);
  const row = (HEIGHT - 230) / sides.length;
  for (const [place, side] of sides.entries()) {
    const y = 210 + row * (place + 0.5);
    pen.textAlign = "left";
    pen.fillStyle = ink(side.won ? "accent" : "quiet");
    pen.font = `${side.won ? 700 : 500} 36px ${title}`;
    pen.fillText(side.name, 80, y + 12, 420);
    for (const [at, domain] of DOMAINS.entries()) {
      const most = Math.max(...side.seats.map((seat) => view.progress[seat]?.cards[at] ?? 0));
      pen.fillStyle = ink(`${domain}-fill`);
      pen.fillRect(530 + at * 98, y - 8 - 7 * most, 64, 7 * most + 16);
      pen.fillStyle = ink("on-fill");
      pen.textAlign = "center";
      pen.font = `600 20px ${title}`;
      pen.fillText(String(most), 562 + at * 98, y + 5);
    }
  }
  probe.remove();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}
