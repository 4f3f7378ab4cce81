import { goldenWalls, hazyWalls, schoolBlock } from '../../kit/buildings.ts';
import { smockStripes } from '../../kit/clothes.ts';
import { figure } from '../../kit/figure.ts';
import { high, story, wide } from '../../kit/frame.ts';
import { grass, hills, streaks, treeLine } from '../../kit/land.ts';
import { beams, glow, sky } from '../../kit/light.ts';
import { palette, skins } from '../../kit/palette.ts';
import { poses } from '../../kit/poses.ts';
import { bench, openBook } from '../../kit/props.ts';
import { curve, down, path, rect } from '../../kit/svg.ts';
import { bough, bush, farther, neemColours, palm, palmColours, tree } from '../../kit/trees.ts';

const trunk = path('M400 470C520 330 640 220 1010 -20H1080C720 220 590 340 430 560Z', '#3B2334') + path('M440 500C580 320 720 200 1050 -20H1080C720 220 590 340 430 560Z', '#A8684E') +
  path(`${curve([[250, 1000], [330, 880], [350, 640], [300, 380], [180, 180], [60, -20]])}L420 -20${curve([[420, -20], [440, 220], [470, 420], [480, 640], [500, 860], [600, 1010]]).replace('M', 'L')}Z`, '#3B2334') +
  path(`${curve([[560, 985], [470, 860], [455, 640], [440, 420], [410, 220], [395, -20]])}L420 -20${curve([[420, -20], [440, 220], [470, 420], [480, 640], [500, 860], [600, 1010]]).replace('M', 'L')}Z`, '#C98255');

/** A man of the year and a boy talk on a bench under the old tree. */
export const mentoringLaunch = story(
  sky(wide, high, { horizon: 620, sun: { x: 1220, y: 440, radius: 52 }, clouds: 7, seed: 31 }),
  hills(wide, 600, 80, '#D39B88', 2, high), treeLine(wide, 625, 70, '#A67A80', 5, high),
  schoolBlock({ x: 820, y: 690, width: 560, storey: 84, bays: 7, colours: hazyWalls(goldenWalls, '#F0B884', 0.42) }),
  palm({ x: 1450, y: 700, height: 430, lean: 0.08, colours: farther(palmColours, '#E9A880', 0.35), seed: 4 }),
  tree({ x: 700, y: 700, height: 260, colours: farther(neemColours, '#E9A880', 0.45), seed: 12 }), tree({ x: 1570, y: 720, height: 380, colours: farther(neemColours, '#E9A880', 0.25), seed: 14, side: -1 }),
  rect(0, 684, wide, high, down('#C9A45C', '#7E8444', '#2F4A40')), streaks(400, 700, 1200, 330, '#FFE2A0', 4, 26, 0.35), streaks(0, 720, 1600, 330, '#1F3A3C', 8, 22, 0.3),
  path('M1160 690C1240 760 1120 900 1480 1080H1700V1000C1400 900 1330 760 1220 690Z', '#E0A070', 'opacity=".75"'),
  figure({ x: 1210, y: 770, height: 190, pose: poses.stroll, skin: skins[1], back: true, shadow: { slant: -0.7, length: 0.5 } }), figure({ x: 1275, y: 764, height: 180, pose: poses.walkOther, skin: skins[3], facing: -1, shadow: { slant: -0.7, length: 0.5 } }),
  beams(1220, 440, [120, 135, 150, 165], 1200, 3.5, '#FFE0A0', 0.28), glow(1220, 440, 520, '#FFD890', 0.4),
  trunk, bush(1500, 1010, 340, neemColours, 4), bush(120, 1030, 380, { ...neemColours, light: '#6A7A3F' }, 9),
  rect(560, 905, 760, 40, '#1A1238', 'opacity=".35" rx="20"'),
  bench(590, 915, 660, 150),
  figure({ x: 760, y: 935, height: 560, pose: { ...poses.sitTalk, nearArm: [16, 74], farArm: [48, 118], turn: 0.6 }, top: 'smock', topFill: smockStripes('#F2E4C8', '#1B3F94', 5), bottomFill: '#2A2748', skin: skins[2], beard: true, face: 'smile', shadow: { slant: -0.9, length: 0.2 } }),
  figure({ x: 1100, y: 935, height: 520, pose: { ...poses.sitRead, head: -2, turn: 0.6 }, facing: -1, skin: skins[4], tie: palette.brand, face: 'smile', shadow: { slant: -0.9, length: 0.2 }, inNearHand: ([x, y]) => openBook(x + 1, y - 1, 13) }),
  bough([-20, -30], [700, 120], 92, '#1D3138', 5, 60), bough([300, -60], [1180, 110], 84, '#243B38', 9, 60), bough([-20, 120], [330, 330], 80, '#1D3138', 6, 30),
  grass(-10, 1620, 1075, 90, '#1B3038', 11, 0.2),
);
