import { seeded } from '../kit/random.ts';
import { curve, type Landmark } from './geometry.ts';
import { placerOf } from './head.ts';
import type { Features } from './look.ts';

/** Beard and moustache, under the mouth's drawing so that the lips stay clear. */
export function beard(look: Features, colour: string, id: string): string {
  const place = placerOf(look);
  const shape = (points: Landmark[]) => curve(points.map((point) => place(...point)));
  const y = 126 + look.nose.length * 0.6;
  const w = 53 * look.mouth.width;
  const { jaw, chin } = look;
  const filled = (path: string, opacity: number, blur = true) => `<path d="${path}" fill="${colour}" opacity="${opacity}"${blur ? ` filter="url(#${id}-soft)"` : ''}/>`;

  const moustache = shape([[0, y - 21, 106], [24, y - 22, 98], [w - 4, y - 12, 82], [w + 8, y + 10, 72], [w, y + 6, 78], [24, y - 9, 98], [8, y - 12, 104], [0, y - 9, 105], [-8, y - 12, 104], [-24, y - 9, 98], [-w, y + 6, 78], [-w - 8, y + 10, 72], [-w + 4, y - 12, 82], [-24, y - 22, 98]]);
  const reach = look.beard === 'full' ? 20 : look.beard === 'short' ? 5 : 0;
  const cheeks = (drop: number): Landmark[] => [
    [-124, 16, 2], [-114, 40 + drop, 16], [-94, 86 + drop, 36], [-72, 108 + drop, 62], [-w - 6, y - 8, 78], [-w + 2, y - 14, 82], [-22, y - 24, 98], [0, y - 21, 106], [22, y - 24, 98], [w - 2, y - 14, 82], [w + 6, y - 8, 78], [72, 108 + drop, 62], [94, 86 + drop, 36], [114, 40 + drop, 16], [124, 16, 2],
    [130, 70, 10], [(112 + reach * 0.4) * jaw, 136 + reach * 0.4, 14], [(78 + reach * 0.6) * ((jaw + chin) / 2), 178 + reach, 40], [36 * chin, 200 + reach, 66], [0, 205 + reach, 74], [-36 * chin, 200 + reach, 66], [-(78 + reach * 0.6) * ((jaw + chin) / 2), 178 + reach, 40], [-(112 + reach * 0.4) * jaw, 136 + reach * 0.4, 14], [-130, 70, 10]];
  const soul = shape([[-13, y + 30, 92], [13, y + 30, 92], [16, 168, 88], [-16, 168, 88]]);

  switch (look.beard) {
    case 'none': return '';
    case 'stubble': return filled(shape(cheeks(8)), 0.3) + filled(moustache, 0.25);
    case 'moustache': return filled(moustache, 0.88, false) + filled(shape(cheeks(14)), 0.13);
    case 'chinstrap': return filled(shape([[-126, 10, 0], [-120, 40, 10], [-108, 100, 24], [-88 * jaw, 146, 40], [-40, 174, 72], [0, 166, 86], [40, 174, 72], [88 * jaw, 146, 40], [108, 100, 24], [120, 40, 10], [126, 10, 0], [131, 80, 8], [108 * jaw, 140, 18], [70, 180, 44], [0, 202, 76], [-70, 180, 44], [-108 * jaw, 140, 18], [-131, 80, 8]]), 0.85) + filled(moustache, 0.72) + filled(soul, 0.7);
    case 'goatee': return filled(moustache, 0.9) + filled(shape([[-w - 6, y - 4, 74], [-w + 2, y + 4, 78], [-w + 6, y + 28, 84], [-22, y + 36, 90], [0, y + 33, 94], [22, y + 36, 90], [w - 6, y + 28, 84], [w - 2, y + 4, 78], [w + 6, y - 4, 74], [w + 6, y + 36, 70], [42, 184, 72], [24, 206, 78], [0, 211, 80], [-24, 206, 78], [-42, 184, 72], [-w - 6, y + 36, 70]]), 0.9) + filled(soul, 0.6);
    default: return filled(shape(cheeks(look.beard === 'full' ? -4 : 6)), look.beard === 'full' ? 0.95 : 0.8) + hairs(look, y);
  }
}

function hairs(look: Features, mouthLine: number): string {
  const place = placerOf(look);
  const chance = seeded(Math.round(look.width * 900 + look.turn));
  const random = () => chance.between(0, 1);
  return Array.from({ length: 150 }, () => {
    const x = (random() - 0.5) * 210;
    const y = mouthLine + 22 + random() * 60 - Math.abs(x) * 0.25;
    const [px, py] = place(x, y, 84 - Math.abs(x) * 0.5);
    const size = 3 + random() * 3;
    return `<path d="M${px.toFixed(1)} ${py.toFixed(1)}q${(x / 40).toFixed(1)} ${(size * 0.6).toFixed(1)} ${(x / 60).toFixed(1)} ${size.toFixed(1)}" stroke="${x > 10 ? '#8a5230' : '#2b1a18'}" stroke-width="1.8" fill="none" opacity=".35" stroke-linecap="round"/>`;
  }).join('');
}
