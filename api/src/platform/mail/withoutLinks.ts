/** What strangers type and letters repeat: it must not make a letter of ours carry their link to somebody else. */
const typedFields: ReadonlySet<string> = new Set(['customerName', 'fullName', 'shippingAddress']);

/** What a letter knows, with the names and addresses in it on one line and without links. */
export function withoutLinksIn<Data extends object>(data: Data): Data {
  const entries = Object.entries(data).map(([name, value]) =>
    typedFields.has(name) && typeof value === 'string' ? [name, withoutLinks(value)] : [name, value],
  );
  return Object.fromEntries(entries) as Data;
}

/** A text without web addresses, and with no dot between two words that a mail program would make a link of. */
function withoutLinks(text: string): string {
  return text
    .replace(/\S*(?::\/\/|\bwww\.)\S*/giu, ' ')
    .replace(/(?<=[\p{L}\p{N}])[.\u3002\uFF0E\uFF61](?=[\p{L}\p{N}])/gu, '. ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
