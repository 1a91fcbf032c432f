/** Typing and choosing a password. */
export const texts: typeof import('../en/passwords.ts').texts = {
  label: 'Contraseña',
  hide: 'Ocultar',
  show: 'Mostrar',
  strength: 'Seguridad de la contraseña',
  short: 'Muy corta',
  guessable: 'Fácil de adivinar',
  fair: 'Aceptable',
  strong: 'Segura',
  advice: (least: number, advised: number) =>
    `Usa al menos ${least} caracteres. Con ${advised} o más es más segura.`,
};
