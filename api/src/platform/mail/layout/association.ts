/** The association's signature in mails. */
export const association = {
  name: '2015 Year Group',
  school: 'Old boys of the School at Legon',
  motto: 'Excellence. Unity. Brotherhood.',
} as const;
