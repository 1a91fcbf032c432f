import { addDays, type CivilDate } from '#domain/calendar/civil-date.ts';
import { merchantKey } from '#domain/categorization/clean-descriptor.ts';
import { type ClaimTransaction, listClaimableLines } from '#domain/claims/claimable-lines.ts';
import { findRefundedLines, type SubmittedLine } from '#domain/claims/refunded-lines.ts';
import type {
  FindingFacts,
  KnownCancellation,
  KnownMatch,
  KnownPromise,
  KnownReceipt,
  KnownRefundedClaim,
  KnownUnclaimed,
} from '#domain/findings/facts.ts';
import type { FindingKind } from '#domain/findings/finding.ts';
import { describeTransaction } from '#domain/ledger/ingest/describe-transaction.ts';
import { type DescribedTransaction, UNSTATED_FIELDS } from '#domain/ledger/ingest/ingest-types.ts';
import { matchReceipts } from '#domain/matching/match-receipts.ts';
import { detectStreams } from '#domain/recurring/detect-streams.ts';
import { refineClass } from '#domain/recurring/refine-class.ts';
import type { Dice } from '../recurring/random.ts';

/** Last digits of the household's connected accounts. */
const MASKS: Readonly<Record<string, string>> = { checking: '4417', card: '3391', second: '7702' };

/** An expected finding: its kind, and one of its records. */
export interface Planted {
  readonly kind: FindingKind;
  readonly id: string;
  readonly scene: string;
}

export type Charge = DescribedTransaction & { readonly id: string };
type MailFields = Partial<Omit<KnownReceipt, 'id' | 'merchantKey'>> & { readonly domain?: string };

/** A household under construction: its bank transactions, its emails, and the findings expected from them. */
export class Home {
  readonly planted: Planted[] = [];
  readonly dice: Dice;
  readonly today: CivilDate;
  scene = '';
  readonly scenes: string[] = [];
  readonly #scenes = new Map<string, string>();
  readonly #charges: Charge[] = [];
  readonly #mails: (KnownReceipt & { readonly domain: string })[] = [];
  readonly #byUser: KnownMatch[] = [];
  readonly #promises: KnownPromise[] = [];
  readonly #cancellations: KnownCancellation[] = [];
  readonly #unclaimed: KnownUnclaimed[] = [];
  readonly #submitted: SubmittedLine[] = [];
  readonly #claimed: ClaimTransaction[] = [];
  #count = 0;

  constructor(dice: Dice, today: CivilDate) {
    this.dice = dice;
    this.today = today;
  }

  /** The date this many days ago. */
  ago(days: number): CivilDate {
    return addDays(this.today, -days);
  }

  /** Assigns the following records to this story. */
  begin(scene: string): void {
    this.scene = scene;
    this.scenes.push(scene);
  }

  /** The story of a record; empty for everyday charges. */
  sceneOf(id: string): string {
    return this.#scenes.get(id) ?? '';
  }

  expect(kind: FindingKind, id: string): void {
    this.planted.push({ kind, id, scene: this.scene });
  }

  /** A bank transaction; the amount is signed, negative = money out. */
  charge(
    merchant: string,
    daysAgo: number,
    amountMinor: number,
    more: {
      readonly account?: string;
      readonly isPending?: boolean;
      readonly text?: string;
      readonly currency?: string;
      /** The category according to the bank's provider. */
      readonly category?: { readonly primary: string; readonly detailed: string };
    } = {},
  ): string {
    const id = this.#id('t');
    const accountId = more.account ?? 'card';
    const described = describeTransaction({
      key: id,
      accountId,
      accountType: accountId === 'checking' ? 'checking' : 'credit',
      externalId: id,
      pendingExternalId: null,
      postedOn: this.ago(daysAgo),
      authorizedOn: null,
      amountMinor,
      currency: more.currency ?? 'USD',
      originalDescription: more.text ?? merchant.toUpperCase(),
      merchant: null,
      ...UNSTATED_FIELDS,
      isPending: more.isPending ?? false,
      providerCategory: more.category ? { ...more.category, confidenceLevel: 'VERY_HIGH' } : null,
    });
    this.#charges.push({ ...described, id });
    return id;
  }

