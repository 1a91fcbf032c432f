/** What failed calls say where the server has no words of its own. */
export const texts = {
  network: 'Network error — please check your connection and try again.',
  request: 'Request failed',
};
