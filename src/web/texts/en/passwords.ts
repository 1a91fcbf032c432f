/** Typing and choosing a password. */
export const texts = {
  label: 'Password',
  hide: 'Hide',
  show: 'Show',
  strength: 'Password strength',
  short: 'Too short',
  guessable: 'Easy to guess',
  fair: 'Fair',
  strong: 'Strong',
  advice: (least: number, advised: number) =>
    `Use at least ${least} characters. ${advised} or more is stronger.`,
};
