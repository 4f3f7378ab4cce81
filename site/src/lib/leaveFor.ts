/** Sends the browser to the payment provider; says no to anything that is not a web address. */
export function leaveFor(url: string): boolean {
  if (!URL.canParse(url) || !['https:', 'http:'].includes(new URL(url).protocol)) return false;
  location.assign(url);
  return true;
}
