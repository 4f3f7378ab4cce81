import { smallCrestBody } from '../kit/crest.ts';
import { figure } from '../kit/figure.ts';
import { duskSky, glow, lit, sky, stringLights } from '../kit/light.ts';
import { palette, shaded } from '../kit/palette.ts';
import { poses } from '../kit/poses.ts';
import { across, at, define, down, ellipse, group, path, picture, rect, round, stroke } from '../kit/svg.ts';
import { finish, lift, side, standingShadow, tabletop } from './parts.ts';

const mesh = () => define((id) => `<pattern id="${id}" width="14" height="14" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="3.200" fill="#050A1E"/><circle cx="11" cy="11" r="3.200" fill="#050A1E"/></pattern>`);
const body = 'M-430 -120Q-430 -190 -360 -190H360Q430 -190 430 -120V130Q430 190 370 190H-370Q-430 190 -430 130Z';

/** The speaker from the front, its middle at 0 0, 860 wide. */
function speaker(): string {
  const navy = '#1B3374';
  const cone = (x: number) => ellipse(x, 8, 142, 142, '#0A122E') + ellipse(x, 8, 132, 132, round('#05081A', '#16234E', '#2A4490')) + ellipse(x, 8, 100, 100, round('#2B3F80', '#0C1636')) + ellipse(x, 8, 44, 44, round('#5A78C8', '#1A2B60')) + ellipse(x + 14, -8, 14, 10, '#D8E4FF', 'opacity=".6"');
  return stroke('M-250 -190C-250 -290 250 -290 250 -190', '#4A2616', 44) + stroke('M-244 -196C-240 -284 240 -284 244 -196', '#B5713F', 26) + stroke('M-200 -240C-120 -272 120 -272 210 -234', '#F0B878', 5, 'stroke-dasharray="12 8"') +
    lit(path(body, down('#2C4A9C', navy, shaded(navy, 0.5))), 380) + path('M-396 -116Q-396 -156 -356 -156H356Q396 -156 396 -116V120Q396 156 360 156H-360Q-396 156 -396 120Z', across(shaded(navy, 0.55), shaded(navy, 0.2), lift(navy, 0.25))) + cone(-220) + cone(220) +
    path('M-396 -116Q-396 -156 -356 -156H356Q396 -156 396 -116V120Q396 156 360 156H-360Q-396 156 -396 120Z', mesh(), 'opacity=".5"') + at(-48, -52, smallCrestBody(), 1.5) +
    ellipse(0, 110, 9, 9, '#7FD0FF') + ellipse(0, 110, 30, 30, round(['#7FD0FF', 0.6], ['#7FD0FF', 0])) + path('M-380 -176Q0 -196 400 -170L410 -150Q0 -180 -400 -150Z', '#FFD9A0', 'opacity=".35"') +
    rect(-330, 184, 90, 18, '#0A0E20', 'rx="8"') + rect(240, 184, 90, 18, '#0A0E20', 'rx="8"');
}

function entertainment(): string {
  const dancer = (x: number, height: number, facing: 1 | -1, fill: string, pose: (typeof poses)[keyof typeof poses]) => figure({ x, y: 842, height, facing, top: 'shirt', topFill: fill, bottom: 'trousers', bottomFill: '#1B1B38', pose, shadow: false });
  return picture(side, side, sky(side, side, { colours: duskSky, horizon: 800, clouds: 6, seed: 14 }), glow(600, 800, 700, '#F6A868', 0.55, 0.5), rect(0, 800, side, 400, down('#5A3550', '#2A1838')),
    stringLights([-20, 180], [620, 120], 90, 9), stringLights([620, 120], [1220, 220], 90, 9), stringLights([-20, 340], [1220, 330], 150, 15),
    dancer(170, 380, 1, '#E9C98A', poses.stroll), dancer(300, 400, -1, palette.rose, poses.walkOther), dancer(930, 400, 1, '#F2E4C8', poses.walk), dancer(1060, 380, -1, '#7FA0D8', poses.stroll),
    rect(0, 980, side, 220, down('#A8623C', '#4A2430')), rect(0, 976, side, 8, '#F6C083', 'opacity=".7"'), standingShadow(300, 900, 1000, 300), group('transform="translate(600 850) scale(.74)"', speaker()), finish());
}

/** The speaker: on a shelf, and at Saturday entertainment. */
export const bluetoothSpeaker = [tabletop(['#F4CB92', '#DF8E62'], '#8A4A36', 800, standingShadow(190, 1020, 850, 540), group('transform="translate(606 664)"', speaker())), entertainment()];
