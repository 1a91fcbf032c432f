/**
 * Nouns that make a line what they name, whatever stands before them (`vaccine card holder`, `bandage dress`), unless
 * the whole name is a health product of its own (`medical id bracelet`).
 */
export const OTHER_HEADS = `
    holder,card,paperback,novel,guide,manual,workbook,handbook,journal,notebook,notepad,calendar,planner,poster,
    print,sign,flag,banner,sticker,decal,mug,tumbler,shirt,tee,tshirt,hoodie,sweatshirt,sweater,jersey,dress,skirt,
    bikini,swimsuit,costume,prop,outfit,jacket,coat,jean,pant,legging,hat,beanie,scarf,shoe,sneaker,sandal,slipper,
    backpack,purse,pouch,wallet,tote,handbag,suitcase,tin,jar,rack,shelf,hook,mount,dock,charger,cable,adapter,
    adaptor,sleeve,lanyard,keychain,keyring,charm,pin,badge,reel,necklace,pendant,earring,ring,watch,clock,toy,
    playset,doll,figure,figurine,plush,puppet,game,puzzle,movie,album,song,vinyl,dvd,course,class,lesson,
    workshop,seminar,webinar,training,certification,certificate,license,ticket,donation,gift,raffle,pledge,
    sponsorship,fundraiser,cocktail,martini,margarita,mojito,daiquiri,highball,mocktail,soda,ale,lager,ipa,stout,
    cider,liqueur,candle,lamp,lantern,rug,doormat,blanket,curtain,pillowcase,paint,primer,caulk,grout,sealant,
    killer,trap,repellent,fertilizer,fertiliser,wrench,drill,screw,bolt,washer,joint,valve,hose,pipe,gasket,
    rotor,muffler,bumper,sofa,couch,desk,bookshelf,cookie,cake,candy,pie,cupcake,brownie,donut,muffin,cheese,
    sandwich,soup,sauce,pasta,burger,pizza,taco,salad,cereal,chip,cracker,popcorn,pretzel,bouquet,flower,plant,
    seed,tree,wreath,ornament,decoration,decor,balloon,confetti,hotel,flight,album,subscription box,membership card,
    app,software,font,pattern,yarn,stencil,stamp,ink,pencil,marker,crayon,magnet,coaster,
    helmet,bike,scooter,skateboard,guitar,amp,pedal,microphone,camera,drone,laptop,phone,console,controller,
    festival,concert,gala,tour,museum,exhibit,chain,cord,car seat,charger,wallpaper,tattoo,wig,apron,scrub top,
    uniform,
    sombrero,libro,livro,livre,buch,roman,kurs,cours,curso,corso,disfraz,kostum,spende,don,donativo,donacion,
    voucher,meal,coupon,package,warranty,protection plan,service plan,insurance plan,julep,
    spritz,negroni,sangria,reviver,punch,shooter,elixir,smoothie,juice,tea,coffee,latte,brew,
    lemonade,water bottle,lunchbox,snack,bread,bun,roast,steak,rib,ham,sausage,jerky,
    chocolate,gummy bear,marshmallow,syrup bottle,cushion cover,cover,slipcover,bedding,duvet,
    quilt,sheet set,towel,robe,pajama,onesie,romper,vest,sock puppet,bodysuit,satchel,duffel,
    keepsake,souvenir,trinket,sculpture,statue,painting,canvas,mural,tapestry,photo,
    postcard,bookmark,textbook,magazine,comic,manga,script,dvd set,cd,playlist,karaoke,piano,
    drum,violin,ukulele,saxophone,speaker,headphone,earbud,keyboard,mouse,monitor arm,router,
    modem,printer,cartridge,toner cartridge,usb,hub,tripod,lens cap,drawer,cabinet,dresser,
    bookcase,stool bar,bench,futon,hammock,lamp shade,chandelier,bulb,switch,outlet,thermostat,
    faucet,sink,tile,plywood,lumber,nail gun,hammer,saw,plier,screwdriver,toolbox,ladder,
    shovel,rake,hoe,sprinkler,mulch,soil,planter,pot,vase,terrarium,fountain,birdhouse,feeder,
    leash,collar,crate,kennel,litter,grill,skillet,spatula,whisk,baster,oven,toaster,blender,
    mixer,kettle,teapot,corkscrew,decanter,cooler,lunch bag,tent,sleeping bag,fishing rod,lure,
    bait,reel,net,kayak,paddle,surfboard,snowboard,ski,skate,ball,bat,racket,glove box,
    trophy,medal,ribbon,banner flag,garland,streamer,pinata,invitation,envelope,greeting,
    wrapping paper,gift wrap,gift set,gift basket,advent calendar,lottery,scratcher,parking pass,
    toll,ride,fare,taxi,shuttle,cruise,admission,entry ticket,season pass,meetup,conference,
    convention,exam prep,flashcard,quiz,diploma,transcript,tuition,internship,lecture,podcast,
    newsletter,magazine subscription,screensaver,ringtone,skin pack,expansion pack,costume kit,
    makeup kit,nail kit,sewing kit,repair kit tire,tire,brake,engine,filter wrench,
    lubricant motor,antifreeze,coolant,wax car,polish,varnish wood,stain wood,epoxy,adhesive,tape
    measure,caulk gun,gasket maker,tube gasket,sandpaper,respirator,coverall,hard hat,boot,work
    boot,legging set,rug runner,keyring,phone case,phone,airpod,ipad,tablet case,stroller,car
    seat,crib,bassinet,playpen,high chair,toy box,rattle,teether toy,walker activity center,
    activity center,mobile,night light,becher,tasse,hemd,hose,schuh,hut,mutze,decke,
    kissenbezug,teller,pfanne,topf,lampe,regal,stuhl,tisch,spiel,puppe,bier,wein,saft,kaffee,
    brot,kase,wurst,fahrkarte,eintritt,tshirt,sac,chemise,chaussure,chapeau,bougie,tapis,jeu,
    poupee,biere,vin,jus,cafe,gateau,billet,bolso,camiseta,vestido,zapato,sombrero,vela,
    alfombra,juego,muneca,cerveza,vino,zumo,pastel,entrada,libreria,borsa,maglietta,vestito,
    scarpa,cappello,gioco,bambola,birra,succo,torta,biglietto`;

