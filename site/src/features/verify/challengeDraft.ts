import { codeLifetime } from '@year-group/api-types/common/limits';
import type { Verification } from '@year-group/api-types/officers/auth';
import { createDraft } from '#lib/draft.ts';

/** A sent code, and the contact it was requested with. */
export interface SentCode {
  challengeId: string;
  sentTo: string;
  contact: Verification;
}

function isSentCode(value: unknown): value is SentCode {
  const { challengeId, sentTo, contact } = (value ?? {}) as Partial<SentCode>;
  return typeof challengeId === 'string' && typeof sentTo === 'string' && typeof contact === 'object';
}

/** The pending code. A phone often unloads the page while its owner opens their mail. */
export const challengeDraft = createDraft<SentCode>('verification', {
  maxAgeMs: codeLifetime * 1000,
  isContent: isSentCode,
});
