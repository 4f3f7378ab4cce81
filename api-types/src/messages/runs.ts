export const notFound = 'Pre-order not found';
export const closed = (title: string) =>
  `${title} cannot be ordered now: its pre-order is closed. You can ask to be told when the next one opens.`;
export const hasUpcoming = 'This listing already has a pre-order that is planned or open.';
export const notNow = (state: string) => `This is not possible: the pre-order is ${state}.`;
export const closesInPast = 'The closing time is in the past.';
export const notAllRefunded = 'Some buyers have not been refunded yet.';
export const listingHasRun =
  'This listing has a pre-order that has not ended. End it, or delete its draft, first.';
export const noLine = 'Line not found';
export const notChangeable = 'The choice can no longer be changed: the pre-order is closed.';
export const otherPrice = (title: string, price: string) =>
  `${title} costs ${price} with this choice, so it cannot be exchanged. Please ask us.`;
export const nothingToRefund = 'There is nothing to refund for this order.';
export const returnedAlready = (returned: string, left: string) =>
  `${returned} of this order went back already. ${left} is left to refund for these pieces.`;
export const refundUnderway = 'This refund is being carried out. Please look again in a minute.';
export const refundByHand =
  'The payment provider cannot return this payment. Return the money yourself, and note the proof.';
export const refundSilent =
  'The payment provider did not answer. Press again in a minute: nothing is returned twice.';
export const waitingListed = 'We will write to you once, when the next pre-order opens.';
export const openNow = 'This can be ordered now: its pre-order is open.';
export const none = 'There are no pre-orders yet.';
export const listFailed = 'The pre-orders could not be read.';
export const readFailed = 'The pre-order could not be read.';
export const handOutFailed = 'The list for handing out could not be read.';
export const nothingToHandOut = 'There is nothing to hand out.';
export const noSuchBuyer = 'Nobody on this list has this name or number.';
export const handedOut = (done: number, all: number) => `${done} of ${all} handed out`;
export const handedOutTo = (name: string) => `Handed out to ${name}`;
export const notHandedOutTo = (name: string) => `Not handed out to ${name}`;
