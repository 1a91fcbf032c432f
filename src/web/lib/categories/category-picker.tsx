import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { texts } from '../../texts/en/ui-parts.ts';
import { CategoryDot } from '../../ui/category-dot.tsx';
import { Combobox, type ComboboxProps } from '../../ui/fields/combobox.tsx';
import type { ListGroup } from '../../ui/fields/listbox.tsx';
import type { ComboboxOption } from '../../ui/fields/rank-options.ts';
import { apiQuery } from '../api-query.ts';
import { CATEGORY_GROUPS } from '../format/category-groups.ts';

interface CategoryPickerProps extends Omit<ComboboxProps, 'groups' | 'onNear'> {
  /** The transaction it is chosen for; its merchant's history comes first. */
  readonly transactionId?: string | undefined;
  /** What may be chosen instead of a category, such as every category. */
  readonly instead?: ComboboxOption;
  /** Names the option for a whole heading; without it a heading cannot be chosen. */
  readonly wholeGroup?: (title: string) => string;
  /** Which categories may be chosen; all by default. */
  readonly mayBe?: (category: string) => boolean;
}

const ANY = (): boolean => true;

/** Chooses a category by typing, most likely first: wherever a category is chosen. */
export function CategoryPicker({
  transactionId,
  instead,
  wholeGroup,
  mayBe = ANY,
  ...combobox
}: CategoryPickerProps) {
  const [isNear, setNear] = useState(false);
  const likely = useQuery({
    ...apiQuery('listLikelyCategories', { query: transactionId ? { transactionId } : {} }),
    enabled: isNear,
  });
  const groups = useMemo(
    () => groupsOf(likely.data?.categories ?? [], mayBe, instead, wholeGroup),
    [likely.data, mayBe, instead, wholeGroup],
  );
  return <Combobox groups={groups} onNear={() => setNear(true)} {...combobox} />;
}

function groupsOf(
  likely: readonly string[],
  mayBe: (category: string) => boolean,
  instead: ComboboxOption | undefined,
  wholeGroup: ((title: string) => string) | undefined,
): readonly ListGroup<ComboboxOption>[] {
  const all = CATEGORY_GROUPS.map(({ primary, title, options }) => ({
    title,
    options: [
      ...(wholeGroup
        ? [{ id: primary, label: wholeGroup(title), mark: <CategoryDot category={primary} /> }]
        : []),
      ...options
        .filter(({ id }) => mayBe(id))
        .map((option) => ({
          ...option,
          words: `${title} ${option.id}`,
          mark: <CategoryDot category={option.id} />,
        })),
    ],
  }));
  const listed = all.flatMap(({ options }) => options);
  const first = likely.flatMap((category) => listed.find(({ id }) => id === category) ?? []);
  return [
    { title: null, options: instead ? [instead] : [] },
    { title: texts.likely, options: first },
    // An option is in the list once.
    ...all.map(({ title, options }) => ({
      title,
      options: options.filter((option) => !first.includes(option)),
    })),
  ].filter(({ options }) => options.length > 0);
}
