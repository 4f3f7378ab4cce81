import type { Page } from '@playwright/test';

/** What a person does with the forms of the set-up, whose fields are found by their labels. */
export function setupForm(page: Page) {
  const form = page.locator('main form');
  return {
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    async fill(texts: Record<string, string>): Promise<void> {
      const fields = form.getByRole('textbox').or(form.getByRole('spinbutton'));
      for (const [label, text] of Object.entries(texts))
        await form.getByLabel(label).and(fields).first().fill(text);
    },
    /** Types something into each empty field that can be edited. */
    async fillTheRest(): Promise<void> {
      for (const field of await form.getByRole('textbox').all())
        if ((await field.isEditable()) && !(await field.inputValue())) await field.fill('Words of our own');
    },
  };
}
