import { schoolGate } from '../kit/gate.ts';
import { hills, treeLine } from '../kit/land.ts';
import { sky } from '../kit/light.ts';
import { clipped, down, group, n, polygon, rect, rectData } from '../kit/svg.ts';
import { palm } from '../kit/trees.ts';

/** The gate at sundown in a small frame: for covers and pages. */
export function gatePicture(x: number, y: number, width: number, height: number): string {
  const ground = height * 0.8;
  return group(`transform="translate(${n(x)} ${n(y)})"`, clipped(rectData(0, 0, width, height),
    sky(width, height, { horizon: height * 0.7, sun: { x: width * 0.5, y: height * 0.5, radius: width * 0.1 }, clouds: 4, seed: 4 }) +
    hills(width, height * 0.7, height * 0.12, '#A9707C', 4, height) + treeLine(width, height * 0.72, height * 0.08, '#6A4A66', 8, height) +
    rect(0, height * 0.74, width, height * 0.3, down('#9A5B4A', '#3C2340')) + polygon([[width * 0.47, height * 0.72], [width * 0.53, height * 0.72], [width * 0.8, height], [width * 0.1, height]], '#E9A06A') +
    palm({ x: width * 0.12, y: ground, height: height * 0.5, lean: 0.06, seed: 3 }) + palm({ x: width * 0.9, y: ground, height: height * 0.42, lean: -0.05, seed: 6 }) +
    schoolGate({ x: width * 0.5, y: ground, opening: width * 0.36 })));
}
