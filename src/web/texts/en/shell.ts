/** The frame of signed-in screens. */
export const texts = {
  skipToContent: 'Skip to content',
  home: 'Fettle, dashboard',
  mainNavigation: 'Main',
  phoneNavigation: 'Pages',
  menu: 'Menu',
  places: {
    dashboard: {
      label: 'Dashboard',
      hint: 'Overview',
    },
    transactions: {
      label: 'Transactions',
      hint: 'All transactions',
    },
    emailAi: {
      label: 'EmailAI',
      hint: 'AI email processing',
    },
    review: {
      label: 'AI Review',
      hint: 'Review AI results',
    },
    processedEmails: {
      label: 'Processed Emails',
      hint: 'All checked emails',
    },
    insights: {
      label: 'Insights',
      hint: 'Analytics and reports',
    },
  },
  accountSettings: 'Account Settings',
  signOut: 'Sign Out',
  keyboardShortcuts: 'Keyboard shortcuts',
  showFigures: 'Show amounts',
  blurFigures: 'Blur amounts',
  themes: {
    title: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    system: 'System',
  },
  search: {
    label: 'Search and commands',
    hint: (keys: string) => `Search and commands (${keys} K)`,
  },
  connection: {
    offline: 'You’re offline. You see your last saved dashboard and transactions.',
    silent: 'Fettle isn’t responding. Data may be out of date. Fettle will retry automatically.',
  },
  sync: {
    running: (percent: number) => `Syncing... ${percent}%`,
    failed: 'Sync Failed',
  },
};
