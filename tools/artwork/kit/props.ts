import { glow } from './light.ts';
import { mix, palette } from './palette.ts';
import { seeded } from './random.ts';
import { across, down, ellipse, group, n, path, polygon, rect, stroke } from './svg.ts';

/** A wooden bench seen from the front; `y` is the ground. */
export const bench = (x: number, y: number, width: number, height: number, wood: string = palette.wood) =>
  [0.08, 0.92].map((share) => polygon([[x + width * share - height * 0.1, y - height * 0.9], [x + width * share + height * 0.1, y - height * 0.9], [x + width * share + height * 0.16, y], [x + width * share - height * 0.16, y]], mix(wood, '#1F1230', 0.45))).join('') +
  rect(x, y - height, width, height * 0.22, mix(wood, '#FFCB8A', 0.28)) + rect(x, y - height * 0.8, width, height * 0.12, mix(wood, '#1F1230', 0.35));

/** A table seen slightly from above, with a cloth that hangs to `drop` (0 to 1). */
export function table(x: number, y: number, width: number, height: number, fill: string, drop = 0.25): string {
  const top = height * 0.14;
  const legs = drop > 0.9 ? '' : [0.06, 0.94].map((share) => rect(x + width * share - width * 0.012, y - height * 0.9, width * 0.024, height * 0.9, mix(palette.woodDark, '#1F1230', 0.3))).join('');
  return legs + rect(x, y - height + top * 0.6, width, height * drop, down(mix(fill, '#1F1B48', 0.22), mix(fill, '#1F1B48', 0.42))) + polygon([[x + width * 0.04, y - height - top * 0.4], [x + width * 0.96, y - height - top * 0.4], [x + width, y - height + top * 0.6], [x, y - height + top * 0.6]], across(mix(fill, '#1F1B48', 0.12), mix(fill, '#FFE6B8', 0.3)));
}

export const bucket = (x: number, y: number, size: number, fill: string) =>
  path(`M${n(x - size * 0.42)} ${n(y - size * 0.8)}L${n(x - size * 0.3)} ${n(y)}Q${n(x)} ${n(y + size * 0.1)} ${n(x + size * 0.3)} ${n(y)}L${n(x + size * 0.42)} ${n(y - size * 0.8)}Z`, across(mix(fill, '#1F1B48', 0.45), fill, mix(fill, '#FFE6B8', 0.35))) +
  ellipse(x, y - size * 0.8, size * 0.44, size * 0.1, mix(fill, '#FFF2D0', 0.3)) + ellipse(x, y - size * 0.79, size * 0.36, size * 0.07, '#3E6C9A') +
  stroke(`M${n(x - size * 0.42)} ${n(y - size * 0.78)}Q${n(x)} ${n(y - size * 0.4)} ${n(x + size * 0.42)} ${n(y - size * 0.78)}`, '#3A2A3A', Math.max(1, size * 0.03));

/** The yellow gallon that every boarder carried. */
export const gallon = (x: number, y: number, size: number, fill = '#E9B02E') =>
  path(`M${n(x - size * 0.32)} ${n(y)}V${n(y - size * 0.68)}Q${n(x - size * 0.32)} ${n(y - size * 0.84)} ${n(x - size * 0.1)} ${n(y - size * 0.88)}H${n(x + size * 0.2)}Q${n(x + size * 0.32)} ${n(y - size * 0.84)} ${n(x + size * 0.32)} ${n(y - size * 0.7)}V${n(y)}Z`, across(mix(fill, '#5A2A1E', 0.45), fill, mix(fill, '#FFF2D0', 0.4))) +
  rect(x + size * 0.1, y - size, size * 0.16, size * 0.14, '#9C3A24') + stroke(`M${n(x - size * 0.2)} ${n(y - size * 0.84)}Q${n(x - size * 0.06)} ${n(y - size * 1.02)} ${n(x + size * 0.08)} ${n(y - size * 0.86)}`, mix(fill, '#5A2A1E', 0.3), size * 0.07) +
  stroke(`M${n(x - size * 0.2)} ${n(y - size * 0.55)}L${n(x + size * 0.2)} ${n(y - size * 0.15)}M${n(x + size * 0.2)} ${n(y - size * 0.55)}L${n(x - size * 0.2)} ${n(y - size * 0.15)}`, mix(fill, '#5A2A1E', 0.25), size * 0.04);

