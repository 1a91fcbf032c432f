import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';

export interface ListOption {
  readonly id: string;
  readonly label: ReactNode;
  /** Rendered before the label. */
  readonly mark?: ReactNode;
}

export interface ListGroup<Option extends ListOption> {
  /** Heading above the options; none if null. */
  readonly title: string | null;
  readonly options: readonly Option[];
}

interface ActiveOption {
  readonly index: number;
  readonly setIndex: (index: number) => void;
  /** Handles arrow keys, Home, End and Enter; returns true if it handled the key. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

/** Tracks the active option of a list while the focus stays in the text field above it. */
export function useActiveOption(count: number, onPick: (index: number) => void): ActiveOption {
  const [index, setIndex] = useState(0);
  const position = Math.min(index, Math.max(0, count - 1));
  const onKey = (event: KeyboardEvent): boolean => {
    if (event.key === 'ArrowDown') setIndex(Math.min(count - 1, position + 1));
    else if (event.key === 'ArrowUp') setIndex(Math.max(0, position - 1));
    else if (event.key === 'PageDown') setIndex(Math.min(count - 1, position + 10));
    else if (event.key === 'PageUp') setIndex(Math.max(0, position - 10));
    else if (event.key === 'Enter' && count > 0) onPick(position);
    else return false;
    event.preventDefault();
    return true;
  };
  return { index: position, setIndex, onKey };
}

export function optionId(listId: string, option: ListOption | undefined): string | undefined {
  return option && `${listId}-${option.id}`;
}

interface ListOptionsProps<Option extends ListOption> {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly ListGroup<Option>[];
  /** The active option. */
  readonly active: Option | undefined;
  /** ID of the selected option. */
  readonly chosenId?: string | undefined;
  /** Sets the maximum height. */
  readonly className: string;
  readonly onActive: (index: number) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onPick: (index: number) => void;
}

/** Grouped options; the text field above keeps the focus and references the active one. */
export function ListOptions<Option extends ListOption>(props: ListOptionsProps<Option>) {
  const { id, label, groups, active, chosenId, className, onActive, onKey, onPick } = props;
  const activeId = optionId(id, active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  let index = -1;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className={clsx('overflow-auto overscroll-contain outline-none', className)}
    >
      {groups.map((group) => (
        <fieldset key={group.title ?? ''} className="min-w-0" aria-label={group.title ?? label}>
          {group.title !== null && group.options.length > 0 && (
            <p aria-hidden className="px-2.5 pt-2 pb-1 text-12 text-muted">
              {group.title}
            </p>
          )}
          {group.options.map((option) => {
            index += 1;
            const optionIndex = index;
            return (
              <div
                key={option.id}
                id={`${id}-${option.id}`}
                role="option"
                tabIndex={-1}
                className="menu-item text-14"
                aria-selected={option === active}
                data-active={option === active || undefined}
                data-chosen={option.id === chosenId || undefined}
                onPointerMove={() => onActive(optionIndex)}
                // Keep the focus in the field.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onPick(optionIndex)}
                onKeyDown={onKey}
              >
                {option.mark}
                {option.label}
              </div>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
