/** The frame of signed-in screens: places, menus, what is said on every screen. */
export const texts = {
  skipToContent: 'Skip to content',
  home: 'Fettle, dashboard',
  mainNavigation: 'Main',
  phoneNavigation: 'Places',
  menu: 'Menu',
  places: {
    dashboard: {
      label: 'Dashboard',
      hint: 'Overview',
    },
    transactions: {
      label: 'Transactions',
      hint: 'Every row',
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
      hint: 'Every message looked at',
    },
    insights: {
      label: 'Insights',
      hint: 'Analytics and reports',
    },
  },
  accountSettings: 'Account Settings',
  signOut: 'Sign Out',
  keyboardShortcuts: 'Keyboard shortcuts',
  showFigures: 'Show figures',
  blurFigures: 'Blur figures',
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
    offline:
      'You are offline. The dashboard and the newest rows stand here as they last were; the rest waits for the network.',
    silent: 'Fettle does not answer at the moment. What stands here may be old; it is asked again by itself.',
  },
  attention: {
    nothing: 'Needs attention: nothing',
    count: (count: number) => `Needs attention: ${count}`,
    title: 'Needs attention',
  },
  sync: {
    running: (percent: number) => `Syncing... ${percent}%`,
    failed: 'Sync Failed',
  },
};
