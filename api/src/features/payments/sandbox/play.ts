import { setTimeout as wait } from 'node:timers/promises';
import type { SandboxPayment, SandboxStore } from './sandboxStore.ts';
import type { Scenario } from './scenarios.ts';
import { noticeOf, type SandboxEvent } from './wire.ts';

const noticeTimeoutMs = 10_000;

/** Plays a scenario and resolves to the payer's next page, if any. */
export async function play(
  store: SandboxStore,
  payment: SandboxPayment,
  scenario: Scenario,
  { paystackNotices, delayMs }: { paystackNotices: string; delayMs: number },
): Promise<string | undefined> {
  const followUp = async ({ event, change = {} }: NonNullable<Scenario['afterwards']>) => {
    await wait(delayMs, undefined, { ref: false });
    const after = { ...(store.find(payment.reference) ?? payment), ...change };
    store.save(after);
    if (after.protocol === 'paystack') await sendNotice(after, event, paystackNotices);
  };
  const happen = async () => {
    const after = { ...payment, ...scenario.change(payment, delayMs) };
    store.save(after);
    // Paystack sends no notice about a failed payment.
    if (after.protocol === 'paystack' && (after.state === 'open' || after.state === 'failed')) return;
    for (let count = scenario.notices?.count ?? 0; count > 0; count -= 1)
      await sendNotice(after, 'payment', paystackNotices);
    if (scenario.afterwards) void followUp(scenario.afterwards);
  };

  if (scenario.late) void wait(delayMs, undefined, { ref: false }).then(happen);
  else if (scenario.notices?.when === 'before') await happen();
  else {
    store.save({ ...payment, ...scenario.change(payment, delayMs) });
    void happen();
  }
  return { back: payment.returnUrl, cancel: payment.cancelUrl, nowhere: undefined }[scenario.goes];
}

/** Sends the notice once; a lost one is not repeated, like at some providers. */
async function sendNotice(
  payment: SandboxPayment,
  event: SandboxEvent,
  paystackNotices: string,
): Promise<void> {
  const url = payment.protocol === 'paystack' ? paystackNotices : payment.callbackUrl;
  await fetch(url, {
    method: 'POST',
    ...noticeOf(payment, event),
    signal: AbortSignal.timeout(noticeTimeoutMs),
  }).catch(() => {});
}
