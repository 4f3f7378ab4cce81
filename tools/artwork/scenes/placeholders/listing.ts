import { kente } from '../../kit/clothes.ts';
import { crest } from '../../kit/crest.ts';
import { finished } from '../../kit/frame.ts';
import { louvreLight, shaft, slatLight } from '../../kit/interior.ts';
import { glow } from '../../kit/light.ts';
import { palette } from '../../kit/palette.ts';
import { across, down, ellipse, path, polygon, rect, stroke } from '../../kit/svg.ts';

const [width, height] = [1200, 800];
const parcel = polygon([[450, 380], [690, 360], [700, 620], [460, 650]], across('#A8714A', '#C98F5E')) + polygon([[690, 360], [830, 390], [826, 632], [700, 620]], across('#E0AE78', '#F3CC98')) + polygon([[450, 380], [590, 346], [830, 390], [690, 410]], '#F8DCAE') + polygon([[450, 380], [690, 410], [700, 650], [460, 650]], across('#A8714A', '#C08454')) + polygon([[690, 410], [830, 390], [826, 632], [700, 650]], across('#DDA870', '#F3CC98')) +
  polygon([[556, 393], [596, 398], [604, 650], [566, 650]], kente(22)) + polygon([[556, 393], [596, 398], [726, 372], [694, 366]], kente(22)) + polygon([[752, 401], [782, 397], [780, 639], [754, 643]], kente(22)) + path('M640 384C600 330 540 330 560 366Q590 392 640 384ZM640 384C680 322 744 330 722 362Q696 390 640 384Z', kente(18)) + ellipse(640, 382, 18, 13, palette.gold);
const folded = [0, 1, 2].map((index) => path(`M${150 + index * 6} ${650 - index * 46}Q${150 + index * 6} ${606 - index * 46} 190 ${604 - index * 46}H${396 - index * 6}Q${420 - index * 6} ${608 - index * 46} ${418 - index * 6} ${650 - index * 46}Z`, across(['#0E2050', '#8A6A4A', '#12295F'][index] ?? '#000000', ['#1B3F94', '#E9D3A4', '#2450B4'][index] ?? '#000000', ['#3E63B4', '#FFF3DC', '#6E95E0'][index] ?? '#000000'))).join('') + path('M250 512L284 536L318 512L330 520L284 556L238 520Z', '#FFF3DC');
const mug = path('M926 500H1056V630Q1056 652 1034 652H948Q926 652 926 630Z', across('#E0C6A4', '#FFF8E8', '#FFFDF6')) + ellipse(991, 500, 65, 14, '#E9D3A4') + ellipse(991, 502, 55, 10, '#8A5A40') + stroke('M1054 530C1104 524 1104 610 1052 606', '#FFF3DC', 15);

/** A listing without a picture of its own: things of the year group on a shelf in the sun. */
export const listing = finished(width, height, [
  rect(0, 0, width, height, across('#A87A70', '#E3B484', '#F6D6A0')), louvreLight({ x: -180, y: 60, width: 330, height: 330 }), slatLight(420, 90, 640, 380, 130, 0.8, 8), rect(0, 650, width, 150, down('#C9854C', '#8A4A34', '#4A2434')), rect(0, 646, width, 10, '#FFD69A'), glow(640, 420, 560, '#FFE2A4', 0.4),
  [[290, 656, 200], [650, 660, 260], [1000, 658, 130]].map(([x = 0, y = 0, size = 0]) => polygon([[x - size * 0.7, y], [x + size * 0.8, y], [x + size * 1.4, y + 70], [x - size * 0.2, y + 70]], '#2A1430', 'opacity=".4"')).join(''),
  folded, parcel, mug, crest(988, 578, 104), shaft([[-100, 60], [150, 60]], [[500, 800], [1100, 800]], 0.26),
]);
