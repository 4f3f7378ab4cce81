import { z } from 'zod';
import { deletedSchema } from '../common/common.ts';
import type { Endpoint } from '../common/endpoint.ts';
import { restoredSchema, trashChoiceSchema, trashEntrySchema, trashQuerySchema } from './trash.ts';

/** The calls for what was deleted. */
export const trashEndpoints = {
  listTrash: {
    method: 'GET',
    path: '/api/admin/trash',
    guard: 'admin',
    right: 'trash.read',
    summary: 'Deleted records of the last thirty days, latest first',
    query: trashQuerySchema,
    reply: z.array(trashEntrySchema),
  },
  restoreTrash: {
    method: 'POST',
    path: '/api/admin/trash/restore',
    guard: 'admin',
    right: 'trash.restore',
    summary: 'Restore deleted records',
    body: trashChoiceSchema,
    reply: restoredSchema,
  },
  emptyTrash: {
    method: 'DELETE',
    path: '/api/admin/trash',
    guard: 'admin',
    right: 'trash.empty',
    summary: 'Delete records in the trash permanently',
    body: trashChoiceSchema,
    reply: deletedSchema,
  },
} as const satisfies Record<string, Endpoint>;
