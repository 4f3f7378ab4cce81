import { z } from 'zod';
import { messages } from '../messages.ts';
import { maxIds, maxPageSize } from './limits.ts';
import { isCedis } from './money.ts';
import { comparablePhone, isPhone } from './phone.ts';
import { isEmail, isHtmlEmail, isReachableEmail } from './rules.ts';

/** A UUID; a malformed one in a path is answered like an unknown one, with 404. */
export const idSchema = z.uuid();
export const idParamsSchema = z.object({ id: idSchema });

/** A moment in time, ISO 8601 in UTC. Databases refuse the year 0000. */
export const instantSchema = z.iso.datetime().refine((moment) => moment >= '0001', 'Years begin with 0001');

/** A day, `yyyy-mm-dd`. Years such as 0026 are typing mistakes, and databases refuse 0000. */
export const daySchema = (label: string) =>
  z.iso
    .date({ error: `${label} must be written yyyy-mm-dd`, abort: true })
    .refine((day) => day >= '1900' && day < '3000', `${label} must be from 1900 to 2999`);

/** A required amount of GH₵ with at most two decimals. */
export const amountSchema = (label: string) =>
  z
    .number(`${label} is required, a number of GH₵`)
    .refine(isCedis, 'Amounts are in GH₵, not negative, with at most two decimals');

export const cedisSchema = amountSchema('An amount');

/** Databases store every character except U+0000 and lone surrogates. */
export const isStorable = (text: string): boolean => !/\0|\p{Cs}/u.test(text);

/** Without surrounding space and characters that turn the text, which come with a phone number from contacts. */
const trim = (text: string): string => text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '').trim();
const visible = /[^\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

const lineOf = (text: z.ZodString, label: string, maxLength: number) =>
  text
    .overwrite(trim)
    .max(maxLength, `${label} can have at most ${maxLength} characters`)
    .refine(isStorable, `${label} has a character that cannot be stored`);

/** Whether no two texts are the same, without case. */
export const areDistinct = (texts: readonly string[]): boolean =>
  new Set(texts.map((text) => text.toLowerCase())).size === texts.length;

/** A required line of text. */
export const textSchema = (label: string, maxLength = 200) =>
  lineOf(z.string(`${label} is required`), label, maxLength).regex(visible, `${label} is required`);

/** A line of text that may be left empty. */
export const optionalTextSchema = (label: string, maxLength = 200) => lineOf(z.string(), label, maxLength);

const emailBy = (rule: (text: string) => boolean) =>
  z
    .string(messages.registration.emailRequired)
    .overwrite(trim)
    .min(1, { error: messages.registration.emailRequired, abort: true })
    .refine(rule, messages.registration.emailInvalid);

/** The e-mail address of a member, by the rule of docs/spec.md#validation. */
export const emailSchema = emailBy(isEmail);
/** The e-mail address of a member, where the setting `EMAIL_RULE` is `any`. */
export const reachableEmailSchema = emailBy(isReachableEmail);
/** A customer's e-mail, with the rule of an e-mail input only (docs/spec.md#validation). */
export const customerEmailSchema = emailBy(isHtmlEmail);

export const phoneSchema = z
  .string(messages.registration.phoneRequired)
  .overwrite(trim)
  .min(1, { error: messages.registration.phoneRequired, abort: true })
  .transform(comparablePhone)
  .refine(isPhone, messages.registration.phoneInvalid);

const upload = String.raw`/uploads/[a-z0-9][a-z0-9-]*(\.[a-z0-9]+){1,2}`;
const pictureSchema = (form: RegExp) =>
  z
    .string('Image is required')
    .trim()
    .min(1, { error: 'Image is required', abort: true })
    .max(500, 'The image address is too long')
    .regex(form, 'The image must be uploaded first');

/** Address of a picture: an upload, or one that was pasted, with https. */
export const imageUrlSchema = pictureSchema(
  new RegExp(String.raw`^(${upload}|[Hh][Tt][Tt][Pp][Ss]://[^\s"'<>\\\p{C}]+)$`, 'u'),
);

/** Address of a picture of the group: an upload, or one of the product's own. */
export const uploadedSchema = pictureSchema(
  new RegExp(String.raw`^(${upload}|/logo\.svg|/images(/[a-z0-9][a-z0-9-]*)+\.[a-z]+)$`),
);

const wholeNumber = (text: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `${text} must be a whole number`)
    .transform(Number);

/** Query of every list: page from 1, limit 1 to 100, a search term, and `sort=field:asc|desc`. */
export function listQuerySchema<const Field extends string>(sortable: readonly Field[]) {
  const fields = sortable.join('|');
  return z.object({
    page: wholeNumber('page').pipe(z.int().min(1, 'page starts at 1')).optional(),
    limit: wholeNumber('limit')
      .pipe(z.int().min(1, 'limit is at least 1').max(maxPageSize, `limit is at most ${maxPageSize}`))
      .optional(),
    searchTerm: z.string().trim().max(200, 'searchTerm is too long').optional(),
    sort: z
      .string()
      .regex(new RegExp(`^(${fields}):(asc|desc)$`), `sort is one of ${fields}, then :asc or :desc`)
      .transform((sort) => sort as `${Field}:${'asc' | 'desc'}`)
      .optional(),
  });
}

/** The parsed query of a list, as the repositories receive it. */
export type ListQuery = z.output<ReturnType<typeof listQuerySchema>>;

/** Body of a batch delete: a number of the newest records, or exactly the given ids. */
export const batchDeleteSchema = z.object({
  batchSize: z
    .int('batchSize must be a positive whole number')
    .positive('batchSize must be a positive whole number'),
  ids: z.array(idSchema).max(maxIds).optional(),
});
export type BatchDelete = z.infer<typeof batchDeleteSchema>;
/** Whether a batch can be of more than one record. */
export const isForMany = ({ batchSize, ids }: BatchDelete): boolean => (ids?.length ?? batchSize) > 1;

/** Ids of records, at least one. */
export const idListSchema = z
  .array(idSchema)
  .min(1, 'Choose at least one')
  .max(maxIds, `Choose at most ${maxIds} at a time`);

/** Records that a batch call left unchanged, each with the reason as a sentence. */
export const refusedSchema = z.array(z.object({ id: idSchema, message: z.string() }));
export type Refused = z.infer<typeof refusedSchema>;

/** Reply to a batch delete. */
export const deletedSchema = z.object({ deleted: z.int().nonnegative() });
