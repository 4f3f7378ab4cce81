import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = 'http://localhost:3000';

/** What every visitor loads and what changes only with a dependency keeps its file, and its place in the browser's cache. */
const lasting =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|immer|reselect|@reduxjs)[\\/]/;

/** What two pages share comes in one file, because dozens of small ones would each cost a request. */
const ours = /(?:api-types|ui-kit|site)[\\/]src[\\/]/;
/** Shared by pages that are read, but not by the home page, which must not pay for it. */
const reading =
  /(?:ShareLinks|useCopy|Prose|Banner|PageLoading|LoadFailed|LeadPicture|preloadPicture|shareNetworks|useSubject)\b/;

/** The router's exports lead to its development build, whatever is being built; its production build lies beside it. */
function productionRouter() {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
  const production = join(dirname(resolve('react-router')), '../production');
  return [
    { find: /^react-router$/, replacement: join(production, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(production, 'dom-export.mjs') },
  ];
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react()],
  resolve: { alias: command === 'build' ? productionRouter() : [] },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/api': api,
      '/uploads': api,
      '/docs': api,
      '/admin': 'http://localhost:5174',
      '/storybook': 'http://localhost:6006',
    },
  },
  build: isSsrBuild
    ? { outDir: 'dist/server', copyPublicDir: false }
    : {
        outDir: 'dist/client',
        manifest: true,
        // A picture or a font inside the style sheet would be paid for by every page that is rendered.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: lasting, priority: 2 },
                {
                  name: 'shared',
                  test: (id) => ours.test(id) && !reading.test(id),
                  minShareCount: 2,
                  priority: 1,
                },
                { name: 'reading', test: reading, minShareCount: 2 },
              ],
            },
          },
        },
      },
  // One file without imports: it renders with the production build of React whatever NODE_ENV the host runs under.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}));
