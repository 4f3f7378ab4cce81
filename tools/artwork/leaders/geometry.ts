import { curve as openCurve, type Point } from '../kit/svg.ts';

export type { Point };
/** A place on the head: right, down and towards the viewer, in pixels from the middle of the eye line. */
export type Landmark = readonly [x: number, y: number, z: number];

/** Path data of a soft shape through points; a point given twice makes a corner. */
export const curve = (points: readonly Point[], closed = true): string => openCurve(points, closed);

/** Turns a head: returns a function that places its landmarks on the picture plane. */
export function turnedBy(yawDegrees: number): (landmark: Landmark) => Point {
  const yaw = (yawDegrees * Math.PI) / 180;
  return ([x, y, z]) => [x * Math.cos(yaw) + z * Math.sin(yaw), y];
}
