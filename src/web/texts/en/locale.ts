/** The locale of these texts, and of the dates and figures shown with them. */
export const LOCALE = 'en-US';

/** The first day of the week, counted from Sunday. */
export const FIRST_WEEKDAY = 0;
