import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { precompress } from '../build/precompress.ts';

const base = '/admin/';
const startPage = '/admin/start-page';
const api = 'http://localhost:3000';
const site = 'http://localhost:5173';

/**
 * The panel opens without a connection, pages that were never opened too: Workbox stores all its
 * files and its start page.
 */
const serviceWorker = VitePWA({
  // `main.tsx` registers it.
  injectRegister: false,
  manifest: false,
  workbox: {
    globPatterns: ['assets/**/*.{js,css,woff2,svg}'],
    // Every address of the panel answers with the same page; this one nobody opens.
    additionalManifestEntries: [{ url: startPage, revision: new Date().toISOString() }],
    navigateFallback: null,
    // A new one is used at once, by pages that are open too.
    skipWaiting: true,
    clientsClaim: true,
    runtimeCaching: [
      {
        urlPattern: ({ request }) => request.mode === 'navigate',
        handler: 'NetworkFirst',
        options: {
          cacheName: 'start-page',
          networkTimeoutSeconds: 5,
          plugins: [{ cacheKeyWillBeUsed: async () => '/admin' }],
          precacheFallback: { fallbackURL: startPage },
        },
      },
    ],
  },
});

export default defineConfig({
  base,
  plugins: [react(), serviceWorker, precompress()],
  server: {
    port: 5174,
    strictPort: true,
    proxy: {
      '/api': api,
      '/uploads': api,
      // The crest and the icons are the site's.
      '^/(logo|favicon)\\.(svg|ico)$': site,
      '/images': site,
    },
  },
  build: {
    // Fonts and images stay files of their own, so that the browser can cache them.
    assetsInlineLimit: 0,
  },
});
