import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';

const base = '/admin/';
const api = 'http://localhost:3000';
const site = 'http://localhost:5173';

/**
 * Dependencies by how often they change, so that a new version of one leaves the others in the
 * browser's cache.
 */
const groups = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
  },
  // The charts are from the same vendor, but load only with the dashboard.
  { name: 'material', test: /node_modules[\\/]@(emotion|mui[\\/](?!x-))/ },
];

const { light, dark } = tokens.color;
const ground = `:root{color-scheme:light dark;background:${light.paper}}@media (prefers-color-scheme:dark){:root{background:${dark.paper}}}`;

const inHead = (tag: string, attrs: HtmlTagDescriptor['attrs'], children?: string): HtmlTagDescriptor => ({
  tag,
  injectTo: 'head',
  ...(attrs && { attrs }),
  ...(children && { children }),
});
const browserBar = (scheme: string, content: string) =>
  inHead('meta', { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content });
const preloadedFont = (file: string) =>
  inHead('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: base + file });

/**
 * What the first paint needs before any script: icons, fonts, and background colours, so that
 * nothing flashes white.
 */
function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [
        // Not in index.html, where Vite would put its base before the addresses: they are the
        // site's.
        inHead('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
        inHead('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
        browserBar('light', light.paper),
        browserBar('dark', dark.paper),
        inHead('style', undefined, ground),
        // The text font is optional: without a preload, a first visit would not use it.
        ...Object.keys(bundle)
          .filter((file) => /\/(text|title)-(?!ghana)[^/]*\.woff2$/.test(file))
          .map(preloadedFont),
      ],
    },
  };
}

/**
 * Writes compressed copies of every script and style sheet, so that the server need not compress.
 */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (!/\.(js|css)$/.test(file.fileName)) continue;
          const text = file.type === 'chunk' ? file.code : file.source;
          this.emitFile({
            type: 'asset',
            fileName: `${file.fileName}.br`,
            source: brotliCompressSync(text),
          });
          this.emitFile({
            type: 'asset',
            fileName: `${file.fileName}.gz`,
            source: gzipSync(text, { level: 9 }),
          });
        }
      },
    },
  };
}

export default defineConfig({
  base,
  plugins: [react(), firstPaint(), precompress()],
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
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
