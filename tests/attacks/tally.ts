/** Counts what was tried and how it was answered, for the table of docs/security.md. */
export function tally(name: string) {
  const groups = new Map<string, number>();
  let inputs = 0;
  const add = (group: string) => groups.set(group, (groups.get(group) ?? 0) + 1);
  return {
    /** One input and the status it was answered with; 0 for a connection that was closed. */
    count(status: number): void {
      inputs += 1;
      add(status === 0 ? 'closed' : `${Math.floor(status / 100)}xx`);
    },
    /** One input that did what it must not do. */
    wrong(): void {
      add('wrong');
    },
    of: (group: string): number => groups.get(group) ?? 0,
    /** Prints one line: how many inputs, and what became of them. */
    print(): void {
      const shown = ['2xx', '3xx', '4xx', '5xx', 'closed'].map(
        (group) => `${group} ${groups.get(group) ?? 0}`,
      );
      console.log(
        `attacks | ${name} | inputs ${inputs} | ${shown.join(', ')} | wrong ${groups.get('wrong') ?? 0}`,
      );
    },
  };
}
