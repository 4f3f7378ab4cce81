import { buildAll } from './builds.ts';

/** Lets tests that start the built product never meet one of other sources. */
export async function setup(): Promise<void> {
  if (!(await buildAll({ only: 'API' }))) throw new Error('The API could not be built.');
}
