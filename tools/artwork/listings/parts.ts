import { blurred, grain, vignette } from '../kit/light.ts';
import { mix, palette, shaded, sunned } from '../kit/palette.ts';
import { across, clipped, define, down, group, n, type Point, path, picture, polygon, rect, stroke } from '../kit/svg.ts';
import { frond } from '../kit/trees.ts';

/** Side of a listing's picture in pixels. */
export const side = 1200;

/** A colour in evening sun; blues brighten before they warm, so that they do not turn grey. */
export function lift(colour: string, amount: number): string {
  const [red, , blue] = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)) as [number, number, number];
  return blue > red + 12 ? mix(mix(colour, '#5B7CE0', amount), '#F3B9A0', amount * 0.22) : sunned(colour, amount);
}

/** Fill over the whole picture, from the sun's upper right to the lower left. */
const fromSun = (...colours: string[]) =>
  define((id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="1150" y1="0" x2="150" y2="1200">${colours.map((colour, i) => `<stop offset="${n(i / (colours.length - 1))}" stop-color="${colour}"/>`).join('')}</linearGradient>`);

/** Window light that falls across a surface, with the bars of the window between its panes. */
export function windowLight(opacity = 0.5, colour = '#FFE7B4'): string {
  const panes = [0, 1, 2].map((i) => polygon([[760 + i * 190, -40], [930 + i * 190, -40], [330 + i * 190, 1240], [160 + i * 190, 1240]], colour));
  return group(`opacity="${opacity}"`, blurred(panes.join(''), 9));
}

/** The soft shadow of palm leaves that hang outside the picture. */
export function palmShadow(x: number, y: number, reach: number, colour: string, opacity = 0.28): string {
  const leaves = [95, 128, 160, 60].map((angle, i) => frond([x, y], angle, reach * (1 - i * 0.08), 0.12, colour, 0.13));
  return group(`opacity="${opacity}"`, blurred(leaves.join(''), 7));
}

/** A picture looked at from above: warm cloth or paper, window light, the objects, grain. */
export function flatLay(ground: string, ...objects: string[]): string {
  return picture(side, side,
    rect(0, 0, side, side, fromSun(sunned(ground, 0.55), ground, mix(shaded(ground, 0.3), palette.terracotta, 0.2))),
    windowLight(0.38), palmShadow(1260, -120, 760, shaded(ground, 0.7), 0.22),
    ...objects, finish());
}

/** A picture looked at from the front: a wall, a table from `horizon` down, the objects, grain. */
export function tabletop(wall: readonly [top: string, bottom: string], table: string, horizon: number, ...objects: string[]): string {
  return picture(side, side,
    rect(0, 0, side, horizon, down(...wall)), windowLight(0.3, sunned(wall[1], 0.6)),
    palmShadow(1240, -80, 720, shaded(wall[1], 0.6), 0.24),
    rect(0, horizon, side, side - horizon, fromSun(sunned(table, 0.5), table, shaded(table, 0.42))),
    rect(0, horizon - 3, side, 5, sunned(table, 0.6), 'opacity=".55"'),
    group('opacity=".4"', blurred(polygon([[900, horizon + 4], [1240, horizon + 4], [980, 1220], [430, 1220]], sunned(table, 0.85)), 26)),
    ...objects, finish());
}

/** What every listing's picture ends with: darker edges and grain. */
export const finish = () => vignette(side, side, '#7A3428', 0.24) + grain(side, side, 0.16);

/** The shadow of a thing that lies flat, away from the sun. */
export function lyingShadow(data: string, depth = 30, colour = '#3A1430'): string {
  const copy = (share: number, blur: number, opacity: number) =>
    group(`transform="translate(${n(-depth * share)} ${n(depth * share * 1.15)})" opacity="${opacity}"`, blurred(path(data, colour), blur));
  return copy(1.7, depth * 0.9, 0.3) + copy(0.8, depth * 0.35, 0.34) + copy(0.25, 4, 0.4);
}

/** The long shadow of a thing that stands on a table: from its foot to the lower left. */
export function standingShadow(left: number, right: number, foot: number, length = 420, colour = '#2A1030'): string {
  const fade = define((id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(right)}" y1="0" x2="${n(left - length * 1.2)}" y2="0"><stop stop-color="${colour}" stop-opacity=".62"/><stop offset="1" stop-color="${colour}" stop-opacity=".06"/></linearGradient>`);
  const cast = polygon([[left, foot - 6], [right, foot - 8], [right - length * 1.15, foot + length * 0.42], [left - length * 1.3, foot + length * 0.4]], fade);
  const contact = path(`M${n(left - 14)} ${n(foot - 4)}H${n(right - 4)}V${n(foot + 12)}H${n(left - 24)}Z`, colour, 'opacity=".7"');
  return blurred(cast, 11) + blurred(contact, 7);
}

/** A shape with a form of its own: dark on the left, sunlit on the right. */
export function formed(data: string, colour: string, { dark = 0.45, light = 0.4 } = {}): string {
  return path(data, across(shaded(colour, dark), shaded(colour, dark * 0.28), colour, lift(colour, light * 0.45), lift(colour, light)));
}

/** A soft fold in cloth that runs out at both ends: a dark valley with a lit ridge on its sunny side; start, bend, end. */
export function fold([from, bend, to]: readonly [Point, Point, Point], width: number, colour: string, strength = 1): string {
  const lens = (shift: number, wide: number) => `M${from.join(' ')}Q${n(bend[0] + shift)} ${bend[1]} ${to.join(' ')}Q${n(bend[0] + shift + wide)} ${bend[1]} ${from.join(' ')}Z`;
  return group(`opacity="${strength}"`,
    blurred(path(lens(-width, width * 1.7), shaded(colour, 0.75), 'opacity=".75"'), width * 0.2),
    blurred(path(lens(width * 0.9, width * 1.3), lift(colour, 0.42), 'opacity=".7"'), width * 0.22));
}

/** A run of stitches. */
export const stitches = (data: string, colour: string, width = 3) => stroke(data, colour, width, 'stroke-dasharray="9 7" opacity=".8"');

/** Fine weave over a shape, so that cloth does not look like card. */
export function weave(data: string, colour: string, step = 7, opacity = 0.16): string {
  const dot = (place: number) => `<circle cx="${n(step * place)}" cy="${n(step * place)}" r="${n(step * 0.24)}" fill="${colour}"/>`;
  const pattern = define((id) => `<pattern id="${id}" width="${step}" height="${step}" patternUnits="userSpaceOnUse">${dot(0.3)}${dot(0.8)}</pattern>`);
  return group(`opacity="${opacity}"`, path(data, pattern));
}

/** Shows parts only within a shape. */
export const within = (data: string, ...parts: string[]) => clipped(data, parts.join(''));

/** Marks that read as lines of print from afar. */
export function print(x: number, y: number, width: number, lines: number, leading: number, colour: string, thick = 5): string {
  const marks = Array.from({ length: lines }, (_, line) => {
    const words = Array.from({ length: 7 }, (_, word) => 0.08 + (((line * 7 + word * 5) % 9) / 9) * 0.1);
    const full = words.reduce((sum, word) => sum + word + 0.02, 0);
    const scale = ((line % 6 === 5 ? 0.55 : 1) * width) / full;
    let from = x;
    return words.map((word) => {
      const mark = `M${n(from)} ${n(y + line * leading)}h${n(word * scale)}`;
      from += (word + 0.02) * scale;
      return mark;
    }).join('');
  });
  return path(marks.join(''), 'none', `stroke="${colour}" stroke-width="${thick}" opacity=".6"`);
}
