import { appendFile, mkdir } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { dashboardBench } from './dashboard.ts';
import { deriveBench } from './derive.ts';
import { importBench } from './import.ts';
import { mailBench } from './mail.ts';
import { pagesBench } from './pages.ts';
import { screensBench } from './screens.ts';
import { syncBench } from './sync.ts';
import { uploadBench } from './upload.ts';

/** Every benchmark, or those named: `npm run bench email import`. Prints each figure beside its mark. */
const BENCHES: Readonly<Record<string, typeof dashboardBench>> = {
  screens: screensBench,
  mail: mailBench,
  sync: syncBench,
  upload: uploadBench,
  import: importBench,
  dashboard: dashboardBench,
  derive: deriveBench,
  pages: pagesBench,
};

const asked = process.argv.slice(2);
const history = path.resolve(import.meta.dirname, '../.cache/bench-history.jsonl');
await mkdir(path.dirname(history), { recursive: true });
let misses = 0;
for (const [name, bench] of Object.entries(BENCHES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  for (const figure of await bench()) {
    const isMet = figure.better === 'less' ? figure.value <= figure.mark : figure.value >= figure.mark;
    if (!isMet) misses += 1;
    process.stdout.write(
      `${isMet ? 'ok  ' : 'MISS'} ${figure.name}: ${figure.value.toFixed(figure.mark < 1 ? 3 : 1)} ${figure.unit} (mark ${figure.mark})\n`,
    );
    await appendFile(
      history,
      `${JSON.stringify({ at: new Date().toISOString(), load: loadavg()[0], ...figure })}\n`,
    );
  }
}
process.stdout.write(
  `load of the machine: ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')}\n`,
);
process.exitCode = misses === 0 ? 0 : 1;
