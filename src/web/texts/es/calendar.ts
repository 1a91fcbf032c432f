/** Typing a date, and picking one from a month. */
export const texts: typeof import('../en/calendar.ts').texts = {
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  from: 'Desde',
  to: 'Hasta',
  tooLate: 'Esta fecha es futura.',
  tooEarly: 'Esta fecha es anterior a la inicial.',
  chooseBoth: 'Elige una fecha inicial y una final.',
  chooseLast: 'Ahora elige la fecha final.',
  notADay: 'Escribe una fecha, como 3 de mayo de 2026.',
  dayExample: '3 de mayo de 2026',
};
