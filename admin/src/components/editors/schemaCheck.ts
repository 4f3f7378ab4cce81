/** The errors of a form by field. `toast` is about the form as a whole. */
export interface Problems {
  fields: Record<string, string>;
  toast?: string;
}

/** The part of a contract's schema that a form needs. */
interface Schema {
  safeParse: (
    values: unknown,
  ) =>
    | { success: true }
    | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } };
}

/** The schema's errors for a form, the first one of each field. */
export function schemaCheck(schema: Schema, values: unknown): Problems | undefined {
  const result = schema.safeParse(values);
  if (result.success) return undefined;
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) fields[path.join('.')] ??= message;
  return { fields };
}
