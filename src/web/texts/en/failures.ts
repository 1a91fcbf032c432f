/** Messages for failed calls where the server sends none. */
export const texts = {
  network: 'Network error — please check your connection and try again.',
  request: 'Request failed',
};
