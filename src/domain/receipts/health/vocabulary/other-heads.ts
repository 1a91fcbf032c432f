/**
 * Nouns that determine what a line names, whatever comes before them (`vaccine card holder`, `bandage dress`), unless
 * the complete name is a health product itself (`medical id bracelet`).
 */
export const OTHER_HEADS = `
    activity center,adapter,adaptor,adhesive,admission,advent calendar,afghan,air freshener,airpod,
    alarm,album,ale,alfombra,amp,ant killer,antifreeze,app,art print,audiobook,baby monitor,bag,
    bait,ball,ballet,ballpoint pen,balloon,balloon bouquet,bambola,banknote,banner flag,bassinet,baster,bat,
    bath bomb,bathbomb,becher,beer mug,bench,bib,bier,biere,biglietto,bikini,bikini top,billet,
    bin,biography,bird feeder,birdhouse,birra,blanket,bleach,boat,bodysuit,bodysuit set,bolso,
    bolt,bookend,boot,booties,borsa,bottle opener,bougie,bouillon,bouquet,boutonniere,bow,
    bracelet,bracelet necklace,breakfast,brew,brewing kit,brot,brownie,buch,bulb,bumper sticker,
    bunting,burger,burp cloth,cake mix,cake pop,calendar,camiseta,candy bar,candy cane,canvas,
    canvas art,cappello,car seat,carafe,cardstock,cartridge,case,caulk,caulk gun,cd,centerpiece,
    cereal,certification,cerveza,chair,chalk,chalkboard,champagne,charcoal,charm,chart,chaussure,
    chemise,chip,chocolate bar,cider,cigarette,class,clip art,clog,clutch,coaster,coaster set,
    cocktail,cocoa,coin,colander,collar,comic,conference,console,controller,convention,
    cookie cutter,coolant,corkboard,corsage,corso,costume kit,costume set,cours,course,cover,
    coverall,cracker,craft kit,crib,crop top,cross stitch,cruise,curso,cushion cover,daiquiri,
    decal,decanter,decke,dehydrator,deposit school,detergent,diaper bag,diffuser,dinner,diorama,
    disc,disfraz,doll house,domain,don,donacion,donation,donativo,doormat,drain opener,drape,
    dreamcatcher,dress,dress up set,dresser,drill,drum,duvet,dvd,dvd set,earbud,eintritt,
    electronic cleaner,embroidery,entrada,entry ticket,envelope,epoxy,exam prep,exhibit,
    expansion pack,fahrkarte,fan,fare,favor,fertiliser,fertilizer,figurine set,file,filter wrench,
    fin,firewood,fishing rod,flag,flashcard,flight,fridge magnet,fryer,fudge,fundraiser,funnel,
    fuse,gag,gala,game show,garbage can,garland,gasket maker,gateau,gel pen,gelatin,generator,gift,
    gift bag,gift basket,gift set,gift wrap,gioco,glitter,globe,glove box,glue,graph,grout,guide,
    gummy bear,hammock,hamper,hanger,hard hat,hay,headlamp,headphone,heater,hemd,high chair,
    highball,highchair,highlighter,hoodie,hook,hookah,hose,hummus,ice bucket,incense,ink,
    insurance plan,ipa,ipad,iron on,jam,jerky,jersey,jeu,joint,juego,juicer,julep,jus,kaffee,
    kase,keyboard,keyfob,keyring,killer,kissenbezug,kite,koozie,kostum,kurs,label,lace,lager,
    lamp shade,lampe,laptop,latte,laundry booster,leash,lecture,lecture series,legging set,
    lens cap,libreria,libro,licence,license,license plate,lifejacket,liqueur,liquor,litter,livre,
    livro,loafer,log book,logbook,lollipop,loveseat,lubricant motor,lunch,lunch bag,lunchbox,lure,
    magazine subscription,maglietta,magnet,maker,makeup kit,manga,margarita,martini,mead,meal,
    medal,meetup,membership card,membership dues,memoir,memorabilia,menorah,mentor program,merch,
    merchandise,microwave,mixer,mobile,mocktail,model kit,mojito,mold,monitor arm,mosaic,
    mosquito trap,mould,mount,mug,muneca,mural,mutze,nail gun,nail kit,napkin,needlepoint,
    negroni,net,night light,nightlight,nightstand,notepad,novel,nozzle,onesie,opera,organizer,
    ottoman,outfit,outlet,oven mitt,pacifier clip,package,paddle,pail,paint,palette,pan,pant,
    parking pass,party favor,party hat,pasta,pastel,pattern,pedal,peeler,pendant,pennant,pfanne,
    phone case,phone grip,photo,photo book,photo print,pie,pilsner,pin,pinata,pitcher,place card,
    placemat,plant food,planter,plate,play kit,play set,playset,pledge,plunger,plush,podcast,
    polish,polo,popsicle,porter,pot,pot holder,potpourri,potting mix,pouch,poupee,prayer,primer,
    print,printable,printer,printer ink,projector,prop,propane,prosecco,protection plan,protractor,
    pruner,punch,punch bowl,puppe,putty,puzzle,quilt,racket,raffle,rake,rash guard,rashguard,
    rattle,recliner,regal,repair kit tire,repellent,replica,respirator,retreat,reviver,rib,ribbon,
    ride,ring,ringtone,roast,rolling pin,roman,romper,router,rug runner,ruler,sac,sake,
    sandpaper,sangria,save date,saw,scarpa,scholarship,schuh,sconce,scooter,scratcher,screensaver,
    screw,scrub cap,scrub top,sculpture,seal,sealant,season pass,seed,seedling,service plan,
    sewing kit,shade,sheet set,shoe,shorts,shot glass,shot glasses,shuttle,sign,signage,sink,
    skin pack,sleeping bag,sleeve,slicer,slime,slipcover,smoke detector,smoker,smoothie,snack,
    snow globe,snowglobe,sock puppet,soda,soil,sombrero,song,soundtrack,speaker,spende,spice,
    spiel,spinner,sponsorship,spreadsheet,spritz,squeegee,stain remover,stain wood,stamp,stand fan,
    starter kit vape,statue,stencil,sticker sheet,stickerbook,stock,stool bar,storage unit,stout,
    straightener,strainer,streamer,stroller,stuhl,subscription box,succo,succulent,sudoku,sun hat,
    sunglasses,svg,sweatshirt,swimsuit,swimwear,switch,syrup bottle,tablecloth,tablet case,tackle,
    taco,talk show,tank top,tape measure,tapestry,tapis,tart,tasse,tee,teether,teether toy,
    telescope,teller,tempeh,template,terrarium,textbook,textbook rental,thank card,thermos,
    thriller,ticket,tie,tights,tin,tire,tisch,toaster,tobacco,toffee,toilet brush,toll,
    toner cartridge,topf,topper,torta,towel,toy box,toy kit,trailer,training,trash can,tray,
    treat bag,trimmer,trivet,trophy,trunk,trunks,tshirt,tube gasket,tuition,tunic,usb,usb drive,
    vacuum,valve,vape,varnish,varnish wood,vela,vending machine,vest,vestido,vestito,vin,vino,
    voucher,waffle,walker activity center,wall art,wall decal,washer,watch,water bottle,wax car,
    webinar,weed killer,wein,well card,wetsuit,whisk,whiteboard,windchime,wine glass,wine stopper,
    wiper,work boot,workbench,workbook,worksheet,wrapping paper,wrench,wurst,yarn,yeast,yoyo,
    zapato,zumo`;

