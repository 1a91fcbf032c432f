/** The name of the product, and how it names a page. */
export const texts = {
  name: 'Fettle',
  pageTitle: (screen: string) => `${screen} · Fettle`,
};
