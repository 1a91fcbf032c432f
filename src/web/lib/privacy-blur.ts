import { useSyncExternalStore } from 'react';

const KEY = 'fettle.private';
const CHANGED = 'fettle:private';

/** Whether amounts are blurred for privacy, and a toggle. */
export function usePrivacyBlur(): [boolean, () => void] {
  const isOn = useSyncExternalStore(subscribe, isBlurred);
  return [isOn, toggleBlur];
}

function toggleBlur(): void {
  const root = document.documentElement;
  if (isBlurred()) {
    delete root.dataset.private;
    localStorage.removeItem(KEY);
  } else {
    root.dataset.private = '';
    localStorage.setItem(KEY, '1');
  }
  window.dispatchEvent(new Event(CHANGED));
}

function isBlurred(): boolean {
  return document.documentElement.dataset.private !== undefined;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}
