import { crowd } from '../../kit/crowd.ts';
import { type FigureOptions, figure } from '../../kit/figure.ts';
import { high, story, wide } from '../../kit/frame.ts';
import { grass, hills, streaks, treeLine } from '../../kit/land.ts';
import { beams, distant, duskLight, glow, sky } from '../../kit/light.ts';
import { skins } from '../../kit/palette.ts';
import { poses } from '../../kit/poses.ts';
import { ball, floodlight } from '../../kit/props.ts';
import { down, ellipse, path, polygon, rect, stroke } from '../../kit/svg.ts';

const light = { ...duskLight, rim: '#FFF2CC', rimStrength: 0.95 };
const player = (x: number, y: number, height: number, blue: boolean, more: Partial<FigureOptions>) => figure({ x, y, height, light, topFill: blue ? '#2F5AC4' : '#E3A82B', bottom: 'shorts', bottomFill: blue ? '#FFF8E8' : '#7A2430', shoes: '#FFF1DC', skin: skins[Math.round(x + y) % 6] ?? skins[1], shadow: { slant: -0.9, length: 0.3, colour: '#0C1A2E', opacity: 0.5 }, ...more });
const net = (x: number, y: number, width: number, height: number, depth: number) => Array.from({ length: 13 }, (_, index) => stroke(`M${x + depth + (index * width) / 12} ${y - height * 0.86}L${x + (index * width) / 12 + depth * 1.2} ${y - 20}`, '#FFF8E8', 1.4, 'opacity=".5"')).join('') + Array.from({ length: 8 }, (_, index) => stroke(`M${x + depth} ${y - height * 0.86 + index * height * 0.1}H${x + width + depth}`, '#FFF8E8', 1.4, 'opacity=".5"')).join('') + stroke(`M${x} ${y}V${y - height}H${x + width}V${y}`, '#FFF8E8', 11) + stroke(`M${x} ${y - height}L${x + depth} ${y - height * 0.86}M${x + width} ${y - height}L${x + width + depth} ${y - height * 0.86}V${y - 20}`, '#FFF8E8', 4, 'opacity=".7"');
const bibs = ['#2F5AC4', '#E3A82B', '#FFF8E8', '#B3472B', '#2F6B52', '#E9D3A4'];

/** Five-a-side under floodlights at the Houses' Cup. */
export const footballGala = story(
  sky(wide, high, { horizon: 520, colours: ['#0B1640', '#1B2C66', '#43488A', '#93648A', '#DB8868'], clouds: 8, seed: 41 }),
  distant([
  hills(wide, 510, 60, '#3F3A70', 5, high), treeLine(wide, 540, 70, '#262A5A', 8, high),
  floodlight(180, 600, 470, 1), floodlight(1440, 600, 500, -1), floodlight(800, 570, 330, 1),
  crowd({ x: -30, width: 1660, y: 622, rows: 4, size: 62, count: 34, fills: bibs, back: false, seed: 15, hairs: ['short', 'low', 'wrap', 'short', 'cap'] }),
  rect(0, 600, wide, 46, down('#3A3A6C', '#22244C')), Array.from({ length: 9 }, (_, index) => rect(index * 180 + 4, 606, 172, 34, ['#1B3F94', '#E3A82B', '#FFF3DC'][index % 3] ?? '#fff', 'opacity=".55"')).join(''),
  ].join(''), 1.6),
  rect(0, 644, wide, high, down('#5F8A4A', '#3E6E48', '#1D4238')), [0, 1, 2, 3].map((index) => polygon([[index * 420 - 60, 644], [index * 420 + 130, 644], [index * 700 - 300, high], [index * 700 - 760, high]], '#8FB05A', 'opacity=".22"')).join(''),
  glow(300, 800, 620, '#FFF0C0', 0.3, 0.34), glow(1250, 800, 640, '#FFF0C0', 0.34, 0.34), streaks(0, 660, 1600, 390, '#D9E0A0', 4, 30, 0.14),
  stroke('M-20 690H1620M-20 1010L1620 960', '#FFF8E8', 5, 'opacity=".7"') + stroke('M980 690L700 1080', '#FFF8E8', 5, 'opacity=".6"'), ellipse(860, 850, 250, 74, 'none', 'stroke="#FFF8E8" stroke-width="5" opacity=".6"'),
  beams(180, 130, [20, 36, 52], 1300, 5, '#FFF4D4', 0.2), beams(1440, 100, [128, 144, 160], 1300, 5, '#FFF4D4', 0.2),
  net(1290, 800, 250, 190, 60),
  player(1395, 806, 220, false, { topFill: '#2F6B52', bottomFill: '#1D2050', pose: { ...poses.reach, nearArm: [60, 100], farArm: [70, 90], nearLeg: [-16, -6], farLeg: [20, 6], turn: 0.2 }, facing: -1 }),
  player(330, 770, 210, true, { pose: poses.run }), player(980, 780, 220, true, { pose: { ...poses.run, nearArm: [40, 110], farArm: [-50, 20] } }), player(1150, 800, 230, false, { pose: poses.run, facing: -1 }),
  player(470, 900, 360, false, { pose: { ...poses.run, nearLeg: [-24, -74], farLeg: [50, -6], nearArm: [40, 116], farArm: [-46, 30] }, face: true }),
  player(1120, 950, 420, false, { pose: { ...poses.run, lean: -6 }, facing: -1, face: true }),
  player(740, 985, 560, true, { pose: { ...poses.kick, lean: -14 }, skin: skins[1], face: true }),
  ball(1010, 870, 34), path('M956 876Q900 888 850 896Q900 880 950 866Z', '#FFF8E8', 'opacity=".5"'),
  path('M-20 1080V1030Q60 1000 140 1040T300 1080Z', '#0F2A30'), grass(-10, 1620, 1078, 48, '#0F2A30', 5, 0.26),
);
