/**
 * A copy of the site's colours (`ui-kit/src/tokens/tokens.ts`): mail programs do not support custom
 * properties, and the server does not import the kit.
 */
export const light = {
  paper: '#FBF9F4',
  surface: '#FFFFFF',
  sunken: '#F3EFE6',
  ink: '#14213D',
  inkSoft: '#4A5672',
  line: '#E3DDCF',
  brand: '#1B3F94',
  onBrand: '#FFFFFF',
  gold: '#E3A82B',
} as const;

export type Role = keyof typeof light;

export const dark: Record<Role, string> = {
  paper: '#0C1220',
  surface: '#141C2E',
  sunken: '#0F1626',
  ink: '#EDF1FA',
  inkSoft: '#A9B4CC',
  line: '#26314A',
  brand: '#8FB0FF',
  onBrand: '#0C1220',
  gold: '#F0BE55',
};

/** Fonts that every mail program has. */
export const fonts = {
  title: "Georgia, 'Times New Roman', serif",
  text: "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  code: "'SF Mono', Menlo, Consolas, 'Courier New', monospace",
} as const;
