import { mkdirSync } from 'node:fs';
import { builds } from '../buildList.ts';
import { inRoot, root } from '../folders.ts';
import { isStale, markBuilt, type Output, sourceHash } from '../stale.ts';

/** The last run in which all pictures were as accepted. */
export interface LastPassed {
  /** Whether nothing that decides how pictures look has changed since. */
  isCurrent: () => boolean;
  /** Notes that they are all as accepted now. */
  mark: () => void;
}

/** Compares with the sources, the accepted pictures and the browser of the last run that passed. */
export function lastPassed(browser: string): LastPassed {
  const storybook = builds.find(({ name }) => name === 'Storybook');
  const output: Output = {
    sources: [
      ...(storybook?.sources ?? []),
      'tools/chromium.ts',
      'tools/visual',
      'tools/visual.ts',
      'tests/visual/baselines',
    ],
    ignored: /\.test\.tsx?$/,
    folder: 'node_modules/.cache/pictures-passed',
    proofs: [],
  };
  const hash = `${sourceHash(root, output)} Chromium ${browser}`;
  return {
    isCurrent: () => !isStale(root, output, hash),
    mark: () => {
      mkdirSync(inRoot(output.folder), { recursive: true });
      markBuilt(root, output, hash);
    },
  };
}
