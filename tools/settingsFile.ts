import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from './folders.ts';

/** Loads the settings in `.env`, if there is such a file; variables that are already set win. */
export function loadSettingsFile(): void {
  const file = inRoot('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Runs a command of the API, named from its sources, with the settings of `.env`. */
export async function runApiCommand(file: string): Promise<void> {
  loadSettingsFile();
  await import(pathToFileURL(inRoot('api', 'src', file)).href);
}
