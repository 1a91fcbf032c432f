import type { CivilDate } from '../calendar/civil-date.ts';

/** Source of a decision: the user, a rule, Fettle's own model, or the bank. */
export const HISTORY_SOURCES = ['user', 'rule', 'model', 'provider'] as const;

export type HistorySource = (typeof HISTORY_SOURCES)[number];

/** Source of a category or name; `import` is the user's own value from the program that exported a file. */
export type FieldSource = HistorySource | 'import';

/** The deadlines of a purchase: last day to return it, last day of its warranty. */
export const DEADLINE_KINDS = ['return', 'warranty'] as const;

export type DeadlineKind = (typeof DEADLINE_KINDS)[number];

/** A part of a split, as recorded in the history. */
export interface HistorySplitPart {
  readonly name: string;
  readonly category: string;
  readonly isHealth: boolean;
}

interface NoValues {
  readonly [name: string]: never;
}

/** Values of each kind of history event. The text catalog turns them into a sentence. */
export interface HistoryValues {
  /** `was`: the previous category; `others`: how many other transactions the same edit changed. */
  readonly categoryChanged: { readonly was: string; readonly others: number };
  readonly categoryKept: { readonly others: number };
  readonly renamed: { readonly was: string; readonly others: number };
  readonly noteChanged: { readonly others: number };
  /** One edit of many transactions; each transaction also has its own event. */
  readonly transactionsEdited: { readonly count: number };
  readonly dateChanged: { readonly was: CivilDate };
  readonly amountChanged: NoValues;
  readonly transactionAdded: NoValues;
  readonly transactionDeleted: NoValues;
  readonly addedFromReceipt: NoValues;
  /** The bank no longer lists the transaction. */
  readonly removedByBank: NoValues;
  /** Renamed to match other transactions of its merchant. */
  readonly namedLikeOthers: NoValues;
  /** A change made by the bank or a file, described by the ledger. */
  readonly updatedBySource: { readonly what: string; readonly reason: string };
  readonly splitByUser: { readonly parts: readonly HistorySplitPart[] };
  readonly splitChanged: { readonly parts: readonly HistorySplitPart[] };
  readonly splitByReceipt: { readonly parts: readonly HistorySplitPart[] };
  /** Categorized by its items, which all have one category; `was`: the previous category. */
  readonly categoryByReceipt: { readonly was: string };
  /** Many splits accepted at once; each transaction also has its own event. */
  readonly splitsAccepted: { readonly count: number };
  readonly splitRemoved: NoValues;
  readonly transferConfirmed: NoValues;
  readonly transferRefused: NoValues;
  readonly merged: NoValues;
  readonly keptSeparate: NoValues;
  /** `chosen`: by the user in AI Review; `matched`: by the matcher, for these reasons. */
  readonly receiptMatched:
    | { readonly by: 'chosen' }
    | { readonly by: 'matched'; readonly reasons: readonly string[] };
  /** `user`: the pair is not matched again; `contradicted`: newer information contradicts it. */
  readonly receiptRemoved: { readonly by: 'user' | 'contradicted' };
  readonly reviewed: {
    readonly decision: 'confirmed' | 'corrected' | 'rejected';
    readonly fields: readonly string[];
  };
  readonly categoryAnswered: { readonly was: string; readonly isKept: boolean };
  readonly categoryByRule: NoValues;
  readonly ruleCreated: { readonly category: string };
  readonly ruleEnded: { readonly category: string };
  readonly emailSeparated: NoValues;
  readonly emailCounts: NoValues;
  readonly emailMerged: NoValues;
  readonly emailRejected: NoValues;
  readonly emailRead: { readonly kind: string; readonly reader: string; readonly isAgain: boolean };
  /** `rule`: computed from the store's policy; null: no deadline. */
  readonly clockSet: { readonly clock: DeadlineKind; readonly untilOn: CivilDate | 'rule' | null };
  readonly imported: { readonly fileName: string };
  readonly restoredToBeforeImport: { readonly fileName: string };
  readonly matchingReset: NoValues;
  readonly findingDismissed: NoValues;
  readonly subscriptionReviewed: { readonly verdict: string };
  /** Merged into the stream with this name. */
  readonly subscriptionMerged: { readonly name: string };
  readonly accountChanged: NoValues;
  readonly claimChanged: NoValues;
  /** A change to lines of a claim: the claim's new state, or lines added or removed. */
  readonly claimLines: {
    readonly step: ClaimStep;
    readonly number: number;
    readonly items: readonly string[];
  };
}

/** Steps a claim line can go through. */
export type ClaimStep =
  | 'added'
  | 'removed'
  | 'deleted'
  | 'notElsewhere'
  | 'draft'
  | 'submitted'
  | 'reimbursed'
  | 'rejected'
  | 'withdrawn'
  | 'elsewhere';

/** Code of a history event. */
export type HistoryKind = keyof HistoryValues;

/** A history event: a code and its values, never a sentence. */
export type HistoryDetail = {
  readonly [Kind in HistoryKind]: { readonly kind: Kind; readonly values: HistoryValues[Kind] };
}[HistoryKind];
