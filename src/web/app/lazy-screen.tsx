import { type ComponentType, lazy, useState } from 'react';

/** Delays before each retry of loading a screen's code. */
const RETRY_DELAYS_MS = [300, 1_500];
/** A screen's code that hasn't arrived by then is treated as failed. */
const GIVE_UP_MS = 60_000;

export interface LazyScreen<Props extends object> {
  readonly Screen: ComponentType<Props>;
  /** Loads the code. After that, the screen renders without suspending. */
  readonly load: () => Promise<unknown>;
}

/**
 * A screen whose code loads on demand. React's `lazy` suspends once even when the code has already loaded, and then
 * delays the next paint by a third of a second. This one renders immediately.
 */
export function lazyScreen<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | null = null;
  const load = async (): Promise<ComponentType<Props>> => {
    loaded = await withRetry(fetchCode);
    return loaded;
  };
  const Lazy = lazy(() => load().then((component) => ({ default: component })));
  function Screen(props: Props) {
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Chosen {...props} />;
  }
  return { Screen, load };
}

/** Retries a failed request; a request that never ends counts as failed after `GIVE_UP_MS`. */
async function withRetry<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  for (const delayMs of RETRY_DELAYS_MS) {
    const code = await inTime(fetchCode()).catch(() => null);
    if (code !== null) return code;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
  return inTime(fetchCode());
}

function inTime<Code>(code: Promise<Code>): Promise<Code> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Timed out while loading a screen.')), GIVE_UP_MS);
  });
  return Promise.race([code, late]).finally(() => clearTimeout(timer));
}
