/** What became of an audit: whether it may pass, and a sentence for each thing to tell. */
export interface AuditResult {
  passed: boolean;
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
 * Reads what `pnpm audit --json` printed. Serious advisories fail; a registry that gave no answer fails nothing, since
 * nothing is known then, but says so.
 */
export function readAudit(output: string): AuditResult {
  const advisories = readAdvisories(output);
  if (!advisories) {
    return {
      passed: true,
      lines: ['The registry gave no answer: the dependencies were NOT audited this time.'],
    };
  }
  const found = advisories.filter(({ severity }) => serious.includes(severity));
  const others = advisories.length - found.length;
  return {
    passed: found.length === 0,
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
