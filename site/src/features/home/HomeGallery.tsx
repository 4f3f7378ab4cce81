export function HomeGallery() {
  return null;
}
