import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

it('opens another port if the wanted one is taken, and fails for any other reason', async () => {
  const servers = [createServer(), createServer(), createServer()] as const;
  try {
    const port = await listen(servers[0], 0);
    expect(await listen(servers[1], port)).not.toBe(port);
    await expect(listen(servers[2], port, '203.0.113.7')).rejects.toThrow('EADDRNOTAVAIL');
  } finally {
    for (const server of servers) server.close();
  }
});
