import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyOf } from '#contract/endpoints/table.ts';
import { apiQuery } from '../../../lib/api-query.ts';
import { texts } from '../../../texts/en/transaction-import.ts';
import type { ImportPreview } from '../transaction-types.ts';
import { AccountPreview } from './account-preview.tsx';
import { AssumedCurrency } from './assumed-currency.tsx';
import { ColumnMapping } from './column-mapping.tsx';
import { ConfirmBar } from './confirm-bar.tsx';
import type { NewAccount } from './new-account-fields.tsx';
import { PreviewWarnings } from './preview-warnings.tsx';

type PreviewAccount = ImportPreview['accounts'][number];

interface PreviewStepProps {
  readonly preview: ImportPreview;
  readonly isSaving: boolean;
  readonly isReadingColumns: boolean;
  readonly onColumns: (reading: BodyOf<'mapImportColumns'>) => void;
  /** Parses the file again with this currency. */
  readonly onCurrency: (currency: string) => void;
  /** Number of remaining files. */
  readonly waiting: number;
  readonly onConfirm: (choice: BodyOf<'confirmImport'>) => void;
  readonly onCancel: () => void;
}

/** Previews the import per account; nothing is saved before the user confirms. */
export function PreviewStep(props: PreviewStepProps) {
  const { preview, isSaving, waiting, onConfirm, onCancel } = props;
  const accounts = useQuery(apiQuery('listAccounts')).data?.accounts ?? [];
  const [targets, setTargets] = useState<ReadonlyMap<number, string | null>>(new Map());
  const [fresh, setFresh] = useState<ReadonlyMap<number, NewAccount>>(new Map());
  const [withPossible, setWithPossible] = useState(false);
  const targetOf = ({ index, target }: PreviewAccount) =>
    targets.has(index) ? (targets.get(index) ?? null) : target.id;
  const sum = (part: 'new' | 'possibleMatch' | 'update'): number =>
    preview.accounts.reduce((total, account) => total + account.counts[part], 0);
  const possible = sum('possibleMatch');
  const adding = sum('new') + sum('update') + (withPossible ? possible : 0);
  const hasOtherTarget = targets.size > 0;
  return (
    <>
      <div className="grid min-w-0 gap-5 px-6 pb-5">
        <p className="text-14 text-muted">
          {preview.accounts.length === 0
            ? texts.preview.columnsUnknown
            : texts.preview.nothingSaved(preview.format.toUpperCase())}
          {waiting > 0 && ` ${texts.preview.waiting(waiting)}`}
        </p>
        {preview.assumedCurrency && (
          <AssumedCurrency currency={preview.assumedCurrency} onChange={props.onCurrency} />
        )}
        {preview.accounts.map((account) => (
          <AccountPreview
            key={account.index}
            account={account}
            choices={accounts.filter(
              (choice) =>
                choice.currency === account.currency && !choice.isSandbox && choice.source !== 'receipts',
            )}
            chosen={targetOf(account)}
            fresh={fresh.get(account.index) ?? newAccountFrom(account)}
            onFresh={(next) => setFresh((now) => new Map(now).set(account.index, next))}
            onTarget={(accountId) =>
              setTargets((now) => {
                const next = new Map(now);
                if (accountId === account.target.id) next.delete(account.index);
                else next.set(account.index, accountId);
                return next;
              })
            }
          />
        ))}
        <PreviewWarnings preview={preview} />
        {preview.table && (
          <ColumnMapping
            key={preview.id}
            preview={preview}
            table={preview.table}
            isBusy={props.isReadingColumns}
            onRead={props.onColumns}
          />
        )}
      </div>
      <ConfirmBar
        possible={possible}
        withPossible={withPossible}
        onWithPossible={setWithPossible}
        adding={adding}
        hasOtherTarget={hasOtherTarget}
        isSaving={isSaving}
        onCancel={onCancel}
        onConfirm={() =>
          onConfirm({
            targets: preview.accounts.flatMap((account) => {
              const { index } = account;
              const accountId = targetOf(account);
              const { name, accountType } = fresh.get(index) ?? newAccountFrom(account);
              const isNamed = accountId === null && name.trim() !== '';
              if (!isNamed) return targets.has(index) ? [{ index, accountId }] : [];
              return [{ index, accountId, account: { name: name.trim(), accountType } }];
            }),
            addPossibleMatches: withPossible,
          })
        }
      />
    </>
  );
}

/** The new account as described by the file. */
function newAccountFrom({ target, accountType = 'other' }: PreviewAccount): NewAccount {
  return { name: target.id === null ? target.name : '', accountType };
}
