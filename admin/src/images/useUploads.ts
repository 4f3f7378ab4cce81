import { messages } from '@year-group/api-types/messages';
import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import { useGuarded } from '../providers/useGuarded.ts';
import { problemOf, uploadImage } from './uploadImage.ts';

/** One file on its way to the server, or one that did not get there. */
export interface Upload {
  key: string;
  name: string;
  /** Address of the picture in this browser; empty for a file that is none. */
  preview: string;
  /** Part of it that has gone out, 0 to 1. */
  share: number;
  problem?: string;
}

/** Sends chosen files to the server, several at once, and hands over each address that comes back. */
export function useUploads(onUploaded: (imageUrl: string) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const guarded = useGuarded();
  const notify = useNotify();

  const change = useCallback((key: string, fields: Partial<Upload>) => {
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...fields } : each)));
  }, []);

  const remove = useCallback((key: string) => {
    setUploads((all) => {
      const gone = all.find((each) => each.key === key);
      if (gone?.preview) URL.revokeObjectURL(gone.preview);
      return all.filter((each) => each.key !== key);
    });
  }, []);

  async function send(file: File) {
    const key = crypto.randomUUID();
    const problem = problemOf(file);
    const preview = problem ? '' : URL.createObjectURL(file);
    setUploads((all) => [...all, { key, name: file.name, preview, share: 0, ...(problem && { problem }) }]);
    try {
      if (problem) throw new Error(problem);
      onUploaded(await guarded(uploadImage(file, (share) => change(key, { share }))));
      remove(key);
    } catch (error) {
      notify(messages.admin.uploadFailed, { type: 'error' });
      change(key, { problem: (error as Error).message });
    }
  }

  return {
    uploads,
    remove,
    isUploading: uploads.some(({ problem }) => !problem),
    /** Sends the files; problems that earlier ones had are forgotten. */
    start(files: readonly File[]) {
      for (const { key, problem } of uploads) if (problem) remove(key);
      for (const file of files) void send(file);
    },
  };
}
