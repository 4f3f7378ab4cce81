import react from '@vitejs/plugin-react';
import { tokens } from '@year-group/ui-kit/tokens/tokens.ts';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { precompress } from '../build/precompress.ts';
import { areas, groups, layout, scriptsOf } from './chunks.ts';

const base = '/admin/';
const api = 'http://localhost:3000';
const site = 'http://localhost:5173';

const { light, dark } = tokens.color;

const inHead = (tag: string, attrs: HtmlTagDescriptor['attrs'], children?: string): HtmlTagDescriptor => ({
  tag,
  injectTo: 'head',
  ...(attrs && { attrs }),
  ...(children && { children }),
});
const browserBar = (scheme: string, content: string) =>
  inHead('meta', { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content });
/** The style sheet of index.html, as Vite names it there. */
const styleSheet = new RegExp(`<link rel="stylesheet"[^>]* href="${base}([^"]+)">\\s*`);
const scripts = /<(?:script type="module"|link rel="modulepreload")/g;
const preloadedFont = (file: string) =>
  inHead('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: base + file });

/** Requests the opened page's scripts together with the first ones, for signed-in officers. */
function earlyScripts(bundle: Rolldown.OutputBundle, html: string): HtmlTagDescriptor {
  const inLayout = scriptsOf(layout, bundle, html);
  const inAreas = Object.entries(areas).map(([area, page]) => [
    area,
    [...scriptsOf(page, bundle, html)].filter((file) => !inLayout.has(file)),
  ]);
  const script = `
      if (localStorage.getItem('admin-token')) {
        const areas = ${JSON.stringify(Object.fromEntries(inAreas))};
        const [, area] = /^.admin.?(\\w*).?$/.exec(location.pathname) ?? [];
        for (const file of [...${JSON.stringify([...inLayout])}, ...(areas[area] ?? [])]) {
          const link = document.createElement('link');
          document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href: '${base}' + file }));
        }
      }
    `;
  return inHead('script', {}, script);
}

/** What the first paint needs before any script: icons, fonts, and the shell's styles inlined. */
function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const [, sheet = ''] = styleSheet.exec(html) ?? [];
        const styles = bundle[sheet];
        const tags = [
          // Not in index.html, where Vite would put its base before the addresses: they are the
          // site's.
          inHead('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
          inHead('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
          browserBar('light', light.paper),
          browserBar('dark', dark.paper),
          // The text font is optional: without a preload, a first visit would not use it.
          ...Object.keys(bundle)
            .filter((file) => /\/(text|title)-(?!ghana)[^/]*\.woff2$/.test(file))
            .map(preloadedFont),
        ];
        if (styles?.type !== 'asset') return tags;
        return {
          // What the shell shows comes before the scripts: they share one line.
          html: html.replace(styleSheet, '').replaceAll(scripts, '$& fetchpriority="low"'),
          tags: [
            ...tags,
            inHead('style', undefined, String(styles.source).trim()),
            earlyScripts(bundle, html),
          ],
        };
      },
    },
  };
}

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
    transformIndexHtml: () => [inHead('meta', { name: 'parts', content: list })],
  };
}

export default defineConfig({
  base,
  plugins: [react(), firstPaint(), listParts(), precompress()],
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
