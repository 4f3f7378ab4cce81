/** Where phones end: below the breakpoint `sm` of the theme, as `useIsWide` has it. */
export const onPhones = '@media screen and (max-width: 599.95px)';
