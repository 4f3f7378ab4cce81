import { bust } from '../../kit/crowd.ts';
import { figure } from '../../kit/figure.ts';
import { high, story, wide } from '../../kit/frame.ts';
import { louvreLight, room, shaft, slatLight } from '../../kit/interior.ts';
import { glow, goldenLight, lit, wash } from '../../kit/light.ts';
import { skins } from '../../kit/palette.ts';
import { poses } from '../../kit/poses.ts';
import { bookshelf, openBook, table } from '../../kit/props.ts';
import { across, ellipse, rect, stroke } from '../../kit/svg.ts';

const lamp = (x: number, y: number) =>
  stroke(`M${x} 0V${y}`, '#2A1B38', 4) + ellipse(x, y + 26, 62, 20, '#2F4A8E') + rect(x - 62, y + 24, 124, 5, '#1B2F6A') + ellipse(x, y + 30, 40, 8, '#FFF1C4') + glow(x, y + 60, 260, '#FFDC96', 0.55);

const reader = (x: number, y: number, size: number, skin: number, hair: 'short' | 'low', facing: 1 | -1) =>
  lit(bust({ x, y, size, skin: skins[skin] ?? skins[0], hair, back: false, turn: 0.5, facing, face: true }), size * 1.4, goldenLight);

/** Students read under the new shelves of the library. */
export const libraryRefurbished = story(
  room({ width: wide, height: high, floor: 700, top: 60, wall: '#E2B083', dado: '#5A3448', ground: '#8E4C36' }),
  bookshelf(40, 690, 330, 520, 5, 3), bookshelf(400, 690, 330, 520, 5, 8),
  louvreLight({ x: 830, y: 150, width: 420, height: 330 }), bookshelf(790, 690, 500, 150, 1, 5), bookshelf(1330, 690, 300, 520, 5, 12),
  shaft([[830, 160], [1250, 160]], [[120, 1000], [900, 1000]], 0.34),
  figure({ x: 690, y: 760, height: 420, pose: { ...poses.reach, nearArm: [128, 150], farArm: [40, 92] }, facing: -1, back: false, skin: skins[1], shadow: { slant: -1.4, length: 0.25 } }),
  figure({ x: 1420, y: 770, height: 410, pose: poses.read, facing: -1, skin: skins[3], inNearHand: ([x, y]) => openBook(x + 3, y - 1, 12, '#9C3A2A'), shadow: { slant: -1.4, length: 0.25 } }),
  lamp(420, 130), lamp(1100, 90),
  slatLight(140, 720, 620, 240, -160, 0.6),
  reader(520, 850, 250, 2, 'low', 1), reader(850, 844, 250, 4, 'short', -1), reader(1170, 850, 250, 0, 'short', -1),
  table(230, 1120, 1190, 300, '#A8623A', 0.3),
  openBook(545, 838, 150), openBook(820, 836, 150, '#9C3A2A'), openBook(1140, 838, 150, '#2F6B52'),
  [0, 1, 2, 3].map((index) => rect(1270 - index * 5, 816 - index * 17, 110, 16, ['#1B3F94', '#E3A82B', '#8A2F3A', '#E9D3A4'][index] ?? '#fff')).join(''),
  lit(bust({ x: 150, y: 1110, size: 400, skin: skins[1], hair: 'short', facing: 1, turn: 0.4, fill: '#E8DCC6' }), 540, { ...goldenLight, shadeStrength: 0.75 }),
  wash(wide, high, across(['#1A1446', 0.35], ['#FFB25E', 0.1], ['#FFB25E', 0.22]), 1, 'normal'),
);
