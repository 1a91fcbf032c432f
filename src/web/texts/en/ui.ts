/** The few words of the primitives: waiting, failing, closing. */
export const texts = {
  loading: 'Loading...',
  late: 'This takes longer than it should. Check your connection, or try again.',
  refresh: 'Refresh Page',
  request: (id: string) => `Request ${id}`,
  close: 'Close',
  dismiss: 'Dismiss',
};
