import type { ApiReply } from '#lib/transport.ts';

/** A reply with status 200. */
export const ok = (body: unknown): ApiReply => ({ status: 200, body });

/** A refusal as the API words it; `rest` is what it says beyond the sentence. */
export const refused = (status: number, error: string, code = 'internal-error', rest = {}): ApiReply => ({
  status,
  body: { error, message: error, code, ...rest },
});
