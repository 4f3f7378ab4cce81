import { z } from 'zod';
import { deletedSchema } from '../common/common.ts';
import { byId, type Endpoint, officer } from '../common/endpoint.ts';
import {
  handOutLineSchema,
  handOutTickSchema,
  runBoardSchema,
  runChangeSchema,
  runInputSchema,
  runRefundInputSchema,
  runSchema,
} from './run.ts';
import { runSteps } from './runStates.ts';

/** The calls for runs, the pre-orders of a listing. */
export const runEndpoints = {
  listRuns: {
    method: 'GET',
    path: '/api/admin/runs',
    ...officer('orders.read'),
    summary: 'Every run, newest first',
    reply: z.array(runSchema),
  },
  createRun: {
    method: 'POST',
    path: '/api/admin/runs',
    ...officer('listings.change'),
    status: 201,
    summary: 'Plan a run of a listing',
    body: runInputSchema,
    reply: runSchema,
  },
  getRun: {
    method: 'GET',
    path: '/api/admin/runs/:id',
    ...officer('orders.read'),
    summary: 'One run with the printer’s sheet and bill, its buyers, who waits and who has not paid',
    ...byId,
    reply: runBoardSchema,
  },
  updateRun: {
    method: 'PUT',
    path: '/api/admin/runs/:id',
    ...officer('listings.change'),
    summary: 'Change a run',
    ...byId,
    body: runChangeSchema,
    reply: runSchema,
  },
  deleteRun: {
    method: 'DELETE',
    path: '/api/admin/runs/:id',
    ...officer('listings.change'),
    summary: 'Delete the draft of a run',
    ...byId,
    reply: deletedSchema,
  },
  stepRun: {
    method: 'POST',
    path: '/api/admin/runs/:id/step',
    ...officer('orders.change'),
    summary: 'Open a run, or move it on to its next state',
    ...byId,
    body: z.object({ step: z.enum(runSteps, `step is one of ${runSteps.join(', ')}`) }),
    reply: runSchema,
  },
  refundRun: {
    method: 'POST',
    path: '/api/admin/runs/:id/refunds',
    ...officer('payments.refund'),
    summary: 'Return the money of one order, by the provider or by hand; repeating it changes nothing',
    ...byId,
    body: runRefundInputSchema,
    reply: runBoardSchema,
  },
  listHandOut: {
    method: 'GET',
    path: '/api/admin/runs/:id/hand-out',
    ...officer('orders.read'),
    summary: 'The list for handing out, by name',
    ...byId,
    reply: z.array(handOutLineSchema),
  },
  tickHandOut: {
    method: 'PUT',
    path: '/api/admin/run-lines/:id',
    ...officer('orders.change'),
    summary: 'Tick a line as handed out; may be repeated, the latest time counts',
    ...byId,
    body: handOutTickSchema,
    reply: handOutLineSchema,
  },
} as const satisfies Record<string, Endpoint>;
