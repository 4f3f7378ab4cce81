import { crest } from './crest.ts';
import { type Light, lit } from './light.ts';
import { mix, palette } from './palette.ts';
import { across, down, ellipse, group, n, path, rect, stroke } from './svg.ts';

export interface GateOptions {
  /** Middle of the opening. */
  x: number;
  /** The ground. */
  y: number;
  /** Width of the opening; the gate is about 1.6 times as wide and as high. */
  opening: number;
  light?: Light;
  wall?: string;
  shade?: string;
}

function pillar(x: number, y: number, width: number, height: number, wall: string, shade: string): string {
  const band = (top: number, tall: number, over: number, fill: string) => rect(x - width * over, y - top, width * (1 + over * 2), tall, fill);
  return rect(x, y - height, width, height, across(shade, mix(shade, wall, 0.45), wall)) +
    [0.2, 0.36, 0.52, 0.68].map((share) => rect(x, y - height * share, width, 2.5, mix(shade, '#2A1738', 0.3), 'opacity=".35"')).join('') +
    rect(x + width * 0.22, y - height * 0.86, width * 0.56, height * 0.7, mix(shade, wall, 0.62), 'opacity=".7"') +
    band(height * 0.09, height * 0.09, 0.1, mix(shade, palette.brandStrong, 0.4)) +
    band(height, height * 0.035, 0.09, mix(wall, '#FFF2D2', 0.45)) +
    band(height * 1.035, height * 0.035, 0.16, wall) +
    band(height * 0.95, height * 0.02, 0.03, palette.gold);
}

/** An open iron leaf of the gate, swung inwards. */
function leaf(x: number, y: number, width: number, height: number, side: 1 | -1): string {
  const bars = Array.from({ length: 7 }, (_, index) => {
    const t = index / 6;
    const [bx, top, foot] = [x + side * width * t, y - height * (1 - t * 0.12), y - height * 0.1 * t];
    return stroke(`M${n(bx)} ${n(foot)}V${n(top)}`, '#1D2148', 4 - t) + ellipse(bx, top - 5, 4 - t, 6 - t, palette.gold);
  });
  const rail = (share: number) => stroke(`M${n(x)} ${n(y - height * share)}L${n(x + side * width)} ${n(y - height * (share * 0.88 + 0.1 * (1 - share)))}`, '#1D2148', 5);
  return rail(0.1) + rail(0.55) + rail(0.93) + bars.join('');
}

/** The school gate: two pillars, a high arch with the crest, iron leaves that stand open. */
export function schoolGate({ x, y, opening, light, wall = '#F6D6A2', shade = '#8A5B6A' }: GateOptions): string {
  const [wide, tall] = [opening * 0.27, opening * 1.02];
  const [left, right] = [x - opening / 2, x + opening / 2];
  const spring = y - tall * 1.03;
  const arch = (outer: number, rise: number) => `A${n(outer)} ${n(rise)} 0 0 1`;
  const band = `M${n(left - wide * 0.86)} ${n(spring)}${arch(opening / 2 + wide * 0.86, opening * 0.6)} ${n(right + wide * 0.86)} ${n(spring)}H${n(right)}A${n(opening / 2)} ${n(opening * 0.4)} 0 0 0 ${n(left)} ${n(spring)}Z`;
  const inner = `M${n(left)} ${n(spring)}A${n(opening / 2)} ${n(opening * 0.4)} 0 0 1 ${n(right)} ${n(spring)}L${n(right - opening * 0.03)} ${n(spring)}A${n(opening * 0.47)} ${n(opening * 0.36)} 0 0 0 ${n(left + opening * 0.03)} ${n(spring)}Z`;
  const wickets = ([-1, 1] as const).map((side) => {
    const edge = side === -1 ? left - wide : right + wide;
    const from = side === -1 ? edge - opening * 0.5 : edge;
    return rect(from, y - tall * 0.5, opening * 0.5, tall * 0.5, across(shade, mix(shade, wall, 0.5), mix(shade, wall, 0.8))) +
      path(`M${n(from + opening * 0.12)} ${n(y)}V${n(y - tall * 0.24)}A${n(opening * 0.13)} ${n(opening * 0.13)} 0 0 1 ${n(from + opening * 0.38)} ${n(y - tall * 0.24)}V${n(y)}Z`, down('#7A4B55', '#3B2444')) +
      rect(from - 4, y - tall * 0.53, opening * 0.5 + 8, tall * 0.04, mix(wall, '#FFF2D2', 0.3)) +
      pillar(side === -1 ? from - wide * 0.5 : from + opening * 0.5 - wide * 0.1, y, wide * 0.6, tall * 0.62, wall, shade);
  });
  const body = group('', ...wickets,
    pillar(left - wide, y, wide, tall, wall, shade), pillar(right, y, wide, tall, wall, shade),
    path(band, across(shade, mix(shade, wall, 0.6), mix(wall, '#FFF0C8', 0.25))),
    path(inner, palette.brandStrong), stroke(`M${n(left - wide * 0.6)} ${n(spring - 6)}A${n(opening / 2 + wide * 0.6)} ${n(opening * 0.54)} 0 0 1 ${n(right + wide * 0.6)} ${n(spring - 6)}`, palette.gold, 4));
  return leaf(left + 2, y, opening * 0.2, tall * 0.72, 1) + leaf(right - 2, y, opening * 0.2, tall * 0.72, -1) + lit(body, opening * 1.1, light) + crest(x, spring - opening * 0.52, opening * 0.34);
}
