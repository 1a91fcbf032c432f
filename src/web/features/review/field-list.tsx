import { isCivilDate } from '#domain/calendar/civil-date.ts';
import { formatShortDay, userToday } from '../../lib/format/dates.ts';
import { formatDecimal } from '../../lib/format/money.ts';
import { texts } from '../../texts/en/review.ts';
import { FIELD_NAMES, type FieldName, type ReviewField } from './review-types.ts';

interface FieldListProps {
  readonly fields: readonly ReviewField[];
  readonly lit: FieldName | null;
  readonly currency: string | null;
  readonly onLit: (name: FieldName | null) => void;
}

/** The extracted fields; hovering over one highlights its source in the email. */
export function FieldList({ fields, lit, currency, onLit }: FieldListProps) {
  const known = fields.filter((field) => field.value !== null);
  const missing = fields.filter((field) => field.value === null && ESSENTIAL.includes(field.name));
  return (
    <div>
      <h3 className="label pb-1">{texts.fields.read}</h3>
      <ul className="-mx-2">
        {known.map((field) => (
          <li key={field.name}>
            <button
              type="button"
              aria-pressed={field.name === lit}
              disabled={field.evidence === null}
              className="grid w-full grid-cols-[104px_minmax(0,1fr)] items-baseline gap-x-3 rounded-control px-2
                py-1.5 text-left text-14 transition-colors enabled:hover:bg-hover aria-pressed:bg-amber-wash"
              onPointerEnter={() => field.evidence && onLit(field.name)}
              onFocus={() => field.evidence && onLit(field.name)}
              onClick={() => onLit(field.name)}
            >
              <span className="text-13 text-muted">{FIELD_NAMES[field.name]}</span>
              <span className="figures min-w-0 font-medium break-words">{shownValue(field, currency)}</span>
            </button>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p className="pt-1.5 text-13 text-muted">
          {texts.fields.missing(missing.map((field) => FIELD_NAMES[field.name].toLowerCase()).join(', '))}
        </p>
      )}
    </div>
  );
}

const ESSENTIAL: readonly FieldName[] = ['merchant', 'total', 'currency', 'purchasedOn'];
const AMOUNTS: readonly FieldName[] = ['total', 'tax', 'shipping', 'discount', 'tip'];

function shownValue({ name, value }: ReviewField, currency: string | null): string {
  if (value === null) return '–';
  if (name === 'purchasedOn' && isCivilDate(value)) return formatShortDay(value, userToday());
  if (AMOUNTS.includes(name) && currency) return formatDecimal(Number(value), currency);
  return value;
}