/** A peaked tent on poles; `y` is the ground. */
export function canopy(x: number, y: number, width: number, height: number, fill: string): string {
  const eave = y - height * 0.62;
  const scallops = Array.from({ length: 12 }, (_, index) => `Q${n(x + (width * (11.5 - index)) / 12)} ${n(eave + height * 0.2)} ${n(x + (width * (11 - index)) / 12)} ${n(eave + height * 0.07)}`).join('');
  return [0.03, 0.36, 0.66, 0.97].map((share) => rect(x + width * share - 2.5, eave, 5, y - eave, '#4A3A52')).join('') +
    rect(x + width * 0.03, eave, width * 0.94, height * 0.22, mix(fill, '#1F1B48', 0.62), 'opacity=".75"') +
    path(`M${n(x)} ${n(eave)}Q${n(x + width * 0.36)} ${n(eave - height * 0.1)} ${n(x + width / 2)} ${n(y - height)}Q${n(x + width * 0.64)} ${n(eave - height * 0.1)} ${n(x + width)} ${n(eave)}Z`, across(mix(fill, '#1F1B48', 0.3), fill, mix(fill, '#FFE6B8', 0.45))) +
    path(`M${n(x + width / 2)} ${n(y - height)}Q${n(x + width * 0.64)} ${n(eave - height * 0.1)} ${n(x + width)} ${n(eave)}H${n(x + width * 0.62)}Q${n(x + width * 0.53)} ${n(eave - height * 0.2)} ${n(x + width / 2)} ${n(y - height)}Z`, mix(fill, '#FFE6B8', 0.35), 'opacity=".6"') +
    path(`M${n(x)} ${n(eave)}H${n(x + width)}V${n(eave + height * 0.07)}${scallops}Z`, across(mix(fill, '#1F1B48', 0.4), mix(fill, '#FFE6B8', 0.12)));
}

/** Shelves full of books between two uprights. */
export function bookshelf(x: number, y: number, width: number, height: number, shelves: number, seed: number, wood = '#8A5230'): string {
  const random = seeded(seed * 71);
  const tall = height / shelves;
  const hues = ['#1B3F94', '#12295F', '#B3472B', '#E3A82B', '#8A2F3A', '#2F6B52', '#E9D3A4', '#6C5A8C', '#C98A4A', '#3E6C9A'];
  let books = '';
  for (let shelf = 0; shelf < shelves; shelf += 1) {
    const foot = y - shelf * tall - tall * 0.1;
    let left = x + width * 0.03;
    while (left < x + width * 0.93) {
      const wide = tall * random.between(0.07, 0.17);
      if (random.chance(0.07)) {
        left += wide * random.between(1, 3);
        continue;
      }
      const high = tall * random.between(0.56, 0.8);
      const hue = mix(random.pick(hues), '#3A1F3A', random.between(0, 0.3));
      books += rect(left, foot - high, wide, high, hue) + rect(left + wide * 0.75, foot - high, wide * 0.25, high, mix(hue, '#FFD79A', 0.3)) + (random.chance(0.5) ? rect(left, foot - high * 0.8, wide, high * 0.08, palette.gold, 'opacity=".8"') : '');
      left += wide * 1.06;
    }
  }
  const boards = Array.from({ length: shelves + 1 }, (_, index) => rect(x, y - index * tall - tall * 0.1, width, tall * 0.08, mix(wood, '#FFCB8A', 0.25))).join('');
  return rect(x, y - height - tall * 0.1, width, height + tall * 0.1, mix(wood, '#1F1230', 0.62)) + books + boards + rect(x - width * 0.015, y - height - tall * 0.14, width * 0.03, height + tall * 0.14, wood) + rect(x + width * 0.985, y - height - tall * 0.14, width * 0.03, height + tall * 0.14, mix(wood, '#FFCB8A', 0.3));
}

