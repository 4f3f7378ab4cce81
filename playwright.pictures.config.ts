import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { headlessChromium, launchOptions } from './tools/chromium.ts';
import { inRoot } from './tools/folders.ts';
import { freePort } from './tools/freePort.ts';

// Every worker reads this file again and must find what the first reading chose.
process.env.PICTURES_PORT ??= String(await freePort());
const url = `http://localhost:${process.env.PICTURES_PORT}`;
/** Where npm test wants the results, which it adds up. */
const outputFile = process.env.JUNIT_FILE;

/** Letters are drawn the same way on every machine. */
const drawing = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

export default defineConfig({
  testDir: 'tests/visual',
  outputDir: 'test-results/pictures',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: availableParallelism(),
  timeout: 60_000,
  reporter: outputFile ? [['dot'], ['junit', { outputFile }]] : [['dot'], ['html', { open: 'never' }]],
  // A picture that is not there is a failure; npm run pictures:update accepts what is shown now.
  updateSnapshots: 'none',
  expect: {
    timeout: 20_000,
    toHaveScreenshot: {
      // The defaults besides: no animation, no caret, a pixel of the picture for one of CSS.
      maxDiffPixels: 20,
    },
  },
  use: {
    baseURL: url,
    launchOptions: {
      ...launchOptions(headlessChromium, ...drawing),
      env: { ...process.env, FONTCONFIG_FILE: inRoot('tools', 'fonts.conf') },
    },
  },
  webServer: {
    command: `npm --silent run build:storybook && exec vite preview --outDir storybook-static --port ${process.env.PICTURES_PORT} --strictPort`,
    url: `${url}/index.json`,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
