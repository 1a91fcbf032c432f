import type { CivilDate } from '../calendar/civil-date.ts';

/** Who or what decided: the person, a rule, Fettle's own reading, or the bank. */
export const HISTORY_SOURCES = ['user', 'rule', 'model', 'provider'] as const;

/** One of the four. */
export type HistorySource = (typeof HISTORY_SOURCES)[number];

/** Who said a category or a name: `import` is the user's own word in the program that exported a file. */
export type FieldSource = HistorySource | 'import';

/** The clocks of a purchase: until when it can be returned, until when its warranty holds. */
export const CLOCK_KINDS = ['return', 'warranty'] as const;

/** One of the two. */
export type ClockKind = (typeof CLOCK_KINDS)[number];

/** A part of a split, as far as the history names it. */
export interface NamedPart {
  readonly name: string;
  readonly category: string;
  readonly isHealth: boolean;
}

interface NoValues {
  readonly [name: string]: never;
}

/** The values that each kind of event carries; the text catalog makes the sentence from them. */
export interface HistoryValues {
  /** `was`: the category before; `others`: how many other transactions the same edit changed. */
  readonly categoryChanged: { readonly was: string; readonly others: number };
  readonly categoryKept: { readonly others: number };
  readonly renamed: { readonly was: string; readonly others: number };
  readonly noteChanged: { readonly others: number };
  /** Many transactions at once; each has an event of its own as well. */
  readonly transactionsEdited: { readonly count: number };
  readonly dateChanged: { readonly was: CivilDate };
  readonly amountChanged: NoValues;
  readonly transactionAdded: NoValues;
  readonly transactionDeleted: NoValues;
  readonly addedFromReceipt: NoValues;
  /** The bank no longer lists it. */
  readonly removedByBank: NoValues;
  /** Like other transactions of its merchant. */
  readonly namedLikeOthers: NoValues;
  /** What the bank or a file changed, in the words of the ledger's reading. */
  readonly updatedBySource: { readonly what: string; readonly reason: string };
  readonly splitByUser: { readonly parts: readonly NamedPart[] };
  readonly splitChanged: { readonly parts: readonly NamedPart[] };
  readonly splitByReceipt: { readonly parts: readonly NamedPart[] };
  /** Its items are of one category; `was`: its own one. */
  readonly categoryByReceipt: { readonly was: string };
  /** Many at once; each transaction has an event of its own as well. */
  readonly splitsAccepted: { readonly count: number };
  readonly splitRemoved: NoValues;
  readonly transferConfirmed: NoValues;
  readonly transferRefused: NoValues;
  readonly merged: NoValues;
  readonly keptSeparate: NoValues;
  /** `chosen`: in AI Review; `matched`: by the matcher, for these reasons. */
  readonly receiptMatched:
    | { readonly by: 'chosen' }
    | { readonly by: 'matched'; readonly reasons: readonly string[] };
  /** `user`: the pair is not matched again; `contradicted`: newer information speaks against it. */
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
  /** `rule`: by the store's policy; null: no such day. */
  readonly clockSet: { readonly clock: ClockKind; readonly untilOn: CivilDate | 'rule' | null };
  readonly imported: { readonly fileName: string };
  readonly restoredToBeforeImport: { readonly fileName: string };
  readonly matchingReset: NoValues;
  readonly findingDismissed: NoValues;
  readonly subscriptionReviewed: { readonly verdict: string };
  readonly accountChanged: NoValues;
  readonly claimChanged: NoValues;
  /** What became of lines of a claim: the claim's new state, or whether they were added or removed. */
  readonly claimLines: {
    readonly step: ClaimStep;
    readonly number: number;
    readonly items: readonly string[];
  };
}

/** What can become of lines of a claim. */
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

/** Code of what happened. */
export type HistoryKind = keyof HistoryValues;

/** What happened: a code and its values, never a sentence. */
export type HistoryDetail = {
  readonly [Kind in HistoryKind]: { readonly kind: Kind; readonly values: HistoryValues[Kind] };
}[HistoryKind];
