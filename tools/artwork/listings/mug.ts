import { crest } from '../kit/crest.ts';
import { blurred, lit } from '../kit/light.ts';
import { palette, shaded } from '../kit/palette.ts';
import { across, down, ellipse, group, path, round, stroke } from '../kit/svg.ts';
import { flatLay, formed, lift, lyingShadow, print, standingShadow, tabletop, within } from './parts.ts';

const navy = '#17347F';
const cream = '#FBEBCB';

/** A mug seen from the front; its handle is towards the sun. */
function mugOf(withCrest = true): string {
  const wall = 'M330 400C330 620 340 840 372 930C400 980 700 980 728 930C760 840 770 620 770 400Z';
  const handle = 'M764 500C880 470 950 540 940 640C930 740 850 800 742 812';
  return stroke(handle, shaded(navy, 0.5), 62) + stroke(handle, lift(navy, 0.12), 50) + group('transform="translate(8 -8)"', stroke(handle, lift(navy, 0.7), 8, 'opacity=".8"')) +
    lit(path(wall, across(shaded(navy, 0.62), shaded(navy, 0.2), navy, lift(navy, 0.2), lift(navy, 0.55), lift(navy, 0.22))) + within(wall, blurred(path('M660 420C676 600 670 800 640 920L676 912C716 800 724 600 716 420Z', '#CFE0FF', 'opacity=".55"'), 8), blurred(path('M350 420C352 600 360 800 390 920L410 920C384 800 376 600 376 420Z', '#F0A080', 'opacity=".3"'), 8), path('M340 905C400 960 700 960 760 905V990H340Z', '#C88A5A', 'opacity=".8"')), 400) +
    ellipse(550, 400, 220, 56, lift(cream, 0.2)) + ellipse(550, 404, 204, 47, down('#9A6A48', '#6E412A')) + ellipse(550, 420, 190, 34, '#4A2416') + ellipse(600, 412, 110, 12, '#8A5230', 'opacity=".7"') + stroke('M330 400A220 56 0 0 0 770 400', '#FFF6DC', 5, 'opacity=".8"') +
    (withCrest ? crest(540, 670, 290) + blurred(path('M640 520C650 640 644 760 630 830L660 826C680 740 684 620 676 520Z', '#FFFFFF', 'opacity=".3"'), 7) : '');
}

const steam = group('opacity=".5"', blurred(stroke('M500 360C440 280 560 230 500 140C460 80 520 40 510 -20M600 360C660 270 560 220 620 130C660 70 600 30 620 -20', '#FFF4DC', 26), 14));

function above(): string {
  const rim = 'M340 600A260 260 0 1 1 860 600A260 260 0 1 1 340 600Z';
  const biscuit = (x: number, y: number, turn: number) => group(`transform="translate(${x} ${y}) rotate(${turn})"`, lyingShadow('M-90 -60H90V60H-90Z', 14), path('M-90 -50Q-90 -62 -78 -62H78Q90 -62 90 -50V50Q90 62 78 62H-78Q-90 62 -90 50Z', across('#B9783A', '#E2A85A', '#F2C67E')), [-50, 0, 50].flatMap((dx) => [-28, 28].map((dy) => ellipse(dx, dy, 6, 6, '#8A5226'))).join(''));
  return flatLay('#A85E48', group('transform="rotate(-9 300 300)"', lyingShadow('M-60 60H470V760H-60Z', 26), path('M-60 60H470V760H-60Z', '#FBF3DF'), print(0, 130, 410, 17, 36, palette.ink, 4), stroke('M470 60V760', '#D8C9A4', 6)),
    group('transform="rotate(24 980 980)"', lyingShadow('M860 700H884V1150H860Z', 14), path('M860 700H884V1110L872 1150L860 1110Z', across('#8A5A12', palette.gold, '#FFE2A0')), path('M860 1110L872 1150L884 1110Z', '#2A1A1A')),
    lyingShadow(rim, 70), stroke('M812 440C900 350 1010 380 1010 470C1000 560 930 560 850 560', shaded(navy, 0.45), 66), stroke('M812 440C900 350 1010 380 1010 470C1000 560 930 560 850 560', lift(navy, 0.2), 52), stroke('M830 420C900 350 1000 370 1008 450', lift(navy, 0.8), 7),
    lit(ellipse(600, 600, 260, 260, across(shaded(navy, 0.5), navy, lift(navy, 0.5))), 500), ellipse(600, 600, 240, 240, across('#FFF6DF', '#F3DDB4', '#C9A176')), ellipse(592, 610, 216, 216, round('#A8683A', '#8A4E2A', '#5A2C18')),
    group('opacity=".75"', stroke('M470 560C540 500 680 510 710 590C730 670 640 720 570 690C520 666 530 610 590 610', '#D8A06A', 16), stroke('M450 660C480 730 560 780 640 770', '#C98E5A', 9)), blurred(path('M640 440C720 460 780 520 796 590C760 540 700 490 640 440Z', '#FFF2CC', 'opacity=".8"'), 6), biscuit(250, 960, -18), biscuit(420, 1040, 12));
}

function sunset(): string {
  return tabletop(['#3E4E8A', '#F2A468'], '#6E3A34', 900, ellipse(880, 640, 150, 150, '#FFE9B0'), ellipse(880, 640, 260, 260, round(['#FFE0A0', 0.7], ['#FFE0A0', 0])),
    path('M0 780C140 720 260 760 380 730C560 690 700 760 860 730C1000 700 1100 740 1200 720V900H0Z', '#6A4A74', 'opacity=".75"'), path('M0 840C200 790 420 830 640 806C860 790 1040 820 1200 800V900H0Z', '#3C2F5C'),
    group('transform="translate(-150 0)"', standingShadow(390, 720, 968, 420), formed('M300 966H850L880 1030H280Z', '#F3E6C6'), formed('M290 1030H870L880 1090H280Z', '#A8452C'), stroke('M290 1046H876M290 1070H876', palette.gold, 4)),
    group('transform="translate(-130 16)"', steam, mugOf(false)), group('transform="translate(-130 16)"', crest(540, 690, 250)));
}

/** The stoneware mug: from the front, at prep from above, on the sill at sunset. */
export const mug = [tabletop(['#F8E2B4', '#EDB27E'], '#C07A50', 800, standingShadow(372, 728, 960, 560), group('transform="translate(20 0)"', steam, mugOf())), above(), sunset()];
