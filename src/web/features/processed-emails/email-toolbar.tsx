import type { Ref } from 'react';
import { formatDayRange, userToday } from '../../lib/format/dates.ts';
import { KIND_NAMES } from '../../lib/format/mail.ts';
import { useSearchText } from '../../lib/use-search-text.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { texts } from '../../texts/en/processed-emails.ts';
import { Select } from '../../ui/fields/field.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { type EmailPage, KINDS } from './email-types.ts';
import { PendingReviewNote } from './pending-review-note.tsx';
import { StateChips } from './state-chips.tsx';
import type { EmailFilter } from './use-email-list.ts';

interface EmailToolbarProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly filter: EmailFilter;
  readonly first: EmailPage | undefined;
  readonly searchRef: Ref<HTMLInputElement>;
}

/** The sticky toolbar with search and filters. */
export function EmailToolbar({ ref, filter, first, searchRef }: EmailToolbarProps) {
  const { change } = useUrlState();
  const { q = '', kind = null, linked = null, state = null } = filter;
  const [text, setText] = useSearchText(q, (next) => change({ q: next }));
  return (
    <div
      ref={ref}
      className="sticky top-(--bar-height) z-10 grid grid-cols-[minmax(0,1fr)] gap-3 bg-paper py-3"
    >
      <div className="flex flex-wrap items-center gap-2">
        <SearchField
          ref={searchRef}
          label={texts.search.label}
          placeholder={texts.search.hint}
          value={text}
          onChange={setText}
          className="min-w-0 flex-1 max-sm:basis-full"
        />
        <Select
          label={texts.filters.kind}
          value={kind ?? ''}
          className="max-sm:min-w-0 max-sm:flex-1"
          onChange={(event) => change({ kind: event.target.value })}
        >
          <option value="">{texts.filters.everyKind}</option>
          {KINDS.map((value) => (
            <option key={value} value={value}>
              {KIND_NAMES[value]}
            </option>
          ))}
        </Select>
        <Select
          label={texts.filters.charge}
          value={linked ?? ''}
          className="max-sm:min-w-0 max-sm:flex-1"
          onChange={(event) => change({ linked: event.target.value })}
        >
          <option value="">{texts.filters.anyCharge}</option>
          <option value="yes">{texts.filters.matched}</option>
          <option value="no">{texts.filters.unmatched}</option>
        </Select>
      </div>
      <StateChips
        counts={first?.counts ?? null}
        total={first?.total ?? 0}
        state={state}
        others={otherFilters(filter, change)}
        onState={(next) => change({ state: next, linked: null })}
      />
      {state === 'needs_review' && first && (
        <PendingReviewNote emails={first.counts.needs_review ?? 0} questions={first.waitingForReview} />
      )}
    </div>
  );
}

/** Active filters without their own toolbar control. */
function otherFilters(
  { linked, sender, from, to }: EmailFilter,
  change: ReturnType<typeof useUrlState>['change'],
) {
  const chips = [
    linked && {
      text: linked === 'no' ? texts.filters.withoutCharge : texts.filters.matched,
      onRemove: () => change({ linked: null }),
    },
    sender && { text: texts.filters.from(sender), onRemove: () => change({ sender: null }) },
    from &&
      to && {
        text: formatDayRange(from, to, userToday()),
        onRemove: () => change({ from: null, to: null }),
      },
  ];
  return chips.filter((chip) => typeof chip === 'object');
}
