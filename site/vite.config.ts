import react from '@vitejs/plugin-react';
import { openPages } from '@year-group/api-types/system/pages';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { precompress } from '../build/precompress.ts';
import { devDependencies } from '../package.json' with { type: 'json' };
import { shortClassNames } from './shortClassNames.ts';
import { serviceWorker } from './worker/serviceWorkerPlugin.ts';

const api = 'http://localhost:3000';
const storybook = 'http://localhost:6006';

/** What every page runs. It stays in the browser's cache from one release to the next. */
const framework = /node_modules[\\/](?:react|react-dom|react-router|react-redux|@reduxjs)[\\/]/;
const ours = /(?:api-types|ui-kit|site)[\\/]src[\\/]/;

/** The kinds of pages, by the folders of their features; all others are pages to read. */
const kinds: Record<string, string> = {
  cart: 'shop',
  checkout: 'shop',
  paymentStatus: 'shop',
  shop: 'shop',
  members: 'members',
  register: 'members',
  verify: 'members',
};

/** The kinds of pages that use a file. */
function kindsUsing(id: string, modules: Rolldown.ChunkingContext, seen = new Set<string>()): string[] {
  const folder = /features[\\/](\w+)[\\/]\w+(?:Page|Sections)\.tsx$/.exec(id)?.[1];
  if (folder) return [kinds[folder] ?? 'reading'];
  if (seen.has(id)) return [];
  seen.add(id);
  return modules.getModuleInfo(id)?.importers.flatMap((user) => kindsUsing(user, modules, seen)) ?? [];
}

/** Without groups there would be a hundred files, each a request. */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'framework', test: framework, priority: 2 },
  // Our code that every page and the first screen of the home page need.
  { name: 'site', test: ours, tags: ['$initial'], priority: 1 },
  // What several pages need: in a file for each kind of pages, and in `shared` for several kinds.
  {
    name: (id, modules) => {
      const [kind, ...others] = new Set(kindsUsing(id, modules));
      return others.length > 0 ? 'shared' : (kind ?? null);
    },
    test: ours,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
];

/**
 * Removes unused components of the router (forms, frames, prefetching) and its warnings from the
 * build: 4.1 kB of every page. Neither they nor the names set for React's tools are marked as
 * free of side effects, and the router's exports always lead to its development build.
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
        // Pages contain the rules that they use (`usedStyles`). The sheet loads with the scripts.
        cssCodeSplit: false,
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
