import { crest } from '../kit/crest.ts';
import { palette, shaded } from '../kit/palette.ts';
import { across, group, path, rect, stroke } from '../kit/svg.ts';
import { openBook } from './book.ts';
import { flatLay, formed, lift, lyingShadow, stitches, weave } from './parts.ts';

const navy = palette.brandStrong;
const cover = 'M330 190Q330 160 360 160H860Q900 160 900 200V980Q900 1020 860 1020H360Q330 1020 330 990Z';

/** A fountain pen that lies at an angle. */
function pen(x: number, y: number, turn: number): string {
  const barrel = 'M-22 -300Q0 -322 22 -300V190L0 216L-22 190Z';
  return group(`transform="translate(${x} ${y}) rotate(${turn})"`, lyingShadow(barrel, 20), path(barrel, across('#2A0F18', '#7A2333', '#B9485A', '#5A1826')), rect(-23, -60, 46, 22, across('#8A5A12', '#FFE2A0', '#A97418')), rect(8, -280, 9, 190, across('#FFE2A0', '#A97418'), 'rx="4"'),
    path('M-13 212L0 290L13 212Z', across('#A97418', '#FFE9B8', '#8A5A12')), stroke('M0 236V284', '#4A2A12', 2.5));
}

function closed(): string {
  const gold = group('opacity=".95"', crest(620, 560, 330));
  return flatLay('#E5AE80', group('transform="rotate(-8 600 600)"', lyingShadow(cover, 40), path('M344 178H912Q922 178 922 190V1004Q922 1014 912 1014H344Z', across('#D8C49A', '#FFF3D2')), ...[0, 1, 2, 3].map((i) => stroke(`M${904 + i * 5} 196V1000`, '#B89C6C', 1.5)),
    formed(cover, navy, { dark: 0.42, light: 0.3 }), weave(cover, '#8FA6E0', 5, 0.16), path('M330 190Q330 160 360 160H400V1020H360Q330 1020 330 990Z', shaded(navy, 0.4), 'opacity=".6"'), stroke('M402 162V1018', lift(navy, 0.45), 3), gold,
    stroke('M840 160V1020', '#0A1230', 26, 'opacity=".4"'), path('M828 158H852V1022H828Z', across('#8A5A12', palette.gold, '#FFE2A0')), path('M560 1016H596L590 1130L576 1112L560 1126Z', '#A8352B'), path('M560 1016H596V1034H560Z', '#5A1420')),
    pen(1020, 820, 22));
}

function opened(): string {
  const rules = (from: number, to: number, tilt: number) => Array.from({ length: 13 }, (_, i) => stroke(`M${from} ${390 + i * 42 + (tilt < 0 ? 6 : -2)}C${from + (to - from) * 0.35} ${372 + i * 42} ${from + (to - from) * 0.7} ${374 + i * 42} ${to} ${390 + i * 42 + (tilt < 0 ? -2 : 6)}`, '#8FA0C8', 2, 'opacity=".8"')).join('');
  const script = Array.from({ length: 6 }, (_, line) => {
    const words = Array.from({ length: line === 5 ? 3 : 6 }, (_, word) => {
      const letters = Array.from({ length: 3 + ((word * 5 + line * 3) % 4) }, (_, i) => {
        const tall = [9, 11, 24, 9, 10, 26, 12][(i * 3 + word * 2 + line * 5) % 7] ?? 10;
        return `c2 ${-tall * 0.4} 5 ${-tall} 8 ${-tall}c4 0 -3 ${tall} 4 ${tall}`;
      }).join('');
      return `M${150 + word * 68} ${382 + line * 42 - word * 2}${letters}`;
    });
    return stroke(words.join(''), '#1B2F78', 3.2);
  }).join('');
  return flatLay('#7E5A72', openBook(navy, rules(120, 570, -1) + group('transform="rotate(-1.500 300 500)"', script), rules(640, 1090, 1)),
    path('M588 318H614L628 940L620 1120L602 1098L584 1116Z', across('#7A1F22', '#C9483A')), stitches('M600 330V980', '#5A1420', 2), pen(830, 700, 58));
}

/** The cloth-bound notebook: closed with its pen, open at the first page. */
export const notebook = [closed(), opened()];
