import http from 'node:http';
import process from 'node:process';
import type { Flood } from './flood.ts';

// Runs in a separate process, started by `flood.ts`. Reports the first response, and all statuses at the end.
const statuses: Record<string, number> = {};
let count = 0;
let isOver = false;

function send(flood: Flood, agent: http.Agent): void {
  if (isOver) return;
  const { url, call, from } = flood;
  const again = () => send(flood, agent);
  count += 1;
  const headers = { ...call.headers, host: new URL(url).host };
  const options = { method: call.method, headers, agent, hostname: '127.0.0.1', localAddress: from };
  const request = http.request(new URL(call.path, url), options, (response) => {
    response.resume();
    response.once('error', again);
    response.once('end', () => {
      const status = String(response.statusCode);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (Object.keys(statuses).length === 1 && statuses[status] === 1) process.send?.(statuses);
      again();
    });
  });
  request.once('error', () => setTimeout(again, 10));
  request.end(call.body.replaceAll('#', String(count)));
}

process.on('message', (message) => {
  if (message === 'stop') {
    isOver = true;
    process.send?.(statuses);
    return;
  }
  // Only `flood.ts` sends messages.
  const flood = message as Flood;
  const agent = new http.Agent({ keepAlive: true, maxSockets: flood.atOnce });
  for (let index = 0; index < flood.atOnce; index += 1) send(flood, agent);
});
