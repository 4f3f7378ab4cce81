/** The association's crest; decoration, because its name always stands beside it. */
export function Crest() {
  // Low, so that React does not fetch it ahead of the page's first picture.
  return <img src="/logo.svg" width={64} height={64} alt="" fetchPriority="low" />;
}
