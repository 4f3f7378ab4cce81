import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/testApp.ts';
import { waitFor } from '#testing/waitFor.ts';
import { mails } from '../db/schema.ts';

const api = useTestApp();
let counter = 0;

const welcome = (occasion: string, fullName = 'Kwame') => ({
  occasion,
  recipient: 'kwame@example.org',
  template: 'welcome' as const,
  data: { fullName, memberId: 'm' },
});
const newOccasion = () => `test:${(counter += 1)}`;
const rowsOf = (occasion: string) => api.services.db.select().from(mails).where(eq(mails.occasion, occasion));
const files = async () => readdir(join(api.services.settings.dataDir, 'outbox')).catch((): string[] => []);
const arrived = (occasion: string) =>
  waitFor(async () => {
    const [row] = await rowsOf(occasion);
    return row?.sentAt ? row : undefined;
  });

describe('the outbox', () => {
  it('writes files when there is no mail server', async () => {
    const occasion = newOccasion();
    await api.services.db.transaction((tx) => api.services.mail.write(tx, welcome(occasion)));
    const { id } = await arrived(occasion);
    const name = (await files()).find((file) => file.includes(id));
    expect(name).toMatch(/^\d{8}T\d{6}Z-welcome-[0-9a-f-]{36}\.eml$/);
    const text = await readFile(join(api.services.settings.dataDir, 'outbox', String(name)), 'utf8');
    expect(text).toContain(`Message-ID: <${id}@localhost>`);
    expect(text).toContain('Auto-Submitted: auto-generated');
  });

  it('contains nothing of a rolled back transaction', async () => {
    const occasion = newOccasion();
    const failing = api.services.db.transaction(async (tx) => {
      await api.services.mail.write(tx, welcome(occasion));
      throw new Error('No.');
    });
    await expect(failing).rejects.toThrow('No.');
    expect(await rowsOf(occasion)).toEqual([]);
  });

  it('has one mail per occasion, however often it is written, and the first one counts', async () => {
    const occasion = newOccasion();
    const before = (await files()).length;
    for (const name of ['First', 'Second'])
      await api.services.db.transaction((tx) => api.services.mail.write(tx, welcome(occasion, name)));
    await Promise.all(
      ['Third', 'Fourth'].map((name) =>
        api.services.db.transaction((tx) => api.services.mail.write(tx, welcome(occasion, name))),
      ),
    );
    const { id } = await arrived(occasion);
    expect(await rowsOf(occasion)).toHaveLength(1);
    const name = (await files()).find((file) => file.includes(id));
    const text = await readFile(join(api.services.settings.dataDir, 'outbox', String(name)), 'utf8');
    expect(text).toContain('Dear First');
    expect((await files()).length).toBe(before + 1);
  });

  it('deletes the content of a sent mail', async () => {
    const occasion = newOccasion();
    await api.services.db.transaction((tx) => api.services.mail.write(tx, welcome(occasion)));
    expect((await arrived(occasion)).data).toEqual({});
  });

  it('drops an expired mail, and a deleted one', async () => {
    const [late, withdrawn, marker] = [newOccasion(), newOccasion(), newOccasion()];
    await api.services.db.transaction(async (tx) => {
      await api.services.mail.write(tx, { ...welcome(late), lifetime: 60 });
      await api.services.mail.write(tx, welcome(withdrawn));
      await tx
        .update(mails)
        .set({ expiresAt: sql`now() - interval '1 second'` })
        .where(eq(mails.occasion, late));
      await tx.delete(mails).where(eq(mails.occasion, withdrawn));
      await api.services.mail.write(tx, welcome(marker));
    });
    await arrived(marker);
    await waitFor(async () => ((await rowsOf(late)).length === 0 ? true : undefined));
    expect(await rowsOf(withdrawn)).toEqual([]);
  });

  it('deletes a letter that nobody tries to send any more, so that no restore sends it years later', async () => {
    const { db, jobs, mail } = api.services;
    const [givenUp, tried] = [newOccasion(), newOccasion()];
    await db.transaction(async (tx) => {
      // Held, so that the job of it is not the one that sends it here.
      for (const occasion of [givenUp, tried])
        await mail.write(tx, { ...welcome(occasion), heldSeconds: 60 });
      await tx
        .update(mails)
        .set({ createdAt: sql`now() - interval '6 days'` })
        .where(eq(mails.occasion, givenUp));
    });
    await jobs.enqueue(db, 'sweep-mails', {});
    await waitFor(async () => ((await rowsOf(givenUp)).length === 0 ? true : undefined));
    expect(await rowsOf(tried)).toHaveLength(1);
  });
});
