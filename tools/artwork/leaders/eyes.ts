import { mix } from '../kit/palette.ts';
import { curve, type Landmark } from './geometry.ts';
import { placerOf } from './head.ts';
import type { Features } from './look.ts';
import type { Tones } from './tones.ts';

/** Eyes that look at the reader: white, iris, lid, crease and a glint of the sun. */
export function eyes(look: Features, tones: Tones, id: string): string {
  return eye(look, tones, -1, id) + eye(look, tones, 1, id);
}

function eye(look: Features, tones: Tones, side: -1 | 1, id: string): string {
  const place = placerOf(look);
  const { size, lid, slant } = look.eye;
  const at = ([x, y, z]: Landmark) => place(side * x, y, z);
  const line = (points: Landmark[]) => curve(points.map(at));
  const outer = -1 - slant;
  const top = -13 * size + lid * 4;
  const opening = line([[33, 4, 74], [33, 4, 74], [46, top + 4, 80], [60, top, 80], [76, top + 4, 72], [90, outer, 58], [90, outer, 58], [76, 9 * size, 70], [58, 11 * size, 78], [42, 9, 78]]);
  const lashes = line([[30, 5, 73], [30, 5, 73], [44, top + 2, 80], [60, top - 2.5, 80], [78, top + 1.5, 72], [92, outer - 1, 57], [92, outer - 1, 57], [90, outer + 1.5, 58], [76, top + 6, 72], [60, top + 2, 80], [46, top + 6, 80]]);
  const crease = line([[32, -6, 76], [44, top - 9, 82], [62, top - 13, 82], [80, top - 9, 72], [98, outer - 7, 54], [80, top - 6, 72], [62, top - 9.5, 82], [46, top - 6, 82]]);
  const upper = line([[30, 2, 74], [44, top - 7, 82], [62, top - 11, 82], [80, top - 7, 72], [96, outer - 4, 56], [80, top + 2, 72], [60, top - 1, 80], [46, top + 2, 80]]);
  const under = line([[38, 11, 78], [58, 14 * size, 78], [80, 10 * size, 68], [66, 20 * size, 74], [48, 19 * size, 78]]);
  const [cx, cy] = at([60, -1 + lid, 82]);
  const white = mix('#f6ead8', tones.dusk, side < 0 ? 0.34 : 0.16);
  const clip = `${id}-eye${side}`;
  return `<clipPath id="${clip}"><path d="${opening}"/></clipPath>
    <path d="${upper}" fill="${side < 0 ? tones.base : tones.light}" opacity=".8"/>
    <path d="${crease}" fill="${tones.deep}" opacity=".75"/>
    <path d="${under}" fill="${tones.shade}" opacity=".35"/>
    <path d="${opening}" fill="${white}"/>
    <g clip-path="url(#${clip})">
      <circle cx="${cx}" cy="${cy}" r="${14.5 * size}" fill="#2a140d"/>
      <circle cx="${cx + 1}" cy="${cy + 3}" r="${10 * size}" fill="#5b2f18"/>
      <circle cx="${cx}" cy="${cy}" r="${6.4 * size}" fill="#0e0709"/>
      <path d="${line([[28, 0, 74], [46, top - 3, 80], [60, top - 6, 80], [78, top - 3, 72], [94, outer, 56], [78, top + 9, 72], [60, top + 6, 80], [46, top + 9, 80]])}" fill="#1a0c12" opacity=".5"/>
      <circle cx="${cx + 5.5}" cy="${cy - 5}" r="3.1" fill="#fff4dc"/>
    </g>
    <path d="${lashes}" fill="#140a0d"/>
    <path d="${line([[40, 9.5, 78], [58, 11 * size, 78], [78, 8.5 * size, 70], [88, outer + 2, 60], [76, 11 * size, 70], [58, 13.5 * size, 78]])}" fill="${tones.deep}" opacity=".55"/>`;
}

/** Eyebrows in the colour of the hair. */
export function brows(look: Features, colour: string): string {
  const place = placerOf(look);
  const { weight, arch, drop } = look.brow;
  const draw = (side: -1 | 1) => {
    const at = ([x, y, z]: Landmark) => place(side * x, y + drop, z);
    const t = 7 * weight;
    const points: Landmark[] = [[21, -31 - t * 0.3, 88], [44, -37 - t * 0.8 - arch * 3, 86], [76, -41 - t * 0.55 - arch * 7, 68], [103, -29 - arch * 2, 44], [102, -27 - arch * 2, 45], [80, -36 + t * 0.15 - arch * 6, 66], [48, -31 + t * 0.25 - arch * 2, 86], [24, -26 + t * 0.5, 88]];
    return `<path d="${curve(points.map(at))}" fill="${colour}" opacity="${side < 0 ? 0.92 : 0.84}"/>`;
  };
  return draw(-1) + draw(1);
}
