// Sounds generated in the browser: paper on wood, a coin, a low bell, and one for each kind of effect.
export type Sound =
  | "paper"
  | "coin"
  | "bell"
  | "blow"
  | "clash"
  | "chant"
  | "gong"
  | "knock"
  | "tape"
  | "bubbles"
  | "fan"
  | "lift"
  | "stamp";

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  void context.resume();
  MAKERS[sound](context, context.currentTime);
}

type Maker = (audio: AudioContext, now: number) => void;

const MAKERS: Record<Sound, Maker> = {
  paper,
  coin,
  bell,
  blow: (audio, now) => {
    rustle(audio, now, { pitch: 900, loud: 0.18, long: 0.12 });
    tone(audio, now + 0.05, 92, 0.2, 0.22);
  },
  clash: (audio, now) => {
    for (const [pitch, wait] of [
      [1240, 0],
      [1730, 0.02],
      [990, 0.12],
    ] as const)
      tone(audio, now + wait, pitch, 0.05, 0.28);
    rustle(audio, now, { pitch: 3200, loud: 0.12, long: 0.16 });
    tone(audio, now + 0.12, 80, 0.2, 0.25);
  },
  chant: (audio, now) => {
    for (const pitch of [220, 330, 440]) tone(audio, now, pitch, 0.05, 0.7);
  },
  gong: (audio, now) => {
    for (const pitch of [110, 163, 247]) tone(audio, now, pitch, 0.08, 0.9);
  },
  knock: (audio, now) => {
    tone(audio, now, 180, 0.16, 0.08);
    tone(audio, now + 0.13, 230, 0.16, 0.08);
  },
  tape: (audio, now) => {
    rustle(audio, now, { pitch: 4200, loud: 0.16, long: 0.22 });
    rustle(audio, now + 0.15, { pitch: 5200, loud: 0.16, long: 0.22 });
  },
  bubbles: (audio, now) => {
    for (const [place, pitch] of [420, 560, 760].entries())
      tone(audio, now + 0.08 * place, pitch, 0.07, 0.1);
  },
  fan: (audio, now) => {
    for (let card = 0; card < 5; card++)
      rustle(audio, now + 0.04 * card, { pitch: 2200 + 300 * card, loud: 0.1, long: 0.05 });
  },
  lift: (audio, now) => {
    rustle(audio, now, { pitch: 2000, loud: 0.12, long: 0.1 });
    tone(audio, now + 0.05, 392, 0.05, 0.16);
    tone(audio, now + 0.13, 523, 0.05, 0.22);
  },
  stamp: (audio, now) => {
    tone(audio, now + 0.1, 110, 0.22, 0.14);
    rustle(audio, now + 0.1, { pitch: 1400, loud: 0.14, long: 0.06 });
  },
};

/** Noise that fades, as of paper: how high, how loud and how long. */
function rustle(
  audio: AudioContext,
  now: number,
  { pitch, loud, long }: { pitch: number; loud: number; long: number },
): void {
  const length = Math.floor(audio.sampleRate * long);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const grains = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) grains[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const noise = new AudioBufferSourceNode(audio, { buffer });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.6 });
  noise.connect(band).connect(fading(audio, now, loud, long));
  noise.start(now);
}

/** A short rustle, then a soft knock. */
function paper(audio: AudioContext, now: number): void {
  rustle(audio, now, { pitch: 2600, loud: 0.16, long: 0.09 });
  tone(audio, now + 0.03, 150, 0.12, 0.07);
}

function coin(audio: AudioContext, now: number): void {
  tone(audio, now, 2350, 0.05, 0.25);
  tone(audio, now + 0.07, 3140, 0.05, 0.4);
}

function bell(audio: AudioContext, now: number): void {
  for (const [pitch, loud] of [
    [196, 0.14],
    [392.6, 0.06],
    [588, 0.03],
  ] as const)
    tone(audio, now, pitch, loud, 1.6);
}

function tone(audio: AudioContext, at: number, pitch: number, loud: number, long: number): void {
  const voice = new OscillatorNode(audio, { frequency: pitch });
  voice.connect(fading(audio, at, loud, long));
  voice.start(at);
  voice.stop(at + long);
}

/** An output that fades. */
function fading(audio: AudioContext, at: number, loud: number, long: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(audio.destination);
  return gain;
}
