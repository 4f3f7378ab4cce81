import { mix, palette } from './palette.ts';
import { seeded } from './random.ts';
import { curve, define, down, ellipse, group, n, type Point, path, rect, round, stroke } from './svg.ts';

/** Where the sun stands and what it does to edges. */
export interface Light {
  /** 1 when the light comes from the right, -1 from the left. */
  side: 1 | -1;
  rim: string;
  rimStrength: number;
  shade: string;
  shadeStrength: number;
}

export const goldenLight: Light = { side: 1, rim: '#FFD58C', rimStrength: 0.9, shade: '#221B4B', shadeStrength: 0.42 };
export const duskLight: Light = { side: 1, rim: '#F6B27A', rimStrength: 0.65, shade: '#131A45', shadeStrength: 0.55 };
export const dayLight: Light = { side: 1, rim: '#FFF0CC', rimStrength: 0.75, shade: '#3A2A5C', shadeStrength: 0.28 };

/** The same light from the other side. */
export const fromLeft = (light: Light): Light => ({ ...light, side: -1 });

/** Gives a body a bright edge toward the sun and a soft shadow away from it. `size` is the body's height in pixels. */
export function lit(body: string, size: number, light: Light = goldenLight): string {
  const edge = Math.max(0.8, Math.round(size * 0.0075 * 2) / 2);
  const depth = Math.max(2, Math.round(size * 0.045));
  const filter = define(
    (id) => `<filter id="${id}" x="-20%" y="-10%" width="140%" height="120%" color-interpolation-filters="sRGB">
<feGaussianBlur in="SourceAlpha" stdDeviation="${n(depth * 0.55)}"/><feOffset dx="${depth * light.side}" dy="${n(-depth * 0.25)}" result="far"/>
<feFlood flood-color="${light.shade}" flood-opacity="${light.shadeStrength}"/><feComposite operator="in" in2="SourceAlpha"/><feComposite operator="out" in2="far" result="shade"/>
<feOffset in="SourceAlpha" dx="${n(-edge * light.side)}" dy="${n(edge * 0.7)}" result="near"/>
<feFlood flood-color="${light.rim}" flood-opacity="${light.rimStrength}"/><feComposite operator="in" in2="SourceAlpha"/><feComposite operator="out" in2="near" result="rim"/>
<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/><feMergeNode in="rim"/></feMerge></filter>`,
  );
  return group(`filter="${filter}"`, body);
}

/** Covers a body with a colour: distance haze, dusk, or at 1 a silhouette. */
function tinted(body: string, colour: string, amount: number): string {
  const filter = define(
    (id) => `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feFlood flood-color="${colour}" flood-opacity="${n(amount)}"/><feComposite operator="in" in2="SourceAlpha" result="t"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="t"/></feMerge></filter>`,
  );
  return group(`filter="${filter}"`, body);
}

