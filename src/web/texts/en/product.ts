/** The product name and page titles. */
export const texts = {
  name: 'Fettle',
  home: 'Fettle, home',
  pageTitle: (screen: string) => `${screen} · Fettle`,
};
