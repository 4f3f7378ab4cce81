import { readFileSync } from 'node:fs';
import { chromiumFlags, requireChromium } from './chromium.ts';
import { binary } from './folders.ts';
import type { LighthouseReport } from './lighthouseReport.ts';
import { runQuietly } from './processes.ts';

/**
 * Opens an address in Lighthouse’s phone and reads its report, for which `file` is the place; `more` goes to its
 * command line. Chromium now and then loses the trace of a load: a run that failed is tried again, twice.
 */
export async function runLighthouse(
  url: string,
  file: string,
  more: readonly string[] = [],
  triesLeft = 2,
): Promise<LighthouseReport> {
  const flags = ['--headless=new', ...chromiumFlags].join(' ');
  const args = [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`, ...more];
  const { code, output } = await runQuietly(binary('lighthouse'), args, { CHROME_PATH: requireChromium() });
  if (code !== 0 && triesLeft > 0) return runLighthouse(url, file, more, triesLeft - 1);
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}:\n${output}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
