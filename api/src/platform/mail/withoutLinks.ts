/** Text from strangers that mails repeat must not turn our mails into carriers of their links. */
const typedFields: ReadonlySet<string> = new Set(['customerName', 'fullName', 'shippingAddress']);

/** The data of a mail, with names and addresses on one line and without links. */
export function withoutLinksIn<Data extends object>(data: Data): Data {
  const entries = Object.entries(data).map(([name, value]) =>
    typedFields.has(name) && typeof value === 'string' ? [name, withoutLinks(value)] : [name, value],
  );
  return Object.fromEntries(entries) as Data;
}

/** A text without web addresses, or dots that mail programs would turn into links. */
function withoutLinks(text: string): string {
  return text
    .replace(/\S*(?::\/\/|\bwww\.)\S*/giu, ' ')
    .replace(/(?<=[\p{L}\p{N}])[.\u3002\uFF0E\uFF61](?=[\p{L}\p{N}])/gu, '. ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
