/** What a shopper should know about paying, wherever a button leads to it. */
export const trustWords =
  'Pay with mobile money (MTN MoMo, Telecel Cash, AT Money) or card, on the secure page of our payment provider. We never see your PIN or card number.';

/** The same where the group has no payment provider. */
export const byHandWords =
  'After you have ordered, the page of your order says how to pay: by mobile money or to the bank account of the group. One of us confirms it when the money is there.';

/** The ways to pay that the provider's page offers. */
export const waysToPay = [
  {
    icon: 'phone',
    name: 'Mobile money',
    detail: 'MTN MoMo, Telecel Cash or AT Money: you approve the payment on your phone.',
  },
  { icon: 'card', name: 'Card', detail: 'Visa or Mastercard, Ghanaian or from abroad.' },
] as const;

/** What to do when the prompt for the PIN does not show by itself. */
export const promptHelp = [
  'Unlock your phone: the request for your mobile money PIN can take a minute to appear.',
  'MTN MoMo: dial *170#, choose My Wallet, then My Approvals.',
  'Telecel Cash and AT Money: dial *110# and look for the payment that waits for you.',
];
