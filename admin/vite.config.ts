import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { precompress } from '../build/precompress.ts';

const base = '/admin/';
const api = 'http://localhost:3000';
const site = 'http://localhost:5173';

/** Lists all scripts in a file, and names it in the start page, for `PartFetcher`. */
function listParts(): Plugin {
  let list = '';
  return {
    name: 'list-parts',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((file) => file.endsWith('.js'));
      const source = JSON.stringify(files.map((file) => base + file));
      list = base + this.getFileName(this.emitFile({ type: 'asset', name: 'parts.json', source }));
    },
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'parts', content: list }, injectTo: 'head' }],
  };
}

export default defineConfig({
  base,
  plugins: [react(), listParts(), precompress()],
  server: {
    port: 5174,
    strictPort: true,
    proxy: {
      '/api': api,
      '/uploads': api,
      // The crest, the icons and the gate are the site's.
      '^/(logo|favicon)\\.(svg|ico)$': site,
      '/images': site,
    },
  },
  build: {
    // Fonts and images stay files of their own, so that the browser can cache them.
    assetsInlineLimit: 0,
    // The size measurements read here which files belong to which page.
    manifest: true,
  },
});
