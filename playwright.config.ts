import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { headlessChromium, launchOptions } from './tools/chromium.ts';
import { inRoot } from './tools/folders.ts';
import { freePort } from './tools/freePort.ts';

// Every worker reads this file again and must find what the first reading chose.
process.env.JOURNEY_PORT ??= String(await freePort());
process.env.JOURNEY_ADMIN_PASSWORD ??= randomUUID();
/** The product's data. Playwright empties the folder around it before each run. */
process.env.JOURNEY_FOLDER ??= inRoot('test-results', 'journeys', 'product');
const url = `http://localhost:${process.env.JOURNEY_PORT}`;
const ofAdministrator = '**/adminContent*.spec.ts';
/** Where npm test wants the results, which it adds up. */
const outputFile = process.env.JUNIT_FILE;

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: availableParallelism(),
  // For busy machines: a journey that passes waits for what it needs, not for the clock.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // On CI only: the run lists journeys that passed only when repeated, so that somebody checks why.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: outputFile ? [['list'], ['junit', { outputFile }]] : 'list',
  use: {
    baseURL: url,
    // Each page of the panel would fetch all files of all others. Journeys without a connection allow it.
    serviceWorkers: 'block',
    // Traces take a quarter of the processor time. Failures always leave the page's state.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(headlessChromium),
  },
  // The administrator's journeys publish and delete what visitors see: npm run test:all runs them on a
  // website of their own.
  projects: [
    { name: 'visitors', testIgnore: ofAdministrator },
    { name: 'administrator', testMatch: ofAdministrator },
  ],
  // One after the other. Playwright puts what PostgreSQL prints into TEST_DATABASE_URL.
  webServer: [
    {
      command: 'exec node tools/postgresServer.ts',
      wait: { stdout: /^(?<test_database_url>postgres:\S+)/ },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
    {
      command: 'npm --silent run build && DATABASE_URL=$TEST_DATABASE_URL exec node api/dist/main.js',
      url: `${url}/readyz`,
      timeout: 600_000,
      stderr: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        NODE_ENV: 'production',
        PORT: process.env.JOURNEY_PORT,
        PUBLIC_URL: url,
        ADMIN_PASSWORD: process.env.JOURNEY_ADMIN_PASSWORD,
        DATA_DIR: process.env.JOURNEY_FOLDER,
      },
    },
  ],
});
