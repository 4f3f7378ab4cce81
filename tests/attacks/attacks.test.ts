import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attackByStrings } from './attackByStrings.ts';
import { attackInputs } from './attackInputs.ts';
import { attackPictures } from './attackPictures.ts';
import { attackRights } from './attackRights.ts';
import { attackStoredTexts } from './attackStoredTexts.ts';
import { attackWire } from './attackWire.ts';
import { attackWithSize } from './attackWithSize.ts';
import { attackedProduct, type Product, secret } from './product.ts';

// One product for all of it: starting one takes longer than most attacks.
let product: Product;
beforeAll(async () => {
  product = await attackedProduct();
});
afterAll(() => product.stop());

describe('rights', () => {
  attackRights(() => product);
});
describe('inputs', () => {
  attackInputs(() => product);
});
describe('stored texts', () => {
  attackStoredTexts(() => product);
});
describe('the wire', () => {
  attackWire(() => product);
});
describe('strings', () => {
  attackByStrings(() => product);
});
describe('size', () => {
  attackWithSize(() => product);
});
describe('pictures', () => {
  attackPictures(() => product);
});

it('has no secret and no personal data in its most detailed log', () => {
  const log = product.out() + product.errors();
  expect(log).toContain('"route":"/api/orders"');
  const found =
    /[\w.+-]+@[\w-]+\.\w+|\+233\d{6,}|eyJ[\w-]{10,}|correct horse battery staple|Ama Owusu|\$argon2/.exec(
      log,
    )?.[0];
  expect(found).toBeUndefined();
  expect(log).not.toContain(secret);
});
