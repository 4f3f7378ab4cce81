import { curve, type Landmark } from './geometry.ts';
import { placerOf } from './head.ts';
import type { Features, Look } from './look.ts';

/** Spectacles with a reflection of the evening sky. */
export function glasses(look: Features, style: NonNullable<Look['glasses']>): string {
  const place = placerOf(look);
  const colour = style === 'round' ? '#b07a24' : style === 'square' ? '#15131c' : '#2a1712';
  const thick = style === 'round' ? 5 : style === 'square' ? 8 : 6;
  const lens = (s: -1 | 1) => {
    const z = (x: number) => 104 - Math.abs(x) * 0.38;
    const at = (x: number, y: number) => place(s * x, y, z(x));
    const points = style === 'round'
      ? Array.from({ length: 12 }, (_, i) => at(62 + 41 * Math.cos((i * Math.PI) / 6), 3 + 40 * Math.sin((i * Math.PI) / 6)))
      : [at(22, -20), at(30, -30), at(62, -32), at(100, -30), at(108, -20), at(103, 14), at(90, 34), at(60, 37), at(34, 33), at(25, 16)];
    const path = curve(points);
    const glint: Landmark[] = [[s * 62 + 12, -27, z(72)], [s * 62 + 30, -24, z(80)], [s * 62 + 20, -4, z(80)], [s * 62 + 10, -12, z(70)]];
    return `<path d="${path}" transform="translate(-4 7)" fill="none" stroke="#1b0a12" stroke-width="${thick}" opacity=".35"/>
      <path d="${path}" fill="#ffdca0" fill-opacity=".04" stroke="${colour}" stroke-width="${thick}"/>
      <path d="M${glint.map((point) => place(...point).map((v) => v.toFixed(1)).join(' ')).join('L')}Z" fill="#fff1d0" opacity=".2"/>
      ${style === 'browline' ? `<path d="${curve([at(20, -20), at(34, -33), at(64, -36), at(104, -33), at(112, -22), at(106, -22), at(64, -26), at(32, -22)])}" fill="${colour}" stroke="${colour}" stroke-width="5"/>` : ''}`;
  };
  const bridge = curve([place(-24, -4, 98), place(-10, -13, 110), place(10, -13, 110), place(24, -4, 98)], false);
  const arm = (s: number) => `<path d="${curve([place(s * 104, -14, 62), place(s * 128, -16, 18), place(s * 142, -14, -14)], false)}" stroke="${colour}" stroke-width="${thick}" fill="none"/>`;
  return `${arm(-1)}${arm(1)}${lens(-1)}${lens(1)}<path d="${bridge}" fill="none" stroke="${colour}" stroke-width="${thick}"/>`;
}
