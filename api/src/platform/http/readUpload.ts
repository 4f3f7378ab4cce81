import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';

/** The one file that a call takes as multipart form data, and the sentences for other input. */
export interface UploadedFile {
  field: string;
  maxBytes: number;
  missing: string;
  notMultipart: string;
  tooLarge: string;
  several: string;
  broken: string;
}

/** Reads the file of a request into memory; throws 400, 413 or 415. */
export async function readUpload(request: FastifyRequest, file: UploadedFile): Promise<Buffer> {
  if (!request.isMultipart()) throw new HttpError(415, 'unsupported-media', file.notMultipart);
  const missing = () => new HttpError(400, 'validation-failed', file.missing);
  try {
    let body: Buffer | undefined;
    for await (const part of request.files({ limits: { fileSize: file.maxBytes } })) {
      if (part.fieldname !== file.field) throw missing();
      body = await part.toBuffer();
    }
    if (!body) throw missing();
    return body;
  } catch (error) {
    throw error instanceof HttpError ? error : describe(error, file);
  }
}

function describe(error: unknown, { tooLarge, several, broken }: UploadedFile): HttpError {
  const { code } = error as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new HttpError(413, 'too-large', tooLarge);
  if (code === 'FST_FILES_LIMIT') return new HttpError(400, 'validation-failed', several);
  return new HttpError(400, 'malformed-request', broken);
}
