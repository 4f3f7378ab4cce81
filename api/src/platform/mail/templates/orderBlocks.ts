import { formatLongDate } from '@year-group/api-types/common/dates';
import { formatPesewas } from '@year-group/api-types/common/money';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import { pages } from '@year-group/api-types/system/pages';
import type { Block, Sender } from '../layout/letter.ts';
import { type Collected, textsFor } from './receiving.ts';

/** The data of every mail about an order; amounts are pesewas. */
export interface OrderMailData {
  orderId: string;
  customerName: string;
  shippingAddress: string;
  collected?: Collected;
  lines: { title: string; quantity: number; pricePesewas: number }[];
  deliveryPesewas: number;
  totalPesewas: number;
}

/** Why the buyer gets the letter, at its foot. */
export const reason = 'You receive this letter because you ordered from the shop of the group.';

/** The lines, with what receiving costs and the total. */
export const bill = ({ lines, collected, deliveryPesewas, totalPesewas }: OrderMailData): Block => ({
  kind: 'bill',
  lines: lines.map(({ title, quantity, pricePesewas }) => [
    quantity === 1 ? title : `${title} × ${quantity}`,
    formatPesewas(pricePesewas * quantity),
  ]),
  totals: [
    [textsFor(collected).fee, formatPesewas(deliveryPesewas)],
    ['Total', formatPesewas(totalPesewas)],
  ],
});

/** Number, day of payment and where the order is received. */
export const facts = ({ orderId, shippingAddress, collected }: OrderMailData, paidAt?: string): Block => ({
  kind: 'facts',
  facts: [
    ['Order', orderNumber(orderId)],
    ...(paidAt ? [['Paid on', formatLongDate(paidAt)] satisfies [string, string]] : []),
    [textsFor(collected).place, collected?.place ?? shippingAddress],
  ],
});

/** A button to the page of the order. */
export const seeOrder = ({ orderId }: { orderId: string }, { publicUrl }: Sender): Block => ({
  kind: 'button',
  label: 'See the order',
  href: publicUrl + pages.paymentStatus.to(orderId),
});

/** A button to the shop. */
export const backToShop = ({ publicUrl }: Sender): Block => ({
  kind: 'button',
  label: 'Back to the shop',
  href: publicUrl + pages.shop.to(),
});
