/**
 * Brands whose goods no plan covers, by class: cosmetics, food supplements, goods for babies and animals. Short names
 * are weak: some brands also make medicine or sun protection, which other words of the line then name. Prefixes as in
 * medicines.ts.
 */
export const BRANDS_NOT_COVERED: Readonly<Record<string, string>> = {
  cosmetics_personal: `
    first aid beauty,dr jart,dr teal,dr dennis gross,dr barbara sturm,dr hauschka,dr bronner,dr squatch,
    charlotte tilbury,pat mcgrath,bobbi brown,laura mercier,~nars,smashbox,anastasia beverly,benefit cosmetics,
    ~kosas,summer friday,sol de janeiro,olaplex,~redken,kerastase,moroccanoil,~aveda,living proof,amika,~ouai,
    briogeo,paul mitchell,biolage,pureology,~joico,~wella,schwarzkopf,~clairol,l oreal,loreal paris,~biore,st ives,
    jergens,lubriderm,~curel,shea moisture,cantu shea,~mielle,carol daughter,maui moisture,not your mother,batiste,
    degree men,degree women,degree ap,secret outlast,speed stick,right guard,~mitchum,~arrid,~almay,eos lip,
    eos shave,eos hand,~opi,o p i,~essie,sally hansen,olive june,kiss nail,~ardell,real technique,~ecotool,
    ~tweezerman,norelco,harry razor,dollar shave,~cremo,elf,nyx professional,milk makeup,youth people,biossance,
    peter thomas roth,~murad,perricone,paula choice,naturium,good molecule,byoma,~bubble skincare,tree hut,hempz,
    method body,softsoap,irish spring,dial soap,dial body,zest soap,ivory soap,caress body,olay body,native deod,
    schmidt deod,hello deod,lume deod,dove men,dove deo,suave deo,axe deo,old spice deo,ban roll,~nuxe,~caudalie,
    ~vichy,klorane,~uriage,~bioderma,embryolisse,~lierac,~filorga,~ducray,topicrem,~mustela,~weleda,l occitane,
    loccitane,yves rocher,~garancia,sanoflore,melvita,roger gallet,~rene furterer,nocibe,collistar,bottega verde,
    erbolario,deborah milano,~kiko,babaria,deliplus,instituto espanol,~heno pravia,natura honest,schaebens,alverde,
    alterra,lavera,~sante,~cien,duschdas,elvital,gliss kur,speick,~eubos,frei ol,~dado sens,treaclemoon,~no7,no 7,
    soap glory,sanctuary spa,imperial leather,radox,simple skincare,simple kind,~botanic,~lynx,sure men,sure women,
    impulse spray,charles worthington,john frieda,toni guy,~percy reed,liz earle,~elemis,this works,sk ii,~missha,
    etude house,beauty joseon,some by mi,~anua,~torriden,~medicube,tony moly,holika,nature republic,face shop,
    canmake,kate tokyo,hada labo,~senka,bifesta,cow brand`,
  vitamins: `
    ~orgain,muscle milk,dymatize,muscletech,cellucor,isopure,myprotein,spring valley,nature way,rainbow light,
    megafood,new chapter,jarrow,life extension,pure encapsulation,carlson lab,barlean,mary ruth,hum nutrition,
    lil critter,swisse,blackmore,cenovis,nature own,ultivite,haliborange,wellkid,wellbaby,taxofit,puritan pride,
    nature truth,sundown naturals,gnc mega,gaia herb,country life,bluebonnet,solaray,doctor best,sports research,
    vega protein,vega one,ghost whey,premier protein powder,nutrafol,viviscal,care of pack,perelel,needed prenatal,
    zahler,metagenics,designs health,klean athlete,transparent lab,legion whey,body fortress,six star,ka ha,
    solimo vitamin,amazon elements,kirkland vitamin,member mark vitamin,up up vitamin,nature garden`,
  baby_general: `
    babylove,babydream,bubchen,~penaten,lillydoo,~ergobaby,baby bjorn,honest baby,dr brown,~nuby,
    parents choice wipe,parents choice diaper,up up diaper,mama bear diaper,mama bear wipe,rascal friend,
    coterie diaper,millie moon,kirkland wipe,ks wipe,ks diaper`,
  veterinary: `
    meow mix,~eukanuba,temptations cat,~dentastix,sheba cat,wellness core dog,merrick dog,taste wild,nutro dog,
    hill science,hill prescription,fresh step,arm hammer litter,arm hammer clump,world best cat,nylabone,~sheba,
    dein bestes,~winston katze,~vitakraft,~trixie`,
};
