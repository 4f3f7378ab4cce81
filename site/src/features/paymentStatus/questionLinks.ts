import type { GroupShell } from '@year-group/api-types/group';
import { orderNumber } from '@year-group/api-types/orderNumber';
import { contactLinks } from '#lib/contacts.ts';

/**
 * Ways to ask the group about an order, each with its number in the message. WhatsApp needs the
 * phone number in international form.
 */
export function questionLinks(contact: GroupShell['contact'], orderId: string) {
  const { email, phone } = contact;
  const words = encodeURIComponent(`A question about order ${orderNumber(orderId)}`);
  const digits = phone.startsWith('+') && phone.replace(/\D/g, '');
  return [
    ...(digits ? [{ label: 'On WhatsApp', href: `https://wa.me/${digits}?text=${words}` }] : []),
    ...(email ? [{ label: email, href: `mailto:${email}?subject=${words}` }] : []),
    ...contactLinks({ ...contact, email: '' }),
  ];
}
