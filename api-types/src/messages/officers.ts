export const emailRequired = 'E-mail is required';
export const emailInvalid = 'Write the whole address, such as ama@example.com';
export const emailTaken = 'Another officer has this address.';
export const passwordShort = 'Use at least 12 characters, such as four words that do not belong together.';
export const passwordLong = 'Use at most 1,000 characters.';
export const rolesMissing = 'Choose at least one role';
export const codeRequired = 'Enter the code';
export const codeInvalid = 'A code has six digits; a recovery code has 28 letters and digits.';
export const wrongCode = 'This code is not right. Codes change every 30 seconds and count once.';
export const wrongLogin = 'The e-mail or the password is not right.';
export const challengeEnded = 'This took too long, or too many codes were wrong. Please start again.';
export const passkeyUnknown =
  'This passkey is not known here. Log in with your password, or ask an owner to let you in again.';
export const invitationUnknown = 'This link is not valid, or was used already. Ask an owner for a new one.';
export const secondFactorNeeded = 'Set up a second factor first: a passkey or a code app.';
export const proofNeeded = 'Please prove again that it is you.';
export const lastOwner = 'At least one active owner is needed. Make somebody else an owner first.';
export const ownerAccount = 'The owner’s account cannot be removed and stays an owner.';
export const lastFactor = 'In live mode an account keeps at least one second factor. Add another one first.';
export const passwordWeak =
  'This password is too easy to guess. Use four words that have nothing to do with each other, with you or with the group.';
export const passwordIsSetting =
  'The password of the owner’s account is the setting ADMIN_PASSWORD on the server and is changed there.';
export const emailMissing = 'Enter an e-mail address for this account first: the link is sent to it.';
export const otherOfficer = 'You are logged in as another officer. Log out first, then open the link again.';
export const lastWayIn =
  'Without this passkey you could not log in again. Set a password or add another passkey first.';
export const unknownOfficer = 'This officer was not found';
export const unknownPasskey = 'This passkey was not found';
export const unknownSession = 'This session has ended already';
export const noCodeApp = 'There is no code app to remove';
export const passkeyRefused = 'This passkey could not be stored. Please try again.';
export const passkeyNotUsed = 'The passkey was not used. Please try again.';
export const passkeyKnown = 'This device has a passkey for your account already.';
export const passkeyFailed = 'This browser cannot use passkeys here. Please choose another way.';
export const passkeysEnded =
  'The website moved to another domain, so earlier passkeys no longer work. Log in with e-mail, password and code, then make a new passkey.';
export const invitationIncomplete =
  'This link is not complete. Open it again from the letter, or copy the whole address.';
export const wayInMissing =
  'Your link is used, but you have no way in yet. Make a passkey or choose a password now.';
export const passwordChanged = 'Your password is changed. You are logged out everywhere else.';
export const invited = (email: string) => `A letter with a link went to ${email}.`;
export const letIn = (name: string) => `${name} gets a letter with a new link.`;
export const listFailed = 'The officers could not be read.';
export const sessionsFailed = 'The logins could not be read.';
