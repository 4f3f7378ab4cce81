import { maxBrandFileBytes } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import { HttpError } from 'react-admin';
import { unanswered } from '#providers/httpClient.ts';
import { adminToken, apiUrl, refusals } from '#providers/providers.ts';

/** Sends a request whose body or reply is a file, and rejects with the server's message. */
async function send(init: RequestInit): Promise<Response> {
  const token = adminToken.read();
  const reply = await fetch(`${apiUrl}/api/admin/brand-file`, {
    ...init,
    headers: { Authorization: `Bearer ${token ?? ''}` },
  }).catch(() => {
    throw unanswered();
  });
  if (reply.ok) return reply;
  const body = (await reply.json().catch(() => null)) as { error?: string } | null;
  if (reply.status === 401) adminToken.end(token, body?.error ?? '');
  throw body?.error ? new HttpError(body.error, reply.status, body) : unanswered(reply.status);
}

/** The record with its pictures, as a file. */
export const readBrandFile = async (): Promise<Blob> => (await refusals(() => send({}))).blob();

/** Publishes everything in a brand file, or nothing. */
export async function publishBrandFile(file: File): Promise<void> {
  if (file.size > maxBrandFileBytes) throw new Error(messages.group.brandFileTooLarge);
  const body = new FormData();
  body.set('file', file);
  await refusals(() => send({ method: 'POST', body }));
}
