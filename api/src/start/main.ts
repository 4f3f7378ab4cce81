import { loadSettings } from '#platform/settings/settings.ts';
import { sentenceFor } from '#platform/startError.ts';
import { serve } from './serve.ts';

try {
  await serve(await loadSettings(process.env));
} catch (error) {
  process.stderr.write(`${sentenceFor(error)}
`);
  process.exit(1);
}
