/** A boolean as a `data-*` attribute: present and empty when true, absent when false. */
export const state = (on: boolean | undefined): '' | undefined => (on ? '' : undefined);
