import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { LateList } from './LateList.ts';

/** The list as HTML, with an element that starts its script after the load event. */
export const lateList = (): string =>
  `<div id="list">${renderToString(createElement(LateList))}</div>
<script>addEventListener('load',()=>import('/late.js'))</script>`;

/** The script that hydrates the list: React's production build, minified. */
export async function buildLateScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'client.ts'),
        output: { format: 'es', entryFileNames: 'late.js' },
      },
    },
  });
  const [chunk] = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  if (chunk?.type !== 'chunk') throw new Error('No script was built.');
  return chunk.code;
}
