/** What a record, or the form of one, is called: its title, or a person's name. */
export function titleOf(record: Record<string, unknown>): string {
  const name = record.title ?? record.fullName;
  return typeof name === 'string' ? name : '';
}
