/* Who may import whom: the table of ARCHITECTURE.md as rules. tools/importRules.test.ts breaks each of them once. */

const tests = '\\.(test|stories)\\.tsx?$|/testing/';

/** What stands among code for browsers and runs on Node all the same: the renderer, and scripts that write files. */
const onlyOnNode = ['^site/src/server/', '^site/src/entryServer', '/(writeCss|makeFonts)\\.ts$'];

/** Which folders of the repository each folder may import; everything else of ours is closed to it. */
const houses = {
  'api-types': [],
  'ui-kit': [],
  site: ['^api-types/', '^ui-kit/'],
  admin: ['^api-types/', '^ui-kit/src/(tokens/|styles/fonts\\.css)'],
  api: ['^api-types/'],
  tools: [],
  tests: ['^api-types/', '^tools/'],
  '\\.storybook': ['^ui-kit/', '^site/'],
};

/** Which features of the API each one may use; all of them stand on the platform. */
const features = {
  payments: ['orders', 'actions'],
  orders: ['shop', 'delivery', 'actions'],
  shop: ['trash', 'actions'],
  delivery: [],
  news: ['trash', 'actions'],
  events: ['trash', 'actions'],
  members: ['trash', 'actions'],
  dashboard: ['orders', 'members', 'events'],
  trash: ['actions'],
  actions: [],
  admin: ['actions'],
  sessions: ['actions'],
  siteSettings: ['members'],
  health: ['payments'],
  pages: [],
};

const anyOf = (names) => `(${names.join('|')})`;
const ours = `^${anyOf(Object.keys(houses))}/`;

const houseRules = Object.entries(houses).map(([house, allowed]) => ({
  name: `house-${house.replace('\\', '')}`,
  comment: 'Nothing imports upwards: see the table in ARCHITECTURE.md.',
  severity: 'error',
  from: { path: `^${house}/`, pathNot: '^tools/artwork/' },
  to: { path: ours, pathNot: [`^${house}/`, ...allowed] },
}));

const featureRules = Object.entries(features).map(([feature, allowed]) => ({
  name: `feature-${feature}`,
  comment: 'One way only: payments → orders → shop, delivery.',
  severity: 'error',
  from: { path: `^api/src/features/${feature}/`, pathNot: tests },
  to: {
    path: '^api/src/features/',
    pathNot: [`^api/src/features/${feature}/`, ...allowed.map((other) => `^api/src/features/${other}/`)],
  },
}));

module.exports = {
  forbidden: [
    ...houseRules,
    ...featureRules,
    {
      name: 'feature-only-through-service',
      comment: 'A feature is used through its service; its tables, routes and presenters are its own affair.',
      severity: 'error',
      from: { path: '^api/src/features/([^/]+)/', pathNot: tests },
      to: {
        path: '^api/src/features/',
        pathNot: [
          '^api/src/features/$1/',
          '^api/src/features/[^/]+/[^/]*[sS]ervice\\.ts$',
          // A rule that only reads the settings.
          '^api/src/features/members/admission\\.ts$',
        ],
      },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'What every feature stands on knows none of them.',
      severity: 'error',
      from: { path: '^api/src/platform/', pathNot: tests },
      to: { path: '^api/src/(features|start)/' },
    },
    {
      name: 'features-below-start',
      comment: 'The start puts the features together; a feature does not know it.',
      severity: 'error',
      from: { path: '^api/src/features/', pathNot: tests },
      to: { path: '^api/src/start/' },
    },
    {
      name: 'site-features-apart',
      comment:
        'Features never import each other; what two of them need moves down to components, store, lib or ui-kit.',
      severity: 'error',
      from: { path: '^site/src/features/([^/]+)/' },
      to: { path: '^site/src/features/', pathNot: '^site/src/features/$1/' },
    },
    {
      name: 'site-features-below-app',
      comment: 'The app puts the features together; a feature does not know it.',
      severity: 'error',
      from: { path: '^site/src/features/', pathNot: tests },
      to: { path: '^site/src/app/' },
    },
    {
      name: 'site-ground-floor',
      comment: 'Components, store, lib and content are used by features and app, never the other way round.',
      severity: 'error',
      from: { path: '^site/src/(components|store|lib|content)/', pathNot: tests },
      to: { path: '^site/src/(features|app)/' },
    },
    {
      name: 'artwork-encodes-as-the-api-does',
      comment: 'The artwork uses the encoder of the API and nothing else of the product.',
      severity: 'error',
      from: { path: '^tools/artwork/' },
      to: { path: ours, pathNot: ['^tools/', '^api/src/platform/images/encodeImage\\.ts$'] },
    },
    {
      name: 'through-package-exports',
      comment: 'Another folder is imported by its package name, so that only what it exports can be reached.',
      severity: 'error',
      from: { path: ours },
      to: { path: '^(api-types|ui-kit|site|admin|api)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-cycles',
      comment:
        'Two files that need each other are one file, or miss a third. Types may refer to each other freely.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'material-in-admin-only',
      comment: 'MUI, emotion and react-admin are too heavy for visitors.',
      severity: 'error',
      from: { pathNot: '^admin/' },
      to: { path: 'node_modules/(@mui/|@emotion/|react-admin/|ra-)' },
    },
    {
      name: 'contract-needs-zod-only',
      severity: 'error',
      from: { path: '^api-types/', pathNot: tests },
      to: { dependencyTypes: ['npm', 'core', 'npm-dev'], pathNot: 'node_modules/zod/' },
    },
    {
      name: 'browsers-have-no-node',
      comment:
        'Code for browsers cannot use what only Node has. The renderer and scripts that write files are exempt.',
      severity: 'error',
      from: {
        path: '^(ui-kit|site|admin)/src/',
        pathNot: [tests, ...onlyOnNode],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'declared-packages-only',
      comment: 'A package that a folder uses stands in its own package.json.',
      severity: 'error',
      from: { path: ours },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'product-needs-no-development-packages',
      comment: 'What runs for people may not depend on packages that only developers install.',
      severity: 'error',
      from: {
        path: '^(api-types|ui-kit|site|admin|api)/src/',
        pathNot: [tests, ...onlyOnNode],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm-peer', 'type-only'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|public|\\.cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
};
