import { z } from 'zod';
import { deletedSchema } from './common.ts';
import type { Endpoint } from './endpoint.ts';
import { restoredSchema, trashChoiceSchema, trashEntrySchema, trashQuerySchema } from './trash.ts';

/** The calls for what was deleted. */
export const trashEndpoints = {
  listTrash: {
    method: 'GET',
    path: '/api/admin/trash',
    guard: 'admin',
    status: 200,
    summary: 'What was deleted in the last thirty days, the latest first',
    query: trashQuerySchema,
    reply: z.array(trashEntrySchema),
  },
  restoreTrash: {
    method: 'POST',
    path: '/api/admin/trash/restore',
    guard: 'admin',
    status: 200,
    summary: 'Bring deleted records back',
    body: trashChoiceSchema,
    reply: restoredSchema,
  },
  emptyTrash: {
    method: 'DELETE',
    path: '/api/admin/trash',
    guard: 'admin',
    status: 200,
    summary: 'Delete records in the trash for good',
    body: trashChoiceSchema,
    reply: deletedSchema,
  },
} as const satisfies Record<string, Endpoint>;
