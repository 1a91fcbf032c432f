/** Parses days by merchant key from `key days|key days`. */
function daysOf(text: string): ReadonlyMap<string, number> {
  return new Map(
    text.split(/[|\n]/).map((entry) => {
      const [key = '', days = '0'] = entry.trim().split(' ');
      return [key, Number(days)] as const;
    }),
  );
}

/** Days stores allow for returns, by merchant key. Published policies as of 2026, for unused goods. */
export const RETURN_DAYS: ReadonlyMap<string, number> = daysOf(
  `amazon 30|target 90|walmart 90|bestbuy 15|apple 14|costco 365|ikea 365|nordstrom 365|zappos 365
wayfair 30|etsy 30|ebay 30|homedepot 90|lowes 90|macys 30|rei 365|nike 60|adidas 30|lululemon 30
gap 30|oldnavy 30|uniqlo 30|hm 30|zara 30|sephora 60|ulta 60|chewy 365|petco 30|bhphoto 30|newegg 30
gamestop 30|staples 30|officedepot 30|kohls 180|jcpenney 60|zalando 100|asos 28|aboutyou 30
mediamarkt 14|decathlon 365|fnac 14|boots 35|argos 30|johnlewis 35|bolcom 30|elcorteingles 60
warbyparker 30|allbirds 30|patagonia 365|llbean 365|crateandbarrel 30|westelm 30|potterybarn 30
williamssonoma 30|brooklinen 365`,
);

/**
 * Warranty days by store or manufacturer key: manufacturers' own terms as of 2026; for stores in the European Union the
 * legal guarantee of two years (Directive (EU) 2019/771), three in Spain.
 */
export const WARRANTY_DAYS: ReadonlyMap<string, number> = daysOf(
  `apple 365|dell 365|hp 365|lenovo 365|samsung 365|sony 365|bose 365|garmin 365|gopro 365|fitbit 365
sonos 365|lg 365|dyson 730|logitech 730|brother 365|canon 365|nikon 365|vitamix 2555|thermomix 730
kitchenaid 365|mediamarkt 730|saturn 730|fnac 730|darty 730|coolblue 730|bolcom 730|alternate 730
notebooksbilliger 730|conrad 730|unieuro 730|euronics 730|boulanger 730|elcorteingles 1095
pccomponentes 1095`,
);
