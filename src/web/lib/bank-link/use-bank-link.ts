import { useState } from 'react';
import type { BodyOf } from '#contract/endpoints/table.ts';
import { texts } from '../../texts/en/bank-link.ts';
import { write } from '../api-client.ts';
import { isRecord } from '../failure.ts';
import { useToast } from '../toasts/toast-context.ts';
import { loadLinkWidget } from './link-widget.ts';

const COULD_NOT_START = texts.couldNotStart;
const COULD_NOT_SAVE = texts.couldNotSave;

export interface BankLink {
  /** Opens the widget: with an `itemId` to renew that connection, otherwise with the history length of a new one. */
  readonly start: (wanted?: BodyOf<'createLinkToken'>) => Promise<void>;
  /** True while the widget loads and while the connection is saved. */
  readonly isBusy: boolean;
}

/**
 * Links a bank (token, widget, exchange) or renews a connection (token, widget). Closing the widget early isn't an
 * error.
 */
export function useBankLink(onLinked?: (institutionName: string) => void): BankLink {
  const [isBusy, setBusy] = useState(false);
  const addToast = useToast();

  const finish = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      console.error('Failed to save the bank connection:', error);
      addToast(COULD_NOT_SAVE, 'error');
    } finally {
      setBusy(false);
    }
  };
  const save = async (publicToken: string, metadata: unknown): Promise<void> => {
    const body = { public_token: publicToken, ...named(metadata) };
    const linked = await write('exchangePublicToken', { body });
    addToast(linked.isDuplicate ? texts.known(linked.institutionName) : texts.linked(linked.institutionName));
    onLinked?.(linked.institutionName);
  };
  /** Renewing access keeps the token: there is nothing to exchange, only a sync to start. */
  const renew = async (itemId: string): Promise<void> => {
    await write('syncBankConnection', { params: { itemId }, query: { renewed: 'true' } });
    addToast(texts.renewed);
  };

  const start = async (wanted: BodyOf<'createLinkToken'> = {}): Promise<void> => {
    const { itemId } = wanted;
    const opener = document.activeElement;
    setBusy(true);
    try {
      const answer = await write('createLinkToken', { body: wanted });
      if (!answer.link_token) throw new Error('Failed to retrieve link token from server.');
      const widget = await loadLinkWidget(answer.widget.scriptUrl);
      const handler = widget.create({
        token: answer.link_token,
        onSuccess: (publicToken, metadata) =>
          void finish(() => (itemId === undefined ? save(publicToken, metadata) : renew(itemId))),
        onExit: () => {
          handler.destroy?.();
          // The button lost the focus while it was disabled.
          if (opener instanceof HTMLElement) opener.focus();
        },
      });
      handler.open();
    } catch (error) {
      console.error('Failed to start bank linking:', error);
      addToast(COULD_NOT_START, 'error');
    } finally {
      setBusy(false);
    }
  };
  return { start, isBusy };
}

/** The institution and accounts reported by the widget. */
function named(metadata: unknown): Pick<BodyOf<'exchangePublicToken'>, 'institution' | 'accounts'> {
  if (!isRecord(metadata)) return {};
  const { institution, accounts } = metadata;
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  return {
    institution: isRecord(institution)
      ? { institution_id: text(institution.institution_id), name: text(institution.name) }
      : null,
    accounts: (Array.isArray(accounts) ? accounts : []).flatMap((account) =>
      isRecord(account) ? [{ name: text(account.name) ?? '', mask: text(account.mask) }] : [],
    ),
  };
}
