import { maxBrandFileBytes } from '@year-group/api-types/limits';
import { messages } from '@year-group/api-types/messages';
import { HttpError } from 'react-admin';
import { unanswered } from '#providers/httpClient.ts';
import { adminToken, apiUrl } from '#providers/providers.ts';

/** Sends a request whose body or reply is a file, and rejects with the server's message. */
async function send(init: RequestInit): Promise<Response> {
  const reply = await fetch(`${apiUrl}/api/admin/brand-file`, {
    ...init,
    headers: { Authorization: `Bearer ${adminToken.read() ?? ''}` },
  }).catch(() => {
    throw unanswered();
  });
  if (reply.ok) return reply;
  const { error } = ((await reply.json().catch(() => null)) ?? {}) as { error?: string };
  throw error ? new HttpError(error, reply.status) : unanswered(reply.status);
}

/** The record with its pictures, as a file. */
export const readBrandFile = async (): Promise<Blob> => (await send({})).blob();

/** Publishes everything in a brand file, or nothing. */
export async function publishBrandFile(file: File): Promise<void> {
  if (file.size > maxBrandFileBytes) throw new Error(messages.group.brandFileTooLarge);
  const body = new FormData();
  body.set('file', file);
  await send({ method: 'POST', body });
}
