import { expect, type Page } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { expectAccessible, expectWellShown } from './accessibility.ts';
import { codeFor, completeRegistration, lettersTo, newPerson, type Person, takeFirstStep } from './member.ts';
import { otherBrowser } from './officers.ts';
import { ownPassword, testOnOwnProduct } from './ownProduct.ts';
import { logIn } from './panel.ts';
import { complaintsOf, open, reload } from './shopper.ts';
import { core, pressExactly } from './steps.ts';

const { directory, members, profile, registration, verification } = messages;
const test = testOnOwnProduct({ MEMBER_VERIFICATION: 'code', MEMBER_ADMISSION: 'approve' });

/** The dashboard on an officer's phone. */
async function openOffice(page: Page): Promise<Page> {
  const office = await otherBrowser(page, 390);
  await office.goto('/admin/login');
  await logIn(office, ownPassword);
  return office;
}

/** Follows the link after the registration and enters the code of the mail. */
async function verifyByCode(page: Page, { email }: Person, folder: string): Promise<void> {
  await page.getByRole('link', { name: 'Verify your membership' }).click();
  await page.getByLabel('Email Address').fill(email);
  await pressExactly(page, 'Verify and View');
  await page.getByLabel('Six-digit code').fill(await codeFor(email, folder));
}

test.describe('with admission by the administrator', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ viewport: { width: 390, height: 844 } });

  test('a person registers, verifies, waits, is admitted on a phone, and is in the directory', {
    tag: '@core',
  }, async ({ page, product }) => {
    const logged = complaintsOf(page, /\/api\/(auth|members)/);
    const person = newPerson();
    await open(page, '/register');
    const showPhone = page.getByRole('switch', { name: 'Show my phone to members' });
    await expect(showPhone).toBeChecked();
    await showPhone.click({ force: true });
    await expect(showPhone).not.toBeChecked();
    await takeFirstStep(page, person);
    await completeRegistration(page);
    await expect(page.getByRole('heading', { level: 1, name: registration.completeTitle })).toBeVisible();
    await expect(page.getByText(registration.complete)).toBeVisible();
    await expect(page.getByText(/once you have verified your membership and an officer/)).toBeVisible();

    await verifyByCode(page, person, product.folder);
    await expect(page.getByText(verification.awaiting).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: directory.awaitingTitle })).toBeVisible();
    await expect(page.getByText(directory.awaiting)).toBeVisible();
    await expectAccessible(page);

    await reload(page);
    await expect(page.getByRole('heading', { level: 1, name: directory.awaitingTitle })).toBeVisible();
    await pressExactly(page, 'Check again');
    await expect(page.getByRole('heading', { level: 1, name: directory.awaitingTitle })).toBeVisible();
    await page.getByRole('link', { name: 'My profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name: person.fullName })).toBeVisible();
    await pressExactly(page, 'Edit Profile');
    await page.getByLabel('Current Location').fill('Tamale');
    await pressExactly(page, 'Save', profile.updated);

    const office = await openOffice(page);
    const queue = office.getByRole('region', { name: 'Waiting to be admitted' });
    await expect(queue.getByRole('link', { name: person.fullName, exact: true })).toBeVisible();
    await expectWellShown(office);

    await pressExactly(office, `Ask ${person.fullName}`);
    await pressExactly(office, 'Send the question', 'Write what you want to ask');
    await office.getByRole('textbox', { name: 'Question' }).fill('Which class were you in?');
    await pressExactly(office, 'Send the question', members.asked);
    await expect(queue.getByText(/^Asked on /)).toBeVisible();
    await pressExactly(office, `Admit ${person.fullName}`, members.admitted);
    await expect(queue.getByText('Nobody waits to be admitted.')).toBeVisible();
    await office.context().close();

    await open(page, '/members');
    await expect(page.getByRole('heading', { level: 1, name: 'Member Directory' })).toBeVisible();
    await expect(page.getByRole('link', { name: person.fullName })).toBeVisible();
    expect(logged).toEqual([]);
  });

  test(
    'a refused person gets a mail with the reason and has to verify again',
    core,
    async ({ page, product }) => {
      const person = newPerson();
      await open(page, '/register');
      await takeFirstStep(page, person);
      await completeRegistration(page);
      await verifyByCode(page, person, product.folder);
      await expect(page.getByRole('heading', { level: 1, name: directory.awaitingTitle })).toBeVisible();

      const office = await openOffice(page);
      await pressExactly(office, `Refuse ${person.fullName}`);
      await office.getByLabel(/^Reason/).fill('Nobody of your class remembers you.');
      await pressExactly(office, 'Refuse', members.refused);
      await office.context().close();

      const letters = async () => (await lettersTo(person.email, product.folder)).join('');
      await expect.poll(letters, { timeout: 45_000 }).toContain('Nobody of your class remembers you.');
      await pressExactly(page, 'Check again');
      await expect(page).toHaveURL(/\/member-login/);
    },
  );
});
