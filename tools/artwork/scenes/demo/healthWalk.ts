import { goldenWalls, hazyWalls, schoolBlock } from '../../kit/buildings.ts';
import { type FigureOptions, figure } from '../../kit/figure.ts';
import { high, story, wide } from '../../kit/frame.ts';
import { grass, hills, streaks, treeLine } from '../../kit/land.ts';
import { beams, fromLeft, glow, goldenLight, sky } from '../../kit/light.ts';
import { palette, skins } from '../../kit/palette.ts';
import { poses } from '../../kit/poses.ts';
import { down, path, polygon } from '../../kit/svg.ts';
import { bough, bush, farther, neemColours, palm, palmColours, tree } from '../../kit/trees.ts';

const light = fromLeft({ ...goldenLight, rim: '#FFE2A6' });
const walker = (x: number, y: number, height: number, other: boolean, more: Partial<FigureOptions> = {}) =>
  figure({ x, y, height, pose: other ? poses.walkOther : poses.walk, light, topFill: palette.white, bottom: 'shorts', bottomFill: palette.brandStrong, shoes: '#FFF1DC', skin: skins[(Math.round(x) + height) % 6] ?? skins[1], shadow: { slant: 1.3, length: 0.36, opacity: 0.45 }, ...more });

/** The year walks the Legon ridge road as the sun comes up. */
export const healthWalk = story(
  sky(wide, high, { horizon: 600, colours: ['#4C5FA0', '#9A86A8', '#E8A68A', '#FBCB86', '#FFE7AE'], sun: { x: 420, y: 470, radius: 70 }, clouds: 12, seed: 55 }),
  hills(wide, 540, 70, '#D9A392', 2, high), hills(wide, 590, 80, '#B98490', 14, high),
  treeLine(wide, 640, 60, '#8F6A84', 3, high), schoolBlock({ x: 150, y: 680, width: 330, storey: 50, bays: 7, colours: hazyWalls(goldenWalls, '#E2A690', 0.55) }),
  path('M-20 720C300 640 700 700 1000 640S1500 560 1640 580V1080H-20Z', down('#9C8A5A', '#5F7048', '#2A4440')),
  tree({ x: 1180, y: 660, height: 260, colours: farther(neemColours, '#E2A690', 0.4), seed: 3, side: -1 }), tree({ x: 1400, y: 640, height: 330, colours: farther(neemColours, '#E2A690', 0.3), seed: 8, side: -1 }), palm({ x: 1010, y: 668, height: 300, lean: 0.06, colours: farther(palmColours, '#E2A690', 0.45), seed: 4, side: -1 }), palm({ x: 80, y: 740, height: 430, lean: 0.1, colours: farther(palmColours, '#8A5A70', 0.35), seed: 9 }),
  path('M1640 640C1420 640 1240 690 1120 760C960 850 760 930 330 1080H1340C1400 960 1440 820 1640 720Z', down('#F0B27C', '#C9704A', '#8A3E38')), streaks(620, 700, 900, 340, '#FFE0AC', 6, 26, 0.35),
  polygon([[1120, 770], [1130, 764], [760, 990], [700, 1030]], '#FFF1D0', 'opacity=".35"'),
  beams(420, 470, [14, 26, 38, 50], 1400, 3, '#FFE6B0', 0.28), glow(420, 470, 620, '#FFD890', 0.4),
  walker(1470, 706, 120, false, { facing: -1 }), walker(1425, 712, 126, true, { facing: -1, topFill: '#E3A82B' }), walker(1380, 722, 138, false, { facing: -1 }), walker(1320, 738, 150, true, { facing: -1, topFill: '#7FA0DC' }), walker(1270, 744, 160, false, { facing: -1 }),
  walker(1230, 790, 220, true, { facing: -1, topFill: '#E3A82B', hair: 'cap', hairFill: '#1B3F94' }), walker(1130, 800, 230, false, { facing: -1, face: true, skin: skins[4] }), walker(1300, 830, 250, false, { facing: -1, top: 'shirt', topFill: '#B3472B', hair: 'bun', bottom: 'trousers', bottomFill: '#2A2748' }),
  walker(930, 900, 380, true, { facing: -1, face: 'smile', skin: skins[2] }), walker(1100, 930, 400, false, { facing: -1, topFill: '#E3A82B', face: 'smile', skin: skins[0], hair: 'bald' }), walker(1265, 955, 410, true, { facing: -1, face: 'smile', skin: skins[3], hair: 'cap', hairFill: '#1B3F94' }),
  walker(760, 1000, 520, false, { facing: -1, face: 'smile', skin: skins[1], topFill: palette.white }),
  bush(120, 1050, 460, { ...neemColours, light: '#B0964A' }, 5, -1), bush(1560, 1050, 380, neemColours, 8, -1), grass(-10, 620, 1075, 100, '#20363C', 3, 0.22), grass(1290, 1620, 1075, 90, '#20363C', 9, 0.22),
  bough([1640, -30], [1130, 110], 78, '#2A2F44', 6, 44),
);
