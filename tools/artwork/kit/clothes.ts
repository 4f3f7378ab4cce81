import { mix, shaded } from './palette.ts';
import { define, path, rect } from './svg.ts';

/** Woven strips for cloth over a shoulder, stoles and scarves. */
export const kente = (size = 8, colours: readonly [string, string, string, string] = ['#E3A82B', '#1E6F4C', '#B3261E', '#1B1B38']) =>
  define((id) => `<pattern id="${id}" width="${size}" height="${size * 1.5}" patternUnits="userSpaceOnUse">${rect(0, 0, size, size * 1.5, colours[0])}${rect(0, 0, size / 2, size * 0.36, colours[1])}${rect(size / 2, size * 0.75, size / 2, size * 0.36, colours[1])}${rect(size / 2, 0, size / 2, size * 0.18, colours[2])}${rect(0, size * 0.75, size / 2, size * 0.18, colours[2])}${rect(size / 2, size * 0.36, size / 2, size * 0.12, colours[3])}${rect(0, size * 1.14, size / 2, size * 0.12, colours[3])}${rect(0, size * 0.5, size / 2, size * 0.1, colours[3])}${rect(size / 2, size * 1.3, size / 2, size * 0.1, colours[2])}</pattern>`);

/** Blue-and-cream striped northern weave for smocks. */
export const smockStripes = (first = '#F2E4C8', second = '#1B3F94', size = 4) =>
  define((id) => `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${rect(0, 0, size, size, first)}${rect(0, 0, size * 0.4, size, second)}${rect(size * 0.62, 0, size * 0.12, size, shaded(second))}</pattern>`);

/** Printed cotton with repeated leaves and rounds. */
export const waxPrint = (ground: string, figure: string, size = 6) =>
  define((id) => `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${rect(0, 0, size, size, ground)}${path(`M${size * 0.5} ${size * 0.08}Q${size * 0.95} ${size * 0.5} ${size * 0.5} ${size * 0.92}Q${size * 0.05} ${size * 0.5} ${size * 0.5} ${size * 0.08}Z`, figure)}<circle cx="${size * 0.5}" cy="${size * 0.5}" r="${size * 0.13}" fill="${mix(ground, '#FFFFFF', 0.5)}"/></pattern>`);
