import { goldenWalls, hazyWalls, schoolBlock } from '../../kit/buildings.ts';
import { kente, smockStripes, waxPrint } from '../../kit/clothes.ts';
import { type FigureOptions, figure } from '../../kit/figure.ts';
import { finished } from '../../kit/frame.ts';
import { grass, hills, streaks, treeLine } from '../../kit/land.ts';
import { beams, distant, glow, goldenLight, sky } from '../../kit/light.ts';
import { palette, skins } from '../../kit/palette.ts';
import { poses } from '../../kit/poses.ts';
import { down, path, polygon, rect } from '../../kit/svg.ts';
import { bough, farther, neemColours, palm, palmColours, tree } from '../../kit/trees.ts';

const [width, height] = [1600, 1067];
const friend = (x: number, y: number, size: number, more: Partial<FigureOptions>) => figure({ x, y, height: size, light: goldenLight, face: 'smile', bottomFill: '#2A2748', shadow: { slant: -0.9, length: 0.26 }, ...more });
const camera = ([x, y]: readonly [number, number]) => rect(x - 1, y - 6, 4, 7, '#14152E') + rect(x - 0.400, y - 5.400, 2.800, 5.400, '#8FB0FF');

/** The year group lines up on the steps for its photograph. */
export const reunion = finished(width, height, [
  sky(width, height, { horizon: 580, sun: { x: 1240, y: 400, radius: 58 }, clouds: 10, seed: 84 }),
  distant([
  hills(width, 570, 70, '#CF9686', 8, height), treeLine(width, 600, 80, '#96687A', 5, height),
  schoolBlock({ x: 260, y: 730, width: 1060, storey: 148, bays: 9, colours: hazyWalls(goldenWalls, '#F0B884', 0.12) }), palm({ x: 160, y: 740, height: 600, royal: true, colours: farther(palmColours, '#E9A880', 0.12), seed: 4 }), palm({ x: 1400, y: 740, height: 580, royal: true, colours: farther(palmColours, '#E9A880', 0.12), seed: 9 }),
  tree({ x: 1570, y: 780, height: 460, seed: 8, side: -1, colours: farther(neemColours, '#8A5A60', 0.2) }), tree({ x: 20, y: 780, height: 440, seed: 3, colours: farther(neemColours, '#8A5A60', 0.2) }),
  ].join(''), 1.8),
  rect(0, 726, width, height, down('#C9A25A', '#8A8448', '#34483F')), [0, 1, 2, 3].map((index) => polygon([[380 - index * 36, 700 + index * 34], [1220 + index * 36, 700 + index * 34], [1220 + index * 36, 734 + index * 34], [380 - index * 36, 734 + index * 34]], index % 2 ? '#B9806A' : '#C9917A') + rect(380 - index * 36, 698 + index * 34, 840 + index * 72, 7, '#FBDDAE')).join(''),
  path('M272 836H1328L1480 1080H120Z', down('#E8B07C', '#B06A50', '#6E3A44')), streaks(160, 850, 1280, 210, '#FFE0A8', 6, 12, 0.3), glow(1240, 400, 640, '#FFD890', 0.4), beams(1240, 400, [108, 122, 136, 150], 1100, 3.500, '#FFE0A4', 0.2),
  distant([430, 545, 660, 775, 890, 1005, 1120].map((x, index) => friend(x, 745 + (index % 2) * 6, 300 + (index % 3) * 10, { skin: skins[index % 6] ?? skins[1], pose: index % 3 === 1 ? poses.cheer : poses.stand, facing: index % 2 ? 1 : -1, topFill: ['#FFF8E8', '#7FA0DC', '#E3A82B', '#FFF8E8', '#B3472B', '#E9D3A4', '#5A7FC8'][index] ?? '#fff', top: index % 3 === 2 ? 'long' : 'shirt', shadow: false })).join(''), 0.9),
  friend(490, 850, 350, { top: 'smock', topFill: smockStripes('#F2E4C8', '#7A2F3A', 4), skin: skins[4], hair: 'low' }), friend(620, 846, 346, { top: 'blazer', topFill: palette.brand, tie: palette.gold, skin: skins[1] }), friend(745, 850, 350, { top: 'dress', topFill: waxPrint('#2F6B52', '#E3A82B', 6), hair: 'wrap', hairFill: '#E3A82B', skin: skins[3] }), friend(870, 846, 352, { topFill: '#FFF8E8', skin: skins[2], glasses: true, pose: poses.relaxed, facing: -1 }), friend(1000, 850, 350, { top: 'smock', topFill: '#E9D3A4', skin: skins[0], hair: 'bald', facing: -1 }), friend(1120, 850, 346, { top: 'long', topFill: '#3E63B4', skin: skins[5], facing: -1, pose: poses.cheer }),
  friend(575, 968, 410, { top: 'cloth', topFill: kente(7), skin: skins[2], hair: 'low', pose: poses.stand }), friend(690, 978, 400, { topFill: '#E3A82B', skin: skins[1], pose: { ...poses.crouch, nearArm: [40, 60] } }), friend(955, 978, 400, { top: 'long', topFill: '#FFF8E8', skin: skins[4], pose: { ...poses.crouch, nearArm: [40, 60] }, facing: -1 }), friend(1075, 968, 404, { top: 'blazer', topFill: '#7A2F4A', skin: skins[3], facing: -1, beard: true, pose: poses.relaxed }),
  friend(250, 1040, 560, { topFill: '#7FA0DC', skin: skins[0], back: true, face: false, pose: { ...poses.hold, nearArm: [40, 120], farArm: [50, 124], turn: 0.7 }, inFarHand: camera }),
  grass(1380, 1620, 1078, 60, '#24363C', 5, 0.1), bough([-30, -30], [420, 90], 78, '#22303E', 6, 26),
]);
