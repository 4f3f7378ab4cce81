import cluster from 'node:cluster';
import { loadSettings } from '#platform/settings/settings.ts';
import { sentenceFor } from '#platform/startError.ts';
import { serve } from './serve.ts';
import { runWorkers } from './workers.ts';

try {
  const settings = await loadSettings(process.env);
  if (cluster.isPrimary && settings.workers > 1) await runWorkers(settings.workers, import.meta.filename);
  else await serve(settings);
} catch (error) {
  process.stderr.write(`${sentenceFor(error)}
`);
  process.exit(1);
}
