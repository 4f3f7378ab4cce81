import { describe, expect, it } from 'vitest';
import { contentKinds } from '#testing/content.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();

describe.each(contentKinds)('caching of $path', ({ path, publish }) => {
  it('allows caches to store a reply if they revalidate it', async () => {
    const { id } = await publish(api);
    for (const url of [path, `${path}?page=1&limit=2`, `${path}/${id}`]) {
      const { headers } = await api.as.visitor('GET', url);
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(headers.etag).toMatch(/^(W\/)?"[^"]+"$/);
    }
  });

  it('answers an unchanged reply with 304 and no body, and a changed one in full', async () => {
    const { id } = await publish(api);
    for (const url of [path, `${path}/${id}`]) {
      const etag = String((await api.as.visitor('GET', url)).headers.etag);
      const again = await api.as.visitor('GET', url, undefined, { 'if-none-match': etag });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate');

      await api.as.admin('PUT', `${path}/${id}`, { title: `Changed after ${url}` });
      const changed = await api.as.visitor('GET', url, undefined, { 'if-none-match': etag });
      expect(changed.statusCode).toBe(200);
      expect(changed.headers.etag).not.toBe(etag);
    }
  });

  it('forbids caching of writes and refusals', async () => {
    const { id } = await publish(api);
    const replies = [
      await api.as.admin('PUT', `${path}/${id}`, { title: 'New' }),
      await api.as.visitor('PUT', `${path}/${id}`, { title: 'New' }),
      await api.as.visitor('GET', `${path}?limit=0`),
      await api.as.visitor('GET', `${path}/unknown`),
      await api.as.admin('DELETE', `${path}/${id}`),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 401, 400, 404, 200]);
    for (const { headers } of replies) expect(headers['cache-control']).toBe('no-store');
  });
});
