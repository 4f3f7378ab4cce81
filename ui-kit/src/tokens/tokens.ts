import { colours } from '@year-group/api-types/group/colours';
import { houseColours } from './houseColours.ts';

/** The only place that defines lengths, fonts and durations, with the reference colours. */

export const tokens = {
  color: { light: colours.light, dark: colours.dark },

  /** Backgrounds that stay dark in both themes: hero, footer, lightbox. */
  night: colours.night,

  house: houseColours,

  font: {
    title: "Newsreader, 'Newsreader Fallback', 'Newsreader Fallback Android', Georgia, serif",
    text: "'Source Sans 3', 'Source Sans Fallback', 'Source Sans Fallback Android', Seravek, 'Gill Sans Nova', Ubuntu, system-ui, sans-serif",
  },
  weight: { regular: 400, strong: 600, title: 600 },
  text: {
    '2xs': '0.8rem',
    xs: '0.9rem',
    sm: '1rem',
    md: '1.125rem',
    lg: '1.375rem',
    xl: '1.75rem',
    '2xl': 'clamp(2.1rem, 4vw, 2.9rem)',
    /** Title of an inner page's hero. */
    page: 'clamp(2.25rem, 6vw, 3.75rem)',
    '3xl': 'clamp(2.8rem, 7vw, 5rem)',
    /** Figures: the day in a list of events, narrow and wide, and the count in a badge. */
    day: '3.25rem',
    dayWide: '4.5rem',
    count: '0.7rem',
  },
  leading: { title: '1.12', snug: '1.35', text: '1.6' },
  tracking: { title: '-0.015em', caps: '0.12em' },

  space: {
    '1': '0.25rem',
    '2': '0.5rem',
    '3': '0.75rem',
    '4': '1rem',
    '5': '1.5rem',
    '6': '2rem',
    '7': '3rem',
    '8': '4rem',
    '9': '6rem',
    '10': '8rem',
    section: 'clamp(3rem, 9vw, 8rem)',
    gutter: 'clamp(1.25rem, 5vw, 3rem)',
  },
  radius: { small: '4px', medium: '8px', pill: '999px' },
  size: {
    hairline: '1px',
    rule: '2px',
    /** The minimum size of a touch target. */
    target: '2.75rem',
    page: '75rem',
    /** 60 to 70 characters of text. */
    reading: '40rem',
    form: '28rem',
    nav: '4.25rem',
    icon: '1.5rem',
    iconSmall: '1.125rem',
  },
  focus: { width: '2px', offset: '2px' },
  shadow: {
    floating: '0 12px 40px rgb(20 33 61 / 0.16)',
    bar: '0 1px 12px rgb(20 33 61 / 0.1)',
  },
  motion: {
    quick: '160ms',
    reveal: '500ms',
    milestone: '700ms',
    rise: '12px',
    ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  },
  layer: { bar: 10, floating: 20, dialog: 30, toast: 40 },

  /** Widths where a layout changes; CSS repeats them as rem, since media queries read no variables. */
  breakpoint: { small: '30rem', medium: '48rem', large: '64rem' },
} as const;
