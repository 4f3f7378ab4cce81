import { finished } from '../../kit/frame.ts';
import { blob } from '../../kit/land.ts';
import { glow } from '../../kit/light.ts';
import { mix } from '../../kit/palette.ts';
import { seeded } from '../../kit/random.ts';
import { across, curve, down, ellipse, group, type Point, path, polygon, rect, slanted, stroke } from '../../kit/svg.ts';

const [width, height] = [1600, 900];
const random = seeded(62);
/** A place on the ground plan, seen from above at a slant; the sun stands low at the left. */
const seen = (x: number, y: number, z = 0): Point => [830 + (x - y) * 0.9, 430 + (x + y) * 0.46 - z * 0.9];

function block(x: number, y: number, along: number, deep: number, tall: number): string {
  const lift = deep * 0.42;
  const over = 9;
  const ridge: [Point, Point] = along > deep ? [seen(x + deep * 0.45, y + deep / 2, tall + lift), seen(x + along - deep * 0.45, y + deep / 2, tall + lift)] : [seen(x + along / 2, y + along * 0.45, tall + along * 0.42), seen(x + along / 2, y + deep - along * 0.45, tall + along * 0.42)];
  const [far, right, near, left] = [seen(x - over, y - over, tall), seen(x + along + over, y - over, tall), seen(x + along + over, y + deep + over, tall), seen(x - over, y + deep + over, tall)];
  const openings = (count: number, at: (t: number, z: number) => Point, glass: string) => Array.from({ length: count }, (_, index) => [0.1, 0.56].map((level) => {
    const [from, to] = [(index + 0.26) / count, (index + 0.74) / count];
    return polygon([at(from, tall * level), at(to, tall * level), at(to, tall * (level + 0.3)), at(from, tall * (level + 0.3))], glass);
  }).join('')).join('');
  const faceLeft = (t: number, z: number) => seen(x + along * t, y + deep, z);
  const faceRight = (t: number, z: number) => seen(x + along, y + deep * (1 - t), z);
  const count = (size: number) => Math.max(2, Math.round(size / 44));
  const shadow = polygon([seen(x + along, y), seen(x + along + tall * 1.9, y - tall * 0.5), seen(x + along + tall * 1.9, y + deep - tall * 0.5), seen(x + along, y + deep)], '#2A1A44', 'opacity=".42"');
  const roofs: [Point[], string][] = along > deep
    ? [[[left, near, ridge[1], ridge[0]], '#D9744A'], [[far, left, ridge[0]], '#F0A468'], [[right, near, ridge[1]], '#7A3444'], [[far, right, ridge[1], ridge[0]], '#A04A3C']]
    : [[[left, near, ridge[1]], '#D9744A'], [[far, left, ridge[1], ridge[0]], '#F0A468'], [[near, right, ridge[0], ridge[1]], '#7A3444'], [[far, right, ridge[0]], '#A04A3C']];
  return shadow + polygon([seen(x, y + deep), seen(x + along, y + deep), seen(x + along, y + deep, tall), seen(x, y + deep, tall)], across('#F9DDAE', '#EBC08E')) + polygon([seen(x + along, y), seen(x + along, y + deep), seen(x + along, y + deep, tall), seen(x + along, y, tall)], '#8A6078') +
    openings(count(along), faceLeft, '#6E4458') + openings(count(deep), faceRight, '#3E2C56') + roofs.toReversed().map(([points, fill]) => polygon(points, fill)).join('') + stroke(`M${ridge[0].join(' ')}L${ridge[1].join(' ')}`, '#FFD79A', 3);
}

function crown(x: number, y: number, size: number, dark: string, mid: string, light: string, seed: number): string {
  const [px, py] = seen(x, y);
  return ellipse(px + size * 1.1, py + size * 0.05, size * 1.3, size * 0.45, '#2A1A44', 'opacity=".4"') + rect(px - size * 0.08, py - size * 0.7, size * 0.16, size * 0.7, '#4A2A34') +
    [0, 1, 2, 3, 4].map((index) => blob(px + (index - 2) * size * 0.32, py - size * (0.9 + (index % 2) * 0.3), size * 0.48, size * 0.42, dark, seed + index)).join('') + [0, 1, 2, 3].map((index) => blob(px + (index - 2) * size * 0.3, py - size * (1.06 + (index % 2) * 0.26), size * 0.34, size * 0.27, mid, seed + index + 9)).join('') + [0, 1].map((index) => blob(px - size * (0.62 - index * 0.32), py - size * (1.16 + index * 0.24), size * 0.18, size * 0.13, light, seed + index + 20)).join('');
}
const neem = (x: number, y: number, size: number, seed: number) => crown(x, y, size, '#26463F', '#4E7240', '#B9B04C', seed);
const flame = (x: number, y: number, size: number, seed: number) => crown(x, y, size, '#7A2C30', '#CC4A2E', '#F5A04A', seed);

