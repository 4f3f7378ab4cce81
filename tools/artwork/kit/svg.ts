/** A place in the picture, in pixels; y grows downwards. */
export type Point = readonly [x: number, y: number];

const definitions = new Map<string, string>();

/** A number as short as the picture allows. */
export const n = (value: number) => String(Math.round(value * 100) / 100);

/** Keeps a gradient, pattern, clip or filter and answers the reference to it; equal ones share one definition. */
export function define(make: (id: string) => string): string {
  let hash = 5381;
  for (const letter of make('')) hash = (Math.imul(hash, 33) ^ letter.charCodeAt(0)) >>> 0;
  const id = `d${hash.toString(36)}`;
  definitions.set(id, make(id));
  return `url(#${id})`;
}

function usedDefinitions(body: string, found = new Map<string, string>()): string {
  for (const [, id = ''] of body.matchAll(/url\(#(\w+)\)/g)) {
    const definition = definitions.get(id);
    if (!definition || found.has(id)) continue;
    found.set(id, definition);
    usedDefinitions(definition, found);
  }
  return [...found.values()].join('');
}

/** A whole picture out of its layers, the farthest first. */
export function picture(width: number, height: number, ...layers: string[]): string {
  const body = layers.join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${usedDefinitions(body)}</defs>${body}</svg>`;
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, extra = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${extra}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${extra}/>`;

export const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`;

/** A thick line: ropes, strings, rays. */
export const stroke = (d: string, colour: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

export const group = (attributes: string, ...parts: string[]) => `<g ${attributes}>${parts.join('')}</g>`;

export const at = (x: number, y: number, body: string, scaleX = 1, scaleY = scaleX) =>
  group(`transform="translate(${n(x)} ${n(y)}) scale(${n(scaleX)} ${n(scaleY)})"`, body);

/** Straight-edged closed shape. */
export const polygon = (points: readonly Point[], fill: string, extra = '') =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill, extra);

/** Path data of a soft line through all points. */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const pointAt = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0];
  const [startX, startY] = pointAt(0);
  let data = `M${n(startX)} ${n(startY)}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [pointAt(index - 1), pointAt(index), pointAt(index + 1), pointAt(index + 2)];
    data += `C${n(from[0] + (to[0] - before[0]) / 6)} ${n(from[1] + (to[1] - before[1]) / 6)} ${n(to[0] - (after[0] - from[0]) / 6)} ${n(to[1] - (after[1] - from[1]) / 6)} ${n(to[0])} ${n(to[1])}`;
  }
  return closed ? `${data}Z` : data;
}

/** Soft closed shape. */
export const soft = (points: readonly Point[], fill: string, extra = '') => path(curve(points, true), fill, extra);

type Stop = string | readonly [colour: string, opacity: number] | readonly [colour: string, opacity: number, offset: number];

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map((stop, index) => {
      const [colour, opacity = 1, offset = index / Math.max(stops.length - 1, 1)] = typeof stop === 'string' ? [stop] : stop;
      return `<stop offset="${n(offset)}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
    })
    .join('');
}

/** Fill that runs from top to bottom. */
export const down = (...stops: Stop[]) =>
  define((id) => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopsOf(stops)}</linearGradient>`);

/** Fill that runs from left to right. */
export const across = (...stops: Stop[]) => define((id) => `<linearGradient id="${id}">${stopsOf(stops)}</linearGradient>`);

/** Fill that runs from the upper left to the lower right. */
export const slanted = (...stops: Stop[]) =>
  define((id) => `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${stopsOf(stops)}</linearGradient>`);

/** Fill that runs from the middle outwards. */
export const round = (...stops: Stop[]) => define((id) => `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`);

/** Shows a body only within a shape's path data. */
export const clipped = (data: string, body: string) =>
  group(`clip-path="${define((id) => `<clipPath id="${id}"><path d="${data}"/></clipPath>`)}"`, body);

/** Path data of a rectangle, for clips. */
export const rectData = (x: number, y: number, width: number, height: number) =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
