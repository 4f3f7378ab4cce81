/** An invitation at the foot of a page; its buttons belong to the page. */
export interface CallToAction {
  title: string;
  /** One or two sentences. */
  text: string;
}

/** Our Story on the about page: four paragraphs of plain text. */
export const ourStory: string[] = [
  'It was not meant to be an association. It was a group chat, opened on a bus at Madina in May 2015 by a boy who wanted his calculator back. He never got it, but by the time the bus reached Circle there were ninety of us in the chat, and by the end of the week there was nobody in the year whom somebody could not reach.',
  'For some years that was enough. Then one of us fell ill in his second year at university, and in four days the chat had paid his hospital bill, found him a donor and arranged who would take notes for him. It struck several people that a thing which could do this ought to have a name, a bank account and a person who could be asked where the money went. We wrote a constitution of six pages, argued about it for six months, and adopted it one Saturday in the Form One block.',
  'We have members in all sixteen regions and in nineteen other countries. We are nurses, masons, magistrates’ clerks, farmers, pilots in training, fathers of twins, and at least one beekeeper. We do not agree on football, on politics or on who broke the window of the Riis House common room. We agree on three words, and we try to deserve them.',
  'At our tenth anniversary we turned from looking back to looking after. The School gave us three years of its best attention. Its present boys should find the water running, the library open and an elder brother at the end of the telephone. That is the whole of our programme, and there is work in it for everyone.',
];

/** The invitation on the about page, above Register Now and Support Us. */
export const aboutCallToAction: CallToAction = {
  title: 'Your name is on the register',
  text: 'If you came in 2012 or completed in 2015, you already belong. Tell us where you are, or help with what the year has promised.',
};

/** The invitation on the home page, beside the contact details. */
export const homeCallToAction: CallToAction = {
  title: 'Connect With Us',
  text: 'Lost touch, changed your number, or found an old photograph in a trunk? Write or ring; someone from the year will answer.',
};

/** The words over the alumni page's hero. */
export const alumniCallToAction: CallToAction = {
  title: 'Alumni Stories',
  text: 'From a trunk at the gate to a seat at the table: how one year grew up, and what it is doing now.',
};
