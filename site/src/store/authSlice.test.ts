import { expect, it } from 'vitest';
import { authSlice, memberSessionChanged, selectMemberId } from './authSlice.ts';

const { reducer } = authSlice;
const base64Url = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const tokenWith = (payload: unknown) => `head.${base64Url(JSON.stringify(payload))}.signature`;
const idIn = (token: string) => selectMemberId({ auth: reducer(undefined, memberSessionChanged(token)) });

it('reads the member’s id out of the token', () => {
  expect(idIn(tokenWith({ id: 'abc', name: '??>>~~' }))).toBe('abc');
});

it.each(['', 'nonsense', 'a.b.c', tokenWith({}), tokenWith({ id: 7 })])(
  'finds no member in the token %j',
  (token) => {
    expect(idIn(token)).toBeNull();
  },
);

it('has no member once the session has ended', () => {
  expect(
    reducer(reducer(undefined, memberSessionChanged('t')), memberSessionChanged(null)).memberToken,
  ).toBeNull();
});