const boy = (x: number, y: number) => {
  const [px, py] = seen(x, y);
  return polygon([[px, py], [px + 36, py - 3], [px + 36, py], [px, py + 3]], '#2A1A44', 'opacity=".45"') + rect(px - 2.500, py - 10, 5, 10, '#12295F') + rect(px - 3.500, py - 19, 7, 11, '#FFF3DC', 'rx="2"') + rect(px - 3.500, py - 19, 2, 11, '#FFFFFF') + ellipse(px, py - 22, 2.900, 3.300, '#2A1820');
};
const rows = Array.from({ length: 9 }, (_, line) => Array.from({ length: 13 }, (_, index) => boy(-150 + line * 27 + random.between(-2, 2), -110 + index * 19 + random.between(-2, 2))).join('')).join('');
const ground = (fill: string, ...places: [number, number][]) => polygon(places.map(([x, y]) => seen(x, y)), fill);
const fog = (x: number, y: number, rx: number, opacity: number) => glow(x, y, rx, '#FFE2B4', opacity, 0.24);
const [footX, footY] = seen(150, 20);

/** The quadrangle from above at dawn, the school lined up for assembly. */
export const about = finished(width, height, [
  rect(0, 0, width, height, slanted('#D9B078', '#9A8450', '#5E6A48', '#3A5048')),
  ...Array.from({ length: 60 }, (_, index) => blob(random.between(-40, 1640), random.between(-20, 920), random.between(40, 130), random.between(14, 36), index % 2 ? '#FFE0A0' : '#2F4A44', index, 0.2)).map((spot) => group('opacity=".1"', spot)),
  ground('#D08A5C', [-1200, 330], [1200, 330], [1200, 410], [-1200, 410]), ground('#D08A5C', [340, -1200], [410, -1200], [410, 1200], [340, 1200]), ground('#F0BE8A', [-1200, 332], [1200, 332], [1200, 340], [-1200, 340]),
  ground('#DE9A68', [-260, -230], [300, -230], [300, 300], [-260, 300]), ground('#E9AE7A', [-230, -200], [270, -200], [270, 270], [-230, 270]), path(curve([seen(-230, 120), seen(-60, 150), seen(110, 120), seen(270, 160)]), 'none', 'stroke="#F6CC98" stroke-width="22" opacity=".5"'),
  neem(-420, -460, 70, 3), neem(-520, -300, 62, 8), neem(-160, -520, 66, 5), flame(60, -500, 62, 12), neem(-620, -120, 70, 14), neem(300, -560, 64, 22), neem(520, -420, 60, 27),
  block(-280, -330, 600, 110, 92), block(-400, -190, 110, 500, 92), neem(-330, 350, 52, 31),
  rows, boy(150, -10), boy(168, 46), boy(186, 60), stroke(`M${footX} ${footY}V${footY - 170}`, '#FFF3DC', 4), path(`M${footX + 2} ${footY - 168}q30 -10 62 2v34q-32 -12 -62 -2z`, down('#B3261E', '#E3A82B', '#1E6F4C')), polygon([[footX, footY], [footX + 190, footY - 16], [footX + 190, footY - 11], [footX, footY + 4]], '#2A1A44', 'opacity=".35"'),
  flame(-200, 240, 54, 41), neem(230, -170, 50, 46), block(320 - 200 + 60, 150, 120, 180, 84), flame(40, 262, 46, 44),
  block(470, -330, 300, 120, 80), block(470, -60, 120, 300, 80), neem(700, -60, 64, 51), neem(660, 150, 70, 55), flame(420, 330, 60, 58), neem(200, 480, 74, 61), neem(-40, 520, 70, 66), block(-330, 470, 260, 110, 76), neem(-480, 480, 70, 70), neem(-560, 330, 66, 73), neem(480, 520, 80, 77), neem(760, 360, 80, 80),
  fog(200, 160, 460, 0.5), fog(760, 90, 520, 0.4), fog(1330, 250, 420, 0.26), fog(260, 620, 420, 0.3), fog(1200, 760, 420, 0.14), group('style="mix-blend-mode:screen"', glow(20, -80, 1250, '#FFB860', 0.6)), rect(0, 0, width, height, slanted(['#FFC878', 0.1], ['#FFC878', 0], [mix('#1A2A66', '#1A1240', 0.3), 0.4])),
], 0.2);
