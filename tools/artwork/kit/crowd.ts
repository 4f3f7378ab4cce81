import { drawHead, type Hair } from './head.ts';
import { type Light, lit } from './light.ts';
import { mix, palette, skins } from './palette.ts';
import { seeded } from './random.ts';
import { at, path, rect, soft } from './svg.ts';

export interface BustOptions {
  x: number;
  /** Lower edge: where a chair, a table or the row before hides the rest. */
  y: number;
  /** Height from that edge to the crown. */
  size: number;
  skin?: string;
  fill?: string;
  hair?: Hair;
  hairFill?: string;
  back?: boolean;
  turn?: number;
  facing?: 1 | -1;
  face?: boolean | 'smile';
  /** Draws the rest of the body as well, for people who stand in the open. */
  whole?: boolean;
}

/** Head and shoulders, for audiences and people at tables. */
export function bust({ x, y, size, skin = skins[2], fill = palette.white, hair = 'short', hairFill = '#1A1118', back = true, turn = 0.1, facing = 1, face = false, whole = false }: BustOptions): string {
  const rest = whole ? path('M-12 -4C-12 8 -10 16 -9 22H9C10 16 12 8 12 -4Z', fill) + path('M-9.4 20H9.4L8.600 60H1L0 30L-1 60H-8.600Z', palette.brandStrong) : '';
  const cloth = soft([[-2.8, -17.4], [-9, -15], [-12, -10], [-12.4, 2], [0, 3], [12.4, 2], [12, -10], [9, -15], [2.8, -17.4]], fill);
  const collar = fill.startsWith('#') ? soft([[-3.4, -18], [0, -16.2], [3.4, -18], [4, -16], [0, -14.4], [-4, -16]], mix(fill, '#FFFFFF', 0.35)) : '';
  return at(x, y, rect(-2.6, -22, 5.2, 6, mix(skin, '#1F1029', 0.25)) + rest + cloth + collar + at(turn, -25.4, drawHead({ skin, hair, hairFill, back, turn, face })), (size / 33) * facing, size / 33);
}

export interface CrowdOptions {
  x: number;
  width: number;
  /** Lower edge of the nearest row. */
  y: number;
  rows: number;
  /** Height of the nearest row's busts; farther rows shrink. */
  size: number;
  count: number;
  fills?: readonly string[];
  hairs?: readonly Hair[];
  seed?: number;
  light?: Light;
  back?: boolean;
  /** How much each farther row shrinks and how far it moves up, as shares of the size. */
  shrink?: number;
  rise?: number;
}

/** Rows of people seen from behind (or facing us), the farthest first. */
export function crowd({ x, width, y, rows, size, count, fills = [palette.white], hairs = ['short', 'low', 'short'], seed = 1, light, back = true, shrink = 0.84, rise = 0.42 }: CrowdOptions): string {
  const random = seeded(seed * 53);
  const drawn: string[] = [];
  let [rowY, rowSize] = [y, size];
  for (let row = 0; row < rows; row += 1) {
    const inRow = Math.round(count * (size / rowSize) ** 0.7);
    const gap = width / inRow;
    let line = '';
    for (let index = 0; index < inRow; index += 1) {
      const hair = random.pick(hairs);
      line += bust({
        x: x + gap * (index + 0.5 + (row % 2) * 0.4 - 0.2) + random.between(-0.12, 0.12) * gap, y: rowY + random.between(-0.05, 0.05) * rowSize, size: rowSize * random.between(0.94, 1.05), whole: true,
        skin: random.pick(skins), fill: random.pick(fills), hair, back, turn: random.between(0, 0.4), facing: random.chance(0.5) ? 1 : -1,
        hairFill: hair === 'wrap' || hair === 'hat' ? random.pick([palette.gold, palette.brand, '#8A2F3A', '#E9D3A4']) : '#1A1118',
      });
    }
    drawn.unshift(lit(line, rowSize * 1.4, light));
    rowY -= rowSize * rise;
    rowSize *= shrink;
  }
  return drawn.join('');
}

