import { maxPageSize } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setContentRange } from '#platform/db/paging.ts';
import { HttpError, notFound } from '#platform/http/errors.ts';
import { route } from '#platform/http/route.ts';
import { createCallLimit } from '#platform/security/callLimits.ts';
import { hasRight } from '#platform/security/demandRight.ts';
import type { KnownSession } from '#platform/security/guards.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import type { DeliveryService } from '../delivery/deliveryService.ts';
import { prepareEventOrders } from './eventOrders.ts';
import { changeLine } from './lineChange.ts';
import { presentOrder, withLineRuns } from './orderDetailsService.ts';
import { readAllOrders, readOrders } from './orderList.ts';
import { createOrderRepository } from './orderRepository.ts';
import { createOrderService } from './orderService.ts';
import { totalRevenue } from './orderSumsService.ts';
import { createOrderUndo } from './orderUndo.ts';
import { createStatusChanges } from './statusChanges.ts';

const maxKeyLength = 200;
const viewerOf = (session: KnownSession | null) => (hasRight(session, 'orders.read') ? 'admin' : 'anyone');

/** Orders: anyone places one and reads it by its id, officers read and change all. */
export async function orderRoutes(
  app: FastifyInstance,
  services: Services,
  delivery: DeliveryService,
): Promise<void> {
  await prepareEventOrders(services);
  const orders = createOrderRepository(services.db);
  const service = createOrderService(services, delivery);
  const statusChanges = createStatusChanges(services);
  const undo = createOrderUndo(services);
  const countOrder = createCallLimit(services, 'order');

  route(app, 'createOrder', async ({ body, request, session }) => {
    await countOrder(request.ip);
    return presentOrder(await service.place(body, idempotencyKey(request)), viewerOf(session));
  });

  const show = async (id: string, session: KnownSession | null) =>
    withLineRuns(
      services.db,
      (await orders.find(id)) ?? notFound(messages.orders.notFound),
      viewerOf(session),
    );
  route(app, 'getOrder', ({ params, session }) => show(params.id, session));

  route(app, 'changeOrderLine', async ({ params, body, request, session }) => {
    await countOrder(request.ip);
    await changeLine(services, params, body.options);
    return show(params.id, session);
  });

  route(app, 'listOrders', async ({ query, reply }) => {
    // The pick list is read at once; all orders at once are a download, with a right and a log entry of its own.
    const isPickList = query.isMade && query.status === 'paid';
    const page = isPickList ? query : { ...query, limit: query.limit ?? maxPageSize };
    const { rows, total } = await readOrders(services.db, page);
    setContentRange(reply, 'orders', page, rows.length, total);
    return rows.map((row) => presentOrder(row, 'admin'));
  });

  route(app, 'updateOrder', async ({ params, body, session }) => {
    const move = await statusChanges.move(params.id, body, session);
    const order = (await orders.find(params.id)) ?? notFound(messages.orders.notFound);
    const offered = await undo.offer(move ? [move] : []);
    return { ...presentOrder(order, 'admin'), ...(offered && { undo: offered }) };
  });

  route(app, 'updateOrdersStatus', async ({ body, session }) => {
    const { moves: made, ...changed } = await statusChanges.moveMany(body, session);
    const offered = await undo.offer(made);
    return { ...changed, ...(offered && { undo: offered }) };
  });

  route(app, 'undoOrdersStatus', ({ body }) => undo.undo(body.undo));

  route(app, 'downloadOrders', async () => {
    const rows = await readAllOrders(services.db);
    await logActions(services.db, [{ action: 'export', target: 'orders', detail: `${rows.length}` }]);
    return rows.map((row) => presentOrder(row, 'admin'));
  });

  route(app, 'getRevenue', async () => ({ totalRevenue: await totalRevenue(services.db) }));
}

function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key === 'string' && key.length <= maxKeyLength) return key;
  throw new HttpError(400, 'validation-failed', `Idempotency-Key has at most ${maxKeyLength} characters.`);
}
