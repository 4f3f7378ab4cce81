import { mix } from './palette.ts';
import { seeded } from './random.ts';
import { curve, group, n, type Point, path, soft, stroke } from './svg.ts';

export interface TreeColours {
  trunk: string;
  dark: string;
  mid: string;
  light: string;
}

export const neemColours: TreeColours = { trunk: '#3A2430', dark: '#1D3A3C', mid: '#3F6339', light: '#9A9A3F' };
export const flameColours: TreeColours = { trunk: '#41252C', dark: '#6B2B2F', mid: '#C3412B', light: '#F08A3C' };
export const palmColours: TreeColours = { trunk: '#6B4A45', dark: '#1D3A3C', mid: '#3C6038', light: '#B5A745' };

/** The same tree farther away: every colour moves toward the haze. */
export const farther = (colours: TreeColours, haze: string, amount: number): TreeColours => ({
  trunk: mix(colours.trunk, haze, amount),
  dark: mix(colours.dark, haze, amount),
  mid: mix(colours.mid, haze, amount),
  light: mix(colours.light, haze, amount),
});

/** A feathered palm leaf from its stem to its tip. */
export function frond(from: Point, angle: number, length: number, droop: number, fill: string, width = 0.16): string {
  const turn = (angle * Math.PI) / 180;
  const tip: Point = [from[0] + Math.cos(turn) * length, from[1] + Math.sin(turn) * length + droop * length];
  const bend: Point = [from[0] + Math.cos(turn) * length * 0.55, from[1] + Math.sin(turn) * length * 0.62 - droop * length * 0.12];
  const spine = (t: number): Point => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * bend[0] + t ** 2 * tip[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * bend[1] + t ** 2 * tip[1],
  ];
  const teeth = 15;
  const edge = (side: 1 | -1) =>
    Array.from({ length: teeth }, (_, index) => {
      const t = (index + 0.4) / teeth;
      const [x, y] = spine(t);
      const [aheadX, aheadY] = spine(Math.min(t + 0.04, 1));
      const run = Math.hypot(aheadX - x, aheadY - y) || 1;
      const [ux, uy] = [(aheadX - x) / run, (aheadY - y) / run];
      const reach = length * width * Math.sin(Math.PI * Math.min(0.12 + t * 0.9, 1)) ** 0.7;
      const leaf: Point = [x + ux * reach * 0.8 - uy * side * reach, y + uy * reach * 0.8 + ux * side * reach + reach * 0.25];
      return [[x, y] as Point, leaf];
    });
  const points = [...edge(1).flat(), tip, ...edge(-1).toReversed().flatMap(([root, leaf]) => [leaf, root] as Point[])];
  return path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill);
}

export interface PalmOptions {
  x: number;
  y: number;
  height: number;
  lean?: number;
  colours?: TreeColours;
  seed?: number;
  /** 1 when the sun stands at the right. */
  side?: 1 | -1;
  /** Straight grey trunk of an avenue palm. */
  royal?: boolean;
}

/** A coconut palm, or with `royal` a straight avenue palm. */
export function palm({ x, y, height, lean = 0, colours = palmColours, seed = 1, side = 1, royal = false }: PalmOptions): string {
  const random = seeded(seed * 97);
  const crown: Point = [x + lean * height, y - height];
  const thick = height * (royal ? 0.026 : 0.02);
  const bend: Point = [x + lean * height * 0.2, y - height * 0.55];
  const trunk = `M${n(x - thick * 1.5)} ${n(y)}Q${n(bend[0] - thick)} ${n(bend[1])} ${n(crown[0] - thick * 0.7)} ${n(crown[1])}L${n(crown[0] + thick * 0.7)} ${n(crown[1])}Q${n(bend[0] + thick)} ${n(bend[1])} ${n(x + thick * 1.5)} ${n(y)}Z`;
  const sunlit = `M${n(x + thick * 1.5 * side)} ${n(y)}Q${n(bend[0] + thick * side)} ${n(bend[1])} ${n(crown[0] + thick * 0.7 * side)} ${n(crown[1])}L${n(crown[0] + thick * 0.2 * side)} ${n(crown[1])}Q${n(bend[0] + thick * 0.4 * side)} ${n(bend[1])} ${n(x + thick * 0.9 * side)} ${n(y)}Z`;
  const length = height * (royal ? 0.34 : 0.4);
  const leaves = (angles: readonly number[], fill: string, reach = 1) =>
    angles.map((angle) => frond(crown, angle + random.between(-9, 9), length * reach * random.between(0.85, 1.1), random.between(0.18, 0.5), fill)).join('');
  const towardSun = side === 1 ? [-8, -38, 18, -62] : [-172, -142, 162, -118];
  return group('',
    path(trunk, colours.trunk),
    path(sunlit, mix(colours.trunk, '#FFC98A', 0.55)),
    leaves([-170, -140, -110, -80, -50, -20, 10, 170, 195], colours.dark),
    royal ? path(`M${n(crown[0] - thick)} ${n(crown[1] + height * 0.13)}Q${n(crown[0] - thick * 1.2)} ${n(crown[1] + height * 0.04)} ${n(crown[0])} ${n(crown[1] - height * 0.02)}Q${n(crown[0] + thick * 1.2)} ${n(crown[1] + height * 0.04)} ${n(crown[0] + thick)} ${n(crown[1] + height * 0.13)}Z`, colours.mid) : '',
    leaves([-155, -122, -92, -64, -30, 0], colours.mid, 0.92),
    leaves(towardSun, colours.light, 0.78),
  );
}

