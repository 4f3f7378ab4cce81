import { createHmac, randomUUID } from 'node:crypto';

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const now = () => Date.now() / 1000;
const hour = 3600;

/** What a token of a role says; `jti` names the session. */
export const claimsOf = (role: string, id?: string, jti: string = randomUUID()) => ({
  iss: 'year-group',
  aud: role,
  jti,
  iat: now(),
  exp: now() + hour,
  ...(id && { sub: id, id }),
});

/** A token signed with the secret, any part of which can be wrong. */
export function forge(secret: string, claims: object, header: object = {}, hash = 'sha256'): string {
  const text = `${encode({ alg: 'HS256', ...header })}.${encode(claims)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
}

/** Tokens that must not work, from what an attacker could have: old, foreign and changed ones. */
export function badTokens(secret: string, adminToken: string, memberToken: string, memberId: string) {
  // The session exists: only what is made wrong below may be the reason of a refusal.
  const { sub, jti } = JSON.parse(Buffer.from(adminToken.split('.')[1] ?? '', 'base64url').toString());
  const admin = claimsOf('admin', sub, jti);
  const [header = '', , signature = ''] = memberToken.split('.');
  const none = (alg: string) => `${encode({ alg })}.${encode(admin)}.`;
  return {
    'expired admin': forge(secret, { ...admin, iat: now() - 2 * hour, exp: now() - 1 }),
    'session of nobody': forge(secret, claimsOf('admin', sub)),
    'officer without an id': forge(secret, { ...admin, sub: undefined, id: undefined }),
    'member turned officer': forge(secret, { ...admin, sub: memberId }),
    'expired member': forge(secret, { ...claimsOf('member', memberId), exp: now() - 1 }),
    'member turned admin': `${header}.${encode({ ...claimsOf('admin'), sub: memberId })}.${signature}`,
    'member turned another': `${header}.${encode(claimsOf('member', memberId.replace(/.$/, 'f')))}.${signature}`,
    'alg none': none('none'),
    'alg nOnE': none('nOnE'),
    'alg empty': none(''),
    'HS512 with the secret': forge(secret, admin, { alg: 'HS512' }, 'sha512'),
    'RS256 signed as HMAC': forge(secret, admin, { alg: 'RS256' }),
    'key of its own (jwk)': forge('mine', admin, { jwk: { kty: 'oct', k: 'bWluZQ' } }),
    'key from a path (kid)': forge('', admin, { kid: '../../../../dev/null' }),
    'key from an address (jku)': forge('mine', admin, { jku: 'https://evil.example/jwks.json' }),
    'unknown crit': forge(secret, admin, { crit: ['exp'] }),
    'foreign secret': forge('x'.repeat(43), admin),
    'empty secret': forge('', admin),
    'other issuer': forge(secret, { ...admin, iss: 'elsewhere' }),
    'no issuer': forge(secret, { ...admin, iss: undefined }),
    'unknown role': forge(secret, { ...admin, aud: 'owner' }),
    'two audiences': forge(secret, { ...admin, aud: ['admin', 'member'] }),
    'no audience': forge(secret, { ...admin, aud: undefined }),
    'member of nobody': forge(secret, claimsOf('member')),
    'never expires': forge(secret, { ...admin, exp: undefined }),
    'from no time': forge(secret, { ...admin, iat: undefined }),
    'without an id': forge(secret, { ...admin, jti: undefined }),
    'from before the password': forge(secret, { ...admin, iat: 1 }),
    'sealed instead of signed': `${encode({ alg: 'dir', enc: 'A256GCM' })}..AAAAAAAAAAAAAAAA.AAAA.AAAAAAAAAAAAAAAAAAAAAA`,
    'no token at all': 'admin',
    'very long': 'a'.repeat(7000),
  };
}
