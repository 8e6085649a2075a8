// Sounds generated in the browser: paper on wood, a coin, a low bell.
export type Sound = "paper" | "coin" | "bell";

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  void context.resume();
  MAKERS[sound](context, context.currentTime);
}

const MAKERS: Record<Sound, (audio: AudioContext, now: number) => void> = { paper, coin, bell };

/** A short rustle, then a soft knock. */
function paper(audio: AudioContext, now: number): void {
  const length = Math.floor(audio.sampleRate * 0.09);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const grains = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) grains[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const noise = new AudioBufferSourceNode(audio, { buffer });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: 2600, Q: 0.6 });
  noise.connect(band).connect(fading(audio, now, 0.16, 0.09));
  noise.start(now);
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
