import type { RegistrationWait } from '@year-group/api-types/lists';
import type { PrivateField } from '@year-group/api-types/memberFields';
import type { Settings } from '#platform/settings/settings.ts';

/** What a new registration awaits before it is listed, by the settings; decided only here. */
export function initialAwaiting({
  memberVerification,
  memberAdmission,
}: Pick<Settings, 'memberVerification' | 'memberAdmission'>): RegistrationWait[] {
  return [
    ...(memberVerification === 'code' ? (['email-proof'] as const) : []),
    ...(memberAdmission === 'approve' ? (['admission'] as const) : []),
  ];
}

/** The hidden fields of a member who did not choose. */
export function hiddenByDefault({
  contactHiddenByDefault,
}: Pick<Settings, 'contactHiddenByDefault'>): PrivateField[] {
  return contactHiddenByDefault ? ['phone', 'email'] : [];
}
