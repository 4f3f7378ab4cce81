import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxCombinations, maxPrice, maxQuantity } from '../common/limits.ts';
import { toCedis, toPesewas } from '../common/money.ts';
import { makeListing, makeShirt } from '../testing/factories.ts';
import { listingChangeSchema, listingInputSchema, listingSchema } from './listing.ts';
import {
  combinationOf,
  imageOf,
  missingOptions,
  optionsKey,
  priceOf,
  priceRange,
  problemOfChoice,
  stockOf,
} from './listingOptions.ts';
import { problemsOfCombinations } from './listingOptionsCheck.ts';
import { lineTitle } from './optionsText.ts';
import { orderedLineSchema } from './order.ts';

const shirt = makeShirt();
const chosen = (size?: string, colour?: string, text?: string) =>
  Object.entries({ Size: size, Colour: colour, 'Name on the back': text }).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  );

describe('a choice', () => {
  it('takes price, stock and picture of its combination', () => {
    const white = chosen('M', 'White');
    expect([priceOf(shirt, white), stockOf(shirt, white)]).toEqual([169.5, 5]);
    expect(imageOf(shirt, white)).toBe(shirt.images[1]);
  });

  it('has the listing’s price and picture, and no limit, where nothing is said about it', () => {
    const other = chosen('XL', 'White');
    expect(combinationOf(shirt, other)).toBeUndefined();
    expect([priceOf(shirt, other), stockOf(shirt, other)]).toEqual([180, null]);
    expect(imageOf(shirt, other)).toBe(shirt.imageUrl);
  });

  it('costs more with a text, and nothing more without', () => {
    expect(priceOf(shirt, chosen('XL', 'Navy', 'KOFI'))).toBe(225);
    expect(priceOf(shirt, chosen('XL', 'Navy'))).toBe(200);
  });

  it('shows the picture of a colour before a size is chosen', () => {
    expect(imageOf(shirt, [{ name: 'Colour', value: 'White' }])).toBe(shirt.images[1]);
    expect(imageOf(shirt, [])).toBe(shirt.imageUrl);
  });

  it('never costs less than nothing', () => {
    const combinations = [{ choices: ['M', 'Navy'], stock: null, difference: -500 }];
    expect(priceOf({ ...shirt, combinations }, chosen('M', 'Navy'))).toBe(0);
  });
});

describe('the stock of what can still be chosen', () => {
  it('is the sum of the combinations that fit', () => {
    expect(stockOf(shirt, chosen(undefined, 'Navy'))).toBe(11);
    expect(stockOf(shirt, chosen('L', 'Navy'))).toBe(0);
  });

  it('is unlimited when one of them is', () => {
    expect(stockOf(shirt)).toBeNull();
    expect(stockOf(shirt, chosen('XL'))).toBeNull();
  });

  it('is none of what is no longer offered', () => {
    expect(stockOf(shirt, chosen('S', 'Navy'))).toBe(0);
  });

  it('is the listing’s own without choices', () => {
    expect(stockOf(makeListing({ stock: 4 }), undefined)).toBe(4);
  });
});

it('has a range of prices', () => {
  expect(priceRange(shirt)).toEqual({ lowest: 169.5, highest: 200 });
  expect(priceRange(makeListing())).toEqual({ lowest: 180, highest: 180 });
});

it.each([
  [chosen(), 'Anniversary polo shirt: Choose a size.'],
  [chosen('M'), 'Anniversary polo shirt: Choose a colour.'],
  [chosen('S', 'Navy'), 'Anniversary polo shirt is no longer offered with “S”. Please choose again.'],
  [
    [...chosen('M', 'Navy'), { name: 'Sleeve', value: 'Long' }],
    'Anniversary polo shirt is no longer offered with “Long”. Please choose again.',
  ],
  [chosen('M', 'Navy', 'KOFI MENSAH 1'), 'Name on the back can have at most 12 characters.'],
  [chosen('M', 'Navy', 'KOFI'), undefined],
])('says what is wrong with %j', (options, problem) => {
  expect(problemOfChoice(shirt, options)).toBe(problem);
});

it('names the options that are not chosen', () => {
  expect(missingOptions(shirt, chosen('M')).map(({ name }) => name)).toEqual(['Colour']);
});

it('has one key for the same choice, whatever its order', () => {
  const options = chosen('M', 'Navy', 'KOFI');
  expect(optionsKey(options.toReversed())).toBe(optionsKey(options));
  expect(optionsKey(chosen('M', 'Navy'))).not.toBe(optionsKey(options));
  expect([optionsKey([]), optionsKey(undefined)]).toEqual(['', '']);
});

