import { hoursText } from '../common/dates.ts';

export const failed = 'Failed to load members. Please try again later.';
export const awaitingTitle = 'You are registered and verified';
export const awaiting =
  'An officer of the group still has to admit you. You will get an e-mail as soon as that is done.';
export const readEnough = (hours: number) =>
  `You have read as many profiles as one day allows. You can go on in ${hoursText(hours)}.`;
export const empty = 'No members found.';
export const searchPlaceholder = 'Search by name or email...';
