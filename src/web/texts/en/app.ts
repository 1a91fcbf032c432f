/** Texts before a screen loads, and where one cannot be shown. */
export const texts = {
  failure: {
    text: 'Loading Error: There was an error loading this page. Please try refreshing.',
    refresh: 'Refresh Page',
  },
  checkingSession: 'Checking your session...',
};
