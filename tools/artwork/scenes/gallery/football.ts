import { goldenWalls, hazyWalls, schoolBlock } from '../../kit/buildings.ts';
import { type FigureOptions, figure } from '../../kit/figure.ts';
import { finished } from '../../kit/frame.ts';
import { blob, grass, hills, streaks, treeLine } from '../../kit/land.ts';
import { beams, fromLeft, glow, goldenLight, sky } from '../../kit/light.ts';
import { skins } from '../../kit/palette.ts';
import { poses } from '../../kit/poses.ts';
import { ball } from '../../kit/props.ts';
import { down, ellipse, group, rect, stroke } from '../../kit/svg.ts';
import { farther, neemColours, palm, palmColours, tree } from '../../kit/trees.ts';

const [width, height] = [1600, 1067];
const light = fromLeft({ ...goldenLight, rim: '#FFE0A0', rimStrength: 1 });
const player = (x: number, y: number, size: number, blue: boolean, more: Partial<FigureOptions>) => figure({ x, y, height: size, light, topFill: blue ? '#2450B4' : '#FFF8E8', bottom: 'shorts', bottomFill: blue ? '#FFF1DC' : '#7A2430', shoes: '#2A1A26', skin: skins[Math.round(x + y) % 6] ?? skins[1], shadow: { slant: 1.6, length: 0.34, opacity: 0.45 }, ...more });
const dust = (x: number, y: number, size: number) => [0, 1, 2, 3, 4, 5].map((index) => blob(x - index * size * 0.5, y - (index % 3) * size * 0.2, size * (0.5 - index * 0.05), size * (0.32 - index * 0.03), '#F6C08A', index + 3)).join('');

/** House football on the red pitch, dust in the evening sun. */
export const football = finished(width, height, [
  sky(width, height, { horizon: 560, colours: ['#3A4A8C', '#8A6E9A', '#DE8A74', '#F9B96E', '#FFDD98'], sun: { x: 380, y: 450, radius: 84 }, clouds: 10, seed: 93 }),
  hills(width, 540, 80, '#C98878', 9, height), treeLine(width, 575, 70, '#8A5A6C', 4, height), schoolBlock({ x: 960, y: 640, width: 420, storey: 62, bays: 7, colours: hazyWalls(goldenWalls, '#D98A70', 0.4), side: -1 }),
  tree({ x: 1480, y: 680, height: 420, spread: 0.95, side: -1, seed: 7, colours: farther(neemColours, '#8A4A50', 0.25) }), palm({ x: 1300, y: 660, height: 380, side: -1, colours: farther(palmColours, '#B86A60', 0.35), seed: 5 }), palm({ x: 90, y: 680, height: 440, lean: 0.08, colours: farther(palmColours, '#8A4A50', 0.35), seed: 8 }),
  rect(0, 640, width, height, down('#E08A54', '#B84E30', '#6A2634')), streaks(0, 650, width, 400, '#FFD09A', 7, 44, 0.4), streaks(0, 660, width, 400, '#5A1F2C', 17, 24, 0.3), glow(380, 760, 800, '#FFC878', 0.5, 0.3),
  stroke('M520 640V520H720V640M520 520L536 536M720 520L704 536', '#FFF1DC', 7), stroke('M-20 700H1620', '#FFE9C8', 4, 'opacity=".5"'), ellipse(850, 890, 330, 84, 'none', 'stroke="#FFE9C8" stroke-width="5" opacity=".4"'),
  beams(380, 450, [10, 24, 38, 52], 1500, 4, '#FFD898', 0.25),
  player(620, 660, 130, false, { topFill: '#2F6B52', pose: poses.reach }), player(860, 690, 160, true, { pose: poses.run }), player(1180, 720, 190, false, { pose: poses.run, facing: -1 }), player(300, 730, 200, true, { pose: poses.stroll }),
  group('opacity=".42"', dust(700, 985, 80), dust(1220, 946, 50)),
  player(1130, 940, 480, false, { pose: { ...poses.run, lean: 4, nearLeg: [44, 6], farLeg: [-20, -70] }, facing: -1, face: true }),
  player(460, 900, 380, false, { pose: { ...poses.run, nearLeg: [-24, -74], farLeg: [50, -6], nearArm: [40, 116], farArm: [-46, 30] }, face: true }),
  player(760, 985, 600, true, { pose: { ...poses.kick, nearArm: [-64, -50], farArm: [60, 96], lean: -16 }, skin: skins[2], face: true }),
  ball(1040, 850, 36), grass(-10, 340, 1078, 70, '#3A1C34', 3), grass(1240, 1620, 1078, 70, '#3A1C34', 6),
]);
