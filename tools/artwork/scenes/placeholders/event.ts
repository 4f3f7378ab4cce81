import { duskWalls, schoolBlock } from '../../kit/buildings.ts';
import { finished } from '../../kit/frame.ts';
import { grass, hills, streaks, treeLine } from '../../kit/land.ts';
import { glow, sky, stringLights } from '../../kit/light.ts';
import { palette } from '../../kit/palette.ts';
import { canopy } from '../../kit/props.ts';
import { curve, down, ellipse, type Point, path, polygon, rect, stroke } from '../../kit/svg.ts';
import { farther, neemColours, palm, palmColours, tree } from '../../kit/trees.ts';

const [width, height] = [1200, 800];
const pegs: Point[] = Array.from({ length: 15 }, (_, index) => [index * 86 - 10, 92 + Math.sin((index / 14) * Math.PI) * 74]);
const flags = pegs.map(([x, y], index) => polygon([[x, y], [x + 46, y + (index < 7 ? 8 : -6)], [x + 22, y + 56]], [palette.gold, '#FFF3DC', '#C9543A', '#3E63B4'][index % 4] ?? palette.gold)).join('');
const chair = (x: number, y: number, size: number) => rect(x - size * 0.24, y - size, size * 0.48, size * 0.42, '#FFF3DC', 'rx="6"') + rect(x - size * 0.26, y - size * 0.5, size * 0.52, size * 0.1, '#E0C6A4') + stroke(`M${x - size * 0.22} ${y - size * 0.4}V${y}M${x + size * 0.22} ${y - size * 0.4}V${y}`, '#B99A88', size * 0.05) + ellipse(x + size * 0.1, y, size * 0.4, size * 0.06, '#15183E', 'opacity=".4"');

/** An event without a picture of its own: the lawn made ready at dusk. */
export const event = finished(width, height, [
  sky(width, height, { horizon: 460, colours: ['#14225A', '#34428A', '#7E6498', '#D6847A', '#F8BA7C'], sun: { x: 380, y: 400, radius: 40 }, clouds: 8, seed: 17 }),
  hills(width, 450, 50, '#6A5484', 5, height), treeLine(width, 475, 60, '#43396C', 9, height), schoolBlock({ x: 440, y: 520, width: 520, storey: 78, bays: 7, colours: duskWalls }), palm({ x: 1080, y: 540, height: 400, royal: true, colours: farther(palmColours, '#2A2A5A', 0.5), seed: 4 }), tree({ x: 110, y: 560, height: 400, colours: farther(neemColours, '#2A2A5A', 0.5), seed: 6 }),
  rect(0, 516, width, 300, down('#7A7A50', '#4A5A50', '#1F3040')), glow(600, 600, 620, '#FFC070', 0.45, 0.36), streaks(0, 530, width, 260, '#FFD898', 4, 18, 0.2), path('M560 520H640C660 600 620 680 760 810H420C540 680 550 600 560 520Z', '#E8A870', 'opacity=".55"'),
  canopy(170, 640, 330, 250, '#FFF3DC'), canopy(720, 640, 340, 250, '#3E63B4'), glow(335, 570, 150, '#FFD890', 0.5), glow(890, 570, 150, '#FFD890', 0.5),
  stroke(curve(pegs.map(([x, y]) => [x, y] as const)), '#1B1A3C', 3), flags, stringLights([-20, 210], [600, 220], 60, 11), stringLights([600, 220], [1220, 190], 60, 11), stroke('M600 216V560', '#1B1A3C', 6),
  [150, 250, 350, 450].map((x) => chair(x, 700, 76)).join('') + [740, 840, 940, 1040].map((x) => chair(x, 700, 76)).join('') + [80, 210, 340].map((x) => chair(x, 785, 104)).join('') + [860, 990, 1120].map((x) => chair(x, 785, 104)).join(''),
  grass(-10, 1210, 806, 40, '#14203A', 3),
]);
