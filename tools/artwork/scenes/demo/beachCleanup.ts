import { type FigureOptions, figure } from '../../kit/figure.ts';
import { high, story, wide } from '../../kit/frame.ts';
import { blob, streaks } from '../../kit/land.ts';
import { distant, fromLeft, goldenLight, sky } from '../../kit/light.ts';
import { palette, skins } from '../../kit/palette.ts';
import { poses } from '../../kit/poses.ts';
import { across, down, path, rect, stroke } from '../../kit/svg.ts';
import { farther, frond, palm, palmColours } from '../../kit/trees.ts';

const light = fromLeft(goldenLight);
const sack = (x: number, y: number, size: number) => path(`M${x - size * 0.4} ${y}Q${x - size * 0.6} ${y - size * 0.5} ${x - size * 0.12} ${y - size * 0.84}L${x - size * 0.2} ${y - size}H${x + size * 0.2}L${x + size * 0.12} ${y - size * 0.84}Q${x + size * 0.6} ${y - size * 0.5} ${x + size * 0.4} ${y}Z`, across('#FFE9BE', '#C99A62', '#7A5148')) + rect(x - size * 0.14, y - size * 0.87, size * 0.28, size * 0.05, '#5A3038');
const canoe = (x: number, y: number, size: number, hull: string) => path(`M${x - size} ${y - size * 0.34}Q${x - size * 0.6} ${y + size * 0.08} ${x} ${y + size * 0.08}T${x + size} ${y - size * 0.4}Q${x + size * 0.5} ${y - size * 0.16} ${x} ${y - size * 0.16}T${x - size} ${y - size * 0.34}Z`, across(hull, '#2A2450')) + path(`M${x - size * 0.86} ${y - size * 0.22}Q${x - size * 0.4} ${y - size * 0.02} ${x} ${y - size * 0.04}T${x + size * 0.88} ${y - size * 0.26}L${x + size * 0.8} ${y - size * 0.18}Q${x + size * 0.4} ${y + size * 0.02} ${x} ${y + size * 0.02}T${x - size * 0.8} ${y - size * 0.16}Z`, '#E3A82B') + stroke(`M${x + size * 0.1} ${y - size * 0.1}V${y - size * 0.8}`, '#3A2444', 5) + path(`M${x + size * 0.1} ${y - size * 0.8}L${x + size * 0.4} ${y - size * 0.68}L${x + size * 0.1} ${y - size * 0.58}Z`, '#B3472B');
const rake = ([x, y]: readonly [number, number]) => stroke(`M${x - 8} ${y - 20}L${x + 12} ${y + 24}`, '#8A5230', 1.3) + stroke(`M${x + 8} ${y + 25.500}L${x + 16} ${y + 22}M${x + 8} ${y + 25}L${x + 9.500} ${y + 28.500}M${x + 11} ${y + 24}L${x + 12.500} ${y + 27.500}M${x + 14} ${y + 23}L${x + 15.500} ${y + 26.500}`, '#3A2444', 1);
const volunteer = (x: number, y: number, height: number, more: Partial<FigureOptions>) => figure({ x, y, height, light, topFill: palette.white, bottom: 'shorts', bottomFill: '#2A3A78', shoes: '#3A2030', skin: skins[Math.round(x) % 6] ?? skins[1], shadow: { slant: 1.2, length: 0.3, opacity: 0.4 }, ...more });

/** Volunteers and fishermen clear the beach at La. */
export const beachCleanup = story(
  sky(wide, high, { horizon: 500, colours: ['#3F62A8', '#8C9AC8', '#E0AE9C', '#FBCB8C', '#FFE8B4'], sun: { x: 330, y: 400, radius: 62 }, clouds: 11, seed: 61 }),
  distant([
  rect(0, 498, wide, 240, down('#E8B088', '#7A8AB0', '#35589A', '#2B4A86')), streaks(60, 506, 900, 190, '#FFF0C0', 9, 30, 0.55), streaks(0, 520, 1600, 200, '#24437E', 5, 22, 0.35), streaks(240, 506, 190, 190, '#FFF6D8', 21, 28, 0.8),
  ].join('')),
  path('M-20 700Q260 640 520 690T1040 668T1620 640V1080H-20Z', '#FFF6E2', 'opacity=".85"'), path('M-20 716Q260 660 520 708T1040 684T1620 656V1080H-20Z', '#9C8A94'), path('M-20 742Q280 690 540 736T1060 706T1620 676V1080H-20Z', down('#E9BE8A', '#D99A68', '#9A5A4C')), streaks(0, 760, 1600, 300, '#FFE7B8', 3, 18, 0.4), streaks(0, 760, 1600, 300, '#7A4048', 17, 10, 0.25),
  canoe(1180, 610, 90, '#3E63B4'), canoe(820, 570, 46, '#8A3A34'),
  distant(palm({ x: 1290, y: 740, height: 520, lean: -0.2, side: -1, colours: farther(palmColours, '#E9A880', 0.12), seed: 4 }) + palm({ x: 1530, y: 770, height: 500, lean: -0.22, side: -1, seed: 9 })), palm({ x: 1400, y: 760, height: 590, lean: -0.1, side: -1, seed: 7 }),
  canoe(1330, 800, 250, '#B3472B'),
  volunteer(560, 780, 190, { pose: poses.bend, facing: -1 }), volunteer(660, 790, 200, { pose: poses.stand, topFill: '#E3A82B' }), volunteer(900, 800, 210, { pose: poses.bend, hair: 'wrap', hairFill: '#1B3F94', bottom: 'trousers' }), volunteer(1010, 806, 215, { pose: poses.walk, facing: -1, topFill: '#7FA0DC' }),
  sack(800, 830, 70), sack(470, 830, 60), volunteer(220, 850, 300, { pose: poses.walk, inNearHand: ([x, y]) => sack(x + 2, y + 16, 17), face: true }),
  sack(1120, 960, 150), sack(1230, 975, 130), blob(980, 985, 26, 12, '#8FA0B8', 3), blob(560, 1000, 22, 11, '#3E63B4', 5), rect(850, 1000, 44, 16, '#E9D3A4', 'rx="8"'), rect(690, 960, 14, 34, '#8FBFA8', 'rx="5"'),
  volunteer(420, 985, 460, { pose: { ...poses.bend, lean: 26, nearArm: [36, 54], farArm: [56, 70], head: 6 }, face: 'smile', skin: skins[1], inFarHand: rake, topFill: '#E3A82B' }),
  volunteer(850, 975, 470, { pose: { ...poses.crouch, farArm: [46, 58] }, facing: -1, face: 'smile', skin: skins[3], hair: 'cap', hairFill: '#1B3F94', inNearHand: ([x, y]) => rect(x - 1, y - 2, 3, 9, '#8FBFA8', 'rx="1.500"') }),
  volunteer(1040, 1000, 500, { pose: { ...poses.relaxed, nearArm: [-10, 8], farArm: [30, 60] }, facing: -1, face: 'smile', skin: skins[0], hair: 'short', topFill: palette.white }),
  distant([[-10, 190, -0.2], [30, 170, 0], [-30, 150, 0.2]].map(([x = 0, length = 0, droop = 0], index) => frond([1640, 1100], 200 + index * 22 + x * 0.2, length * 2.2, 0.2 + droop, '#1D2A44')).join(''), 2.5),
);
