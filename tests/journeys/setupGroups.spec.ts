import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { groupTitles } from '@year-group/api-types/group/groupTitles';
import { words } from '../../tools/groupWords.ts';
import { chooseOption } from './contents.ts';
import { completeRegistration, lettersTo, newPerson, takeFirstStep } from './member.ts';
import { testOnOwnProduct } from './ownProduct.ts';
import { openPanel } from './panel.ts';
import { fixedPages } from './publicPages.ts';
import { setupForm } from './setupForm.ts';

const girls = {
  name: 'Old Girls of Sunyani Ridge',
  shortName: 'Ridge Girls',
  brand: '#6B2D73',
  accent: '#E58F65',
  houses: 2,
  /** Titles of the parts that it has not. */
  without: [] as string[],
  /** In place of Ghana's. */
  law: '',
};
type NewGroup = typeof girls;
const club: NewGroup = {
  name: 'Lakeside Rowing Club',
  shortName: 'Lakeside',
  brand: '#0F5C5C',
  accent: '#D9C36A',
  houses: 0,
  without: ['Events', 'Shop'],
  law: 'the Data Protection Act of the Lake',
};

const panelPages = [
  '',
  ...['members', 'news', 'events', 'shop'].flatMap((area) => [area, `${area}/create`]),
  ...'members/import orders orders/pack trash health setup settings'.split(' '),
  ...['account', 'officers', 'handbook', 'handover'].map((page) => `settings/${page}`),
  ...Object.keys(groupTitles).map((section) => `settings/group/${section}`),
];

/** Fills in and publishes every form of the set-up, whose fields are found by their labels. */
async function setUp(page: Page, group: NewGroup): Promise<void> {
  const form = page.locator('main form');
  const title = page.getByRole('heading', { level: 1 });
  const { press, fill, fillTheRest } = setupForm(page);
  const before: Record<string, () => Promise<unknown>> = {
    [groupTitles.parts]: async () => {
      for (const part of group.without) await form.getByLabel(part, { exact: true }).click();
    },
    [groupTitles.identity]: () =>
      fill({ 'Name of the group': group.name, 'Short name': group.shortName, 'Completion year': '1998' }),
    [groupTitles.look]: () => fill({ 'Main colour': group.brand, 'Second colour': group.accent }),
    [groupTitles.houses]: async () => {
      for (let house = 1; house <= group.houses; house++) {
        await press('Add a house');
        await fill({ [`House ${house}`]: `Hall ${house}` });
      }
    },
    [groupTitles.contact]: () => fill({ 'E-mail': 'hello@ours.example.com', Phone: '+233 30 200 0000' }),
    [groupTitles.about]: () => press('Add a leader'),
    [groupTitles.alumni]: async () => {
      if (await form.getByRole('combobox', { name: /^Icon/ }).isVisible())
        await chooseOption(page, 'Icon', 'A book');
    },
    [groupTitles.shop]: () =>
      fill({ 'Base fee': '15', 'Fee per km': '1', Latitude: '7.3', Longitude: '-2.3' }),
    [groupTitles.registration]: async () => {
      if (!group.law) return;
      await chooseOption(page, 'Data protection law of', 'Another country');
      await fill({ 'Name of the law': group.law, 'Website of the authority': 'https://law.example' });
    },
  };

  await page.getByRole('link', { name: 'Start', exact: true }).click();
  do {
    await expect(page.getByRole('button', { name: 'Skip for now' })).toBeVisible();
    const step = (await title.textContent()) ?? '';
    await before[step]?.();
    await fillTheRest();
    await press('Publish and go on');
    await expect(title).not.toHaveText(step);
  } while ((await title.textContent()) !== 'Set up your website');
}

/** The demo's words in all that the open page says to eyes, ears and search engines; its pictures are seen too. */
async function demoOn(page: Page, path: string, group: NewGroup): Promise<string[]> {
  await page.goto(path, { waitUntil: 'networkidle' });
  const said = await page.evaluate(() => {
    const names = ['alt', 'aria-label', 'placeholder', 'title', 'content', 'value', 'src'];
    const places = document.querySelectorAll('[alt],[aria-label],[placeholder],[title],meta,input,img');
    const valuesOf = (place: Element) => names.map((name) => place.getAttribute(name) ?? '');
    const attributes = Array.from(places).flatMap(valuesOf);
    return [document.title, document.body.innerText, ...attributes].join('\n');
  });
  return demoIn(said, group).map((word) => `${path}: ${word}`);
}

/** The demo's words and pictures in a text, apart from the group's own name, which styles may show in capitals. */
function demoIn(text: string, { name, shortName }: NewGroup): string[] {
  const others = text.replaceAll(new RegExp(`${name}|${shortName}`, 'gi'), '');
  return [...words, /\/(?:images|uploads)\//].flatMap((word) => word.exec(others)?.[0] ?? []);
}

for (const group of [girls, club]) {
  const test = testOnOwnProduct({ SEED: 'none' });
  test.describe(group.name, () => {
    test.describe.configure({ timeout: 600_000 });
    test.use({ viewport: { width: 390, height: 844 } });

    test('sets up its website on a phone, and no page has anything of the demo', async ({
      page,
      product,
    }) => {
      await openPanel(page);
      await setUp(page, group);
      await expect(page.getByText('Everything is filled in.')).toBeVisible();

      const found: string[] = [];
      const person = newPerson();
      await page.goto('/register');
      await takeFirstStep(page, person);
      await completeRegistration(page);
      await expect.poll(() => lettersTo(person.email, product.folder)).not.toEqual([]);
      for (const letter of await lettersTo(person.email, product.folder))
        found.push(...demoIn(letter, group));
      for (const path of fixedPages) found.push(...(await demoOn(page, path, group)));
      for (const path of panelPages) found.push(...(await demoOn(page, `/admin/${path}`, group)));
      expect(found).toEqual([]);

      await page.goto('/about');
      await expect(page.getByText('WO', { exact: true })).toBeVisible();
      await page.goto('/privacy');
      await expect(page.getByText(group.law || 'Act 843').first()).toBeVisible();
      for (const icon of ['icon-512.png', 'apple-touch-icon.png', 'favicon.ico']) {
        const demo = await readFile(`site/public/${icon}`);
        expect(await (await page.request.get(`/${icon}`)).body()).not.toEqual(demo);
      }
      for (const part of group.without)
        expect((await page.request.get(`/api/${part.toLowerCase()}`)).status()).toBe(404);
    });
  });
}
