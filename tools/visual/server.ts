import { preview } from 'vite';
import { freePort } from '../freePort.ts';

/** A folder, served for the browser to read. */
export interface Served {
  url: string;
  close: () => Promise<void>;
}

/** Serves a built Storybook on a free port. */
export async function serveFolder(folder: string): Promise<Served> {
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: await freePort(), strictPort: true },
  });
  const [url = ''] = server.resolvedUrls?.local ?? [];
  return { url: url.replace(/\/$/, ''), close: () => server.close() };
}
