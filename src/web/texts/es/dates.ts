/** Relative dates and times. */
export const texts: typeof import('../en/dates.ts').texts = {
  today: 'Hoy',
  yesterday: 'Ayer',
  tomorrow: 'Mañana',
  justNow: 'hace un momento',
  minutesAgo: (minutes: number) => `hace ${minutes} min`,
  posted: (day: string) => `registrada: ${day}`,
  hoursAgo: (hours: number) => `hace ${hours} h`,
};
