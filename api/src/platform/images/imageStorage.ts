import type { Readable } from 'node:stream';

/** Storage of image files. Names are plain: letters, digits, dots and hyphens. */
export interface ImageStorage {
  /** Stores a file atomically. */
  put(name: string, body: Uint8Array): Promise<void>;
  /** Opens a file for reading; undefined when there is none. */
  read(name: string): Promise<{ size: number; stream: () => Readable } | undefined>;
  /** Removes a file; a missing one is no error. */
  remove(name: string): Promise<void>;
  names(): AsyncIterable<string>;
  /** Throws when nothing can be stored. */
  check(): Promise<void>;
}

/** Whether a name could be one of ours; others, such as paths, are refused. */
export function isImageName(name: string): boolean {
  return name.length <= 200 && /^[a-z0-9][a-z0-9-]*(\.[a-z0-9]+){1,2}$/i.test(name);
}
