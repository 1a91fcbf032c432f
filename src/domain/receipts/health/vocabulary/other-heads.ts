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
    app,software,font,pattern,yarn,stencil,stamp,ink,pencil,marker,crayon,magnet,coaster,frame poster,
    helmet,bike,scooter,skateboard,guitar,amp,pedal,microphone,camera,drone,laptop,phone,console,controller,
    festival,concert,gala,tour,museum,exhibit,chain,cord,car seat,charger,wallpaper,tattoo,wig,apron,scrub top,uniform,
    sombrero,libro,livro,livre,buch,roman,kurs,cours,curso,corso,disfraz,kostum,spende,don,donativo,donacion`;

/** Compound words of German, Dutch and the North that end so are that thing. */
export const OTHER_ENDINGS =
  /(?:halter|halterung|spender|buch|spielzeug|kostum|kleid|tasche|hulle|kerze|steine|schokolade|gutschein|kurs|karte|becher|poster|boek|kaart|houder|bok|kort)$/;

/** Work, play and households in which gloves, masks and tools are no care. */
export const OTHER_USES = `
    mechanic,mechanix,painting,painter,welding,sanding,gardening,automotive,woodworking,tattoo,food service,
    kitchen,janitorial,construction,halloween,cosplay,prop,playset,pretend,craft,crafting,aquarium,terrarium,
    windshield,car seat,12 v,underlayment,radiator,drywall,insulated,gluing,airsoft,paintball,chainsaw,motocross,
    ancestry,genealogy,novelty,scotch,rum,tequila,bourbon,mezcal,gin,vodka,cocktail,weed,ant,queso,fromage,formaggio,kase,kaas,cheese,pollo,poulet,jamon,jambon,prosciutto,roach,wasp,rodent`;
