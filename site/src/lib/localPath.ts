/** The path of an address on this site, or undefined for any other site. */
export function localPath(address: string | null): string | undefined {
  if (!address?.startsWith('/')) return undefined;
  const here = 'http://here';
  // Resolved as a browser does, so that //elsewhere, /\elsewhere and hidden tab characters are
  // recognised.
  const url = URL.canParse(address, here) ? new URL(address, here) : undefined;
  // `/.//elsewhere` resolves to a path that, used as an address, is another site.
  if (url?.origin !== here || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
