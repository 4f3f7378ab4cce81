/**
 * The origins that a passkey may be used on: that of `PUBLIC_URL`. On this machine alone, without
 * TLS, ports do not matter: the panel is also served by its development server.
 */
export function originsOf(publicUrl: string, response: object): string[] {
  const { origin, hostname, protocol } = new URL(publicUrl);
  const used = protocol === 'http:' && hostname === 'localhost' ? originIn(response) : undefined;
  const isSameMachine = used?.protocol === 'http:' && used.hostname === hostname;
  return isSameMachine ? [origin, used.origin] : [origin];
}

function originIn(answer: object): URL | undefined {
  try {
    const { clientDataJSON } = (answer as { response: { clientDataJSON: string } }).response;
    return new URL(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()).origin);
  } catch {
    return undefined;
  }
}
