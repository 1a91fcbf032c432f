/**
 * Work that a call begins but does not wait for: emails and records about an account, of which the time an answer takes
 * must tell nothing. One piece runs after the other.
 */
export function createBackground(onError: (error: unknown) => void) {
  let last: Promise<void> = Promise.resolve();
  return {
    run(work: () => Promise<unknown>): void {
      last = last.then(work).then(() => undefined, onError);
    },
    done: () => last,
  };
}
