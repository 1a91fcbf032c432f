/** Relative dates and times. */
export const texts = {
  today: 'Today',
  yesterday: 'Yesterday',
  tomorrow: 'Tomorrow',
  justNow: 'just now',
  minutesAgo: (minutes: number) => `${minutes} min ago`,
  posted: (day: string) => `posted ${day}`,
  hoursAgo: (hours: number) => `${hours} h ago`,
};
