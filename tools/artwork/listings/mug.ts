import { crest } from '../kit/crest.ts';
import { hills, treeLine } from '../kit/land.ts';
import { blurred, glow, lit, sky } from '../kit/light.ts';
import { palette, shaded } from '../kit/palette.ts';
import { across, down, ellipse, group, path, picture, rect, round, stroke } from '../kit/svg.ts';
import { palm } from '../kit/trees.ts';
import { finish, flatLay, formed, lift, lyingShadow, print, side, standingShadow, tabletop, within } from './parts.ts';

const navy = '#17347F';
const cream = '#FBEBCB';

/** A mug seen from the front; its handle is towards the sun. */
function mugOf(withCrest = true): string {
  const wall = 'M330 400C330 620 340 840 372 930C400 980 700 980 728 930C760 840 770 620 770 400Z';
  const handle = 'M764 500C880 470 950 540 940 640C930 740 850 800 742 812';
  return stroke(handle, shaded(navy, 0.5), 62) + stroke(handle, lift(navy, 0.12), 50) + group('transform="translate(8 -8)"', stroke(handle, lift(navy, 0.7), 8, 'opacity=".8"')) +
    lit(path(wall, across(shaded(navy, 0.62), shaded(navy, 0.2), navy, lift(navy, 0.2), lift(navy, 0.55), lift(navy, 0.22))) + within(wall, blurred(path('M706 440C714 600 706 790 680 906L700 900C734 790 740 600 736 440Z', '#CFE0FF', 'opacity=".6"'), 8), blurred(path('M350 420C352 600 360 800 390 920L410 920C384 800 376 600 376 420Z', '#F0A080', 'opacity=".3"'), 8), path('M340 905C400 960 700 960 760 905V990H340Z', '#C88A5A', 'opacity=".8"')), 400) +
    ellipse(550, 400, 220, 56, lift(cream, 0.2)) + ellipse(550, 404, 204, 47, down('#9A6A48', '#6E412A')) + ellipse(550, 420, 190, 34, '#4A2416') + ellipse(600, 412, 110, 12, '#8A5230', 'opacity=".7"') + stroke('M330 400A220 56 0 0 0 770 400', '#FFF6DC', 4, 'opacity=".6"') +
    (withCrest ? crest(530, 670, 280) : '');
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
  return picture(side, side, sky(side, side, { horizon: 760, sun: { x: 850, y: 560, radius: 92 }, clouds: 8, seed: 11 }),
    hills(side, 770, 120, '#9C6A86', 5, side), treeLine(side, 800, 100, '#5C4470', 8, side), palm({ x: 1060, y: 860, height: 520, lean: -0.08, seed: 2 }), palm({ x: 960, y: 860, height: 330, lean: 0.08, seed: 5 }),
    rect(0, 880, side, 320, down('#B4653F', '#6A3038', '#3A1C34')), rect(0, 874, side, 9, '#FFD79A', 'opacity=".8"'), glow(850, 890, 420, '#FFE0A0', 0.5, 0.2),
    standingShadow(180, 700, 1072, 420), formed('M170 980H716L740 1040H150Z', '#F3E6C6') + path('M170 980H716L722 994H166Z', '#FFF6DF'), formed('M150 1040H750L764 1102H140Z', '#A8452C'), stroke('M150 1056H754M144 1086H760', palette.gold, 4),
    group('transform="translate(20 246) scale(.79)"', steam, mugOf(false), group('transform="rotate(2 540 690)"', crest(490, 680, 250))), finish());
}

/** The stoneware mug: from the front, at prep from above, on the sill at sunset. */
export const mug = [tabletop(['#F8E2B4', '#EDB27E'], '#C07A50', 800, standingShadow(372, 728, 960, 560), group('transform="translate(20 0)"', steam, mugOf())), above(), sunset()];
