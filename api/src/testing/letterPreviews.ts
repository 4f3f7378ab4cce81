import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sender } from '#platform/mail/layout/letter.ts';
import { referenceColours } from '#platform/mail/layout/palette.ts';
import { type DataOf, renderMail, type TemplateName } from '#platform/mail/templates.ts';

const order: DataOf<'order-received'> = {
  orderId: '7b0c5d1e-2f58-4a0e-9a55-3f8e6a1c9b10',
  customerName: 'Ama Owusu-Ansah',
  shippingAddress: '12 Boundary Road, Adum, Kumasi',
  lines: [
    { title: 'Anniversary polo shirt', quantity: 2, pricePesewas: 18_000 },
    {
      title: 'Fifty Years on the Hill: a history of a school and its people, second edition',
      quantity: 1,
      pricePesewas: 9550,
    },
  ],
  deliveryPesewas: 1980,
  totalPesewas: 47_530,
};

const run = {
  orderId: order.orderId,
  customerName: order.customerName,
  title: 'Anniversary polo shirt',
};

/** An example group. */
export const previewGroup: Sender['group'] = {
  name: 'Class of 2003',
  shortName: 'Class of 2003',
  school: 'Old students of the school on the hill',
  motto: 'Once together, always together.',
};

const linkToken = 'Vn3kq0T5xXw1mZ8cYbR7uJ2sLdHf4aPgEoIi9KtQyBc';

/** Each mail as sent to an example reader. */
export const previews: { [Name in TemplateName]: DataOf<Name> } = {
  welcome: { fullName: 'Kwame Mensah', memberId: '01890000-0000-7000-8000-00000000abcd' },
  registered: { fullName: 'Kwame Mensah', awaiting: ['email-proof', 'admission'] },
  admitted: { fullName: 'Kwame Mensah' },
  refused: {
    fullName: 'Kwame Mensah',
    reason: 'Nobody of your house remembers you, and the school has no record of your name.',
  },
  'applicant-question': {
    fullName: 'Kwame Mensah',
    question: 'Who was your housemaster in form three?\nAnd which class were you in?',
  },
  'email-changed': { fullName: 'Kwame Mensah', newEmail: 'k•••@example.com' },
  'verification-code': { fullName: 'Kwame Mensah', code: '482913' },
  'order-received': order,
  'order-paid': { ...order, paidAt: '2026-11-02T20:15:00.000Z', isPreOrder: false },
  'order-payment-link': { ...order, hasFailed: true },
  'order-place': {
    ...order,
    deliveryPesewas: 0,
    totalPesewas: 45_550,
    collected: {
      method: 'At an event',
      place: 'Annual Dinner, National Theatre, Accra (12 December 2026 at 6:30 pm)',
    },
    isCancelled: false,
  },
  'order-shipped': order,
  'order-delivered': order,
  'order-expired': order,
  'order-cancelled': { ...order, wasPaid: true, heldPesewas: order.totalPesewas },
  'run-reached': { ...run, expectedOn: '2026-12-18' },
  'run-failed': run,
  'run-open': {
    listingId: '01890000-0000-7000-8000-00000000abce',
    title: run.title,
    closesAt: '2026-12-01T18:00:00.000Z',
  },
  'event-cancelled': {
    eventId: '01890000-0000-7000-8000-00000000abcf',
    title: 'Annual Dinner',
    startsAt: '2026-12-12T18:30:00.000Z',
    location: 'National Theatre, Accra',
  },
  'handover-test': { code: '482913' },
  failures: {
    failures: [
      { source: 'paystack, check', count: 12, status: 401, at: '2026-11-02T20:15:00Z' },
      { source: 'background work, send-mail', count: 1, status: null, at: '2026-11-02T18:02:00Z' },
    ],
  },
  'log-week': {
    week: 34,
    total: 1287,
    newestHash: '3b0835bd566c4332524d4de0906c95579feb482bf2e9b4ae772b5023a57e1d72',
    faults: 0,
  },
  'officer-invitation': { fullName: 'Kwame Mensah', by: 'Ama Owusu', roles: 'treasurer', token: linkToken },
  'officer-let-in': { fullName: 'Kwame Mensah', by: 'Ama Owusu', token: linkToken },
  'officer-let-in-done': { fullName: 'Kwame Mensah', by: 'Ama Owusu' },
  'officer-device': {
    fullName: 'Kwame Mensah',
    device: 'Chrome on Android',
    network: '197.251.4.0/24',
    at: '2026-11-02T20:15:00.000Z',
  },
  'officer-sign-in': { fullName: 'Kwame Mensah', change: 'A passkey was added: Phone.' },
  'officer-roles': { fullName: 'Kwame Mensah', by: 'Ama Owusu', roles: 'treasurer, editor' },
  'officer-email': { fullName: 'Kwame Mensah', by: 'Ama Owusu', newEmail: 'k•••@example.com' },
  'payout-details': { fullName: 'Kwame Mensah', by: 'Ama Owusu' },
};

/** Writes every mail as HTML and text into a folder; images come from `publicUrl`. */
export async function writePreviews(folder: string, publicUrl: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of Object.keys(previews) as TemplateName[]) {
    const { html, text } = renderMail(name, previews[name], {
      group: previewGroup,
      publicUrl,
      colours: referenceColours,
      iconQuery: '',
    });
    await writeFile(join(folder, `${name}.html`), html);
    await writeFile(join(folder, `${name}.txt`), text);
  }
}

if (import.meta.main)
  await writePreviews(process.argv[2] ?? 'mail-previews', process.argv[3] ?? 'http://localhost:3000');
