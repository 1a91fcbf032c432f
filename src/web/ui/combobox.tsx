import {
  type ChangeEvent,
  type FocusEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { texts } from '../texts/en/ui-parts.ts';
import { FieldFrame, type FieldText } from './field.tsx';
import { type ListGroup, ListOptions, optionId, useActiveOption } from './listbox.tsx';
import { placeFloating } from './place-floating.ts';

export interface ComboboxOption {
  readonly id: string;
  readonly label: string;
  /** Further words it is found by. */
  readonly words?: string;
}

interface ComboboxProps extends FieldText {
  /** Id of the chosen option. */
  readonly value: string;
  readonly groups: readonly ListGroup<ComboboxOption>[];
  readonly onChange: (id: string) => void;
  readonly className?: string;
  /** Whether a dialog that it stands in begins with it. */
  readonly isFirst?: boolean;
}

/** A choice from a long list, found by typing a part of its name. Leaving without a choice keeps the old one. */
export function Combobox({
  label,
  hint,
  error,
  className,
  value,
  groups,
  isFirst = false,
  onChange,
}: ComboboxProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? matching(groups, text ?? '') : [];
  const options = shown.flatMap((group) => group.options);
  const chosen = groups.flatMap((group) => group.options).find((option) => option.id === value);
  const close = (): void => {
    setOpen(false);
    setText(null);
  };
  const pick = (index: number): void => {
    const option = options[index];
    close();
    if (option && option.id !== value) onChange(option.id);
  };
  const active = useActiveOption(options.length, pick);
  const open = (): void => {
    if (isOpen) return;
    setOpen(true);
    const all = groups.flatMap((group) => group.options);
    active.setIndex(Math.max(0, chosen ? all.indexOf(chosen) : 0));
  };
  useFloatingList(list, field, isOpen);
  useLayoutEffect(() => {
    // A dialog gives the focus to what bears this mark when it opens.
    field.current?.toggleAttribute('autofocus', isFirst);
  }, [isFirst]);
  useEffect(() => {
    // What is typed next replaces the name that stands there.
    if (text === null && document.activeElement === field.current) field.current?.select();
  }, [text]);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <input
        ref={field}
        id={id}
        role="combobox"
        className="input select"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? optionId(`${id}-list`, options[active.index]) : undefined}
        aria-describedby={`${id}-about`}
        aria-invalid={error ? true : undefined}
        value={text ?? chosen?.label ?? ''}
        onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
        onClick={open}
        onBlur={close}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          setText(event.target.value);
          setOpen(true);
          active.setIndex(0);
        }}
        onKeyDown={(event) => {
          if (!isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
            event.preventDefault();
            open();
          } else if (isOpen) active.onKey(event);
        }}
      />
      <div
        ref={list}
        popover="auto"
        className="floating popover max-w-none"
        // Escape and a press beside it close the list alone, not what it stands in.
        onToggle={(event) => event.newState === 'closed' && close()}
      >
        {isOpen && (
          <ListOptions
            id={`${id}-list`}
            label={label}
            groups={shown}
            active={options[active.index]}
            chosenId={value}
            className="max-h-70"
            onActive={active.setIndex}
            onKey={active.onKey}
            onPick={pick}
          />
        )}
        {isOpen && options.length === 0 && <p className="px-2.5 py-2 text-14 text-muted">{texts.noOption}</p>}
      </div>
    </FieldFrame>
  );
}

/** Shows the list below the field, as wide as the field; put right at each drawing, for its height may have changed. */
function useFloatingList(
  list: { readonly current: HTMLDivElement | null },
  field: { readonly current: HTMLInputElement | null },
  isOpen: boolean,
): void {
  useEffect(() => {
    const [floating, anchor] = [list.current, field.current];
    if (!floating || !anchor) return;
    const isShown = floating.matches(':popover-open');
    if (!isOpen) {
      if (isShown) floating.hidePopover();
      return;
    }
    if (!isShown) floating.showPopover();
    floating.style.width = `${anchor.offsetWidth}px`;
    placeFloating(floating, anchor, 'start');
  });
}

function matching(
  groups: readonly ListGroup<ComboboxOption>[],
  text: string,
): readonly ListGroup<ComboboxOption>[] {
  const wanted = plain(text);
  if (wanted === '') return groups;
  return groups
    .map((group) => ({
      ...group,
      options: group.options.filter((option) =>
        plain(`${option.label} ${option.words ?? ''} ${group.title ?? ''}`).includes(wanted),
      ),
    }))
    .filter((group) => group.options.length > 0);
}

/** Lower case without accents, underscores as spaces. */
function plain(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('_', ' ');
}
