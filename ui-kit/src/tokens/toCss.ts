import type { tokens } from './tokens.ts';

type Tokens = typeof tokens;
type Values = Readonly<Record<string, string | number>>;

/** `surfaceSunken` becomes `surface-sunken`, "Extra large" becomes `extra-large`. */
export const kebab = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/[^\dA-Za-z]+/g, '-')
    .replace(/-$/, '')
    .toLowerCase();

const lines = (prefix: string, values: Values, indent: string) =>
  Object.entries(values)
    .map(([name, value]) => `${indent}--${prefix}-${kebab(name)}: ${value};`)
    .join('\n');

const themed = (tokens: Tokens, theme: 'light' | 'dark', indent: string) =>
  `${indent}color-scheme: ${theme};\n${lines('color', tokens.color[theme], indent)}`;

/** Writes the tokens as custom properties; `data-theme` on an element sets a theme. */
export function toCss(tokens: Tokens): string {
  // The colours are written for each theme; houses and breakpoints are for scripts only.
  const { color: _color, house: _house, breakpoint: _breakpoint, ...groups } = tokens;
  const shared = Object.entries(groups)
    .map(([prefix, values]) => lines(prefix, values, '    '))
    .join('\n');
  return `/* Written by \`pnpm --filter @year-group/ui-kit tokens\` from tokens.ts. Change it there. */
@layer tokens {
  :root {
${shared}
  }

  :root,
  [data-theme='light'] {
${themed(tokens, 'light', '    ')}
  }

  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) {
${themed(tokens, 'dark', '      ')}
    }
  }

  [data-theme='dark'] {
${themed(tokens, 'dark', '    ')}
  }

  @media print {
    :root:root,
    :root[data-theme] {
${themed(tokens, 'light', '      ')}
    }
  }
}
`;
}
