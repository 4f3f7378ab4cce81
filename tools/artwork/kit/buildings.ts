import { mix } from './palette.ts';
import { across, down, group, n, type Point, path, polygon, rect, rectData } from './svg.ts';

export interface BuildingColours {
  wall: string;
  shade: string;
  roof: string;
  opening: string;
  glass: string;
}

export const goldenWalls: BuildingColours = { wall: '#F3D4A0', shade: '#B97B62', roof: '#B4502F', opening: '#4A2A45', glass: '#7C5560' };
export const duskWalls: BuildingColours = { wall: '#8E7A94', shade: '#4A4574', roof: '#5F3347', opening: '#1A1C45', glass: '#F6BE6A' };

/** The same walls farther away. */
export const hazyWalls = (colours: BuildingColours, haze: string, amount: number): BuildingColours => ({
  wall: mix(colours.wall, haze, amount),
  shade: mix(colours.shade, haze, amount),
  roof: mix(colours.roof, haze, amount),
  opening: mix(colours.opening, haze, amount),
  glass: mix(colours.glass, haze, amount),
});

/** Path data of an opening with a round head; `y` is its foot. */
export const archData = (x: number, y: number, width: number, height: number) =>
  `M${n(x)} ${n(y)}V${n(y - height + width / 2)}A${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(x + width)} ${n(y - height + width / 2)}V${n(y)}Z`;

/** A row of arches on pillars, seen from the front; `y` is the floor. */
function colonnade(x: number, y: number, width: number, height: number, bays: number, colours: BuildingColours, side: 1 | -1 = 1): string {
  const bay = width / bays;
  const openings = Array.from({ length: bays }, (_, index) => {
    const [left, wide, tall] = [x + index * bay + bay * 0.13, bay * 0.74, height * 0.86];
    return path(archData(left, y, wide, tall), down(mix(colours.opening, colours.shade, 0.25), colours.opening)) +
      path(`M${n(side === 1 ? left : left + wide)} ${n(y)}V${n(y - tall + wide / 2)}A${n(wide / 2)} ${n(wide / 2)} 0 0 ${side === 1 ? 1 : 0} ${n(left + wide / 2)} ${n(y - tall)}A${n(wide * 0.44)} ${n(wide / 2)} 0 0 ${side === 1 ? 0 : 1} ${n(side === 1 ? left + wide * 0.11 : left + wide * 0.89)} ${n(y - tall + wide / 2)}V${n(y)}Z`, mix(colours.wall, '#FFE9BE', 0.5)) +
      rect(left, y - height * 0.12, wide, height * 0.05, mix(colours.opening, colours.wall, 0.16));
  });
  return rect(x, y - height, width, height, across(side === 1 ? colours.shade : colours.wall, mix(colours.wall, colours.shade, 0.3), side === 1 ? colours.wall : colours.shade)) + openings.join('');
}

/** Louvre window: slats in a frame, ajar toward the light. */
export function louvre(x: number, y: number, width: number, height: number, colours: BuildingColours, slats = 7): string {
  const step = height / slats;
  const blades = Array.from({ length: slats }, (_, index) => rect(x, y + index * step + step * 0.2, width, step * 0.34, mix(colours.glass, '#FFE2B0', 0.35)));
  return rect(x - width * 0.06, y - width * 0.06, width * 1.12, height + width * 0.12, mix(colours.wall, '#FFF3D8', 0.4)) + rect(x, y, width, height, colours.opening) + blades.join('') + rect(x + width * 0.47, y, width * 0.06, height, mix(colours.wall, colours.shade, 0.4)) + rect(x - width * 0.1, y + height, width * 1.2, height * 0.06, colours.shade);
}

/** A hipped roof of clay tiles over a wall's upper edge. */
export function roof(x: number, y: number, width: number, height: number, colours: BuildingColours, side: 1 | -1 = 1, hip = 0.5): string {
  const over = height * 0.35;
  const [left, right]: [Point, Point] = [[x - over, y], [x + width + over, y]];
  const [topLeft, topRight]: [Point, Point] = [[x + height * hip, y - height], [x + width - height * hip, y - height]];
  const light = mix(colours.roof, '#FFC07A', 0.3);
  const dark = mix(colours.roof, '#3A1A3A', 0.4);
  const rows = Array.from({ length: 5 }, (_, index) => {
    const t = (index + 1) / 6;
    const [ax, bx, ry] = [topLeft[0] + (left[0] - topLeft[0]) * t, topRight[0] + (right[0] - topRight[0]) * t, y - height + height * t];
    return rect(ax, ry, bx - ax, height * 0.025, dark, 'opacity=".35"');
  });
  return polygon([left, topLeft, topRight, right], across(...(side === 1 ? [dark, colours.roof, light] : [light, colours.roof, dark]))) + rows.join('') +
    rect(left[0], y - height * 0.03, right[0] - left[0], height * 0.1, mix(colours.roof, '#2A1230', 0.55)) +
    rect(topLeft[0], y - height * 1.02, topRight[0] - topLeft[0], height * 0.05, light);
}

export interface BlockOptions {
  x: number;
  /** The ground under the block. */
  y: number;
  width: number;
  storey: number;
  storeys?: number;
  bays?: number;
  colours?: BuildingColours;
  side?: 1 | -1;
  roofHeight?: number;
}

/** A school block: arches below, louvre windows and a balustrade above, tiled roof. */
export function schoolBlock({ x, y, width, storey, storeys = 2, bays = 6, colours = goldenWalls, side = 1, roofHeight = storey * 0.75 }: BlockOptions): string {
  const bay = width / bays;
  const top = y - storey * storeys;
  const upper = Array.from({ length: storeys - 1 }, (_, floor) => {
    const floorY = y - storey * (floor + 1);
    const windows = Array.from({ length: bays }, (_, index) => louvre(x + index * bay + bay * 0.24, floorY - storey * 0.78, bay * 0.52, storey * 0.48, colours, 6));
    return rect(x, floorY - storey, width, storey, across(...(side === 1 ? [colours.shade, mix(colours.wall, colours.shade, 0.35), colours.wall] : [colours.wall, mix(colours.wall, colours.shade, 0.35), colours.shade]))) +
      windows.join('') + rect(x - storey * 0.03, floorY - storey * 0.05, width + storey * 0.06, storey * 0.07, mix(colours.wall, '#FFF0CE', 0.45)) + rect(x, floorY + storey * 0.02, width, storey * 0.05, colours.shade, 'opacity=".6"');
  });
  return group('',
    colonnade(x, y, width, storey, bays, colours, side),
    ...upper,
    path(rectData(x, top, width, storey * 0.16), mix(colours.shade, '#3A1F4A', 0.45), 'opacity=".75"'),
    roof(x, top, width, roofHeight, colours, side),
    rect(x - storey * 0.05, y - storey * 0.04, width + storey * 0.1, storey * 0.06, mix(colours.shade, colours.wall, 0.5)),
  );
}
