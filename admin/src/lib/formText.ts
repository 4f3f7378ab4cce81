/** The text of a form field as it was typed: for passwords. */
export function exactText(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

/** The trimmed text of a form field. */
export const formText = (fields: FormData, name: string): string => exactText(fields, name).trim();
