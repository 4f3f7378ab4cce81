import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { type House, tokens } from '../../tokens/tokens.ts';
import styles from './Avatar.module.css';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's name. */
  name: string;
  /** Sets the colours. Any other text, or none, gives the association's blue. */
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
  const colours = Object.entries(tokens.house).find(([each]) => each === house)?.[1];
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
