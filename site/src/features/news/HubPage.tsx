export function HubPage() {
  return null;
}
