import type { Ref } from 'react';
import { NARROW, useMediaQuery } from '../../lib/use-media-query.ts';
import { useSearchText } from '../../lib/use-search-text.ts';
import { texts } from '../../texts/en/transactions.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';

interface SearchBoxProps {
  /** The search text in the URL. */
  readonly typed: string;
  readonly fieldRef: Ref<HTMLInputElement>;
  readonly onSearch: Parameters<typeof useSearchText>[1];
}

/** The search field; the URL follows the text. */
export function SearchBox({ typed, fieldRef, onSearch }: SearchBoxProps) {
  const [text, setText] = useSearchText(typed, onSearch);
  const isNarrow = useMediaQuery(NARROW);
  return (
    <SearchField
      ref={fieldRef}
      label={texts.search.label}
      placeholder={isNarrow ? texts.search.shortHint : texts.search.hint}
      value={text}
      onChange={setText}
      className="min-w-0 flex-1"
    />
  );
}
