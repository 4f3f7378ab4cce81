import { lit } from '../kit/light.ts';
import { palette, shaded } from '../kit/palette.ts';
import { across, ellipse, path, polygon, stroke } from '../kit/svg.ts';
import { flatLay, formed, lift, lyingShadow, standingShadow, tabletop, weave, within } from './parts.ts';

const navy = palette.brandStrong;

/** Diagonal house stripes over an area. */
const stripes = (colour: string, second: string, step = 92) =>
  Array.from({ length: 34 }, (_, i) => polygon([[-300, i * step - 600], [1500, i * step + 440], [1500, i * step + 468], [-300, i * step - 572]], colour) + polygon([[-300, i * step - 560], [1500, i * step + 480], [1500, i * step + 490], [-300, i * step - 550]], second)).join('');

function tie(): string {
  const knot = 'M536 134Q604 108 672 134L640 250H568Z';
  const blade = 'M568 246H640C668 500 700 760 716 940L604 1090L492 940C508 760 540 500 568 246Z';
  const tail = 'M606 250L650 246C700 480 780 700 800 830L740 900L690 850C680 640 640 420 606 250Z';
  const loop = 'M566 204C440 150 330 60 300 -60H376C420 20 510 92 600 128ZM642 204C770 150 880 60 910 -60H834C790 20 700 92 608 128Z';
  const cloth = (data: string, dark = 0.4) => formed(data, navy, { dark, light: 0.36 }) + within(data, stripes(palette.gold, '#A8352B')) + path(data, across(['#0B0A2A', 0.5], ['#0B0A2A', 0], ['#FFE0A8', 0.3])) + weave(data, '#FFFFFF', 5, 0.1);
  return lyingShadow(loop, 24) + cloth(loop) + lyingShadow(tail, 30) + cloth(tail, 0.55) + lyingShadow(blade, 34) + lit(cloth(blade), 360) + lit(cloth(knot), 200) +
    stroke('M574 250C590 262 620 262 634 250', '#060B26', 8, 'opacity=".7"');
}

/** A tie rolled up and stood on its edge: striped side, wound top, the end of the blade hanging loose. */
function rolled(x: number, foot: number, r: number, ground: string, colour: string, second: string): string {
  const high = r * 0.95;
  const flat = r * 0.36;
  const top = foot - high;
  const wall = `M${x - r} ${top}V${foot}A${r} ${flat} 0 0 0 ${x + r} ${foot}V${top}Z`;
  const end = `M${x + r * 0.2} ${top + flat * 0.9}L${x + r} ${top + 4}L${x + r * 1.62} ${foot + 4}L${x + r * 1.3} ${foot + flat * 1.3}L${x + r * 0.82} ${foot + flat * 0.72}Z`;
  const woven = (data: string) => formed(data, ground, { dark: 0.55, light: 0.4 }) + within(data, stripes(colour, second, 64)) + path(data, across(['#0B0A2A', 0.6], ['#0B0A2A', 0.05], ['#0B0A2A', 0], ['#FFE0A8', 0.3])) + weave(data, '#FFFFFF', 5, 0.1);
  const turns = Array.from({ length: 8 }, (_, i) => {
    const share = 1 - i * 0.12;
    return ellipse(x + i * 2, top, r * share, flat * share, i % 2 ? shaded(ground, 0.55) : lift(ground, 0.34));
  }).join('');
  return standingShadow(x - r, x + r, foot + flat * 0.7, r * 1.9) + woven(wall) + turns + ellipse(x + 14, top, r * 0.06, flat * 0.1, '#05060F') +
    lyingShadow(end, 10, '#05060F') + woven(end) + stroke(`M${x + r * 0.2} ${top + flat * 0.9}L${x + r} ${top + 4}`, lift(ground, 0.5), 4);
}

function rolls(): string {
  return tabletop(['#F3CE97', '#E39A68'], '#B56F47', 620,
    rolled(380, 720, 170, '#123F35', '#F2E3BC', palette.gold), rolled(800, 700, 170, '#4A1C34', '#D97A6C', '#F2E3BC'), rolled(560, 960, 200, navy, palette.gold, '#A8352B'));
}

/** The woven house tie: laid out with its knot, and rolled up in three houses' colours. */
export const houseTie = [flatLay('#EBC9A0', tie()), rolls()];
