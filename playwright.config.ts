import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium, findHeadlessShell } from './tools/chromium.ts';
import { freePort } from './tools/freePort.ts';

// Every worker reads this file again and must find what the first reading chose.
process.env.JOURNEY_PORT ??= String(await freePort());
process.env.JOURNEY_ADMIN_PASSWORD ??= randomUUID();
process.env.JOURNEY_FOLDER ??= mkdtempSync(join(tmpdir(), 'year-group-journeys-'));
const executablePath = findHeadlessShell() ?? findChromium();
/** The journeys of npm test: paying, joining, publishing, and what every page must keep. */
const core = [
  'accessible',
  'admission',
  'adminContentNews',
  'budgets',
  'firstInteraction',
  'membersDirectory',
  'membersVerify',
  'shopBrowse',
  'shopPay',
].map((name) => `**/${name}.spec.ts`);
const isCore = process.env.JOURNEYS === 'core';
/** Those that `npm run test:deep` adds are all but the core. */
const left = process.env.JOURNEYS === 'rest' ? core : [];
const ofAdministrator = '**/adminContent*.spec.ts';
/** The PostgreSQL for two processes. What a journey itself starts has its own database anyway. */
const shared = process.env.JOURNEY_DATABASE_URL;
const url = `http://localhost:${process.env.JOURNEY_PORT}`;

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  globalSetup: './tools/testPostgres.ts',
  workers: availableParallelism(),
  // For busy machines: a journey that passes waits for what it needs, not for the clock.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // On CI only: the run lists journeys that passed only when repeated, so that somebody checks why.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: url,
    // Traces take a quarter of the processor time. Failures always leave the page's state.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args: [...chromiumFlags] },
  },
  // Visitors come first: the administrator's journeys publish and delete what visitors see.
  projects: [
    { name: 'visitors', ...(isCore && { testMatch: core }), testIgnore: [ofAdministrator, ...left] },
    {
      name: 'administrator',
      testMatch: isCore ? core.filter((name) => name.includes('adminContent')) : ofAdministrator,
      testIgnore: left,
      dependencies: ['visitors'],
    },
  ],
  webServer: {
    command: `"${process.execPath}" tools/temporaryProduct.ts`,
    url: `${url}/readyz`,
    timeout: 300_000,
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: process.env.JOURNEY_PORT,
      PUBLIC_URL: url,
      ADMIN_PASSWORD: process.env.JOURNEY_ADMIN_PASSWORD,
      PRODUCT_FOLDER: process.env.JOURNEY_FOLDER,
      ...(shared && { DATABASE_URL: shared, WORKERS: '2' }),
    },
  },
});
