import type { ComponentProps } from 'react';
import { texts } from '../../texts/en/ui-parts.ts';
import { Search } from '../icons/common.tsx';
import { X } from '../icons/initial.tsx';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A search field. Escape clears it, then blurs it. */
export function SearchField({ label, value, onChange, className, ...input }: SearchFieldProps) {
  return (
    <div className={`relative ${className ?? ''}`}>
      <Search
        aria-hidden
        size={16}
        strokeWidth={1.5}
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
      />
      <input
        {...input}
        type="search"
        aria-label={label}
        value={value}
        autoComplete="off"
        spellCheck={false}
        className="input py-1.5 pr-9 pl-9 text-14 [&::-webkit-search-cancel-button]:hidden"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          if (value === '') event.currentTarget.blur();
          else onChange('');
        }}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={texts.clearSearch}
          className="absolute top-1/2 right-2 grid size-6 -translate-y-1/2 place-items-center rounded-control
            text-muted hover:bg-hover hover:text-ink"
          onClick={() => onChange('')}
        >
          <X aria-hidden size={14} strokeWidth={1.5} />
        </button>
      )}
    </div>
  );
}
