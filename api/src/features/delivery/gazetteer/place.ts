/** A place of Ghana that parcels go to: name, other ways people write it, and rough coordinates in degrees. */
export interface Place {
  name: string;
  /** The town that a suburb belongs to; for a town, its region. */
  within: string;
  aliases: readonly string[];
  lat: number;
  lng: number;
}

/** One row of the tables: name, latitude, longitude, then other spellings. */
export type PlaceRow = readonly [name: string, lat: number, lng: number, ...aliases: string[]];

/** Turns the rows of one town or region into places. */
export function placesIn(within: string, rows: readonly PlaceRow[]): Place[] {
  return rows.map(([name, lat, lng, ...aliases]) => ({ name, within, lat, lng, aliases }));
}
