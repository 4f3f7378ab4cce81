import type { CollectMethod, DeliveryMethod } from '@year-group/api-types/common/lists';

/** Where an order is collected; absent for a delivery and in letters of earlier versions. */
export interface Collected {
  method: CollectMethod;
  place: string;
}

interface ReceivingTexts {
  place: string;
  fee: string;
  /** What follows the payment. */
  paid: string;
  /** The letter about an order that has left, or that is ready. */
  shipped: { subject: (number: string) => string; preheader: string; title: string; text: string };
  /** The letter about an order that was handed over. */
  delivered: { subject: (number: string) => string; title: string; text: string };
}

const handedOver = {
  subject: (number: string) => `Your order ${number} was handed over`,
  title: 'Your order was handed over',
  text: 'Your order has been handed over to you.',
};

/** What letters say about each way to receive an order. */
const receivingTexts: Record<DeliveryMethod, ReceivingTexts> = {
  'Standard Delivery': {
    place: 'Delivery to',
    fee: 'Delivery',
    paid: 'We are packing your parcel now and write again when it leaves.',
    shipped: {
      subject: (number) => `Your order ${number} is on its way`,
      preheader: 'The parcel has left. The rider will call before they come.',
      title: 'Your parcel is on its way',
      text: 'Your parcel has left. The rider will call the number that you gave us before they come, so please keep your phone near.',
    },
    delivered: {
      subject: (number) => `Your order ${number} has arrived`,
      title: 'Your parcel has arrived',
      text: 'Your parcel has been handed over.',
    },
  },
  'Pick-up': {
    place: 'Pick-up point',
    fee: 'Pick-up',
    paid: 'We are packing your order now and write again when you can pick it up.',
    shipped: {
      subject: (number) => `Your order ${number} is ready for pick-up`,
      preheader: 'You can pick it up now.',
      title: 'Your order is ready for pick-up',
      text: 'You can pick up your order at the place below. Please give your name and the number of your order there.',
    },
    delivered: handedOver,
  },
  'At an event': {
    place: 'Handed out at',
    fee: 'At the event',
    paid: 'We are packing your order now and bring it to the event.',
    shipped: {
      subject: (number) => `Your order ${number} is packed for the event`,
      preheader: 'We bring it along.',
      title: 'Your order is packed for the event',
      text: 'We bring your order to the event below. Please give your name and the number of your order there.',
    },
    delivered: handedOver,
  },
};

/** The texts for an order's way. */
export const textsFor = (collected: Collected | undefined): ReceivingTexts =>
  receivingTexts[collected?.method ?? 'Standard Delivery'];
