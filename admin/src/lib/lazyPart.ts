import { type ComponentType, lazy } from 'react';

/** A component whose file is fetched when it is first shown. */
export const lazyPart = <Name extends string, Part extends ComponentType<never>>(
  fetchFile: () => Promise<Record<Name, Part>>,
  name: Name,
) => lazy(async () => ({ default: (await fetchFile())[name] as Part & ComponentType }));
