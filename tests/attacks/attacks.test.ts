import { describe, expect, it } from 'vitest';
import { attackByStrings } from './attackByStrings.ts';
import { attackInputs } from './attackInputs.ts';
import { attackPictures } from './attackPictures.ts';
import { attackRights } from './attackRights.ts';
import { attackStoredTexts } from './attackStoredTexts.ts';
import { attackWire } from './attackWire.ts';
import { attackWithSize } from './attackWithSize.ts';
import { prepareProduct, product, secret } from './product.ts';

prepareProduct();

describe.each([
  ['rights', attackRights],
  ['inputs', attackInputs],
  ['stored texts', attackStoredTexts],
  ['the wire', attackWire],
  ['strings', attackByStrings],
  ['size', attackWithSize],
  ['pictures', attackPictures],
])('%s', (_what, attack) => {
  attack();
});

it('has no secret and no personal data in its most detailed log', () => {
  const log = product.out() + product.errors();
  expect(log).toContain('"route":"/api/orders"');
  const personal =
    /[\w.+-]+@[\w-]+\.\w+|\+233\d{6,}|eyJ[\w-]{10,}|correct horse battery staple|Ama Owusu|\$argon2/;
  expect(personal.exec(log)?.[0]).toBeUndefined();
  expect(log).not.toContain(secret);
});
