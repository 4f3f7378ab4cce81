import { figure } from '../../kit/figure.ts';
import { finished } from '../../kit/frame.ts';
import { grass, hills, streaks, treeLine } from '../../kit/land.ts';
import { beams, glow, goldenLight, sky } from '../../kit/light.ts';
import { mix, skins } from '../../kit/palette.ts';
import { poses } from '../../kit/poses.ts';
import { seeded } from '../../kit/random.ts';
import { across, down, path, polygon, rect, stroke } from '../../kit/svg.ts';
import { bough, bush, farther, flameColours, neemColours, palm, palmColours, tree } from '../../kit/trees.ts';

const [width, height] = [1600, 1000];
const random = seeded(33);

/** A row of the city's towers; taller ones toward its middle. */
function city(from: number, to: number, y: number, tall: number, fill: string, sunny: string): string {
  let body = '';
  for (let x = from; x < to; ) {
    const wide = random.between(18, 58);
    const share = 1 - Math.abs((x - from) / (to - from) - 0.5) * 1.5;
    const high = tall * random.between(0.2, 0.55) + tall * Math.max(share, 0) * random.between(0.1, 0.5);
    body += rect(x, y - high, wide, high + 8, fill) + rect(x + wide * 0.72, y - high, wide * 0.28, high + 8, sunny) + (random.chance(0.2) ? rect(x + wide * 0.4, y - high - 22, 2.500, 22, fill) : '') + (high > tall * 0.4 ? [0.2, 0.36, 0.52, 0.68].map((level) => rect(x + 3, y - high + high * level, wide * 0.62, 2.500, '#FFDCA0', 'opacity=".4"')).join('') : '');
    x += wide * random.between(0.95, 1.3);
  }
  return body;
}
const arch = path('M690 604V560H730V604ZM850 604V560H890V604ZM676 560H904V542H676ZM684 542H896V528H684ZM730 604A60 60 0 0 1 850 604V566H730Z', '#8A5A70') + polygon([[790, 502], [796, 516], [811, 517], [800, 527], [803, 541], [790, 533], [777, 541], [780, 527], [769, 517], [784, 516]], '#8A5A70');
/** The stairway rises away from us: a bright tread, then the riser down to the next. */
const stepAt = (index: number) => {
  const t = index / 10;
  return { y: 638 + t ** 1.5 * 350, half: 96 + t ** 1.5 * 400, middle: 900 - t * 130 };
};
const steps = Array.from({ length: 11 }, (_, index) => {
  const [here, next] = [stepAt(index), stepAt(index + 1)];
  const edge = here.y + (next.y - here.y) * 0.55;
  const side = (y: number, sign: 1 | -1) => {
    const share = (y - here.y) / (next.y - here.y);
    return here.middle + (next.middle - here.middle) * share + sign * (here.half + (next.half - here.half) * share);
  };
  const band = (top: number, foot: number, fill: string) => polygon([[side(top, -1), top], [side(top, 1), top], [side(foot, 1), foot], [side(foot, -1), foot]], fill);
  const dark = index / 14;
  return band(here.y, edge, across(mix('#9A6258', '#62404E', dark), mix('#CF9672', '#95605A', dark), mix('#F0BC88', '#B87A5E', dark))) + band(edge, next.y + 1, across(mix('#7A4650', '#3E2444', dark), mix('#A8664E', '#6A3C48', dark), mix('#C98260', '#8A4E4C', dark)));
}).join('');
const gown = { top: 'gown', topFill: '#1B2A66', bottomFill: '#14163A', back: true, hair: 'mortar', hairFill: '#16224F', light: { ...goldenLight, rim: '#FFDA98', rimStrength: 1 }, shadow: { slant: -0.5, length: 0.4, opacity: 0.5 } } as const;

/** Graduates at the head of the old stairway look toward Accra and the sea. */
export const alumni = finished(width, height, [
  sky(width, height, { horizon: 560, colours: ['#2B3F84', '#6A6AA4', '#C58A92', '#F2AC78', '#FFDFA2'], sun: { x: 1010, y: 440, radius: 64 }, clouds: 13, seed: 29 }),
  rect(0, 540, width, 60, down('#F6C690', '#E3A488')), streaks(760, 544, 520, 46, '#FFF3CC', 5, 34, 0.7), hills(width, 588, 26, '#D79A88', 4, height),
  city(120, 1500, 600, 170, '#C08A8E', '#E9B090'), city(320, 1380, 616, 120, '#9A6A80', '#D08E80'), treeLine(width, 626, 34, '#84607A', 9, height), arch.replaceAll('#8A5A70', '#6E4A6C'), treeLine(width, 648, 40, '#5E4A68', 17, height),
  beams(1010, 440, [60, 76, 92, 108, 124], 900, 3.500, '#FFE2A8', 0.2), glow(1010, 480, 620, '#FFD890', 0.5),
  path('M-20 640C180 600 460 640 800 640S1440 600 1640 650V1020H-20Z', down('#7E7448', '#4A5A44', '#1F353C')),
  tree({ x: 250, y: 720, height: 520, spread: 1, seed: 5, colours: farther(neemColours, '#3A2A50', 0.2) }), tree({ x: 1480, y: 700, height: 400, umbrella: true, spread: 1.2, colours: farther(flameColours, '#5A2A40', 0.15), seed: 8, side: -1 }), palm({ x: 1290, y: 690, height: 420, lean: 0.1, side: -1, colours: farther(palmColours, '#5A3A50', 0.2), seed: 3 }),
  steps, polygon([[800, 632], [360, 1010], [240, 1010], [800, 632]], across('#4A2A44', '#A8705A')), polygon([[1000, 632], [1190, 1010], [1330, 1010], [1030, 632]], across('#D99A6C', '#8A5048')), stroke('M770 630L240 1006', '#F6CC98', 5), stroke('M1000 630L1190 1006', '#FFDDA4', 5),
  figure({ ...gown, x: 860, y: 700, height: 200, skin: skins[3], pose: poses.stroll }), figure({ ...gown, x: 990, y: 704, height: 204, skin: skins[1], pose: { ...poses.stand, farArm: [80, 104] }, hair: 'low', hairFill: '#1A1118' }),
  figure({ ...gown, x: 690, y: 850, height: 390, skin: skins[1], pose: { ...poses.stand, farArm: [38, 60], turn: 0.3 } }), figure({ ...gown, x: 830, y: 858, height: 400, skin: skins[3], pose: { ...poses.stand, nearArm: [-26, -40], turn: 0.2 } }), figure({ ...gown, x: 985, y: 850, height: 380, skin: skins[2], pose: { ...poses.cheer, nearArm: [-150, -164] }, hair: 'short', hairFill: '#1A1118', inNearHand: ([x, y]) => polygon([[x - 9, y - 3], [x, y - 7], [x + 9, y - 3], [x, y + 1]], '#16224F') + stroke(`M${x} ${y - 3}L${x + 7} ${y + 4}`, '#E3A82B', 0.800) }),
  bush(130, 1000, 520, { ...neemColours, light: '#7A7A44' }, 6), bush(1490, 1000, 460, neemColours, 9, -1), grass(-10, 420, 1008, 90, '#152536', 4, 0.22), grass(1240, 1620, 1008, 90, '#152536', 8, 0.22), bough([-30, -20], [540, 130], 88, '#1B2742', 7, 54), bough([1640, -30], [1330, 60], 70, '#1B2742', 3, 26),
]);
