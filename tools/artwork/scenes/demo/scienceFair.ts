import { bust } from '../../kit/crowd.ts';
import { figure } from '../../kit/figure.ts';
import { high, story, wide } from '../../kit/frame.ts';
import { louvreLight, room, shaft } from '../../kit/interior.ts';
import { dayLight, glow, lit } from '../../kit/light.ts';
import { palette, skins } from '../../kit/palette.ts';
import { poses } from '../../kit/poses.ts';
import { table } from '../../kit/props.ts';
import { across, down, ellipse, group, path, polygon, rect, stroke } from '../../kit/svg.ts';

function turbine(x: number, y: number, size: number): string {
  const blades = [12, 132, 252].map((turn) => group(`transform="rotate(${turn} ${x} ${y - size})"`, path(`M${x - 4} ${y - size}C${x - size * 0.12} ${y - size * 1.2} ${x - size * 0.06} ${y - size * 1.45} ${x + 2} ${y - size * 1.56}C${x + 12} ${y - size * 1.3} ${x + 10} ${y - size * 1.1} ${x + 6} ${y - size}Z`, '#FFF8E6')));
  return polygon([[x - 5, y - size], [x + 5, y - size], [x + 13, y], [x - 13, y]], across('#A88E92', '#FFF1D6')) + blades.join('') + ellipse(x + 1, y - size, 13, 13, palette.gold) + rect(x - 60, y - 12, 120, 14, '#5A3A2A');
}
const drum = (x: number, y: number) => rect(x - 62, y - 170, 124, 170, across('#12295F', '#2450B4', '#6E95E0'), 'rx="10"') + [40, 92, 140].map((up) => rect(x - 64, y - up, 128, 7, '#12295F', 'opacity=".6"')).join('') + ellipse(x, y - 168, 60, 12, '#4A74D0') + stroke(`M${x + 20} ${y - 172}C${x + 40} ${y - 240} ${x + 110} ${y - 210} ${x + 116} ${y - 60}S${x + 160} ${y - 20} ${x + 190} ${y - 22}`, '#2A1B38', 7);
const burner = (x: number, y: number) => rect(x - 40, y - 20, 80, 20, '#3A2A44') + [-24, -8, 8, 24].map((shift) => path(`M${x + shift - 7} ${y - 20}Q${x + shift - 10} ${y - 40} ${x + shift} ${y - 62}Q${x + shift + 10} ${y - 40} ${x + shift + 7} ${y - 20}Z`, down('#FFE9B0', '#6FA8F0'))).join('') + glow(x, y - 40, 90, '#9CC4FF', 0.6) + rect(x - 46, y - 108, 92, 46, across('#6A5A6E', '#C9B6B0'), 'rx="6"');
const panel = (x: number, y: number) => polygon([[x - 90, y - 30], [x + 70, y - 66], [x + 110, y - 6], [x - 60, y + 34]], '#1B2F6A') + [0.25, 0.5, 0.75].map((t) => stroke(`M${x - 90 + 160 * t} ${y - 30 - 36 * t}L${x - 60 + 170 * t} ${y + 34 - 40 * t}`, '#9DB6E8', 2)).join('') + stroke(`M${x - 75} ${y + 2}L${x + 90} ${y - 36}`, '#9DB6E8', 2);
const light = { ...dayLight, shadeStrength: 0.38 };

/** Boys around their models at the science fair: wind, sun and kitchen gas. */
export const scienceFair = story(
  room({ width: wide, height: high, floor: 690, top: 70, wall: '#EBC596', dado: '#36508E', ground: '#9A5A40' }),
  louvreLight({ x: 130, y: 150, width: 360, height: 320, outside: ['#9DB9E0', '#F3D9B0', '#FFE9BE'] }), louvreLight({ x: 620, y: 150, width: 360, height: 320, outside: ['#9DB9E0', '#F3D9B0', '#FFE9BE'] }), louvreLight({ x: 1110, y: 150, width: 360, height: 320, outside: ['#9DB9E0', '#F3D9B0', '#FFE9BE'] }),
  shaft([[620, 150], [980, 150]], [[60, 1050], [700, 1050]], 0.26), shaft([[1110, 150], [1470, 150]], [[640, 1050], [1250, 1050]], 0.26),
  figure({ x: 220, y: 800, height: 480, pose: { ...poses.point, head: 4 }, skin: skins[1], tie: palette.brand, light, face: true }),
  figure({ x: 560, y: 808, height: 516, pose: poses.read, facing: -1, top: 'blazer', topFill: '#5A3A5E', bottomFill: '#2A2748', skin: skins[3], light, glasses: true, face: true, inNearHand: ([x, y]) => rect(x - 3, y - 6, 10, 8, '#FFF6DF') }),
  figure({ x: 1320, y: 805, height: 492, pose: { ...poses.point, farArm: [66, 84] }, facing: -1, skin: skins[4], light, face: 'smile', tie: palette.brand }),
  figure({ x: 1440, y: 810, height: 480, pose: poses.hold, facing: -1, skin: skins[0], light, face: true }),
  figure({ x: 850, y: 810, height: 504, pose: { ...poses.reach, nearArm: [70, 128], farArm: [64, 104], turn: 0.4 }, facing: 1, skin: skins[2], light, face: 'smile', tie: palette.brand }),
  figure({ x: 1080, y: 806, height: 470, pose: { ...poses.hold, head: 6 }, facing: -1, skin: skins[5], light, face: 'smile' }),
  table(150, 1010, 1300, 270, '#B5743F', 0.1), rect(180, 772, 1240, 120, '#6E3A30', 'opacity=".35"'),
  drum(400, 740), burner(590, 746), turbine(960, 738, 250), panel(1200, 700), ellipse(1300, 734, 34, 8, '#5A3A2A'), ellipse(1300, 700, 20, 24, '#FFF1B8'), glow(1300, 700, 110, '#FFE9A0', 0.85),
  lit(bust({ x: 140, y: 1080, size: 330, skin: skins[0], turn: 0.3, fill: '#EFE2CB' }), 460, light), lit(bust({ x: 720, y: 1130, size: 330, skin: skins[3], hair: 'low', turn: 0.3, fill: '#EFE2CB' }), 460, light), lit(bust({ x: 1090, y: 1100, size: 320, skin: skins[1], turn: 0.4, facing: -1, fill: '#EFE2CB' }), 460, light), lit(bust({ x: 1500, y: 1090, size: 340, skin: skins[2], facing: -1, turn: 0.4, fill: '#EFE2CB' }), 460, light),
);
