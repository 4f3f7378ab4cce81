/** Where donations go; every value is an example of the right shape, to be replaced by the association's own. */
export const paymentDetails = {
  /** The dial code is typed on the telephone; the number is '+233' and nine digits. */
  mobileMoney: {
    dialCode: '*713*0000#',
    merchantId: '000000',
    number: '+233 20 000 2015',
  },
  bankTransfer: {
    bankName: 'Example Bank Ghana, Legon Branch',
    accountName: '2015 Year Group Association',
    /** Thirteen digits. */
    accountNumber: '0000020150000',
  },
};

/** The words of the donate page around the payment details, one sentence or two each. */
export const donateTexts = {
  introduction:
    'Donations fund our events, support members in sickness and bereavement, and give back to the School: water, books, and what a new boy needs when home cannot provide it.',
  thanks:
    'Thank you. Our Treasurer, Kojo Essel Quansah, acknowledges each gift within three days; put your name and house in the reference, so that he knows whom to thank.',
};
