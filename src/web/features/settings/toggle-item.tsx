import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { texts } from '../../texts/en/settings.ts';
import { SwitchRow } from '../../ui/fields/switch.tsx';
import { preferenceSavers } from './preference-savers.ts';
import type { Settings } from './settings.ts';
import type { ToggleSaver } from './toggle-saver.ts';

interface LineText<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly hint: string;
}

export type PreferenceText = LineText<keyof Settings['notificationPrefs']>;
export type PrivacyText = LineText<keyof Settings['privacySettings']>;

/** A notification switch: applies immediately, saves in the background, and shows when saving failed. */
export function PreferenceItem({
  text,
  settings,
}: {
  readonly text: PreferenceText;
  readonly settings: Settings;
}) {
  const saver = preferenceSavers(useQueryClient()).notificationPrefs;
  return <ToggleItem text={text} known={settings.notificationPrefs} saver={saver} />;
}

/** A privacy switch that saves the same way. */
export function PrivacyItem({ text, settings }: { readonly text: PrivacyText; readonly settings: Settings }) {
  const saver = preferenceSavers(useQueryClient()).privacySettings;
  return <ToggleItem text={text} known={settings.privacySettings} saver={saver} />;
}

/** Whether transactions are categorized by their receipt items. */
export function ItemCategoriesItem({ settings }: { readonly settings: Settings }) {
  const saver = preferenceSavers(useQueryClient()).counting;
  const { usesItemCategories } = settings.profile;
  const text = { key: 'usesItemCategories', ...texts.counting.itemCategories } as const;
  return <ToggleItem text={text} known={{ usesItemCategories }} saver={saver} />;
}

interface ToggleLineProps<Key extends string> {
  readonly text: LineText<Key>;
  /** The map as last received from the server. */
  readonly known: Readonly<Record<Key, boolean>>;
  readonly saver: ToggleSaver<Key>;
}

function ToggleItem<Key extends string>({ text, known, saver }: ToggleLineProps<Key>) {
  const { wanted, hasFailed } = useSyncExternalStore(saver.subscribe, saver.state);
  const { key, label, hint } = text;
  return (
    <SwitchRow
      label={label}
      hint={hint}
      isOn={wanted[key] ?? known[key]}
      onChange={(isOn) => saver.choose(key, isOn)}
      note={hasFailed && key in wanted ? <NotSaved label={label} onRetry={saver.retry} /> : null}
    />
  );
}

function NotSaved({ label, onRetry }: { readonly label: string; readonly onRetry: () => void }) {
  return (
    <span className="text-13 whitespace-nowrap text-brick">
      {texts.toggle.notSaved(
        <button type="button" className="text-link text-brick" onClick={onRetry}>
          {texts.toggle.retry}
          <span className="sr-only">{texts.toggle.retryOf(label)}</span>
        </button>,
      )}
    </span>
  );
}
