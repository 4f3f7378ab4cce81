import { isIPv6 } from 'node:net';

/**
 * The address and the network that attempts are counted for. In IPv6 one customer has a whole /64,
 * so that counts as one address and a /48 as the network; in IPv4 the address itself and its /24.
 */
export function countedNetworks(ip: string): { address: string; network: string } {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;
  if (!isIPv6(mapped)) return { address: mapped, network: mapped.split('.').slice(0, 3).join('.') };
  const groups = expand(mapped);
  return { address: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') };
}

/** The network of an address as people write it, such as `197.251.4.0/24`. */
export function networkName(ip: string): string {
  const { network } = countedNetworks(ip);
  return network.includes(':') ? `${network}::/48` : `${network}.0/24`;
}

/** The eight groups of an IPv6 address without leading zeros; `::` is expanded. */
function expand(ip: string): string[] {
  const [head = '', tail] = ip.split('%')[0]?.toLowerCase().split('::') ?? [];
  const groups = (part: string) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => group.replace(/^0+(?=.)/, ''));
  if (tail === undefined) return groups(head);
  const [before, after] = [groups(head), groups(tail)];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}
