/** The language of these texts, and how days and figures are written with them. */
export const LOCALE = { texts: 'en', days: 'en-GB', figures: 'en-US' } as const;
