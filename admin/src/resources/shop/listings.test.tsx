// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import { screen, userEvent, waitFor, within } from 'storybook/test';
import { expect, it, onTestFinished } from 'vitest';
import { adminToken, queries, waitingChanges } from '#providers/providers.ts';
import { openPanel } from '#testing/openPanel.tsx';
import { listings } from '#testing/records/content.ts';
import { press } from '#testing/screenStory.ts';
import { failing, refusal } from '#testing/storyNetwork.ts';

it('tells of a partly failed deletion how many went, which stays and why, and restores the others', async () => {
  const [first, second, third] = listings;
  let left: readonly object[] = listings;
  const restored: unknown[] = [];
  await openPanel({
    path: '/shop',
    replies: {
      'GET /api/shop': () => ({ body: left }),
      [`DELETE /api/shop/${first.id}`]: { body: {} },
      [`DELETE /api/shop/${second.id}`]: { status: 409, body: refusal('This listing has a pre-order.') },
      [`DELETE /api/shop/${third.id}`]: () => {
        left = [second];
        return { body: {} };
      },
      'POST /api/admin/trash/restore': async (request) => {
        restored.push(await request.json());
        return { body: { refused: [] } };
      },
    },
  });
  for (const { title } of listings)
    await userEvent.click(await screen.findByRole('checkbox', { name: `Choose ${title}` }));
  await press('Delete');
  await press('Yes, delete them');
  const question = within(await screen.findByRole('dialog'));
  await question.findByText('1 of 3 stayed. This listing has a pre-order.');
  await waitFor(() => expect(question.queryByText(first.title)).toBeNull());
  question.getByText(second.title);
  await screen.findByText(messages.listings.batchDeleted(2));
  await userEvent.click(screen.getByText('Undo'));
  await waitFor(() => expect(restored).toEqual([{ ids: [first.id, third.id] }]));
});

it('offers a new category in the form as soon as it is published', async () => {
  const [listing] = listings;
  const categories = [{ name: 'Books' }];
  await openPanel({
    path: '/shop',
    replies: {
      'GET /api/shop': { body: listings },
      'GET /api/group/shop': () => ({ body: { section: 'shop', version: 1, content: { categories } } }),
      [`GET /api/shop/${listing.id}`]: { body: listing },
    },
  });
  const openForm = async () => {
    await userEvent.click(await screen.findByRole('link', { name: `Edit ${listing.title}` }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Category' }));
    await screen.findByRole('option', { name: 'Books' });
  };
  await openForm();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('link', { name: 'Shop' }));
  categories.push({ name: 'Cloth' });
  await openForm();
  expect(await screen.findByRole('option', { name: 'Cloth' })).toBeDefined();
});

it('sends of a stored listing only what was changed, so that another officer’s price stays', async () => {
  const [listing] = listings;
  const sent: unknown[] = [];
  adminToken.keep('a.b.c');
  onTestFinished(adminToken.remove);
  await openPanel({
    path: `/shop/edit/${listing.id}`,
    replies: {
      'GET /api/shop': { body: listings },
      'GET /api/group/shop': { body: { section: 'shop', version: 1, content: { categories: [] } } },
      [`GET /api/shop/${listing.id}`]: { body: listing },
      [`PUT /api/shop/${listing.id}`]: async (request) => {
        sent.push(await request.json());
        return { body: listing };
      },
    },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), ' of 2015');
  await press('Save Changes');
  await waitFor(() => expect(sent).toEqual([{ title: `${listing.title} of 2015` }]));
});

it('reads as many rows as are chosen, also after a sort', async () => {
  const asked: (string | null)[] = [];
  await openPanel({
    path: '/shop?sort=title&order=ASC&page=1&perPage=5&filter=%7B%7D',
    replies: {
      'GET /api/shop': ({ url }) => {
        asked.push(new URL(url).searchParams.get('limit'));
        return { body: listings };
      },
    },
  });
  const rows = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Rows at a time' });
  await userEvent.selectOptions(rows, '25');
  await waitFor(() => expect(asked.at(-1)).toBe('25'));
  expect(rows.value).toBe('25');
});

it('reads the trash and the dashboard again when a deletion is undone', async () => {
  const [first] = listings;
  await openPanel({
    path: '/shop',
    replies: {
      'GET /api/shop': { body: listings },
      [`DELETE /api/shop/${first.id}`]: { body: {} },
      'POST /api/admin/trash/restore': { body: { refused: [] } },
    },
  });
  const seen = [['trash', 'getInfiniteList'], ['dashboard']];
  for (const key of seen) queries.setQueryData(key, {});
  await userEvent.click(await screen.findByRole('checkbox', { name: `Choose ${first.title}` }));
  await press('Delete');
  await press('Yes, delete them');
  await userEvent.click(await screen.findByText('Undo'));
  await waitFor(() =>
    expect(seen.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true]),
  );
});

it('says in the form that the categories could not be read', async () => {
  await openPanel({ path: '/shop/create', replies: { 'GET /api/group/shop': failing } });
  expect(await screen.findByText('The categories could not be read.')).toBeTruthy();
});

it('sends again what an earlier save that still waits has written, or that would win', async () => {
  const [listing] = listings;
  const { id, price } = listing;
  adminToken.keep('a.b.c');
  onTestFinished(adminToken.remove);
  await openPanel({
    path: `/shop/edit/${id}`,
    replies: {
      'GET /api/shop': { body: listings },
      'GET /api/group/shop': { body: { section: 'shop', version: 1, content: { categories: [] } } },
      [`GET /api/shop/${id}`]: { body: listing },
    },
  });
  const title = await screen.findByRole('textbox', { name: 'Title' });
  onlineManager.setOnline(false);
  const earlier = { key: 'earlier', title: 'Shirt', method: 'update', name: 'shop' } as const;
  waitingChanges.add({ ...earlier, input: { id, data: { price: price + 9 } }, place: '/', savedAt: 1 });
  waitingChanges.keep('earlier');
  onTestFinished(() => waitingChanges.read().forEach(({ key }) => waitingChanges.remove(key)));
  await userEvent.type(title, ' of 2015');
  await press('Save Changes');
  await waitFor(() =>
    expect(waitingChanges.read()[1]?.input.data).toEqual({ title: `${listing.title} of 2015`, price }),
  );
});
