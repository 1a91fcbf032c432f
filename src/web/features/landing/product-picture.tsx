import { texts } from '../../texts/en/landing.ts';
import { LANGUAGE } from '../../texts/en/locale.ts';
import enDark from './dashboard-en-dark.webp';
import enLight from './dashboard-en-light.webp';
import esDark from './dashboard-es-dark.webp';
import esLight from './dashboard-es-light.webp';

const PICTURES = {
  en: { light: enLight, dark: enDark },
  es: { light: esLight, dark: esDark },
} as const;
const { light, dark } = PICTURES[LANGUAGE];

const SIZE = { width: 1280, height: 800, loading: 'lazy', decoding: 'async' } as const;

/** A dashboard screenshot in the page's language and color scheme, created by `npm run screens`. */
export function ProductPicture() {
  return (
    <figure className="mt-14">
      <div className="product-picture">
        <img src={light} alt="" className="only-light" {...SIZE} />
        <img src={dark} alt="" className="only-dark" {...SIZE} />
      </div>
      <figcaption className="mt-4 max-w-[70ch] text-14 text-muted">{texts.picture}</figcaption>
    </figure>
  );
}
