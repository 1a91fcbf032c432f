/**
 * Nouns that make a line what they name, whatever stands before them (`vaccine card holder`, `bandage dress`), unless
 * the whole name is a health product of its own (`medical id bracelet`).
 */
export const OTHER_HEADS = `
    activity center,adapter,adaptor,adhesive,admission,advent calendar,airpod,ale,alfombra,amp,antifreeze,app,
    bag,bait,ball,bambola,banner flag,bassinet,baster,bat,becher,bench,bier,biere,biglietto,bikini,bikini top,
    billet,bin,birdhouse,birra,blanket,boat,bodysuit,bolso,bolt,boot,borsa,bougie,bow,bracelet necklace,brew,
    brot,brownie,buch,bulb,burger,calendar,camiseta,canvas,cappello,car seat,cartridge,case,caulk,caulk gun,
    cd,cereal,certification,cerveza,chair,charm,chaussure,chemise,class,coaster,cocktail,collar,comic,
    conference,console,controller,convention,coolant,corso,costume kit,cours,course,cover,coverall,crib,
    crop top,cruise,curso,cushion cover,daiquiri,decanter,decke,disfraz,don,donacion,donation,donativo,dress,
    dresser,drill,drum,duvet,dvd,dvd set,earbud,eintritt,electronic cleaner,elixir,entrada,entry ticket,
    envelope,epoxy,exam prep,exhibit,expansion pack,fahrkarte,fare,fertiliser,fertilizer,filter wrench,fin,
    fishing rod,flashcard,flight,fundraiser,gala,garland,gasket maker,gateau,gift,gift basket,gift set,
    gift wrap,gioco,glove box,glue,grout,guide,gummy bear,hammock,hard hat,hay,hemd,high chair,highball,
    hoodie,hook,hose,ink,insurance plan,ipa,ipad,iron on,jam,jerky,jersey,jeu,joint,juego,julep,jus,kaffee,
    kase,keyring,killer,kissenbezug,kostum,kurs,lamp shade,lampe,latte,leash,lecture,lecture series,
    legging set,lens cap,libreria,libro,liqueur,litter,livre,livro,lubricant motor,lunch bag,lunchbox,lure,
    magazine subscription,maglietta,magnet,makeup kit,margarita,martini,meetup,membership card,mentor program,
    mixer,mobile,mocktail,model kit,mojito,monitor arm,mount,mug,muneca,mural,mutze,nail gun,nail kit,negroni,
    net,night light,notepad,outfit,outlet,package,paddle,paint,pant,parking pass,pasta,pastel,pattern,pedal,
    pendant,pfanne,phone case,phone grip,photo,pie,pin,planter,playset,pledge,plush,polish,polo,pot,pouch,
    poupee,primer,print,printer,prop,protection plan,punch,puppe,puzzle,racket,raffle,rake,rash guard,
    rashguard,rattle,regal,repair kit tire,repellent,respirator,reviver,rib,ribbon,ride,ring,ringtone,roast,
    roman,romper,router,rug runner,sac,sandpaper,sangria,saw,scarpa,schuh,scooter,scratcher,screensaver,screw,
    scrub cap,scrub top,sealant,season pass,seed,service plan,sewing kit,sheet set,shoe,shuttle,sign,sink,
    skin pack,sleeping bag,sleeve,slipcover,smoothie,sock puppet,soda,soil,sombrero,speaker,spende,spiel,
    sponsorship,spritz,stain wood,stamp,stool bar,storage unit,stout,streamer,stroller,stuhl,subscription box,
    succo,sun hat,svg,sweatshirt,swimsuit,swimwear,switch,syrup bottle,tablet case,taco,tank top,tape measure,
    tapestry,tapis,tasse,tee,teether toy,teller,terrarium,textbook,ticket,tin,tire,tisch,toaster,toll,
    toner cartridge,topf,torta,towel,toy box,training,tshirt,tube gasket,usb,usb drive,valve,varnish wood,
    vela,vending machine,vest,vestido,vestito,vin,vino,voucher,walker activity center,washer,watch,
    water bottle,wax car,webinar,wein,whisk,work boot,workbook,wrapping paper,wrench,wurst,zapato,zumo`;