/** A mast with four lamps; `lean` tells where they look. */
export const floodlight = (x: number, y: number, height: number, lean: 1 | -1 = 1) =>
  stroke(`M${n(x)} ${n(y)}V${n(y - height)}`, '#1A1B3A', height * 0.014) +
  group(`transform="translate(${n(x)} ${n(y - height)}) rotate(${lean * 8})"`, rect(-height * 0.07, -height * 0.03, height * 0.14, height * 0.06, '#22244A'), [-0.045, -0.015, 0.015, 0.045].map((share) => ellipse(share * height, 0, height * 0.012, height * 0.02, '#FFF6DA')).join('')) +
  glow(x, y - height, height * 0.42, '#FFF0C8', 0.75);

export function ball(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius, '#FFF4DF') + polygon([[x - radius * 0.3, y - radius * 0.2], [x + radius * 0.1, y - radius * 0.4], [x + radius * 0.35, y], [x, y + radius * 0.3], [x - radius * 0.35, y + radius * 0.1]], '#2A2448') + path(`M${n(x - radius)} ${n(y)}A${n(radius)} ${n(radius)} 0 0 0 ${n(x + radius * 0.6)} ${n(y + radius * 0.8)}A${n(radius * 1.1)} ${n(radius * 1.1)} 0 0 1 ${n(x - radius)} ${n(y)}Z`, '#5A4A78', 'opacity=".5"');
}

/** A silver cup with two handles. */
export const cup = (x: number, y: number, size: number) =>
  stroke(`M${n(x - size * 0.28)} ${n(y - size * 0.86)}C${n(x - size * 0.62)} ${n(y - size * 0.9)} ${n(x - size * 0.5)} ${n(y - size * 0.42)} ${n(x - size * 0.14)} ${n(y - size * 0.42)}M${n(x + size * 0.28)} ${n(y - size * 0.86)}C${n(x + size * 0.62)} ${n(y - size * 0.9)} ${n(x + size * 0.5)} ${n(y - size * 0.42)} ${n(x + size * 0.14)} ${n(y - size * 0.42)}`, '#F6CE72', size * 0.07) +
  path(`M${n(x - size * 0.32)} ${n(y - size)}H${n(x + size * 0.32)}C${n(x + size * 0.32)} ${n(y - size * 0.55)} ${n(x + size * 0.12)} ${n(y - size * 0.42)} ${n(x + size * 0.06)} ${n(y - size * 0.3)}V${n(y - size * 0.12)}H${n(x + size * 0.2)}V${n(y)}H${n(x - size * 0.2)}V${n(y - size * 0.12)}H${n(x - size * 0.06)}V${n(y - size * 0.3)}C${n(x - size * 0.12)} ${n(y - size * 0.42)} ${n(x - size * 0.32)} ${n(y - size * 0.55)} ${n(x - size * 0.32)} ${n(y - size)}Z`, across('#B9801A', '#FFE7A0', palette.gold, '#8A5A1A'));

/** An open book, held or on a desk. */
export const openBook = (x: number, y: number, size: number, cover: string = palette.brand) =>
  path(`M${n(x)} ${n(y + size * 0.12)}Q${n(x - size * 0.3)} ${n(y - size * 0.06)} ${n(x - size * 0.56)} ${n(y + size * 0.04)}V${n(y - size * 0.3)}L${n(x)} ${n(y - size * 0.2)}L${n(x + size * 0.56)} ${n(y - size * 0.3)}V${n(y + size * 0.04)}Q${n(x + size * 0.3)} ${n(y - size * 0.06)} ${n(x)} ${n(y + size * 0.12)}Z`, cover) +
  path(`M${n(x)} ${n(y + size * 0.04)}Q${n(x - size * 0.26)} ${n(y - size * 0.12)} ${n(x - size * 0.5)} ${n(y - size * 0.02)}V${n(y - size * 0.34)}Q${n(x - size * 0.24)} ${n(y - size * 0.42)} ${n(x)} ${n(y - size * 0.26)}Z`, '#E6D7B6') +
  path(`M${n(x)} ${n(y + size * 0.04)}Q${n(x + size * 0.26)} ${n(y - size * 0.12)} ${n(x + size * 0.5)} ${n(y - size * 0.02)}V${n(y - size * 0.34)}Q${n(x + size * 0.24)} ${n(y - size * 0.42)} ${n(x)} ${n(y - size * 0.26)}Z`, '#FFF6DF');
