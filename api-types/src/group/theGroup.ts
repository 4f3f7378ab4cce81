const nouns = /\b(association|class|club|friends|group|set|society|union|year)\b/i;

/** A group's name within a sentence, with an article where it needs one: "the Class of 1998", but "Adisadel ’98". */
export const theGroup = (name: string, article: 'the' | 'The' = 'the'): string =>
  /^(the|our) /i.test(name) || !nouns.test(name) ? name : `${article} ${name}`;
