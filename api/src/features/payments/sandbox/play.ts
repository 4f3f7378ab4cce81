import { setTimeout as wait } from 'node:timers/promises';
import type { SandboxPayment, SandboxRefund, SandboxStore } from './sandboxStore.ts';
import { paid, type Scenario } from './scenarios.ts';
import { noticeOf, type SandboxEvent } from './wire.ts';

const noticeTimeoutMs = 10_000;

/** Plays a scenario and resolves to the payer's next page, if any. */
export async function play(
  store: SandboxStore,
  payment: SandboxPayment,
  { change = paid, afterwards, notices = 1, isNoticeFirst, goes, isLate }: Scenario,
  { paystackNotices, delayMs }: { paystackNotices: string; delayMs: number },
): Promise<string | undefined> {
  const changed = { ...payment, ...change(payment, delayMs) };
  const followUp = async ({ event, change: later = {} }: NonNullable<Scenario['afterwards']>) => {
    await wait(delayMs, undefined, { ref: false });
    const after = { ...(store.find(payment.reference) ?? payment), ...later };
    store.save(after);
    if (after.protocol === 'paystack') await sendNotice(after, event, paystackNotices);
  };
  const happen = async () => {
    store.save(changed);
    // Paystack sends no notice about a failed payment.
    const { protocol, state } = changed;
    if (protocol === 'paystack' && (state === 'open' || state === 'failed')) return;
    for (let count = notices; count > 0; count -= 1) await sendNotice(changed, 'payment', paystackNotices);
    if (afterwards) void followUp(afterwards);
  };

  if (isLate) void wait(delayMs, undefined, { ref: false }).then(happen);
  else if (isNoticeFirst) await happen();
  else {
    store.save(changed);
    void happen();
  }
  if (goes === 'nowhere') return undefined;
  return goes === 'cancel' ? payment.cancelUrl : payment.returnUrl;
}

/** Sends the notice once; a lost one is not repeated, like at some providers. */
export async function sendNotice(
  payment: SandboxPayment,
  event: SandboxEvent,
  paystackNotices: string,
  refund?: SandboxRefund,
): Promise<void> {
  const url = payment.protocol === 'paystack' ? paystackNotices : payment.callbackUrl;
  await fetch(url, {
    method: 'POST',
    ...noticeOf(payment, event, refund),
    signal: AbortSignal.timeout(noticeTimeoutMs),
  }).catch(() => {});
}
