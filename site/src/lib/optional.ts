import { type ComponentType, lazy } from 'react';

/** A part that its page can do without: nothing is shown when its file cannot be fetched. */
export const optional = <Props>(fetchFile: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await fetchFile().catch((): ComponentType<Props> => () => null) }));
