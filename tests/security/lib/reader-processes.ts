import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;

export interface ReaderProcess {
  readonly pid: string;
  readonly memoryMb: number;
  /** CPU time since it started. */
  readonly usedMs: number;
}

/** The reader processes of a server. Linux only. */
export function readerProcesses(server: number): ReaderProcess[] {
  return readdirSync('/proc').flatMap((pid) => {
    const status = contentOf(pid, 'status');
    const isOwn = /^PPid:\s+(\d+)/m.exec(status)?.[1] === String(server);
    if (!isOwn || !contentOf(pid, 'cmdline').includes('reader-worker')) return [];
    const fields = contentOf(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
    return [
      {
        pid,
        memoryMb: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024,
        usedMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
      },
    ];
  });
}

/** '' if the process doesn't exist or has ended. */
function contentOf(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
