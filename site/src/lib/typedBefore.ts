/** What stands in a form by itself, also when it was written before the script arrived; only what is not empty. */
export function typedBefore(form: HTMLFormElement | null): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const control of form?.elements ?? []) {
    const { name, value } = control as HTMLInputElement;
    if (name && value) typed[name] = value;
  }
  return typed;
}
