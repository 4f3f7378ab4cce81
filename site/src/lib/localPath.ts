/** The path that an address names on this site, or undefined when it leads anywhere else. */
export function localPath(address: string | null): string | undefined {
  if (!address?.startsWith('/')) return undefined;
  const here = 'http://here';
  // Resolved as a browser would, so that //elsewhere, /\elsewhere and what hides behind a tab are seen for what they are.
  const url = URL.canParse(address, here) ? new URL(address, here) : undefined;
  // `/.//elsewhere` resolves to a path that, read again as an address, is another site.
  if (url?.origin !== here || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
