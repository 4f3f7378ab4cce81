import { makeId } from '@year-group/api-types/testing/factories';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentKinds, removeContent } from '#testing/content.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();
beforeEach(() => removeContent(api));

describe.each(contentKinds)('publishing at $path', ({ path, text, publish, makeInput, readList }) => {
  const read = async (id: string) => (await api.as.visitor('GET', `${path}/${id}`)).json();
  const count = async () => readList(await api.as.visitor('GET', path)).length;

  it('publishes what the administrator sends and shows it to everyone', async () => {
    const reply = await api.as.admin('POST', path, makeInput({ title: 'Just published' }));
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject(makeInput({ title: 'Just published' }));
    expect(await read(reply.json().id)).toEqual(reply.json());
  });

  it('assigns ids as UUIDs of version 7', async () => {
    expect((await publish(api)).id).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  it('assigns id and publication date itself', async () => {
    const wished = { id: makeId(), createdAt: '2001-01-01T00:00:00.000Z', isPinned: true };
    const stored = (await api.as.admin('POST', path, { ...makeInput(), ...wished })).json();
    expect(stored.id).not.toBe(wished.id);
    expect(Date.now() - Date.parse(stored.createdAt)).toBeLessThan(60_000);
    expect(stored).not.toHaveProperty('isPinned');
  });

  it.each(['title', 'category', text, 'imageUrl'])(
    'refuses one without %s, and one with only spaces',
    async (field) => {
      for (const value of [undefined, '', '   ']) {
        const reply = await api.as.admin('POST', path, { ...makeInput(), [field]: value });
        expect(reply.statusCode).toBe(400);
        expect(reply.json()).toMatchObject({ code: 'validation-failed', issues: [{ path: field }] });
        expect(reply.json().error).toMatch(/ is required$/);
      }
      expect(await count()).toBe(0);
    },
  );

  it('names every invalid field', async () => {
    const reply = await api.as.admin('POST', path, { ...makeInput(), title: 7, category: null });
    const paths = reply.json().issues.map((issue: { path: string }) => issue.path);
    expect(paths).toEqual(['title', 'category']);
  });

  it.each([
    'javascript:alert(1)',
    '//elsewhere.example/a.webp',
    '/\\elsewhere.example/a.webp',
    'data:image/png;base64,AAAA',
    'a.webp',
    '/uploads/a.webp" onerror="alert(1)',
  ])('refuses %s as a picture', async (imageUrl) => {
    expect((await api.as.admin('POST', path, { ...makeInput(), imageUrl })).statusCode).toBe(400);
  });

  it('refuses a null character, which the database cannot store', async () => {
    for (const field of ['title', text, 'imageUrl']) {
      const reply = await api.as.admin('POST', path, { ...makeInput(), [field]: '/a\0b' });
      expect(reply.statusCode, field).toBe(400);
      expect(reply.json().code).toBe('validation-failed');
    }
  });

  it('stores every other character as typed', async () => {
    const title = 'Ɔkɔmfo Anɔkye 🎓 “GH₵” <b>& Co</b> \u200f';
    expect((await publish(api, { title })).title).toBe(title);
  });
});
