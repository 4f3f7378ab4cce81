/** Texts of the two answers that include the administrator's own words. */
export const dialogs = {
  refuse: {
    title: 'Refuse this registration?',
    text: 'A letter tells them, and everything that they wrote is deleted for good. They can register again.',
    label: 'Reason (optional, goes into the letter)',
    action: 'Refuse',
    tone: 'error',
  },
  ask: {
    title: 'Ask a question',
    text: 'Your question goes to their e-mail, and their reply to the address of the year group. The registration goes on waiting.',
    label: 'Question',
    action: 'Send the question',
    tone: 'primary',
  },
} as const;
