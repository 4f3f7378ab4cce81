import { hoursText } from '../common/dates.ts';

export const failed = 'Failed to load member profile. Please try again later.';
export const notFound = 'Member not found';
export const updateFailedTitle = 'Update Failed';
export const updateFailed = 'Failed to update profile';
export const updatedTitle = 'Profile Updated!';
export const updated = 'Your profile has been successfully updated.';
export const notYours = 'You can only change your own profile.';
export const roleReserved = 'Only an officer can change a role.';
export const emailAwaits = 'You can change your e-mail once an officer has admitted you.';
export const emailChangedEnough = (hours: number) =>
  `You have changed your e-mail as often as one day allows. You can change it again in ${hoursText(hours)}.`;
export const signedOutTitle = 'Logged out';
export const signedOut = 'See you soon.';
export const signedOutEverywhere = 'On every device. See you soon.';
export const signOutFailedTitle = 'Log Out Failed';
export const signOutFailed = 'You are still logged in on all your devices. Please try again later.';
export const pageFailed = 'This member’s page could not be loaded';
