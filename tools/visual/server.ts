import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { type Plugin, preview } from 'vite';
import { freePort } from '../freePort.ts';

/** A folder, served for the browser to read. */
export interface Served {
  url: string;
  close: () => Promise<void>;
}

const photograph = /\.(avif|webp|jpe?g)$/;
/** How many stones a mosaic is wide. */
const stones = 48;

/** Serves a built Storybook on a free port, with every photograph as a mosaic. */
export async function serveStorybook(folder: string): Promise<Served> {
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    logLevel: 'error',
    plugins: [mosaics(folder)],
    build: { outDir: folder },
    preview: {
      host: '127.0.0.1',
      port: await freePort(),
      strictPort: true,
      headers: { 'Cache-Control': 'max-age=3600' },
    },
  });
  const [url = ''] = server.resolvedUrls?.local ?? [];
  return { url: url.replace(/\/$/, ''), close: () => server.close() };
}

/**
 * A mosaic shows which picture is where, how large and how it is cut, in a tenth of the bytes.
 * Accepted pictures are stored in git without loss: photographs would be nearly all of their bytes.
 */
function mosaics(folder: string): Plugin {
  const made = new Map<string, Promise<Buffer>>();
  return {
    name: 'mosaics',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const file = join(folder, decodeURIComponent(pathname));
        if (!photograph.test(pathname) || !existsSync(file)) return next();
        const original = largestVariant(file);
        const mosaic = made.get(original) ?? makeMosaic(original);
        made.set(original, mosaic);
        response.setHeader('Content-Type', 'image/png');
        mosaic.then((picture) => response.end(picture), next);
      });
    },
  };
}

/**
 * The file from which smaller ones were made, `gate-2000.avif` for `gate-640.avif`. Which of them
 * Chromium asks for depends on what it has seen before, so all of them have to look the same.
 */
export function largestVariant(file: string): string {
  const [, stem, extension] = /^(.+?)(?:[.-]\d+)?(\.\w+)$/.exec(basename(file)) ?? [];
  const sizeOf = (name: string): number => {
    if (name === `${stem}${extension}`) return Number.POSITIVE_INFINITY;
    const isVariant = name.startsWith(`${stem}`) && name.endsWith(`${extension}`);
    return isVariant ? Number(/^[.-](\d+)\.\w+$/.exec(name.slice(stem?.length))?.[1] ?? 0) : 0;
  };
  const variants = readdirSync(dirname(file)).filter((name) => sizeOf(name) > 0);
  const [largest = basename(file)] = variants.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return join(dirname(file), largest);
}

const makeMosaic = (file: string): Promise<Buffer> =>
  sharp(file).resize({ width: stones, kernel: 'cubic' }).png().toBuffer();
