/** The product name and page titles. */
export const texts: typeof import('../en/product.ts').texts = {
  name: 'Fettle',
  home: 'Fettle, inicio',
  pageTitle: (screen: string) => `${screen} · Fettle`,
};
