import { existsSync } from 'node:fs';
import { inRoot } from './folders.ts';

/** Takes the settings in `.env` over, where there is such a file; variables that are already set win. */
export function loadSettingsFile(): void {
  const file = inRoot('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
