import type { ResponseOf } from '#contract/endpoints/table.ts';
import { warningText } from '#domain/ledger/statement-warning.ts';
import { formatDayRange, userToday } from '../../../lib/format/dates.ts';
import { texts } from '../../../texts/en/settings-imports.ts';
import { warningTexts } from '../../../texts/en/statement-warnings.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { AgoText } from '../../../ui/date-text.tsx';

export type StatementImport = ResponseOf<'listImports'>['imports'][number];

interface ImportItemProps {
  readonly statement: StatementImport;
  readonly onUndo: () => void;
}

/** An imported file: time, accounts, outcome and warnings. */
export function ImportItem({ statement, onUndo }: ImportItemProps) {
  const { fileName, format, importedAt, undoneAt, eventId, accounts } = statement;
  const isUndone = undoneAt !== null;
  return (
    <li className="flex items-start justify-between gap-4 py-3.5 text-14 first:pt-0 last:pb-0">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2">
          <span className={`truncate font-medium ${isUndone ? 'text-muted line-through' : ''}`}>
            {fileName}
          </span>
          {isUndone && (
            <Badge>
              {texts.undone} <AgoText instant={undoneAt} />
            </Badge>
          )}
        </p>
        <p className="text-13 text-muted">
          <AgoText instant={importedAt} /> · {format.toUpperCase()}
        </p>
        {accounts.map(({ name, from, to }) => (
          <p key={`${name} ${from}`} className="text-13 text-muted">
            {name}
            {from && to && ` · ${formatDayRange(from, to, userToday())}`}
          </p>
        ))}
        <p className="figures text-13">{countsOf(statement).join(' · ')}</p>
        <Notes statement={statement} />
      </div>
      {eventId !== null && (
        <Button size="small" aria-label={texts.undoOf(fileName)} onClick={onUndo}>
          {texts.undo}
        </Button>
      )}
    </li>
  );
}

function countsOf({ added, duplicates, updated, leftOut }: StatementImport): string[] {
  return [
    texts.added(added),
    texts.duplicates(duplicates),
    ...(updated > 0 ? [texts.updated(updated)] : []),
    ...(leftOut > 0 ? [texts.leftOut(leftOut)] : []),
  ];
}

function Notes({ statement: { warnings, unreadLines } }: Pick<ImportItemProps, 'statement'>) {
  const notes = [
    ...(unreadLines > 0 ? [texts.unreadLines(unreadLines)] : []),
    ...warnings.map((warning) => warningText(warningTexts, warning)),
  ];
  if (notes.length === 0) return null;
  return (
    <details className="text-13">
      <summary className="cursor-pointer text-amber">{texts.notes(notes.length)}</summary>
      <ul className="grid gap-1 pt-1 text-muted">
        {[...new Set(notes)].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </details>
  );
}
