import { crowd } from '../../kit/crowd.ts';
import { figure } from '../../kit/figure.ts';
import { high, story, wide } from '../../kit/frame.ts';
import { hills, streaks, treeLine } from '../../kit/land.ts';
import { beams, glow, goldenLight, sky } from '../../kit/light.ts';
import { skins } from '../../kit/palette.ts';
import { poses } from '../../kit/poses.ts';
import { ball, cup, floodlight } from '../../kit/props.ts';
import { down, ellipse, path, rect, stroke } from '../../kit/svg.ts';

const team = { topFill: '#E3A82B', bottom: 'shorts', bottomFill: '#12295F', light: { ...goldenLight, rim: '#FFE0A0' }, shadow: { slant: 0.2, length: 0.42, opacity: 0.5, colour: '#24102E' }, face: 'smile' } as const;
const headlamps = [160, 330, 520, 1100, 1290, 1450].map((x, index) => {
  const y = 662 + (index % 2) * 8;
  return path(`M${x - 66} ${y + 16}V${y - 14}Q${x - 60} ${y - 24} ${x - 44} ${y - 26}L${x - 28} ${y - 54}H${x + 28}L${x + 44} ${y - 26}Q${x + 60} ${y - 24} ${x + 66} ${y - 14}V${y + 16}Z`, '#221F48') + [-46, 46].map((shift) => ellipse(x + shift, y - 6, 9, 7, '#FFF6D6') + glow(x + shift, y - 6, 90, '#FFE2A0', 0.85)).join('');
}).join('');

/** The winning house lifts the cup on the red earth, in the light of headlamps. */
export const footballCup = story(
  sky(wide, high, { horizon: 600, colours: ['#14245C', '#36438A', '#7E6494', '#D47C70', '#F8B26E'], clouds: 9, seed: 19 }),
  hills(wide, 590, 80, '#6E5484', 7, high), treeLine(wide, 610, 70, '#3F3666', 21, high),
  floodlight(1380, 640, 440, -1), stroke('M190 640V236', '#1A1B3A', 6) + rect(158, 222, 64, 26, '#22244A'),
  crowd({ x: -20, width: 1640, y: 672, rows: 3, size: 66, count: 30, fills: ['#FFF8E8', '#E9D3A4', '#3E63B4', '#B3472B', '#FFF8E8'], back: false, seed: 5 }),
  headlamps,
  rect(0, 674, wide, high, down('#C8623C', '#A8452C', '#5A2430')), glow(800, 770, 900, '#FFC076', 0.5, 0.24), streaks(40, 700, 1500, 340, '#FFC88A', 9, 34, 0.28), streaks(40, 700, 1500, 340, '#4A1B2A', 4, 20, 0.3),
  stroke('M-20 760Q800 700 1620 760', '#FFE9C8', 5, 'opacity=".45"'),
  beams(800, 250, [60, 75, 90, 105, 120], 900, 4, '#FFE2A8', 0.16),
  figure({ ...team, x: 480, y: 850, height: 430, pose: poses.cheer, skin: skins[1] }),
  figure({ ...team, x: 1130, y: 852, height: 436, pose: poses.cheer, facing: -1, skin: skins[4] }),
  figure({ ...team, x: 330, y: 900, height: 450, pose: { ...poses.run, nearArm: [-150, -168], farArm: [60, 130] }, skin: skins[2] }),
  figure({ ...team, x: 1300, y: 905, height: 450, pose: { ...poses.run, nearArm: [-140, -160] }, facing: -1, skin: skins[0] }),
  figure({ ...team, x: 650, y: 912, height: 500, pose: { ...poses.reach, nearArm: [140, 164], farArm: [60, 150], turn: 0.4 }, skin: skins[3] }),
  figure({ ...team, x: 975, y: 912, height: 490, pose: { ...poses.reach, nearArm: [140, 164], farArm: [60, 150], turn: 0.4 }, facing: -1, skin: skins[1] }),
  glow(812, 260, 300, '#FFE0A0', 0.7), cup(812, 412, 176),
  figure({ ...team, x: 812, y: 985, height: 560, pose: { ...poses.armsUp, nearArm: [-164, -188], farArm: [164, 188] }, skin: skins[2], topFill: '#E3A82B' }),
  figure({ ...team, x: 560, y: 1010, height: 400, pose: { ...poses.crouch, nearArm: [-140, -160] }, skin: skins[4] }),
  figure({ ...team, x: 1080, y: 1012, height: 400, pose: { ...poses.crouch, nearArm: [-140, -160] }, facing: -1, skin: skins[0], topFill: '#2F6B52' }),
  ball(250, 985, 30),
);
