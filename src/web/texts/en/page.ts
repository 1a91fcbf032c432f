/** The page before its code loads: head, first texts, and the message when it does not load. */
export const texts = {
  language: 'en',
  title: 'Fettle',
  description: 'Fettle matches bank transactions to their receipts, on your own machine.',
  loading: 'Loading...',
  landing: 'Your charges, explained by your receipts.',
  noScript: 'Turn on JavaScript to use Fettle.',
  late: 'This is taking longer than usual. Check your connection, or try again.',
  missing: 'Part of this page couldn’t load. Please try refreshing.',
  refresh: 'Refresh Page',
};
