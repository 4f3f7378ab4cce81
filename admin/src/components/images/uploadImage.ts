import { maxUploadBytes } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import { HttpError } from 'react-admin';
import { unanswered } from '#providers/httpClient.ts';
import { adminToken, apiUrl } from '#providers/providers.ts';

const types = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

/** What an upload is for: a crest may be drawn (SVG), and keeps its transparent parts. */
export type UploadKind = 'image' | 'crest';

/** The file picker's accepted types. */
export const acceptedFiles = {
  image: 'image/*',
  crest: 'image/svg+xml,image/png,image/jpeg,image/webp',
} as const;

/** Why a file cannot be uploaded, as far as the browser can tell. */
export function problemOf(file: File, kind: UploadKind): string | undefined {
  if (kind === 'crest') {
    if (!acceptedFiles.crest.split(',').includes(file.type)) return messages.group.crestNotAPicture;
  } else if (!types.has(file.type)) return messages.admin.uploadNotAPicture;
  return file.size > maxUploadBytes ? messages.admin.uploadTooLarge : undefined;
}

/**
 * Uploads one image and resolves to its address. Uses XMLHttpRequest, because `fetch` reports no
 * upload progress. Rejects with the server's message; a refused session as an `HttpError` of that
 * status; with the signal's reason when it is aborted.
 */
export function uploadImage(
  file: File,
  kind: UploadKind,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${apiUrl}/api/admin/upload-${kind}`);
    request.setRequestHeader('Accept', 'application/json');
    const token = adminToken.read();
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('error', () => reject(unanswered()));
    request.addEventListener('load', () => {
      const reply = request.response as { imageUrl?: string; error?: string } | null;
      if (request.status === 401) adminToken.end(token, reply?.error ?? '');
      if (request.status === 200 && reply?.imageUrl) resolve(reply.imageUrl);
      else reject(reply?.error ? new HttpError(reply.error, request.status) : unanswered(request.status));
    });
    signal.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason);
    });
    const body = new FormData();
    body.set('image', file);
    request.send(body);
  });
}
