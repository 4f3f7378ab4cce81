import react from '@vitejs/plugin-react';
import { openPages } from '@year-group/api-types/pages';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { devDependencies } from '../package.json' with { type: 'json' };
import { precompress } from '../tools/precompress.ts';
import { shortClassNames } from './shortClassNames.ts';
import { serviceWorker } from './worker/serviceWorkerPlugin.ts';

const api = 'http://localhost:3000';
const storybook = 'http://localhost:6006';

/** What every page runs. It stays in the browser's cache from one release to the next. */
const framework =
  /node_modules[\\/](?:react|react-dom|react-router|react-redux|@reduxjs|redux|redux-thunk|immer|reselect|scheduler|use-sync-external-store)[\\/]/;
const ours = /(?:api-types|ui-kit|site)[\\/]src[\\/]/;

/** The kinds of pages. Of the home page it is the part below the first screen. */
const kinds = {
  home: /features[\\/]home[\\/]HomeSections\.tsx$/,
  reading: /features[\\/](?:about|alumni|donate|events|legal|news|notFound)[\\/]\w+Page\.tsx$/,
  shop: /features[\\/](?:shop|cart|checkout|paymentStatus)[\\/]\w+Page\.tsx$/,
  members: /features[\\/](?:members|register|verify)[\\/]\w+Page\.tsx$/,
};

/** Whether following imports backwards from a file leads to a page of a kind. */
function isUsedBy(
  kind: RegExp,
  id: string,
  modules: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (kind.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return modules.getModuleInfo(id)?.importers.some((user) => isUsedBy(kind, user, modules, seen)) ?? false;
}

/**
 * In which file shared code is: that of the one kind of pages that uses it, or `fields` when several
 * do. What the home page uses is apart, since its styles are in the first reply: `cards` where only
 * pages to read use it too, else `basics`. One file for all pages would make the first reply of the
 * home page 2.4 kB longer and a page's scripts 9 kB (docs/performance.md, P4).
 */
function sharedFile(id: string, modules: Rolldown.ChunkingContext): string | undefined {
  const { home, ...others } = kinds;
  const users = Object.entries(others).flatMap(([name, kind]) => (isUsedBy(kind, id, modules) ? name : []));
  if (isUsedBy(home, id, modules)) return users.some((name) => name !== 'reading') ? 'basics' : 'cards';
  return users.length > 1 ? 'fields' : users[0];
}

/** Without groups there would be a hundred files, each a request. */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'framework', test: framework, priority: 2 },
  // Our code that every page and the first screen of the home page need.
  { name: 'site', test: ours, tags: ['$initial'], priority: 2 },
  // A file also takes what its own code imports, unless one before it has it.
  ...['basics', 'cards', 'fields', 'reading', 'shop', 'members'].map((name, index) => ({
    name: (id: string, modules: Rolldown.ChunkingContext) => (sharedFile(id, modules) === name ? name : null),
    test: ours,
    minShareCount: 2,
    priority: 1 - index / 10,
  })),
];

/**
 * Removes unused components of the router from the build (forms, frames, prefetching) and its
 * warnings: 4.1 kB of every page. They are not marked as free of side effects, neither are the names set for React's
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
 * Removes two features of RTK Query that nothing uses (repeating a query at intervals, following an
 * entry of the cache): 1.0 kB of every page, which its list of features keeps in the build.
 */
function smallStore(): Plugin {
  return {
    name: 'small-store',
    apply: 'build',
    transform: {
      filter: { id: /toolkit[\\/]dist[\\/]query[\\/]rtk-query/ },
      handler: (code) => code.replace(/\bbuild(?:Polling|CacheLifecycle)Handler,/g, ''),
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
    smallStore(),
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
        modulePreload: { polyfill: false },
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
