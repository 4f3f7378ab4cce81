import { crest } from '../kit/crest.ts';
import { lit } from '../kit/light.ts';
import { palette, shaded } from '../kit/palette.ts';
import { down, ellipse, group, path, rectData, stroke } from '../kit/svg.ts';
import { flatLay, fold, formed, lift, lyingShadow, standingShadow, stitches, tabletop, weave, within } from './parts.ts';

const navy = palette.brandStrong;
const shirt = 'M446 214C380 232 300 262 258 290C206 326 150 470 108 596C160 636 232 664 290 672C306 620 322 574 338 540C344 700 340 900 330 1044C480 1072 720 1072 870 1044C860 900 856 700 862 540C878 574 894 620 910 672C968 664 1040 636 1092 596C1050 470 994 326 942 290C900 262 820 232 754 214C700 254 500 254 446 214Z';

function collar(): string {
  return path('M446 214C470 172 730 172 754 214C720 262 480 262 446 214Z', shaded(navy, 0.55)) +
    path('M470 196C520 226 680 226 730 196C700 178 500 178 470 196Z', lift(navy, 0.12)) +
    path('M446 214C436 204 452 178 472 172C482 226 540 268 600 292L548 372C500 336 462 276 446 214Z', down(lift(navy, 0.1), navy)) +
    path('M754 214C764 204 748 178 728 172C718 226 660 268 600 292L652 372C700 336 738 276 754 214Z', down(lift(navy, 0.36), lift(navy, 0.18)));
}

const button = (x: number, y: number, r: number) => ellipse(x - r * 0.15, y + r * 0.3, r, r, '#07102E', 'opacity=".7"') + ellipse(x, y, r, r, down('#E6C08A', '#9A6A3C')) +
  ellipse(x, y, r * 0.66, r * 0.66, '#A9773F', 'opacity=".6"') + [-0.2, 0.2].map((d) => ellipse(x + d * r, y + d * r * 0.6, r * 0.11, r * 0.11, '#3A2212')).join('');

function front(): string {
  const cloth = formed(shirt, navy, { dark: 0.4, light: 0.3 }) + weave(shirt, '#8FA6E0', 6, 0.13) + within(shirt,
    fold([[340, 560], [420, 640], [400, 860]], 26, navy), fold([[862, 540], [780, 640], [800, 980]], 24, navy, 0.8),
    fold([[520, 460], [480, 700], [540, 1040]], 22, navy, 0.55), fold([[690, 620], [740, 800], [660, 1040]], 20, navy, 0.6),
    fold([[300, 320], [330, 420], [336, 560]], 20, navy), fold([[900, 320], [870, 420], [864, 560]], 20, navy),
    fold([[180, 470], [240, 520], [300, 540]], 16, navy, 0.8), fold([[1020, 470], [960, 520], [900, 540]], 16, navy, 0.8),
    path('M572 286H628V540H572Z', shaded(navy, 0.18)), path('M572 286H580V540H572Z', shaded(navy, 0.6)),
    stroke('M120 574C170 612 236 636 298 644', palette.gold, 8), stroke('M1080 574C1030 612 964 636 902 644', palette.gold, 8),
    stitches('M330 1022C480 1048 720 1048 870 1022', lift(navy, 0.4)));
  return lit(cloth + collar(), 420) + button(600, 376, 13) + button(600, 466, 13) + crest(770, 480, 118);
}

function detail(): string {
  const cloth = rectData(0, 0, 1200, 1200);
  const collarEdge = 'M-40 -40H1240C1180 120 980 260 640 320C420 340 240 380 150 470C80 400 20 300 -40 260Z';
  return flatLay(navy, formed(cloth, navy, { dark: 0.5, light: 0.26 }), weave(cloth, '#9DB2EA', 26, 0.09),
    fold([[140, 1240], [240, 820], [60, 380]], 60, navy), fold([[1100, 1240], [980, 900], [1180, 640]], 54, navy), fold([[420, 1240], [520, 1040], [900, 1010]], 40, navy, 0.7),
    path('M0 0H330V1200H0Z', '#060D28', 'opacity=".18"'), path('M190 300H330V1200H190Z', shaded(navy, 0.2)), stitches('M208 300V1200M312 300V1200', '#7F97D8', 4),
    button(260, 600, 46), button(260, 940, 46),
    lyingShadow(collarEdge, 40, '#04081C'), path(collarEdge, down(lift(navy, 0.12), lift(navy, 0.26))), weave(collarEdge, '#9DB2EA', 26, 0.08),
    stitches('M1190 0C1110 120 930 214 624 264C420 286 250 322 140 398', '#7F97D8', 4),
    crest(760, 730, 460), weave('M560 480H960V980H560Z', '#1A0F24', 9, 0.07));
}

function folded(): string {
  const block = (y: number, colour: string, trim: string) => {
    const data = `M232 ${y}C228 ${y - 70} 250 ${y - 96} 300 ${y - 100}H900C956 ${y - 98} 974 ${y - 66} 970 ${y}C968 ${y + 14} 950 ${y + 20} 930 ${y + 20}H272C250 ${y + 20} 234 ${y + 14} 232 ${y}Z`;
    return formed(data, colour, { dark: 0.5, light: 0.42 }) + within(data,
      stroke(`M232 ${y - 30}C420 ${y - 18} 760 ${y - 22} 970 ${y - 40}`, shaded(colour, 0.6), 7), stroke(`M236 ${y - 22}C420 ${y - 10} 760 ${y - 14} 970 ${y - 32}`, lift(colour, 0.35), 4),
      stroke(`M500 ${y + 4}H968`, trim, 7), weave(data, '#FFFFFF', 6, 0.08));
  };
  return tabletop(['#F6D7A0', '#E9A56C'], '#A9653C', 800, standingShadow(240, 968, 1010, 560),
    block(990, navy, palette.gold), block(876, '#F0E3C8', navy), block(762, navy, palette.gold),
    lit(path('M236 672L330 470C334 456 350 448 372 448H840C866 448 880 456 884 470L966 672C900 692 300 692 236 672Z', down(lift(navy, 0.34), navy)) +
      path('M236 672L300 534C420 610 300 660 380 684C320 684 270 680 236 672Z', shaded(navy, 0.3), 'opacity=".7"') +
      path('M466 452C500 412 716 412 750 452C730 500 670 530 608 540C546 530 486 500 466 452Z', shaded(navy, 0.6)) +
      path('M466 452C440 486 470 540 524 580L608 540C560 520 500 490 466 452Z', lift(navy, 0.16)) + path('M750 452C776 486 746 540 692 580L608 540C656 520 716 490 750 452Z', lift(navy, 0.46)) +
      path('M588 548H628L634 684H584Z', shaded(navy, 0.2)), 300),
    button(608, 584, 9), button(609, 640, 10), group('transform="translate(790 590) scale(1 .86)"', crest(0, 0, 104)));
}

/** The navy polo: laid out, its embroidery, folded on a table. */
export const poloShirt = [flatLay('#E9B98A', lyingShadow(shirt, 34), front()), detail(), folded()];
