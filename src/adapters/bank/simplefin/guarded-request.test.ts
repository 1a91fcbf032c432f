import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../system/public-address.ts';
import { guardedRequest } from './guarded-request.ts';

describe('URLs provided by a user', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:2800:220:1::1', '::ffff:8.8.8.8'])(
    '%s may be called',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '2002:7f00:1::1',
    '2002:a9fe:a9fe::',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '2001:0:53aa:64c::1',
    '2001:db8::1',
    '3fff::1',
    'fec0::1',
    'fe80::1%eth0',
    'ff02::1',
    '192.0.2.1',
    '192.88.99.1',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.9',
    '240.0.0.1',
    '255.255.255.255',
    '0x7f.1',
    '2130706433',
    'no address',
  ])('%s may not be called', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('an answer that ends early is no answer', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => response.socket?.destroy());
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const emulatorOrigin = `http://127.0.0.1:${port}`;
    const call = guardedRequest({ method: 'GET', url: new URL(emulatorOrigin), emulatorOrigin });
    await expect(call).rejects.toMatchObject({ name: 'ProviderFailure', code: 'NO_ANSWER' });
    server.close();
  });

  it.each([
    'http://example.test/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest',
    'https://localhost/x',
    'https://2130706433/x',
    'https://[64:ff9b::a9fe:a9fe]/latest',
    'https://[2002:7f00:1::1]/x',
  ])('%s is rejected before anything is sent', async (address) => {
    await expect(
      guardedRequest({ method: 'GET', url: new URL(address), emulatorOrigin: null }),
    ).rejects.toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' });
  });
});