/** Compound words of German, Dutch and the North that end so are that thing. */
export const OTHER_ENDINGS = `
    halter,halterung,spender,buch,spielzeug,kostum,kleid,tasche,hulle,kerze,steine,
    schokolade,gutschein,kurs,karte,becher,poster,boek,kaart,houder,bok,kort`;

/** Work, play and households in which gloves, masks and tools are no care. */
export const OTHER_USES = `
    mechanic,mechanix,painting,painter,welding,sanding,gardening,automotive,woodworking,tattoo,food service,
    kitchen,janitorial,construction,halloween,cosplay,prop,playset,pretend,craft,crafting,aquarium,terrarium,
    windshield,car seat,12 v,underlayment,radiator,drywall,insulated,gluing,airsoft,paintball,chainsaw,motocross,
    ancestry,genealogy,novelty,scotch,rum,tequila,bourbon,mezcal,gin,vodka,cocktail,weed,ant,queso,fromage,
    formaggio,kase,kaas,cheese,pollo,poulet,jamon,jambon,prosciutto,roach,wasp,rodent,
    epoxy,icing,basting,meat,bbq,fishing,hunting,swimming,natation,natacion,schwimm,schwimmen,
    nuoto,ski,snorkel,diving,scuba,gaming,gamer,motorcycle,marine,rv,lawn,plumbing,
    welder,mortar,masonry,sewing,knitting,knitted,crochet,quilting,jewelry,soap
    making,candle making,baking,pastry,grill,wine,beer,whiskey,julep,spritz,keepsake,vintage
    decor,enamel,pewter,figurine,cartoon poster,stuffed,inflatable,photo booth,wedding,
    bachelorette,birthday,prank,gag,hair color,hair colour,hair dye,manicure,nail art,barber,
    visitor,phone tv,voucher,lottery,stockbroker`;

/** Animals that are treated: what names one is the veterinarian's. */
export const ANIMALS = `
    cattle,livestock,poultry,goat,sheep,cow,calf,bovine,swine,pig,hog,horse,pony,rabbit,
    hamster,reptile,parrot,bird,hen,chicken coop,aquarium,koi,pond,beekeeping,vieh,pferd,
    rinder,geflugel,caballo,ganado,cheval,betail,cavallo,bestiame`;
