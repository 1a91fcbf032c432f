/** Refusals about the ways into an account. */
export const texts = {
  unavailable: 'This is unavailable with this sign-in service.',
  alreadyOn: 'Two-step sign-in is already on. Turn it off first.',
  notOn: 'Two-step sign-in is off.',
  wrongCode: 'That code isn’t right. Check the time on your device and try the next code.',
  passkeysFull: 'You have 20 passkeys, the most an account can have. Remove one first.',
  passkeyRefused: 'This passkey couldn’t be verified. Nothing changed. Try again.',
};
