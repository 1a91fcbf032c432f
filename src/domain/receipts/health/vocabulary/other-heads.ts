/**
 * Nouns that make a line what they name, whatever stands before them (`vaccine card holder`, `bandage dress`), unless
 * the whole name is a health product of its own (`medical id bracelet`).
 */
export const OTHER_HEADS = `
    case,bag,chair,boat,bracelet necklace,guide,workbook,notepad,calendar,print,sign,mug,tee,tshirt,jersey,dress,
    bikini,prop,outfit,pant,shoe,pouch,tin,hook,mount,adapter,adaptor,sleeve,keyring,charm,pin,pendant,ring,
    watch,playset,plush,puzzle,dvd,course,class,webinar,training,certification,ticket,donation,gift,raffle,
    pledge,sponsorship,fundraiser,cocktail,martini,margarita,mojito,daiquiri,highball,mocktail,soda,ale,ipa,
    stout,liqueur,blanket,paint,primer,caulk,grout,sealant,killer,repellent,fertilizer,fertiliser,wrench,drill,
    screw,bolt,washer,joint,valve,hose,pie,brownie,pasta,burger,taco,cereal,seed,flight,subscription box,
    membership card,app,pattern,stamp,ink,coaster,scooter,amp,pedal,console,controller,gala,exhibit,car seat,
    scrub top,sombrero,libro,livro,livre,buch,roman,kurs,cours,curso,corso,disfraz,kostum,spende,don,donativo,
    donacion,voucher,package,protection plan,service plan,insurance plan,julep,spritz,negroni,sangria,reviver,
    punch,elixir,smoothie,latte,brew,water bottle,lunchbox,roast,rib,jerky,gummy bear,syrup bottle,
    cushion cover,cover,slipcover,duvet,sheet set,towel,romper,vest,sock puppet,bodysuit,canvas,mural,tapestry,
    photo,textbook,comic,dvd set,cd,drum,speaker,earbud,monitor arm,router,printer,cartridge,toner cartridge,
    usb,lens cap,dresser,stool bar,bench,hammock,lamp shade,bulb,switch,outlet,sink,nail gun,saw,rake,soil,
    planter,pot,terrarium,birdhouse,leash,collar,litter,whisk,baster,toaster,mixer,decanter,lunch bag,
    sleeping bag,fishing rod,lure,bait,net,paddle,ball,bat,racket,glove box,ribbon,banner flag,garland,
    streamer,envelope,wrapping paper,gift wrap,gift set,gift basket,advent calendar,scratcher,parking pass,
    toll,ride,fare,shuttle,cruise,admission,entry ticket,season pass,meetup,conference,convention,exam prep,
    flashcard,lecture,magazine subscription,screensaver,ringtone,skin pack,expansion pack,costume kit,
    makeup kit,nail kit,sewing kit,repair kit tire,tire,filter wrench,lubricant motor,antifreeze,coolant,
    wax car,polish,varnish wood,stain wood,epoxy,adhesive,glue,magnet,tape measure,caulk gun,gasket maker,tube gasket,
    sandpaper,respirator,coverall,hard hat,boot,work boot,legging set,rug runner,phone case,airpod,ipad,
    tablet case,stroller,crib,bassinet,high chair,toy box,rattle,teether toy,walker activity center,
    activity center,mobile,night light,becher,tasse,hemd,schuh,mutze,decke,kissenbezug,teller,pfanne,topf,
    lampe,regal,stuhl,tisch,spiel,puppe,bier,wein,kaffee,brot,kase,wurst,fahrkarte,eintritt,sac,chemise,
    chaussure,bougie,tapis,jeu,poupee,biere,vin,jus,gateau,billet,bolso,camiseta,vestido,zapato,vela,alfombra,
    juego,muneca,cerveza,vino,zumo,pastel,entrada,libreria,borsa,maglietta,vestito,scarpa,cappello,gioco,
    rash guard,rashguard,swimsuit,swimwear,sun hat,bikini top,tank top,crop top,hoodie,sweatshirt,polo,
    bambola,birra,succo,torta,biglietto`;

/** Compound words of German, Dutch and the North that end so are that thing. */
export const OTHER_ENDINGS = `
    halter,halterung,spender,buch,spielzeug,kostum,kleid,tasche,hulle,kerze,steine,
    etui,putztuch,mortel,stein,figur,anhanger,schokolade,gutschein,kurs,karte,becher,poster,boek,kaart,houder,bok,kort`;

/** Work, play and households in which gloves, masks and tools are no care. */
export const OTHER_USES = `
    mechanic,mechanix,painting,painter,welding,sanding,gardening,automotive,woodworking,tattoo,food service,
    kitchen,janitorial,construction,halloween,cosplay,playset,pretend,craft,crafting,aquarium,terrarium,
    windshield,car seat,12 v,underlayment,radiator,drywall,insulated,gluing,airsoft,paintball,chainsaw,motocross,
    ancestry,genealogy,novelty,scotch,rum,tequila,bourbon,mezcal,gin,vodka,cocktail,weed,ant,queso,fromage,
    formaggio,kase,kaas,cheese,pollo,poulet,jamon,jambon,prosciutto,roach,wasp,rodent,
    epoxy,icing,basting,meat,bbq,fishing,hunting,swimming,natation,natacion,schwimm,schwimmen,
    nuoto,ski,snorkel,diving,scuba,gaming,gamer,motorcycle,marine,rv,lawn,plumbing,
    welder,mortar,masonry,sewing,knitting,knitted,crochet,quilting,jewelry,soap
    making,candle making,baking,pastry,grill,wine,beer,whiskey,julep,spritz,keepsake,vintage
    decor,enamel,pewter,figurine,cartoon poster,stuffed,inflatable,photo booth,wedding,
    bachelorette,birthday,prank,gag,hair color,hair colour,hair dye,manicure,nail art,barber,
    medical school,nursing school,dental school,journal,textbook,pigment,cooker,pool,fishing,photography,
    manikin,mannequin,toreo,navidena,deco,
    attrappe,styled,themed,inspired,shaped,lookalike,costume,fake,faux,funny,humor,humour,joke,replica,ornament,
    decorative,deko,dekoration,deguisement,disfraz,karneval,carnaval,fasching,collectible,miniature,dollhouse,
    killer,cigar,humidor,food grade,branded,empty,visitor,phone tv,voucher,lottery,stockbroker`;

/** Animals that are treated: what names one is the veterinarian's. */
export const ANIMALS = `
    dog,canine,feline,puppy,kitten,pet,cattle,livestock,poultry,goat,sheep,cow,bovine,swine,pig,hog,horse,pony,rabbit,
    hamster,reptile,parrot,bird,hen,chicken coop,aquarium,koi,pond,beekeeping,vieh,pferd,
    rinder,geflugel,caballo,ganado,cheval,betail,cavallo,bestiame,
    pferde,hund,hunde,katze,katzen,haustier,chien,chiens,chevaux,perro,perros,gato,gatos,caballos,mascota,mascotas,cani,
    gatti,cavalli,hond,honden,paard,paarden,huisdier,hast,hastar,husdjur,zwierzat,psow,cachorro,cavalo`;
