import { icon } from './icon.tsx';

// Signs that the first page needs already. Adapted from Lucide; see LICENCE beside this file.

export const CircleAlert = icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 8L12 12M12 16L12.01 16');
export const CircleCheck = icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M16 9l-5.5 5.5L8 12');
export const X = icon('M18 6 6 18M6 6l12 12');
