import { curve, type Landmark } from './geometry.ts';
import { placerOf } from './head.ts';
import type { Features } from './look.ts';
import type { Tones } from './tones.ts';

/** Draws planes of one face; every list of landmarks becomes one soft-cornered shape. */
function painter(look: Features) {
  const place = placerOf(look);
  return (fill: string, points: Landmark[], opacity = 1) =>
    `<path d="${curve(points.map((point) => place(...point)))}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

/** The large planes away from the sun: side of the face, sockets and jaw. */
export function shadowPlanes(look: Features, tones: Tones): string {
  const plane = painter(look);
  const { jaw, chin } = look;
  return [
    plane(tones.dusk, [[-60, -180, 20], [-78, -120, 50], [-84, -56, 56], [-76, -30, 66], [-82, 12, 66], [-70, 46, 72], [-52, 78, 84], [-62, 108, 74], [-50, 140, 72], [-34, 176, 76], [-12, 200, 78], [-60, 220, 40], [-170, 200, 0], [-190, 0, 0], [-170, -180, -20]]),
    plane(tones.shade, [[-98, -180, 0], [-106, -110, 24], [-112, -52, 26], [-104, -12, 40], [-108, 26, 40], [-92, 62, 46], [-78, 100, 54], [-78 * jaw, 138, 50], [-48 * chin, 180, 62], [-20, 202, 78], [-70, 230, 30], [-190, 200, 0], [-200, 0, 0], [-180, -180, -20]], 0.85),
    plane(tones.dusk, [[-22, -36, 84], [-60, -48, 78], [-100, -32, 48], [-104, 2, 48], [-84, 22, 58], [-48, 24, 76], [-22, 10, 80]], 0.9),
    plane(tones.dusk, [[20, -34, 84], [56, -44, 80], [96, -28, 50], [100, -4, 48], [84, 16, 58], [50, 22, 76], [22, 12, 80]], 0.75),
    plane(tones.dusk, [[88, 92, 48], [112, 70, 28], [122, 84, 20], [100 * jaw, 132, 22], [66, 172, 50], [62, 140, 62], [72, 112, 60]], 0.55),
  ].join('');
}

/** The planes towards the sun: forehead, cheeks and chin. */
export function lightPlanes(look: Features, tones: Tones): string {
  const plane = painter(look);
  const { chin } = look;
  return [
    plane(tones.light, [[22, -150, 64], [76, -146, 44], [106, -104, 20], [108, -66, 26], [84, -52, 54], [44, -58, 82], [18, -66, 90], [10, -110, 84]], 0.6),
    plane(tones.glow, [[62, -134, 50], [92, -112, 28], [98, -78, 30], [80, -70, 52], [60, -90, 66]], 0.35),
    plane(tones.light, [[40, 42, 82], [74, 30, 66], [108, 14, 40], [122, 34, 26], [110, 66, 36], [82, 86, 56], [58, 84, 76], [44, 66, 84]], 0.85),
    plane(tones.glow, [[72, 40, 66], [104, 24, 42], [116, 38, 30], [100, 56, 44], [78, 62, 60]], 0.6),
    plane(tones.light, [[-66, 40, 74], [-44, 46, 84], [-42, 66, 84], [-58, 70, 76]], 0.32),
    plane(tones.light, [[6, 158, 88], [28 * chin, 160, 82], [34 * chin, 178, 74], [14, 188, 80], [-6, 180, 82]], 0.75),
  ].join('');
}

/** Bridge, wings, tip and nostrils, with the shadow the nose throws away from the sun. */
export function nose(look: Features, tones: Tones): string {
  const plane = painter(look);
  const w = look.nose.width;
  const d = look.nose.length;
  return [
    plane(tones.shade, [[-20, -40, 80], [-14, -30, 90], [-12, 10, 102], [-18 * w, 44 + d, 118], [-10, 84 + d, 112], [-40 * w, 92 + d, 96], [-47 * w, 74 + d, 88], [-34 * w, 48 + d, 92], [-24, 16, 86], [-28, -16, 78]], 0.92),
    plane(tones.deep, [[-46 * w, 84 + d, 90], [-20, 92 + d, 104], [4, 96 + d, 108], [30 * w, 90 + d, 98], [20, 104 + d, 98], [-16, 116 + d, 96], [-42 * w, 106 + d, 88]], 0.42),
    plane(tones.base, [[-24 * w, 64 + d, 114], [0, 54 + d, 124], [24 * w, 62 + d, 114], [40 * w, 66 + d, 98], [47 * w, 80 + d, 90], [38 * w, 93 + d, 94], [18 * w, 90 + d, 112], [0, 98 + d, 120], [-18 * w, 92 + d, 112], [-32 * w, 90 + d, 98]]),
    plane(tones.shade, [[-26 * w, 66 + d, 110], [-12 * w, 80 + d, 120], [-16 * w, 93 + d, 112], [-36 * w, 93 + d, 96], [-47 * w, 84 + d, 88], [-44 * w, 70 + d, 90], [-34 * w, 62 + d, 98]]),
    plane(tones.light, [[-4, -34, 92], [8, -36, 92], [11, 0, 104], [13, 36 + d, 116], [16, 58 + d, 122], [4, 60 + d, 126], [-4, 34 + d, 114], [-5, 0, 102]], 0.95),
    plane(tones.glow, [[3, 58 + d, 126], [16, 57 + d, 124], [20, 70 + d, 122], [10, 76 + d, 126], [1, 70 + d, 126]], 0.8),
    plane(tones.shade, [[-2, 88 + d, 122], [18 * w, 86 + d, 114], [36 * w, 90 + d, 96], [22 * w, 97 + d, 104], [4, 101 + d, 114], [-14, 98 + d, 110]], 0.9),
    plane(tones.deep, [[10 * w, 93 + d, 112], [20 * w, 88 + d, 110], [31 * w, 90 + d, 100], [22 * w, 96 + d, 104]], 0.95),
    plane(tones.deep, [[-10 * w, 94 + d, 112], [-20 * w, 89 + d, 110], [-32 * w, 91 + d, 100], [-22 * w, 97 + d, 104]], 0.95),
  ].join('');
}

/** Lips with the dark line between them, the shadow below, and a mouth that may begin to smile. */
export function mouth(look: Features, tones: Tones): string {
  const plane = painter(look);
  const { width, full, smile } = look.mouth;
  const w = 53 * width;
  const u = 14 * full;
  const l = 21 * full;
  const y = 126 + look.nose.length * 0.6;
  const c = y - 4 * smile;
  return [
    plane(tones.shade, [[-w + 8, y + 14, 84], [0, y + l + 2, 96], [w - 10, y + 12, 84], [26, y + l + 13, 88], [0, y + l + 18, 90], [-28, y + l + 14, 86]], 0.8),
    plane(tones.dusk, [[-9, y - 26, 104], [0, y - 28, 106], [-3, y - u - 1, 104], [-12, y - u, 102]], 0.7),
    plane(tones.lip, [[-w, c, 76], [-w, c, 76], [-24, y - u + 3, 98], [-8, y - u - 2, 104], [0, y - u + 2, 105], [9, y - u - 2, 104], [26, y - u + 3, 98], [w, c, 76], [w, c, 76], [24, y + 4, 98], [0, y + 5, 104], [-24, y + 4, 98]]),
    plane(tones.lipLight, [[-w + 2, c + 1, 76], [-w + 2, c + 1, 76], [-24, y + 3, 98], [0, y + 5, 104], [24, y + 3, 98], [w - 2, c + 1, 76], [w - 2, c + 1, 76], [32, y + l - 4, 92], [12, y + l + 1, 98], [-14, y + l + 1, 97], [-34, y + l - 5, 90]]),
    plane(tones.lip, [[-w + 2, c + 1, 76], [-w + 2, c + 1, 76], [-26, y + 4, 98], [-14, y + 10, 99], [-20, y + l - 1, 95], [-36, y + l - 6, 88]], 0.7),
    plane(tones.glow, [[6, y + 9, 104], [22, y + 8, 98], [28, y + 12, 95], [14, y + 16, 100]], 0.5),
    plane(tones.deep, [[-w - 3, c - 1, 75], [-w - 3, c - 1, 75], [-24, y + 1, 98], [-8, y - 1, 104], [0, y + 2, 105], [8, y - 1, 104], [26, y + 1, 98], [w + 3, c - 1, 75], [w + 3, c - 1, 75], [24, y + 5, 98], [0, y + 7, 104], [-24, y + 5, 98]]),
    plane(tones.shade, [[-w - 2, c - 4, 75], [-w - 9, c - 2 - smile * 4, 70], [-w - 4, c + 5, 74], [-w + 2, c + 2, 76]], 0.7),
    plane(tones.dusk, [[w + 1, c - 3, 75], [w + 8, c - 2 - smile * 4, 71], [w + 3, c + 4, 74], [w - 1, c + 2, 76]], 0.6),
  ].join('');
}
