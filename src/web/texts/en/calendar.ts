/** Typing a date, and picking one from a month. */
export const texts = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  from: 'From',
  to: 'To',
  tooLate: 'This date is in the future.',
  tooEarly: 'This date is before the start date.',
  chooseBoth: 'Choose a start and an end date.',
  chooseLast: 'Now choose the end date.',
  notADay: 'Enter a date, such as May 3, 2026.',
  dayExample: 'May 3, 2026',
};
