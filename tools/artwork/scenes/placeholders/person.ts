import { archData } from '../../kit/buildings.ts';
import { finished } from '../../kit/frame.ts';
import { glow, goldenLight, lit } from '../../kit/light.ts';
import { palette } from '../../kit/palette.ts';
import { down, ellipse, path, polygon, rect, soft, stroke } from '../../kit/svg.ts';
import { frond } from '../../kit/trees.ts';

const [width, height] = [600, 750];
const bust = path('M60 760C64 610 130 560 236 534H364C470 560 536 610 540 760Z', down('#2450B4', palette.brand, palette.brandStrong)) + polygon([[232, 536], [300, 770], [368, 536], [352, 516], [248, 516]], '#FFF3DC') + polygon([[282, 572], [318, 572], [312, 604], [330, 770], [270, 770], [288, 604]], palette.gold) + polygon([[282, 572], [318, 572], [312, 604], [288, 604]], '#C98A1C') + path('M240 528L196 556L206 640L232 632L296 770H300V760ZM360 528L404 556L394 640L368 632L304 770H300V760Z', '#17357E') + polygon([[248, 516], [300, 566], [270, 596], [234, 532]], '#FFFBF0') + polygon([[352, 516], [300, 566], [330, 596], [366, 532]], '#F3E2C4') +
  path('M252 450H348V530Q300 590 252 530Z', '#4A2A20') + soft([[196, 330], [214, 240], [300, 200], [386, 240], [404, 330], [400, 400], [372, 460], [300, 500], [228, 460], [200, 400]], '#6E4129') + ellipse(196, 362, 18, 34, '#5C3523') + ellipse(404, 362, 18, 34, '#5C3523') + soft([[188, 340], [186, 250], [232, 186], [300, 168], [370, 186], [414, 250], [412, 340], [396, 290], [360, 256], [300, 246], [240, 256], [204, 290]], '#1A1118');

/** A person without a portrait: a figure of the year in an arch at dusk. */
export const person = finished(width, height, [
  rect(0, 0, width, height, down('#7A5C7C', '#B9807A', '#D9A07C')), path(archData(60, 790, 480, 740), down('#2B3F84', '#7A6A9C', '#E79A7C', '#FFD592')), glow(400, 380, 330, '#FFE3A8', 0.7), ellipse(420, 330, 62, 62, '#FFF1C8'),
  [[-30, 150], [4, 170], [-60, 140]].map(([angle = 0, length = 0]) => frond([70, 560], angle - 10, length, 0.2, '#3A3A60', 0.18)).join(''), path('M60 700Q180 610 300 650T540 620V790H60Z', '#5A4A74'),
  stroke('M60 790V290A240 240 0 0 1 540 290V790', '#F6CF9C', 9), lit(bust, 620, { ...goldenLight, shadeStrength: 0.55 }),
], 0.3);
