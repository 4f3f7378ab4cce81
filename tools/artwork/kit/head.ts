import { mix, skins } from './palette.ts';
import { ellipse, type Point, path, polygon, rect, soft, stroke } from './svg.ts';

export type Hair = 'short' | 'low' | 'bald' | 'afro' | 'braids' | 'bun' | 'wrap' | 'cap' | 'mortar' | 'hat';

export interface HeadOptions {
  skin?: string;
  hair?: Hair;
  hairFill?: string;
  /** Seen from behind. */
  back?: boolean;
  beard?: boolean;
  glasses?: boolean;
  /** Draws eyes and mouth; for figures near enough to meet. */
  face?: boolean | 'smile';
}

/** A head around 0,0, about 13.5 high, looking toward +x as far as `turn` says. */
export function drawHead({ skin = skins[2], hair = 'short', hairFill = '#1A1118', back = false, beard, glasses, face, turn }: HeadOptions & { turn: number }): string {
  const t = turn;
  const chin = t * 1.3;
  const skull: Point[] = [[-4.9, -1.5], [-4, -5.2], [0, -6.8], [4, -5.2], [4.9 + t * 0.2, -1.6], [4.8 + t * 0.6, 1.2], [4.4 + t * 0.5, 3.4], [2.7 + chin, 6], [0.4 + chin, 6.7], [-2.3 + chin * 0.7, 5.9], [-4.2 + t * 0.4, 3], [-4.9, 0.8]];
  const parts = [soft(skull, skin)];
  if (t > 0.45 && !back) parts.push(polygon([[4.3 + t * 0.3, -0.6], [5.4 + t * 0.8, 1.7], [4.2 + t * 0.5, 2.1]], skin));
  parts.push(ellipse(-4.3 + t * 3.4, 0.9, 0.95, 1.6, mix(skin, '#1F1029', back ? 0.1 : 0.25)));
  if (t < 0.4) parts.push(ellipse(4.4 + t, 0.9, 0.8 - t, 1.5, mix(skin, '#1F1029', 0.25)));
  const fade = mix(hairFill, skin, 0.15);
  const hairline: Point[] = back
    ? [[-5, 1], [-5.1, -3], [-3.5, -6.6], [0, -7.6], [3.7, -6.5], [5, -3], [4.8, 1], [3.4, 3.6], [0, 4.2], [-3.4, 3.6]]
    : [[-4.9 + t, 1.2], [-5.1, -2.6], [-3.6, -6.4], [0, -7.6], [3.6, -6.6], [4.9, -3.2], [3.9 + t * 0.5, -3.4], [1.6 + t, -4.4], [-1.6 + t * 2, -3.9], [-3.2 + t * 2.6, -1.6], [-3.7 + t * 2.6, 0.6]];
  const scarf: Point[] = [[-5.4, 0], [-5.8, -4.4], [-4.4, -9], [0.4, -11], [4.6, -8.8], [5.5, -4.4], [4.6, -2.6], [0.4 + t, -3.9], [-3.4 + t, -1]];
  if (hair === 'short') parts.push(soft(hairline, hairFill));
  if (hair === 'low') parts.push(soft(hairline.map(([x, y]) => [x * 0.97, y * 0.95] as const), fade));
  if (hair === 'afro') parts.unshift(ellipse(-0.4, -3, 7.4, 7, hairFill));
  if (hair === 'afro') parts.push(soft(hairline, hairFill));
  if (hair === 'braids') parts.unshift(soft([[-5.4, -4], [0, -8], [4.6, -5], [4.4 - t * 5, 2], [2.6 - t * 6, 9], [0.6 - t * 6, 13], [-4.6, 14], [-6.6, 9], [-6, 2]], hairFill));
  if (hair === 'braids' || hair === 'bun') parts.push(soft(hairline, hairFill));
  if (hair === 'bun') parts.unshift(ellipse(-1.6 - t * 2, -8.4, 3.4, 3, hairFill));
  if (hair === 'wrap') parts.push(soft(scarf, hairFill), ellipse(-3 - t, -9.2, 3, 2.2, mix(hairFill.startsWith('#') ? hairFill : '#8A3A2A', '#1F1029', 0.25)));
  if (hair === 'cap') parts.push(soft(hairline, '#1A1118'), soft([[-5.2, -2.4], [-4.6, -6.6], [0, -8.6], [4.4, -6.6], [5.1, -2.6], [0, -3.6]], hairFill), polygon([[1, -3.4], [5, -3.4], [8 + t, -2], [7.6 + t, -1.2], [2, -2.2]], hairFill));
  if (hair === 'hat') parts.push(soft([[-4.8, -3], [-4.2, -7.6], [0, -9.6], [4.2, -7.6], [4.8, -3]], hairFill), soft([[-8.5, -2.6], [0, -4.6], [8.8, -2.8], [6, -1.6], [0, -2.2], [-6, -1.4]], mix(hairFill, '#2A1230', 0.2)));
  if (hair === 'mortar') parts.push(soft(hairline, '#1A1118'), soft([[-4.9, -2], [-4.8, -6.6], [0, -8], [4.8, -6.6], [4.9, -2.6], [0, -4.2]], hairFill), polygon([[-9.4, -7.6], [0.4, -10.8], [9.6, -7.8], [0.4, -5]], mix(hairFill, '#FFFFFF', 0.1)), stroke('M0.4 -7.9Q6 -8 6.6 -6.4L7 -1', '#E3A82B', 0.7), rect(6.4, -1.4, 1.3, 3.2, '#E3A82B'));
  if (back) return parts.join('');
  if (beard) parts.push(soft([[-3.4 + t * 2.4, 1.8], [-2.6 + chin, 6.2], [0.4 + chin, 7.6], [2.8 + chin, 6.2], [4.2 + t * 0.8, 3], [2 + t * 1.6, 4.2], [0.4 + t * 1.6, 3.9]], hairFill, 'opacity=".92"'));
  if (face) {
    const dark = mix(skin, '#12060C', 0.72);
    const [leftX, rightX] = [-1.9 + t * 3, 2.1 + t * 2];
    parts.push(ellipse(leftX, -0.5, 0.5, 0.62, dark), ellipse(rightX, -0.5, 0.45, 0.6, dark));
    parts.push(stroke(`M${leftX - 1.1} -2.1Q${leftX} -2.8 ${leftX + 1.1} -2.2`, dark, 0.5), stroke(`M${rightX - 1} -2.2Q${rightX} -2.8 ${rightX + 0.9} -2.1`, dark, 0.5));
    parts.push(stroke(`M${0.1 + t * 2.8} 1.8Q${0.8 + t * 2.8} 2.3 ${1.4 + t * 2.6} 1.7`, mix(skin, '#12060C', 0.4), 0.5));
    parts.push(face === 'smile' && !beard ? path(`M${-1.4 + t * 2.8} 3.3Q${0.4 + t * 2.6} 4 ${2.1 + t * 2.2} 3.2Q${0.6 + t * 2.6} 5.6 ${-1.4 + t * 2.8} 3.3Z`, '#FFF3E0') : stroke(`M${-1 + t * 2.8} 4Q${0.4 + t * 2.6} 4.8 ${1.8 + t * 2.3} 3.9`, mix(skin, '#5A0E14', 0.5), 0.6));
  }
  if (glasses) {
    const [leftX, rightX] = [-1.9 + t * 3, 2.1 + t * 2];
    parts.push(stroke(`M${leftX - 4 + t} -0.8L${leftX - 1.4} -0.6`, '#1A1118', 0.5), `<circle cx="${leftX}" cy="-0.4" r="1.5" fill="#FFF" fill-opacity=".25" stroke="#1A1118" stroke-width=".5"/><circle cx="${rightX}" cy="-0.4" r="1.4" fill="#FFF" fill-opacity=".25" stroke="#1A1118" stroke-width=".5"/>`);
  }
  return parts.join('');
}
