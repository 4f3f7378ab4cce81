import { goldenWalls, schoolBlock } from '../../kit/buildings.ts';
import { figure } from '../../kit/figure.ts';
import { high, story, wide } from '../../kit/frame.ts';
import { grass, hills, streaks, treeLine } from '../../kit/land.ts';
import { dayLight, glow, lit, sky } from '../../kit/light.ts';
import { skins } from '../../kit/palette.ts';
import { poses } from '../../kit/poses.ts';
import { bucket, gallon } from '../../kit/props.ts';
import { across, down, ellipse, path, polygon, rect, stroke } from '../../kit/svg.ts';
import { farther, flameColours, neemColours, palm, palmColours, tree } from '../../kit/trees.ts';

const light = { ...dayLight, shadeStrength: 0.4 };
const boy = { light, bottom: 'shorts', bottomFill: '#8A6A3A', shoes: '#3A2030', shadow: { slant: -1.2, length: 0.34 } } as const;

const tower = [[1060, 0], [1240, 0], [1090, 40], [1210, 40]].map(([x = 0]) => polygon([[x, 440], [x + 14, 440], [x + 14, 760], [x, 760]], across('#5A3A50', '#B98A78'))).join('') +
  [500, 590, 680].map((y) => stroke(`M1066 ${y}L1246 ${y + 80}M1246 ${y}L1066 ${y + 80}`, '#7A5560', 5)).join('') + rect(1040, 424, 236, 20, '#6E4A54') +
  path('M1062 424V270Q1158 236 1254 270V424Q1158 440 1062 424Z', across('#12295F', '#2450B4', '#7FA0E4')) + ellipse(1158, 270, 96, 20, '#3A63C4') + [320, 370].map((y) => path(`M1062 ${y}Q1158 ${y + 18} 1254 ${y}V${y + 8}Q1158 ${y + 26} 1062 ${y + 8}Z`, '#12295F', 'opacity=".45"')).join('') + stroke('M1158 440V700H900', '#8FA0B8', 12);

const stand = polygon([[600, 800], [960, 800], [1000, 930], [560, 930]], across('#A8806E', '#E6C09A', '#F6DCB4')) + polygon([[600, 800], [960, 800], [950, 780], [612, 780]], '#F8E2BC') + polygon([[560, 930], [1000, 930], [1030, 964], [530, 964]], '#8A5A55') + rect(742, 560, 72, 226, across('#9A7468', '#F0CDA2')) + rect(732, 546, 92, 22, '#F8E2BC') +
  stroke('M760 620H690Q672 620 672 646', '#C98A1C', 18) + rect(700, 590, 12, 22, '#C98A1C') + rect(686, 582, 40, 10, '#F0BE55');
const water = path('M664 650C662 700 656 750 650 806H690C684 750 680 700 680 650Z', across(['#FFFFFF', 0.95], ['#9CC8F0', 0.95], ['#FFF4D8', 0.95])) + stroke('M648 806C630 790 622 776 616 786M690 806C706 788 716 776 724 788M670 800C668 780 660 770 652 768', '#FFFFFF', 4, 'opacity=".9"') + glow(670, 720, 120, '#FFFFFF', 0.35);

/** Water runs from the brass tap of the new borehole. */
export const borehole = story(
  sky(wide, high, { horizon: 620, colours: ['#4E74B8', '#8FA9D2', '#DCC4B8', '#F8D29C', '#FFE6B4'], sun: { x: 1420, y: 330, radius: 50 }, clouds: 8, cloudColour: '#FFF4E0', seed: 6 }),
  hills(wide, 600, 80, '#C9A093', 9, high), treeLine(wide, 630, 80, '#8F8478', 2, high),
  schoolBlock({ x: -60, y: 700, width: 620, storey: 118, bays: 6, colours: goldenWalls }),
  palm({ x: 640, y: 690, height: 410, lean: -0.06, colours: farther(palmColours, '#E9BE94', 0.2), seed: 8 }),
  tree({ x: 1480, y: 740, height: 480, spread: 1.05, umbrella: true, colours: farther(flameColours, '#E9BE94', 0.08), seed: 5 }), tree({ x: 860, y: 700, height: 240, colours: farther(neemColours, '#E9BE94', 0.35), seed: 15 }),
  rect(0, 694, wide, high, down('#D98A5A', '#B4563A', '#6E2F34')), streaks(0, 710, 1600, 330, '#FFD8A0', 3, 34, 0.35), streaks(0, 720, 1600, 330, '#5A2230', 13, 20, 0.28),
  lit(tower, 400, light), ellipse(700, 985, 330, 34, '#5A2A3A', 'opacity=".45"'), ellipse(690, 978, 180, 18, '#9CC0E0', 'opacity=".55"'),
  lit(stand, 360, light), bucket(670, 890, 120, '#2F62B8'), water,
  figure({ ...boy, x: 1330, y: 800, height: 330, pose: { ...poses.walk, farArm: [16, 10], nearArm: [-14, -4] }, skin: skins[1], inFarHand: ([x, y]) => gallon(x, y + 15, 15) }),
  figure({ ...boy, x: 1010, y: 900, height: 400, pose: { ...poses.stand, nearArm: [-8, 10], farArm: [16, 70] }, facing: -1, skin: skins[4], face: 'smile' }),
  figure({ ...boy, x: 470, y: 960, height: 470, pose: { ...poses.bend, lean: 30, nearArm: [50, 66], farArm: [66, 78], head: 4 }, skin: skins[2], face: 'smile' }),
  figure({ ...boy, x: 290, y: 980, height: 500, pose: { ...poses.carry, nearArm: [-8, 6], farArm: [-166, -176], turn: 0.3 }, skin: skins[3], face: 'smile', inFarHand: ([x, y]) => bucket(x + 6, y + 3, 20, '#C9542F') }),
  gallon(1120, 985, 120), gallon(1215, 1000, 126, '#E08A2E'), gallon(860, 1010, 110, '#F0C040'), bucket(1370, 1020, 120, '#2F6B52'),
  figure({ ...boy, x: 1500, y: 1010, height: 480, pose: { ...poses.relaxed, nearArm: [-10, 4] }, facing: -1, skin: skins[0], face: true, bottom: 'trousers', bottomFill: '#12295F', topFill: '#FFF8E8' }),
  grass(-10, 420, 1075, 70, '#3A2A3C', 8), grass(1150, 1620, 1075, 60, '#3A2A3C', 5),
);
