import { beforeAll, expect, it } from 'vitest';
import { expectReady, product } from './product.ts';
import { sendRaw, statusesOf } from './rawConnection.ts';

/** What must never be reached: a second request hidden in the first. It is never cached, so the log has each. */
const hiddenPath = '/api/admin/health';
const hidden = `GET ${hiddenPath} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
/** How often the log has the hidden request. */
const timesHidden = () => product.out().split(`"route":"${hiddenPath}"`).length - 1;
const json = 'Content-Type: application/json\r\n';
const chunked = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`;

/** Requests whose length two servers in a row could read in two ways; all end the connection. */
const ambiguous: Record<string, string> = {
  'length and chunks': `POST /api/orders HTTP/1.1\r\nHost: localhost\r\n${json}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  'chunks and length': `POST /api/orders HTTP/1.1\r\nHost: localhost\r\n${json}Transfer-Encoding: chunked\r\nContent-Length: ${chunked.length}\r\n\r\n${chunked}`,
  'two lengths': `POST /api/orders HTTP/1.1\r\nHost: localhost\r\n${json}Content-Length: 2\r\nContent-Length: 60\r\n\r\n{}${hidden}`,
  'a list of lengths': `POST /api/orders HTTP/1.1\r\nHost: localhost\r\n${json}Content-Length: 2, 60\r\n\r\n{}${hidden}`,
  'a length with a sign': `POST /api/orders HTTP/1.1\r\nHost: localhost\r\n${json}Content-Length: +2\r\n\r\n{}${hidden}`,
  'a hexadecimal length': `POST /api/orders HTTP/1.1\r\nHost: localhost\r\n${json}Content-Length: 0x2\r\n\r\n{}${hidden}`,
  'a negative length': `POST /api/orders HTTP/1.1\r\nHost: localhost\r\n${json}Content-Length: -1\r\n\r\n${hidden}`,
  'an unknown coding': `POST /api/orders HTTP/1.1\r\nHost: localhost\r\n${json}Transfer-Encoding: xchunked\r\n\r\n${chunked}`,
  'chunks within a list': `POST /api/orders HTTP/1.1\r\nHost: localhost\r\n${json}Transfer-Encoding: chunked, identity\r\n\r\n${chunked}`,
  'space before the colon': `POST /api/orders HTTP/1.1\r\nHost: localhost\r\n${json}Transfer-Encoding : chunked\r\n\r\n${chunked}`,
  'a folded header': `POST /api/orders HTTP/1.1\r\nHost: localhost\r\n${json}Transfer-Encoding:\r\n chunked\r\nContent-Length: 4\r\n\r\n${chunked}`,
  'a bare line feed': `POST /api/orders HTTP/1.1\nHost: localhost\nContent-Length: 0\n\n${hidden}`,
  'a bad chunk size': `POST /api/orders HTTP/1.1\r\nHost: localhost\r\n${json}Transfer-Encoding: chunked\r\n\r\nzz\r\n${hidden}`,
  'a chunk longer than said': `POST /api/orders HTTP/1.1\r\nHost: localhost\r\n${json}Transfer-Encoding: chunked\r\n\r\n2\r\n{}x\r\n0\r\n\r\n${hidden}`,
  'an endless chunk extension': `POST /api/orders HTTP/1.1\r\nHost: localhost\r\n${json}Transfer-Encoding: chunked\r\n\r\n2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  'a null in a header': 'GET /api/news HTTP/1.1\r\nHost: localhost\r\nX: a\0b\r\n\r\n',
  'a line break in a header': 'GET /api/news HTTP/1.1\r\nHost: localhost\r\nX: a\rb\r\n\r\n',
  'no host': 'GET /api/news HTTP/1.1\r\n\r\n',
  'an unknown version': 'GET /api/news HTTP/9.9\r\nHost: localhost\r\n\r\n',
  'an unknown method': 'SMUGGLE /api/news HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'headers of 40 kB': `GET /api/news HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`,
  'an address of 40 kB': `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  'not HTTP at all': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
};

const closing = 'Connection: close\r\n';
const alone = (line: string, more = '') => `${line} HTTP/1.1\r\nHost: localhost\r\n${more}${closing}\r\n`;
const ofHidden = `Content-Length: ${hidden.length}\r\n`;

/** Requests with one meaning: the hidden request is the body, or a separate request as its sender said. */
const unambiguous: Record<string, [request: string, statuses: number[]]> = {
  'a body of a reading request': [alone('GET /api/news', ofHidden) + hidden, [200]],
  'a body where nothing is': [alone('POST /nothing', json + ofHidden) + hidden, [400]],
  'two hosts': [alone('GET /api/news', 'Host: b\r\n'), [421]],
  'a foreign host': [`GET /api/news HTTP/1.1\r\nHost: a\r\n${closing}\r\n`, [421]],
  'a whole address': [alone('GET http://evil.example/api/news'), [200]],
  'a whole address of a page': [alone('GET http://evil.example/about'), [200]],
  'a whole address of nothing': [alone('GET http://evil.example/nothing'), [404]],
  'an address of the server itself': [alone('OPTIONS *'), [400]],
  'a method that echoes': [alone('TRACE /api/news'), [404]],
  'a method that connects': [alone('CONNECT evil.example:443'), []],
  'another protocol': [
    `GET /api/news HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n`,
    [200],
  ],
};

/** Writes to sockets what no browser writes. */
export function attackWire(): void {
  /** Begun first, since the server disconnects them after ten seconds. */
  let slowOnes: Promise<string>[];
  let before: number;
  beforeAll(() => {
    before = timesHidden();
    const beginnings = [
      '',
      'G',
      'GET /api/news HTTP/1.1\r\n',
      'GET /api/news HTTP/1.1\r\nHost: localhost\r\nX-a: b\r\n',
      'POST /api/orders HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n',
    ];
    const twenty = Array.from({ length: 20 }, () => beginnings).flat();
    slowOnes = twenty.map((beginning) => sendRaw(product.url, beginning));
  });

  it.each(Object.entries(ambiguous))('refuses %s, and ends the connection', async (_what, request) => {
    const statuses = statusesOf(await sendRaw(product.url, request));
    expect(statuses.length).toBeLessThanOrEqual(1);
    for (const status of statuses) expect(String(status)).toMatch(/^4/);
  });

  it.each(Object.entries(unambiguous))('reads %s in one way', async (_what, [request, expected]) => {
    expect(statusesOf(await sendRaw(product.url, request))).toEqual(expected);
  });

  it('a hundred clients that never end their request delay nobody else, and are disconnected', async () => {
    await expectReady();
    for (const received of await Promise.all(slowOnes))
      expect([0, 408]).toContain(statusesOf(received)[0] ?? 0);
  });

  it('never answered the hidden request', async () => {
    expect(timesHidden()).toBe(before);
    // Sent openly, it is in the log.
    expect(await product.status(hiddenPath)).toBe(401);
    await expect.poll(timesHidden, { timeout: 10_000 }).toBe(before + 1);
  });
}
