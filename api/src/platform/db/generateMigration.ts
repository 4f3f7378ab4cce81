/* db:generate [--name WHAT]: runs drizzle-kit and corrects its migration: it adds changed generated
   columns before the new ones that they read, and omits the indexes that were dropped with them. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'migrations');
const breakpoint = '--> statement-breakpoint';

/** The statements with generated columns after all others, then every index on them. */
export function inOrder(statements: readonly string[], indexes: readonly string[]): string[] {
  const isGenerated = (statement: string) => / ADD COLUMN .* GENERATED ALWAYS /.test(statement);
  const isIndex = (statement: string) => /^CREATE (UNIQUE )?INDEX /.test(statement);
  const generated = statements.filter(isGenerated);
  const dropped = generated.flatMap((statement) => {
    const [, table = '', column = ''] = /^ALTER TABLE ("\w+") ADD COLUMN ("\w+")/.exec(statement) ?? [];
    return indexes.filter((index) => index.includes(` ON ${table} `) && index.includes(column));
  });
  return [
    ...statements.filter((statement) => !isGenerated(statement) && !isIndex(statement)),
    ...generated,
    ...new Set([...statements.filter(isIndex), ...dropped]),
  ];
}

if (import.meta.main) {
  const drizzle = (...args: string[]) => execFileSync('drizzle-kit', args, { encoding: 'utf8' });
  const listFiles = () => readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const before = listFiles();
  process.stdout.write(drizzle('generate', ...process.argv.slice(2)));
  const indexes = drizzle('export')
    .split('\n')
    .filter((line) => /^CREATE (UNIQUE )?INDEX /.test(line));
  for (const name of listFiles().filter((name) => !before.includes(name))) {
    const path = join(folder, name);
    const statements = readFileSync(path, 'utf8')
      .split(breakpoint)
      .map((each) => each.trim());
    writeFileSync(path, inOrder(statements, indexes).join(`${breakpoint}\n`));
  }
}
