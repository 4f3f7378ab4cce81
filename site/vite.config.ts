import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { shortClassNames } from './shortClassNames.ts';
import { serviceWorker } from './worker/serviceWorkerPlugin.ts';

const api = 'http://localhost:3000';
const storybook = 'http://localhost:6006';

/**
 * What every visitor loads and what changes only with a dependency has its own file, so that it
 * stays in the browser's cache.
 */
const lasting =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|immer|reselect|@reduxjs)[\\/]/;

/** What pages share; the fields of a member are only shared by registration and profile. */
const ours =
  /(?:api-types|ui-kit|site)[\\/]src[\\/](?!features|components[\\/](?:MemberField|PhoneSuggestion|PrivacySwitch)\.)/;
/** The contract's schemas, zod, and the form checks. */
const schemas =
  /node_modules[\\/]zod[\\/]|api-types[\\/]src[\\/](?:auth|common|delivery|event|image|listing|member|newsItem|order|payment)\.ts|lib[\\/]memberForm\.ts/;
/** What the headless components share, without the popup and focus code. */
const inPage =
  /@base-ui[\\/](?:utils|react[\\/](?:internals|merge-props|utils[\\/](?!popups)|floating-ui-react[\\/]utils))/;
const lists =
  /(?:api-types[\\/]src[\\/](?:lists|memberFields|rules|phone|messages[\\/]\w+)|lib[\\/]refusals)\.ts/;
const firstLoad = /site[\\/]src[\\/](?:entryClient|features[\\/]home[\\/]HomePage)\.tsx$/;
const belowFirstLoad = /site[\\/]src[\\/]features[\\/]home[\\/]HomeSections\.tsx$/;

/** Texts of areas that the first screen does not show are bundled with the pages that do. */
const otherTexts = /messages(?:\.ts|[\\/](?!general|notFound))/;

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Whether one of these files imports this one. */
function isNeededBy(roots: RegExp, id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (roots.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (
    modules.getModuleInfo(id)?.importers.some((importer) => isNeededBy(roots, importer, modules, seen)) ??
    false
  );
}

/**
 * The router's exports always lead to its development build. Its production build is next to it.
 */
function productionRouter() {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
  const production = join(dirname(resolve('react-router')), '../production');
  return [
    { find: /^react-router$/, replacement: join(production, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(production, 'dom-export.mjs') },
  ];
}

/**
 * Removes unused components of the router from the build (forms, frames, prefetching). They are not
 * marked as free of side effects, and neither are the names set for React's tools.
 */
function shakeableRouter(): Plugin {
  return {
    name: 'shakeable-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]production[\\/]/ },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(
            /^(?:var|let|const) \w+ = (?=React\d*\.(?:createContext|forwardRef|memo)\()/gm,
            '$&/* @__PURE__ */ ',
          ),
    },
  };
}

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

/** Writes a compressed copy beside every text file, so that no server compresses at run time. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (!/\.(js|css|svg)$/.test(file.fileName)) continue;
          const source = file.type === 'chunk' ? file.code : file.source;
          this.emitFile({
            type: 'asset',
            fileName: `${file.fileName}.br`,
            source: brotliCompressSync(source),
          });
          this.emitFile({
            type: 'asset',
            fileName: `${file.fileName}.gz`,
            source: gzipSync(source, { level: 9 }),
          });
        }
      },
    },
  };
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    storybookLink(),
    shakeableRouter(),
    ...(isSsrBuild ? [] : [serviceWorker(), precompress()]),
  ],
  resolve: { alias: command === 'build' ? productionRouter() : [] },
  ...(command === 'build' && {
    css: { modules: { generateScopedName: shortClassNames(import.meta.dirname, ['../ui-kit/src', 'src']) } },
  }),
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
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: lasting, priority: 2 },
                // The headless components share a dozen tiny files. Popups load when they are
                // opened; inline components (tabs, number field) must not load popup code.
                { name: 'widgets', test: inPage, minShareCount: 2, priority: 0.3 },
                { name: 'popups', test: /@base-ui[\\/]/, minShareCount: 2 },
                // Besides the pages there are three files, because dozens of small ones would each
                // cost a request: what every page needs, with the entry; what shows news and
                // events; and the rest.
                {
                  name: (id, modules) =>
                    !otherTexts.test(id) && isNeededBy(firstLoad, id, modules) ? 'site' : null,
                  test: ours,
                  priority: 1,
                },
                {
                  name: (id, modules) => (isNeededBy(belowFirstLoad, id, modules) ? 'cards' : null),
                  test: ours,
                  minShareCount: 2,
                  priority: 0.8,
                },
                // Only forms validate, so only pages with a form load the contract's schemas. A
                // group includes the imports of its files; the lists and texts are needed without
                // the schemas too.
                { name: 'pages', test: lists, priority: 0.6 },
                { name: 'schemas', test: schemas, priority: 0.5 },
                { name: 'pages', test: ours, minShareCount: 2 },
              ],
            },
          },
        },
      },
  // One file without imports: it renders with React's production build whatever NODE_ENV the host
  // has.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}));