/** Things that care comes as, or comes with, but no medicine: behind the name of one the line is in doubt. */
export const NO_MEDICINE = `
    art battery bead bed blade blind blocks bottle bow brush calculator carrier carseat chest clamp
    comforter conditioner cradle cup cutter detector display fabric fanny filter float frame fuel glass
    goggles heel hood inverter lens lock mask match model monitor musical nail opener paper peanut pillow
    play plug processor record remote rim rod roller rolling safe scale scanner scrubber scrubs sensor
    shower show sling soap sock solar sponge stand steamer stocking swaddle swing table tag thread throw
    timer toilet walkie wax wire`;

/** Endings of German, Dutch and Nordic compound words that name something else. */
export const OTHER_ENDINGS = `
    anhanger,aufkleber,ausbildung,ausstecher,automat,backform,ballon,becher,beton,boek,bohrer,
    bok,bonboniere,broschure,buch,etui,fahrrad,farbe,figur,fliesen?,gewurz,girlande,gutschein,
    halter,halterung,hammer,handtuch,heft,horbuch,houder,hulle,kaart,kalender,karte,keks,kekse,
    kerze,kissenbezug,kleber,kleid,knopf,konzert,kort,kostum,krimi,kuchen,kurs,lampe,lehrbuch,
    lehrgang,leuchte,likor,lotterie,marmelade,mortel,parkplatz,plakat,poster,postkarte,pralinen?,
    puppe,putztuch,roman,schild,schnaps,schnittmuster,schokolade,schrank,senf,shirt,spende,
    spender,spiel,spielzeug,stein,steine,stempel,studium,tapete,tasche,tattoo,teppich,torte,
    vorhang,vorlage,werk,zeitschrift,zement`;

