import type { Letter, RenderedMail, Sender } from './layout/letter.ts';
import { renderHtml } from './layout/renderHtml.ts';
import { renderText } from './layout/renderText.ts';
import { admitted, applicantQuestion, refused, registered } from './templates/admission.ts';
import { emailChanged } from './templates/emailChanged.ts';
import { failures } from './templates/failures.ts';
import {
  orderCancelled,
  orderDelivered,
  orderExpired,
  orderPaid,
  orderReceived,
  orderShipped,
} from './templates/orders.ts';
import { verificationCode } from './templates/verificationCode.ts';
import { welcome } from './templates/welcome.ts';
import { withoutLinksIn } from './withoutLinks.ts';

/** Every mail of the product by its template name in the outbox. */
const templates = {
  welcome,
  registered,
  admitted,
  refused,
  'applicant-question': applicantQuestion,
  'email-changed': emailChanged,
  'verification-code': verificationCode,
  'order-received': orderReceived,
  'order-paid': orderPaid,
  'order-shipped': orderShipped,
  'order-delivered': orderDelivered,
  'order-cancelled': orderCancelled,
  'order-expired': orderExpired,
  failures,
} as const;

/** Mails that contain a secret: the outbox stores them sealed. */
export const sealedTemplates: ReadonlySet<string> = new Set<TemplateName>(['verification-code']);

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
