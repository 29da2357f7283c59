import { BlockList, isIP } from 'node:net';

/** Networks that no destination outside is in: this machine, the own house, and what is nowhere. */
const inside = new BlockList();
for (const [network, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ] as const),
] as const)
  inside.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ...([
    ['::', 127],
    ['64:ff9b::', 96],
    ['100::', 64],
    ['2002::', 16],
  ] as const),
  ...([
    ['fc00::', 7],
    ['fe80::', 10],
    ['ff00::', 8],
  ] as const),
] as const)
  inside.addSubnet(network, bits, 'ipv6');

/** Whether an address is one of the open internet; a name is none. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return isPublic(mapped);
  // Any other way to write an IPv4 address inside an IPv6 one.
  if (/^::ffff:/i.test(address)) return false;
  return !inside.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
