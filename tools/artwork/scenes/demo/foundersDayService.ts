import { archData, goldenWalls, roof } from '../../kit/buildings.ts';
import { kente } from '../../kit/clothes.ts';
import { type FigureOptions, figure } from '../../kit/figure.ts';
import { high, story, wide } from '../../kit/frame.ts';
import { grass, hills, streaks, treeLine } from '../../kit/land.ts';
import { dayLight, glow, lit, sky } from '../../kit/light.ts';
import { palette, skins } from '../../kit/palette.ts';
import { poses } from '../../kit/poses.ts';
import { across, down, ellipse, path, polygon, rect, stroke } from '../../kit/svg.ts';
import { bough, bush, farther, flameColours, neemColours, palm, palmColours, tree } from '../../kit/trees.ts';

const wall = across('#B98070', '#EBC698', '#FBE3B6');
const lancet = (x: number, y: number, width: number, tall: number) => path(archData(x - 8, y + 8, width + 16, tall + 16), '#FFF0CE') + path(archData(x, y, width, tall), down('#3E63B4', '#8A5A8C', '#F0B46A')) + stroke(`M${x + width / 2} ${y}V${y - tall}M${x} ${y - tall * 0.4}H${x + width}`, '#4A2A45', 3);
const tower = rect(880, 250, 190, 510, wall) + rect(868, 238, 214, 20, '#FFF0CE') + rect(868, 430, 214, 12, '#D9A888') + polygon([[866, 240], [975, 70], [1084, 240]], across('#6E2F34', '#B4502F', '#E08A52')) + stroke('M975 76V10M956 32H994', '#E3A82B', 7) + [910, 985].map((x) => path(archData(x, 400, 54, 110), '#3A2444')).join('') + ellipse(937, 380, 18, 22, '#C98A1C') + ellipse(975, 520, 40, 40, '#FFF0CE') + ellipse(975, 520, 31, 31, '#4A3A6C') + stroke('M975 489V551M944 520H1006', '#FFF0CE', 4);
const door = path(archData(918, 770, 114, 180), '#FFF0CE') + path(archData(928, 770, 94, 166), down('#3A2038', '#7A3A34')) + glow(975, 720, 110, '#FFCF80', 0.7) + path('M928 770V664L956 690V770ZM1022 770V664L994 690V770Z', '#5A2A24');
const nave = rect(420, 480, 480, 280, wall) + [460, 550, 640, 730, 810].map((x) => lancet(x, 690, 46, 130)).join('') + roof(410, 480, 480, 130, goldenWalls, 1, 0.15) + rect(1066, 540, 190, 220, wall) + lancet(1130, 700, 50, 110) + roof(1060, 540, 196, 90, goldenWalls, 1, 0.3) + rect(400, 750, 870, 24, '#8A5A55');
const light = { ...dayLight, shadeStrength: 0.34 };
const guest = (x: number, y: number, height: number, more: Partial<FigureOptions>) =>
  figure({ x, y, height, pose: poses.stroll, light, skin: skins[Math.round(x) % 6] ?? skins[2], bottomFill: '#FFF1DC', shadow: { slant: -1.1, length: 0.34 }, ...more });

/** The congregation arrives at the chapel in white. */
export const foundersDayService = story(
  sky(wide, high, { horizon: 600, colours: ['#5478BC', '#95AED6', '#DDC8BE', '#F8D6A4', '#FFEABF'], sun: { x: 1380, y: 400, radius: 50 }, clouds: 10, cloudColour: '#FFF8EA', seed: 27 }),
  hills(wide, 600, 70, '#C9A79A', 7, high), treeLine(wide, 640, 90, '#93887C', 5, high),
  palm({ x: 330, y: 740, height: 500, royal: true, colours: farther(palmColours, '#F3D0A0', 0.2), seed: 3 }), palm({ x: 180, y: 750, height: 560, royal: true, colours: farther(palmColours, '#F3D0A0', 0.1), seed: 5 }),
  lit(nave, 300, light), lit(tower, 600, light), door,
  tree({ x: 1420, y: 770, height: 440, spread: 1.1, umbrella: true, colours: farther(flameColours, '#F3D0A0', 0.1), seed: 6 }),
  rect(0, 762, wide, high, down('#B9A458', '#768648', '#34533F')), streaks(0, 770, 1600, 290, '#FFEBB0', 5, 20, 0.3),
  path('M930 772H1020C1040 850 1010 940 1180 1080H420C720 960 900 860 930 772Z', down('#FBDDAE', '#E8AE7C', '#C07A58')),
  guest(960, 800, 130, { topFill: '#FFF8E8', back: true }), guest(1000, 806, 130, { top: 'dress', topFill: '#FFF8E8', hair: 'wrap', hairFill: '#FFF8E8', back: true, bottom: 'skirt' }), guest(910, 826, 150, { top: 'long', topFill: '#FFF8E8' }),
  guest(1060, 850, 190, { facing: -1, top: 'smock', topFill: '#FFF3DC', hair: 'low' }), guest(1120, 858, 186, { facing: -1, top: 'dress', topFill: '#FFF8E8', bottom: 'skirt', hair: 'wrap', hairFill: '#E3A82B' }), guest(790, 880, 220, { top: 'cloth', topFill: '#FFF3DC', bottom: 'skirt' }),
  guest(1240, 940, 300, { facing: -1, top: 'blazer', topFill: '#2A2F6B', tie: palette.gold, hair: 'bald', face: true }), guest(620, 960, 350, { top: 'smock', topFill: '#FFF8E8', face: 'smile', skin: skins[2] }), guest(730, 975, 340, { top: 'dress', topFill: '#FFF3DC', bottom: 'skirt', hair: 'wrap', hairFill: '#1B3F94', face: 'smile', skin: skins[4], stole: kente(4), pose: { ...poses.stroll, nearLeg: [-8, -20], farLeg: [13, 5] } }),
  guest(835, 990, 240, { topFill: '#FFF8E8', bottom: 'shorts', bottomFill: '#12295F', skin: skins[3], face: 'smile' }),
  guest(390, 1030, 480, { top: 'cloth', topFill: kente(8), face: 'smile', skin: skins[1], hair: 'low' }),
  bush(1500, 1050, 420, neemColours, 5), bush(70, 1060, 380, neemColours, 8), grass(-10, 330, 1075, 70, '#24423C', 4), grass(1220, 1620, 1075, 80, '#24423C', 7),
  bough([-30, -20], [380, 130], 76, '#22403C', 5, 40),
);
