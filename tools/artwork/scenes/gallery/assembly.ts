import { goldenWalls, schoolBlock } from '../../kit/buildings.ts';
import { crowd } from '../../kit/crowd.ts';
import { figure } from '../../kit/figure.ts';
import { finished } from '../../kit/frame.ts';
import { hills, streaks, treeLine } from '../../kit/land.ts';
import { beams, glow, goldenLight, sky } from '../../kit/light.ts';
import { palette, skins } from '../../kit/palette.ts';
import { poses } from '../../kit/poses.ts';
import { down, path, polygon, rect, stroke } from '../../kit/svg.ts';
import { bough, farther, neemColours, palm, palmColours, tree } from '../../kit/trees.ts';

const [width, height] = [1600, 1067];
const flag = stroke('M1080 690V190', '#F6D9A8', 8) + path('M1084 200Q1150 180 1210 204T1320 196V250Q1260 262 1210 250T1084 250Z', '#B3261E') + path('M1084 250Q1150 234 1210 250T1320 250V302Q1260 312 1210 300T1084 302Z', palette.gold) + path('M1084 302Q1150 286 1210 302T1320 302V352Q1260 364 1210 352T1084 354Z', palette.green) + polygon([[1200, 256], [1207, 272], [1223, 273], [1211, 284], [1215, 300], [1200, 291], [1186, 300], [1190, 284], [1178, 273], [1194, 272]], '#1B1226');

/** Morning assembly on the forecourt, the flag going up. */
export const assembly = finished(width, height, [
  sky(width, height, { horizon: 560, colours: ['#4B6CB4', '#9BA6CE', '#E6B9A4', '#FBD08E', '#FFE8B4'], sun: { x: 430, y: 400, radius: 54 }, clouds: 9, seed: 23 }),
  hills(width, 550, 60, '#D2A48E', 6, height), treeLine(width, 575, 70, '#A5857C', 12, height),
  schoolBlock({ x: 120, y: 690, width: 1000, storey: 128, bays: 10, colours: goldenWalls, side: -1 }), schoolBlock({ x: 1180, y: 700, width: 520, storey: 150, storeys: 2, bays: 4, colours: goldenWalls, side: -1 }),
  palm({ x: 70, y: 720, height: 560, royal: true, colours: farther(palmColours, '#E9B080', 0.15), seed: 3, side: 1 }), tree({ x: 1520, y: 740, height: 460, side: -1, seed: 6, colours: farther(neemColours, '#E9B080', 0.1) }),
  rect(0, 686, width, height, down('#E0935E', '#B4563A', '#6A2A38')), streaks(0, 700, width, 340, '#FFDCA4', 4, 30, 0.35),
  beams(430, 400, [18, 34, 50, 66], 1400, 4, '#FFE4AC', 0.3), glow(430, 400, 560, '#FFDC98', 0.35),
  flag, polygon([[900, 740], [1280, 740], [1320, 790], [860, 790]], '#F3CF9C') + rect(860, 790, 460, 26, '#9A5A4C'),
  figure({ x: 985, y: 768, height: 230, pose: poses.speak, top: 'blazer', topFill: '#22305F', bottomFill: '#22305F', tie: palette.gold, skin: skins[2], hair: 'low', face: true, light: { ...goldenLight, side: -1 }, shadow: { slant: 1, length: 0.2 } }),
  figure({ x: 1100, y: 770, height: 210, pose: { ...poses.reach, nearArm: [150, 168], farArm: [110, 150] }, facing: -1, skin: skins[3], light: { ...goldenLight, side: -1 }, shadow: { slant: 1, length: 0.2 } }),
  figure({ x: 1220, y: 772, height: 216, pose: poses.handsBehind, top: 'dress', topFill: '#7A2F4A', hair: 'wrap', hairFill: '#E3A82B', skin: skins[1], light: { ...goldenLight, side: -1 }, shadow: { slant: 1, length: 0.2 } }),
  crowd({ x: -30, width: 1660, y: 985, rows: 5, size: 118, count: 15, seed: 3, light: { ...goldenLight, side: -1, shadeStrength: 0.5 }, rise: 0.36, shrink: 0.86 }),
  crowd({ x: -80, width: 1760, y: 1110, rows: 1, size: 230, count: 8, seed: 7, light: { ...goldenLight, side: -1, shadeStrength: 0.6 } }),
  bough([1640, -20], [1240, 90], 70, '#23363C', 5, 36),
]);
