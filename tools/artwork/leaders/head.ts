import { curve, type Landmark, type Point, turnedBy } from './geometry.ts';
import type { Features } from './look.ts';

/** Places landmarks of one person's head, with their own proportions and turn. */
export function placerOf(look: Features): (x: number, y: number, z: number) => Point {
  const turned = turnedBy(look.turn);
  return (x, y, z) => turned([x * look.width, y > 60 ? y + (y - 60) * look.length * 0.12 : y, z] satisfies Landmark);
}

const half = ({ jaw, chin }: Features): Landmark[] => [
  [68, -190, -35],
  [116, -146, -30],
  [134, -78, -12],
  [133, -15, 4],
  [131, 32, 18],
  [123, 84, 22],
  [105 * jaw, 134, 20],
  [68 * ((jaw + chin) / 2), 172, 50],
  [30 * chin, 192, 72],
];

/** The closed outline of skull and face, clockwise from the crown. */
export function headOutline(look: Features): string {
  const place = placerOf(look);
  const right = half(look);
  const left = right.map(([x, y, z]): Landmark => [-x, y, z]).toReversed();
  const round: Landmark[] = [[0, -202, -35], ...right, [0, 196, 78], ...left];
  return curve(round.map((point) => place(...point)));
}

/** The ears; the far one hides when the head is turned. */
export function ears(look: Features, colours: { near: string; far: string; inner: string }): string {
  const place = placerOf(look);
  const draw = (side: -1 | 1, fill: string) => {
    const depth = side * look.turn > 0 ? -44 : -12;
    const at = (x: number, y: number) => place(side * x, y, depth);
    const shell = curve([at(118, -22), at(140, -38), at(158, -26), at(158, 8), at(148, 42), at(134, 62), at(122, 56), at(116, 20)]);
    const fold = curve([at(140, -22), at(150, -12), at(149, 12), at(140, 36), at(135, 18), at(141, 2)]);
    return `<path d="${shell}" fill="${fill}"/><path d="${fold}" fill="${colours.inner}" opacity=".6"/>`;
  };
  return draw(-1, colours.near) + draw(1, colours.far);
}

/** Neck, from the jaw down to the collar. */
export function neck(look: Features, tones: { base: string; shade: string; deep: string; light: string }): string {
  const shift = Math.sin((look.turn * Math.PI) / 180) * 14;
  const w = 84 * look.width;
  const body = curve([[-w, 90], [-w, 90], [-w - 2, 190], [-w - 22, 262], [-w - 60, 330], [-w - 60, 330], [w + 60, 330], [w + 60, 330], [w + 20, 262], [w - 2, 190], [w, 90], [w, 90]]);
  const under = curve([[-w - 6, 100], [-w - 6, 100], [w + 6, 100], [w + 6, 100], [w + 2, 150], [52 + shift, 216], [-10 + shift, 246], [-58, 262], [-w - 30, 290], [-w - 60, 320], [-w - 60, 320]]);
  const side = curve([[w - 26, 190], [w, 170], [w + 8, 220], [w + 30, 280], [w + 26, 330], [w - 10, 300], [w - 34, 250]]);
  const cord = curve([[20 + shift, 236], [44 + shift, 226], [30, 290], [14, 330], [6, 330], [16, 280]]);
  return `<path d="${body}" fill="${tones.base}"/><path d="${side}" fill="${tones.light}" opacity=".7"/>
    <path d="${cord}" fill="${tones.shade}" opacity=".5"/><path d="${under}" fill="${tones.shade}"/>
    <path d="${curve([[-w - 4, 100], [-w - 4, 100], [w, 110], [w - 8, 140], [20, 206], [-60, 216], [-w - 6, 214]])}" fill="${tones.deep}" opacity=".75"/>`;
}
