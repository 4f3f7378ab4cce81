import type { EndpointName } from '@year-group/api-types/endpoints';

/**
 * Calls of the contract that the server does not answer yet. The contract test fails when one of them is answered and
 * still stands here, so the list can only shrink; when it is empty, this file goes.
 */
export const notYetRegistered: readonly EndpointName[] = [
  'getRevenue',
  'listOrders',
  'getOrder',
  'createOrder',
  'updateOrder',
  'startPayment',
];
