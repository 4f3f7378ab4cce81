import { pages } from '@year-group/api-types/system/pages';
import { chromium } from 'playwright';
import { chromiumFlags, requireChromium } from '../../../tools/chromium.ts';
import { freePort } from '../../../tools/freePort.ts';
import { type LighthouseReport, runLighthouse } from '../../../tools/lighthouseReport.ts';
import { send } from '../../support/server.ts';

/** A page whose content depends on what the browser stores: a session, a cart. */
export interface SessionPage {
  path: string;
  /** What the browser keeps, by name. */
  stored: Record<string, string>;
}

/** A member of the demo content. */
const member = 'delali.kpodo@example.com';

/** The directory of a member, the checkout with a cart, and a list of the panel. */
export async function findSessionPages(
  url: string,
  administrator: { authorization: string },
): Promise<Record<'directory' | 'checkout' | 'panel list', SessionPage>> {
  const verified = await send('POST', `${url}/api/auth/verify-member`, { email: member });
  const { token } = (await verified.json()) as { token: string };
  const listings = (await (await fetch(`${url}/api/shop?category=souvenirs`)).json()) as {
    stock: number | null;
  }[];
  const lines = listings
    .filter(({ stock }) => stock !== 0)
    .slice(0, 2)
    .map((listing) => ({ ...listing, quantity: 1 }));
  const cart = JSON.stringify({ version: 1, savedAt: Date.now(), lines });
  return {
    directory: { path: pages.members.to(), stored: { memberToken: token } },
    checkout: { path: pages.checkout.to(), stored: { cart } },
    'panel list': {
      path: '/admin/news',
      stored: { 'admin-token': administrator.authorization.replace('Bearer ', '') },
    },
  };
}

/** Runs Lighthouse in a new browser that stores only this; throws when it is sent elsewhere. */
export async function runLighthouseWith(
  { path, stored }: SessionPage,
  url: string,
  file: string,
): Promise<LighthouseReport> {
  const port = await freePort();
  const browser = await chromium.launchPersistentContext('', {
    executablePath: requireChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/healthz`);
    await page.evaluate((all) => Object.assign(localStorage, all), stored);
    const report = await runLighthouse(url + path, file, [`--port=${port}`, '--disable-storage-reset']);
    const { finalDisplayedUrl: end = '' } = report;
    if (new URL(end).pathname !== path) throw new Error(`${path} led to ${end} instead of showing itself.`);
    return report;
  } finally {
    await browser.close();
  }
}
