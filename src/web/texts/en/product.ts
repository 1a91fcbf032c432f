/** The name of the product, and how it names a page. */
export const texts = {
  name: 'Fettle',
  home: 'Fettle, home',
  pageTitle: (screen: string) => `${screen} · Fettle`,
};
