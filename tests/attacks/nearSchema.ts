import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Texts that break careless code: control and half characters, numbers, markup, commands, … */
const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202Etxt.exe',
  '\uFEFF',
  '👩🏾‍🎓'.repeat(20),
  'a'.repeat(10_000),
  "' OR 1=1 --",
  '%00',
  '${7*7}{{7*7}}',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '\r\nSet-Cookie: a=b',
  '-0',
  '1e309',
  'NaN',
  '9'.repeat(400),
  '[object Object]',
  'null',
  '<script>alert(1)</script>',
] as const;

const text = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ maxLength: 300 }),
);

/** Any JSON, also of forms that no schema has. */
export const anyJson: Arbitrary<unknown> = fc.oneof(
  text,
  fc.constantFrom(null, true, false, 0, -0, -1, 0.1, 1e21, 1e308, 2 ** 53, 2 ** 63, [], {}, [[]], [null]),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Accepted values by field name, for fields with rules that the schema cannot express. */
const samples: Record<string, readonly string[]> = {
  email: ['a@b.co', 'AMA@EXAMPLE.ORG'],
  customerEmail: ['a@b.co'],
  phone: ['+233 20 123 4567', '+12025550123'],
  category: ['Apparel', 'bOOKS'],
  imageUrl: ['https://example.org/a.png'],
  images: ['https://example.org/a.png'],
  customerAddress: ['East Legon, Accra', 'Kumasi'],
  shippingAddress: ['East Legon, Accra'],
  password: ['a wrong password'],
  code: ['123456'],
  time: ['18:30'],
  input: ['Kum'],
};

/** What the schema accepts, as far as it says; `odd` of 100 parts are anything instead. */
function like(schema: JsonSchema, ids: readonly string[], odd: number, name = ''): Arbitrary<unknown> {
  const { anyOf, oneOf, allOf, type } = schema;
  const options = anyOf ?? oneOf ?? allOf;
  if (options) return fc.oneof(...options.map((option) => like(option, ids, odd, name)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (type === 'object') return likeObject(schema, ids, odd);
  if (type === 'array') {
    const item = orOdd(like((schema.items ?? {}) as JsonSchema, ids, odd, name), odd, name);
    return fc.array(item, { minLength: 1, maxLength: 4, size: 'max' });
  }
  if (type === 'integer') return fc.constantFrom(0, 1, 2, 999, 1000, 1_000_000);
  if (type === 'number') return fc.nat(1_000_000).map((pesewas) => pesewas / 100);
  if (type === 'boolean') return fc.boolean();
  if (type === 'string') return likeText(schema, ids, name);
  return anyJson;
}

function likeText({ format, maxLength = 200 }: JsonSchema, ids: readonly string[], name: string) {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  if (format === 'date') return fc.constantFrom('2028-02-29', '1900-01-01', '9999-12-31', '2027-01-01');
  const known = samples[name];
  if (known) return fc.constantFrom(...known);
  const longest = Math.min(maxLength, 5000);
  return fc.oneof(
    fc.constantFrom('Ama Owusu', 'x'.repeat(longest), 'ß'.repeat(longest)),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(maxLength, 60) }),
    fc.constantFrom(...hostileTexts).map((each) => `a${each}`.slice(0, maxLength)),
  );
}

function likeObject(schema: JsonSchema, ids: readonly string[], odd: number): Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    name,
    orOdd(like(field as JsonSchema, ids, odd, name), odd, name),
  ]);
  const record = Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>;
  const required = (schema.required ?? []).filter((name) => name in record);
  const names = ['id', 'role', 'status', 'constructor', 'toString', 'isAdmin', 'createdAt', '$where'];
  const surplus = fc.dictionary(fc.constantFrom(...names), anyJson, { maxKeys: 2 });
  return fc
    .tuple(fc.record(record, { requiredKeys: required }), surplus, fc.nat(9))
    .map(([given, more, die]) => (die < 8 ? given : { ...given, ...more }));
}

/** `good`, or in `odd` of 100 cases any JSON or a good value with a hostile text appended. */
function orOdd(good: Arbitrary<unknown>, odd: number, name: string): Arbitrary<unknown> {
  const spoilt = fc
    .tuple(fc.constantFrom(...(samples[name] ?? ['a'])), fc.constantFrom(...hostileTexts))
    .map(([sample, hostile]) => `${sample}${hostile}`);
  return fc.oneof(
    { weight: 100 - odd, arbitrary: good },
    { weight: odd, arbitrary: fc.oneof(anyJson, spoilt) },
  );
}

/** Bodies or queries from a schema and near it; `ids` are ids that exist. */
export function nearSchema(schema: z.ZodType, ids: readonly string[]): Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return fc.oneof(like(json, ids, 3), like(json, ids, 25));
}
