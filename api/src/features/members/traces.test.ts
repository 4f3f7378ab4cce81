import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf } from '#platform/db/database.ts';
import { readCode, readLetter, visitorFrom } from '#testing/codes.ts';
import {
  callAs,
  makeOtherRegistration,
  readOutbox,
  registerMember,
  sendRegistration,
} from '#testing/people.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp({ memberVerification: 'code', memberAdmission: 'approve', rateLimits: 'on' });

/** Every column of every table, including the queue's, that holds text or JSON. */
async function placesOf(text: string): Promise<string[]> {
  const { db } = api.services;
  const columns = await rowsOf<{ place: string; schema: string; table: string; column: string }>(
    db,
    sql`select table_schema as schema, table_name as table, column_name as column,
          table_schema || '.' || table_name || '.' || column_name as place
        from information_schema.columns
        where table_schema not in ('pg_catalog', 'information_schema')
          and (data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY') or data_type like 'char%')`,
  );
  const places: string[] = [];
  for (const { place, schema, table, column } of columns) {
    const rows = await rowsOf(
      db,
      sql`select 1 from ${sql.identifier(schema)}.${sql.identifier(table)}
          where strpos(lower(${sql.identifier(column)}::text), ${text}) > 0 limit 1`,
    );
    if (rows.length > 0) places.push(place);
  }
  return places;
}

it('no table keeps the addresses of a member who deletes their profile', async () => {
  const visitor = visitorFrom(api, '192.0.2.7');
  const member = await registerMember(api, { email: 'traces.kept@example.org', phone: '+233207654321' });
  for (const contact of [{ email: member.email }, { phone: member.phone }]) {
    const { challengeId } = (await visitor('/api/auth/verify-member', contact)).json();
    const code = await readCode(api, challengeId);
    await visitor('/api/auth/verify-member/code', { challengeId, code });
  }
  await visitor('/api/auth/verify-member', { email: member.email });
  await visitor('/api/auth/verify-member', { email: 'TRACES.kept@example.org' });
  await api.as.admin('POST', `/api/admin/members/${member.id}/ask`, { question: 'Which class?' });
  await api.as.admin('POST', `/api/admin/members/${member.id}/admit`);
  const as = await callAs(api, member.id);
  await as('PUT', `/api/members/${member.id}`, { email: 'traces.later@example.org' });
  expect(await placesOf('traces.kept')).toContain('public.mails.recipient');

  expect((await as('DELETE', '/api/members/me')).json()).toEqual({ deleted: 1 });
  expect(await placesOf('traces.kept')).toEqual([]);
  expect(await placesOf('traces.later')).toEqual([]);
  expect(await placesOf('207654321')).toEqual([]);
});

it('only the mail about it keeps the address of a refused registration, for a few days', async () => {
  const registration = makeOtherRegistration({
    email: 'refused.trace@example.org',
    fullName: 'Refused Trace',
  });
  const { id } = (await sendRegistration(api, registration)).json();
  await api.as.admin('POST', `/api/admin/members/${id}/refuse`, { reason: 'Not of this year.' });
  await readLetter(api, `refused:${id}`);
  expect(await placesOf('refused.trace')).toEqual(['public.mails.recipient']);
  expect(await placesOf('refused trace')).toEqual([]);
  const kept = (await readOutbox(api)).find(({ recipient }) => recipient === registration.email);
  expect(kept?.expiresAt?.getTime()).toBeLessThan(Date.now() + 5 * 24 * 3600 * 1000);
});
