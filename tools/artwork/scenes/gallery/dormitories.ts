import { goldenWalls, schoolBlock } from '../../kit/buildings.ts';
import { figure } from '../../kit/figure.ts';
import { finished } from '../../kit/frame.ts';
import { grass, hills, streaks, treeLine } from '../../kit/land.ts';
import { beams, glow, goldenLight, sky } from '../../kit/light.ts';
import { palette, skins } from '../../kit/palette.ts';
import { poses } from '../../kit/poses.ts';
import { bench, bucket, openBook } from '../../kit/props.ts';
import { down, group, path, polygon, rect, stroke } from '../../kit/svg.ts';
import { bush, farther, flameColours, neemColours, palm, palmColours, tree } from '../../kit/trees.ts';

const [width, height] = [1200, 900];
const washing = ['#FFF8E8', '#7FA0DC', '#FFF8E8', '#E3A82B', '#12295F', '#FFF8E8', '#B3472B'].map((fill, index) => {
  const [x, y] = [640 + index * 62, 566 + Math.sin((index / 6) * Math.PI) * 20];
  return index % 3 === 1 ? rect(x, y, 44, 74, fill) + rect(x + 34, y, 10, 74, '#FFE9BE', 'opacity=".5"') : polygon([[x - 6, y], [x + 50, y], [x + 58, y + 24], [x + 44, y + 30], [x + 44, y + 68], [x, y + 68], [x, y + 30], [x - 14, y + 24]], fill) + rect(x + 34, y + 8, 10, 60, '#FFE9BE', 'opacity=".5"');
}).join('');

/** The dormitory blocks late in the afternoon, washing on the line. */
export const dormitories = finished(width, height, [
  sky(width, height, { horizon: 520, colours: ['#40599E', '#8E86B0', '#E0A08A', '#FBC684', '#FFE3A8'], sun: { x: 960, y: 350, radius: 44 }, clouds: 8, seed: 71 }),
  hills(width, 500, 60, '#CF9A88', 5, height), treeLine(width, 530, 60, '#9A7078', 8, height),
  palm({ x: 880, y: 600, height: 380, lean: 0.05, colours: farther(palmColours, '#E9A880', 0.3), seed: 6 }), palm({ x: 1010, y: 600, height: 320, lean: -0.08, colours: farther(palmColours, '#E9A880', 0.35), seed: 9 }),
  schoolBlock({ x: 690, y: 610, width: 420, storey: 78, bays: 6, storeys: 2, colours: { ...goldenWalls, wall: '#EBC090', roof: '#A85840' } }),
  group('transform="skewY(5)"', schoolBlock({ x: -70, y: 640, width: 600, storey: 132, storeys: 3, bays: 5, colours: goldenWalls, roofHeight: 96 })),
  rect(0, 606, width, height, down('#C99A58', '#A85A3E', '#5F2A38')), group('transform="skewY(5)"', rect(-80, 640, 620, 26, '#D9A880')),
  path('M-20 690C300 700 620 640 760 610H860C800 680 700 800 760 920H-20Z', '#E8AC76', 'opacity=".6"'), streaks(0, 640, width, 240, '#FFDEA8', 5, 24, 0.35),
  tree({ x: 1130, y: 660, height: 420, spread: 1.1, umbrella: true, colours: flameColours, seed: 4 }),
  beams(960, 350, [115, 130, 145, 160], 1000, 3.5, '#FFE0A0', 0.26), glow(960, 350, 420, '#FFDC98', 0.4),
  stroke('M610 690V548M1080 690V556', '#5A3038', 8), stroke('M610 556Q840 610 1080 562', '#5A3038', 2.5), washing,
  figure({ x: 560, y: 740, height: 250, pose: { ...poses.reach, nearArm: [110, 130], farArm: [96, 120] }, skin: skins[2], topFill: '#E3A82B', bottom: 'shorts', bottomFill: '#2A3568', light: goldenLight, shadow: { slant: -1, length: 0.3 } }),
  bucket(520, 752, 60, '#2F62B8'),
  bench(120, 800, 300, 74), figure({ x: 190, y: 808, height: 300, pose: poses.sitRead, skin: skins[3], bottom: 'shorts', bottomFill: '#12295F', face: true, light: goldenLight, shadow: { slant: -1, length: 0.2 }, inNearHand: ([x, y]) => openBook(x + 1, y - 1, 13) }),
  figure({ x: 360, y: 808, height: 300, pose: { ...poses.sitTalk, turn: 0.6 }, facing: -1, skin: skins[1], topFill: palette.white, bottomFill: '#12295F', face: 'smile', light: goldenLight, shadow: { slant: -1, length: 0.2 } }),
  figure({ x: 880, y: 830, height: 300, pose: poses.walk, facing: -1, skin: skins[4], topFill: palette.white, bottomFill: '#12295F', face: 'smile', light: goldenLight, shadow: { slant: -1, length: 0.3 }, inNearHand: ([x, y]) => rect(x - 6, y - 6, 9, 11, '#8A2F3A') }),
  bush(1150, 890, 320, neemColours, 5), grass(-10, 500, 905, 60, '#2A3040', 8), grass(880, 1220, 905, 60, '#2A3040', 3),
]);
