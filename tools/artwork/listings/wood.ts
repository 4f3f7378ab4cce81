import { mix, shaded } from '../kit/palette.ts';
import { seeded } from '../kit/random.ts';
import { clipped, n, path, stroke } from '../kit/svg.ts';
import { formed, lift } from './parts.ts';

/** A wooden shape with its grain; `box` is where the grain runs. */
export function wooden(data: string, colour: string, box: readonly [x: number, y: number, width: number, height: number], seed = 1, upright = true): string {
  const chance = seeded(seed * 53);
  const [x, y, width, height] = box;
  const lines = Array.from({ length: 26 }, (_, i) => {
    const tone = i % 3 ? shaded(colour, 0.45) : lift(colour, 0.3);
    const sway = chance.between(-26, 26);
    const from = (i + chance.between(0, 0.8)) / 26;
    const line = upright
      ? `M${n(x + width * from)} ${y}C${n(x + width * from + sway)} ${n(y + height * 0.3)} ${n(x + width * from - sway)} ${n(y + height * 0.7)} ${n(x + width * from)} ${y + height}`
      : `M${x} ${n(y + height * from)}C${n(x + width * 0.3)} ${n(y + height * from + sway * 0.5)} ${n(x + width * 0.7)} ${n(y + height * from - sway * 0.5)} ${x + width} ${n(y + height * from)}`;
    return stroke(line, tone, chance.between(1.5, 5), `opacity="${n(chance.between(0.2, 0.5))}"`);
  });
  return formed(data, colour, { dark: 0.4, light: 0.3 }) + clipped(data, lines.join('') + path(data, mix(colour, '#FFB070', 0.4), 'opacity=".08"'));
}
