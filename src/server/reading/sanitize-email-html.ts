import sanitizeHtml from 'sanitize-html';
import { capDepth } from './cap-depth.ts';

/** Real emails nest up to about a hundred elements: layout tables, and long quoted threads. */
const DEPTH_MAX = 150;

const TAGS =
  'a abbr address article b big blockquote br caption center code col colgroup dd del div dl dt em ' +
  'font footer h1 h2 h3 h4 h5 h6 header hr i ins li main mark ol p pre q s section small span ' +
  'strike strong sub sup table tbody td tfoot th thead tr tt u ul';
const ATTRIBUTES =
  'style align valign bgcolor color width height border cellpadding cellspacing colspan rowspan dir ' +
  'lang size face';
const STYLES =
  'color background-color font font-family font-size font-style font-weight line-height ' +
  'letter-spacing text-align text-decoration text-transform vertical-align white-space width ' +
  'max-width min-width height max-height margin margin-top margin-right margin-bottom margin-left ' +
  'padding padding-top padding-right padding-bottom padding-left border border-top border-right ' +
  'border-bottom border-left border-collapse border-spacing border-radius border-color display ' +
  'table-layout overflow direction opacity visibility';
/** Values without `url(`, `expression(` or an escape. */
const PLAIN = /^(?!.*(?:url|expression|image-set|\\))[\w\s.,%#()'"/+-]{1,200}$/i;
/** Attribute values that are names or measures: nothing with a colon or a slash. */
const NAME_OR_MEASURE = /^[\w\s.,%#()'"+-]{0,200}$/;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS.split(' '),
  allowedAttributes: { '*': ATTRIBUTES.split(' ') },
  allowedSchemes: [],
  transformTags: {
    '*': (tagName, attributes) => ({
      tagName,
      attribs: Object.fromEntries(
        Object.entries(attributes).filter(([name, value]) => name === 'style' || NAME_OR_MEASURE.test(value)),
      ),
    }),
  },
  parseStyleAttributes: true,
  allowedStyles: { '*': Object.fromEntries(STYLES.split(' ').map((name) => [name, [PLAIN]])) },
  disallowedTagsMode: 'discard',
  nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'title'],
};

/** Keeps only layout and text: no scripts, forms, working links, remote images or fonts. */
export function sanitizeEmailHtml(html: string): string {
  return sanitizeHtml(capDepth(html, DEPTH_MAX), OPTIONS);
}
