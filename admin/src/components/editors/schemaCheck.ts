import type { Problems } from './EditorForm.tsx';

/** As much of a schema of the contract as a form needs. */
interface Schema {
  safeParse: (
    values: unknown,
  ) =>
    | { success: true }
    | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } };
}

/** What the contract's schema says about a form, the first problem of each field. */
export function schemaCheck(schema: Schema, values: unknown): Problems | undefined {
  const result = schema.safeParse(values);
  if (result.success) return undefined;
  const issues = result.error.issues.map(({ path, message }) => [path.join('.'), message] as const);
  return { fields: Object.fromEntries(issues.toReversed()) };
}