export const blurred = (body: string, deviation: number) =>
  group(
    `filter="${define((id) => `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${n(deviation)}" edgeMode="duplicate"/></filter>`)}"`,
    body,
  );

/** A far plane out of focus: depth for the eye, and fewer bytes. */
export const distant = (body: string, deviation = 1.3) =>
  group(
    `filter="${define((id) => `<filter id="${id}" x="-2%" y="-2%" width="104%" height="104%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${n(deviation)}"/></filter>`)}"`,
    body,
  );

/** The long shadow of an upright body that stands at `foot`; `slant` leans it, `length` stretches it (negative: away from us). */
export function shadowOf(body: string, foot: Point, { slant = -1.1, length = 0.45, colour = '#2A1838', opacity = 0.42 } = {}): string {
  const [, y] = foot;
  return group(
    `transform="matrix(1 0 ${n(-slant)} ${n(-length)} ${n(slant * y)} ${n(y + length * y)})" opacity="${opacity}"`,
    blurred(tinted(body, colour, 1), 1.5),
  );
}

/** Light that glows around a point. */
export const glow = (x: number, y: number, radius: number, colour: string, opacity = 0.8, squash = 1) =>
  ellipse(x, y, radius, radius * squash, round([colour, opacity], [colour, opacity * 0.42, 0.34], [colour, opacity * 0.12, 0.68], [colour, 0]));

/** One colour or gradient over the whole picture, by blend mode. */
export const wash = (width: number, height: number, fill: string, opacity = 1, blend = 'normal') =>
  rect(0, 0, width, height, fill, `opacity="${opacity}" style="mix-blend-mode:${blend}"`);

export interface SkyOptions {
  colours?: readonly string[];
  /** Where the sky meets the land. */
  horizon: number;
  sun?: { x: number; y: number; radius: number; colour?: string };
  clouds?: number;
  cloudColour?: string;
  seed?: number;
}

const goldenSky = ['#33467F', '#6C6C9C', '#C98A86', '#F3B072', '#FFDDA0'] as const;
export const duskSky = ['#0F1C4A', '#263A78', '#5F5A93', '#B97283', '#F0A06A'] as const;
export const morningSky = ['#6C8FC4', '#A9B5D0', '#EBC9B0', '#FBD9A2', '#FFEBC4'] as const;

/** Sky with sun and long evening clouds. */
export function sky(width: number, height: number, { colours = goldenSky, horizon, sun, clouds = 7, cloudColour, seed = 7 }: SkyOptions): string {
  const random = seeded(seed);
  const parts = [rect(0, 0, width, horizon + 4, down(...colours)), rect(0, horizon, width, height - horizon, colours[colours.length - 1] ?? palette.sun)];
  if (sun) parts.push(glow(sun.x, sun.y, sun.radius * 9, '#FFCF80', 0.75), glow(sun.x, sun.y, sun.radius * 3, '#FFF1C4', 0.8));
  for (let index = 0; index < clouds; index += 1) {
    const y = horizon * random.between(0.12, 0.9);
    const share = y / horizon;
    const colour = cloudColour ?? mix(mix('#8C7CA6', '#E8907A', share), '#FFE2AE', share * 0.55);
    parts.push(cloud(random.between(-0.1, 1) * width, y, width * random.between(0.14, 0.4), height * random.between(0.008, 0.02), colour, random.between(0.25, 0.6), index + seed));
  }
  if (sun) parts.push(ellipse(sun.x, sun.y, sun.radius, sun.radius, sun.colour ?? '#FFF3CF'));
  return parts.join('');
}

function cloud(x: number, y: number, length: number, thickness: number, colour: string, opacity: number, seed: number): string {
  const random = seeded(seed * 31);
  const top: Point[] = [];
  const bottom: Point[] = [];
  for (let step = 0; step <= 8; step += 1) {
    const swell = Math.sin((step / 8) * Math.PI);
    top.push([x + (length * step) / 8, y - thickness * swell * random.between(0.5, 1.7)]);
    bottom.unshift([x + (length * step) / 8, y + thickness * swell * random.between(0.1, 0.5)]);
  }
  return path(curve([...top, ...bottom], true), colour, `opacity="${n(opacity)}"`);
}

/** Slanting sunbeams from a point; drawn with `screen`. */
export function beams(x: number, y: number, angles: readonly number[], length: number, spread: number, colour = '#FFD998', opacity = 0.28): string {
  const rays = angles.map((angle) => {
    const [a, b] = [((angle - spread) * Math.PI) / 180, ((angle + spread) * Math.PI) / 180];
    return path(`M${n(x)} ${n(y)}L${n(x + Math.cos(a) * length)} ${n(y + Math.sin(a) * length)}L${n(x + Math.cos(b) * length)} ${n(y + Math.sin(b) * length)}Z`,
      define((id) => `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(length)}"><stop stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`));
  });
  return group('style="mix-blend-mode:screen"', blurred(rays.join(''), 6));
}

/** A string of lamps that hangs between two points. */
export function stringLights(from: Point, to: Point, sag: number, count: number, colour = '#FFD67E', size = 5): string {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
  const lamps: string[] = [];
  for (let index = 1; index < count; index += 1) {
    const t = index / count;
    const x = (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * middle[0] + t ** 2 * to[0];
    const y = (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * middle[1] + t ** 2 * to[1];
    lamps.push(glow(x, y + size, size * 6, colour, 0.7), ellipse(x, y + size, size * 0.8, size, '#FFF4CF'));
  }
  return stroke(`M${from.join(' ')}Q${middle.map(n).join(' ')} ${to.join(' ')}`, '#1B1A38', 2) + lamps.join('');
}

/** Paper-like grain over the finished picture. */
export const grain = (width: number, height: number, opacity = 0.05, seed = 3) =>
  group(
    `opacity="${opacity}" style="mix-blend-mode:soft-light"`,
    rect(0, 0, width, height, '#808080', `filter="${define((id) => `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.55" numOctaves="2" seed="${seed}"/><feColorMatrix type="saturate" values="0"/></filter>`)}"`),
  );

/** Darkens the picture's edges, so that the eye stays in the middle. */
export const vignette = (width: number, height: number, colour = '#1A1440', opacity = 0.4) =>
  rect(0, 0, width, height, round([colour, 0], [colour, 0, 0.55], [colour, opacity]), 'style="mix-blend-mode:multiply"');
