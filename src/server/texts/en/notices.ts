import type { Notice, NoticeKind } from '#domain/notifications/notice.ts';
import { formatMoney } from '../../lib/format-money.ts';
import type { NoticeWords } from '../notice-words.ts';
import { texts as attention } from './attention.ts';

/** What a notification says that is no finding. */
export const texts = {
  /** Where the merchant is not known, or not told. */
  aMerchant: 'a merchant',
  attention,
  money: (minor: number, currency: string): string => formatMoney(minor, currency, 'en'),
  words: (notice: Notice): NoticeWords => FIXED_WORDS[notice.kind] ?? words(notice),
};

/** What needs no values. Nobody is named: names would outlive the accounts of their owners. */
const FIXED_WORDS: { readonly [Kind in NoticeKind]?: NoticeWords } = {
  household_member_added: {
    title: 'Someone joined your household',
    detail: 'They see the accounts you and other members share.',
  },
  household_member_left: {
    title: 'A member left your household',
    detail: 'You no longer see their accounts, and they no longer see yours.',
  },
  household_removed: {
    title: 'You’re no longer in the household',
    detail: 'Its owner removed you. Your data is yours alone again.',
  },
  household_ended: { title: 'Your household ended', detail: 'Your data is yours alone again.' },
};

function words(notice: Notice): NoticeWords {
  const { facts, on, kind } = notice;
  const merchant = notice.merchant === '' ? texts.aMerchant : notice.merchant;
  const money = (minor: string | number | null | undefined): string =>
    typeof minor === 'number' ? texts.money(minor, notice.currency ?? 'USD') : '';
  switch (kind) {
    case 'large_charge':
      return {
        title: `${facts.reason === 'unusual' ? 'Unusual' : 'Large'} charge from ${merchant}`,
        detail:
          facts.reason === 'unusual'
            ? `Charged on ${on}. Your usual charge there is ${money(facts.typicalMinor)}.`
            : `Charged on ${on}. Your alert threshold is ${money(facts.thresholdMinor)}.`,
      };
    case 'low_balance':
      return {
        title: `Low balance expected in ${facts.account}`,
        detail: `About ${money(notice.amountMinor)} on ${on}, after expected bills and paychecks.`,
      };
    case 'paycheck_arrived':
      return { title: `Paycheck from ${merchant}`, detail: `Arrived on ${on}.` };
    case 'paycheck_missing':
      return { title: `No paycheck from ${merchant} yet`, detail: `Expected around ${on}.` };
    case 'refund_arrived':
      return { title: `Refund from ${merchant}`, detail: `Arrived on ${on}.` };
    case 'bank_broken':
      return {
        title: `Reconnect ${facts.name}`,
        detail: 'Fettle lost access to this bank. New transactions won’t arrive until you reconnect.',
      };
    case 'mailbox_broken':
      return {
        title: 'Reconnect your mailbox',
        detail: `Fettle lost access to ${facts.name}. New receipts won’t arrive until you reconnect.`,
      };
    case 'health_proof_missing':
      return {
        title: 'Health items need evidence',
        detail: `${facts.lines === 1 ? '1 item' : `${facts.lines} items`} of ${facts.year} can’t be claimed yet.`,
      };
    default:
      return {
        title: 'Your weekly report',
        detail: `Spending ${money(facts.spendMinor)}, income ${money(facts.incomeMinor)} from ${facts.from} to ${on}.`,
      };
  }
}
