import { seeded } from './random.ts';
import { curve, n, type Point, path } from './svg.ts';

/** A soft irregular round shape: clumps of leaves, bushes, stones. */
function blobPoints(cx: number, cy: number, rx: number, ry: number, seed: number, roughness = 0.16, count = 11): Point[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const swell = 1 + random.between(-roughness, roughness);
    return [cx + Math.cos(angle) * rx * swell, cy + Math.sin(angle) * ry * swell] as const;
  });
}

export const blob = (cx: number, cy: number, rx: number, ry: number, fill: string, seed: number, roughness = 0.16) =>
  path(curve(blobPoints(cx, cy, rx, ry, seed, roughness), true), fill);

/** A range of hills from edge to edge, closed down to `bottom`. */
export function hills(width: number, y: number, swell: number, fill: string, seed: number, bottom = 3000): string {
  const random = seeded(seed);
  const steps = 9;
  const crest: Point[] = Array.from({ length: steps + 3 }, (_, index) => [((index - 1) / steps) * width, y - random.between(0, swell)]);
  return path(`${curve(crest)}L${n(width * 1.2)} ${bottom}L${n(-width * 0.2)} ${bottom}Z`, fill);
}

/** A far line of tree crowns, closed down to `bottom`. */
export function treeLine(width: number, y: number, size: number, fill: string, seed: number, bottom = y + size * 2): string {
  const random = seeded(seed);
  let data = `M${n(-size)} ${n(bottom)}V${n(y)}`;
  let x = -size;
  while (x < width + size) {
    const crown = size * random.between(0.7, 1.9);
    const tall = size * random.between(0.25, 0.75);
    const lobes = 5;
    for (let index = 1; index <= lobes; index += 1) {
      const share = index / lobes;
      const radius = crown / lobes * random.between(0.55, 0.75);
      data += `A${n(radius)} ${n(radius)} 0 0 1 ${n(x + crown * share)} ${n(y - tall * Math.sin(Math.PI * Math.min(share, 0.96)) ** 0.6)}`;
    }
    x += crown;
  }
  return path(`${data}L${n(x)} ${n(bottom)}Z`, fill);
}

/** Blades of grass along a line; the near edge of lawns and roads. */
export function grass(fromX: number, toX: number, y: number, height: number, fill: string, seed: number, density = 0.16): string {
  const random = seeded(seed);
  const count = Math.round((toX - fromX) * density);
  let data = '';
  for (let index = 0; index < count; index += 1) {
    const x = random.between(fromX, toX);
    const tall = height * random.between(0.35, 1);
    const lean = tall * random.between(-0.5, 0.5);
    const wide = Math.max(1.4, tall * 0.07);
    data += `M${n(x - wide)} ${n(y)}Q${n(x)} ${n(y - tall * 0.6)} ${n(x + lean)} ${n(y - tall)}Q${n(x + wide * 0.6)} ${n(y - tall * 0.5)} ${n(x + wide)} ${n(y)}Z`;
  }
  return path(data, fill);
}

/** Flat strokes that lie on the ground: worn earth, ripples, tyre marks. */
export function streaks(x: number, y: number, width: number, height: number, fill: string, seed: number, count = 18, opacity = 0.4): string {
  const random = seeded(seed);
  let data = '';
  for (let index = 0; index < count; index += 1) {
    const share = random.between(0, 1);
    const [cx, cy] = [x + random.between(0, width), y + share * height];
    const [long, thick] = [width * random.between(0.03, 0.12) * (0.4 + share), height * 0.014 * (0.4 + share)];
    data += `M${n(cx - long)} ${n(cy)}Q${n(cx)} ${n(cy - thick * 2)} ${n(cx + long)} ${n(cy)}Q${n(cx)} ${n(cy + thick)} ${n(cx - long)} ${n(cy)}Z`;
  }
  return path(data, fill, `opacity="${opacity}"`);
}
