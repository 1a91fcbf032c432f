import process from 'node:process';
import { type OpenEmulators, openEmulators } from '#launch/open-emulators.ts';

/** Opens emulators under a number, or closes those with that number. */
export interface Order {
  readonly id: number;
  readonly open?: { readonly dataDir: string; readonly withHostedIdentity: boolean };
}

export interface Report {
  readonly id: number;
  readonly places?: OpenEmulators['places'];
  readonly error?: string;
}

const open = new Map<number, OpenEmulators>();

async function follow(order: Order): Promise<Report> {
  if (!order.open) {
    await open.get(order.id)?.close();
    open.delete(order.id);
    return { id: order.id };
  }
  const emulators = await openEmulators(order.open.dataDir, order.open.withHostedIdentity);
  open.set(order.id, emulators);
  return { id: order.id, places: emulators.places };
}

// Only `shared-emulators.ts` sends these messages.
process.on('message', (order: Order) => {
  void follow(order).then(
    (report) => process.send?.(report),
    (error: unknown) => process.send?.({ id: order.id, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
