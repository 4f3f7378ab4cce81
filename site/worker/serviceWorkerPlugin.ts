import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const folder = import.meta.dirname;
const offlinePage = 'offline.html';

/** Builds the service worker into one file at the root, so that its scope is every page. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle() {
      const page = await readFile(join(folder, '../public', offlinePage));
      const mark = createHash('sha256').update(page).digest('hex').slice(0, 8);
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        define: {
          'process.env.NODE_ENV': '"production"',
          OFFLINE_PAGE: JSON.stringify(`/${offlinePage}?${mark}`),
        },
        build: {
          write: false,
          copyPublicDir: false,
          rolldownOptions: {
            input: join(folder, 'serviceWorker.ts'),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
      for (const { output } of [built].flat().filter((part) => 'output' in part)) {
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: output[0].code });
      }
    },
  };
}
