const sender = /^(\[[^\]]{6,30}\] [^:]{1,60}: |\d{1,2}\/\d{1,2}\/\d{2,4}, [^-]{4,12} - [^:]{1,60}: )/;
/** Marks of direction, and what people type where WhatsApp drops an empty line. */
const invisible = /[\u200b-\u200f\u2060\u2800\u3164\ufeff]/g;
const lineEnd = /\r?\n|[\u2028\u2029]/;
const bullet = /^[-*•·▪] +/;
const number = /^\d{1,2}[.)] +/;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** `*bold*` and `_italic_` as WhatsApp reads them: around words, not within. */
const marked = (line: string) =>
  escape(line)
    .replaceAll(/(?<![\w*])\*(\S|\S[^*\n]*\S)\*(?![\w*])/g, '<strong>$1</strong>')
    .replaceAll(/(?<!\w)_(\S|\S[^_\n]*\S)_(?!\w)/g, '<em>$1</em>');

type Kind = 'ul' | 'ol' | 'p';
const kindOf = (line: string): Kind => {
  if (bullet.test(line)) return 'ul';
  return number.test(line) ? 'ol' : 'p';
};

/**
 * Converts plain text, as copied from WhatsApp or a mail, to the editor's tags: paragraphs, lists,
 * bold and italic.
 */
export function fromChat(text: string): string {
  const blocks: { kind: Kind; lines: string[] }[] = [];
  let isNewBlock = true;
  for (const raw of text.replaceAll(invisible, '').split(lineEnd)) {
    const line = raw.replace(sender, '').trim();
    const kind = kindOf(line);
    const last = blocks.at(-1);
    // Each message of a copied conversation is a paragraph.
    if (line === '' || sender.test(raw)) isNewBlock = true;
    if (line === '') continue;
    if (last && last.kind === kind && !isNewBlock) last.lines.push(line);
    else blocks.push({ kind, lines: [line] });
    isNewBlock = false;
  }
  return blocks.map(toHtml).join('');
}

const hasBlocks = /<(p|div|br|li|h\d|tr|blockquote)\b/i;

/**
 * Whether copied HTML has lost the paragraphs that its plain text has: WhatsApp copies a message as
 * one element, with the line ends as white space.
 */
export const isFlattened = (html: string, text: string): boolean =>
  lineEnd.test(text.trim()) && !hasBlocks.test(html);

function toHtml({ kind, lines }: { kind: Kind; lines: string[] }): string {
  if (kind === 'p') return `<p>${lines.map(marked).join('<br>')}</p>`;
  const mark = kind === 'ul' ? bullet : number;
  return `<${kind}>${lines.map((line) => `<li><p>${marked(line.replace(mark, ''))}</p></li>`).join('')}</${kind}>`;
}
