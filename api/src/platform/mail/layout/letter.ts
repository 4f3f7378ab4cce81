import type { GroupShell } from '@year-group/api-types/group/group';
import type { LetterColours } from './palette.ts';

/** A block of a letter, rendered as HTML and as plain text; a string is a paragraph. */
export type Block =
  | string
  /** Small print at the end. */
  | { kind: 'note'; text: string }
  | { kind: 'button'; label: string; href: string }
  /** A secondary link. */
  | { kind: 'link'; label: string; href: string }
  /** A code to type in, large. */
  | { kind: 'code'; code: string }
  /** Names and values, such as an address. */
  | { kind: 'facts'; facts: [name: string, value: string][] }
  /** Order lines, and totals below them; the last total is the amount due. */
  | { kind: 'bill'; lines: [text: string, amount: string][]; totals: [text: string, amount: string][] };

/** The content of a mail before rendering; every text in it is plain text. */
export interface Letter {
  subject: string;
  /** Shown beside the subject in a mailbox. */
  preheader: string;
  title: string;
  blocks: Block[];
  /** Why the reader gets it, for the footer. */
  reason: string;
}

/** A rendered mail. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** Who writes, where the mail's images and links lead, and how it looks. */
export interface Sender {
  group: Pick<GroupShell['identity'], 'name' | 'shortName' | 'school' | 'motto'>;
  /** Address of the site, without a trailing slash. */
  publicUrl: string;
  colours: LetterColours;
  /** Stands behind the address of the icon. */
  iconQuery: string;
}
