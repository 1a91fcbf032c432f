import { describe, expect, it } from 'vitest';
import { parseTrustedProxies } from '../lib/trusted-proxies.ts';
import { clientAddress } from './client-address.ts';

const NONE = parseTrustedProxies('');
const PROXIES = parseTrustedProxies('loopback, 10.0.0.0/8, 2001:db8:ffff::/48');

describe('the client address', () => {
  it.each([
    ['no proxy is trusted', '203.0.113.9', '198.51.100.1', NONE, '203.0.113.9'],
    ['the connection is not from a proxy', '203.0.113.9', '198.51.100.1', PROXIES, '203.0.113.9'],
    ['one proxy', '127.0.0.1', '198.51.100.1', PROXIES, '198.51.100.1'],
    ['two proxies', '127.0.0.1', '198.51.100.1, 10.1.2.3', PROXIES, '198.51.100.1'],
    ['a forged entry on the left', '127.0.0.1', '192.0.2.7, 198.51.100.1', PROXIES, '198.51.100.1'],
    ['a mapped socket address', '::ffff:10.0.0.7', '198.51.100.1', PROXIES, '198.51.100.1'],
    ['a mapped client', '::1', '::ffff:c633:6401', PROXIES, '198.51.100.1'],
    ['a translated client', '::1', '64:ff9b::c633:6401', PROXIES, '198.51.100.1'],
    ['a client with a port', '::1', '198.51.100.1:5061', PROXIES, '198.51.100.1'],
    ['an IPv6 client with a port', '::1', '[2001:db8:1:2:3::4]:5061', PROXIES, '2001:db8:1:2::'],
    ['an IPv6 zone', 'fe80::1%eth0', undefined, PROXIES, 'fe80:0:0:0::'],
    ['an IPv6 proxy', '2001:db8:ffff::5', '198.51.100.1', PROXIES, '198.51.100.1'],
    ['no header', '127.0.0.1', undefined, PROXIES, '127.0.0.1'],
    ['an empty header', '127.0.0.1', '', PROXIES, '127.0.0.1'],
    ['only proxies', '127.0.0.1', '10.0.0.2', PROXIES, '10.0.0.2'],
    ['a word', '127.0.0.1', '198.51.100.1, unknown', PROXIES, '127.0.0.1'],
    ['a hidden client', '127.0.0.1', '_hidden', PROXIES, '127.0.0.1'],
    ['commas alone', '127.0.0.1', ',,,,', PROXIES, '127.0.0.1'],
    ['an unclosed bracket', '127.0.0.1', '[::1', PROXIES, '127.0.0.1'],
    ['too many digits', '127.0.0.1', '1.2.3.4.5', PROXIES, '127.0.0.1'],
    ['no socket address', undefined, '198.51.100.1', PROXIES, 'unknown'],
  ])('is determined safely with %s', (_name, socket, header, proxies, expected) => {
    expect(clientAddress(socket, header, proxies)).toBe(expected);
  });

  it('is the same for every address of a /64 network and differs for the next', () => {
    const of = (address: string) => clientAddress(address, undefined, NONE);
    expect(of('2001:db8:1:2:3:4:5:6')).toBe(of('2001:db8:1:2::9'));
    expect(of('2001:db8:1:3::9')).not.toBe(of('2001:db8:1:2::9'));
  });
});

describe('the list of trusted proxies', () => {
  it.each([
    'nonsense',
    '10.0.0.0/33',
    '10.0.0.0/-1',
    '10.0.0.0/x',
    '10.0.0.0/8/8',
    '::1/129',
    '0.0.0.0/0',
    '::/0',
  ])('rejects %s by name', (entry) => {
    expect(() => parseTrustedProxies(`127.0.0.1, ${entry}`)).toThrow(`"${entry}"`);
  });
});
