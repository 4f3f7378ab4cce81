import { afterAll, beforeAll, describe } from 'vitest';
import { attackTiming } from './attackTiming.ts';
import { checkHeaders } from './checkHeaders.ts';
import { attackedProduct, type Product } from './product.ts';

// With codes and https, as in live mode; the other tests verify members in one step.
let product: Product;
beforeAll(async () => {
  product = await attackedProduct({
    PUBLIC_URL: 'https://yeargroup.example',
    MEMBER_VERIFICATION: 'code',
    LOG_LEVEL: 'warn',
  });
});
afterAll(() => product.stop());

describe('timing', () => {
  attackTiming(() => product);
});
describe('headers', () => {
  checkHeaders(() => product);
});
