/** Texts of shared components that not every page uses. */
export const texts = {
  sandbox: 'Sandbox',
  live: 'Live',
  environment: 'Data shown',
  chart: {
    view: 'Show as',
    drawing: 'Chart',
    table: 'Table',
  },
  soFar: 'so far',
  noOption: 'No results',
  closeList: 'Close list',
  searchIn: (label: string) => `Search: ${label}`,
  typeToFind: 'Type to find',
  likely: 'Most likely',
  clearSearch: 'Clear search',
  timeZone: 'Time zone',
  controlKey: 'Ctrl',
  loadFailed: {
    meaning: 'Nothing changed.',
    unknown: 'An unexpected error occurred.',
    retry: 'Try Again',
  },
  confidence: {
    sure: 'sure',
    likely: 'likely',
    unsure: 'unsure',
    figure: (percent: string) => `${percent} sure`,
  },
  email: {
    missing: 'Couldn’t load this email',
    missingMeaning: 'It isn’t stored here, and no mailbox provides it. Its extracted data is safe.',
    tooComplex: 'This email is too complex to display. Here is its text.',
    tooComplexAlone: 'This email is too complex to display',
    titleOf: (subject: string) => `Email: ${subject}`,
    next: (title: string) => `${title}, next`,
  },
};
