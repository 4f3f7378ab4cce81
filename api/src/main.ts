import cluster from 'node:cluster';
import { runWorkers } from './operations/workers.ts';
import { serve } from './serve.ts';
import { loadSettings } from './settings.ts';
import { sentenceFor } from './startError.ts';

try {
  const settings = await loadSettings(process.env);
  if (cluster.isPrimary && settings.workers > 1) await runWorkers(settings.workers, import.meta.filename);
  else await serve(settings);
} catch (error) {
  process.stderr.write(`${sentenceFor(error)}
`);
  process.exit(1);
}
