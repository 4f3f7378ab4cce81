import { z } from 'zod';
import { deletedSchema } from '../common/common.ts';
import { type Endpoint, officer } from '../common/endpoint.ts';
import { restoredSchema, trashChoiceSchema, trashEntrySchema, trashQuerySchema } from './trash.ts';

/** The calls for what was deleted. */
export const trashEndpoints = {
  listTrash: {
    method: 'GET',
    path: '/api/admin/trash',
    ...officer('trash.read'),
    summary: 'Deleted records of the last thirty days, latest first',
    query: trashQuerySchema,
    reply: z.array(trashEntrySchema),
  },
  restoreTrash: {
    method: 'POST',
    path: '/api/admin/trash/restore',
    ...officer('trash.restore'),
    summary: 'Restore deleted records',
    body: trashChoiceSchema,
    reply: restoredSchema,
  },
  emptyTrash: {
    method: 'DELETE',
    path: '/api/admin/trash',
    ...officer('trash.empty'),
    summary: 'Delete records in the trash permanently',
    body: trashChoiceSchema,
    reply: deletedSchema,
  },
} as const satisfies Record<string, Endpoint>;
