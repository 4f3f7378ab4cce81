import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sender } from './layout/letter.ts';
import { referenceColours } from './layout/palette.ts';
import { type DataOf, renderMail, type TemplateName } from './templates.ts';

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

/** An example group. */
export const previewGroup: Sender['group'] = {
  name: 'Class of 2003',
  shortName: 'Class of 2003',
  school: 'Old students of the school on the hill',
  motto: 'Once together, always together.',
};

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
  'order-paid': { ...order, paidAt: '2026-11-02T20:15:00.000Z' },
  'order-shipped': order,
  'order-delivered': order,
  'order-expired': order,
  'order-cancelled': { ...order, wasPaid: true },
  failures: {
    failures: [
      { source: 'paystack, check', count: 12, status: 401, at: '2026-11-02T20:15:00Z' },
      { source: 'background work, send-mail', count: 1, status: null, at: '2026-11-02T18:02:00Z' },
    ],
  },
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
