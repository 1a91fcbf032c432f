import { icon } from './icon.tsx';

// Icons in the initial bundle. Adapted from Lucide; see LICENCE in this folder.

export const CircleAlert = icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 8L12 12M12 16L12.01 16');
export const CircleCheck = icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M16 9l-5.5 5.5L8 12');
export const KeyRound = icon(
  'M21 2l-9.6 9.6M15.5 7.5l3 3L22 7l-3-3M13 15.5a5.5 5.5 0 1 1-11 0a5.5 5.5 0 1 1 11 0',
);
export const X = icon('M18 6 6 18M6 6l12 12');
