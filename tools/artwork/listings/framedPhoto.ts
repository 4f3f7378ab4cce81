import { goldenWalls, hazyWalls, schoolBlock } from '../kit/buildings.ts';
import { drawHead, type Hair } from '../kit/head.ts';
import { mix, palette, skins } from '../kit/palette.ts';
import { seeded } from '../kit/random.ts';
import { across, at, clipped, define, down, ellipse, group, n, path, polygon, rect, rectData, stroke } from '../kit/svg.ts';
import { frond, tree } from '../kit/trees.ts';
import { formed, lift, lyingShadow, standingShadow, tabletop } from './parts.ts';
import { wooden } from './wood.ts';

/** The whole year in nine rows on the front steps, 900 by 300, in the tones of an old print. */
function panorama(): string {
  const chance = seeded(2015);
  const rows = Array.from({ length: 9 }, (_, row) => {
    const size = 1.15 + row * 0.07;
    const count = 40 - row;
    return Array.from({ length: count }, (_, i) => {
      const x = 450 + (i - (count - 1) / 2) * (20.4 + row * 0.75) + chance.between(-2, 2);
      const y = 108 + row * 20 + chance.between(-2, 2) + Math.abs(i - count / 2) * 0.22;
      return path(`M${n(x - 10 * size)} ${n(y + 30)}Q${n(x - 9 * size)} ${n(y + 8 * size)} ${n(x)} ${n(y + 7.500 * size)}Q${n(x + 9 * size)} ${n(y + 8 * size)} ${n(x + 10 * size)} ${n(y + 30)}Z`, mix('#FFF6E4', '#D9BE96', chance.between(0, 0.5))) + at(x, y, drawHead({ skin: chance.pick(skins), hair: chance.pick<Hair>(['short', 'low', 'low']), turn: 0.2 }), size);
    }).join('');
  }).join('');
  const runner = group('transform="translate(872 168) rotate(9)"', path('M-10 44Q-12 12 0 10Q12 12 12 44Z', '#FFF6E4') + at(2, 2, drawHead({ skin: skins[2], hair: 'low', turn: -0.6 }), 1.4) + stroke('M-8 22L-26 34M8 22L24 12', '#6E4129', 5));
  const sepia = define((id) => `<filter id="${id}" color-interpolation-filters="sRGB"><feColorMatrix values=".62 .3 .1 0 .05 .22 .56 .12 0 .03 .2 .28 .36 0 0 0 0 0 1 0"/></filter>`);
  return group(`filter="${sepia}"`, clipped(rectData(0, 0, 900, 300), rect(0, 0, 900, 300, down('#BFD0E2', '#F3DDB6')) + schoolBlock({ x: 60, y: 150, width: 780, storey: 52, bays: 13, colours: hazyWalls(goldenWalls, '#F0D8B0', 0.2) }) + tree({ x: 20, y: 170, height: 170, seed: 4 }) + tree({ x: 884, y: 165, height: 190, seed: 9 }) + polygon([[40, 120], [860, 120], [910, 300], [-10, 300]], '#C9B08A') + rows + runner));
}

/** The frame with mount and print, 1080 by 480, its corner at 0 0. */
function framed(): string {
  const odum = '#8A552C';
  const outer = 'M0 0H1080V480H0Z';
  const bars = wooden('M0 0H1080L1040 40H40Z', lift(odum, 0.2), [0, 0, 1080, 40], 2, false) + wooden('M0 480H1080L1040 440H40Z', odum, [0, 440, 1080, 40], 3, false) + wooden('M0 0L40 40V440L0 480Z', '#5E3820', [0, 0, 40, 480], 4) + wooden('M1080 0L1040 40V440L1080 480Z', lift(odum, 0.35), [1040, 0, 40, 480], 5);
  return rect(0, 0, 1080, 480, odum) + rect(40, 40, 1000, 400, across('#EADCBD', '#FBF3DF')) + path('M40 40H1040V52L52 56V440H40Z', '#3A1A18', 'opacity=".4"') + rect(86, 86, 908, 308, '#D9C8A2') + group('transform="translate(90 90)"', panorama()) +
    clipped(rectData(40, 40, 1000, 400), polygon([[640, 40], [820, 40], [560, 440], [380, 440]], '#FFF6DC', 'opacity=".2"') + polygon([[860, 40], [910, 40], [650, 440], [600, 440]], '#FFF6DC', 'opacity=".16"')) + bars + path(outer, 'none', 'stroke="#3A1A12" stroke-width="3"') + stroke('M2 2H1078V478', '#FFDFA8', 4, 'opacity=".7"');
}

function onWall(): string {
  const frame = 'M60 330H1140V810H60Z';
  return tabletop(['#F0CFA0', '#E2A272'], '#7A4430', 1080, stroke('M180 334L600 200L1020 334', '#6A4A32', 4), ellipse(600, 200, 11, 11, '#C98E28'), lyingShadow(frame, 50), group('transform="translate(60 330)"', framed()));
}

function sideboard(): string {
  const plant = (x: number, y: number) => group('', ...[-150, -128, -104, -84, -62, -36, -20].map((angle, i) => frond([x, y], angle, 300 - (i % 3) * 40, 0.3, ['#24463F', '#3F6339', '#5E7F3A', '#8E9A3F'][i % 4] ?? '#3F6339', 0.12)), formed(`M${x - 80} ${y}H${x + 80}L${x + 62} ${y + 170}H${x - 62}Z`, '#B9512F', { dark: 0.5 }), path(`M${x - 90} ${y - 14}h180v36h-180Z`, across('#7A2F1C', '#C9623A', '#F2A070')));
  return tabletop(['#4A5A92', '#D99A86'], '#6E3E2C', 800, standingShadow(120, 960, 900, 420), group('transform="translate(70 360) matrix(.86 .055 0 1.05 0 0)"', path('M-26 12L0 0V480L-26 478Z', '#3A1A12'), framed()), standingShadow(938, 1062, 946, 300), plant(1000, 770),
    wooden('M0 980H1200V1200H0Z', '#7E4830', [0, 980, 1200, 220], 6, false), rect(0, 974, 1200, 9, lift('#7E4830', 0.6), 'opacity=".7"'), ellipse(600, 1096, 26, 26, palette.gold), stroke('M600 984V1200', '#3A1A18', 6));
}

/** The framed panorama: on the wall, and on a sideboard. */
export const framedPhoto = [onWall(), sideboard()];
