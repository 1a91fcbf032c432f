import type { CivilDate } from '../calendar/civil-date.ts';
import type { SplitLine } from '../splits/split.ts';

/** Who or what decided: the person, a rule, Fettle's own reading, or the bank. */
export const HISTORY_SOURCES = ['user', 'rule', 'model', 'provider'] as const;

/** One of the four. */
export type HistorySource = (typeof HISTORY_SOURCES)[number];

/** The clocks of a purchase: until when it can be returned, until when its warranty holds. */
export const CLOCK_KINDS = ['return', 'warranty'] as const;

/** One of the two. */
export type ClockKind = (typeof CLOCK_KINDS)[number];

/** How an event is taken back. Ids are bare; `before` holds what stood before. */
export type HistoryUndo =
  | {
      readonly kind: 'takeReceiptOff' | 'putReceiptBack';
      readonly transactionId: string;
      readonly receiptId: string;
    }
  | {
      readonly kind: 'setFields';
      readonly transactionId: string;
      readonly before: RowFields;
      /** Who had set them, where it was not the person. */
      readonly sources?: FieldSources;
      /** The edit that changed them, with other rows or alone. */
      readonly edit?: string;
    }
  | { readonly kind: 'takeSplitBack'; readonly transactionId: string }
  | {
      readonly kind: 'restoreSplit';
      readonly transactionId: string;
      /** How it was divided; null: not at all. */
      readonly before: readonly SplitLine[] | null;
    }
  | {
      readonly kind: 'undoTransfer' | 'undoSameRow';
      readonly transactionId: string;
      readonly otherId: string;
    }
  | { readonly kind: 'undoReview'; readonly reviewItemId: string }
  | { readonly kind: 'readAgain' | 'standAlone' | 'mergeAgain'; readonly messageId: string }
  | { readonly kind: 'undoCategory'; readonly transactionId: string }
  | {
      readonly kind: 'setClock';
      readonly messageId: string;
      readonly clock: ClockKind;
      /** `rule`: by the shop's rule; null: none. */
      readonly before: CivilDate | 'rule' | null;
    };

/** What a person can change of a row; only what an event changed is there. */
export interface RowFields {
  readonly category?: string;
  readonly description?: string;
  readonly note?: string;
  readonly postedOn?: CivilDate;
  readonly amountMinor?: number;
}

/** Who had set what a person changes. */
export interface FieldSources {
  readonly category?: HistorySource;
  readonly description?: HistorySource;
}

/** What two events share that are about the same: the later one settles whether the earlier can still be taken back. */
export const historyTopic = {
  match: (receiptId: string, transactionId: string): string => `match:${receiptId}:${transactionId}`,
  field: (transactionId: string, field: keyof RowFields): string => `field:${transactionId}:${field}`,
  seller: (merchantKey: string): string => `seller:${merchantKey}`,
  split: (transactionId: string): string => `split:${transactionId}`,
  rows: (one: string, other: string): string => `rows:${[one, other].sort().join(':')}`,
  review: (receiptId: string): string => `review:${receiptId}`,
  order: (messageId: string): string => `order:${messageId}`,
  verdict: (messageId: string): string => `verdict:${messageId}`,
  clock: (messageId: string, clock: ClockKind): string => `clock:${messageId}:${clock}`,
} as const;
