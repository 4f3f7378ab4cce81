export function ArticlePage() {
  return null;
}
