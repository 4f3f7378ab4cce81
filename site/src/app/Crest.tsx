/** The association's crest. Decorative, because its name is always next to it. */
export function Crest() {
  // Low priority, so that React does not fetch it before the page's first image.
  return <img src="/logo.svg" width={64} height={64} alt="" fetchPriority="low" />;
}
