const within = (name: string) =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name[0]?.toLowerCase() + name.slice(1) : name;

export const choose = (name: string) => `Choose ${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${within(name)}`;
export const chooseFor = (title: string, name: string) => `${title}: ${choose(name)}.`;
export const notOffered = (title: string, value: string) =>
  `${title} is no longer offered with “${value}”. Please choose again.`;
export const tooLong = (name: string, max: number) =>
  `${name} can have at most ${max} ${max === 1 ? 'character' : 'characters'}.`;
export const unprintable = (name: string) => `${name} has a character that cannot be printed.`;
export const soldOut = (choices: string) => `${choices} is sold out`;
export const choiceMissing = 'A combination needs one choice of each option.';
export const combinationTwice = 'This combination is in the list twice.';
export const pictureMissing = 'The picture is not one of the listing’s pictures.';
export const belowZero = 'With this difference the price would be below zero.';
