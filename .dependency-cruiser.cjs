/* Who may import whom: the table of ARCHITECTURE.md as rules. tools/importRules.test.ts breaks each of them once. */

const tests = '\\.(test|stories)\\.tsx?$|/testing/';

/** What stands among code for browsers and runs on Node all the same: the renderer, and scripts that write files. */
const onlyOnNode = ['^site/src/server/', '^site/src/entryServer', '/writeCss\\.ts$'];

/** The demo's record of the group is data that the stories show too. */
const demoGroup = '^api/src/platform/db/demo/content/group\\.json$';

/** A test of the operations uses them against the running API. */
const panelProviders = '^admin/src/providers/';

/** Compresses what both builds write. */
const precompress = '^build/';

/** Which folders of the repository each folder may import; everything else of ours is closed to it. */
const folders = {
  'api-types': [],
  'ui-kit': ['^api-types/src/group/(colours|contrast)\\.ts$'],
  site: ['^api-types/', '^ui-kit/', demoGroup, precompress],
  admin: [
    '^api-types/',
    '^ui-kit/src/(tokens/|components/Drawing/|styles/fonts\\.(css|ts)$|testing/)',
    precompress,
  ],
  api: ['^api-types/'],
  tools: [],
  build: [],
  tests: ['^api-types/', '^tools/', panelProviders],
  '\\.storybook': [
    '^ui-kit/',
    '^site/',
    '^api-types/src/(group/(colours|palette|brandFile)|messages/group|testing/)',
    '^api/src/platform/mail/templates\\.ts$',
  ],
};

/** The layers within a package, from the top: each may import those after it. */
const layers = {
  api: ['start', 'features', 'platform'],
  site: ['server', 'app', 'features', 'components', 'store', 'lib', 'content'],
  admin: ['app', 'resources', 'components', 'providers', 'lib'],
};

/** Which other features of the API each one may use: one way only, payments → orders → shop, delivery → runs, events. */
const features = {
  payments: ['orders', 'runs', 'actions'],
  orders: ['shop', 'runs', 'delivery', 'events', 'actions'],
  shop: ['content', 'runs'],
  runs: ['trash', 'actions'],
  delivery: ['events'],
  content: ['trash', 'actions'],
  news: ['content'],
  events: ['content'],
  members: ['trash', 'actions'],
  group: ['officers', 'members', 'actions'],
  trash: ['actions'],
  sessions: ['actions'],
  officers: ['sessions', 'actions'],
  actions: [],
  dashboard: ['orders', 'members', 'events'],
  handover: ['officers', 'payments', 'actions'],
  health: ['payments'],
  pages: [],
};

/** The areas of the panel that show parts of others; no other area does. */
const areas = {
  dashboard: ['events', 'group', 'health', 'members', 'orders'],
  orders: ['runs'],
  settings: ['group', 'members'],
};

const anyOf = (names) => `(${names.join('|')})`;
const ours = `^${anyOf(Object.keys(folders))}/`;

const folderRules = Object.entries(folders).map(([folder, allowed]) => ({
  name: `folder-${folder.replace('\\', '')}`,
  comment: 'Folders of the repository: see the table in ARCHITECTURE.md.',
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: '^tools/artwork/' },
  to: { path: ours, pathNot: [`^${folder}/`, ...allowed] },
}));

const layerRules = Object.entries(layers).flatMap(([folder, names]) =>
  names.slice(1).map((name, index) => ({
    name: `layer-${folder}-${name}`,
    comment: `Nothing imports upwards: ${names.join(' → ')}.`,
    severity: 'error',
    from: { path: `^${folder}/src/${name}/`, pathNot: tests },
    to: { path: `^${folder}/src/${anyOf(names.slice(0, index + 1))}/` },
  })),
);

const featureRules = Object.entries(features).map(([feature, allowed]) => ({
  name: `feature-${feature}`,
  comment: 'A feature uses only the features that the table in this file allows.',
  severity: 'error',
  from: { path: `^api/src/features/${feature}/`, pathNot: tests },
  to: { path: '^api/src/features/', pathNot: `^api/src/features/${anyOf([feature, ...allowed])}/` },
}));

const areaRules = Object.entries(areas).map(([area, shown]) => ({
  name: `area-${area}`,
  comment: 'An area of the panel shows parts only of the areas that the table in this file allows.',
  severity: 'error',
  from: { path: `^admin/src/resources/${area}/`, pathNot: tests },
  to: { path: '^admin/src/resources/', pathNot: `^admin/src/resources/${anyOf([area, ...shown])}/` },
}));

module.exports = {
  forbidden: [
    ...folderRules,
    ...layerRules,
    ...featureRules,
    ...areaRules,
    {
      name: 'features-in-the-table',
      comment: 'A new feature says in the table in this file which others it uses.',
      severity: 'error',
      from: {
        path: '^api/src/features/[^/]+/',
        pathNot: `^api/src/features/${anyOf(Object.keys(features))}/`,
      },
      to: {},
    },
    {
      name: 'feature-only-through-service',
      comment: 'A feature is used through its service; its tables, routes and presenters are its own affair.',
      severity: 'error',
      from: { path: '^api/src/features/([^/]+)/', pathNot: tests },
      to: {
        path: '^api/src/features/',
        pathNot: ['^api/src/features/$1/', '^api/src/features/[^/]+/[^/]*[sS]ervice\\.ts$'],
      },
    },
    {
      name: 'payments-own-their-tables',
      comment:
        'Payments know orders, never the reverse: they write what an order needs to know into its columns.',
      severity: 'error',
      from: { path: '^api/src/features/', pathNot: ['^api/src/features/payments/', tests] },
      to: { path: '^api/src/platform/db/schema/payments\\.ts$' },
    },
    {
      name: 'site-features-apart',
      comment:
        'Features never import each other; what two of them need moves down to components, store or lib.',
      severity: 'error',
      from: { path: '^site/src/features/([^/]+)/' },
      to: { path: '^site/src/features/', pathNot: '^site/src/features/$1/' },
    },
    {
      name: 'areas-apart',
      comment: 'Areas of the panel do not import each other; what two of them need moves down to components.',
      severity: 'error',
      from: {
        path: '^admin/src/resources/([^/]+)/',
        pathNot: [`^admin/src/resources/${anyOf(Object.keys(areas))}/`, tests],
      },
      to: { path: '^admin/src/resources/', pathNot: '^admin/src/resources/$1/' },
    },
    {
      name: 'tests-share-through-support',
      comment: 'A suite never imports another; what two of them need moves to tests/support.',
      severity: 'error',
      from: { path: '^tests/([^/]+)/' },
      to: { path: '^tests/', pathNot: ['^tests/$1/', '^tests/support/'] },
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
      to: {
        path: '^(api-types|ui-kit|site|admin|api)/',
        pathNot: ['^$1/', demoGroup, panelProviders],
        dependencyTypes: ['local'],
      },
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
      comment: 'Except the palette, which only servers use: see palette-on-the-server-only.',
      severity: 'error',
      from: { path: '^api-types/', pathNot: tests },
      to: {
        dependencyTypes: ['npm', 'core', 'npm-dev'],
        pathNot: ['node_modules/zod/', 'node_modules/(@types/)?culori/'],
      },
    },
    {
      name: 'palette-on-the-server-only',
      comment: 'Colours are worked out on the server; browsers get the result.',
      severity: 'error',
      from: {
        path: '^(site|admin|ui-kit|api-types)/',
        pathNot: [tests, '^api-types/src/group/(palette|contrast)\\.ts$'],
      },
      to: { path: ['^api-types/src/group/palette\\.ts$', 'node_modules/culori/'] },
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
