import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { texts } from '../../texts/en/ui-parts.ts';
import { Button } from '../button.tsx';
import { X } from '../icons/initial.tsx';
import { type ListGroup, ListOptions, optionId, useActiveOption } from './listbox.tsx';
import { type ComboboxOption, rankOptions } from './rank-options.ts';

interface ComboboxPanelProps {
  /** ID of the list. */
  readonly id: string;
  readonly label: string;
  /** Initial text. */
  readonly start: string;
  /** ID of the selected option. */
  readonly value: string;
  readonly groups: readonly ListGroup<ComboboxOption>[];
  readonly onPick: (id: string) => void;
  readonly onClose: () => void;
}

/** A text field with matching options below it, controlled by arrow keys, Enter and Escape. */
export function ComboboxPanel({ id, label, start, value, groups, onPick, onClose }: ComboboxPanelProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(start);
  const shown = rankOptions(groups, text);
  const options = shown.flatMap((group) => group.options);
  const pick = (index: number): void => {
    const option = options[index];
    if (option) onPick(option.id);
  };
  const active = useActiveOption(options.length, pick);
  useEffect(() => {
    // On touch screens the keyboard would cover the list, so it opens only when the user taps the field.
    if (window.matchMedia('(pointer: coarse)').matches)
      field.current?.closest<HTMLElement>('[popover]')?.focus();
    else field.current?.focus();
  }, []);
  useSheetAboveKeyboard(field);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') onClose();
    else active.onKey(event);
  };
  return (
    <div className="grid min-h-0 gap-1">
      <div className="flex items-center gap-2 sm:hidden">
        <p aria-hidden className="grow px-2.5 text-15 font-semibold">
          {label}
        </p>
        <Button variant="quiet" size="small" iconOnly aria-label={texts.closeList} onClick={onClose}>
          <X aria-hidden size={16} strokeWidth={1.5} />
        </Button>
      </div>
      <input
        ref={field}
        role="combobox"
        className="input"
        aria-label={texts.searchIn(label)}
        placeholder={texts.typeToFind}
        autoComplete="off"
        spellCheck={false}
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={optionId(id, options[active.index])}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          active.setIndex(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ListOptions
        id={id}
        label={label}
        groups={shown}
        active={options[active.index]}
        chosenId={value}
        className="max-h-70 max-sm:max-h-[46dvh]"
        onActive={active.setIndex}
        onKey={active.onKey}
        onPick={pick}
      />
      <p role="status" className="px-2.5 py-2 text-14 text-muted empty:hidden">
        {options.length === 0 ? texts.noOption : ''}
      </p>
    </div>
  );
}

/** A smaller difference between window and visible viewport doesn't indicate a keyboard. */
const KEYBOARD_MIN_PX = 60;

/** Keeps the bottom sheet above the on-screen keyboard, which covers the page without resizing it. */
function useSheetAboveKeyboard(within: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const sheet = within.current?.closest<HTMLElement>('[popover]');
    const view = window.visualViewport;
    if (!sheet || !view) return;
    const lift = (): void => {
      const covered = window.innerHeight - view.offsetTop - view.height;
      sheet.style.setProperty('--keyboard', `${covered > KEYBOARD_MIN_PX ? covered : 0}px`);
    };
    lift();
    view.addEventListener('resize', lift);
    view.addEventListener('scroll', lift);
    return () => {
      view.removeEventListener('resize', lift);
      view.removeEventListener('scroll', lift);
    };
  }, [within]);
}
