import { expect, it } from 'vitest';
import { countedNetworks } from './networks.ts';

it.each([
  ['192.0.2.17', '192.0.2.17', '192.0.2'],
  ['::ffff:192.0.2.17', '192.0.2.17', '192.0.2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
])('counts %s as the address %s in the network %s', (ip, address, network) => {
  expect(countedNetworks(ip)).toEqual({ address, network });
});
