/** The `parse` of an input that keeps what was typed: react-admin makes a date of a time, and `null` of an emptied text. */
export const asTyped = (text: string): string => text;
