import { expect, type Page, test } from '@playwright/test';
import { makeNewsInput } from '@year-group/api-types/testing/factories';
import { testOnOwnProduct } from './ownProduct.ts';
import { asAdmin } from './panel.ts';
import { open } from './shopper.ts';

declare global {
  interface Window {
    attacked: () => void;
    violations: string[];
  }
}

/** Records what the policy blocks, and any injected script that runs. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.violations = [];
    window.attacked = () => window.violations.push('RAN');
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.violations.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => window.violations);
}

const payload = '"><img src=x onerror=attacked()><script>attacked()</script><svg onload=attacked()>';

// Its item is the newest, which other journeys open.
testOnOwnProduct()('injected markup in a news item runs on no page', async ({ page }) => {
  const data = makeNewsInput({
    title: payload,
    category: '<svg onload=attacked()>',
    content: `<p>Read</p>${payload}<a href="javascript:attacked()">on</a>`,
  });
  const { id } = await (await asAdmin(page, 'POST', '/api/news', data)).json();
  const violations = await watch(page);
  for (const path of [`/news/${id}`, '/news', '/']) {
    await open(page, path);
    await expect(page.getByText(payload).first()).toBeAttached();
    expect(await violations(), path).toEqual([]);
  }
});

for (const path of ['/', '/admin/login', '/storybook/']) {
  test(`markup injected into ${path} does not run, and the policy reports it`, async ({ page }) => {
    const violations = await watch(page);
    await page.goto(path);
    await expect(page.locator('body *').first()).toBeAttached();
    expect(await violations()).toEqual([]);
    await page.evaluate((html) => {
      const box = document.createElement('div');
      box.innerHTML = html;
      document.body.append(box);
      const script = document.createElement('script');
      script.textContent = 'attacked()';
      document.body.append(script);
    }, payload);
    await expect.poll(async () => (await violations()).length).toBeGreaterThanOrEqual(2);
    const seen = await violations();
    expect(seen).not.toContain('RAN');
    expect(seen.join()).toContain('script-src-attr inline');
    expect(seen.join()).toContain('script-src-elem inline');
  });
}

test('Storybook shows a story under its policy', async ({ page }) => {
  const violations = await watch(page);
  await page.goto('/storybook/');
  const preview = page.frameLocator('#storybook-preview-iframe');
  const inFrame = () => preview.locator('body').evaluate(() => window.violations);
  await expect(preview.locator('#storybook-root > *, #storybook-docs > *').first()).toBeAttached();
  expect([...(await violations()), ...(await inFrame())]).toEqual([]);
});
