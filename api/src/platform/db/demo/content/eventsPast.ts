import type { DemoEvent } from './types.ts';

/** The three past events, latest first. */
export const pastEvents: DemoEvent[] = [
  {
    slug: 'football-gala',
    title: 'Houses’ Cup Football Gala',
    category: 'Sports',
    daysFromToday: -20,
    time: '08:00',
    location: 'School Park, the School, Legon, Accra',
    description: [
      '<p>Eleven houses, one cup, and no excuses about age. Each house brings a squad of up to fourteen men of the year; those who cannot raise seven may borrow, but only from the staff. Matches are twenty minutes a side on the big park, with two groups of four and one of three before the semi-finals.</p>',
      '<p>For those who have retired from running there is draughts, ludo, oware and a veterans’ penalty shoot-out over nine metres. Children have the small pitch all day, with a referee who has been told to be lenient.</p>',
      '<ul><li>Entry for a house team: GH₵500</li><li>Spectators: GH₵20, children free</li><li>Stalls: waakye, khebab, fresh coconut and ice cream</li></ul>',
      '<p>Bring boots with moulded studs, a spare shirt and your own shin pads. The medical tent opens at half past seven.</p>',
      '<p><strong>How it went:</strong> Labone House beat Riis House on penalties, and the day made GH₵18,350 for the welfare fund. Thank you to everyone who came, and to the eight drivers who lit the goal.</p>',
    ].join('\n'),
  },
  {
    slug: 'blood-donation',
    title: 'Give a Pint: Blood Donation Morning',
    category: 'Giving back',
    daysFromToday: -60,
    time: '09:00',
    location: 'Southern Area Blood Centre, Korle Bu, Accra',
    description: [
      '<p>The wards run short in the weeks after the long holidays, when the school and church drives pause. Dr Selorm Agbeko, who sees the shortage from the other side of the theatre door, has booked the centre for us for one whole morning.</p>',
      '<p>You can give if you are in good health, weigh at least 50 kilograms, and have not given in the last four months. Eat a proper breakfast, drink plenty of water and bring an identity card. From the door back to the door it takes about forty-five minutes, of which the needle accounts for ten.</p>',
      '<p>Malt, meat pies and a comfortable chair are provided. <em>First-time donors may bring a friend to hold the other hand.</em></p>',
      '<p><strong>How it went:</strong> seventy-eight people came and sixty-three were able to give, nineteen of them for the first time. The centre tells us that each pint can be parted in three, so sixty-three pints may have reached 189 patients.</p>',
    ].join('\n'),
  },
  {
    slug: 'beach-cleanup',
    title: 'Beach Clean-up with the La Fishermen',
    category: 'Giving back',
    daysFromToday: -110,
    time: '06:30',
    location: 'La Beach, beside the Trade Fair site, La, Accra',
    description: [
      '<p>After the first big rains the Kpeshie lagoon opens to the sea and everything that Accra has dropped in its gutters comes out on the sand at La. The canoe owners clear their own landing place each year. This time they have asked for hands, and Nii Okai Laryea, whose uncle is one of them, has promised a hundred.</p>',
      '<p>We work from the lagoon mouth towards the fish market in four teams, with gloves, rakes and sacks that the Municipal Assembly will cart away. Clean plastic is sorted on the spot, since a recycler in Tema pays for it by weight.</p>',
      '<ul><li>Wear closed shoes and a hat</li><li>Bring a refillable bottle, as there will be no sachets</li><li>Children over ten are welcome with a parent</li></ul>',
      '<p>We stop at ten, when the sand gets too hot to stand on, and eat with the fishermen.</p>',
      '<p><strong>How it went:</strong> 112 people filled 340 sacks, and 1.2 tonnes of plastic went to Tema. The GH₵1,080 that it earned stayed with the canoe owners for a new net store.</p>',
    ].join('\n'),
  },
];
