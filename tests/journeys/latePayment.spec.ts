import { expect, test } from '@playwright/test';
import { atTheProvider, expectOutcome, orderAndPay } from './shopper.ts';
import { core } from './steps.ts';

// A file that comes early: others run during its half minute of waiting.
test('a late payment is shown without a reload', core, async ({ page }) => {
  test.slow();
  await orderAndPay(page);
  await atTheProvider(page, 'pay-late');
  await expectOutcome(page, 'Processing');
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible({ timeout: 60_000 });
});
