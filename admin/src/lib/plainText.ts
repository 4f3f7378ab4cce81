/** Rich text without tags, on one line. */
export function plainText(html: string): string {
  const spaced = html.replaceAll(/<\/(p|li)>|<br\s*\/?>/g, ' ');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  return body.textContent.replaceAll(/\s+/g, ' ').trim();
}
