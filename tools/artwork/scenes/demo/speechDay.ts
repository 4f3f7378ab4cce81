import { goldenWalls, schoolBlock } from '../../kit/buildings.ts';
import { kente } from '../../kit/clothes.ts';
import { crest } from '../../kit/crest.ts';
import { crowd } from '../../kit/crowd.ts';
import { figure } from '../../kit/figure.ts';
import { high, story, wide } from '../../kit/frame.ts';
import { hills, streaks, treeLine } from '../../kit/land.ts';
import { dayLight, distant, sky } from '../../kit/light.ts';
import { palette, skins } from '../../kit/palette.ts';
import { poses } from '../../kit/poses.ts';
import { canopy, cup, table } from '../../kit/props.ts';
import { across, curve, down, path, polygon, rect, stroke } from '../../kit/svg.ts';
import { farther, neemColours, palm, palmColours, tree } from '../../kit/trees.ts';

const light = { ...dayLight, shadeStrength: 0.38 };
const pegs = Array.from({ length: 23 }, (_, index) => [index * 76 - 10, 232 + Math.sin((index / 11) * Math.PI) ** 2 * 46] as const);
const flags = pegs.map(([x, y], index) =>
  polygon([[x, y - 1], [x + 40, y + 1], [x + 19, y + 42]], [palette.brand, palette.gold, '#FFF8E8', '#B3472B'][index % 4] ?? palette.gold)).join('');
const lectern = polygon([[560, 740], [690, 740], [676, 880], [574, 880]], across('#5A3038', '#A8623A', '#D08A50')) + polygon([[546, 716], [704, 716], [694, 744], [556, 744]], '#C98250') + stroke('M640 716Q650 690 640 672', '#1A1230', 4);

/** Speech Day: a boy receives his prize under the canopies. */
export const speechDay = story(
  sky(wide, high, { horizon: 560, colours: ['#5B80C2', '#9CB2D6', '#E4CBB8', '#FAD8A2', '#FFE9BC'], clouds: 8, cloudColour: '#FFF6E4', seed: 15 }),
  distant([
  hills(wide, 540, 60, '#CDA796', 4, high), treeLine(wide, 570, 80, '#97897A', 6, high),
  schoolBlock({ x: 360, y: 650, width: 880, storey: 125, bays: 8, colours: goldenWalls }),
  palm({ x: 300, y: 660, height: 470, royal: true, colours: farther(palmColours, '#F3D0A0', 0.15), seed: 3 }), palm({ x: 1310, y: 660, height: 480, royal: true, colours: farther(palmColours, '#F3D0A0', 0.15), seed: 7 }), tree({ x: 60, y: 700, height: 430, colours: farther(neemColours, '#F3D0A0', 0.2), seed: 2 }),
  ].join('')),
  rect(0, 648, wide, high, down('#B9A458', '#7F8A4A', '#3F5A44')), streaks(0, 670, 1600, 300, '#FFEBB0', 3, 8, 0.3),
  stroke(curve(pegs), '#4A3A52', 3), flags,
  canopy(-160, 800, 560, 330, '#FFF3DC'), canopy(1190, 800, 570, 330, '#3E63B4'),
  distant(crowd({ x: -60, width: 420, y: 800, rows: 2, size: 108, count: 4, back: false, fills: ['#FFF8E8', '#B3472B', '#2F6B52', '#E3A82B', '#6C5A8C'], hairs: ['wrap', 'short', 'low', 'wrap', 'bun'], seed: 3, light })),
  distant(crowd({ x: 1240, width: 420, y: 800, rows: 2, size: 108, count: 4, back: false, fills: ['#FFF8E8', '#E9D3A4', '#8A2F3A', '#1B3F94'], hairs: ['short', 'low', 'wrap', 'bald'], seed: 9, light })),
  polygon([[410, 820], [1190, 820], [1250, 900], [350, 900]], '#C9543A'), polygon([[350, 900], [1250, 900], [1250, 950], [350, 950]], across('#5A2A3C', '#8A3A34', '#B4553C')),
  table(900, 868, 240, 110, palette.brandStrong, 0.9), cup(950, 764, 74), cup(1010, 764, 58), cup(1080, 762, 84),
  figure({ x: 470, y: 868, height: 340, pose: poses.handsBehind, top: 'blazer', topFill: '#2A2748', bottomFill: '#2A2748', tie: palette.gold, skin: skins[1], hair: 'bald', face: true, light, glasses: true, shadow: { slant: -1.2, length: 0.12 } }),
  lectern, crest(626, 806, 84),
  figure({ x: 738, y: 880, height: 400, pose: { ...poses.shake, nearArm: [20, 70], farArm: [48, 84] }, top: 'cloth', topFill: kente(7), skin: skins[2], face: 'smile', light, shadow: { slant: -1.2, length: 0.12 } }),
  figure({ x: 880, y: 884, height: 370, pose: { ...poses.shake, farArm: [44, 88], nearArm: [26, 84] }, facing: -1, skin: skins[3], tie: palette.brand, face: 'smile', light, shadow: { slant: -1.2, length: 0.12 }, inNearHand: ([x, y]) => rect(x - 6, y - 8, 12, 9, '#FFF6DF') + rect(x - 4, y - 5, 8, 1, '#B9801A') }),
  path('M350 950H1250L1330 1067H270Z', '#8A3A34', 'opacity=".5"'),
  crowd({ x: -60, width: 1720, y: 1100, rows: 2, size: 196, count: 8, fills: ['#FFF8E8', '#FBEBD0', '#FFF8E8', '#F3E2C4'], hairs: ['short', 'low', 'short'], seed: 12, light: { ...light, shadeStrength: 0.55 }, rise: 0.34, shrink: 0.8 }),
);
