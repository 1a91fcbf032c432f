import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { texts } from '../../../texts/en/palette.ts';
import type { Icon } from '../../../ui/icons/icon.tsx';
import { Repeat, Settings } from '../../../ui/icons/shell.tsx';
import { NAV_ITEMS } from '../nav-items.ts';

/** A command of the palette. */
export interface Command {
  readonly id: string;
  readonly label: ReactNode;
  /** Search terms, in lower case. */
  readonly words: string;
  readonly run: () => void;
}

/** Commands that open a page, in navigation order. */
export function navigationCommands(): Command[] {
  const go = (href: string) => () => navigate(href);
  return [
    ...NAV_ITEMS.map(({ href, label, hint, icon }) => command(label, hint, icon, go(href))),
    command(texts.subscriptions.label, texts.subscriptions.words, Repeat, go('/subscriptions')),
    command(
      texts.health.label,
      texts.health.words,
      NAV_ITEMS[5]?.icon ?? Repeat,
      go('/insights?view=health'),
    ),
    command(texts.settings.label, texts.settings.words, Settings, go('/settings')),
  ];
}

export function filterCommands(commands: readonly Command[], text: string): Command[] {
  const wanted = text.trim().toLowerCase();
  return commands.filter((command) => command.words.includes(wanted));
}

export function command(label: string, words: string, Icon: Icon, run: () => void): Command {
  return {
    id: label.toLowerCase().replaceAll(' ', '-'),
    words: `${label} ${words}`.toLowerCase(),
    run,
    label: (
      <>
        <Icon aria-hidden size={16} strokeWidth={1.5} className="text-muted" />
        {label}
      </>
    ),
  };
}
