import { blurred } from './light.ts';
import { mix } from './palette.ts';
import { across, down, group, n, type Point, polygon, rect } from './svg.ts';

export interface RoomOptions {
  width: number;
  height: number;
  /** Where the back wall meets the floor. */
  floor: number;
  wall?: string;
  /** Painted lower part of the wall, or none. */
  dado?: string;
  ground?: string;
  ceiling?: string;
  /** Where the ceiling meets the wall. */
  top?: number;
}

/** A room seen from the front: wall, painted dado, beams above and boards below. */
export function room({ width, height, floor, wall = '#E8BE8E', dado = '#3A4A86', ground = '#8A4A36', ceiling = '#4A2A3C', top = height * 0.1 }: RoomOptions): string {
  const middle = width / 2;
  const boards = Array.from({ length: 15 }, (_, index) => {
    const far = middle + ((index - 7) / 7) * width * 0.62;
    const near = middle + ((index - 7) / 7) * width * 1.15;
    return polygon([[far, floor], [far + 2, floor], [near + 5, height], [near, height]], mix(ground, '#1F1230', 0.4), 'opacity=".35"');
  });
  const beams = Array.from({ length: 7 }, (_, index) => {
    const [far, near] = [middle + ((index - 3) / 3) * width * 0.56, middle + ((index - 3) / 3) * width * 0.86];
    return polygon([[far - 7, top], [far + 7, top], [near + 16, 0], [near - 16, 0]], mix(ceiling, '#120A22', 0.45));
  });
  return rect(0, 0, width, top, down(mix(ceiling, '#120A22', 0.5), ceiling)) + beams.join('') +
    rect(0, top, width, floor - top, across(mix(wall, '#3A2458', 0.45), wall, mix(wall, '#FFEBC0', 0.3))) +
    rect(0, top, width, (floor - top) * 0.1, down(['#2A1638', 0.5], ['#2A1638', 0])) +
    rect(0, floor - (floor - top) * 0.26, width, (floor - top) * 0.26, across(mix(dado, '#1A1238', 0.5), dado, mix(dado, '#FFD79A', 0.25))) +
    rect(0, floor - (floor - top) * 0.27, width, 5, mix(wall, '#FFF2D0', 0.4)) +
    rect(0, floor, width, height - floor, down(mix(ground, '#FFC58A', 0.18), ground, mix(ground, '#1F1230', 0.5))) + boards.join('') +
    rect(0, floor - 4, width, 8, mix(dado, '#120A22', 0.5));
}

export interface WindowOptions {
  x: number;
  /** Upper edge. */
  y: number;
  width: number;
  height: number;
  frame?: string;
  /** Colours of the evening outside, from top to bottom. */
  outside?: readonly string[];
  slats?: number;
}

/** A wide louvre window from inside: open glass slats with the evening behind. */
export function louvreLight({ x, y, width, height, frame = '#5A3038', outside = ['#F0A56E', '#FFD48C', '#FFE9B8'], slats = 9 }: WindowOptions): string {
  const step = height / slats;
  const sashes = [0, 1, 2].map((sash) => {
    const left = x + (width / 3) * sash;
    return Array.from({ length: slats }, (_, index) => {
      const top = y + index * step;
      return polygon([[left + 5, top + step * 0.18], [left + width / 3 - 5, top + step * 0.18], [left + width / 3 - 5, top + step * 0.52], [left + 5, top + step * 0.52]], '#FFF4D8', 'opacity=".5"') + rect(left + 5, top + step * 0.52, width / 3 - 10, step * 0.09, mix(frame, '#FFC98A', 0.35));
    }).join('') + rect(left - 4, y, 8, height, frame);
  });
  return rect(x - 12, y - 12, width + 24, height + 24, mix(frame, '#FFC98A', 0.25)) + rect(x, y, width, height, down(...outside)) + sashes.join('') + rect(x + width - 4, y, 8, height, frame) + rect(x - 20, y + height + 8, width + 40, 14, mix(frame, '#FFD79A', 0.45));
}

/** Light that falls from a window across the room. */
export function shaft(from: readonly [Point, Point], to: readonly [Point, Point], opacity = 0.3, colour = '#FFD998'): string {
  return group('style="mix-blend-mode:screen"', blurred(polygon([from[0], from[1], to[1], to[0]], down([colour, opacity], [colour, opacity * 0.15])), 5));
}

/** The bright slats that a louvre window throws on wall or floor. */
export function slatLight(x: number, y: number, width: number, height: number, slant: number, opacity = 0.4, slats = 7): string {
  const bars = Array.from({ length: slats }, (_, index) => {
    const [top, tall] = [y + (height * index) / slats, (height / slats) * 0.55];
    const shift = slant * (index / slats);
    return polygon([[x + shift, top], [x + width + shift, top + tall * 0.2], [x + width + shift + slant * 0.08, top + tall * 1.2], [x + shift + slant * 0.08, top + tall]], '#FFDFA0');
  });
  return group(`opacity="${n(opacity)}" style="mix-blend-mode:soft-light"`, blurred(bars.join(''), 2));
}
