import type { PrivateField, RegistrationWait } from '@year-group/api-types/lists';
import type { Settings } from '#platform/settings/settings.ts';

/** What a new registration waits for before other members see it, by the settings: the one place that decides it. */
export function awaitedAtFirst({
  memberVerification,
  memberAdmission,
}: Pick<Settings, 'memberVerification' | 'memberAdmission'>): RegistrationWait[] {
  return [
    ...(memberVerification === 'code' ? (['email-proof'] as const) : []),
    ...(memberAdmission === 'approve' ? (['admission'] as const) : []),
  ];
}

/** What other members do not see of somebody who did not choose. */
export function hiddenAtFirst({
  contactHiddenByDefault,
}: Pick<Settings, 'contactHiddenByDefault'>): PrivateField[] {
  return contactHiddenByDefault ? ['phone', 'email'] : [];
}
