import { goldenWalls, louvre } from '../../kit/buildings.ts';
import { waxPrint } from '../../kit/clothes.ts';
import { figure } from '../../kit/figure.ts';
import { high, story, wide } from '../../kit/frame.ts';
import { hills, treeLine } from '../../kit/land.ts';
import { beams, dayLight, glow, morningSky, sky } from '../../kit/light.ts';
import { palette, skins } from '../../kit/palette.ts';
import { poses } from '../../kit/poses.ts';
import { bench, bucket } from '../../kit/props.ts';
import { across, down, path, polygon, rect, stroke } from '../../kit/svg.ts';
import { bough, bush, farther, neemColours, palm, palmColours } from '../../kit/trees.ts';

const letter = ([x, y]: readonly [number, number]) => polygon([[x - 2, y - 7], [x + 7, y - 9], [x + 8.5, y + 1], [x - 0.5, y + 3]], '#FFFBEF') + polygon([[x - 2, y - 7], [x + 3.4, y - 3.6], [x + 7, y - 9]], '#E6D2A8');
const light = { ...dayLight, shadeStrength: 0.36 };
const sheets = Array.from({ length: 12 }, (_, index) => rect(-20 + index * 96, 122, 6, 92, '#6E3326', 'opacity=".5"')).join('');

/** A boy with his letter and his mother at the door of their house in the morning. */
export const scholarshipFund = story(
  sky(wide, high, { horizon: 640, colours: morningSky, sun: { x: 1330, y: 420, radius: 54 }, clouds: 6, cloudColour: '#FFF3DC', seed: 12 }),
  hills(wide, 620, 90, '#D9A993', 5, high), treeLine(wide, 640, 90, '#B98A86', 3, high), treeLine(wide, 668, 60, '#8E7E6E', 14, high),
  palm({ x: 1180, y: 690, height: 360, lean: 0.14, colours: farther(palmColours, '#E9BE94', 0.35), seed: 2 }), palm({ x: 1520, y: 700, height: 470, lean: -0.1, colours: farther(palmColours, '#E9BE94', 0.15), seed: 5 }),
  polygon([[1210, 700], [1210, 600], [1300, 550], [1400, 600], [1400, 700]], '#C98F6E'), polygon([[1195, 606], [1300, 540], [1415, 606]], '#9A5240'), rect(1285, 640, 40, 60, '#6A3F4A'),
  rect(0, 690, wide, high, down('#D9885A', '#B65A3C', '#7A3430')),
  path('M930 1067C1010 860 1200 780 1290 700H1340C1330 800 1380 900 1600 1067Z', '#EDB07C', 'opacity=".55"'),
  rect(0, 150, 1010, 760, across('#A8624E', '#E0A472', '#F6CF98')), polygon([[-10, 90], [1060, 130], [1090, 214], [-10, 214]], across('#6E3326', '#A34E34', '#C9703F')), sheets,
  rect(0, 214, 1040, 26, '#3A1F3A', 'opacity=".45"'), rect(0, 836, 1030, 84, across('#5A3040', '#9A5A48', '#C98860')), rect(0, 832, 1040, 10, '#F6D9A8', 'opacity=".7"'),
  louvre(120, 360, 240, 250, { ...goldenWalls, opening: '#4A2A45' }, 8),
  rect(508, 300, 284, 612, '#7A3A34'), rect(528, 320, 244, 592, down('#2B1A38', '#4A2A42')), polygon([[528, 320], [600, 350], [600, 912], [528, 912]], '#2F6B6A'), polygon([[540, 380], [590, 396], [590, 590], [540, 590]], '#25565A'), polygon([[540, 640], [590, 636], [590, 850], [540, 870]], '#25565A'),
  polygon([[480, 912], [1060, 912], [1120, 950], [440, 950]], '#F0C492'), rect(440, 950, 680, 30, '#A8624E'),
  beams(1330, 420, [150, 160, 171, 182], 1300, 3, '#FFE2A8', 0.3),
  bench(80, 950, 330, 120), bucket(930, 946, 96, '#2F62B8'), bush(1110, 940, 190, neemColours, 4),
  figure({ x: 640, y: 935, height: 560, pose: { ...poses.stand, farArm: [34, 70], nearArm: [-10, 6], turn: 0.45, head: 8 }, top: 'dress', topFill: waxPrint('#1F6A6A', '#E3A82B', 8), hair: 'wrap', hairFill: '#E3A82B', skin: skins[2], face: 'smile', light, shadow: { slant: -1.3, length: 0.12 } }),
  figure({ x: 812, y: 948, height: 470, pose: { ...poses.hold, nearArm: [10, 100], farArm: [20, 106], head: 8 }, facing: 1, skin: skins[3], bottom: 'shorts', bottomFill: '#8A6A3A', tie: palette.brand, face: 'smile', light, inNearHand: letter, shadow: { slant: -1.3, length: 0.12 } }),
  stroke('M1040 214C1040 300 1046 500 1042 912', '#7A4432', 16), glow(1330, 420, 420, '#FFE6B0', 0.35),
  bough([1640, -30], [1180, 110], 74, '#2A3B3C', 8, 40), bough([1640, 60], [1400, 210], 60, '#2A3B3C', 3, 24),
  rect(0, 0, 330, high, across(['#2A1446', 0.42], ['#2A1446', 0])),
);
