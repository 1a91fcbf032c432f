/**
 * Work that a request starts but does not wait for: emails and security events. Their duration must not reveal through
 * the response time whether an account exists. Tasks run one after another.
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
