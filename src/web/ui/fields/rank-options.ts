import type { ReactNode } from 'react';
import type { ListGroup } from './listbox.tsx';

export interface ComboboxOption {
  readonly id: string;
  readonly label: string;
  /** Additional search terms. */
  readonly words?: string;
  /** Rendered before the label. */
  readonly mark?: ReactNode;
}

/**
 * Filters and ranks options for a typed text, in one group: labels that start with it, labels with a word that does,
 * labels that contain it, then matches in additional terms or the group title. Without a text, returns all groups.
 */
export function rankOptions(
  groups: readonly ListGroup<ComboboxOption>[],
  text: string,
): readonly ListGroup<ComboboxOption>[] {
  const wanted = plain(text);
  if (wanted === '') return groups;
  const ranked = groups.flatMap(({ title, options }) =>
    options.map((option) => ({ option, rank: rankOf(option, title ?? '', wanted) })),
  );
  const found = ranked.filter(({ rank }) => rank < NOT_FOUND).toSorted((a, b) => a.rank - b.rank);
  return [{ title: null, options: found.map(({ option }) => option) }];
}

const NOT_FOUND = 4;

function rankOf(option: ComboboxOption, title: string, wanted: string): number {
  const label = plain(option.label);
  if (label.startsWith(wanted)) return 0;
  if (label.includes(` ${wanted}`)) return 1;
  if (label.includes(wanted)) return 2;
  return plain(`${option.label} ${option.words ?? ''} ${title}`).includes(wanted) ? 3 : NOT_FOUND;
}

/** Normalizes to lower case without accents and with spaces for underscores. */
function plain(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('_', ' ');
}