/** Scalloped edge of a clump of leaves. */
function leafyPoints(cx: number, cy: number, rx: number, ry: number, seed: number): Point[] {
  const random = seeded(seed);
  return Array.from({ length: 18 }, (_, index) => {
    const angle = (index / 18) * Math.PI * 2 + random.between(-0.08, 0.08);
    const swell = (index % 2 ? 0.9 : 1.04) + random.between(-0.1, 0.08);
    return [cx + Math.cos(angle) * rx * swell, cy + Math.sin(angle) * ry * swell] as const;
  });
}

export interface TreeOptions {
  x: number;
  y: number;
  height: number;
  spread?: number;
  colours?: TreeColours;
  seed?: number;
  side?: 1 | -1;
  /** Wide flat crown of a flamboyant or rain tree. */
  umbrella?: boolean;
}

/** A leafy tree (neem, mango; with `umbrella` a flamboyant), lit from one side. */
export function tree({ x, y, height, spread = 0.8, colours = neemColours, seed = 1, side = 1, umbrella = false }: TreeOptions): string {
  const random = seeded(seed * 131);
  const crownY = y - height * (umbrella ? 0.8 : 0.66);
  const [reachX, reachY] = [height * spread * 0.5, height * (umbrella ? 0.17 : 0.32)];
  const thick = height * 0.032;
  const fork: Point = [x + height * random.between(-0.03, 0.03), y - height * 0.36];
  const branch = (tipX: number, tipY: number, width: number) => stroke(`M${n(fork[0])} ${n(fork[1] + thick)}Q${n(fork[0] + (tipX - fork[0]) * 0.3)} ${n((fork[1] + tipY) / 2)} ${n(tipX)} ${n(tipY)}`, colours.trunk, width);
  const clumps = Array.from({ length: 46 }, (_, index) => {
    const turn = index * 2.4;
    const out = Math.sqrt((index + 0.5) / 46) * random.between(0.86, 1.08);
    return [x + Math.cos(turn) * reachX * out, crownY + Math.sin(turn) * reachY * out, height * random.between(0.055, 0.095) * (umbrella ? 0.85 : 1)] as const;
  });
  const layer = (fill: string, shiftX: number, shiftY: number, size: number, least: number) =>
    clumps.map(([cx, cy, radius], index) => {
      const toSun = ((cx - x) / reachX) * side * 0.6 - ((cy - crownY) / reachY) * 0.8 + random.between(-0.25, 0.25);
      return toSun < least ? '' : path(curve(leafyPoints(cx + shiftX * radius * side, cy - shiftY * radius, radius * size * 1.15, radius * size * (umbrella ? 0.72 : 0.95), index * 7 + seed), true), fill);
    }).join('');
  return group('',
    soft([[x - thick * 1.9, y], [x - thick, y - height * 0.12], [fork[0] - thick * 0.9, fork[1]], [fork[0] + thick * 0.9, fork[1]], [x + thick, y - height * 0.12], [x + thick * 1.9, y]], colours.trunk),
    branch(x - reachX * 0.62, crownY + reachY * 0.3, thick * 1.1),
    branch(x + reachX * 0.6, crownY + reachY * 0.25, thick * 1.1),
    branch(x + reachX * 0.08, crownY, thick * 1.3),
    layer(colours.dark, 0, 0, 1.5, -9),
    layer(mix(colours.dark, colours.mid, 0.55), 0.2, 0.25, 1.05, -0.75),
    layer(colours.mid, 0.3, 0.4, 0.78, -0.25),
    layer(mix(colours.mid, colours.light, 0.55), 0.5, 0.55, 0.5, 0.2),
    layer(colours.light, 0.62, 0.66, 0.3, 0.55),
  );
}

/** Leaves on a bough that hangs into the picture: framing for the upper corners. */
export function bough(from: Point, to: Point, leafSize: number, fill: string, seed: number, count = 34): string {
  const random = seeded(seed * 17);
  const middle: Point = [(from[0] + to[0]) / 2, Math.min(from[1], to[1]) + Math.abs(to[1] - from[1]) * 0.3];
  const leaves = Array.from({ length: count }, (_, index) => {
    const t = 0.1 + (index / count) * 0.92;
    const x = (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * middle[0] + t ** 2 * to[0];
    const y = (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * middle[1] + t ** 2 * to[1];
    const turn = random.between(10, 170);
    const size = leafSize * random.between(0.6, 1.15);
    return group(`transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"`, path(`M0 0Q${n(size * 0.4)} ${n(-size * 0.26)} ${n(size)} 0Q${n(size * 0.4)} ${n(size * 0.26)} 0 0Z`, fill));
  });
  return stroke(curve([from, middle, to]), fill, leafSize * 0.12) + leaves.join('');
}

/** A low bush. */
export const bush = (x: number, y: number, width: number, colours: TreeColours, seed: number, side: 1 | -1 = 1) => {
  const layer = (count: number, lift: number, size: number, fill: string, shift: number) =>
    Array.from({ length: count }, (_, index) => {
      const share = count === 1 ? 0 : index / (count - 1) - 0.5;
      return path(curve(leafyPoints(x + (share * 0.8 + shift * side) * width, y - width * (lift - share * share * 0.34), width * size, width * size * 0.8, seed + index * 5 + count), true), fill);
    }).join('');
  return layer(6, 0.12, 0.16, colours.dark, 0) + layer(5, 0.17, 0.11, mix(colours.dark, colours.mid, 0.6), 0.02) + layer(6, 0.2, 0.055, colours.mid, 0.04) + layer(5, 0.225, 0.026, mix(colours.mid, colours.light, 0.6), 0.06);
};
