/**
 * Care words that are also used by other trades: builders, tailors, cooks, athletes, photographers, gardeners,
    writers
 * and bartenders. Names of companies, medicines and items used only for care are left out.
 */
export const SHARED_WORDS = `
    absorvente acne allergie allergy always amalgam ambulance analitica andador andarilho antiseptic arnica
    aspirin assorbente assorbenti attelle bandage bandaz bandelette baston bende bifocal binden biopsy
    blister botiquin bouillotte breathalyzer bril brille brillengestell brillenglaser bruxism cane capsaicin
    cardiac carefree catheter cerotti cerotto clavicle clinic clinique commode compresa comtrex contact
    counseling crown cupping curativo deambulatore dental dentist dentista dentiste dentysta depend doula
    eczema empaste erkaltung eyeglass fertility filling floss forband frame fullung garza garze gasa gauze
    gehstock ginocchiera halskrause heartburn hebamme holter hopital hospice hospital huisarts hydrocolloid
    hygienist impfung indigestion isopropyl jarabe kine kniebrace krankenhaus krone kruik kule laastari
    laastarit laboratoire laboratory lactation lanzetten leesbril lentilla lentille lidocaine lifestyle
    ligadura liniment linser lunette matrona medline micropore midwife moleskin mullbinde munequera
    obturacion orthese orthopedic ospedale otturazione painkiller pannoloni pansement penicillin pflaster
    physician pickel pildora pillola pilule pimple plaster plastry pleister plombage poise polsbrace
    polsiera postpartum prenatal prevail profilattico prophylaxis prosthesis prosthetic psychology purell
    raffreddore reacher refill resfriado retainer rhume rodillera schnelltest selbsttest soczewki spf splint
    stethoscope sunblock sunscreen surgeon surgery surgical syringe szpital tandart termometr termometro
    therapist therapy thermom thermometer thermometre tobillera tourniquet toux tranquility tutore urinal
    usg vaccin vaccine vaccino vacina vacuna vanquish vascular venda vendas veneer verband verbandgaas
    verbandkasten verbandskasten verbandszeug walker warmegurtel warmepad warmflasche xray zahnarzt
    zahnersatz zahnkrone zahnspange ziekenhuis zit`;

/** Words that describe a health product, its place on the body or what it treats: they do not raise doubt. */
export const DESCRIBING_WORDS = `
    individual individuale individuel individuelle individuell grupal presencial online
    joint extremity wo w taglia misura rozmiar storlek storrelse maat tamano tamanho
    disney pixar marvel frozen peppa bluey minnie mickey spiderman pokemon paw patrol cocomelon minion
    redness dryness soreness rolle wasserabweisend hautfreundlich atmungsaktiv zuschneidbar
    bunt hohenverstellbar faltbar kurz lang nacht
    reglable imperdible elastica unisex  straight elixir less drowsy
    compression heel toe contour included bubble gum agave tropical citrus infrared forehead contactless
    maternity aloe coat radio touchless piece purpose
    abdomen abdominal absorbent accessory acid adhesive adjustment adulte advanced agua akut alum aluminium
    ankle anti antibacterial appointment aqua arthritis assist assorti assortis asthma automatic baby back
    balance bariatric base behandlung beratung bite blackcurrant bladder blasor bonus bowel brain breast
    breathable brief burn calf callus caplet capsule care cervical check checkup chest cheville chewable
    classic clean cleaner cleaning closure cold colon comfort complete compressor consult contrast control
    corn cream culture daytime dente deportiva device diarrhea digital dose double drop eigenanteil einheit
    einheiten elastic elastisch elbow electric electronic erwachsene etanche etanches evaluation exam
    examination extra face faltbar fassung fast fever film filter finger firm fitting flex flexible foldable
    follow followup foot forte fresh front genou gentle grip guard hand handgelenk head heart hepatitis hernia
    home honorar hydro hygiene hypoallergenic infant infantil infantiles infection initial intensiv intensive
    invisible itch journaliere junior kidney king knee latex left level light liner liquid liver long lower
    lumbar lung machine main management manual maxi measles medicated mehrfach mgmt migraine mixed moderate
    moist monthly mouth multi nail narrow nasal natural nausea neck night nighttime noche nonsterile normal
    nose oberarm ocular office ohne ointment oral organic original overnight pain palm panel patient pediatric
    pelvic pelvis pied plastico plus pneumonia poignet powder procedure prostate protect protection pure queen
    rapid rash rate rechnung rectal regular relief rental replacement resistente right roll round sangre
    scented scrape screening sensitiv sensitive sensor senza series service session severe shield shingle shot
    shoulder side single sitzung skin soft softgel solution spare spine sprain spray square standard stark
    starter steril sterile stick sting stomach strain strip strong super supply support surtida swab swelling
    system taille talla teeth termin test testing tetanus thick thigh thin thoracic throat thumb thyroid
    tongue tooth toothache topical tortoise transport treatment triple tubing typhoid ultra unit universal
    universelle unscented untersuchung upper vaginal variety vein view visit wash wasserfest waterproof weekly
    wide wipe wound wrist zonder`;

