import { messages } from '@year-group/api-types/messages';
import { useCallback, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useReportUploading } from './UploadTracker.tsx';
import { problemOf, type UploadKind, uploadImage } from './uploadImage.ts';

/** A running or failed upload. */
export interface Upload {
  key: string;
  name: string;
  /** Object URL of the image. Empty for a file that is not an image. */
  preview: string;
  /** Progress from 0 to 1. */
  share: number;
  problem?: string;
  /** Cancels the upload. */
  abort: AbortController;
}

/**
 * Uploads chosen files in parallel and passes on their addresses in the order in which the files
 * were chosen.
 */
export function useUploads(onUploaded: (imageUrl: string) => void, kind: UploadKind = 'image') {
  const [uploads, setUploads] = useState<Upload[]>([]);
  /** Settled once every file chosen so far is passed on. */
  const handedOverRef = useRef(Promise.resolve());
  const isUploading = uploads.some(({ problem }) => !problem);
  useReportUploading(isUploading);
  const notify = useNotify();

  const change = useCallback((key: string, fields: Partial<Upload>) => {
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...fields } : each)));
  }, []);

  const remove = useCallback((key: string) => {
    setUploads((all) => {
      const gone = all.find((each) => each.key === key);
      gone?.abort.abort();
      if (gone?.preview) URL.revokeObjectURL(gone.preview);
      return all.filter((each) => each.key !== key);
    });
  }, []);

  /** Resolves to the address of the image, or to undefined when it failed or was cancelled. */
  async function send(file: File, upload: Upload): Promise<string | undefined> {
    const { key, abort } = upload;
    setUploads((all) => [...all, upload]);
    try {
      if (upload.problem) throw new Error(upload.problem);
      return await uploadImage(file, kind, abort.signal, (share) => change(key, { share }));
    } catch (error) {
      if (abort.signal.aborted) return undefined;
      notify(messages.admin.uploadFailed, { type: 'error' });
      change(key, { problem: (error as Error).message });
      return undefined;
    }
  }

  /** Passes an image on once it and all earlier ones are done. */
  async function handOver(
    earlier: Promise<void>,
    sent: Promise<string | undefined>,
    { key, abort }: Upload,
  ): Promise<void> {
    const imageUrl = await sent;
    await earlier;
    // An uploaded image can still be cancelled while it waits for earlier ones.
    if (imageUrl === undefined || abort.signal.aborted) return;
    onUploaded(imageUrl);
    remove(key);
  }

  function start(file: File) {
    const upload = startOf(file, kind);
    handedOverRef.current = handOver(handedOverRef.current, send(file, upload), upload);
  }

  return {
    uploads,
    remove,
    isUploading,
    /** Uploads the files and clears earlier errors. */
    start(files: readonly File[]) {
      for (const { key, problem } of uploads) if (problem) remove(key);
      for (const file of files) start(file);
    },
  };
}

function startOf(file: File, kind: UploadKind): Upload {
  const problem = problemOf(file, kind);
  return {
    key: crypto.randomUUID(),
    name: file.name,
    preview: problem ? '' : URL.createObjectURL(file),
    share: 0,
    abort: new AbortController(),
    ...(problem && { problem }),
  };
}
