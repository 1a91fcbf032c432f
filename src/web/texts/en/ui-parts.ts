/** The words of the primitives that not every page has. */
export const texts = {
  sandbox: 'Sandbox',
  live: 'Live',
  world: 'Data shown',
  chart: {
    view: 'Show as',
    drawing: 'Chart',
    table: 'Table',
  },
  noOption: 'Nothing is called that.',
  clearSearch: 'Clear search',
  timeZone: 'Time zone',
  controlKey: 'Ctrl',
  loadFailed: {
    meaning: 'Nothing was changed.',
    unknown: 'An unexpected error occurred.',
    retry: 'Try Again',
  },
  confidence: {
    sure: 'sure',
    likely: 'likely',
    unsure: 'unsure',
    figure: (percent: string) => `${percent} sure`,
  },
  mail: {
    missing: 'This email cannot be shown',
    missingMeaning:
      'It is no longer in the mailbox, or the mailbox does not answer. What was read from it stays.',
    titleOf: (subject: string) => `Email: ${subject}`,
    next: (title: string) => `${title}, next`,
  },
};
