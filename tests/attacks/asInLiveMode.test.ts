import { describe } from 'vitest';
import { attackTiming } from './attackTiming.ts';
import { checkHeaders } from './checkHeaders.ts';
import { prepareProduct } from './product.ts';

// With codes and https, as in live mode; the other tests verify members in one step.
prepareProduct({ PUBLIC_URL: 'https://yeargroup.example', MEMBER_VERIFICATION: 'code', LOG_LEVEL: 'warn' });

describe.each([
  ['timing', attackTiming],
  ['headers', checkHeaders],
])('%s', (_what, attack) => {
  attack();
});
