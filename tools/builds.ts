import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { binary, inRoot, root } from './folders.ts';
import { runLimited } from './limit.ts';
import { runQuietly } from './processes.ts';
import { isStale, markBuilt, markStale, type Output, sourceHash } from './stale.ts';
import { storybookEnvironment } from './storybookEnvironment.ts';

interface Build extends Output {
  name: string;
  command: readonly [string, ...string[]];
  environment?: NodeJS.ProcessEnv;
  /** The file without which this part does not exist yet. */
  config: string;
}

const notInProduction = /\.(test|stories)\.tsx?$/;
const shared = [
  'ui-kit/src',
  'ui-kit/package.json',
  'api-types/src',
  'api-types/package.json',
  'pnpm-lock.yaml',
];
const siteSources = [
  'site/src',
  'site/public',
  'site/worker',
  'site/index.html',
  'site/vite.config.ts',
  'site/package.json',
];

// The slowest first, so that the others fit beside it.
const builds: readonly Build[] = [
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
      'api/src/db/demo/pictures',
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
      'admin/package.json',
      ...shared,
    ],
    ignored: notInProduction,
    variables: /^VITE_/,
    folder: 'admin/dist',
    proofs: ['admin/dist/index.html'],
  },
];

/** Builds what is stale, or everything, or one part alone; prints one line per build and, of a failed one, all it said. */
export async function buildAll({ always = false, only = '' } = {}): Promise<boolean> {
  const wanted = builds
    .filter((build) => (!only || build.name === only) && exists(build))
    .map((build) => ({ build, hash: sourceHash(root, build) }))
    .filter(({ build, hash }) => always || isStale(root, build, hash));
  const jobs = wanted.map(
    ({ build, hash }) =>
      () =>
        runBuild(build, hash),
  );
  const results = await runLimited(jobs, Math.max(2, availableParallelism()));
  return results.every(Boolean);
}

function exists(build: Build): boolean {
  const found = existsSync(inRoot(build.config));
  if (!found) console.error(`There is no ${build.config} yet: ${build.name} is not built.`);
  return found;
}

async function runBuild(build: Build, hash: string): Promise<boolean> {
  const started = Date.now();
  markStale(root, build);
  const [command, ...args] = build.command;
  const { code, output } = await runQuietly(command, args, build.environment);
  const missing = build.proofs.filter((file) => !existsSync(inRoot(file)));
  if (code === 0 && missing.length === 0) {
    markBuilt(root, build, hash);
    console.error(`Built ${build.name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    return true;
  }
  const reason = code === 0 ? `it made no ${missing.join(', ')}` : `it ended with code ${code}`;
  console.error(`Building ${build.name} failed: ${reason}.\n\n${output}`);
  return false;
}
