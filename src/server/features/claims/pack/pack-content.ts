import type { StoredClaim, StoredClaimLine } from '#db/repositories/claims.ts';
import type { Language } from '#domain/people/language.ts';
import type { LineItem } from '#domain/receipts/receipt.ts';
import type { PackReceipt, PackTransaction } from './pack-query.ts';

/** A receipt with its folder in the pack and its lines. */
export interface FiledReceipt extends PackReceipt {
  readonly folder: string;
  readonly items: readonly LineItem[];
}

/** A claim line with its number on the form and the folders of its receipts. */
export interface FiledLine extends StoredClaimLine {
  readonly place: number;
  readonly receipts: readonly Pick<FiledReceipt, 'folder' | 'original'>[];
}

/** The complete content of a pack, except the original emails. */
export interface PackContent {
  /** The language of its documents. */
  readonly language: Language;
  readonly claim: StoredClaim;
  readonly title: string;
  readonly holder: string;
  readonly madeOn: string;
  readonly at: Date;
  readonly lines: readonly FiledLine[];
  readonly receipts: readonly FiledReceipt[];
  readonly transactions: readonly PackTransaction[];
}

/** A file or folder name that is valid on every operating system. */
export function fileName(text: string): string {
  const plain = text.normalize('NFD').replace(/[^\x20-\x7e]/g, '');
  return (
    plain
      .toLowerCase()
      .replace(/[^a-z0-9.]+/g, '-')
      .replace(/^[-.]+|(?<![-.])[-.]+$/g, '')
      .slice(0, 60) || 'receipt'
  );
}
