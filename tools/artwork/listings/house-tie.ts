import { lit } from '../kit/light.ts';
import { palette, shaded } from '../kit/palette.ts';
import { across, ellipse, group, path, polygon, rect, stroke } from '../kit/svg.ts';
import { flatLay, formed, lift, lyingShadow, weave, within } from './parts.ts';

const navy = palette.brandStrong;

/** Diagonal house stripes over an area. */
const stripes = (colour: string, second: string, step = 92) =>
  Array.from({ length: 34 }, (_, i) => polygon([[-300, i * step - 600], [1500, i * step + 440], [1500, i * step + 468], [-300, i * step - 572]], colour) + polygon([[-300, i * step - 560], [1500, i * step + 480], [1500, i * step + 490], [-300, i * step - 550]], second)).join('');

function tie(): string {
  const knot = 'M540 130H668L640 250H568Z';
  const blade = 'M568 246H640C668 500 700 760 716 940L604 1090L492 940C508 760 540 500 568 246Z';
  const tail = 'M606 250L650 246C700 480 780 700 800 830L740 900L690 850C680 640 640 420 606 250Z';
  const loop = 'M548 140C440 120 330 40 300 -60H376C420 20 500 70 560 90ZM660 140C770 120 880 40 910 -60H834C790 20 710 70 650 90Z';
  const cloth = (data: string, dark = 0.4) => formed(data, navy, { dark, light: 0.36 }) + within(data, stripes(palette.gold, '#A8352B')) + path(data, across(['#0B0A2A', 0.5], ['#0B0A2A', 0], ['#FFE0A8', 0.3])) + weave(data, '#FFFFFF', 5, 0.1);
  return lyingShadow(loop, 24) + cloth(loop) + lyingShadow(tail, 30) + cloth(tail, 0.55) + lyingShadow(blade, 34) + lit(cloth(blade), 360) + lit(cloth(knot), 200) +
    stroke('M596 262C592 420 596 600 604 760', '#060B26', 16, 'opacity=".25"') + stroke('M574 250C590 262 620 262 634 250', '#060B26', 8, 'opacity=".7"');
}

function rolled(x: number, y: number, r: number, ground: string, colour: string, second: string): string {
  const rings = Array.from({ length: 7 }, (_, i) => {
    const size = r * (1 - i * 0.135);
    return ellipse(x - i * 1.5, y + i * 1.5, size, size, i % 2 ? shaded(ground, 0.35) : ground) + Array.from({ length: 12 }, (_, k) => {
      const turn = ((k * 30 + i * 17) * Math.PI) / 180;
      const [cx, cy] = [Math.cos(turn), Math.sin(turn)];
      return stroke(`M${x + cx * (size - 3)} ${y + cy * (size - 3)}L${x + Math.cos(turn + 0.1) * (size - r * 0.12)} ${y + Math.sin(turn + 0.1) * (size - r * 0.12)}`, k % 3 ? colour : second, k % 3 ? 9 : 5);
    }).join('') + `<circle cx="${x - i * 1.5}" cy="${y + i * 1.5}" r="${size}" fill="none" stroke="#060B26" stroke-width="4" opacity=".5"/>`;
  }).join('');
  const disc = `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
  return lyingShadow(disc, 26) + lit(rings + path(disc, across(['#0B0A2A', 0.45], ['#0B0A2A', 0], ['#FFE0A8', 0.3])), r * 2);
}

function boxes(): string {
  const outer = 'M150 250H1050V1010H150Z';
  return flatLay('#C9825A', lyingShadow(outer, 50), formed(outer, '#C89A66', { dark: 0.4, light: 0.3 }), rect(186, 286, 828, 688, '#6B4630'),
    group('', path('M186 286H1014L980 330H220V974H186Z', '#2A1620', 'opacity=".4"'), path('M1014 286V974H186L220 940H980V330Z', '#E8BE86', 'opacity=".35"')),
    Array.from({ length: 40 }, (_, i) => stroke(`M${200 + (i * 67) % 800} ${310 + (i * 131) % 640}q30 -26 62 6`, '#F1DDB4', 9, 'opacity=".5"')).join(''),
    rolled(420, 500, 168, navy, palette.gold, '#A8352B'), rolled(780, 480, 168, '#123F35', '#F2E3BC', palette.gold), rolled(600, 780, 168, '#3A1830', '#D97A6C', '#F2E3BC'),
    path('M150 250H1050V286H186V1010H150Z', lift('#C89A66', 0.3), 'opacity=".7"'));
}

/** The woven house tie: laid out with its knot, and rolled in the card box in three houses' colours. */
export const houseTie = [flatLay('#EBC9A0', tie()), boxes()];
