import { goldenWalls, schoolBlock } from '../../kit/buildings.ts';
import { kente } from '../../kit/clothes.ts';
import { crowd } from '../../kit/crowd.ts';
import { figure } from '../../kit/figure.ts';
import { finished } from '../../kit/frame.ts';
import { hills, streaks, treeLine } from '../../kit/land.ts';
import { distant, glow, goldenLight, sky } from '../../kit/light.ts';
import { palette, skins } from '../../kit/palette.ts';
import { poses } from '../../kit/poses.ts';
import { across, down, group, path, polygon, rect, stroke } from '../../kit/svg.ts';
import { bough, farther, flameColours, palm, palmColours, tree } from '../../kit/trees.ts';

const [width, height] = [1200, 1500];
const hat = (x: number, y: number, size: number, turn: number) => group(`transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 40})"`, polygon([[-20, -2], [0, -11], [20, -2], [0, 8]], '#1B2A5E') + polygon([[-10, 3], [0, 8], [10, 3], [10, 13], [0, 18], [-10, 13]], '#12295F') + polygon([[0, 8], [20, -2], [20, 0], [0, 10]], '#FFD58C') + stroke('M0 -2Q14 2 15 14', palette.gold, 1.6) + rect(13.4, 13, 3, 7, palette.gold));
const scroll = ([x, y]: readonly [number, number]) => polygon([[x - 7, y - 3], [x + 7, y - 6], [x + 7.600, y - 2.600], [x - 6.400, y + 0.400]], across('#E6D2A8', '#FFFBEF')) + polygon([[x - 0.800, y - 4.600], [x + 1, y - 5], [x + 1.600, y - 1.200], [x - 0.200, y - 0.800]], '#B3261E');
const gown = { top: 'gown', hair: 'mortar', hairFill: '#1B2A5E', topFill: '#1B2F6E', bottomFill: '#14163A', light: goldenLight, face: 'smile', shadow: { slant: -1, length: 0.28 } } as const;

/** Graduation: caps in the air before the old block. */
export const graduation = finished(width, height, [
  sky(width, height, { horizon: 860, sun: { x: 880, y: 660, radius: 66 }, clouds: 12, seed: 38 }),
  distant([
  hills(width, 840, 80, '#CF9686', 4, height), treeLine(width, 870, 80, '#96687A', 9, height),
  schoolBlock({ x: 60, y: 1000, width: 820, storey: 136, bays: 7, colours: goldenWalls }), palm({ x: 130, y: 1010, height: 640, royal: true, colours: farther(palmColours, '#E9A880', 0.15), seed: 2 }), tree({ x: 1080, y: 1040, height: 520, spread: 1.1, umbrella: true, colours: farther(flameColours, '#E9A880', 0.1), seed: 3 }),
  ].join('')),
  rect(0, 994, width, height, down('#C9A25A', '#8A7A48', '#3A4844')), path('M-20 1500C200 1250 500 1080 560 996H700C760 1080 1100 1250 1240 1500Z', down('#F6CF98', '#DE9A68', '#9A584C')), streaks(0, 1010, width, 460, '#FFE7B0', 6, 30, 0.28), glow(880, 660, 620, '#FFD890', 0.45),
  crowd({ x: 40, width: 420, y: 1120, rows: 2, size: 110, count: 5, back: false, fills: ['#FFF8E8', '#B3472B', '#2F6B52', '#E3A82B'], hairs: ['wrap', 'short', 'low', 'bun'], seed: 6, light: goldenLight }), crowd({ x: 800, width: 420, y: 1120, rows: 2, size: 110, count: 5, back: false, fills: ['#FFF8E8', '#7A2F4A', '#3E63B4', '#E9D3A4'], hairs: ['wrap', 'short', 'low', 'bald'], seed: 11, light: goldenLight }),
  figure({ ...gown, x: 420, y: 1210, height: 480, pose: { ...poses.cheer, nearArm: [-150, -168] }, skin: skins[1], hair: 'short', hairFill: '#1A1118' }), figure({ ...gown, x: 800, y: 1215, height: 480, pose: { ...poses.cheer, nearArm: [-146, -166] }, facing: -1, skin: skins[4], hair: 'low', hairFill: '#1A1118' }),
  figure({ ...gown, x: 240, y: 1330, height: 590, pose: { ...poses.cheer, nearArm: [-140, -160], farArm: [18, 50] }, facing: -1, skin: skins[3], stole: kente(5) }), figure({ ...gown, x: 980, y: 1335, height: 590, pose: { ...poses.cheer, farArm: [26, 70] }, skin: skins[0], stole: kente(5) }),
  figure({ ...gown, x: 610, y: 1420, height: 720, pose: { ...poses.armsUp, nearArm: [-150, -166], farArm: [26, 70], turn: 0.15 }, skin: skins[2], stole: kente(5), inNearHand: scroll, hair: 'short', hairFill: '#1A1118' }),
  hat(300, 420, 110, -24), hat(520, 250, 130, 18), hat(790, 330, 104, 40), hat(660, 500, 80, -14), hat(960, 490, 74, 22), hat(420, 590, 70, 30), hat(150, 600, 64, -36),
  bough([-30, -30], [420, 130], 84, '#23303E', 8, 40), bough([1230, -30], [900, 90], 76, '#23303E', 5, 34),
]);
