import { duskWalls, schoolBlock } from '../../kit/buildings.ts';
import { kente, smockStripes, waxPrint } from '../../kit/clothes.ts';
import { figure } from '../../kit/figure.ts';
import { high, story, wide } from '../../kit/frame.ts';
import { grass, hills, streaks, treeLine } from '../../kit/land.ts';
import { duskLight, glow, sky, stringLights } from '../../kit/light.ts';
import { palette, skins } from '../../kit/palette.ts';
import { poses } from '../../kit/poses.ts';
import { table } from '../../kit/props.ts';
import { down, ellipse, rect, stroke } from '../../kit/svg.ts';
import { bough, farther, neemColours, tree } from '../../kit/trees.ts';

const night = { light: { ...duskLight, rim: '#FFCB80', rimStrength: 0.85 }, shadow: { slant: -0.8, length: 0.22, opacity: 0.5, colour: '#140F30' } };
const glass = ([x, y]: readonly [number, number]) => rect(x - 1.2, y - 4.6, 2.4, 5, '#F7D48A', 'opacity=".9"');

/** Classmates embrace under strings of lights, ten years on. */
export const decadeReunion = story(
  sky(wide, high, { horizon: 600, colours: ['#0F1B4A', '#2B3C7C', '#6A5C94', '#C87A80', '#F4AC70'], clouds: 8, seed: 4 }),
  hills(wide, 590, 60, '#5D4C80', 3, high), treeLine(wide, 610, 80, '#3B3468', 8, high),
  schoolBlock({ x: 620, y: 670, width: 720, storey: 105, bays: 8, colours: duskWalls }),
  tree({ x: 250, y: 700, height: 560, spread: 0.95, seed: 9, colours: { ...farther(neemColours, '#1B1F4A', 0.6), light: '#6A6A4A' } }),
  tree({ x: 1500, y: 700, height: 500, spread: 0.9, seed: 4, side: -1, colours: { ...farther(neemColours, '#1B1F4A', 0.6), light: '#6A6A4A' } }),
  rect(0, 665, wide, high, down('#5A4A5A', '#3A3050', '#1A1838')), glow(800, 800, 760, '#FFB866', 0.42, 0.34), streaks(100, 690, 1400, 340, '#FFC880', 5, 22, 0.14),
  stringLights([-30, 170], [820, 210], 105, 13), stringLights([820, 210], [1640, 120], 110, 13), stringLights([-30, 360], [820, 210], 50, 11, '#FFD67E', 4), stringLights([820, 210], [1640, 350], 56, 11, '#FFD67E', 4), stroke('M820 205V700', '#1B1838', 7),
  figure({ ...night, x: 640, y: 720, height: 250, pose: poses.relaxed, top: 'dress', topFill: waxPrint('#8A2F3A', '#E3A82B', 5), hair: 'wrap', hairFill: '#E3A82B', skin: skins[3] }),
  figure({ ...night, x: 720, y: 722, height: 262, pose: poses.relaxed, facing: -1, top: 'long', topFill: '#E9D3A4', bottomFill: '#2A2748', inFarHand: glass }),
  figure({ ...night, x: 1085, y: 716, height: 256, pose: poses.cheer, facing: -1, topFill: '#7FA0DC', bottomFill: '#23264E', inNearHand: glass }),
  figure({ ...night, x: 1010, y: 722, height: 254, pose: poses.relaxed, top: 'smock', topFill: smockStripes('#E9D8B8', '#7A2F3A', 3), skin: skins[1] }),
  table(1180, 850, 330, 120, '#F1E2C2', 0.85), [1220, 1290, 1360, 1430].map((x) => ellipse(x, 724, 18, 6, '#C98A4A') + rect(x + 22, 698, 9, 26, '#F7D48A')).join(''), glow(1330, 720, 130, '#FFD98E', 0.5),
  figure({ ...night, x: 330, y: 880, height: 420, pose: poses.relaxed, top: 'smock', topFill: smockStripes(), bottomFill: '#23264E', skin: skins[2], face: 'smile', inFarHand: glass }),
  figure({ ...night, x: 478, y: 890, height: 410, pose: { ...poses.relaxed, nearArm: [-8, 2] }, facing: -1, topFill: palette.white, bottomFill: '#3B3F6B', skin: skins[4], face: 'smile', beard: true }),
  figure({ ...night, x: 952, y: 985, height: 590, pose: { ...poses.embrace, nearArm: [80, 128], farArm: [66, 72] }, facing: -1, top: 'long', topFill: '#E3A82B', bottomFill: '#1D2050', skin: skins[1], hair: 'low', face: 'smile' }),
  figure({ ...night, x: 815, y: 990, height: 600, pose: { ...poses.embrace, nearArm: [44, 140], farArm: [8, 40] }, top: 'blazer', topFill: palette.brand, bottomFill: '#20254F', skin: skins[3], face: 'smile' }),
  figure({ ...night, x: 1270, y: 990, height: 560, pose: { ...poses.stroll, nearArm: [-30, 20], farArm: [40, 110] }, facing: -1, top: 'cloth', topFill: kente(9), skin: skins[0], hair: 'bald', face: 'smile' }),
  bough([-30, -20], [430, 90], 66, '#0F1536', 5), grass(-10, 1620, 1075, 70, '#0E1232', 6),
);
