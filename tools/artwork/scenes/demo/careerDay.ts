import { crowd } from '../../kit/crowd.ts';
import { figure } from '../../kit/figure.ts';
import { high, story, wide } from '../../kit/frame.ts';
import { louvreLight, room, shaft } from '../../kit/interior.ts';
import { glow, goldenLight } from '../../kit/light.ts';
import { palette, skins } from '../../kit/palette.ts';
import { poses } from '../../kit/poses.ts';
import { openBook, table } from '../../kit/props.ts';
import { across, down, ellipse, path, polygon, rect, stroke } from '../../kit/svg.ts';

const board = rect(470, 150, 620, 360, '#6E3F2C') + rect(486, 166, 588, 328, down('#24504A', '#1B3F40')) +
  stroke('M560 430C640 420 660 330 720 320S800 360 860 280S960 230 1010 220', '#FFF4DC', 5, 'opacity=".8"') + [[560, 430], [720, 320], [860, 280], [1010, 220]].map(([x = 0, y = 0]) => ellipse(x, y, 12, 12, '#E3A82B')).join('') +
  stroke('M540 450H1030M540 450V210', '#FFF4DC', 3, 'opacity=".45"') + rect(470, 506, 620, 14, '#A8623A') + rect(820, 498, 46, 9, '#FFF4DC');
const globe = ellipse(1190, 628, 50, 50, across('#12295F', '#3E63B4', '#9CBCEB')) + path('M1160 600Q1180 586 1196 606Q1210 622 1190 640Q1170 640 1160 620ZM1206 650Q1224 640 1226 620Q1236 640 1220 664Z', '#8FA043') + stroke('M1146 590A60 60 0 0 0 1220 680', '#C98A1C', 6) + rect(1182, 676, 16, 18, '#7A4527') + rect(1160, 692, 60, 9, '#7A4527');

/** A speaker tells a class about his work, in a room with louvre windows. */
export const careerDay = story(
  room({ width: wide, height: high, floor: 720, top: 50, wall: '#EBC08E', dado: '#36508E', ground: '#8E4C36' }),
  board, louvreLight({ x: 40, y: 160, width: 340, height: 350 }), louvreLight({ x: 1180, y: 160, width: 380, height: 350 }),
  shaft([[1190, 160], [1560, 160]], [[160, 1050], [900, 1050]], 0.36),
  table(1060, 860, 380, 170, '#A8623A', 0.5), globe, rect(1290, 660, 90, 14, '#8A2F3A') + rect(1296, 674, 84, 14, '#E9D3A4') + rect(1286, 688, 96, 14, '#1B3F94'), rect(1386, 684, 44, 18, '#2A2748'),
  glow(760, 560, 480, '#FFE0A4', 0.4),
  figure({ x: 760, y: 900, height: 580, pose: { ...poses.speak, nearArm: [-16, 36], farArm: [58, 128], turn: 0.35, head: -3 }, top: 'blazer', topFill: palette.brand, bottomFill: '#20254F', tie: '#B3472B', skin: skins[2], face: 'smile', light: goldenLight, shadow: { slant: -1.4, length: 0.2 } }),
  figure({ x: 250, y: 850, height: 470, pose: poses.handsBehind, top: 'smock', topFill: '#6E4A5E', bottomFill: '#2A2748', skin: skins[4], hair: 'low', glasses: true, face: true, light: goldenLight, shadow: { slant: -1.4, length: 0.2 } }),
  crowd({ x: -40, width: 1680, y: 940, rows: 1, size: 170, count: 9, seed: 5, light: { ...goldenLight, shadeStrength: 0.5 } }),
  [...Array(6).keys()].map((index) => table(index * 290 - 60, 1010, 250, 90, '#B5743F', 0.35) + openBook(index * 290 + 70, 926, 60, ['#1B3F94', '#9C3A2A', '#2F6B52'][index % 3])).join(''),
  crowd({ x: -60, width: 1720, y: 1100, rows: 1, size: 240, count: 7, seed: 12, light: { ...goldenLight, shadeStrength: 0.62 } }),
  polygon([[0, 0], [210, 0], [0, 620]], across(['#2A1446', 0.3], ['#2A1446', 0])),
);
