import type { Letter, RenderedMail, Sender } from './layout/letter.ts';
import { renderHtml } from './layout/renderHtml.ts';
import { renderText } from './layout/renderText.ts';
import { admissionLetters } from './templates/admission.ts';
import { eventLetters } from './templates/events.ts';
import { memberLetters } from './templates/members.ts';
import { officerLetters } from './templates/officers.ts';
import { operationsLetters } from './templates/operations.ts';
import { orderLetters } from './templates/orders.ts';
import { runLetters } from './templates/runs.ts';

/** Every letter of the product by its template name in the outbox. */
const templates = {
  ...memberLetters,
  ...admissionLetters,
  ...orderLetters,
  ...eventLetters,
  ...runLetters,
  ...operationsLetters,
  ...officerLetters,
};

/** Mails that contain a secret: the outbox stores them sealed. */
export const sealedTemplates: ReadonlySet<string> = new Set<TemplateName>([
  'verification-code',
  'handover-test',
  'officer-invitation',
  'officer-let-in',
]);

export type TemplateName = keyof typeof templates;
/** The data of the mail with this name. */
export type DataOf<Name extends TemplateName> = Parameters<(typeof templates)[Name]>[0];

/** Renders a mail as HTML and as plain text; throws on an unknown name. */
export function renderMail<Name extends TemplateName>(
  name: Name,
  data: DataOf<Name>,
  sender: Sender,
): RenderedMail {
  // The outbox is written through the typed `write`, so name and data match.
  const template = templates[name] as ((data: DataOf<Name>, sender: Sender) => Letter) | undefined;
  if (!template) throw new Error(`There is no mail template ${name}.`);
  const letter = template(withoutLinksIn(data), sender);
  return { subject: letter.subject, html: renderHtml(letter, sender), text: renderText(letter, sender) };
}

/** Text from strangers that mails repeat must not turn our mails into carriers of their links. */
const typedFields: ReadonlySet<string> = new Set(['customerName', 'fullName', 'by', 'shippingAddress']);

/** The data of a mail, with names and addresses on one line and without links. */
function withoutLinksIn<Data extends object>(data: Data): Data {
  const entries = Object.entries(data).map(([name, value]) =>
    typedFields.has(name) && typeof value === 'string' ? [name, withoutLinks(value)] : [name, value],
  );
  return Object.fromEntries(entries) as Data;
}

/** A text without web addresses, or dots that mail programs would turn into links. */
export function withoutLinks(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\S*(?::\/\/|\bwww\.)\S*/giu, ' ')
    .replace(/(?<=\S)[.\u3002](?=[^\s.,;)])/gu, '. ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
