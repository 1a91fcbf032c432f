/** Texts of shared components: loading, failing, closing. */
export const texts = {
  loading: 'Loading...',
  late: 'This is taking longer than usual. Check your connection, or try again.',
  refresh: 'Refresh Page',
  request: (id: string) => `Request ${id}`,
  close: 'Close',
  dismiss: 'Dismiss',
};
