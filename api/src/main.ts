import cluster from 'node:cluster';
import { runWorkers } from './operations/workers.ts';
import { serve } from './serve.ts';
import { loadSettings, SettingsError } from './settings.ts';
import { StartError } from './startError.ts';

try {
  const settings = await loadSettings(process.env);
  if (cluster.isPrimary && settings.workers > 1) await runWorkers(settings.workers, import.meta.filename);
  else await serve(settings);
} catch (error) {
  const isForPeople = error instanceof StartError || error instanceof SettingsError;
  process.stderr.write(
    `${isForPeople ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}
