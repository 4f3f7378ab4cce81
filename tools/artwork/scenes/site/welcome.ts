import { figure } from '../../kit/figure.ts';
import { finished } from '../../kit/frame.ts';
import { hills, treeLine } from '../../kit/land.ts';
import { blurred, duskLight, fromLeft, glow, sky } from '../../kit/light.ts';
import { mix, palette, skins } from '../../kit/palette.ts';
import { poses } from '../../kit/poses.ts';
import { openBook } from '../../kit/props.ts';
import { down, ellipse, type Point, polygon, rect } from '../../kit/svg.ts';
import { farther, neemColours, palm, palmColours, tree } from '../../kit/trees.ts';

const [width, height] = [1600, 1067];
/** A place on the veranda: metres to the right, above the floor and ahead. */
const seen = (x: number, y: number, z: number): Point => [760 + (x * 700) / z, 560 - ((y - 1.5) * 700) / z];
const [open, wall, ceiling] = [-1.5, 1.7, 3.1];
const quad = (a: Point, b: Point, c: Point, d: Point, fill: string, extra = '') => polygon([a, b, c, d], fill, extra);
const bays = [9.1, 7.6, 6.1, 4.6, 3.1, 1.6];

/** One arch of the arcade between two depths, with the pillar at its near end. */
function bay(near: number): string {
  const far = near + 1.5;
  const shade = mix('#7A5A7E', '#2A2452', Math.min(1, 1.7 / near));
  const lightEdge = mix('#F2B684', '#D98A70', 1 / near);
  const rise = Array.from({ length: 13 }, (_, index) => {
    const angle = (index / 12) * Math.PI;
    return seen(open, 1.95 + Math.sin(angle) * 0.62, far - 0.3 - (1 - Math.cos(angle)) * 0.5 * 1.2 + 0.150);
  });
  const spandrel = polygon([seen(open, ceiling, far), seen(open, ceiling, near), seen(open, 1.95, near), ...rise.toReversed(), seen(open, 1.95, far)], shade);
  const pillar = quad(seen(open, 0, near + 0.16), seen(open, 0, near), seen(open, 2, near), seen(open, 2, near + 0.16), shade) + quad(seen(open - 0.3, 0, near), seen(open, 0, near), seen(open, 2.3, near), seen(open - 0.3, 2.3, near), mix(shade, '#14153E', 0.35)) + quad(seen(open - 0.34, 1.9, near), seen(open + 0.04, 1.9, near), seen(open + 0.04, 2, near), seen(open - 0.34, 2, near), mix(shade, lightEdge, 0.34));
  const rail = quad(seen(open, 0, far), seen(open, 0, near), seen(open, 0.1, near), seen(open, 0.1, far), shade) + quad(seen(open, 0.86, far), seen(open, 0.86, near), seen(open, 0.98, near), seen(open, 0.98, far), mix(shade, '#F2B684', 0.55)) + Array.from({ length: 9 }, (_, index) => {
    const z = near + 0.16 + (index + 0.5) * 0.148;
    return quad(seen(open, 0.1, z + 0.04), seen(open, 0.1, z), seen(open, 0.86, z), seen(open, 0.86, z + 0.04), shade);
  }).join('');
  return rail + spandrel + pillar;
}