it('reads as one line', () => {
  const options = [...chosen('M', 'Navy'), { name: 'Name', value: 'KOFI', kind: 'text' as const }];
  expect(lineTitle({ title: 'Polo shirt', options })).toBe('Polo shirt · M, Navy, “KOFI”');
  expect(lineTitle({ title: 'Polo shirt' })).toBe('Polo shirt');
});

it('is exact to the pesewa with any differences and surcharges', () => {
  const pesewas = fc.integer({ min: 0, max: maxPrice * 100 });
  const parts = fc.record({
    price: pesewas,
    difference: fc.integer({ min: -maxPrice * 100, max: maxPrice * 100 }),
    surcharge: pesewas,
    text: fc.constantFrom(undefined, 'KOFI'),
    quantity: fc.integer({ min: 1, max: maxQuantity }),
  });
  fc.assert(
    fc.property(parts, ({ price, difference, surcharge, text, quantity }) => {
      const offer = {
        ...makeListing({ price: toCedis(price) }),
        options: [
          { kind: 'choice' as const, name: 'Size', choices: ['M'] },
          { kind: 'text' as const, name: 'Name on the back', maxLength: 12, surcharge: toCedis(surcharge) },
        ],
        combinations: [{ choices: ['M'], stock: null, difference: toCedis(difference) }],
      };
      expect(listingSchema.safeParse(offer).success).toBe(true);
      const exact = Math.max(0, price + difference) + (text ? surcharge : 0);
      const paid = toPesewas(priceOf(offer, chosen('M', undefined, text))) * quantity;
      expect(BigInt(paid)).toBe(BigInt(exact) * BigInt(quantity));
    }),
  );
});

describe('what an administrator sends', () => {
  const messagesOf = (fields: object) =>
    listingInputSchema.safeParse({ ...shirt, ...fields }).error?.issues.map(({ message }) => message);
  const size = (choices: string[]) => ({ kind: 'choice', name: 'Size', choices });

  it.each([
    [[], undefined],
    [[size(['M', 'm'])], ['Two choices have the same name']],
    [[size([])], ['Add at least one choice']],
    [[size(['M']), { ...size(['M']), name: 'size' }], ['Two options have the same name']],
    [[{ kind: 'text', name: 'Name', maxLength: 13, surcharge: 0 }], ['The length is at most 12']],
    [['A', 'B', 'C', 'D'].map((name) => ({ ...size(['M']), name })), ['A listing has at most 3 options']],
  ])('is checked: %j', (options, found) => {
    expect(messagesOf({ options })).toEqual(found);
  });

  it('has the stock of each combination, which only a change may leave out', () => {
    const combinations = [{ choices: ['M', 'Navy'], difference: 0 }];
    expect(listingChangeSchema.parse({ combinations })).toEqual({ combinations });
    expect(messagesOf({ combinations })).toHaveLength(1);
    const many = { combinations: Array(maxCombinations + 1).fill(combinations[0]) };
    expect(listingChangeSchema.safeParse(many).success).toBe(false);
  });

  it('has a measure for each column of the size chart', () => {
    const sizeChart = { columns: ['Chest', 'Length'], rows: [{ size: 'M', measures: [54] }] };
    expect(messagesOf({ sizeChart })).toEqual(['Each size needs every measure']);
    expect(messagesOf({ sizeChart: null })).toBeUndefined();
  });

  it('fits together', () => {
    const combination = { choices: ['M', 'Navy'], stock: 1, difference: 0 };
    const combinations = [
      combination,
      combination,
      { ...combination, choices: ['M'] },
      { ...combination, choices: ['L', 'White'], imageUrl: '/uploads/other-1x1-000000.webp' },
      { ...combination, choices: ['XL', 'White'], difference: -180.01 },
    ];
    expect(problemsOfCombinations(shirt)).toEqual([]);
    expect(problemsOfCombinations({ ...shirt, combinations })).toEqual([
      { path: 'combinations.1', message: 'This combination is in the list twice.' },
      { path: 'combinations.2', message: 'A combination needs one choice of each option.' },
      { path: 'combinations.3.imageUrl', message: 'The picture is not one of the listing’s pictures.' },
      { path: 'combinations.4.difference', message: 'With this difference the price would be below zero.' },
    ]);
  });
});

it.each(['KO\u202EFI', 'KO\nFI', 'KO\u00ADFI', '\u3164', '\u2800', 'KO\uFFA0FI', '\u2764\uFE0F'])(
  'refuses a text that cannot be printed: %j',
  (value) => {
    const problem = 'Name on the back has a character that cannot be printed.';
    expect(problemOfChoice(shirt, chosen('M', 'Navy', value))).toBe(problem);
  },
);

it('refuses an empty text', () => {
  const line = { id: shirt.id, quantity: 1, options: [{ name: 'Name on the back', value: '' }] };
  expect(orderedLineSchema.safeParse(line).success).toBe(false);
});
