/** A table of figures; cells are texts, ready to print. */
export interface Section {
  title: string;
  /** How it was measured, in a sentence or two. */
  note: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  reached: readonly Reached[];
}

/** What one figure says about one goal of docs/performance.md. */
export interface Reached {
  /** P1 to P16. */
  goal: string;
  what: string;
  /** The limit, such as `≥ 0.70`. */
  limit: string;
  value: string;
  met: boolean;
}

/** Compares a figure with the least or the most that it may be. */
export function judge(
  goal: string,
  what: string,
  value: number,
  limit: { least: number } | { most: number },
  show: (value: number) => string = String,
): Reached {
  const isLeast = 'least' in limit;
  const bound = isLeast ? limit.least : limit.most;
  return {
    goal,
    what,
    limit: `${isLeast ? '≥' : '≤'} ${show(bound)}`,
    value: show(value),
    met: isLeast ? value >= bound : value <= bound,
  };
}

/** A section as Markdown: heading, note, table. */
export function toMarkdown({ title, note, columns, rows }: Section): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = columns.map((_, index) => (index === 0 ? '---' : '--:'));
  return [`### ${title}`, '', note, '', line(columns), line(rule), ...rows.map(line)].join('\n');
}

/** Goals, limits, values, and whether they are met, as a Markdown table. */
export function goalsToMarkdown(sections: readonly Section[]): string {
  const all = sections.flatMap(({ reached }) => reached);
  const number = ({ goal }: Reached): number => Number(goal.slice(1));
  const rows = all
    .toSorted((a, b) => number(a) - number(b))
    .map(
      ({ goal, what, limit, value, met }) =>
        `| ${goal} | ${what} | ${limit} | ${value} | ${met ? 'yes' : '**no**'} |`,
    );
  return ['| goal | what | limit | reached | met |', '|---|---|--:|--:|---|', ...rows].join('\n');
}
