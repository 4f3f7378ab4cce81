import { binary } from './folders.ts';
import { storybookEnvironment } from './processes.ts';
import type { Output } from './stale.ts';

/** A part of the product that is built. */
export interface Build extends Output {
  name: string;
  command: readonly [string, ...string[]];
  environment?: NodeJS.ProcessEnv;
  /** The file without which this part does not exist yet. */
  config: string;
}

/** What runs the built product. */
export const builtApi = 'api/dist/main.js';

const notInProduction = /\.(test|stories)\.tsx?$|\/src\/testing$/;
const shared = [
  'ui-kit/src',
  'ui-kit/package.json',
  'api-types/src',
  'api-types/package.json',
  'pnpm-lock.yaml',
  'tools/precompress.ts',
];
const siteSources = [
  'site/src',
  'site/public',
  'site/worker',
  'site/index.html',
  'site/vite.config.ts',
  'site/package.json',
];

/** The slowest first, so that the others fit beside it. */
export const builds: readonly Build[] = [
  {
    name: 'Storybook',
    command: [
      binary('storybook'),
      'build',
      '--quiet',
      '--disable-telemetry',
      '--output-dir',
      'storybook-static',
    ],
    environment: storybookEnvironment,
    config: '.storybook/main.ts',
    sources: [
      '.storybook',
      ...siteSources,
      'admin/src',
      'admin/package.json',
      'api/src/platform/db/demo/content/group.json',
      'api/src/platform/db/demo/pictures',
      'api/src/platform/mail',
      ...shared,
    ],
    ignored: /\.test\.tsx?$/,
    folder: 'storybook-static',
    proofs: ['storybook-static/index.html', 'storybook-static/iframe.html'],
  },
  {
    name: 'site',
    command: [binary('pnpm'), '--filter', '@year-group/site', 'build'],
    config: 'site/vite.config.ts',
    sources: [...siteSources, ...shared],
    ignored: notInProduction,
    variables: /^VITE_/,
    folder: 'site/dist',
    proofs: ['site/dist/client/index.html', 'site/dist/server/entryServer.js'],
  },
  {
    name: 'admin',
    command: [binary('pnpm'), '--filter', '@year-group/admin', 'build'],
    config: 'admin/vite.config.ts',
    sources: [
      'admin/src',
      'admin/public',
      'admin/index.html',
      'admin/vite.config.ts',
      'admin/chunks.ts',
      'admin/package.json',
      ...shared,
    ],
    ignored: notInProduction,
    variables: /^VITE_/,
    folder: 'admin/dist',
    proofs: ['admin/dist/index.html'],
  },
  {
    name: 'API',
    command: [binary('pnpm'), '--filter', '@year-group/api', 'build'],
    config: 'api/vite.config.ts',
    sources: [
      'api/src',
      'api/vite.config.ts',
      'api/package.json',
      'api-types/src',
      'api-types/package.json',
      'pnpm-lock.yaml',
    ],
    ignored: /\.test\.ts$|src\/testing$|demo\/(content|pictures)$|migrations$/,
    folder: 'api/dist',
    proofs: [builtApi],
  },
];
