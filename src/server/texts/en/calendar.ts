/** The calendar of due dates that other calendar programs read. */
export const texts = {
  name: (appName: string, isSandbox: boolean) => `${appName} due dates${isSandbox ? ' (sandbox)' : ''}`,
  due: (name: string, amount: string) => `${name} ${amount}`.trim(),
  trialEnds: (name: string, amount: string) =>
    amount === '' ? `${name} trial ends` : `${name} trial ends, then ${amount}`,
};
