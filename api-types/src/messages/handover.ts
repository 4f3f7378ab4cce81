export const dateInvalid = 'Enter a day of the calendar';
export const codeInvalid = 'The code in the letter has six digits';
export const codeWrong = 'This is not the code of the last letter.';
export const none = 'No handover is under way.';
export const underWay = 'A handover is under way already.';
export const noAddress = 'Enter your e-mail on the page of officers first: the letter needs an address.';
export const unfinished = 'These steps are not done yet: ';
export const readFailed = 'The handover could not be read.';
/** Where each secret is replaced; the website sees it done after the restart. */
export const secretHints: Record<string, string> = {
  ADMIN_PASSWORD: 'Choose a new password, put it into the settings as ADMIN_PASSWORD, restart.',
  TOKEN_SECRET:
    'Put a new random secret in front of the old one in TOKEN_SECRET, restart, and take the old one out a month later. In the demo: stop, delete the file token-secret in the data folder, start.',
  PAYSTACK_SECRET_KEY: 'Make a new secret key at Paystack, put it into PAYSTACK_SECRET_KEY, restart.',
  HUBTEL_API_KEY: 'Make a new key at Hubtel, put it into HUBTEL_API_KEY, restart.',
};
/** Each step: its name, and what to do. */
export const steps = {
  officers: {
    title: 'The new officers are in',
    text: 'Invite everybody who takes over. The step is done when everybody whom you invited has logged in and has a second factor, and at least one of them is an owner.',
  },
  leavers: {
    title: 'Those who leave are out',
    text: 'Tick who leaves, then remove each on the page of officers. Their sessions end with them.',
  },
  secrets: {
    title: 'The secrets are new',
    text: 'Whoever runs the server puts new values into the settings and restarts. The website notices the change by itself.',
  },
  backup: {
    title: 'A backup was restored',
    text: 'The website makes a backup, restores it into an empty scratch database, compares every row, and deletes both.',
  },
  letter: {
    title: 'A letter arrived',
    text: 'The website sends you a letter with a code. Type the code in here.',
  },
  payment: {
    title: 'A payment went through',
    text: 'Order something small in the shop and pay for it.',
  },
  renewals: {
    title: 'The renewals are known',
    text: 'What the group pays for elsewhere: who has the login, and the day on which it ends.',
  },
} as const;