/** Forms, parts, steps, units and makers of care: they do not raise doubt as the last word of a name. */
export const FORM_WORDS = `
    hilfe abdominale action adjust administration aid alas ampoule ampulle ampullen annual antigen applicator
    april arrow aspirator assistance august ball balm bar bathroom battery beurer beutel biogaran blocker
    boccetta boite bonbon both brace brausetablette bte bulb bustina caja calm capsula care cartridge
    ceramic cerotto chocolated chrome cinfa citroen citron citrus cleanser click combi combo comp complexity
    compressa compresse compression comprime comprimido concentrate congestion connect consulta coppia cpr
    crema creme crusher crystal cuff cup cushion czopki day december decongestant deductible defense deposit
    dermique device diagnostic discreet diskus disposal dose dosette dosis dragee dropar droppar dropper drowsy
    druppel due dues effervescent effervescente einlage electrode elektrisch elite emergency emulgel
    emulsion enema engraved envase eraser esterile evohaler expectorant express extract extraction eye
    facility factor february feel filler filmtablette fingertip fit flacon flasche flexpen flextouch flu
    formula frames frasco free gelule general generaliste glaser glasses glove gloves goccia goggles gota
    goutte granulat granule guard gum hals handgelenk hbp headgear heated hexal high hinged hiphugger hormone hour
    hydrocolloid hylo ice immobilizer infuse infusion inhaler injector insert insole installment intake
    isdin january jarabe johnson july june kapsel kapslar kapsle kapsulki kaugummi kautablette kautabletten
    kauwtabletten kern kit klasse kompresse krauter krople kwikpen lancet lead lense linctus liquicap losung
    lotion lubrificante lyoc march masc mask masticable may medtronic melt membership menthol mentol mesh
    mesure meter milk mineral mist model molar moleskin monitoring monodose monodosis monofocale month
    monthly montura monture mousse mylan needle neoprene normon november nuit oberarm occlusal october off
    ohrentropfen one opakowanie oplossing order ovule packet packung pad paste pastiglia pastilla pastille
    patch patches payment pen pessary pezzo pflaster photochromic piece plan plaster pleister plus pod
    poeder polarized polvo polycarbonate pomada pommade portion posterior pouch powermax prefilled premolar
    prescription progresivas progressive proszek puder pulver pump purpose quadrivalent quickrelief
    rapidmelt ratiopharm reader reading receiver reditab reducer refill region relaxer release relief
    reliever removal remover rental restorer rich rinse rollon rubber sachet safe saft salbe saline salva
    sandoz saszetka scatola sciroppo seance seat seche sedation select sensimist separator september sesion
    session shampoo shave sheer sheet shot sirop sirup size sleeptab sleeve sodium solucion solution
    soluzione soother spacer splitter sponge sport stabilizer stada step stick stift stikpille stolpille
    strap strength stuk stuks style subscription suppository suppressant sureclick surface susp suspensie
    suspension swab syringe syrop szt tabl tableta tabletek tableten tabletka tablett tabletter tampon tape
    taper technology teva thigh tier tincture torax toric touch towelette transition transmitter tropfen
    tube tubo turbuhaler ultratab underwear unguento unidose unidosis unseen upgrade urgo varilux vial
    visita waist warmer week weekly wing wings wipe wrap wristband xl year zalf zapfchen zawiesina zeiss
    zentiva zetpil zitrone zitting`;
