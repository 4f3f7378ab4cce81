import { makeId } from '@year-group/api-types/testing/factories';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentKinds, removeContent } from '#testing/content.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();
beforeEach(() => removeContent(api));

describe.each(contentKinds)('changing at $path', ({ path, publish }) => {
  const read = async (id: string) => (await api.as.visitor('GET', `${path}/${id}`)).json();

  it('replaces only the given fields and leaves the others', async () => {
    const before = await publish(api);
    const reply = await api.as.admin('PUT', `${path}/${before.id}`, { title: 'Renamed' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ ...before, title: 'Renamed' });
    expect(await read(before.id)).toEqual({ ...before, title: 'Renamed' });
  });

  it('ignores unknown fields of a change, including id and publication date', async () => {
    const before = await publish(api);
    const change = { id: makeId(), createdAt: '2001-01-01T00:00:00.000Z', isPinned: true, category: 'New' };
    const after = (await api.as.admin('PUT', `${path}/${before.id}`, change)).json();
    expect(after).toEqual({ ...before, category: 'New' });
  });

  it('replies with the stored item to an empty change', async () => {
    const before = await publish(api);
    expect((await api.as.admin('PUT', `${path}/${before.id}`, {})).json()).toEqual(before);
  });

  it('refuses a change that empties a required field, and changes nothing', async () => {
    const before = await publish(api);
    const reply = await api.as.admin('PUT', `${path}/${before.id}`, { title: 'New', category: ' ' });
    expect(reply.statusCode).toBe(400);
    expect(await read(before.id)).toEqual(before);
  });

  it('deletes one and leaves the others', async () => {
    const gone = await publish(api);
    const other = await publish(api);
    const reply = await api.as.admin('DELETE', `${path}/${gone.id}`);
    expect([reply.statusCode, reply.json()]).toEqual([200, { deleted: 1 }]);
    expect((await api.as.visitor('GET', `${path}/${gone.id}`)).statusCode).toBe(404);
    expect(await read(other.id)).toEqual(other);
    expect((await api.as.admin('DELETE', `${path}/${gone.id}`)).statusCode).toBe(404);
  });

  it('also deletes for a client that announces a body and sends none', async () => {
    const { id } = await publish(api);
    const reply = await api.as.admin('DELETE', `${path}/${id}`, '', { 'content-type': 'text/plain' });
    expect(reply.statusCode).toBe(200);
  });

  it.each([
    '00000000-0000-7000-8000-000000000000',
    'not-an-id',
    '1',
    "1'%20or%20'1'='1",
    '%00',
    'a'.repeat(190),
  ])('answers the id %s with 404 on every call', async (id) => {
    const replies = [
      await api.as.visitor('GET', `${path}/${id}`),
      await api.as.admin('PUT', `${path}/${id}`, { title: 'New' }),
      await api.as.admin('DELETE', `${path}/${id}`),
    ];
    for (const reply of replies) {
      expect(reply.statusCode).toBe(404);
      expect(reply.json().code).toBe('not-found');
    }
  });
});
