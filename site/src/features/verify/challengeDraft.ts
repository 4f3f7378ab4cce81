import type { Verification } from '@year-group/api-types/auth';
import { codeLifetime } from '@year-group/api-types/limits';
import { createDraft } from '#lib/draft.ts';

/** A code that has been sent, and what it was asked for with. */
export interface SentCode {
  challengeId: string;
  sentTo: string;
  contact: Verification;
}

function isSentCode(value: unknown): value is SentCode {
  const { challengeId, sentTo, contact } = (value ?? {}) as Partial<SentCode>;
  return typeof challengeId === 'string' && typeof sentTo === 'string' && typeof contact === 'object';
}

/** The code that is being waited for: a phone often drops the page while its owner looks into his mail. */
export const challengeDraft = createDraft<SentCode>('verification', {
  longestAge: codeLifetime * 1000,
  isContent: isSentCode,
});
