import type { ErrorCode } from '@year-group/api-types/common/errors';
import { messages } from '@year-group/api-types/messages';
import { HttpError, memoryStore } from 'react-admin';

/**
 * Where calls wait until the officer has proved again who they are: one question for all of them.
 * `ProofDialog` shows it.
 */
export function createProofRequests() {
  const store = memoryStore();
  store.setup();
  const asked = () => store.getItem<((isProved: boolean) => void)[]>('asked') ?? [];
  return {
    /** Resolves to whether the officer proved it; false when they cancelled. */
    ask: () => new Promise<boolean>((settle) => store.setItem('asked', [...asked(), settle])),
    answer(isProved: boolean): void {
      for (const settle of asked()) settle(isProved);
      store.removeItem('asked');
    },
    isAsking: () => asked().length > 0,
    watch: (onChange: () => void) => store.subscribe('asked', onChange),
  };
}

/**
 * Wraps every request of the panel: one that wants a new proof is sent again, once, after the
 * officer gave it, for which `proveAgain` asks; after a refused one the rights are read again.
 */
export function createProofGuard(proveAgain: () => Promise<boolean>, rightsChanged: () => void) {
  return async <Reply>(send: () => Promise<Reply>): Promise<Reply> => {
    try {
      return await send();
    } catch (error) {
      const { code } = ((error as HttpError).body ?? {}) as { code?: ErrorCode };
      if (code === 'forbidden' || code === 'second-factor-needed') rightsChanged();
      if (code !== 'proof-needed') throw error;
      if (!(await proveAgain())) throw new HttpError(messages.admin.notProved, 403, { code });
      return send();
    }
  };
}

export type ProofGuard = ReturnType<typeof createProofGuard>;
