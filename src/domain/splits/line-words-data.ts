/**
 * Words on receipt lines that indicate what was bought, by category shorthand. Complete normalized words; `*` at the
 * end matches a prefix. Contains only words that are unambiguous on a store's receipt.
 */
export const LINE_WORDS: readonly (readonly [category: string, words: string])[] = [
  [
    'groc',
    `milk bread eggs egg cheese butter yogurt yoghurt banana* apples oranges grapes berries
    strawberr* blueberr* raspberr* lettuce
    spinach tomato* potato* onion* garlic carrot* broccoli cucumber* avocado* mushroom* celery lemon* 
    limes mango* peach* pears pineapple
    beef pork turkey bacon sausage* ham tuna shrimp chicken rice pasta spaghetti noodles flour sugar
    cereal oatmeal oats granola beans lentils
    soup ketchup mayonnaise mustard salsa hummus tofu honey jam peanut tortilla* cracker* cookie* chocolate
    candy popcorn pretzel* juice soda lemonade
    coffee espresso snack* chips
    milch brot eier kaese joghurt bananen aepfel kartoffel* zwiebel* tomaten gurke* nudeln reis mehl zucker
    kaffee saft
    lait pain oeufs fromage beurre yaourt* pommes tomates fraises cafe jus leche huevos queso mantequilla
    arroz manzana* platano* zumo
    latte uova formaggio burro mele arance succo melk brood eieren kaas boter appels aardappel* koffie`,
  ],
  [
    'beer',
    `wine beer ale lager ipa vodka whisky whiskey rum gin tequila prosecco champagne merlot cabernet
    chardonnay pinot bier wein vin vino wijn`,
  ],
  [
    'pet',
    `dog dogs cat cats puppy kitten pet pets litter leash kibble aquarium birdseed hund hunde katze*
    katzen* katzenstreu hundefutter chien chat perro
    gato mascota* croquettes`,
  ],
  [
    'elec',
    `usb hdmi charger charging adapter adaptor cable headphone* earbud* earphone* headset bluetooth
    keyboard laptop tablet monitor router ssd webcam
    speaker* microphone printer smartwatch iphone ipad macbook kindle airpods battery batteries powerbank
    sdcard lightning ethernet projector
    ladegeraet ladekabel kopfhoerer tastatur lautsprecher drucker chargeur ecouteurs clavier cargador
    auriculares teclado caricatore cuffie oplader`,
  ],
  [
    'cloth',
    `shirt shirts tshirt jeans pants trousers shorts skirt dress dresses jacket coat hoodie sweater
    sweatshirt sock socks shoes sneakers boots sandals
    underwear bra bras leggings scarf gloves hat beanie belt pyjamas pajamas hemd hose jacke socken schuhe
    kleid pullover chemise pantalon chaussettes
    chaussures robe camisa pantalones calcetines zapatos vestido camicia pantaloni scarpe calze overhemd
    broek sokken schoenen`,
  ],
  [
    'book',
    `book books paperback hardcover novel cookbook textbook magazine buch taschenbuch livre roman libro
    libros boek boeken`,
  ],
  [
    'office',
    `pen pens pencil* notebook* stapler staples envelopes binder folders highlighter* whiteboard toner
    postit kugelschreiber bleistift* stylo* cahier*
    boligrafo* cuaderno*`,
  ],
  [
    'home',
    `detergent dishwasher laundry bleach sponge sponges trash garbage napkins foil toilet towel towels
    bedding pillow pillows sheet sheets duvet blanket
    curtain* candle candles lamp vase frying skillet saucepan cookware cutlery mug mugs lightbulb* bulb
    bulbs waschmittel spuelmittel muellbeutel kuechenrolle
    toilettenpapier handtuch handtuecher kissen lessive eponge* serviette* ampoule* detergente papelera
    toalla* almohada* detersivo asciugaman* wasmiddel`,
  ],
  [
    'furn',
    `desk chair sofa couch mattress bookshelf bookcase wardrobe dresser nightstand table stool schreibtisch
    stuhl matratze regal canape matelas silla`,
  ],
  [
    'hard',
    `drill screws screwdriver hammer wrench paint plywood lumber hose soil mulch fertilizer seeds shovel
    rake ladder sandpaper caulk bohrmaschine
    schrauben schraubenzieher vis marteau peinture tornillo* martillo pintura`,
  ],
  [
    'pcare',
    `shampoo conditioner deodorant razor razors shaving soap bodywash duschgel seife rasierer deo
    gel-douche savon rasoir desodorante jabon`,
  ],
  [
    'hair',
    `lipstick mascara eyeliner foundation concealer eyeshadow blush perfume cologne lippenstift parfum
    rouge`,
  ],
  [
    'sport',
    `dumbbell* kettlebell* yoga football basketball soccer tennis racket bicycle helmet tent backpacking
    treadmill hantel* zelt raquette`,
  ],
  ['games', `xbox playstation ps5 ps4 nintendo videogame*`],
  ['gift', `giftwrap giftbag ornament ornaments bouquet`],
];

/**
 * Words that turn an item into an accessory: a rice cooker is not rice, a wine glass is not wine. A line with one of
 * them, or with a misleading phrase, gets no category from its words.
 */
export const MISLEADING_WORDS: ReadonlySet<string> = new Set(
  `accessory basket bin board bottle bowl box brush cabinet cart case carafe clip computer container cooker costume
  cooler cup cutter decal decanter dish dispenser feeder figurine filter frame frother funnel game glass glasses grater
  grinder gun hanger hook jar juicer kettle kit knife lamp machine maker mill mold opener organizer pan peeler plush
  poster press print puzzle rack roaster scented shelf slicer sticker stand steamer stopper storage strainer
  thermometer timer tin toaster toy tray warmer watch`
    .trim()
    .split(/\s+/),
);

/** Phrases whose meaning differs from their words. */
export const MISLEADING_PHRASES: readonly string[] = ['hot dog', 'corn dog', 'sheet music', 'egg crate'];