/** Compound words of German, Dutch and the North that end so are that thing. */
export const OTHER_ENDINGS = `
    anhanger,becher,boek,bok,buch,etui,figur,gutschein,halter,halterung,houder,hulle,kaart,karte,kerze,kleid,
    kort,kostum,kurs,mortel,poster,putztuch,schokolade,spender,spielzeug,stein,steine,tasche`;

/** Work, play and households in which gloves, masks and tools are no care. */
export const OTHER_USES = `
    12 v,airsoft,ancestry,ant,aquarium,attrappe,automotive,bachelorette,baking,barber,basting,bbq,beer,
    birthday,bourbon,branded,candle making,car seat,carnaval,cartoon poster,chainsaw,cheese,cigar,
    circuit board,cocktail,collectible,construction,cooker,cosplay,costume,craft,crafting,crochet,deco,
    decorative,deguisement,deko,dekoration,dental school,disfraz,diving,dollhouse,drywall,electronic cleaner,
    electronics,empty,enamel,epoxy,fake,fasching,faux,figurine,fishing,flux,food grade,food service,formaggio,
    fromage,funny,gag,gamer,gaming,gardening,genealogy,gin,gluing,grill,hair color,hair colour,hair dye,
    halloween,humidor,humor,humour,hunting,icing,inflatable,inspired,insulated,jambon,jamon,janitorial,
    jewelry,joke,journal,julep,kaas,karneval,kase,keepsake,killer,kitchen,knitted,knitting,lawn,
    lens cloth camera,lookalike,lottery,manicure,manikin,mannequin,marine,masonry,meat,mechanic,mechanix,
    medical school,mezcal,miniature,mortar,motocross,motorcycle,nail art,natacion,natation,navidena,novelty,
    nuoto,nursing school,ornament,paintball,painter,painting,pastry,pcb,pewter,phone tv,photo booth,
    photography,pigment,playset,plumbing,pollo,pool,poulet,prank,pretend,prosciutto,queso,quilting,radiator,
    replica,roach,rodent,rum,rv,sanding,schwimm,schwimmen,scotch,scuba,sewing,shaped,ski,snorkel,soap making,
    solder,soldering,spritz,stockbroker,stuffed,styled,swimming,tattoo,tequila,terrarium,textbook,themed,
    toreo,underlayment,vintage decor,visitor,vodka,voucher,wasp,wedding,weed,welder,welding,whiskey,
    windshield,wine,woodworking`;

/** Animals that are treated: what names one is the veterinarian's. */
export const ANIMALS = `
    aquarium,beekeeping,bestiame,betail,bird,bovine,caballo,caballos,cachorro,cani,canine,cattle,cavalli,
    cavallo,cavalo,cheval,chevaux,chicken coop,chien,chiens,cow,dog,feline,ganado,gato,gatos,gatti,geflugel,
    goat,hamster,hast,hastar,haustier,hen,hog,hond,honden,horse,huisdier,hund,hunde,husdjur,katze,katzen,
    kitten,koi,livestock,mascota,mascotas,paard,paarden,parrot,perro,perros,pet,pferd,pferde,pig,pond,pony,
    poultry,psow,puppy,rabbit,reptile,rinder,sheep,swine,vieh,zwierzat`;

/** Things of every day that the vocabulary knows as part of other names. */
export const OTHER_THINGS = `
    bike camera car cabinet cat chair computer dog doll drawer garden kitchen pet phone pool table`;

/** What medicine is sold in: behind its name and a count it is not what the line names (`ADVIL 2PK POUCH`). */
export const PACKAGING = 'bag bottle jar packet pouch sachet tin tube vial';
