import { bust } from '../../kit/crowd.ts';
import { figure } from '../../kit/figure.ts';
import { finished } from '../../kit/frame.ts';
import { louvreLight, room, shaft } from '../../kit/interior.ts';
import { glow, goldenLight, lit } from '../../kit/light.ts';
import { palette, skins } from '../../kit/palette.ts';
import { poses } from '../../kit/poses.ts';
import { seeded } from '../../kit/random.ts';
import { across, down, ellipse, path, polygon, rect, stroke } from '../../kit/svg.ts';

const size = 1200;
const random = seeded(19);

const bowl = (x: number, y: number, wide: number) => ellipse(x, y, wide, wide * 0.3, '#FFF8E8') + ellipse(x, y - wide * 0.06, wide * 0.78, wide * 0.22, '#C9602F') + ellipse(x + wide * 0.2, y - wide * 0.12, wide * 0.3, wide * 0.12, '#E3A82B');
const steam = (x: number, y: number, tall: number) => stroke(`M${x} ${y}C${x - 16} ${y - tall * 0.3} ${x + 18} ${y - tall * 0.6} ${x} ${y - tall}`, '#FFF8E8', 7, 'opacity=".28"');

/** A long table: boys on the far side, food on it, boys on the near side. */
function board(y: number, scale: number, seats: number): string {
  const place = (index: number, shift: number) => size / 2 + ((index + 0.5 + shift) / seats - 0.5) * (seats * 200 * scale);
  const row = (near: boolean) => lit(Array.from({ length: seats + (near ? 1 : 0) }, (_, index) => bust({ x: place(index, near ? -0.5 : 0), y: y + (near ? 150 : 0) * scale, size: (near ? 230 : 190) * scale, skin: random.pick(skins), hair: random.pick(['short', 'low'] as const), back: near, face: near ? false : 'smile', turn: random.between(0.1, 0.7), facing: random.chance(0.5) ? 1 : -1, fill: near ? '#F3E6CC' : palette.white })).join(''), 260 * scale, { ...goldenLight, shadeStrength: near ? 0.6 : 0.36 });
  const food = Array.from({ length: seats }, (_, index) => bowl(place(index, 0), y + 34 * scale, 44 * scale) + steam(place(index, 0), y + 14 * scale, 90 * scale)).join('') + Array.from({ length: seats - 1 }, (_, index) => rect(place(index, 0.46), y - 26 * scale, 26 * scale, 54 * scale, across('#2F62B8', '#9CC0F0'))).join('');
  return row(false) + polygon([[-200, y + 4 * scale], [size + 200, y + 4 * scale], [size + 300, y + 76 * scale], [-300, y + 76 * scale]], across('#7A4430', '#B5743F', '#E0A060')) + rect(-100, y + 76 * scale, size + 200, 90 * scale, down('#6A3A30', '#3A2034')) + food + row(true);
}

/** Supper in the dining hall, light falling through the louvres. */
export const diningHall = finished(size, size, [
  room({ width: size, height: size, floor: 640, top: 130, wall: '#E6B684', dado: '#3A4F8A', ground: '#8A4A38' }),
  louvreLight({ x: 90, y: 200, width: 270, height: 230 }), louvreLight({ x: 465, y: 200, width: 270, height: 230 }), louvreLight({ x: 840, y: 200, width: 270, height: 230 }),
  path('M0 130L600 40L1200 130V112L600 18L0 112Z', '#3A2034'), stroke('M300 84V560M900 84V560', '#6E4336', 22), stroke('M309 84V560M909 84V560', '#D99A68', 4),
  [200, 600, 1000].map((x) => stroke(`M${x} 60V138`, '#2A1B38', 4) + path(`M${x - 46} 166L${x - 14} 136H${x + 14}L${x + 46} 166Z`, '#2F4A8E') + ellipse(x, 168, 36, 8, '#FFF1C4') + glow(x, 190, 210, '#FFDC96', 0.5)).join(''),
  figure({ x: 740, y: 660, height: 290, pose: { ...poses.walk, farArm: [50, 92] }, top: 'long', topFill: '#FFF3DC', bottomFill: '#5A3A5E', hair: 'wrap', hairFill: '#FFF8E8', skin: skins[2], face: 'smile', light: goldenLight, shadow: false, inFarHand: ([x, y]) => ellipse(x + 2, y - 3, 9, 2, '#C98A4A') + path(`M${x - 6} ${y - 4}Q${x + 2} ${y - 12} ${x + 10} ${y - 4}Z`, '#E9B060') }),
  board(590, 0.52, 7), board(760, 0.8, 6),
  shaft([[465, 200], [735, 200]], [[-60, 1150], [420, 1150]], 0.3), shaft([[840, 200], [1110, 200]], [[420, 1150], [900, 1150]], 0.3),
  board(1020, 1.22, 5),
]);