  /** The email about money that represents its purchase. */
  mail(merchant: string, daysAgo: number, totalMinor: number | null, more: MailFields = {}): string {
    const id = this.#id('r');
    const { domain = `${merchant.toLowerCase().replaceAll(/[^a-z]/g, '')}.example`, ...fields } = more;
    this.#mails.push({
      id,
      domain,
      kind: 'purchase',
      merchant,
      merchantKey: merchantKey(merchant),
      orderId: null,
      purchasedOn: this.ago(daysAgo),
      currency: 'USD',
      totalMinor,
      chargedMinor: null,
      taxMinor: null,
      cardLast4: null,
      nextRenewalOn: null,
      trialEndsOn: null,
      items: [],
      ...fields,
    });
    return id;
  }

  /** The user confirmed that this charge belongs to this receipt. */
  match(receiptId: string, transactionId: string, amountMinor: number): void {
    this.#byUser.push({ receiptId, transactionId, amountMinor });
  }

  promise(merchant: string, daysAgo: number, more: Partial<KnownPromise> = {}): string {
    const messageId = this.#id('m');
    this.#promises.push({
      messageId,
      merchant,
      merchantKey: merchantKey(merchant),
      orderId: null,
      promisedOn: this.ago(daysAgo),
      dueOn: null,
      currency: 'USD',
      totalMinor: null,
      ...more,
    });
    return messageId;
  }

  cancel(merchant: string, daysAgo: number): void {
    const messageId = this.#id('m');
    this.#cancellations.push({ messageId, merchantKey: merchantKey(merchant), on: this.ago(daysAgo) });
  }

  unclaimed(year: number, lines: KnownUnclaimed['lines']): void {
    this.#unclaimed.push({ year, currency: 'USD', lines });
  }

  /** A line of a submitted claim, with its transaction as it is now. */
  claimed(line: SubmittedLine, transaction: ClaimTransaction): void {
    this.#submitted.push(line);
    this.#claimed.push(transaction);
  }

  /** The number of an order or a payment. */
  number(): string {
    return `N${this.dice.digits(8)}`;
  }

  /** The product's knowledge after matching and stream detection. */
  facts(): FindingFacts {
    const { auto, asked } = this.#matches();
    return {
      today: this.today,
      receipts: this.#mails,
      transactions: this.#charges.map((charge) => ({
        ...charge,
        originalCurrency: null,
        isSpend: charge.flow === 'spend',
        isPending: charge.status === 'pending',
        isFromReceipt: false,
      })),
      matches: [...this.#byUser, ...auto],
      suggestedMatches: asked,
      plans: this.#plans(),
      cancellations: this.#cancellations,
      promises: this.#promises,
      unclaimedHealth: this.#unclaimed,
      refundedClaims: this.#refundedClaims(),
      accountMasks: Object.values(MASKS),
    };
  }

  #refundedClaims(): KnownRefundedClaim[] {
    const held = this.#submitted.map((line) => ({ ...line, isTransactionActive: true, isWhole: false }));
    const current = listClaimableLines(this.#claimed, held);
    return findRefundedLines(this.#submitted, current).map((line) => ({ ...line, currency: 'USD' }));
  }

  #matches() {
    const mine = new Set(this.#byUser.flatMap(({ receiptId, transactionId }) => [receiptId, transactionId]));
    const { matches } = matchReceipts({
      masks: Object.values(MASKS),
      receipts: this.#mails
        .filter(({ id }) => !mine.has(id))
        .map((mail) => ({ ...mail, receivedAt: mail.purchasedOn, tipMinor: null, fromDomain: mail.domain })),
      transactions: this.#charges
        .filter(({ id }) => !mine.has(id))
        .map((charge) => ({
          ...charge,
          accountMask: MASKS[charge.accountId] ?? null,
          description: charge.originalDescription,
          pending: charge.status === 'pending',
          originalAmountMinor: null,
          originalCurrency: null,
        })),
    });
    const pairsOf = (decision: 'auto' | 'suggest'): KnownMatch[] =>
      matches
        .filter((match) => match.decision === decision)
        .flatMap(({ receiptId, allocations }) => allocations.map((part) => ({ receiptId, ...part })));
    return { auto: pairsOf('auto'), asked: pairsOf('suggest') };
  }

  #plans() {
    const posted = this.#charges.filter(({ status }) => status === 'posted');
    const byId = new Map(posted.map((charge) => [charge.id, charge]));
    const accounts = Object.entries(MASKS).map(([id, mask]) => ({
      id,
      name: id,
      type: id === 'checking' ? 'checking' : 'credit',
      currency: 'USD',
      mask,
    }));
    const transactions = posted.map((charge) => ({ ...charge, description: charge.originalDescription }));
    return detectStreams({ asOf: this.today, accounts, transactions })
      .filter((stream) => stream.direction === 'outflow')
      .map((stream, at) => {
        const charges = stream.transactionIds.flatMap((id) => byId.get(id) ?? []);
        const categories = charges.map(({ category }) => category);
        return {
          ...stream,
          id: `plan${at}`,
          currency: 'USD',
          class: refineClass(stream.class, categories, stream.frequency),
        };
      });
  }

  #id(prefix: string): string {
    this.#count += 1;
    const id = `${prefix}${String(this.#count).padStart(4, '0')}`;
    this.#scenes.set(id, this.scene);
    return id;
  }
}
