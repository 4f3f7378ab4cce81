import { n, type Point } from '../kit/svg.ts';

export type { Point };
/** A place on the head: right, down and towards the viewer, in pixels from the middle of the eye line. */
export type Landmark = readonly [x: number, y: number, z: number];

/** Path data of a soft shape through points; a point given twice makes a corner. */
export function curve(points: readonly Point[], closed = true): string {
  const last = points.length - 1;
  const at = (index: number) =>
    points[closed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), last)] as Point;
  let data = `M${at(0).map(n).join(' ')}`;
  for (let index = 0; index < (closed ? points.length : last); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    if (from[0] === to[0] && from[1] === to[1]) continue;
    const leave = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    data += `C${[...leave, ...arrive, ...to].map(n).join(' ')}`;
  }
  return closed ? `${data}Z` : data;
}

/** Turns a head: returns a function that places its landmarks on the picture plane. */
export function turnedBy(yawDegrees: number): (landmark: Landmark) => Point {
  const yaw = (yawDegrees * Math.PI) / 180;
  return ([x, y, z]) => [x * Math.cos(yaw) + z * Math.sin(yaw), y];
}
