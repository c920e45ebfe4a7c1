import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOwnNetworkAddress, isPublicAddress } from './address-policy.js';

describe('an address is refused', () => {
  test.each([
    ['0.0.0.0', 'this network'],
    ['10.1.2.3', 'private'],
    ['100.64.0.1', 'of a carrier'],
    ['100.100.100.200', 'metadata of a cloud, of a carrier by its number'],
    ['127.0.0.1', 'loopback'],
    ['127.8.8.8', 'loopback'],
    ['168.63.129.16', 'a cloud’s own service'],
    ['169.254.169.254', 'metadata'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['192.0.0.192', 'metadata of a cloud'],
    ['192.168.1.1', 'private'],
    ['192.88.99.1', 'relay'],
    ['198.18.0.1', 'benchmarks'],
    ['203.0.113.9', 'documentation'],
    ['224.0.0.1', 'multicast'],
    ['240.0.0.1', 'reserved'],
    ['255.255.255.255', 'everybody'],
    ['::', 'unspecified'],
    ['::1', 'loopback'],
    ['::127.0.0.1', 'loopback, as it was once written'],
    ['::ffff:127.0.0.1', 'loopback, mapped'],
    ['::ffff:8.8.8.8', 'mapped: the name has an address of its own for that'],
    ['64:ff9b::7f00:1', 'loopback behind NAT64'],
    ['64:ff9b:1::a00:1', 'private behind NAT64'],
    ['100::1', 'discarded'],
    ['2001:0:1::1', 'a tunnel'],
    ['2001:db8::1', 'documentation'],
    ['2002:7f00:1::', 'loopback in a tunnel'],
    ['3fff::1', 'documentation'],
    ['4000::1', 'not given out'],
    ['fc00::1', 'private'],
    ['fd00:ec2::254', 'metadata'],
    ['fe80::1', 'of the link'],
    ['fe80::1%eth0', 'of the link, with its zone'],
    ['fec0::1', 'of the site'],
    ['ff02::1', 'multicast'],
    ['localhost', 'no address'],
    ['', 'nothing'],
  ])('%s: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

test.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '192.167.255.255', '2606:4700::1111', '2a00:1450:4001:80b::200e'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
    expect(isOwnNetworkAddress(address)).toBe(false);
  },
);

test('an operator may allow the own network, and never what a cloud tells its machines', () => {
  for (const address of ['127.0.0.1', '::1', '10.0.0.1', 'fd12::1', '::ffff:10.0.0.1'])
    expect(isOwnNetworkAddress(address)).toBe(true);
  for (const address of ['169.254.169.254', 'fe80::1', '0.0.0.0', '100.64.0.1', '224.0.0.1', '::ffff:169.254.169.254'])
    expect(isOwnNetworkAddress(address)).toBe(false);
});

test('no private IPv4 address becomes public by being written as IPv6', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.constantFrom('::ffff:', '::', '64:ff9b::'), byte, byte, byte, (prefix, a, b, c) => {
      expect(isPublicAddress(`${prefix}10.${a}.${b}.${c}`)).toBe(false);
    }),
  );
});
