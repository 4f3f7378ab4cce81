/** A piece of a letter; each kind is drawn once as HTML and once as plain text. */
export type Block =
  | { kind: 'paragraph'; text: string }
  /** Said more quietly, at the end. */
  | { kind: 'note'; text: string }
  | { kind: 'button'; label: string; href: string }
  /** A way on that is not the main one. */
  | { kind: 'link'; label: string; href: string }
  /** A code to type in, large. */
  | { kind: 'code'; code: string }
  /** Names and values, such as an address. */
  | { kind: 'facts'; facts: [name: string, value: string][] }
  /** What was bought, and below it what it comes to; the last total is the one that counts. */
  | { kind: 'bill'; lines: [text: string, amount: string][]; totals: [text: string, amount: string][] };

/** What a letter says, before it is drawn; every text in it is plain text. */
export interface Letter {
  subject: string;
  /** What a mailbox shows beside the subject. */
  preheader: string;
  title: string;
  blocks: Block[];
  /** Why the reader gets it, for the foot of the letter. */
  reason: string;
}

/** A letter as it goes out. */
export interface DrawnMail {
  subject: string;
  html: string;
  text: string;
}

/** Where the letter's pictures and links lead. */
export interface Sender {
  /** Address of the site, without a trailing slash. */
  publicUrl: string;
}
