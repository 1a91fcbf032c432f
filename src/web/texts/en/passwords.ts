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
    `At least ${least} characters; ${advised} or more are better. A few unrelated words work well.`,
};
