/**
 * Names of products and services that stores' health departments, dispensing opticians, medical suppliers and practices
 * list, by class: brands of Europe, words of English, German, French, Spanish and Italian catalogs, short forms on
 * registers. Prefixes as in medicines.ts.
 */
export const FURTHER_PRODUCTS: Readonly<Record<string, string>> = {
  rx_drug: `
    co payment rx,script co payment,co payment script,pbs script,pbs co payment,pbs medicine,private script,
    repeat script,concession script,prescription co payment,~script,
    metohexal,dosieraerosol,opipramol,eucrisa,e rezept,ordonnance honoraire,dispensing fee prescription,refill rx,
    nhs prescription`,
  otc_pain: `
    hyland leg cramp,leg cramp,hyland arnica,hyland restful leg,restless leg,bayr,migraine relief cap,bc pwdr,
    australian dream,dolobene,warmecreme,espidifen,radiosalil,momentact,sinflex,daparox,dismenol,voltaflex,
    arnika gel,balsamo tigre,cerotto autoriscaldante,pain rel,cold patch,menstrual cramp relief,period pain relief,
    sore muscle rub,urinary tract pain,teething pain,infant pain relief,regelschmerz,menstruationsschmerz,
    gelenksalbe,ruckenschmerz,muskelschmerz`,
  otc_allergy: `
    claritin d,zyrtec d,allegra d,loratadine d,cetirizine d,fexofenadine d,
    lorata d,lorata,sensimist,ceterifug,chlorphenamine,allergy rlf,allergie spray`,
  otc_cold: `
    honey lemon drop,nasal rinse bottle,nasal wash bottle,sinus rinse bottle,hyland,cold n cough,cold cough,
    dobensana,humer,froben,pschitt,marimer,saline nasal gel,cold medicine,sore throat spray,decongestant spray,
    mucus rlf,sleep tablet,schlaftablette,schleimloser,erkaltungskapsel,halswehtablette,gurgellosung,
    pastille mal de gorge,caramelo garganta medicado`,
  otc_digest: `
    !phillip mom,phillip mom,milk magnesia phillip,phillip milk magnesia,tum smoothy,lax powder,windeze,wind eze,
    vaprino,mucofalk,dimenhydrinat,antacid tab,acid rdcr,acid controller,gas rlf,stool sftnr,glycerin supp,
    magnesium citrate saline,stmch rlf,hemorrhoidal,hemrhd,electrolyte rehydration,magentablette,durchfalltablette,
    abfuhrtablette,mareo viaje,supposta glicerina,microclisma`,
  otc_skin: `
    hc creme 1,hc creme,
    eczema relief cream,?salbe,bite away,endwart,kadefungin,vagisan,multi gyn,onctose,vaginesil,calmatopic,fenergan,
    halita,crotamiton,itch eraser,vaginal cream,thrush treatment,wart rmvr,insektenstichheiler,piqure,lendrera,
    antiverrugas,crema cicatrizante`,
  acne: `
    persa gel,persagel,oxy rapid,oxy maximum,oxy acne,spot trt,spot trtmnt,spot treatmnt,acne trt,acne trtmnt,
    stridex,clearasil,noxzema acne,oxy pad`,
  first_aid: `
    b aid flex,b aid sheer,b aid tough,b aid,
    ace elstc,ace elastic,elstc bdg,elastic bdg,
    paper tape 1,paper tape med,plaster barn,gaza esteril,gazas esteriles,med strip,medic kit,medical strip,heat pd,
    heating pd,ice pk,cold pk,hot pk,gauze pd,alcohol pd,opsite,braunovidon,tyrosur,cutimed,mepore,melolin,
    zinc oxide tape,mercurochrome,jelonet,tulle gras,salvelox,water jel,cloth tape medical,adh bndg,adhsv bndg,
    fabric bandage,fabric strip,gze pad,nonadherent pad,eye pad,eye patch,oval eye pad,antiseptic wipe,
    antibiotic oint,rub alc,instant ice pack,venom extractor,emergency blanket,medical kit,first aid cabinet refill,
    verbandschere,wundauflage,wundkompresse,sprayverband,kinderpflaster,pflasterbox,zeckenhaken,
    desinfektionsspray wunde,kuhlpad,spray antiseptique,vendaje,suero limpiador herida,povidona,bolsa frio calor`,
  monitors: `
    !withings bpm,!bpm connect,!kardiamobile,!kardia mobile,oxygen saturation monitor,saturation monitor,
    spo2 monitor,blood oxygen monitor,o2 monitor,pulse oxygen monitor,sphygmo,masimo,mightysat,easy home ovulation,
    cologuard,femtest,fiebermesser,ovulatn,arm bpm,wrist bpm`,
  vision: `
    ~progressive,trivex,hi index,high index,poly lens,lens poly,frame trunk,
    occhiali progressivi,occhiale progressivo,occhiali multifocali,lentille corneenne,
    examen visuel,examen visual,examen vista,examen de la vue,bilan visuel,controllo vista,esame vista,test vista,
    oogtest,ogentest,oogonderzoek,synsprove,synstest,syntest,sehprufung,contact lens exam,cl exam,
    brille fassung,stye compress,nature tear,saline solution,saline soln,optrex,murine tear,murine eye,
    golden eye ointment,brolene,hylo gel,hylo fresh,artelac,berberil,vismed,visiomax,lensilux,dacryoserum,optone,
    aquoral,acuaiss,optiben,lephanet,ophtalmic solution,eye relief drop,lubricant eye drop,lubricating eye drop,
    artif tear,pink eye,eyelid scrub,lid wipe,saline solution contact,enzymatic contact,reading glasse,
    eyeglass lens,prescription glasse,rx glasse,single vision lens,lens edging,antireflective coating,blue light rx,
    contact lens fit,contact lens evaluation,augenbad,monatslinse,tageslinse,gleitsichtglas,brillenreparatur,
    lagrima artificial,solucion lentilla,solucion unica,lente progresiva,cristal progresivo,graduacion,
    revision vista`,
  dental_care: `
    braces down,braces down payment,ortho down payment,orthodontic down payment,ortho tx,ortho contract pymt,
    !grind no more,grind guard,retreat endo,
    !mouth guard teeth grinding,!mouthguard teeth grinding,!mouth guard grinding teeth,!mouth guard clenching,
    night mouth guard,night mouthguard,dental night guard,!teeth grinding,!teeth clenching,!tooth grinding,
    endo therapy,endodontic therapy,endo retreatment,
    denture brush,denture bath,reinigungstab zahnprothese,reinigungstabs prothese,zahnprothese,sea bond,protefix,
    blend a dent,denture clnsr,deep cleaning quadrant,amalgam filling,resin filling,veneer restorative,
    denture partial,full denture,reinigungstabs gebiss,fullung komposit,wurzelkanal,krone vollkeramik,
    devitalisation,gouttiere`,
  menstrual: `
    podpaska,podpaski bella,compresas evax,evax fina,culotte menstruelle noire,maxi pd,saforelle coton,nuvenia,
    pnty lnr,pantylinr,fem pad,tampone,mens cup,binde ultra,binde normal,tampon hygienique,compresa higienica,
    salva slip`,
  contraception: `
    trojan bareskin,trojan bareskn,trojan ultra,trojan her pleasure,trojan fire,trojan charged,trojan ribbed,
    trojan double,trojan ecstasy,trojan pleasure,trojan lubr,trojan sens,trojan non latex,durex extra,
    trojan enz,enz lube,fromms,pasante,pidana,personal lube,notfallverhutung,pastilla dia despues,
    pillola giorno dopo`,
  fertility_preg: `
    breastmlk bag,breastmlk storage,brst milk bag,milk storage bg,
    home birth,birth fee,midwifery,global maternity,
    nursing pd,elvie,orthomol natal,gestavit,natalben,preggie pop,prenatal vit,pren vit,postnatal vitamin,
    pump valve,pump tubing,pump part,breastmilk bag,childbirth education,childbirth preparation,
    childbirth preparation class,stilleinlage,muttermilchbeutel,sac conservation lait,bolsa leche materna,
    coppetta assorbilatte`,
  baby_health: `
    a + d,!zinc ox crm,!zinc ox oint,zinc oxide diaper,zinc oxide paste,
    nasal aspirtr bulb,aspirator bulb,little noses,colief,osa zahngel,viburcol,multilind,mustela cambio,
    nasal aspirator bulb,nasal asprtr,nasal aspirtr,bulb syringe nasal,pacifier thermometer,infant gas,
    electrolyte pediatric,pediatric electrolyte,pasta ossido zinco`,
  smoking: `
    nicotine td,nicotine ptch,
    nicot lozng,rauchfrei,patch anti tabac`,
  incontinence: `
    depend fitflx,fitflx,bladder pd,absorbency pad,absorbency underwear,absorbency brief,id slip,molimed,indasec,
    adlt brief,disposable underwear adult,undrpad,krankenunterlage,bettunterlage,slip absorbant,traversa letto`,
  sunscreen: `
    neutrogena sport face,neutrogena sprt face,neut sport face,neut ultra sheer,neutrogena ultra sheer,
    neutrogena clear face 5,neutrogena sheer zinc,neut sheer zinc,coppertone sport,copprtne,
    crema solar facial,creme solaire visage,facial sunscreen,sunscreen facial,alba botanica spf,photoderm,bariesun,
    delial,cancer council,suntan lotion spf,sun milk,face sunscreen,sonnenlotion,kindersonnencreme,fluide solaire,
    bruma solar`,
  hearing: `
    ha batt,hrng aid,rayovac sz,gehoorbatt,gehoorbatterij,gehoorbatterijen,
    zenipower,power one p13,power one p312,audispray,cerumol,earol,otowaxol,cerustop,similasan ear,hearng aid,
    ear drp,ohrenschmalz,bouchon oreille cire,gota otica,spray otico`,
  braces: `
    ankle brc,knee brc,wrist brc,back brc,elbow brc,
    neck stretcher,neck traction,cervical traction device,back stretcher lumbar,
    einlagen nach mass,masseinlagen,schuheinlagen,einlagen paar,semelle orthopedique,
    orthosis,knee orthosis,wrist orthosis,hand orthosis,ankle orthosis,spinal orthosis,thumb orthosis,
    tensor wrap,thuasne,neo g,donjoy,elas bndg,support sock 20,wrist splnt,lumbar support brace,cervical traction,
    toe separator medical,arch support insert,bandage genou,stutzstrumpf,calcetin compresion`,
  insulin_diabetes: `
    lnct 30g,lnct 33g,thin lnct,ultrathin lnct,
    truemetrix,test strip glucose,glucose test,gluc tab,cgm sensor,glucose sensor,lanzette,insulinpumpe,
    aiguille insuline,tiras glucemia,striscia glicemia`,
  mobility_dme: `
    a7030,a7031,a7034,a7035,a7037,a7038,a7039,filter pap,pap filter,
    foldable cane,cane foldable,cane folding,cane led,led cane,walking cane led,medical alert necklace,
    medical id necklace,medical alert bracelet,medical alert pendant,medical id pendant,
    hurrycane,hurry cane,reacher grabber,reacher grabber tool,grabber reacher tool,grabber reacher,
    grabber tool reacher,reaching aid,drive shower stool,
    drive shower chair,drive commode,drive rollator,drive walker,drive cane,
    cane adjustable,cane alum,ramp wheelchair,threshold ramp,bath seat medical,tub rail,commode liner,
    bed rail adult,bed wedge reflux,trapeze bar,over bed table,long handle shoe horn,med organizer,nasal pillow,
    alternating pressure pad,gehwagen,toilettenaufsatz,badewannenbrett,haltegriff,krankenbett,pflegebett,
    siege douche,stampella`,
  provider_primary: `
    coins after ded,coinsurance after deductible,patient resp,pt resp,patient balance,pt bal,patient bal,
    co payment,pcp visit,pcp copay,pcp,primary care visit,primary care,
    fluzone,flucelvax,fluarix,fluad,afluria,flublok,flumist,comirnaty,spikevax,novavax,abrysvo,boostrix,adacel,
    havrix,vaqta,engerix,heplisav,menactra,menveo,bexsero,trumenba,vaxneuvance,pneumovax,proquad,varivax,rotateq,
    pediarix,typhim,ixiaro,imovax,flu jab,varicella vaccine,immunization admin,hausbesuch,vacunacion,
    visita ambulatoriale`,
  provider_specialist: `
    electrocardiogram,echocardiography,spirometry,ecg,doppler,mammo,angiography,arthrogram,cytology,
    anaesthetist,anaesthetic,anesthetist,anesthesiologist,gastroenterologist,hematologist,nephrologist,obstetrician,
    otolaryngologist,pathologist,pulmonologist,rheumatologist,immunologist,phlebotomist,a1c,pap test,
    cryotherapy wart,skin tag removal,laceration repair,fracture care,epidural,nerve block,allergy immunotherapy,
    paramedic,facility charge,room and board,semi private room,blutabnahme,laborkosten,rontgenaufnahme,
    krebsvorsorge,scanner medical,mamografia`,
  insurance_premium: `
    monthly prem,plan prem,ind plan,individual plan,family plan prem,monthly premium,plan premium,premium due,
    prem due,premium payment,premium pmt,prem pmt,prem payment,policy premium,policy prem,dental prem,vision prem,
    health prem,medical prem,beitrag krankenversicherung,prime assurance sante,cotisation sante,poliza salud,
    cuota seguro medico,polizza sanitaria`,
  mental_health: `
    family therapy session,psychiatric visit`,
  vitamins: `
    prevagen,~neuriva,mens mega,women mega,mega men,
    rutinoscorbin,rutin,cerutin,calcium vita,plusssz,
    mature multi,daily multi,adult multi,multi gummy,multi 50,ks multi,multi men,multi women,immune multi,
    tincture cbd,cbd tincture,eisen femi,femi eisen,plus eisen,digestive enzyme,gesundheitstee,krautertee`,
  fitness: `
    heart rate monitor,hr monitor strap,
    medicine ball 2,medicine ball 4,medicine ball 5,medicine ball 6,medicine ball 8,medicine ball 10,
    medicine ball 12,medicine ball 14,medicine ball 15,medicine ball 16,medicine ball 18,medicine ball 20,slam ball,
    medizinball,medicine ball workout,workout medicine ball,physical therapy band,therapy band,exercise band,
    band loop,loop band,wrist wrap lifting,lifting strap,lifting belt gym,heart rate strap,boxing hand wrap,
    boxing wrap,venda boxeo,bandage boxe,bandagem boxe,bandaz bokserski,boxbandage`,
  chiro_acu_pt: `
    shockwave therapy,shock wave therapy,stosswellentherapie`,
  cosmetics_personal: `
    secret clin,secret cln,secret invisible,secret powder,bic soleil,soleil razor,venus cart,
    masque visage,masque argile,gommage visage,cocoa butter,coco butter,?ltn,!clinique moist,!clinique moisture,
    !clinique even,!clinique dramatically,!clinique take,algodon hidrofilo,
    sally h,mayb,cvrgrl,covrgrl,neutrog,garn,revl,lorl,phys form,aroma therapy candle,
    dysport,xeomin,jeuveau,daxxify,restylane,sculptra,kybella,radiesse,glabella,glabellar,glabellar line,frown line,
    crow feet,forehead line,marionette line,lip filler,lip augmentation,coolsculpting,photofacial,laser resurfacing,
    microneedling,dermaplaning,tattoo removal,grooming kit,vitamin e body,shave cream,shav cream,eyebrow pencil,
    augenbrauenstift,augenbrauengel,protector labial,cacao labial,mascarilla capilar,scar cover,tire comedon,
    hair splint end,split end,body oil,vitamin e oil,peptide lip,mask sheet,under eye patch,collagen eye patch,
    gold eye patch,eye gel patch,badesalz,schaumbad,badekristalle,badekugel,intimwaschlotion,bain moussant,
    sel de bain,sales bano`,
  veterinary: `
    !vetricyn,!vetericyn,
    chicken vitamin,ear tag livestock,durvet,therapy dog,dog bed,prozinc,vetsulin,caninsulin,flea treatment,
    worming tablet,wormer,spot on,udder balm,hoof care,microchip pet,kennel cough,vetrap,penicillin procaine,
    penicillin g procaine,hundepfote,entwurmung,pipette chien,pipeta perro,antipulgas,collar antiparasitario`,
};
