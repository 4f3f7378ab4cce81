import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { houseColours } from '../../tokens/houseColours.ts';
import styles from './Avatar.module.css';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's name. */
  name: string;
  /** The person's house in the group's list, which sets the colours; the brand colour without one. */
  house?: number;
}

/** "Kwabena Osei Owusu-Ansah" becomes "KO": first and last name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

/** A member's initials in their house's colours, in a plate that fills its box like a portrait. */
export function Avatar({ name, house = -1, className, style, ...props }: AvatarProps) {
  // More houses than colours begin again with the first.
  const colours = houseColours[house % houseColours.length];
  const paint = colours && { '--ground': colours.ground, '--text': colours.ink };
  return (
    <span
      aria-hidden="true"
      className={clsx(styles.Avatar, className)}
      style={{ ...paint, ...style }}
      {...props}
    >
      {initials(name)}
    </span>
  );
}
