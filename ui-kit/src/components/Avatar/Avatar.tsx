import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type House, tokens } from '../../tokens/tokens.ts';
import styles from './Avatar.module.css';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's name. */
  name: string;
  /** Sets the colours, always the same for a name; without one they are the group's own. */
  house?: House | (string & {});
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /**
   * A circle beside a name, or a plate above it that fills its box like a portrait. @default
   * 'circle'
   */
  shape?: 'circle' | 'plate';
}

/** "Kwabena Osei Owusu-Ansah" becomes "KO": first and last name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

const paints = Object.entries(tokens.house);

/** The colours of a house: its own, or for other names some that only depend on the name. */
function paintOf(house: string) {
  const own = paints.find(([name]) => name === house);
  const sum = [...house].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return (own ?? paints[sum % paints.length])?.[1];
}

/** A member's initials in their house's colours. */
export function Avatar({
  name,
  house,
  size = 'medium',
  shape = 'circle',
  className,
  style,
  ...props
}: AvatarProps) {
  const colours = house ? paintOf(house) : undefined;
  const paint = colours && { '--ground': colours.ground, '--text': colours.ink };
  return (
    <span
      aria-hidden="true"
      className={clsx(styles.Avatar, className)}
      data-size={size}
      data-shape={shape}
      style={{ ...paint, ...style }}
      {...props}
    >
      {initials(name)}
    </span>
  );
}
