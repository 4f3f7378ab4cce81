import { goldenWalls, hazyWalls, schoolBlock } from '../../kit/buildings.ts';
import { finished } from '../../kit/frame.ts';
import { treeLine } from '../../kit/land.ts';
import { glow, shadowOf, sky } from '../../kit/light.ts';
import { palette } from '../../kit/palette.ts';
import { across, down, ellipse, path, polygon, rect, stroke } from '../../kit/svg.ts';
import { bough, palm } from '../../kit/trees.ts';

const [width, height] = [1200, 800];
const sheet = (x: number, y: number) => polygon([[x, y], [x + 470, y - 40], [x + 540, y + 210], [x + 40, y + 262]], '#FFF6E0') + polygon([[x, y], [x + 228, y - 20], [x + 280, y + 237], [x + 40, y + 262]], '#EBDCBC') + polygon([[x + 40, y + 262], [x + 540, y + 210], [x + 543, y + 222], [x + 43, y + 275]], '#B99A78');
const column = (x: number, y: number, wide: number, lines: number, lean: number) => Array.from({ length: lines }, (_, index) => stroke(`M${x + index * lean} ${y + index * 15}l${wide * (index === lines - 1 ? 0.6 : 1)} ${-wide * 0.088}`, '#A89478', 4)).join('');
const cup = ellipse(930, 640, 120, 26, '#2A1838', 'opacity=".4"') + ellipse(900, 630, 104, 24, '#F3E2C4') + path('M836 530H964C964 600 946 632 900 632S836 600 836 530Z', across('#12295F', '#2450B4', '#7FA0E4')) + ellipse(900, 530, 64, 15, '#FFF1D4') + ellipse(900, 532, 54, 11, '#5A2E24') + stroke('M962 550C1010 546 1006 604 950 600', '#3E63B4', 12) + stroke('M880 510C866 480 896 466 884 430M916 510C902 484 930 468 918 440', '#FFF8E8', 7, 'opacity=".35"');

/** News without a picture of its own: the paper on the veranda table. */
export const news = finished(width, height, [
  sky(width, height, { horizon: 420, sun: { x: 850, y: 300, radius: 46 }, clouds: 7, seed: 9 }), treeLine(width, 420, 70, '#B98488', 5, height), schoolBlock({ x: 180, y: 450, width: 560, storey: 74, bays: 8, colours: hazyWalls(goldenWalls, '#F0B080', 0.5) }), palm({ x: 120, y: 470, height: 330, lean: 0.06, seed: 3 }),
  rect(0, 446, width, 400, down('#8A5B50', '#6A3A48')), rect(0, 480, width, 400, across('#6A3638', '#A8623A', '#D08C50')), rect(0, 476, width, 10, '#F6C488'), [0, 1, 2, 3].map((index) => rect(0, 552 + index * 66, width, 3, '#4A2434', 'opacity=".4"')).join(''), glow(850, 520, 620, '#FFD08A', 0.45, 0.4),
  shadowOf(rect(300, 490, 300, 20, '#000000'), [300, 760], { slant: 0.4, length: 0.05 }), polygon([[170, 520], [660, 480], [760, 760], [230, 790]], '#2A1838', 'opacity=".4"'), sheet(190, 500),
  polygon([[222, 520], [400, 504], [424, 600], [240, 620]], across('#3A4A8C', '#C98A86', '#F8C080')) + polygon([[234, 594], [418, 576], [424, 600], [240, 620]], '#4A3A5A') + ellipse(366, 556, 13, 13, '#FFF1C4'), column(246, 650, 170, 6, 2.600), column(444, 520, 80, 13, 3.600), column(546, 512, 80, 13, 3.600), stroke('M440 494L632 478', palette.brandStrong, 12),
  cup, bough([1230, -20], [840, 80], 64, '#2A2A44', 5, 34),
]);
