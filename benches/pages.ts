import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { freePort } from '../tests/lib/ports.ts';
import { findChromium } from '../tests/run/chromium.ts';
import type { Figure } from './lib/measure.ts';
import { type Bench, fillLedger, signUp, withProduct } from './lib/product.ts';

const ROUNDS = 3;
const PAGES = { landing: '/', dashboard: '/dashboard' } as const;
const FORMS = { mobile: undefined, desktop: desktopConfig } as const;
/** The first marks; the others must be whole. */
const SPEED = { mobile: 90, desktop: 95 } as const;
const WHOLE = ['accessibility', 'best-practices', 'seo'] as const;

interface Scores {
  readonly speed: number;
  readonly shift: number;
  /** The lowest of the categories that must be whole; a page behind the sign-in is not for search engines. */
  readonly whole: number;
}

/**
 * What Lighthouse says of the landing page and of a person's dashboard, on a telephone and at a desk: the median of
 * three.
 */
export async function pagesBench(): Promise<Figure[]> {
  return withProduct(async (bench) => {
    const port = await freePort();
    const profile = mkdtempSync(path.join(tmpdir(), 'fettle-pages-'));
    const browser = await chromium.launchPersistentContext(profile, {
      executablePath: await findChromium(),
      args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    });
    try {
      await browser.addCookies(await cookiesOfSomeone(bench));
      const figures: Figure[] = [];
      for (const page of ['landing', 'dashboard'] as const)
        for (const form of ['mobile', 'desktop'] as const) {
          const rounds: Scores[] = [];
          for (let round = 0; round < ROUNDS; round += 1)
            rounds.push(
              await look(`${bench.url}${PAGES[page]}`, { port, form, isPublic: page === 'landing' }),
            );
          figures.push(...figuresOf(`${page}, ${form}`, SPEED[form], rounds));
        }
      return figures;
    } finally {
      await browser.close();
      rmSync(profile, { recursive: true, force: true });
    }
  });
}

/** Somebody with a thousand transactions, signed in. */
async function cookiesOfSomeone({
  url,
  admin,
}: Bench): Promise<{ name: string; value: string; url: string }[]> {
  const person = await signUp(url, 'pages');
  await fillLedger(admin, person.userId, 1_000);
  return person.cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url };
  });
}

async function look(
  url: string,
  options: { readonly port: number; readonly form: keyof typeof FORMS; readonly isPublic: boolean },
): Promise<Scores> {
  const result = await lighthouse(
    url,
    { port: options.port, disableStorageReset: true, logLevel: 'silent', output: 'json' },
    FORMS[options.form],
  );
  if (!result || result.lhr.runtimeError) throw new Error(`no answer: ${result?.lhr.runtimeError?.message}`);
  const { categories, audits } = result.lhr;
  const scoreOf = (name: string): number => (categories[name]?.score ?? 0) * 100;
  const whole = WHOLE.filter((name) => name !== 'seo' || options.isPublic).map(scoreOf);
  return {
    speed: scoreOf('performance'),
    shift: audits['cumulative-layout-shift']?.numericValue ?? 1,
    whole: Math.min(...whole),
  };
}

function figuresOf(name: string, speedMark: number, rounds: readonly Scores[]): Figure[] {
  const median = (of: (scores: Scores) => number): number =>
    rounds.map(of).sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0;
  const [points, shift] = [
    { unit: 'points', better: 'more' },
    { unit: '', better: 'less' },
  ] as const;
  return [
    { name: `Lighthouse, ${name}: speed`, value: median(({ speed }) => speed), mark: speedMark, ...points },
    {
      name: `Lighthouse, ${name}: the other categories`,
      value: median(({ whole }) => whole),
      mark: 100,
      ...points,
    },
    { name: `Lighthouse, ${name}: layout shift`, value: median((one) => one.shift), mark: 0.02, ...shift },
  ];
}
