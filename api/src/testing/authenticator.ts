import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A passkey without a browser: P-256, attestation none, as a phone would keep it. */
export interface Authenticator {
  /** The answer of `navigator.credentials.create`, as JSON. */
  create(options: { challenge: string; user: { id: string }; rp: { id?: string } }): Ceremony;
  /** The answer of `navigator.credentials.get`, as JSON; counts one more use. */
  get(options: { challenge: string; rpId?: string }): Ceremony;
  /** How often it says that it was used; 0 for one that does not count. */
  counter: number;
  origin: string;
  isUserVerified: boolean;
}
export interface Ceremony {
  id: string;
  rawId: string;
  type: 'public-key';
  response: Record<string, unknown>;
  clientExtensionResults: object;
}

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (text: Uint8Array | string) => createHash('sha256').update(text).digest();

/** Makes one; it counts its uses unless `counts` is false. */
export function makeAuthenticator({ origin = 'http://localhost:3000', counts = true } = {}): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let userHandle = '';

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: self.origin, crossOrigin: false }));
  const answer = (response: Record<string, unknown>): Ceremony => ({
    id: base64(id),
    rawId: base64(id),
    type: 'public-key',
    response,
    clientExtensionResults: {},
  });

  /** Hash of the domain, flags (present 1, verified 4, with a key 64), counter. */
  function head(domain: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(self.counter);
    const all = flags | 1 | (self.isUserVerified ? 4 : 0);
    return Buffer.concat([sha256(domain), Buffer.from([all]), counter]);
  }

  const self: Authenticator = {
    counter: 0,
    origin,
    isUserVerified: true,
    create({ challenge, user, rp }) {
      userHandle = user.id;
      const length = Buffer.from([0, id.length]);
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const authData = Buffer.concat([head(rp.id ?? 'localhost', 64), key]);
      return answer({
        clientDataJSON: base64(clientData('webauthn.create', challenge)),
        attestationObject: base64(attestationOf(authData)),
        transports: ['internal'],
      });
    },
    get({ challenge, rpId = 'localhost' }) {
      if (counts) self.counter += 1;
      const [authenticatorData, client] = [head(rpId, 0), clientData('webauthn.get', challenge)];
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: base64(client),
        authenticatorData: base64(authenticatorData),
        signature: base64(signature),
        userHandle,
      });
    },
  };
  return self;
}

/** The public key in COSE's form: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const text = (part: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(part, 'base64url')]);
  const [xPart, yPart] = [text(x), text(y)];
  return Buffer.concat([
    Buffer.from('a5010203262001', 'hex'),
    Buffer.from([0x21]),
    xPart,
    Buffer.from([0x22]),
    yPart,
  ]);
}

/** CBOR of {fmt: "none", attStmt: {}, authData}. */
const attestationOf = (authData: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('a3', 'hex'),
    Buffer.from([0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x64]),
    Buffer.from('none'),
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0, 0x68]),
    Buffer.from('authData'),
    Buffer.from([0x58, authData.length]),
    authData,
  ]);
