import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';

/** The configured token secrets; the demo generates one and stores it in the data folder. */
export function tokenSecrets({
  tokenSecrets: configured,
  dataDir,
}: Pick<Settings, 'tokenSecrets' | 'dataDir'>): readonly string[] {
  if (configured.length > 0) return configured;
  const path = join(dataDir, 'token-secret');
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return [readFileSync(path, 'utf8').trim()];
}
