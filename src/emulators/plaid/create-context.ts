import { dayIn } from '../household/days.ts';
import type { Context } from './context.ts';
import type { PlaidEmulatorOptions } from './server.ts';
import type { BankState, ItemState } from './state.ts';
import { loadState, saveState } from './state-file.ts';
import { createOutbox, type Outbox } from './webhooks.ts';

/** Changes within this time of a save are saved together. */
const SAVE_EVERY_MS = 250;

interface ContextTools {
  readonly context: Context;
  readonly outbox: Outbox;
  /** Saves what changed, soon. */
  readonly flush: () => void;
  /** Saves what changed before it returns. */
  readonly save: () => void;
}

/** Creates an emulator's context: state, clock and webhooks. */
export function createContext(
  options: Pick<PlaidEmulatorOptions, 'stateFile' | 'asOf' | 'household'>,
): ContextTools {
  const state: BankState = loadState(options.stateFile);
  const revisions = new Map<string, number>();
  let isDirty = false;
  const touch = (item?: ItemState): void => {
    isDirty = true;
    if (item !== undefined) revisions.set(item.itemId, (revisions.get(item.itemId) ?? 0) + 1);
  };
  let later: NodeJS.Timeout | null = null;
  const save = (): void => {
    if (isDirty && options.stateFile !== undefined) saveState(options.stateFile, state);
    isDirty = false;
  };
  const flush = (): void => {
    if (!isDirty || later !== null) return;
    save();
    later = setTimeout(() => {
      later = null;
      save();
    }, SAVE_EVERY_MS).unref();
  };
  const outbox = createOutbox(state, options.asOf, () => {
    touch();
    flush();
  });
  const context: Context = {
    household: options.household,
    state,
    now: options.asOf,
    today: () => dayIn(options.household.person.timeZone, options.asOf(), state.dayOffset),
    touch,
    revisionOf: (item) => revisions.get(item.itemId) ?? 0,
    notify: (item, type, code, fields = {}) => {
      if (item.webhook === null || state.areWebhooksLost) return;
      item.lastWebhook = { sent_at: options.asOf().toISOString(), code_sent: code };
      const body = {
        environment: 'sandbox',
        ...fields,
        item_id: item.itemId,
        webhook_code: code,
        webhook_type: type,
      };
      void outbox.send({ url: item.webhook, itemId: item.itemId, body });
    },
  };
  return { context, outbox, flush, save };
}
