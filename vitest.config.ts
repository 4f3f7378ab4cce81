import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { headlessChromium, launchOptions } from './tools/chromium.ts';

/** On a slow machine what is waited for takes longer than Vitest's second. */
const patient = { poll: { timeout: 10_000 } };
/** One load of the modules, not 30, saves half. Each file has its own application and database. */
const apiTests = { isolate: false, expect: patient };
/** Where npm test wants the results, which it adds up. */
const outputFile = process.env.JUNIT_FILE;

const setupFiles = ['./tools/seedProperties.ts'];

export default defineConfig({
  test: {
    // Two runs of the same suite must find the same faults.
    retry: 0,
    // By default Vitest leaves one processor free, which of two is half.
    maxWorkers: '100%',
    reporters: outputFile ? ['default', ['junit', { outputFile }]] : ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          expect: patient,
          setupFiles,
          testTimeout: 60_000,
          include: ['{api-types,ui-kit,site,admin,tools}/**/*.test.ts', '.storybook/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          // Components: what one file leaves in the page must not reach the next.
          name: 'unit-pages',
          expect: patient,
          setupFiles: [...setupFiles, './site/src/testing/setUpDocument.ts'],
          testTimeout: 60_000,
          include: ['{ui-kit,site}/**/*.test.tsx'],
        },
      },
      {
        test: {
          // One load of react-admin and MUI, not one for each file.
          name: 'unit-panel',
          expect: patient,
          setupFiles: [...setupFiles, './site/src/testing/setUpDocument.ts'],
          testTimeout: 60_000,
          include: ['admin/**/*.test.tsx'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'api-pglite',
          setupFiles,
          ...apiTests,
          // Named so because the databases could differ: in locks, types, indexes and errors.
          include: ['api/src/**/*.both.test.ts'],
          env: { TEST_DATABASE: 'pglite' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api-postgres',
          setupFiles,
          ...apiTests,
          include: ['api/src/**/*.test.ts'],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: './tools/testPostgres.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          expect: patient,
          globalSetup: ['./tools/testBuild.ts', './tools/testPostgres.ts'],
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'attacks',
          expect: patient,
          globalSetup: ['./tools/testBuild.ts', './tools/testPostgres.ts'],
          setupFiles,
          include: ['tests/attacks/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'operations',
          expect: patient,
          globalSetup: ['./tools/testBuild.ts', './tools/testPostgres.ts'],
          include: ['tests/operations/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          testTimeout: 60_000,
          // As for journeys: CI repeats once what failed in the browser, and names it.
          retry: process.env.CI ? 1 : 0,
          // After the others: on a busy processor, browser tests fail because of their time limits.
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: launchOptions(headlessChromium) }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
