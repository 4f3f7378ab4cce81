/**
 * Fifty searches of three kinds; a term that is rare among a million members may match none of a
 * thousand.
 */
export const terms = {
  rare: `kwame xorse;ulric mensah;wisdom mills;nortey quist;zephaniah;gervase wuaku;xavier reindorf;paschal dery;
    mensah48;owusu123;boateng9@;asante777;osei31@;tetteh55;zigah;vanderpuye;sarpong-kumankuma;nkansah-twum;kuuire;
    linus vuuro`,
  // First names decide the order of the directory: those of the end of the alphabet are met late.
  common: `mensah;owusu;boateng;asante;appiah;amoah;kwame;kofi;yaw;kwesi;samuel;example.com;example;prince mensah;nana`,
  'two letters': 'me;an;kw;wu;oh;gy;xo;zi;qu;vu;xx;qz;48;.a;-t',
} as const;

export type TermClass = keyof typeof terms;

/** The searches of one kind. */
export const termsOf = (kind: TermClass): string[] => terms[kind].split(';').map((term) => term.trim());
