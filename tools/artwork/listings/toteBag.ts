import { lit } from '../kit/light.ts';
import { palette, shaded } from '../kit/palette.ts';
import { define, down, ellipse, group, path, stroke } from '../kit/svg.ts';
import { gateLine } from './gateLine.ts';
import { flatLay, fold, formed, lyingShadow, standingShadow, stitches, tabletop, weave, within } from './parts.ts';

const canvas = '#EAD9B4';
const blue = palette.brand;
const wax = () => define((id) => `<pattern id="${id}" width="120" height="120" patternUnits="userSpaceOnUse"><rect width="120" height="120" fill="#C9472A"/><circle cx="60" cy="60" r="46" fill="#F2B03A"/><circle cx="60" cy="60" r="33" fill="#12295F"/><circle cx="60" cy="60" r="18" fill="#FBEBC8"/><circle cx="60" cy="60" r="8" fill="#C9472A"/><path d="M0 0m-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0M120 0m-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0M0 120m-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0M120 120m-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0" fill="#1E6F4C"/></pattern>`);
const bag = 'M300 440C500 452 700 452 900 440C916 640 930 900 940 1080C720 1104 480 1104 260 1080C270 900 284 640 300 440Z';
const strap = (shift: number) => `M420 470C410 300 440 ${120 + shift} 600 ${116 + shift}C760 ${120 + shift} 790 300 780 470`;

function body(): string {
  return formed(bag, canvas, { dark: 0.4, light: 0.3 }) + weave(bag, '#7A5A34', 6, 0.16) + within(bag,
    fold([[330, 460], [400, 700], [330, 1040]], 30, canvas, 0.6), fold([[860, 470], [800, 760], [880, 1060]], 30, canvas, 0.6), fold([[560, 900], [620, 1000], [780, 1080]], 24, canvas, 0.5),
    stitches('M304 480C500 492 700 492 896 480', '#A17E4A', 4), path('M258 1010C480 1040 720 1040 942 1010L944 1100H256Z', shaded(canvas, 0.25), 'opacity=".5"'));
}
const straps = (shift: number, colour: string) => stroke(strap(shift), shaded(colour, 0.45), 46) + stroke(strap(shift), colour, 38) + stitches(strap(shift), '#A17E4A');

function front(): string {
  return tabletop(['#E08A63', '#F2BE86'], '#A85F3D', 1150, group('transform="translate(-46 40)" opacity=".6"', lyingShadow(bag, 50)), stroke('M600 40V130', '#5A3524', 20) + ellipse(600, 128, 26, 20, '#8A5A34') + ellipse(606, 122, 16, 11, '#D9A066'),
    straps(18, shaded(canvas, 0.22)), lit(body(), 480), straps(0, canvas), [400, 760].map((x) => stitches(`M${x} 460h40v60h-40ZM${x} 460l40 60M${x + 40} 460l-40 60`, blue)).join(''), group('transform="translate(630 790) scale(.74)"', gateLine()));
}

function lining(): string {
  const mouth = 'M120 420C340 300 860 300 1080 420C1000 560 860 640 600 650C340 640 200 560 120 420Z';
  const outside = 'M120 420C200 560 340 640 600 650C860 640 1000 560 1080 420C1120 700 1110 1000 1090 1240H110C90 1000 80 700 120 420Z';
  const pocket = 'M430 400H760L744 560C650 590 540 590 446 560Z';
  return flatLay('#C9775A', lyingShadow(outside, 50), path(mouth, wax()), path(mouth, down(['#1A0A20', 0.25], ['#1A0A20', 0.75])), path('M760 330C900 340 1020 380 1080 420C1040 500 960 560 900 590Z', '#FFD892', 'opacity=".35"'),
    group('', lyingShadow(pocket, 10, '#14081C'), path(pocket, wax()), path(pocket, '#14081C', 'opacity=".2"'), stroke('M430 404H760', '#D8B25A', 13), stroke('M430 404H760', '#6E4E18', 5, 'stroke-dasharray="5 6"'), path('M700 396h22l6 60h-34z', '#F0D080')),
    stroke('M250 470C240 250 300 60 420 -60', shaded(canvas, 0.4), 78) + stroke('M250 470C240 250 300 60 420 -60', canvas, 66), stroke('M960 470C970 250 900 60 780 -60', shaded(canvas, 0.4), 78) + stroke('M960 470C970 250 900 60 780 -60', canvas, 66),
    lit(formed(outside, canvas, { dark: 0.42, light: 0.34 }) + weave(outside, '#7A5A34', 18, 0.09) + within(outside, fold([[200, 640], [300, 900], [220, 1200]], 40, canvas, 0.7), fold([[1000, 640], [900, 900], [1010, 1200]], 40, canvas, 0.7), stitches('M124 470C210 606 350 690 600 700C850 690 990 606 1076 470', '#A17E4A', 5)), 500),
    group('transform="translate(640 1010) scale(1.02)"', gateLine(8)));
}

function market(): string {
  const yam = (x: number, y: number, turn: number, size: number) => group(`transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"`, formed('M-50 150C-74 20 -60 -120 -10 -150C40 -150 66 -20 48 150Z', '#8A5A3C', { dark: 0.5, light: 0.4 }) + stroke('M-30 60q20 8 34 0M-10 -40q20 8 34 0M-40 -10q16 8 26 2M6 20q20 8 30 0', '#4A2A22', 4));
  const leaf = (x: number, y: number, turn: number, colour: string) => group(`transform="translate(${x} ${y}) rotate(${turn})"`, path('M0 0C-60 -90 -50 -200 0 -260C50 -200 60 -90 0 0Z', down(colour, shaded(colour, 0.35))) + stroke('M0 0V-240', '#D8D27A', 4));
  const plantain = [0, 1, 2].map((i) => group(`transform="translate(${760 + i * 34} ${430 + i * 10}) rotate(${16 + i * 15})"`, path('M-26 90C-50 -20 -30 -150 20 -210C36 -206 34 -190 28 -180C4 -110 14 0 30 90Z', down('#E8B83A', '#B98A20')) + path('M0 90C-16 -10 0 -130 24 -190C4 -110 14 0 30 90Z', '#FFE08A', 'opacity=".6"'))).join('');
  return tabletop(['#F7D79C', '#EDA36C'], '#B4623F', 930, standingShadow(270, 930, 1100, 620),
    leaf(420, 470, -28, '#4E7A3A'), leaf(480, 450, -8, '#6E9440'), leaf(380, 500, -46, '#2F5C40'), yam(540, 400, -8, 1), yam(640, 380, 8, 1.1), plantain,
    straps(40, shaded(canvas, 0.25)), lit(body(), 480), straps(10, canvas), [400, 760].map((x) => stitches(`M${x} 460h40v60h-40ZM${x} 460l40 60M${x + 40} 460l-40 60`, blue)).join(''), group('transform="translate(630 800) scale(.74)"', gateLine()));
}

/** The canvas tote: hung up, its wax-print lining, back from the market. */
export const toteBag = [front(), lining(), market()];
