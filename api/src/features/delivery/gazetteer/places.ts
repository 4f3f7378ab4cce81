import { z } from 'zod';
import { readJson } from '#platform/contentFiles.ts';
import { inApi } from '#platform/folders.ts';

/** A destination in Ghana: name, alternative spellings, and approximate coordinates in degrees. */
export interface Place {
  name: string;
  /** The town of a suburb, or the region of a town. */
  within: string;
  aliases: readonly string[];
  lat: number;
  lng: number;
}

/** By town or region; a row has name, latitude, longitude and other spellings. */
const placesSchema = z
  .record(z.string(), z.array(z.tuple([z.string(), z.number(), z.number()], z.string())))
  .transform((table) =>
    Object.entries(table).flatMap(([within, rows]) =>
      rows.map(([name, lat, lng, ...aliases]): Place => ({ name, within, lat, lng, aliases })),
    ),
  );

/** Suburbs of large cities, towns, and the sixteen regions, each at its capital. */
const gazetteer = readJson(
  inApi('src/features/delivery/gazetteer/places.json'),
  z.strictObject({ suburbs: placesSchema, towns: placesSchema, regions: placesSchema }),
);
export const { towns, regions } = gazetteer;

/** Every place of the gazetteer, most specific kind first. */
export const places: readonly Place[] = [...gazetteer.suburbs, ...towns, ...regions];
