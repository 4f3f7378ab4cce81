import type { Locator, Page } from '@playwright/test';

/** Counts what a person presses and types in the set-up, whose fields are found by their labels. */
export function countTaps(page: Page) {
  let taps = 0;
  const form = page.locator('main form');
  async function tap(target: Locator, text?: string): Promise<void> {
    taps += 1;
    await (text === undefined ? target.click() : target.fill(text));
  }
  return {
    count: () => taps,
    tap,
    press: (name: string) => tap(page.getByRole('button', { name, exact: true })),
    async fill(texts: Record<string, string>): Promise<void> {
      const fields = form.getByRole('textbox').or(form.getByRole('spinbutton'));
      for (const [label, text] of Object.entries(texts))
        await tap(form.getByLabel(label).and(fields).first(), text);
    },
    /** Types something into each empty field that can be edited. */
    async fillTheRest(): Promise<void> {
      for (const field of await form.getByRole('textbox').all())
        if ((await field.isEditable()) && !(await field.inputValue())) await tap(field, 'Words of our own');
    },
  };
}
