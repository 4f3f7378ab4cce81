import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Build, builds } from './buildList.ts';
import { inRoot, root } from './folders.ts';
import { runLimited } from './limit.ts';
import { runQuietly } from './processes.ts';
import { isStale, markBuilt, markStale, sourceHash } from './stale.ts';

/** Builds what is stale, all, or one part; prints a line each, and the output of failed ones. */
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
  // A test that builds runs in another mode, which would build React for development.
  const environment = { NODE_ENV: 'production', ...build.environment };
  const { code, output } = await runQuietly(command, args, environment);
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
