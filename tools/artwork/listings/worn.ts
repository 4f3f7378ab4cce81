import { hills, treeLine } from '../kit/land.ts';
import { glow, sky } from '../kit/light.ts';
import { palette } from '../kit/palette.ts';
import { down, ellipse, group, picture, rect, stroke } from '../kit/svg.ts';
import { palm } from '../kit/trees.ts';
import { cloth, dark, fill, lit as sunlit } from '../leaders/clothes.ts';
import { curve } from '../leaders/geometry.ts';
import type { BustShape } from '../leaders/look.ts';
import { person } from '../leaders/portrait.ts';
import { finish, side } from './parts.ts';

const blue = '#173580';

/** The hoodie on somebody's shoulders, hood down. */
const hoodieTop = (bust: BustShape): string => [
  cloth(bust, blue),
  fill(curve([[306, 640], [330, 700], [400, 752], [470, 700], [494, 640], [520, 664], [486, 770], [404, 838], [314, 770], [280, 664]]), palette.gold),
  fill(curve([[306, 640], [330, 700], [400, 752], [402, 838], [314, 770], [280, 664]]), '#6A3A14', 0.5),
  fill(curve([[268, 650], [290, 640], [304, 716], [340, 776], [404, 830], [466, 776], [500, 716], [510, 640], [536, 652], [560, 720], [530, 810], [450, 872], [404, 890], [350, 872], [270, 810], [240, 720]]), dark(blue, 0.12)),
  fill(curve([[268, 650], [290, 640], [304, 716], [340, 776], [404, 830], [400, 890], [350, 872], [270, 810], [240, 720]]), dark(blue, 0.42), 0.8),
  fill(curve([[512, 646], [536, 652], [560, 720], [530, 810], [470, 860], [520, 780], [528, 710]]), sunlit(blue, 0.5), 0.9),
  ...[[352, 812, 340, 980], [456, 812, 470, 1000]].map(([x, y, tx, ty]) => stroke(`M${x} ${y}C${x} 880 ${tx} 900 ${tx} ${ty}`, '#0A1638', 13, 'opacity=".45" transform="translate(-6 6)"') + stroke(`M${x} ${y}C${x} 880 ${tx} 900 ${tx} ${ty}`, '#F2DDB0', 10) + ellipse(x ?? 0, y ?? 0, 8, 8, '#C79A3A')),
].join('');

/** A member in the hoodie, on the school's lawn on a harmattan morning. */
export function wornHoodie(): string {
  return picture(side, side,
    sky(side, side, { horizon: 760, sun: { x: 980, y: 420, radius: 70 }, clouds: 6, seed: 5, colours: ['#5C6FA6', '#A58FAE', '#E0A490', '#F6C283', '#FFE3AC'] }),
    hills(side, 770, 130, '#B98A92', 3), treeLine(side, 800, 110, '#7E6480', 8, side), palm({ x: 120, y: 900, height: 640, lean: 0.1, seed: 4 }), palm({ x: 250, y: 890, height: 460, lean: -0.06, seed: 9 }),
    rect(0, 870, side, 330, down('#8A7A4C', '#4E5A3A')), glow(980, 420, 620, '#FFDFA0', 0.5),
    group('transform="translate(70 60) scale(1.16)"', person({
      skin: '#754527', turn: 12, tilt: -2, width: 1, jaw: 0.98, chin: 0.96, length: 0,
      brow: { weight: 1, arch: 0.4, drop: -1 }, eye: { size: 1, lid: 0.3, slant: 1 }, nose: { width: 1.05, length: 0 }, mouth: { width: 1.08, full: 1.05, smile: 1.6 },
      hair: 'waves', beard: 'short', clothes: hoodieTop,
    })), finish());
}
