import type { GroupContent } from '@year-group/api-types/group';

/** What the group of the stories says about giving. */
export const storyGiving: GroupContent<'giving'> = {
  introduction:
    'Donations fund our events, support members in sickness and bereavement, and give back to the School: water, books, and what a new boy needs when home cannot provide it.',
  thanks:
    'Thank you. Our Treasurer, Kojo Essel Quansah, acknowledges each gift within three days; put your name and house in the reference, so that he knows whom to thank.',
  methods: [
    {
      title: 'Mobile Money',
      details: [
        { label: 'Dial code', value: '*713*0000#' },
        { label: 'Merchant ID', value: '000000' },
        { label: 'Number', value: '+233 20 000 2015' },
      ],
    },
    {
      title: 'Bank Transfer',
      details: [
        { label: 'Bank name', value: 'Example Bank Ghana, Legon Branch' },
        { label: 'Account name', value: '2015 Year Group Association' },
        { label: 'Account number', value: '0000020150000' },
      ],
    },
  ],
};

/** The API's reply with it. */
export const givingReply = { section: 'giving', version: 1, content: storyGiving };
