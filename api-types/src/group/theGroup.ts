/** A group's name within a sentence, with an article unless it brings its own. */
export const theGroup = (name: string, article: 'the' | 'The' = 'the'): string =>
  /^(the|our) /i.test(name) ? name : `${article} ${name}`;
