import { grain, vignette } from './light.ts';
import { picture } from './svg.ts';

/** Size of the pictures of news and events. */
export const [wide, high] = [1600, 1067] as const;

/** A finished picture: its layers, then edges and grain that all pictures share. */
export const finished = (width: number, height: number, layers: string[], edge = 0.38) =>
  picture(width, height, ...layers, vignette(width, height, '#1A1240', edge), grain(width, height, 0.045));

/** A finished picture for a news item or an event. */
export const story = (...layers: string[]) => finished(wide, high, layers);
