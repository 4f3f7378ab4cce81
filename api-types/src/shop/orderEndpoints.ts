import { z } from 'zod';
import { idSchema } from '../common/common.ts';
import { byId, type Endpoint, officer } from '../common/endpoint.ts';
import { chosenOptionsSchema } from './listingOptionsSchema.ts';
import {
  orderChangedSchema,
  orderChangeSchema,
  orderInputSchema,
  orderQuerySchema,
  orderSchema,
  ordersChangedSchema,
  ordersChangeSchema,
  orderUndoSchema,
} from './order.ts';

/** The calls for orders. */
export const orderEndpoints = {
  listOrders: {
    method: 'GET',
    path: '/api/orders',
    ...officer('orders.read'),
    summary: 'Orders, newest first',
    query: orderQuerySchema,
    reply: z.array(orderSchema),
  },
  getOrder: {
    method: 'GET',
    path: '/api/orders/:id',
    guard: 'public',
    summary: 'One order, masked without an officer’s token',
    ...byId,
    reply: orderSchema,
  },
  createOrder: {
    method: 'POST',
    path: '/api/orders',
    guard: 'public',
    status: 201,
    summary: 'Place an order',
    body: orderInputSchema,
    reply: orderSchema,
  },
  updateOrder: {
    method: 'PUT',
    path: '/api/orders/:id',
    ...officer('orders.change'),
    summary: 'Change an order’s status',
    ...byId,
    body: orderChangeSchema,
    reply: orderChangedSchema,
  },
  changeOrderLine: {
    method: 'PUT',
    path: '/api/orders/:id/lines/:line',
    guard: 'public',
    summary: 'Choose again for a paid line while its run is open, at the same price',
    params: z.object({ id: idSchema, line: z.string().regex(/^\d{1,2}$/) }),
    body: z.object({ options: chosenOptionsSchema }),
    reply: orderSchema,
  },
  updateOrdersStatus: {
    method: 'POST',
    path: '/api/admin/orders/status',
    ...officer('orders.change'),
    summary: 'Change the status of several orders',
    body: ordersChangeSchema,
    reply: ordersChangedSchema,
  },
  undoOrdersStatus: {
    method: 'POST',
    path: '/api/admin/orders/undo-status',
    ...officer('orders.change'),
    summary: 'Undo a change of status within seconds; its mails are not sent',
    body: orderUndoSchema,
    reply: ordersChangedSchema,
  },
  downloadOrders: {
    method: 'GET',
    path: '/api/admin/orders/download',
    ...officer('orders.export'),
    summary: 'Every order with its items',
    reply: z.array(orderSchema),
  },
  getRevenue: {
    method: 'GET',
    path: '/api/admin/revenue',
    ...officer('revenue.read'),
    summary: 'Total revenue',
    reply: z.object({ totalRevenue: z.number() }),
  },
} as const satisfies Record<string, Endpoint>;
