import { describe, expect, it } from 'vitest';
import { previewGroup, previews } from '#testing/letterPreviews.ts';
import { referenceColours } from './layout/palette.ts';
import { type DataOf, renderMail, type TemplateName } from './templates.ts';

const sender = {
  group: previewGroup,
  publicUrl: 'https://yeargroup.example',
  colours: referenceColours,
  iconQuery: '',
};
const names = Object.keys(previews) as TemplateName[];

/** The data with every text replaced, at any depth. */
function replaceTexts(data: unknown, text: string): unknown {
  // A way to receive an order is one of a list, which nobody types.
  if (data === 'At an event') return data;
  if (typeof data === 'string') return Number.isNaN(Date.parse(data)) ? text : data;
  if (Array.isArray(data)) return data.map((each) => replaceTexts(each, text));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, replaceTexts(value, text)]));
}

describe.each(names)('the mail %s', (name) => {
  const { subject, html, text } = renderMail(name, previews[name], sender);

  it('shows every given text as text, and runs none', () => {
    const hostile = '<img src=x onerror=alert(1)>"\'&';
    const rendered = renderMail(name, replaceTexts(previews[name], hostile) as DataOf<typeof name>, sender);
    expect(rendered.html).not.toContain('<img src=x');
    expect(rendered.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
    expect(rendered.text).toContain(hostile);
  });

  it('is signed with the name and motto of the group, as text', () => {
    const group = { name: '<b>Girls & Co</b>', shortName: 'Girls', school: '<i>', motto: '' };
    const rendered = renderMail(name, previews[name], { ...sender, group });
    expect(rendered.html).toContain('&lt;b&gt;Girls &amp; Co&lt;/b&gt;');
    expect(rendered.html).not.toContain('<i>');
    expect(rendered.text).toContain('-- \n<b>Girls & Co</b>\nhttps://yeargroup.example\n');
    expect(rendered.text + rendered.subject).not.toContain(previewGroup.name);
  });

  it('has the same content in plain text, without tags', () => {
    expect(text).not.toMatch(/<[a-z/]/);
    for (const href of html.matchAll(/href="([^"]+)"/g)) {
      const link = String(href[1]).replaceAll('&amp;', '&').replace(/\/$/, '');
      expect(text).toContain(link);
    }
  });

  it('links to this site only, by absolute addresses', () => {
    for (const [, address] of html.matchAll(/(?:href|src)="([^"]+)"/g))
      expect(address).toMatch(/^https:\/\/yeargroup\.example\//);
  });

  it('has a subject of one line, a preheader, the crest and a dark look', () => {
    expect(subject).toMatch(/^[^\r\n]{10,78}$/);
    expect(html).toMatch(/display:none[^>]*>[^<]{20,}/);
    expect(html).toContain('src="https://yeargroup.example/icon-192.png"');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('prefers-color-scheme:dark');
  });
});

it('shows the order total, to the pesewa', () => {
  const { text } = renderMail('order-paid', previews['order-paid'], sender);
  expect(text).toContain('Anniversary polo shirt × 2: GH₵360.00');
  expect(text).toContain('Delivery: GH₵19.80\nTotal: GH₵475.30');
  expect(text).toContain('Paid on: November 2, 2026');
});

it.each([
  ['URGENT: pay here https://evil.example/x?a=b\r\nnow', 'URGENT: pay here now'],
  ['www.evil.example Ama', 'Ama'],
  ['Ama evil.example', 'Ama evil. example'],
  ['हिन्दी.evil.example', 'हिन्दी. evil. example'],
  ['i❤.ws/win', 'i❤. ws/win'],
  ['\u202Eevil\u200B.example', 'evil. example'],
  ['J.K. Mensah-Ofori Jr.', 'J. K. Mensah-Ofori Jr.'],
  ['Ama (St. Peter’s...)', 'Ama (St. Peter’s...)'],
  ['Nii Ayi\nKwei', 'Nii Ayi Kwei'],
])('writes the name %j as %j: without link and line break', (customerName, shown) => {
  const named = { ...previews['order-received'], customerName, shippingAddress: customerName };
  const { text, html } = renderMail('order-received', named, sender);
  expect(text).toContain(`Dear ${shown},\n`);
  expect(text).toContain(`Delivery to: ${shown}`);
  expect(html).not.toContain('evil.example');
  const welcome = renderMail('welcome', { ...previews.welcome, fullName: customerName }, sender);
  expect(welcome.text + welcome.html).not.toContain('evil.example');
});

it('promises a refund only to those who paid', () => {
  const draw = (wasPaid: boolean, heldPesewas: number) =>
    renderMail('order-cancelled', { ...previews['order-cancelled'], wasPaid, heldPesewas }, sender).text;
  expect(draw(true, 6000)).toContain('The GH₵60.00 that we hold for you goes back the way it came');
  expect(draw(true, 0)).toContain('has been returned');
  expect(draw(false, 0)).toContain('Nothing was charged');
});

it('refuses an unknown template', () => {
  expect(() => renderMail('gossip' as TemplateName, previews.welcome, sender)).toThrow('no mail template');
});
