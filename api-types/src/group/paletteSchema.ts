import { z } from 'zod';
import { type ColorRole, colours, type NightRole } from './colours.ts';

const partSchema = <Role extends string>(part: Readonly<Record<Role, string>>) =>
  z.record(z.enum(Object.keys(part) as [Role]), z.string());

/** A group's whole palette, and the two colours it chose as they are used in the light theme. */
export const paletteSchema = z.object({
  light: partSchema<ColorRole>(colours.light),
  dark: partSchema<ColorRole>(colours.dark),
  night: partSchema<NightRole>(colours.night),
  used: z.object({ brand: z.string(), accent: z.string() }),
});
export type Palette = z.infer<typeof paletteSchema>;
