import http from 'node:http';
import process from 'node:process';
import { cpuWaitMs } from './cpu-wait.ts';

// Runs in a separate process, started by `stall.ts`: calls `/healthz` repeatedly over one connection.
const [url = '', server = ''] = process.argv.slice(2);
const PAUSE_MS = 5;
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
let longest = 0;
let startedAt = 0;
let waitedBefore = 0;

function ask(): void {
  startedAt = performance.now();
  waitedBefore = cpuWaitMs(server);
  const finish = () => {
    longest = Math.max(longest, elapsed());
    startedAt = 0;
    setTimeout(ask, PAUSE_MS);
  };
  const request = http.get(`${url}/healthz`, { agent }, (response) => {
    response.resume();
    response.once('end', finish);
  });
  request.once('error', finish);
}

/** Time since the start of the call, without the time that the server or this process waited for a CPU. */
function elapsed(): number {
  return performance.now() - startedAt - (cpuWaitMs(server) - waitedBefore);
}

process.on('message', () => {
  const underWay = startedAt === 0 ? 0 : elapsed();
  process.send?.(Math.max(longest, underWay));
  longest = 0;
});
ask();
process.send?.(0);
