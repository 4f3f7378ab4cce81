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
/** The pages by what they share, and the part of the home page below the first screen. */
const users: Record<string, RegExp> = {
  home: /features[\\/]home[\\/]HomeSections\.tsx$/,
  reading: /features[\\/](?:about|alumni|donate|events|legal|news|notFound)[\\/]\w+Page\.tsx$/,
  shop: /features[\\/]shop[\\/]\w+Page\.tsx$/,
  buying: /features[\\/](?:cart|checkout|paymentStatus)[\\/]\w+Page\.tsx$/,
  members: /features[\\/](?:members|register|verify)[\\/]\w+Page\.tsx$/,
};
const packages = /node_modules[\\/]/;
/** Our code, without the pages themselves. The two of the shop share a hook. */
const ours = /(?:api-types|ui-kit|site)[\\/]src[\\/](?!features[\\/](?!shop[\\/]use))/;

/** Whether following imports backwards from a file leads to one of these. */
function isUsedBy(
  files: RegExp,
  id: string,
  modules: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (files.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return modules.getModuleInfo(id)?.importers.some((user) => isUsedBy(files, user, modules, seen)) ?? false;
}

/**
 * The files of what several pages share. A file also takes what its own code imports, unless one before
 * it has it. The styles of `basics` and `cards` are in the first reply of the home page.
 */
const sharedFiles = ['basics', 'cards', 'fields', 'trade', 'reading', 'shop', 'buying', 'members'];

/** Who shows the messages of an area; all areas are exported as one. */
const messagesOf: [file: string, areas: RegExp][] = [
  ['cards', /messages[\\/](?:events|news)\./],
  ['trade', /messages[\\/](?:cart|checkout|listings|options)\./],
  ['members', /messages[\\/](?:directory|profile|verification)\./],
];

function sharedFile(id: string, modules: Rolldown.ChunkingContext): string | undefined {
  const [ofMessages] = messagesOf.find(([, areas]) => areas.test(id)) ?? [];
  if (ofMessages) return ofMessages;
  const [first, ...others] = Object.keys(users).filter((name) => isUsedBy(users[name]!, id, modules));
  if (first === 'home') return others.some((name) => name !== 'reading') ? 'basics' : 'cards';
  if (others.length === 0) return first;
  return first === 'shop' && others.join() === 'buying' ? 'trade' : 'fields';
}

/** Without groups there would be a hundred files, each a request. */
const groups: Rolldown.CodeSplittingGroup[] = [
  {
    // What the first view needs: the packages in a file that stays in the browser's cache from one
    // release to the next, our code in another.
    name: (id, modules) =>
      isUsedBy(firstView, id, modules) ? (packages.test(id) ? 'framework' : 'site') : null,
    test: new RegExp(`${packages.source}|${ours.source}`),
    priority: 2,
  },
  ...sharedFiles.map((name, index) => ({
    name: (id: string, modules: Rolldown.ChunkingContext) => (sharedFile(id, modules) === name ? name : null),
    test: ours,
    minShareCount: 2,
    priority: 1 - index / 10,
  })),
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
 * Removes two features of RTK Query that nothing uses (repeating a query at intervals, following an
 * entry of the cache): 1 kB, which its list of features keeps in the build.
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
