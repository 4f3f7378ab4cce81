import { type Place, placesIn } from './place.ts';

/** The sixteen regions, each at its capital: used when an address names no town or suburb. */
export const regions: Place[] = placesIn('Ghana', [
  ['Greater Accra Region', 5.6037, -0.187, 'greater accra'],
  ['Ashanti Region', 6.6885, -1.6244, 'ashanti', 'asante region'],
  ['Western Region', 4.8845, -1.7554],
  ['Western North Region', 6.2006, -2.4867, 'western north'],
  ['Central Region', 5.1053, -1.2466],
  ['Eastern Region', 6.094, -0.2591],
  ['Volta Region', 6.6008, 0.4713],
  ['Oti Region', 8.0667, 0.1833, 'oti'],
  ['Bono Region', 7.3349, -2.3123, 'bono', 'brong ahafo'],
  ['Bono East Region', 7.5833, -1.9333, 'bono east'],
  ['Ahafo Region', 6.8036, -2.5172, 'ahafo'],
  ['Northern Region', 9.4034, -0.8424],
  ['Savannah Region', 9.0833, -1.8167, 'savannah'],
  ['North East Region', 10.5333, -0.3667, 'north east'],
  ['Upper East Region', 10.7856, -0.8514, 'upper east'],
  ['Upper West Region', 10.0601, -2.5099, 'upper west'],
]);
