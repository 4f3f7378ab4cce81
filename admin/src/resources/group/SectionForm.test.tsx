// @vitest-environment jsdom
import { messages } from '@year-group/api-types/messages';
import { screen, userEvent, waitFor } from 'storybook/test';
import { expect, it } from 'vitest';
import { draftIn, panelStore } from '#lib/draft.ts';
import { openPanel } from '#testing/openPanel.tsx';
import { publishedSection } from '#testing/records/group.ts';
import { press } from '#testing/screenStory.ts';
import { type Replies, refusal } from '#testing/storyNetwork.ts';
import { storyGroup } from '#testing/storyPanel.ts';

const houses = publishedSection('houses');
const draft = {
  content: { ...houses.content, label: 'Draft' },
  basedOn: 2,
  savedAt: '2026-11-22T20:41:00.000Z',
};
const openHouses = (replies: Replies) => openPanel({ path: '/settings/group/houses', replies });
const word = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Your word for a house' });
const conflict = (text: string) => ({ status: 409, body: refusal(text) });

it('takes the published version after another publication, also where there is a draft', async () => {
  await openHouses({
    'GET /api/admin/group/houses': { body: { ...houses, draft } },
    'POST /api/admin/group/houses': conflict(messages.group.publishedMeanwhile),
  });
  expect((await word()).value).toBe('Draft');
  await press('Publish');
  // Once: not also beside the button.
  await screen.findByText(messages.group.publishedMeanwhile);
  await press('Use the published version');
  await waitFor(async () => expect((await word()).value).toBe(houses.content?.label));
});

it('names the draft of another device where it takes that, and says what to press to keep one’s own', async () => {
  let there = houses;
  await openHouses({
    'GET /api/admin/group/houses': () => ({ body: there }),
    'PUT /api/admin/group/houses/draft': conflict(messages.group.draftedMeanwhile),
  });
  await userEvent.type(await word(), '!');
  there = { ...houses, draft };
  await press('Save draft');
  await press('Keep mine');
  await screen.findByText('Yours stays in the form. Press Save draft again.');
  await press('Save draft');
  await press('Use that draft');
  await waitFor(async () => expect((await word()).value).toBe('Draft'));
});

it('discards the draft that it shows, and no other', async () => {
  let there = { ...houses, draft };
  let asked: unknown;
  await openHouses({
    'GET /api/admin/group/houses': () => ({ body: there }),
    'DELETE /api/admin/group/houses/draft': async (request) => {
      asked = await request.json().catch(() => undefined);
      return conflict(messages.group.draftedMeanwhile);
    },
  });
  await word();
  there = { ...there, draft: { ...draft, content: { ...draft.content, label: 'Newer' } } };
  await press('Discard the draft');
  await press('Yes, discard it');
  await press('Cancel');
  await press('Use that draft');
  await waitFor(async () => expect((await word()).value).toBe('Newer'));
  expect(asked).toEqual({ replaces: draft.savedAt });
});

it('keeps what is typed right after publishing', async () => {
  const content = { ...houses.content, label: 'Hall' };
  let publish = () => {};
  const brandRead = new Promise<void>((resolve) => {
    publish = resolve;
  });
  let isPublished = false;
  await openHouses({
    'GET /api/group': async () => {
      if (isPublished) await brandRead;
      return { body: storyGroup };
    },
    'GET /api/admin/group/houses': () => ({
      body: isPublished
        ? {
            ...houses,
            content,
            version: 3,
            history: [{ ...houses.history[0], version: 3 }, ...houses.history],
          }
        : houses,
    }),
    'POST /api/admin/group/houses': () => {
      isPublished = true;
      return { body: { section: 'houses', version: 3, content } };
    },
  });
  await userEvent.clear(await word());
  await userEvent.type(await word(), 'Hall');
  await press('Publish');
  await screen.findByText(messages.group.created);
  await userEvent.type(await word(), ' or House');
  publish();
  await press(/^Earlier versions/);
  await screen.findByText(/Version 3/);
  expect((await word()).value).toBe('Hall or House');
});

it('keeps what is typed while the draft is sent, and counts it as not saved', async () => {
  let answer = () => {};
  const sent = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await openHouses({
    'GET /api/admin/group/houses': { body: houses },
    'PUT /api/admin/group/houses/draft': async () => {
      await sent;
      return { body: draft };
    },
  });
  const stored = () => draftIn(panelStore, 'group/houses/new').read()?.values;
  const first = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'House 1' });
  const { value: saved } = await first();
  await userEvent.clear(await word());
  await userEvent.type(await word(), 'Hall');
  await press('Save draft');
  await userEvent.type(await word(), ' or House');
  await userEvent.type(await first(), '!');
  answer();
  await screen.findByText(messages.group.draftSaved);
  expect((await word()).value).toBe('Hall or House');
  expect((await first()).value).toBe(`${saved}!`);
  expect(Object.keys(stored() ?? {}).toSorted()).toEqual(['label', 'names']);
  await userEvent.type(await first(), '{Backspace}');
  expect(stored()).toEqual({ label: 'Hall or House' });
  await userEvent.clear(await word());
  await userEvent.type(await word(), 'Hall');
  expect(stored()).toBeUndefined();
});

it('asks before an earlier version replaces what is typed, and only then', async () => {
  const first = { ...houses.content, label: 'Set' };
  await openHouses({
    'GET /api/admin/group/houses': { body: houses },
    'GET /api/admin/group/houses/versions/1': { body: { content: first } },
  });
  await word();
  await press(/^Earlier versions/);
  await press('Open version 1');
  await waitFor(async () => expect((await word()).value).toBe('Set'));
  await userEvent.type(await word(), '!');
  await press('Open version 1');
  await screen.findByText('It replaces what is in the form and not saved.');
  screen.getByDisplayValue('Set!');
  await press('Open it');
  await waitFor(async () => expect((await word()).value).toBe('Set'));
});
