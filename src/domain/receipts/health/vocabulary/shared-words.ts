/**
 * Words of care that are also words of other trades: builders, tailors, cooks, athletes, photographers, gardeners,
 * writers and barkeepers use them. Names of firms, medicines and things that only care has are left out.
 */
export const SHARED_WORDS = `
    absorvente acne aid alcohol allergie allergy always amalgam ambulance analitica andador andarilho
    antacid antihistamine antiseptic arnica aspirin assorbente assorbenti attelle balm bandage bandaz
    bandelette baston bastone benda bende bequille bifocal binde binden biopsy blister boot botiquin
    bouillotte brace breathalyzer bridge bril brille brillengestell brillenglaser brucke bruxism cane canne
    capsaicin capsule cardiac carefree cast catheter cerotti cerotto clavicle clinic clinique commode
    compresa compresse comtrex condom constipation contact corona counseling couronne cream crown crutch
    cupping curativo cushion damenbinden deambulatore dental dentist dentista dentiste dentistry denture
    dentysta depend diarrhoea doctor doula drill drop druppel durchfall eczema emergency empaste erkaltung
    eyeglass faja fascia fertility ferula fieberthermometer filling first floss forband frame fullung gafa
    gant garza garze gasa gauze gehstock ginocchiera glasogon glass glove glucose goccia gota goutte guante
    guanti halskrause handschoen hearing heartburn hebamme hemorrhoid holter hopital hospice hospital
    huisart hydrocolloid hygienist impfung implant incontinence incontinent indigestion inhalator inhaler
    injection insulin iodine isopropyl jarabe jeringa kine kniebrace krankenhaus krone kroon krucke krucken
    kruik kruk krukken krycka kula kule laastari laastarit laboratoire laboratory lactation lancet lancing
    lanzetten laxative leesbril lens lense lente lenti lentilla lentille lenzen lice lidocaine lifestyle
    ligadura liner liniment linse linsen linser lozenge lunette maandverband mascarilla mascherina mask
    masker masque matrona medline menstrual menstruation menthol meter micropore midwife moleskin monitor
    muleta mullbinde munequera nebulizer needle nurse obturacao obturacion occhiale occhiali ointment
    okulary optical orthese orthopedic ospedale ostomy otturazione pad painkiller pannoloni pansement parche
    pastilla pastille patch pen penicillin penso peroxide pflaster physical physician pickel pildora pill
    pille pillola pilule pimple plaster plastry pleister plombage poise polsbrace polsiera pomada pomata
    pommade ponte postpartum powder pregnancy prenatal prevail profilattico prophylaxis prosthesis
    prosthetic psychology puente pump purell raffreddore reacher refill resfriado retainer rhume rodillera
    rollstuhl rolstoel rub salve scaby scale schiene schnelltest sciroppo scope selbsttest seringa seringue
    serviette shot siringa sirop skena sling slipeinlage slipeinlagen soczewki spalk spf splint spritze
    spuit stampella stampelle stent sterile stethoscope stoma strip strzykawka sunblock sunscreen support
    surgeon surgery surgical syringe syrup szpital szyna tablet tala tampon tampone tandart tape termometr
    termometro therapie therapist therapy thermom thermometer thermometre tobillera tourniquet toux
    tranquility tutore urinal usg vaccin vaccine vaccino vacina vacuna vanquish vascular venda vendas veneer
    verband verbandgaa verbandkasten verbandskasten verbandszeug verstopfung vision vulling walker
    warmegurtel warmepad warmflasche wart wheelchair wrap xray zahnarzt zahnersatz zahnkrone zahnspange
    ziekenhuis zit`;

/** Words that say how a health product is, where on the body it goes or what it is against: they raise no doubt. */
export const DESCRIBING_WORDS = `
    wash
    abdomen abdominal absorbent accessory acid adhesive adjustable adjustment adult adulte advanced agua
    akut alas allergy alum aluminium ankle anti antibacterial appointment aqua arm arthritis assist assorted
    assorti assortis asthma automatic avec baby back balance bariatric base battery behandlung beratung bite
    blackcurrant bladder blasor bonus bowel box brain breast breathable brief bunion burn calf callus caplet
    capsule care cervical charger check checkup chest cheville chewable child classic clean cleaner cleaning
    closure cold colon comfort complete compressor con consult consultation contrast control copay corn
    cotton cou cough cream culture cut daily day daytime deluxe dente deportiva deposit device diarrhea
    digital dos dose double drop ear economy eigenanteil einheit einheiten elastic elastisch elbow electric
    electronic enfant erwachsene etanche etanches evaluation exam examination extra eye face faltbar fassung
    fast fever film filter finger firm fitting flex flexible flu foam foldable folding follow followup foot
    forte fresh front gas gel genou gentle grip guard gum gummy hand handgelenk head headache heart heavy
    heel hepatitis hernia hip home honorar hose hydro hygiene hygienist hypoallergenic infant infantil
    infantiles infection initial inkl intensiv intensive invisible itch journaliere junior kid kidney kinder
    king kit knee latex left leg level light liner liquid liver long lotion lower lozenge lumbar lung
    machine main management manual max maxi measle med medicated mehrfach men met metal mgmt migraine mini
    mit mix mixed moderate moist monthly mouth multi nail narrow nasal natural nausea neck night nighttime
    noche nonsterile normal nose nylon oberarm ocular office ohne ointment oral organic original overnight
    pack pain pair palm panel pant patch patient pediatric pelvic pelvis pied plastico plus pneumonia
    poignet portable powder premium procedure prostate protect protection pure queen rabie rapid rash rate
    reader rechnung rectal refill regular relief rental replacement resistente rib right roll round sangre
    sans scented scrape screening sensitiv sensitive sensor senza series service session set severe sheet
    shield shingle short shot shoulder side sin single sitzung skin soft softgel solution spare spine sprain
    spray square standard stark starter steril sterile stick sting stomach strain strip strong super supply
    support surtida swab swelling syrup system tablet taille talla teeth termin test testing tetanus therapy
    thick thigh thin thoracic throat thumb thyroid tip toe tongue tooth toothache topical tortoise transport
    travel treatment triple tubing typhoid ultra underwear unisex unit universal universelle unscented
    untersuchung upper vaginal value variety vein view visit wasserfest waterproof weekly wide wipe women
    wound wrist zonder zuzahlung`;
