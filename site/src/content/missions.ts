/** One mission of the association. */
export interface Mission {
  title: string;
  /** Two sentences at most. */
  description: string;
}

/** The four mission cards of the about page, in order. */
export const missions: Mission[] = [
  {
    title: 'Unity',
    description:
      'To keep the year together across houses, regions and time zones: one directory, four gatherings a year, and a telephone call for whoever has not been heard from since Easter.',
  },
  {
    title: 'Service',
    description:
      'To be of use. To the School first, with water, books and mentors, and then to the neighbours around it, by blood donation, health screening and clean sand at La.',
  },
  {
    title: 'Excellence',
    description:
      'To reward good work wherever a boy does it, in the laboratory, in the workshop or on the park, and to publish our own accounts to the last pesewa.',
  },
  {
    title: 'Progress',
    description:
      'To open doors for one another. Members share vacancies, read each other’s applications, lend tools as well as advice, and take on apprentices from the School.',
  },
];
