/** What the page says before its code is there: its head, the first words, what is said when nothing comes. */
export const texts = {
  language: 'en',
  title: 'Fettle',
  description: 'Fettle joins every bank row to the receipt that explains it, on your own machine.',
  loading: 'Loading...',
  landing: 'Every charge, explained by its receipt.',
  noScript: 'Fettle needs JavaScript to show your ledger.',
  late: 'This takes longer than it should. Check your connection, or try again.',
  missing: 'Part of this page could not be loaded. Please try refreshing.',
  refresh: 'Refresh Page',
};
