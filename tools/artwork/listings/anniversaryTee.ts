import { lit } from '../kit/light.ts';
import { palette, shaded } from '../kit/palette.ts';
import { at, path, stroke } from '../kit/svg.ts';
import { flatLay, fold, formed, lyingShadow, print, stitches, tabletop, within } from './parts.ts';
import { torch } from './torch.ts';

const white = '#FBF1DE';
const shirt = 'M452 220C380 236 296 262 250 296C196 340 140 468 104 586C152 632 224 664 288 676C304 622 322 580 338 546C346 700 340 900 330 1052C480 1078 720 1078 870 1052C860 900 854 700 862 546C878 580 896 622 912 676C976 664 1048 632 1096 586C1060 468 1004 340 950 296C904 262 820 236 748 220C716 280 484 280 452 220Z';

function cloth(back: boolean): string {
  const rib = back ? 'M452 220C500 246 700 246 748 220C756 224 758 232 756 240C700 268 500 268 444 240C442 232 444 224 452 220Z' : 'M452 220C484 300 716 300 748 220C762 224 768 230 768 236C724 336 476 336 432 236C432 230 438 224 452 220Z';
  return lit((back ? '' : path('M452 220C490 200 710 200 748 220C712 284 488 284 452 220Z', '#B98E74')) +
    formed(shirt, white, { dark: 0.3, light: 0.2 }) + within(shirt,
      fold([[338, 540], [430, 660], [420, 900]], 24, white, 0.55), fold([[862, 540], [770, 660], [790, 980]], 24, white, 0.5),
      fold([[480, 520], [450, 800], [520, 1060]], 20, white, 0.4), fold([[720, 640], [760, 860], [690, 1060]], 22, white, 0.4),
      fold([[290, 310], [330, 420], [338, 550]], 20, white, 0.5), fold([[910, 310], [870, 420], [862, 550]], 20, white, 0.5),
      stitches('M116 560C164 604 232 634 296 646M1084 560C1036 604 968 634 904 646M330 1026C480 1052 720 1052 870 1026', '#B79878')) +
    path(rib, shaded(white, 0.12)) + stroke(back ? 'M446 244C500 270 700 270 754 244' : 'M436 244C480 340 720 340 764 244', '#B79878', 3), 420);
}

/** Eleven lines of print, one for each house, under the torch. */
function houses(): string {
  const lines = Array.from({ length: 11 }, (_, i) => {
    const half = 74 + ((i * 37) % 58);
    return print(600 - half, 520 + i * 38, half * 2, 1, 30, i % 2 ? palette.brand : palette.brandStrong, 13);
  });
  return at(600, 420, torch(palette.gold), 0.4) + lines.join('') + stroke('M520 484H680', palette.gold, 4);
}

const hanger = stroke('M600 214V150C600 120 640 120 640 92C640 64 600 64 596 92', '#6B4A32', 9) + stroke('M440 244L600 206L760 244', '#7A4527', 20) + stroke('M446 238L600 200L754 238', '#D69A5C', 6);

/** The white reunion shirt: front with its torch, back on a hanger with the houses. */
export const anniversaryTee = [
  flatLay('#D98A62', lyingShadow(shirt, 34), cloth(false), at(600, 500, torch(palette.gold), 0.62)),
  tabletop(['#7F93C4', '#C9A9B0'], '#B8745A', 1160, at(0, 30, lyingShadow(shirt, 60, '#2A2350')), at(0, 30, hanger + cloth(true) + houses())),
];
