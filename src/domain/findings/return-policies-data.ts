/** Days that a shop gives for returning goods, by the key of its name; published policies as of 2026, goods unused. */
export const RETURN_DAYS: ReadonlyMap<string, number> = new Map(
  `amazon 30|target 90|walmart 90|bestbuy 15|apple 14|costco 365|ikea 365|nordstrom 365|zappos 365|wayfair 30|etsy 30
ebay 30|homedepot 90|lowes 90|macys 30|rei 365|nike 60|adidas 30|lululemon 30|gap 30|oldnavy 30|uniqlo 30|hm 30|zara 30
sephora 60|ulta 60|chewy 365|petco 30|bhphoto 30|newegg 30|gamestop 30|staples 30|officedepot 30|kohls 180|jcpenney 60
zalando 100|asos 28|aboutyou 30|mediamarkt 14|decathlon 365|fnac 14|boots 35|argos 30|johnlewis 35|bolcom 30|elcorteingles 60
warbyparker 30|allbirds 30|patagonia 365|llbean 365|crateandbarrel 30|westelm 30|potterybarn 30|williamssonoma 30|brooklinen 365`
    .split(/[|\n]/)
    .map((entry) => {
      const [key = '', days = '0'] = entry.trim().split(' ');
      return [key, Number(days)] as const;
    }),
);
