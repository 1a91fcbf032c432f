/** Why Fettle does not start, in words for the person at the terminal. */
export class StartProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartProblem';
  }
}
