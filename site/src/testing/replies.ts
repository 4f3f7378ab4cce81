import type { ApiReply } from '#lib/transport.ts';

/** A reply with status 200. */
export const ok = (body: unknown): ApiReply => ({ status: 200, body });

/** A refusal in the API's format. `rest` holds its other fields. */
export const refused = (status: number, error: string, code = 'internal-error', rest = {}): ApiReply => ({
  status,
  body: { error, message: error, code, ...rest },
});
