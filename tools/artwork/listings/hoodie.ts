import { crest } from '../kit/crest.ts';
import { lit } from '../kit/light.ts';
import { palette, shaded } from '../kit/palette.ts';
import { down, ellipse, group, path, rectData, stroke } from '../kit/svg.ts';
import { flatLay, fold, formed, lift, lyingShadow, stitches, weave, within } from './parts.ts';
import { wornHoodie } from './worn.ts';

const blue = '#173580';
const gold = palette.gold;
const body = 'M420 330C340 356 270 392 234 450C190 560 150 800 132 990C170 1020 240 1030 284 1018C306 900 330 790 352 700C356 820 352 960 348 1072C480 1104 720 1104 852 1072C848 960 844 820 848 700C870 790 894 900 916 1018C960 1030 1030 1020 1068 990C1050 800 1010 560 966 450C930 392 860 356 780 330Z';
const hood = 'M404 356C360 220 440 90 600 84C760 90 840 220 796 356C740 420 660 452 600 458C540 452 460 420 404 356Z';
const opening = 'M458 330C430 220 500 150 600 146C700 150 770 220 742 330C700 382 650 408 600 414C550 408 500 382 458 330Z';

function front(): string {
  const pocket = 'M428 800H772L838 960C836 980 828 996 820 1004H380C372 996 364 980 362 960Z';
  return lit(formed(body, blue, { dark: 0.45, light: 0.34 }) + within(body,
    fold([[352, 690], [440, 760], [420, 980]], 30, blue), fold([[848, 690], [770, 780], [800, 1060]], 30, blue, 0.9),
    fold([[250, 480], [310, 600], [350, 700]], 26, blue), fold([[950, 480], [890, 600], [850, 700]], 26, blue),
    fold([[180, 760], [240, 800], [290, 790]], 20, blue), fold([[1020, 760], [960, 800], [910, 790]], 20, blue), fold([[560, 470], [520, 640], [560, 800]], 24, blue, 0.7),
    path('M100 940L300 964V1060H100ZM1100 940L900 964V1060H1100ZM340 1010C480 1040 720 1040 860 1010V1120H340Z', shaded(blue, 0.62), 'opacity=".7"'),
    Array.from({ length: 44 }, (_, i) => stroke(`M${345 + i * 12} 1020v90`, shaded(blue, 0.55), 3)).join('')), 420) +
    group('', lyingShadow(pocket, 9, '#050B24'), formed(pocket, blue, { dark: 0.35, light: 0.3 }), stitches('M440 812L374 960M760 812L826 960', lift(blue, 0.6))) +
    lyingShadow(hood, 16, '#050B24') + lit(formed(hood, blue, { dark: 0.4, light: 0.36 }) + within(hood, fold([[420, 300], [430, 200], [520, 110]], 22, blue), fold([[780, 320], [790, 220], [700, 110]], 18, blue)), 300) +
    path(opening, down('#7A5310', gold, '#F3C862')) + within(opening, path('M430 140H540C480 220 480 320 540 420H430Z', '#4A2A10', 'opacity=".45"'), fold([[640, 160], [690, 260], [640, 400]], 22, gold, 0.8), fold([[560, 160], [540, 260], [590, 410]], 18, gold, 0.7)) +
    stroke(opening, lift(blue, 0.3), 12) +
    [[520, 388, 500, 620], [680, 388, 706, 640]].map(([x, y, tx, ty]) => ellipse(x ?? 0, y ?? 0, 11, 11, '#C79A3A') + stroke(`M${x} ${y}C${x} 470 ${tx} 520 ${tx} ${ty}`, '#0A1638', 14, 'opacity=".5" transform="translate(-6 8)"') + stroke(`M${x} ${y}C${x} 470 ${tx} 520 ${tx} ${ty}`, '#F2DDB0', 12) + stroke(`M${tx} ${ty}v18`, gold, 13)).join('');
}

function sleeve(): string {
  const all = rectData(0, 0, 1200, 1200);
  const arm = 'M260 -40C240 300 300 760 420 1240H1020C1040 800 1000 300 900 -40Z';
  return flatLay(blue, formed(all, shaded(blue, 0.3), { dark: 0.3, light: 0.2 }), weave(all, '#7E97DA', 16, 0.06), fold([[0, 300], [160, 600], [60, 1100]], 60, blue), fold([[1100, 100], [1080, 600], [1180, 1000]], 60, blue),
    lyingShadow(arm, 60, '#040A22'), formed(arm, blue, { dark: 0.5, light: 0.42 }), weave(arm, '#9DB2EA', 16, 0.07),
    within(arm, fold([[300, 200], [560, 260], [880, 120]], 50, blue), fold([[320, 980], [600, 900], [1000, 1040]], 54, blue), fold([[380, 1120], [640, 1060], [960, 1180]], 40, blue)),
    lyingShadow('M396 340H864V620C864 770 740 850 630 900C520 850 396 770 396 620Z', 16, '#040A22'),
    path('M396 340H864V620C864 770 740 850 630 900C520 850 396 770 396 620Z', down('#F6E8C8', '#E4CFA0')), stitches('M414 358H846V618C846 756 732 830 630 878C528 830 414 756 414 618Z', palette.brandStrong, 5), crest(630, 606, 400));
}

/** The blue hoodie: laid out, the patch on its sleeve, worn on a cool morning. */
export const hoodie = [flatLay('#E3A877', lyingShadow(body, 34) + lyingShadow(hood, 34), front()), sleeve(), wornHoodie()];
