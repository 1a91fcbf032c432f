import { warningText } from '#domain/ledger/statement-warning.ts';
import { warningTexts } from '../../../texts/en/statement-warnings.ts';
import { texts } from '../../../texts/en/transaction-import.ts';
import type { ImportPreview } from '../transaction-types.ts';

/** Unreadable lines and warnings of a file. */
export function PreviewWarnings({ preview }: { readonly preview: ImportPreview }) {
  const { errors, warnings } = preview;
  return (
    <>
      {errors.length > 0 && (
        <details open={errors.length <= 5} className="rounded-card bg-brick-wash px-4 py-3 text-14">
          <summary className="font-medium text-brick">{texts.preview.unreadLines(errors.length)}</summary>
          <ul className="grid gap-1 pt-2">
            {errors.map((error) => (
              <li key={`${error.line} ${error.reason}`}>
                {error.line !== null && (
                  <span className="figures text-muted">{texts.preview.line(error.line)} </span>
                )}
                {error.reason}
              </li>
            ))}
          </ul>
        </details>
      )}
      {warnings.length > 0 && (
        <ul className="grid gap-1 rounded-card bg-amber-wash px-4 py-3 text-14">
          {warnings.map((warning) => (
            <li key={JSON.stringify(warning)}>{warningText(warningTexts, warning)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
