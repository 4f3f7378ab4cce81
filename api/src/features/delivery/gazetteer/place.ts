/** A destination in Ghana: name, alternative spellings, and approximate coordinates in degrees. */
export interface Place {
  name: string;
  /** The town of a suburb, or the region of a town. */
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
