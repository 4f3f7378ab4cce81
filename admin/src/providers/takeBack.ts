import type { Refused } from '@year-group/api-types/common/common';
import { messages } from '@year-group/api-types/messages';
import { waitingChanges } from './providers.ts';
import { waitingLock } from './sendWaiting.ts';

/** Takes back waiting changes by their keys; resolves to those that were sent in the meantime. */
export const takeBack = (keys: readonly string[]): Promise<Refused> =>
  navigator.locks.request(waitingLock, () =>
    keys
      .filter((key) => !waitingChanges.remove(key))
      .map((id) => ({ id, message: messages.admin.sentAlready })),
  );
