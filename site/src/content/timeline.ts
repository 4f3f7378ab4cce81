/** One step of the journey. */
export interface Milestone {
  /** A year, or a word such as 'Present'. */
  year: string;
  /** Key of the drawn icon. */
  icon: 'gate' | 'book' | 'cap' | 'hands';
  title: string;
  /** One or two sentences, for the home page. */
  description: string;
  /** A paragraph, for the about and alumni pages. */
  story: string;
}

/** The four steps of the journey, oldest first. */
export const milestones: Milestone[] = [
  {
    year: '2012',
    icon: 'gate',
    title: 'The Beginning',
    description:
      'Through the gate with a trunk, a chop box and a bucket. By the first lights-out every boy had a house, a number and a bunk-mate.',
    story:
      'We came through the gate over three days, some in private cars and some on the roof racks of buses, each with a trunk, a chop box and a bucket with his name in gloss paint. A noticeboard told us our houses. A senior told us everything else, mostly wrong. That first night somebody in the far corner of House 14 began to cry, and the boy in the next bunk, whom he had known for two hours, passed him half a packet of biscuits in the dark.',
  },
  {
    year: '2014',
    icon: 'book',
    title: 'Shaping Excellence',
    description:
      'The year of power cuts, torchlight and prep that ran past ten. We learnt to work, and then to help the next man finish.',
    story:
      'The lights went out on most evenings of 2014, twelve hours off and twelve hours on by the newspaper’s timetable and rather less by ours. So prep was done around rechargeable lamps, six heads to a lamp, and the boy who understood a thing explained it to the five who did not. The science quiz team went to the regional final on that method. Others found their excellence on the park, in the choir loft, at the debating lectern, or in the kitchen garden behind Clerk House.',
  },
  {
    year: '2015',
    icon: 'cap',
    title: 'Graduation & Beyond',
    description:
      'The last paper, the last supper in the dining hall, and shirts covered in signatures. Then the country, and the world, in all directions.',
    story:
      'After the last WASSCE paper nobody quite knew how to leave. We signed one another’s shirts until there was no white left, ate kenkey and sardines in the dining hall for the last time, and gave our buckets to the Form Ones. Then came the results, and the paths parted: Legon, Kumasi, Cape Coast, Navrongo and Tarkwa; nursing colleges, workshops, the police depot, a fishing canoe, a flight to Toronto. The group chat that was opened on the bus home has never been closed.',
  },
  {
    year: 'Present',
    icon: 'hands',
    title: 'Making Impact',
    description:
      'A borehole, a scholarship, a library with its windows mended. What we were given, we hand on, with interest.',
    story:
      'Ten years on, 187 of us met in the Assembly Hall and pledged to do three things for the School. Water came first, from 82 metres down behind House 9. The Torchbearers’ Scholarship followed, for six boys whose families could not fill a trunk, and then the library, with 120 seats and room for more. Sixty-two members now give an hour a month to a boy in Form Two or Three. None of it is charity. It is a debt, and we are paying it in good company.',
  },
];
