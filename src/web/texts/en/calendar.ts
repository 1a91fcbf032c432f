/** Typing a day, and picking one from a month. */
export const texts = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  from: 'From',
  to: 'To',
  tooLate: 'That day is still to come.',
  tooEarly: 'That is before the first day.',
  chooseBoth: 'Choose the first day and the last.',
  chooseLast: 'Now the last day.',
  notADay: 'Write a day, such as 3 May 2026.',
  dayExample: '3 May 2026',
};
