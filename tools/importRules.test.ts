import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { inRoot } from './folders.ts';

interface Rule {
  name: string;
}

const { forbidden }: { forbidden: Rule[] } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

const folders = ['api-types', 'ui-kit', 'site', 'admin', 'api', 'tools', 'tests', 'build', '.storybook'];

/** The names of the rules that the given files break. */
function brokenRules(files: Readonly<Record<string, string>>): string[] {
  const cwd = mkdtempSync(join(tmpdir(), 'year-group-imports-'));
  for (const path of [...folders.map((folder) => `${folder}/package.json`), ...Object.keys(files)]) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), files[path] ?? '{}');
  }
  const args = ['--config', inRoot('.dependency-cruiser.cjs'), '--output-type', 'json', ...folders];
  const { stdout } = spawnSync(inRoot('node_modules/.bin/depcruise'), args, { cwd, encoding: 'utf8' });
  rmSync(cwd, { recursive: true });
  const { summary }: { summary: { violations: { rule: Rule }[] } } = JSON.parse(stdout);
  return [...new Set(summary.violations.map(({ rule }) => rule.name))];
}

const uses = (...paths: string[]): string => paths.map((path) => `import '${path}';`).join('\n');
const nothing = 'export {};';

/** One repository in which every rule is broken once. */
const worstRepository: Record<string, string> = {
  'api-types/src/fromSite.ts': uses('../../site/src/lib/a.ts'),
  'api-types/src/fromPackage.ts': uses('node:fs'),
  'ui-kit/src/fromApiTypes.ts': uses('../../api-types/src/ok.ts'),
  'ui-kit/src/fromNode.ts': uses('node:path'),
  'site/src/fromAdmin.ts': uses('../../admin/src/ok.ts'),
  'site/src/lib/a.ts': nothing,
  'site/src/features/news/a.ts': uses('../events/b.ts'),
  'site/src/features/events/b.ts': nothing,
  'site/src/palette.ts': uses('../../api-types/src/group/palette.ts'),
  'api-types/src/group/palette.ts': nothing,
  'site/src/mui.ts': uses('@mui/material'),
  'site/src/undeclared.ts': uses('undeclared'),
  'site/src/forDevelopers.ts': uses('for-developers'),
  'site/src/missing.ts': uses('./nowhere.ts'),
  'site/package.json':
    '{ "devDependencies": { "for-developers": "1.0.0" }, "dependencies": { "@mui/material": "1.0.0" } }',
  'site/node_modules/@mui/material/index.js': nothing,
  'site/node_modules/undeclared/index.js': nothing,
  'site/node_modules/for-developers/index.js': nothing,
  'admin/src/ok.ts': nothing,
  'admin/src/resources/news/a.ts': uses('../events/b.ts'),
  'admin/src/resources/events/b.ts': nothing,
  'admin/src/fromApi.ts': uses('../../api/src/features/news/newsService.ts'),
  'api/src/fromSite.ts': uses('../../site/src/lib/a.ts'),
  'api/src/cycleA.ts': uses('./cycleB.ts'),
  'api/src/cycleB.ts': uses('./cycleA.ts'),
  'api/src/features/unlisted/routes.ts': uses('../../platform/db/database.ts'),
  'api/src/platform/db/database.ts': nothing,
  'api/src/features/orders/inside.ts': uses('../shop/shopRepository.ts'),
  'api/src/features/shop/shopRepository.ts': nothing,
  'api/src/features/orders/ofPayments.ts': uses('../../platform/db/schema/payments.ts'),
  'api/src/platform/db/schema/payments.ts': nothing,
  'api-types/src/ok.ts': nothing,
  'tools/fromApi.ts': uses('../api/src/cycleA.ts'),
  'tools/artwork/fromApi.ts': uses('../../api/src/cycleA.ts'),
  'build/fromApi.ts': uses('../api/src/cycleA.ts'),
  'tests/fromApi.ts': uses('../api/src/cycleA.ts'),
  'tests/faults/a.ts': uses('../operations/b.ts'),
  'tests/operations/b.ts': nothing,
  '.storybook/fromApi.ts': uses('../api/src/cycleA.ts'),
};

// Every layer imports the top one of its package.
const layers = forbidden.flatMap(({ name }) => [...name.matchAll(/^layer-(\w+)-(\w+)$/g)]);
const top: Record<string, string> = { api: 'start', site: 'server', admin: 'app' };
for (const [, folder = '', layer = ''] of layers) {
  worstRepository[`${folder}/src/${layer}/up/a.ts`] = uses(`../../${top[folder]}/up/top.ts`);
  worstRepository[`${folder}/src/${top[folder]}/up/top.ts`] = nothing;
}

// Every area that gathers reaches for one that it may not show.
for (const area of forbidden.flatMap(({ name }) => name.match(/^area-(.+)/)?.[1] ?? [])) {
  worstRepository[`admin/src/resources/${area}/reach.ts`] = uses('../trash/trashTexts.ts');
  worstRepository['admin/src/resources/trash/trashTexts.ts'] = nothing;
}

// Every feature breaks its own rule by reaching for one that none may use.
for (const feature of forbidden.flatMap(({ name }) => name.match(/^feature-(?!only)(.+)/)?.[1] ?? [])) {
  const victim = feature === 'news' ? 'events' : 'news';
  worstRepository[`api/src/features/${feature}/reach.ts`] = uses(`../${victim}/${victim}Service.ts`);
  worstRepository[`api/src/features/${victim}/${victim}Service.ts`] ??= nothing;
}

let broken: string[];
beforeAll(() => {
  broken = brokenRules(worstRepository);
}, 30_000);

it.each(forbidden.map(({ name }) => name))('reports what breaks %s', (name) => {
  expect(broken).toContain(name);
});

it('says nothing about a repository in order', () => {
  const files = {
    'api/src/features/payments/paymentsRoutes.ts': uses(
      './paymentsService.ts',
      '../../platform/db/database.ts',
    ),
    'api/src/features/payments/paymentsService.ts': uses('../orders/ordersService.ts'),
    'api/src/features/orders/ordersService.ts': uses(
      '../shop/shopService.ts',
      '../delivery/deliveryService.ts',
    ),
    'api/src/features/shop/shopService.ts': uses(
      '../../platform/jobs/jobs.ts',
      '../../platform/http/errors.ts',
    ),
    'api/src/features/delivery/deliveryService.ts': nothing,
    'api/src/platform/db/database.ts': nothing,
    'api/src/platform/http/errors.ts': nothing,
    'api/src/platform/jobs/jobs.ts': nothing,
    'site/src/app/routes.ts': uses('../features/news/page.ts'),
    'site/src/features/news/page.ts': uses('../../lib/paths.ts'),
    'site/src/lib/paths.ts': nothing,
  };
  expect(brokenRules(files)).toEqual([]);
}, 30_000);