/** Work, play and household contexts in which gloves, masks and tools are not care. */
export const OTHER_USES = `
    play doh,hasbro,mattel,nerf,crayola,littlest pet,calico critter,polly pocket,my little pony,baby alive,
    american girl,doc mcstuffins,schleich,duplo,magna tile,squishmallow,jellycat,build a bear,little tike,vtech,
    leapfrog,tonka,hape,melissa and doug,
    12 v,3d print,aircraft,airsoft,ammo,ancestry,anime,ant,aquarium,archery,attrappe,audiobook,
    automobile,automotive,baby shower,bachelorette,baking,baptism,barber,barbie,basting,bbq,
    beehive,beer,birthday,blu ray,boat trailer,bourbon,box set,branded,bridal shower,candle making,
    car seat,carnaval,carpentry,cartoon,cartoon poster,chainsaw,cheese,christening,christmas,cigar,
    circuit board,clip art,cocktail,collectible,coloring,commemorative,compost,construction,cooker,
    cooking class,cosplay,costume,craft,crafting,crochet,cross stitch,cupcake,deco,decorative,
    deguisement,deko,dekoration,dental school,dinosaur,disfraz,diving,dollhouse,drywall,
    electrician,electronic cleaner,electronics,embroidered,embroidery,empty,enamel,epoxy,
    escape room,fake,fasching,faux,figurine,fisher price,fishing,flux,food grade,food prep,food service,
    food svc,formaggio,
    fromage,funko,funny,gag,gamer,gaming,gardening,genealogy,gin,glue gun,gluing,golf cart,goth,
    gothic,graduation,greenhouse,grill,gun cleaning,hair color,hair colour,hair dye,halloween,
    hardcover,hot wheel,humidor,humor,humour,hunting,hydroponic,icing,inflatable,inspired,insulated,jambon,
    jamon,janitorial,jewelry,joke,journal,julep,kaas,karneval,kase,keepsake,killer,
    kindle edition,kitchen,knitted,knitting,laundry,lawn,leather care,lego,lens cloth camera,
    lookalike,lottery,lp,manicure,manikin,mannequin,marine,masonry,meat,mechanic,mechanix,melissa doug,
    medical school,mezcal,miniature,monopoly,mortar,motocross,motorcycle,nail art,nail gun,
    natacion,natation,nautical,navidena,novelty,nuoto,nursing school,ornament,paint,paintball,painter,
    painting,paperback,paternity,party favor,pastry,pcb,pewter,phone tv,photo booth,photography,pigment,
    plastering,playmobil,playset,plumbing,png,pollo,pool,pop art,poulet,prank,pretend,printable,
    prosciutto,queso,quilting,quinceanera,radiator,replica,rifle,roach,rodent,roofing,rum,rv,
    sanding,schwimm,schwimmen,scotch,scuba,sewing,shaped,shoe care,ski,snorkel,soap making,
    solder,soldering,soundtrack,souvenir,spritz,steampunk,stockbroker,stuffed,styled,superhero,
    svg,swimming,tattoo,tennis racket,tequila,terrarium,textbook,themed,tiling,toreo,trainer pad,underlayment,
    unicorn,upholstery,vegan leather,vintage decor,visitor,vodka,voucher,wall art,wall decor,
    wall filler,wasp,wedding,weed,welder,welding,whiskey,windshield,wine,woodworking,xmas,zombie`;

/** Animals that are treated: lines naming one are veterinary. */
export const ANIMALS = `
    aquarium,beekeeping,bestiame,betail,bird,bovine,caballo,caballos,cachorro,cani,canine,cattle,
    cavalli,cavallo,cavalo,cheval,chevaux,chicken coop,chicken feed,chicken vitamin,chien,chiens,
    cow,dog,feline,ganado,gato,gatos,gatti,geflugel,goat,hamster,hast,hastar,haustier,hen,hog,
    hond,honden,horse,huisdier,hund,hunde,husdjur,katze,katzen,kitten,koi,livestock,mascota,
    mascotas,paard,paarden,parrot,perro,perros,pet,pferd,pferde,pig,pond,pony,poultry,psow,
    puppy,rabbit,reptile,rinder,sheep,swine,vieh,zwierzat`;

/** Everyday items that the vocabulary knows as part of other names. */
export const OTHER_THINGS = `
    bike camera car cabinet cat chair computer dog doll drawer garden kitchen pet phone pool table`;

/** Purposes that are not care, after the word "for" (`Crutch tips for bar stools`). */
export const OTHER_PURPOSES = `
    appliance baking bar barbecue basement bbq boat boot brewing candle carpet chair closet cocktail cooking costume
    couch craft door drain engine fence fish fishing floor fridge furniture garage grill halloween jewelry kiln laptop
    lawn lawnmower leg machine mannequin mower oven party patio photography pipe plant play pool printing roof rose
    seedling cigar orchid quilter quilting sewing knitting sewist florist puppet crafter woodworking scrapbook
    shed shelf shoe sink sofa soil stool tire toy tractor tree truck turkey wall wedding window wine wood`;

/** Packaging of medicine: after a name and a count it is not what the line names (`ADVIL 2PK POUCH`). */
export const PACKAGING = 'bag bottle carton case jar packet pouch sachet tin tube vial';

/** What care is kept or carried in, or decorated as: the word after a care phrase names the item. */
export const KEPT_IN = `
    bag basket bin bottle box cabinet case charm clip cover dispenser hanger hat holder holster hook hoodie jar
    keychain keyring label magnet mug organizer organiser pillow pouch print purse rack shirt sign stand sticker
    tin tote tray wallet
    etui halter hulle kasten kiste schrank schachtel tasche
    etui boite pochette sac funda bolsa caja estuche soporte custodia borsa scatola`;
