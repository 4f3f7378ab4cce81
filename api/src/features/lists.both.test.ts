import { beforeEach, describe, expect, it } from 'vitest';
import { contentKinds, removeContent } from '#testing/content.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();
beforeEach(() => removeContent(api));

describe.each(contentKinds)('the list at $path', ({ path, text, publish, readList }) => {
  const list = async (query = '') => {
    const reply = await api.as.visitor('GET', `${path}${query}`);
    expect(reply.statusCode, reply.body).toBe(200);
    return readList(reply);
  };
  const titles = async (query: string) => (await list(query)).map(({ title }) => title).toSorted();

  it('replies with everything when no page is requested', async () => {
    for (let n = 1; n <= 32; n += 1) await publish(api, { title: `Item ${n}` });
    expect(await list()).toHaveLength(32);
  });

  it('replies with an empty list when there is no content', async () => {
    expect(await list()).toEqual([]);
  });

  it('gives each item on exactly one page', async () => {
    for (let n = 1; n <= 7; n += 1) await publish(api, { title: 'Same title' });
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`?page=${page}&limit=3`)));
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1, 0]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(7);
  });

  it.each(['', '&sort=title:desc'])('shows the pages in the order of the whole list%s', async (sort) => {
    for (let n = 1; n <= 8; n += 1) await publish(api, { title: `Item ${n}` });
    const pages = await Promise.all([1, 2, 3].map((page) => list(`?page=${page}&limit=3${sort}`)));
    expect(pages.flat()).toEqual(await list(`?${sort}`));
  });

  it('keeps pages disjoint when the sort field is the same everywhere and items change meanwhile', async () => {
    for (let n = 1; n <= 5; n += 1) await publish(api, { title: 'Same title' });
    const seen = new Set<string>();
    for (const page of [1, 2, 3]) {
      for (const { id } of await list(`?page=${page}&limit=2&sort=title:asc`)) {
        seen.add(id);
        await api.as.admin('PUT', `${path}/${id}`, { category: 'Changed' });
      }
    }
    expect(seen.size).toBe(5);
  });

  it.each([
    'limit=0',
    'limit=ten',
    'limit=1000000',
    'limit=101',
    'limit=-1',
    'limit=1.5',
    'limit=',
    'limit=2&limit=3',
    'page=0',
    'page=-1',
    'page=one',
    'page=99999999999999999999',
    'sort=title',
    'sort=title:sideways',
    'sort=password:asc',
    'sort=title:asc,category:asc',
    `searchTerm=${'a'.repeat(201)}`,
  ])('refuses ?%s', async (query) => {
    const reply = await api.as.visitor('GET', `${path}?${query}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      code: 'validation-failed',
      issues: [{ path: query.split('=', 1)[0] }],
    });
  });

  it('answers a page beyond the last one with an empty list', async () => {
    await publish(api);
    expect(await list('?page=999999999&limit=100')).toEqual([]);
  });

  it('sorts by a field in both directions', async () => {
    for (const title of ['Beta', 'Alpha', 'Gamma']) await publish(api, { title });
    const sorted = async (direction: string) =>
      (await list(`?sort=title:${direction}`)).map(({ title }) => title);
    expect(await sorted('asc')).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(await sorted('desc')).toEqual(['Gamma', 'Beta', 'Alpha']);
  });

  it('finds a term in title, category and text, case-insensitively', async () => {
    await publish(api, { title: 'Akro House wins', category: 'Sport' });
    await publish(api, { title: 'Second', category: 'Akrobatics' });
    await publish(api, { title: 'Third', [text]: '<p>Brothers of <em>AKRO</em> met.</p>' });
    await publish(api, { title: 'Fourth', category: 'Sport', [text]: '<p>Something else.</p>' });
    expect(await titles('?searchTerm=akro')).toEqual(['Akro House wins', 'Second', 'Third']);
  });

  it('does not find a term that is only part of the markup', async () => {
    await publish(api, { [text]: '<p><a href="https://hidden.example/">Read on</a></p>' });
    expect(await titles('?searchTerm=hidden.example')).toEqual([]);
    expect(await titles('?searchTerm=href')).toEqual([]);
  });

  it.each(['%', '_', '\\'])('takes %s in a search literally', async (sign) => {
    await publish(api, { title: `with a ${sign} sign` });
    await publish(api, { title: 'without' });
    expect(await titles(`?searchTerm=${encodeURIComponent(sign)}`)).toEqual([`with a ${sign} sign`]);
    expect(await titles(`?searchTerm=${encodeURIComponent(`${sign}thout`)}`)).toEqual([]);
  });

  it('takes a quote and a comment in a search literally, not as SQL', async () => {
    await publish(api, { title: "O'Hara -- house; drop table news_items" });
    expect(await titles(`?searchTerm=${encodeURIComponent("o'hara -- house; drop")}`)).toHaveLength(1);
  });

  it('filters by category, case-insensitively', async () => {
    await publish(api, { title: 'In', category: 'Reunion' });
    await publish(api, { title: 'Out', category: 'Reunions abroad' });
    expect(await titles('?category=reUNION')).toEqual(['In']);
  });

  it('combines search, filter, sort and page', async () => {
    for (const title of ['House A', 'House B', 'House C']) await publish(api, { title, category: 'Sport' });
    await publish(api, { title: 'House D', category: 'Other' });
    const query = '?searchTerm=house&category=sport&sort=title:desc&page=2&limit=2';
    expect(await titles(query)).toEqual(['House A']);
  });

  it('refuses a null character in a search instead of failing', async () => {
    for (const query of ['searchTerm=%00', 'category=%00']) {
      expect((await api.as.visitor('GET', `${path}?${query}`)).statusCode).toBe(400);
    }
  });
});
