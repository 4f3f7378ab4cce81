import { figure } from '../../kit/figure.ts';
import { finished } from '../../kit/frame.ts';
import { louvreLight, room, shaft } from '../../kit/interior.ts';
import { glow, goldenLight } from '../../kit/light.ts';
import { palette, skins } from '../../kit/palette.ts';
import { poses } from '../../kit/poses.ts';
import { bookshelf } from '../../kit/props.ts';
import { across, clipped, down, ellipse, group, path, polygon, rect, stroke } from '../../kit/svg.ts';

const [width, height] = [1200, 900];

function flask(x: number, y: number, size: number, liquid: string): string {
  const data = `M${x - size * 0.12} ${y - size}V${y - size * 0.62}L${x - size * 0.42} ${y - size * 0.1}Q${x - size * 0.46} ${y} ${x - size * 0.34} ${y}H${x + size * 0.34}Q${x + size * 0.46} ${y} ${x + size * 0.42} ${y - size * 0.1}L${x + size * 0.12} ${y - size * 0.62}V${y - size}Z`;
  return clipped(data, rect(x - size, y - size * 0.42, size * 2, size, liquid) + ellipse(x, y - size * 0.42, size * 0.4, size * 0.05, '#FFF8E8', 'opacity=".5"')) + path(data, across(['#FFF8E8', 0.5], ['#FFF8E8', 0.12], ['#FFF8E8', 0.65])) + rect(x - size * 0.16, y - size * 1.02, size * 0.32, size * 0.06, '#FFF8E8', 'opacity=".8"');
}
const tubes = (x: number, y: number) => [0, 1, 2, 3].map((index) => rect(x + index * 30, y - 96, 18, 84, across(['#FFF8E8', 0.6], ['#FFF8E8', 0.2], ['#FFF8E8', 0.7]), 'rx="9"') + rect(x + index * 30 + 2, y - 56, 14, 42, ['#3E63B4', '#E3A82B', '#B3472B', '#2F8A6B'][index] ?? '#fff', 'rx="7"')).join('') + rect(x - 12, y - 72, 136, 12, '#A8623A') + rect(x - 12, y - 14, 136, 14, '#7A4527');
const burner = (x: number, y: number) => rect(x - 26, y - 10, 52, 10, '#4A4A68') + rect(x - 8, y - 66, 16, 58, '#8FA0B8') + path(`M${x - 12} ${y - 66}Q${x - 16} ${y - 100} ${x} ${y - 134}Q${x + 16} ${y - 100} ${x + 12} ${y - 66}Z`, down('#FFE9B0', '#5A8AF0')) + glow(x, y - 100, 110, '#9CC4FF', 0.7);
const microscope = (x: number, y: number) => rect(x - 50, y - 14, 100, 14, '#22305F') + path(`M${x - 34} ${y - 14}C${x - 80} ${y - 80} ${x - 60} ${y - 140} ${x - 8} ${y - 150}L${x - 2} ${y - 132}C${x - 40} ${y - 122} ${x - 50} ${y - 70} ${x - 14} ${y - 14}Z`, across('#12295F', '#6E95E0')) + polygon([[x - 22, y - 190], [x + 4, y - 198], [x + 26, y - 96], [x + 4, y - 90]], across('#E9D3A4', '#FFF8E8')) + polygon([[x + 4, y - 90], [x + 26, y - 96], [x + 28, y - 66], [x + 14, y - 62]], '#4A4A68') + rect(x - 20, y - 52, 70, 10, '#22305F');

/** Titration and microscopes in the science laboratory. */
export const scienceLab = finished(width, height, [
  room({ width, height, floor: 600, top: 40, wall: '#E4BC92', dado: '#2F6B6A', ground: '#8A4E3A' }),
  louvreLight({ x: 60, y: 120, width: 330, height: 270 }), bookshelf(480, 400, 240, 250, 3, 9), louvreLight({ x: 810, y: 120, width: 330, height: 270 }),
  rect(460, 430, 280, 150, '#24504A') + rect(470, 440, 260, 130, '#1B3F40') + stroke('M510 520L560 480L610 520L610 550M610 520L660 480L700 500', '#FFF4DC', 4, 'opacity=".7"') + [[510, 520], [560, 480], [610, 520], [660, 480]].map(([x = 0, y = 0]) => ellipse(x, y, 8, 8, '#E3A82B')).join(''),
  shaft([[810, 120], [1140, 120]], [[-100, 900], [520, 900]], 0.4), glow(980, 260, 460, '#FFE4A8', 0.4),
  group('transform="translate(-90 -34) scale(1.15)"',
  figure({ x: 1010, y: 740, height: 470, pose: { ...poses.hold, nearArm: [20, 86], farArm: [40, 104], head: 12 }, facing: -1, top: 'coat', topFill: '#FFF8E8', bottomFill: '#2A2748', tie: palette.brand, skin: skins[1], glasses: true, hair: 'low', face: true, light: goldenLight, shadow: false }),
  figure({ x: 250, y: 740, height: 440, pose: { ...poses.hold, nearArm: [30, 92], farArm: [40, 112], head: 12 }, skin: skins[3], tie: palette.brand, face: true, light: goldenLight, shadow: false }),
  figure({ x: 560, y: 745, height: 450, pose: { ...poses.hold, nearArm: [30, 120], farArm: [36, 140], head: 4, turn: 0.5 }, skin: skins[2], face: 'smile', light: goldenLight, shadow: false, inFarHand: ([x, y]) => flask(x + 1, y + 4, 14, '#E3A82B') }),
  figure({ x: 800, y: 742, height: 430, pose: { ...poses.hold, head: 8 }, facing: -1, skin: skins[4], tie: palette.brand, face: true, light: goldenLight, shadow: false }),
  polygon([[-40, 640], [1240, 640], [1300, 720], [-100, 720]], across('#5A2E2C', '#A8623A', '#E0A060')) + rect(-100, 720, 1400, 200, across('#3A2034', '#6E3A30', '#8A4E36')) + [140, 480, 820].map((x) => rect(x, 750, 260, 150, '#4A2630', 'rx="4"') + rect(x + 110, 770, 40, 8, '#E3A82B')).join(''),
  microscope(380, 692), tubes(470, 690), flask(700, 696, 110, '#3E63B4'), flask(800, 706, 84, '#2F8A6B'), burner(920, 700), flask(1090, 700, 120, '#B3472B'), rect(130, 680, 110, 14, '#FFF6DF') + rect(136, 672, 100, 10, '#E9D3A4'), flask(60, 704, 96, '#E3A82B'),
  ),
]);
