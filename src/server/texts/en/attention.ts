/** What needs the user, on the dashboard. */
export const texts = {
  reconnect: (name: string) => `Reconnect ${name}`,
  mailboxLost: 'Fettle lost access to this mailbox.',
  toReview: (count: number) => (count === 1 ? '1 item to review' : `${count} items to review`),
  decide: 'Fettle needs your decision.',
};
