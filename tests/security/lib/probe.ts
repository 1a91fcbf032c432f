import { readFileSync } from 'node:fs';
import http from 'node:http';
import process from 'node:process';

// Runs in a process of its own, started by `stall.ts`: asks `/healthz` again and again over one connection.
const [url = '', server = ''] = process.argv.slice(2);
const PAUSE_MS = 5;
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
let longest = 0;
let startedAt = 0;
let waitedBefore = 0;

function ask(): void {
  startedAt = performance.now();
  waitedBefore = waited();
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

/** Since the call began, without the time in which the server or this process waited for a processor. */
function elapsed(): number {
  return performance.now() - startedAt - (waited() - waitedBefore);
}

/** Milliseconds for which the main threads of both were ready and got no processor; 0 where unknown. */
function waited(): number {
  return [server, String(process.pid)].reduce((sum, pid) => sum + waitedOf(pid), 0);
}

function waitedOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1_000_000;
  } catch {
    return 0;
  }
}

process.on('message', () => {
  const underWay = startedAt === 0 ? 0 : elapsed();
  process.send?.(Math.max(longest, underWay));
  longest = 0;
});
ask();
process.send?.(0);
