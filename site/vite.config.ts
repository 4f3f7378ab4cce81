import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { openPages } from '@year-group/api-types/pages';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { devDependencies } from '../package.json' with { type: 'json' };
import { shortClassNames } from './shortClassNames.ts';
import { serviceWorker } from './worker/serviceWorkerPlugin.ts';

const api = 'http://localhost:3000';
const storybook = 'http://localhost:6006';

/** The first view: the entry, the code that hydrates it, and the home page's first screen. */
const firstView =
  /(?:site[\\/]src[\\/](?:entryClient|features[\\/]home[\\/]HomePage)\.tsx|react-dom[\\/]client\.js)$/;
const isOfFirstView = /\/(?:framework|rolldown-runtime|site)-/;
const belowFirstView = /site[\\/]src[\\/]features[\\/]home[\\/]HomeSections\.tsx$/;
/** Pages to read and to choose on. Their forms are their own, or load when they are needed. */
const reading = /site[\\/]src[\\/]features[\\/](?:home|shop|news|events|about|alumni)[\\/]\w+Page\.tsx$/;
/** What components inside a page need of Base UI; popups load when they are opened. */
const inPage =
  /@base-ui[\\/](?:utils|react[\\/](?:internals|merge-props|utils[\\/](?!popups)|floating-ui-react[\\/]utils))/;
/** Only for listings with options, and fetched with them. */
const ofOptions = /Choice(?:Chips|Groups)[\\/.]/;
/** What only lists in pages need: a file of its own, since the shared ones hold much that they do without. */
const ofLists = /(?:Pagination|newsPagesApi|pageNumber)[\\/.]/;
const packages = /node_modules[\\/]/;
/** Our code, without the pages themselves. */
const ours = /(?:api-types|ui-kit|site)[\\/]src[\\/](?!features)/;

type Neighbours = (id: string) => readonly string[] | undefined;

/** Whether following imports one way from a file, forwards or backwards, leads to one of these. */
function leadsTo(files: RegExp, id: string, next: Neighbours, seen = new Set<string>()): boolean {
  if (files.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return next(id)?.some((other) => leadsTo(files, other, next, seen)) ?? false;
}

const isUsedBy = (files: RegExp, id: string, modules: Rolldown.ChunkingContext): boolean =>
  leadsTo(files, id, (file) => modules.getModuleInfo(file)?.importers);

/**
 * The files that several pages share. Without groups there would be a hundred, each a request.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  {
    // What the first view needs: the packages in a file that stays in the browser's cache from one
    // release to the next, our code in another.
    name: (id, modules) =>
      isUsedBy(firstView, id, modules) ? (packages.test(id) ? 'framework' : 'site') : null,
    test: new RegExp(`${packages.source}|${ours.source}`),
    priority: 2,
  },
  // What tabs, number fields and comboboxes have in common.
  { name: 'widgets', test: inPage, minShareCount: 2, priority: 1 },
  // What several pages share, in three files: what the rest of the home page needs, since its styles
  // are in the first reply; what pages for reading need besides; and what only forms need.
  {
    name: (id, modules) => {
      if (ofOptions.test(id) || ofLists.test(id)) return null;
      return isUsedBy(belowFirstView, id, modules)
        ? 'cards'
        : isUsedBy(reading, id, modules)
          ? 'pages'
          : null;
    },
    test: ours,
    minShareCount: 2,
    priority: 1,
  },
  { name: 'lists', test: ofLists, minShareCount: 2 },
  // Last, since a group also takes what its files import.
  { name: (id) => (ofOptions.test(id) ? null : 'forms'), test: ours, minShareCount: 2 },
];

/**
 * Removes unused components of the router from the build (forms, frames, prefetching) and its
 * warnings: 4 kB. They are not marked as free of side effects, neither are the names set for React's
 * tools, and the router's exports always lead to its development build.
 */
function shakeableRouter(): Plugin {
  return {
    name: 'shakeable-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]development[\\/]/ },
      handler: (code) =>
        code
          .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
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

/** What the page about accessibility says of the tests and of this build. */
const accessibilityRun = {
  checker: `@axe-core/playwright ${devDependencies['@axe-core/playwright']}`,
  // With an article, an event and a listing.
  pageCount: openPages().length + 3,
  builtAt: new Date().toISOString(),
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    storybookLink(),
    shakeableRouter(),
    ...(isSsrBuild ? [] : [serviceWorker(), precompress()]),
  ],
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
        modulePreload: {
          polyfill: false,
          // What the first view has fetched need not stand in the list of every other page.
          resolveDependencies: (_file, files, { hostType }) =>
            hostType === 'js' ? files.filter((file) => !isOfFirstView.test(file)) : files,
        },
        rolldownOptions: {
          output: { codeSplitting: { groups } },
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