/** A door or a louvre window in the wall at the right. */
function opening(z: number, isDoor: boolean): string {
  const [foot, top] = isDoor ? [0, 2.15] : [0.95, 2.15];
  const frame = quad(seen(wall, foot, z + 1), seen(wall, foot, z - 0.06), seen(wall, top + 0.08, z - 0.06), seen(wall, top + 0.08, z + 1), '#4A2E4C');
  const glowing = quad(seen(wall, foot, z + 0.92), seen(wall, foot, z), seen(wall, top, z), seen(wall, top, z + 0.92), isDoor ? down('#F7BE6E', '#E8945A') : down('#FFD890', '#F0A860'));
  const slats = isDoor ? '' : Array.from({ length: 9 }, (_, index) => {
    const y = foot + 0.06 + index * 0.128;
    return quad(seen(wall, y, z + 0.92), seen(wall, y, z), seen(wall, y + 0.05, z), seen(wall, y + 0.05, z + 0.92), '#6A3E4C');
  }).join('');
  return frame + glowing + slats + (isDoor ? quad(seen(wall, 0, z + 0.92), seen(wall, 0, z), seen(wall, 0.7, z), seen(wall, 0.9, z + 0.92), '#8A4A48', 'opacity=".55"') + quad(seen(wall, 0, z + 0.3), seen(wall, 0, z), seen(wall, top, z), seen(wall, top, z + 0.3), '#2F3E78') + quad(seen(wall, 0, z + 0.9), seen(wall, 0, z), seen(wall - 1.2, 0, z - 0.4), seen(wall - 1.2, 0, z + 0.6), '#FFC070', 'opacity=".3"') : '');
}
const lamp = (z: number) => {
  const [x, y] = seen(0.1, 2.7, z);
  const size = 150 / z;
  return rect(x - 1, seen(0.1, ceiling, z)[1], 2, y - seen(0.1, ceiling, z)[1], '#14153E') + glow(x, y, size * 4.500, '#FFCB78', 0.6) + ellipse(x, y, size * 0.26, size * 0.3, '#FFF1C8') + ellipse(...seen(0.1, 0, z), size * 2.4, size * 0.5, '#FFC878', 'opacity=".14"');
};
const tiles = Array.from({ length: 12 }, (_, index) => quad(seen(open, 0, 1 + index * 0.9), seen(wall, 0, 1 + index * 0.9), seen(wall, 0, 1.03 + index * 0.9), seen(open, 0, 1.03 + index * 0.9), '#2A1A40', 'opacity=".4"')).join('') + [-0.9, -0.3, 0.3, 0.9].map((x) => quad(seen(x, 0, 12), seen(x + 0.02, 0, 12), seen(x + 0.02, 0, 0.9), seen(x, 0, 0.9), '#2A1A40', 'opacity=".35"')).join('');
const sunPatches = bays.map((z) => quad(seen(open, 0, z + 1.300), seen(open, 0, z + 0.300), seen(0.6, 0, z - 0.35), seen(0.6, 0, z + 0.55), '#F7B070')).join('');
const light = fromLeft({ ...duskLight, rim: '#FFC890', rimStrength: 0.9 });
const [readerX, readerY] = seen(-1.05, 0, 3.6);

/** The dormitory veranda at dusk: a welcome back. */
export const welcome = finished(width, height, [
  sky(width, height, { horizon: 560, colours: ['#16245C', '#3A4588', '#86649A', '#DC8A7C', '#F9BE80'], sun: { x: 300, y: 490, radius: 46 }, clouds: 9, seed: 52 }),
  hills(width, 550, 50, '#7A5A86', 6, height), treeLine(width, 575, 60, '#4A3E6E', 4, height), rect(0, 600, width, height, down('#5A4A62', '#2A2A50')),
  tree({ x: 420, y: 640, height: 240, seed: 4, side: -1, colours: farther(neemColours, '#3A3462', 0.5) }), palm({ x: 170, y: 700, height: 480, lean: 0.05, side: 1, colours: farther(palmColours, '#2A2858', 0.55), seed: 5 }), palm({ x: 560, y: 620, height: 230, side: -1, colours: farther(palmColours, '#4A3E6E', 0.5), seed: 7 }),
  quad(seen(open, 0, 12), seen(wall, 0, 12), seen(wall, 0, 0.8), seen(open, 0, 0.8), down('#B5705E', '#7A4A5A', '#3A2A50')), `<g opacity=".4">${blurred(sunPatches, 4)}</g>`, tiles,
  quad(seen(open, ceiling, 12), seen(wall, ceiling, 12), seen(wall, ceiling, 0.8), seen(open, ceiling, 0.8), down('#14153E', '#2A2452', '#5A426A')),
  quad(seen(wall, 0, 12), seen(wall, 0, 0.8), seen(wall, ceiling, 0.8), seen(wall, ceiling, 12), '#8A627A'), quad(seen(wall, 0, 12), seen(wall, 0, 0.8), seen(wall, 0.8, 0.8), seen(wall, 0.8, 12), '#3A3A74'), quad(seen(wall, 0.8, 12), seen(wall, 0.8, 0.8), seen(wall, 0.86, 0.8), seen(wall, 0.86, 12), '#E3A878', 'opacity=".7"'),
  quad(seen(open, 0, 11), seen(wall, 0, 11), seen(wall, ceiling, 11), seen(open, ceiling, 11), down('#5A426A', '#C98272')),
  opening(8.600, false), opening(6.800, true), opening(5.100, false), opening(3.500, true), opening(2.100, false),
  ...bays.slice(0, 4).map(bay), lamp(8), lamp(5.5), figure({ x: readerX, y: readerY, height: 300, pose: { ...poses.read, turn: 0.4 }, skin: skins[2], top: 'shirt', topFill: palette.white, bottomFill: palette.brandStrong, face: true, light, shadow: { slant: 1.2, length: 0.16, colour: '#1A1240' }, inNearHand: ([x, y]) => openBook(x + 2, y - 1, 13) }),
  ...bays.slice(4).map(bay), lamp(3.2), glow(300, 500, 620, '#FFB878', 0.3), rect(0, 0, width, height, down(['#14154A', 0.3], ['#14154A', 0], ['#14154A', 0.4])),
], 0.5);
