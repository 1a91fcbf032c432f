/** Linking a bank. */
export const texts: typeof import('../en/bank-link.ts').texts = {
  couldNotStart: 'No se pudo iniciar Plaid. Inténtalo de nuevo más tarde.',
  couldNotSave: 'No se pudo guardar la conexión. Inténtalo de nuevo.',
  known: (bank: string) => `${bank} ya está conectado.`,
  linked: (bank: string) => `${bank} conectado. Importando transacciones.`,
  renewed: 'Banco reconectado. Importando transacciones nuevas.',
};
