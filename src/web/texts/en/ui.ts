/** Texts of shared components: loading, failing, closing. */
export const texts = {
  loading: 'Loading...',
  late: 'This is taking longer than usual. Check your connection, or try again.',
  refresh: 'Refresh Page',
  request: (id: string) => `Request ${id}`,
  close: 'Close',
  dismiss: 'Dismiss',
  partFailed: {
    title: 'Couldn’t show this section',
    meaning: 'The rest of the page works. Your data is safe.',
    retry: 'Try again',
  },
};
