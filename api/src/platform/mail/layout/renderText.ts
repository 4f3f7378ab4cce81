import type { Block, Letter, Sender } from './letter.ts';

/** The mail as plain text, for people and filters that distrust HTML-only mail. */
export function renderText({ title, blocks, reason }: Letter, { group, publicUrl }: Sender): string {
  const signature = [group.name, group.motto, publicUrl].filter(Boolean).join('\n');
  const foot = `-- \n${signature}\n\n${reason}`;
  return `${[title.toUpperCase(), ...blocks.map(renderBlock), foot].join('\n\n')}\n`;
}

function renderBlock(block: Block): string {
  if (typeof block === 'string') return block;
  switch (block.kind) {
    case 'note':
      return block.text;
    case 'button':
    case 'link':
      return `${block.label}:\n${block.href}`;
    case 'code':
      return `    ${block.code}`;
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
    case 'bill':
      return [...block.lines, ...block.totals].map(([name, amount]) => `${name}: ${amount}`).join('\n');
  }
}
