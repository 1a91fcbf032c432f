import type { Finding, FindingKind } from '#domain/findings/finding.ts';
import type { Texts } from './texts.ts';

/** One line and one sentence about a finding, in plain words; days as `YYYY-MM-DD`. */
export interface FindingWords {
  readonly title: string;
  readonly detail: string;
}

/** A finding as its words are made of it: its facts, its merchant and its amounts, ready to be told. */
export interface Told {
  readonly facts: Finding['facts'];
  readonly on: Finding['on'];
  readonly merchant: string;
  readonly currency: string;
  readonly money: (name: string) => string;
}

/** What each kind of finding says. */
export type FindingCatalog = Readonly<Record<FindingKind, (told: Told) => FindingWords>>;

/** Words a list, a notice and an email can share. */
export function findingWords(
  { kind, facts, on, merchant, currency }: Finding,
  texts: Pick<Texts, 'findings' | 'notices'>,
): FindingWords {
  const unit = currency ?? 'USD';
  const money = (name: string): string => {
    const value = facts[name];
    return typeof value === 'number' ? texts.notices.money(value, unit) : '';
  };
  const named = merchant === '' ? texts.notices.aMerchant : merchant;
  return texts.findings[kind]({ facts, on, merchant: named, currency: unit, money });
}

/** True if everything that was claimed was refunded. */
export function isFullyRefunded({ claimedMinor, refundedMinor }: Finding['facts']): boolean {
  return claimedMinor === refundedMinor;
}

/** Begins a line with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
