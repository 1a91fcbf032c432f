/** The calendar address on the Subscriptions screen. */
export const texts = {
  title: 'Subscribe in your calendar',
  offered: 'Due dates and trial ends for the next 12 months, in Google, Apple or Outlook Calendar.',
  create: 'Create address',
  on: (day: string) => `On since ${day}. The address can’t be shown again.`,
  address: 'Calendar address',
  once: 'Shown only now. Anyone who has it can see these names, dates and amounts.',
  howTo: 'In Google Calendar, paste it under Other calendars, From URL.',
  localOnly: 'Only apps on this computer can reach this server.',
  open: 'Open in calendar app',
  questions: {
    renew: {
      action: 'New address',
      title: 'Create a new address?',
      effect: 'The current address stops working. Calendars that use it need the new one.',
    },
    turnOff: {
      action: 'Turn off',
      title: 'Turn off the calendar address?',
      effect: 'The address stops working. Calendars that use it stop updating.',
    },
  },
  keep: 'Keep address',
  created: 'Address created.',
  turnedOff: 'Calendar address turned off.',
  failed: 'Couldn’t change the calendar address.',
  loadFailed: 'Couldn’t load your calendar address.',
  retry: 'Try again',
};
