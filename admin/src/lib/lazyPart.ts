import { type ComponentType, lazy } from 'react';

/** The file of a page or dialog that could not be fetched. */
export class FileMissing extends Error {}

/** A component whose file is fetched when it is first shown. */
export const lazyPart = <Name extends string, Part extends ComponentType<never>>(
  fetchFile: () => Promise<Record<Name, Part>>,
  name: Name,
) =>
  lazy(async () => {
    const file = await fetchFile().catch((cause: unknown) => {
      throw new FileMissing('This file could not be fetched.', { cause });
    });
    return { default: file[name] as Part & ComponentType };
  });
