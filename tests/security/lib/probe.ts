import http from 'node:http';
import process from 'node:process';

// Runs in a process of its own, started by `stall.ts`: asks `/healthz` again and again over one connection.
const [url = ''] = process.argv.slice(2);
const PAUSE_MS = 5;
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
let longest = 0;
let startedAt = 0;

function ask(): void {
  startedAt = performance.now();
  const finish = () => {
    longest = Math.max(longest, performance.now() - startedAt);
    startedAt = 0;
    setTimeout(ask, PAUSE_MS);
  };
  const request = http.get(`${url}/healthz`, { agent }, (response) => {
    response.resume();
    response.once('end', finish);
  });
  request.once('error', finish);
}

process.on('message', () => {
  const underWay = startedAt === 0 ? 0 : performance.now() - startedAt;
  process.send?.(Math.max(longest, underWay));
  longest = 0;
});
ask();
process.send?.(0);
