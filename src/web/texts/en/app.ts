/** Texts before a screen loads, and where one cannot be shown. */
export const texts = {
  failure: {
    text: 'Loading Error: There was an error loading this page. Please try refreshing.',
    refresh: 'Refresh Page',
  },
  broken: {
    title: 'Fettle couldn’t show this page',
    meaning: 'Something unexpected happened on this page. Your data is safe.',
    retry: 'Try again',
    home: 'Go to home page',
  },
  checkingSession: 'Checking your session...',
};
