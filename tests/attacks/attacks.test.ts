import { afterAll, beforeAll, describe } from 'vitest';
import { attackByStrings } from './attackByStrings.ts';
import { attackInputs } from './attackInputs.ts';
import { attackRights } from './attackRights.ts';
import { attackStoredTexts } from './attackStoredTexts.ts';
import { attackWire } from './attackWire.ts';
import { attackWithSize } from './attackWithSize.ts';
import { attackedProduct, type Product } from './product.ts';

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
