import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { longestStall, stallLimit } from './lib/stall.ts';

it('detects a server that is blocked for half a second, and reports none that is not', async () => {
  const server = createServer((_request, response) => response.end('ok'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const block = async () => {
    await pause(100);
    const end = performance.now() + 500;
    while (performance.now() < end);
    await pause(100);
  };
  const blocked = await longestStall(url, block);
  expect(blocked.stallMs).toBeGreaterThan(stallLimit(blocked));
  const quiet = await longestStall(url, () => pause(200));
  expect(quiet.stallMs).toBeLessThan(stallLimit(quiet));
  server.close();
});

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
