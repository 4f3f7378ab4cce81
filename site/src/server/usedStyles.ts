/** A rule with the text between its braces, or a statement without any. */
interface Block {
  head: string;
  body?: string;
  /** The rules inside an at-rule that holds rules. */
  inner?: Block[];
  /** What some HTML must have for each of its selectors: classes and `data-` attributes. */
  selectors: string[][];
}

/** An inline script may set it before anything is drawn. */
const setByScript = 'data-empty-cart';

const holdsRules = /^@(?:layer|media|supports|container)\b/;

/** Returns a function from some HTML to the rules of `css` that can match something in it. */
export function usedStyles(css: string): (html: string) => string {
  const blocks = blocksOf(css);
  return (html) => {
    const used = new Set([setByScript]);
    for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g))
      for (const name of names.split(' ')) used.add(name);
    for (const [, name = '', value] of html.matchAll(/ (data-[\w-]+)="([^"]*)"/g))
      used.add(name).add(`${name}=${value}`);
    return textOf(blocks, (sign) => used.has(sign));
  };
}

function textOf(blocks: Block[], isUsed: (sign: string) => boolean): string {
  const texts = blocks.map(({ head, body, inner, selectors }) => {
    if (!selectors.some((signs) => signs.every(isUsed))) return '';
    if (body === undefined) return `${head};`;
    const text = inner ? textOf(inner, isUsed) : body;
    return text && `${head}{${text}}`;
  });
  return texts.join('');
}

/** Reads minified CSS: no string in it contains a brace or semicolon. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < css.length; ) {
    const end = css.slice(at).search(/[{;]|$/) + at;
    const head = css.slice(at, end).trim();
    if (css[end] === '{') {
      at = closingBrace(css, end);
      const body = css.slice(end + 1, at);
      blocks.push({
        head,
        body,
        selectors: selectorsOf(head),
        ...(holdsRules.test(head) && { inner: blocksOf(body) }),
      });
    } else {
      at = end;
      if (head) blocks.push({ head, selectors: [[]] });
    }
    at += 1;
  }
  return blocks;
}

function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('A rule of the style sheet has no end.');
}

/** The text in brackets, such as `:not(…)`, does not name what an element must have. */
function selectorsOf(head: string): string[][] {
  if (head.startsWith('@')) return [[]];
  let plain = head;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replaceAll(/\([^()]*\)/g, '');
  }
  const signs = /\.([\w-]+)|\[(data-[\w-]+(?:=[\w-]+)?)\]/g;
  return plain
    .split(',')
    .map((selector) => [...selector.matchAll(signs)].map(([, name, attribute]) => name ?? attribute ?? ''));
}
