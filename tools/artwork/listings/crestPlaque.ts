import { crest } from '../kit/crest.ts';
import { blurred, lit } from '../kit/light.ts';
import { across, define, down, ellipse, group, path, rect, round, stroke } from '../kit/svg.ts';
import { lift, lyingShadow, print, standingShadow, tabletop } from './parts.ts';
import { wooden } from './wood.ts';

const mahogany = '#7A3320';
const shield = 'M600 96C700 140 810 158 920 160V620C920 830 780 980 600 1096C420 980 280 830 280 620V160C390 158 500 140 600 96Z';
const inner = 'M600 138C690 176 790 194 884 196V620C884 810 758 948 600 1052C442 948 316 810 316 620V196C410 194 510 176 600 138Z';

/** Turns a picture into cast brass by its lightness. */
const brass = () => define((id) => `<filter id="${id}" color-interpolation-filters="sRGB"><feColorMatrix values=".3 .5 .1 0 .16 .3 .5 .1 0 .16 .3 .5 .1 0 .16 0 0 0 1 0"/><feComponentTransfer><feFuncR type="table" tableValues=".32 .62 .9 1"/><feFuncG type="table" tableValues=".17 .4 .7 .93"/><feFuncB type="table" tableValues=".06 .12 .28 .66"/></feComponentTransfer></filter>`);

const cast = (x: number, y: number, size: number) => group('transform="translate(-7 10)" opacity=".55"', blurred(group(`filter="${define((id) => `<filter id="${id}"><feColorMatrix values="0 0 0 0 .1 0 0 0 0 .03 0 0 0 0 .06 0 0 0 1 0"/></filter>`)}"`, crest(x, y, size)), 5)) +
  lit(group(`filter="${brass()}"`, crest(x, y, size)), 240);

function plate(x: number, y: number, width: number, height: number): string {
  const screws = [x + 16, x + width - 16].map((cx) => ellipse(cx, y + height / 2, 7, 7, round('#FFF0C0', '#8A5A12')) + stroke(`M${cx - 4} ${y + height / 2 - 3}l8 6`, '#5A3A10', 2)).join('');
  return lyingShadow(`M${x} ${y}h${width}v${height}h${-width}Z`, 6, '#1A060A') + rect(x, y, width, height, across('#8A5A12', '#D9A63E', '#FFEDB8', '#E3A82B', '#F6D27E'), 'rx="5"') + screws;
}

const board = () => lit(wooden(shield, mahogany, [280, 96, 640, 1000], 3), 420) + stroke(inner, '#3A120E', 7, 'opacity=".7"') + group('transform="translate(3 -3)"', stroke(inner, '#C97A4A', 3, 'opacity=".7"'));

function front(): string {
  return tabletop(['#F3D5A4', '#E3A577'], '#8A4A34', 1190, group('transform="translate(-20 14)"', lyingShadow(shield, 60)), board(), cast(600, 500, 520), plate(460, 812, 280, 70), print(496, 838, 210, 1, 10, '#5A3A10', 9) + print(530, 862, 140, 1, 10, '#5A3A10', 6));
}

function onDesk(): string {
  const books = group('', standingShadow(90, 330, 1004, 300), ...[['#8A2F28', 70, 470], ['#1E6F4C', 84, 430], ['#12295F', 66, 500]].map(([fill, width, high], i) => {
    const x = 90 + [0, 70, 154][i]!;
    return rect(x, 1000 - Number(high), Number(width), Number(high), across('#14081C', String(fill), lift(String(fill), 0.3))) + stroke(`M${x} ${1050 - Number(high)}h${width}M${x} 950h${width}`, '#E3A82B', 6);
  }));
  const pens = group('', stroke('M960 700L930 520M1000 700L1010 490M1030 710L1080 540', '#12295F', 14), stroke('M1000 700L1010 490', '#A8452C', 13), path('M920 690H1070L1056 1000H934Z', across('#8A4A2A', '#C97A4A', '#F2B078')), ellipse(995, 690, 75, 20, '#5A2A1A'));
  return tabletop(['#39477F', '#C98A7E'], '#7A4030', 880, books, standingShadow(430, 830, 1010, 460), standingShadow(934, 1060, 1000, 300), pens,
    group('transform="translate(160 180) scale(.78) skewY(2)"', group('transform="translate(-26 6)"', path(shield, '#3A120E')), board(), cast(600, 500, 520), plate(460, 812, 280, 70), print(496, 838, 210, 1, 10, '#5A3A10', 9)),
    path('M500 1004H764L796 1058H470Z', across('#3A120E', '#6A2A1C', '#A85A36')), stroke('M500 1004H764', '#E0A070', 4, 'opacity=".7"'), group('opacity=".6"', blurred(path('M180 900H1180V940H180Z', down(['#FFD79A', 0.5], ['#FFD79A', 0])), 10)));
}

/** The mahogany plaque: on the wall, and on a teacher's desk. */
export const crestPlaque = [front(), onDesk()];
