import { type Counts, noTests } from './counts.ts';

/** What became of an audit: what it counts as, and a sentence for each thing to tell. */
export interface AuditResult {
  counts: Counts;
  lines: string[];
}

interface Advisory {
  module_name: string;
  severity: string;
  title: string;
  url: string;
}

const serious = ['high', 'critical'];

/**
 * Reads what `pnpm audit --json` printed. Serious advisories fail. Without an answer from the
 * registry, the audit counts as skipped and the closing line says so.
 */
export function readAudit(output: string): AuditResult {
  const advisories = readAdvisories(output);
  if (!advisories) {
    return {
      counts: { ...noTests, skipped: 1 },
      lines: ['Audit skipped: the registry gave no answer, so the dependencies were NOT audited.'],
    };
  }
  const found = advisories.filter(({ severity }) => serious.includes(severity));
  const others = advisories.length - found.length;
  return {
    counts: found.length === 0 ? { ...noTests, passed: 1 } : { ...noTests, failed: 1 },
    lines: [
      ...found.map(
        ({ module_name, severity, title, url }) => `${severity}: ${module_name}: ${title} (${url})`,
      ),
      `Audit of what the product runs on: ${found.length} high or critical, ${others} lesser advisories.`,
    ],
  };
}

function readAdvisories(output: string): Advisory[] | undefined {
  try {
    const { advisories } = JSON.parse(output) as { advisories?: Record<string, Advisory> };
    return advisories && Object.values(advisories);
  } catch {
    return undefined;
  }
}
