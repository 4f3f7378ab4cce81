import { blurred, lit } from '../kit/light.ts';
import { palette, shaded } from '../kit/palette.ts';
import { across, down, ellipse, group, path, rect, stroke } from '../kit/svg.ts';
import { fold, formed, lift, lyingShadow, standingShadow, stitches, tabletop, weave, within } from './parts.ts';
import { torch } from './torch.ts';
import { year } from './year.ts';

const navy = '#18306E';
const crown = 'M200 800C170 560 240 340 470 292C700 250 900 380 930 640C936 700 930 760 922 800C760 770 420 760 200 800Z';
const brim = 'M352 744C520 706 780 716 934 772C1030 812 1098 884 1112 950C1112 986 1076 990 1036 976C880 920 640 880 420 908C340 892 318 790 352 744Z';

function front(): string {
  const seams = 'M470 292C380 420 350 600 366 744M486 290C640 420 720 600 736 752';
  const eyelets = [[360, 430], [610, 410], [800, 470]].map(([x, y]) => ellipse(x ?? 0, y ?? 0, 13, 11, lift(navy, 0.3)) + ellipse((x ?? 0) + 1, (y ?? 0) + 1, 6, 5, '#050A1E')).join('');
  return tabletop(['#F6D9A6', '#E8A56E'], '#B7714A', 760,
    blurred(path('M210 820C400 800 900 860 1112 962C900 1060 200 1130 -60 1080C-60 980 60 880 210 820Z', across(['#2A1030', 0.15], ['#2A1030', 0.6], ['#2A1030', 0.7])), 16),
    lit(formed(crown, navy, { dark: 0.5, light: 0.4 }) + weave(crown, '#8FA6E0', 6, 0.12) + within(crown, fold([[250, 420], [240, 600], [300, 740]], 26, navy), fold([[840, 420], [860, 600], [800, 760]], 26, navy, 0.8), stroke(seams, shaded(navy, 0.55), 5), stitches('M456 296C366 424 336 604 352 744M500 292C656 420 736 600 752 752', lift(navy, 0.5)), path('M190 730C420 684 760 704 930 762V820H190Z', shaded(navy, 0.3), 'opacity=".7"')) + eyelets, 480),
    ellipse(480, 288, 30, 15, lift(navy, 0.3)) + ellipse(474, 292, 28, 12, shaded(navy, 0.2)),
    group('transform="translate(562 560) rotate(-4) skewX(3)"', group('transform="translate(-5 5)" opacity=".4"', blurred(torch('#050A1E', ['#050A1E', '#050A1E']), 3)), torch(palette.gold)),
    lit(formed(brim, navy, { dark: 0.4, light: 0.5 }) + within(brim, [0, 1, 2, 3].map((i) => stitches(`M${372 + i * 10} ${776 + i * 32}C560 ${738 + i * 36} 860 ${764 + i * 40} ${1076 - i * 16} ${930 + i * 10}`, lift(navy, 0.5))).join('')), 200),
    stroke('M1110 960C1090 1000 880 890 420 908', shaded(navy, 0.65), 10));
}

function back(): string {
  const dome = 'M232 800C220 520 330 300 600 296C870 300 980 520 968 800C860 838 780 850 740 850C730 700 690 640 600 640C510 640 470 700 460 850C420 850 340 838 232 800Z';
  const strap = 'M440 800C540 836 660 836 760 800L768 868C664 908 536 908 432 868Z';
  return tabletop(['#8E9CC6', '#E8B08C'], '#8A4A34', 800, standingShadow(250, 950, 852, 520),
    path('M470 850C480 700 520 652 600 652C680 652 720 700 730 850C660 880 540 880 470 850Z', '#0A1230'), path('M476 800C500 690 540 664 600 660C560 690 530 760 524 850Z', '#2C2148'),
    lit(formed(dome, navy, { dark: 0.5, light: 0.42 }) + weave(dome, '#8FA6E0', 6, 0.12) + within(dome, stroke('M600 296V640M600 296C430 380 340 560 330 830M600 296C770 380 860 560 870 830', shaded(navy, 0.55), 5), stitches('M586 300V640M614 300V640M584 302C416 390 326 560 314 830M616 302C784 390 874 560 886 830', lift(navy, 0.5)), fold([[420, 420], [380, 600], [420, 800]], 24, navy), fold([[760, 420], [830, 600], [800, 800]], 24, navy)), 480),
    stitches('M452 846C464 690 512 624 600 624C688 624 736 690 748 846', lift(navy, 0.5)),
    lyingShadow(strap, 8, '#050A1E'), lit(formed(strap, lift(navy, 0.08), { dark: 0.4, light: 0.4 }), 160), stitches('M446 814C544 848 656 848 754 814M440 856C540 892 660 892 760 856', lift(navy, 0.55)),
    rect(664, 806, 62, 88, down('#F6D27E', '#A97418'), 'rx="8" transform="rotate(-6 690 850)"') + rect(680, 822, 30, 56, shaded(navy, 0.3), 'rx="4" transform="rotate(-6 690 850)"'),
    year(486, 846, 2.7, palette.gold),
    ellipse(600, 296, 34, 16, lift(navy, 0.3)));
}

/** The navy cap: torch at the front, year and brass slide at the back. */
export const cap = [front(), back()];
