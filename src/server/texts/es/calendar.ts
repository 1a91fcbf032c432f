import type { texts as english } from '../en/calendar.ts';

/** The calendar of due dates that other calendar programs read. */
export const texts: typeof english = {
  name: (appName, isSandbox) => `Vencimientos de ${appName}${isSandbox ? ' (prueba)' : ''}`,
  due: (name, amount) => `${name} ${amount}`.trim(),
  trialEnds: (name, amount) =>
    amount === '' ? `Termina la prueba de ${name}` : `Termina la prueba de ${name}; luego, ${amount}`,
};
