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
  /** The transaction to categorize; categories from its merchant's history come first. */
  readonly transactionId?: string | undefined;
  /** An option other than a category, such as "All categories". */
  readonly instead?: ComboboxOption;
  /** Label of the option for a complete category group; without it, groups can't be selected. */
  readonly wholeGroup?: (title: string) => string;
  /** Filters the categories; all by default. */
  readonly mayBe?: (category: string) => boolean;
}

const ANY = (): boolean => true;

/** The category picker of all screens: type to search, most likely categories first. */
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
  const groups = CATEGORY_GROUPS.map(({ primary, title, options }) => ({
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
  const listed = groups.flatMap(({ options }) => options);
  const first = likely.flatMap((category) => listed.find(({ id }) => id === category) ?? []);
  return [
    { title: null, options: instead ? [instead] : [] },
    { title: texts.likely, options: first },
    // Each option appears only once.
    ...groups.map(({ title, options }) => ({
      title,
      options: options.filter((option) => !first.includes(option)),
    })),
  ].filter(({ options }) => options.length > 0);
}
