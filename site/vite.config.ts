import react from '@vitejs/plugin-react';
import { openPages } from '@year-group/api-types/system/pages';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { precompress } from '../build/precompress.ts';
import { devDependencies } from '../package.json' with { type: 'json' };

const api = 'http://localhost:3000';
const storybook = 'http://localhost:6006';

/**
 * Redirects to Storybook's own server in development: its pages request files that the site has
 * under the same names.
 */
function storybookLink(): Plugin {
  return {
    name: 'storybook-link',
    configureServer: ({ middlewares }) => {
      middlewares.use('/storybook', (_request, response) => {
        response.writeHead(302, { location: storybook }).end();
      });
    },
  };
}

/** Builds the service worker into one file at the root, so that its scope is every page. */
const serviceWorker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'worker',
  filename: 'sw.ts',
  injectRegister: false,
  manifest: false,
  // It fetches the offline page itself, and stores files as they are used.
  // @ts-expect-error -- the documented way to inject no list; its type forgets undefined
  injectManifest: { injectionPoint: undefined },
});

/** What the page about accessibility says of the tests and of this build. */
const accessibilityRun = {
  checker: `@axe-core/playwright ${devDependencies['@axe-core/playwright']}`,
  // With an article, an event and a listing.
  pageCount: openPages().length + 3,
  builtAt: new Date().toISOString(),
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), storybookLink(), ...(isSsrBuild ? [] : [serviceWorker, precompress()])],
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/api': api,
      '/uploads': api,
      '/docs': api,
      // The panel's edits arrive over its WebSocket.
      '/admin': { target: 'http://localhost:5174', ws: true },
    },
  },
  build: isSsrBuild
    ? // The inline script is the text of a function, so it must be minified.
      { outDir: 'dist/server', copyPublicDir: false, minify: true }
    : {
        outDir: 'dist/client',
        manifest: true,
        // A picture or a font inside the style sheet would be sent with every rendered page.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        // One sheet for all pages.
        cssCodeSplit: false,
        // What every page needs comes in one file.
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'framework', tags: ['$initial'] }] } },
        },
      },
  // One file without imports: it renders with React's production build whatever NODE_ENV the host
  // has.
  ssr: { noExternal: true },
  define: {
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
    accessibilityRunOfBuild: JSON.stringify(accessibilityRun),
  },
}));
