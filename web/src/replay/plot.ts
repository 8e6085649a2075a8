// The curve on a canvas, drawn by uPlot: one line per side, marks, and the current position.
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";

/** A sign on a side's line. */
export interface Sign {
  at: number;
  side: number;
  text: string;
}

export interface Drawn {
  lines: number[][];
  signs: readonly Sign[];
  /** Where another side takes the lead. */
  turns: readonly number[];
  present: () => number;
  label: (points: number) => string;
  /** A token's colour in the current theme. */
  ink: (name: string) => string;
  font: string;
  onpick: (at: number) => void;
}

export const HEIGHT = 190;
/** Lines also differ by their dashes, not only by colour. */
export const DASHES: readonly number[][] = [[], [9, 4], [2, 4], [12, 3, 2, 3]];

export function draw(where: HTMLElement, drawn: Drawn): uPlot {
  const { lines, ink, font } = drawn;
  const axis = { stroke: () => ink("quiet"), font: `13px ${font}` };
  const plot = new uPlot(
    {
      width: where.clientWidth,
      height: HEIGHT,
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
      scales: { x: { time: false }, y: { range: [0, 100] } },
      padding: [10, 14, 0, 0],
      axes: [
        { ...axis, size: 26, gap: 4, grid: { show: false }, ticks: { show: false } },
        {
          ...axis,
          size: 48,
          gap: 6,
          splits: [0, 50, 100],
          values: (_, splits) => splits.map(drawn.label),
          grid: { stroke: () => ink("line"), width: 1 },
          ticks: { show: false },
        },
      ],
      series: [
        {},
        ...lines.map((_, side) => ({
          stroke: () => ink(`side-${side}`),
          width: 2,
          dash: [...(DASHES[side] ?? [])],
          points: { show: false },
        })),
      ],
      hooks: {
        drawClear: [(self) => drawLines(self, drawn)],
        draw: [(self) => drawSigns(self, drawn)],
      },
    },
    [lines[0]?.map((_, at) => at) ?? [], ...lines],
    where,
  );
  plot.over.addEventListener("click", ({ offsetX }) => drawn.onpick(plot.posToIdx(offsetX)));
  return plot;
}

/** Where the lead changes, and where the replay is now. */
function drawLines(plot: uPlot, { turns, present, ink }: Drawn): void {
  const { ctx, bbox } = plot;
  const scale = devicePixelRatio;
  const line = (at: number, colour: string, width: number, dash: number[]): void => {
    const x = plot.valToPos(at, "x", true);
    ctx.strokeStyle = colour;
    ctx.lineWidth = width * scale;
    ctx.setLineDash(dash.map((each) => each * scale));
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
  };
  ctx.save();
  for (const at of turns) line(at, ink("edge"), 1, [2, 3]);
  line(present(), ink("accent"), 3, []);
  ctx.restore();
}

function drawSigns(plot: uPlot, { lines, signs, ink, font }: Drawn): void {
  const { ctx } = plot;
  const scale = devicePixelRatio;
  ctx.save();
  ctx.font = `700 ${14 * scale}px ${font}`;
  ctx.textAlign = "center";
  ctx.lineJoin = "round";
  ctx.lineWidth = 4 * scale;
  ctx.strokeStyle = ink("paper");
  for (const { at, side, text } of signs) {
    const value = lines[side]?.[at] ?? 0;
    const x = plot.valToPos(at, "x", true);
    const y = plot.valToPos(value, "y", true) + (value > 85 ? 18 : -6) * scale;
    ctx.strokeText(text, x, y);
    ctx.fillStyle = ink(`side-${side}`);
    ctx.fillText(text, x, y);
  }
  ctx.restore();
}
