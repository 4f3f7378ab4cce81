export function EventPage() {
  return null;
}
