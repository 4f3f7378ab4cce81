import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { listenPostgres } from './listenPostgres.ts';

/** The answer to a startup: logged in, ready for a query. */
const ready = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

it('ends the connection on which the database does not answer', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.write(ready));
  }).listen(0, '127.0.0.1');
  try {
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    await expect(listenPostgres(`postgres://a@127.0.0.1:${port}/a`, 'a', () => {})).rejects.toThrow(
      'timeout',
    );
    const count = () =>
      new Promise((resolve) => server.getConnections((_error, connections) => resolve(connections)));
    await expect.poll(count).toBe(0);
  } finally {
    server.close();
  }
});
