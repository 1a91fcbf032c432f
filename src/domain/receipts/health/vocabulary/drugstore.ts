/**
 * Names of product types in European drugstores and pharmacies, in German, French, Spanish, Italian, Dutch and British
 * English; no brands. Prefixes as in medicines.ts.
 */
export const DRUGSTORE_WORDS: Readonly<Record<string, string>> = {
  otc_pain: `
    warmegurtel,warmeauflage,warmepad,warmeumschlag,fieberzapfchen,schmerzzapfchen,rheumasalbe,rheumagel,
    mobilgel,anti douleur,anti douleurs,antidouleur,maux tete,mal tete,fievre douleur,douleurs fievre,
    patch chauffant,ceinture chauffante,baume chauffant,parche calor,parche termico,banda termica,antipiretico,
    antiinflamatorio,anti inflamatorio,antinfiammatorio,anti inflammatoire,dolor cabeza,crema calor,
    cerotto riscaldante,!cerotto antidolore,fascia riscaldante,mal testa,dolori mestruali,warmtepleister,
    spierbalsem,backache relief,back pain,arthritis rub,muscle spray,muscle gel,joint pain gel,deep heat,
    period pain,headache tablet,ache pain relief,cooling gel muscle`,
  first_aid: `
    blasenpflaster,!aqua pflaster,desinfektionsmittel haut,handdesinfektion,handedesinfektion,
    desinfektionsmittel,handedesinfektionsgel,hygiene handgel,einmalhandschuhe medizinisch,kalt warm kompresse,
    bande cohesive,bande gaze,bande extensible,bande velpeau,bande adhesive tissu,antiseptique,
    desinfectant cutane,desinfectant plaie,solution hydroalcoolique,gel hydroalcoolique,alcool 70,alcool 90,
    eau oxygenee,serum physiologique,thermometre,tire tique,poche glace,poche froid,coussin chauffant,
    bouillotte,trousse secours,suture cutanee,strip suture,pansement hydrocolloide,pansement ampoule,
    creme cicatrisante,creme brulure,aposito,gasa,gasas esteriles,venda,venda elastica,venda cohesiva,
    yodo povidona,povidona yodada,mercromina,antiseptico,suero fisiologico,suero salino,bolsa hielo,bolsa frio,
    gel hidroalcoholico,alcohol 96,alcohol 70,pomada quemadura,puntos aproximacion,botiquin,bende,benda elastica,
    disinfettante cute,disinfettante,soluzione fisiologica,fisiologica fiale,ghiaccio istantaneo,
    ghiaccio spray,gel mani igienizzante,cotone sterile,garza sterile,kit pronto soccorso,verbandgaas,
    gaascompres,wondpleister,desinfecterende handgel,tekenpincet,tekentang,plaster assorted,plaster waterproof,
    waterproof plaster,fabric plaster,washproof plaster,plaster fabric,cotton wool sterile,surgical spirit,
    dressing pad,medi tape,finger dressing,wound dressing,tick remover,tick tweezer,eye wash,crepe bandage,
    tubular bandage,sterile wipe,saline wipe,wound closure,wound closure strip,cold pack,flex thermometer`,
  otc_cold: `
    bronchialtee,bronchialbalsam,brustbalsam,rachenspray,rachenblutler,nasenspulung,nasenspulsalz,nasendusche,
    nasensalbe,nasenol,grippemittel,erkaltungsbad,erkaltungstee,salbeibonbon,pastille gorge,maux gorge,
    mal gorge,collutoire,gorge irritee,lavage nasal,eau mer nasale,eau mer spray,rhume,spray nez,nez bouche,
    toux seche,toux grasse,etat grippal,etats grippaux,grippe rhume,pastilla garganta,dolor garganta,
    spray garganta,antigripal,anticatarral,descongestivo,agua mar nasal,lavado nasal,tos seca,mucolitico,
    spray nasale,lavaggio nasale,gola spray,mal gola,pastiglia gola,pastiglie gola,tosse secca,influenza raffreddore,
    raffreddore,neuszalf,hoestsiroop,zoutoplossing neus,throat sweet,throat spray,throat pastille,
    cough pastille,sinus rinse,nasal rinse,nasal wash,neti pot,vapour rub,vapor rub,blocked nose,
    nasal congestion,!sinus relief pe,!sinus pe,sinus pressure,sinus congestion,chesty cough,tickly cough,dry cough,
    cough linctus,linctus,decongestant tablet,inhalant stick,olbas oil,chest rub,cold relief,flu relief,
    saline nasal,saline spray`,
  otc_allergy: `
    !allergie augentropfen,!allergy eye drop,!hayfever eye drop,alergia comprimido,antialergico,
    rhinite allergique,allergie comprime,rinite allergica,one day allergy,one a day allergy,allergy one day,
    hayfever,hay fever`,
  otc_digest: `
    abfuhrtropfen,abfuhrzapfchen,kohletablette,aktivkohle kapsel,reisekaugummi,reisetablette,blahung,
    glycerinzapfchen,verdauungstropfen,verdauungstablette,magentropfen,magen darm,flohsamenschale,
    elektrolytpulver,charbon actif,charbon vegetal,brulure estomac,brulures estomac,reflux gastrique,
    mauvaise digestion,ballonnement,diarrhee,transit,suppositoire glycerine,suppositoire glycerin,
    supositorio glicerina,supposte glicerina,mal transport,mal des transports,nausee,sels rehydratation,
    sale rehidratacion,suero oral,sobre rehidratacion,mareo,acidez estomago,ardor estomago,gases estomago,
    estrenimiento,diarrea,fermenti diarrea,bruciore stomaco,acidita stomaco,stitichezza,gonfiore addominale,
    brandend maagzuur,diarree,reisziekte,wind relief,trapped wind,diarrhoea,diarrhoea relief,diarrhea relief,
    rehydration,rehydration sachet,rehydration salt,oral rehydration,electrolyte sachet,travel sickness,
    motion sickness,sickness tablet,pile ointment,pile cream,haemorrhoid,hemorrhoid,hamorrhoid,worm tablet,
    threadworm,constipation relief,indigestion relief,heartburn`,
  otc_skin: `
    zugsalbe,heilsalbe,lausekamm,!lauseshampoo,!lausespray,herpescreme,herpespatch,herpes patch,fieberblase,
    creme herpes,bouton fievre,!antipoux,anti poux,!shampooing antipoux,peigne poux,mycose ongle,mycose pied,
    mycose,pied athlete,verrue,cor pied,pansement cor,creme cortisone,irritation cortisone,crema herpes,
    !champu antipiojo,antipiojo,!locion antipiojo,hongo pie,hongo una,callicida,parche callo,verruche,
    puntura insetto,
    dopopuntura,!shampoo pidocchi,micosi,callifugo,crema antimicotica,koortslip,eeltpleister,corn cushion,
    corn plaster,callus plaster,!nit comb,!lice comb,head lice,bite cream,bite sting,thrush,thrush cream,
    fungal nail,nail fungus,verruca,wart freeze,ringworm,anti itch,cold sore,bunion cushion`,
  braces: `
    handgelenkstutze,handgelenkschiene,ellenbogenbandage,ellbogenbandage,knochelbandage,daumenschiene,
    fingerschiene,halskrause,reisestrumpf,thrombosestrumpf,ceinture lombaire,ceinture dorsale,coudiere,
    orthese,collier cervical,chaussette contention,collarin,codera,munequera,plantilla ortopedica,
    calza compressione,calze compressione,calze compressive,gomitiera,polsiera,tutore ginocchio,collare cervicale,
    enkelbrace,kniebrace,polsbrace,reiskous,flight sock,travel sock compression,knee support,ankle support,
    wrist support,elbow support,neck collar,arm sling`,
  monitors: `
    schwangerschaftsfruhtest,ovulationstest,fruhtest,test ovulacion,test ovulation,test ovulazione,
    test antigeno,test streptocoque,lateral flow,flow test,uti test,ovulation kit`,
  menstrual: `
    periodenslip,periodenunterwasche,menstruationstasse,serviette ultra,serviette nuit,serviette hygienique,
    culotte menstruelle,protege slip,braga menstrual,period pant,period underwear,assorbente,proteggislip,
    towel ultra night,sanitary towel,sanitary pad`,
  incontinence: `
    blasenschwache,einlage blasenschwache,vorlage inkontinenz,perdida orina,incontinencia,fuite urinaire,
    perdite urinarie,traverse letto,alese,bladder weakness,sensitive bladder`,
  contraception: `condon,condone,preservativo,praservativ,profilattico,pille danach,pilule lendemain`,
  vision: `
    prescription sunglass,rx sunglass,sunglass rx,sunglass prescription,    brillenputztuch,gafa presbicia,
    gafas presbicia,gafa vista,occhiale lettura,occhiali lettura,occhiale vista,
    lunette lecture,lunette loupe,liquido lentilla,solution lentille,soluzione lenti,etui lentille,
    augensalbe,eye lubricant,dry eye`,
  rx_drug: `
    rezept,kassenrezept,privatrezept,rezeptgebuhr,zuzahlung,arzneimittelzuzahlung,honoraire dispensation,
    honoraires dispensation,ticket moderateur,franchise medicale,ordonnance,~receta,receta seguridad social,
    receta medica,aportacion receta,aportacion usuario,!ticket sanitario,!ticket ssn,ticket farmaco,ricetta,receptregel,
    terhandstellingskosten,eigen bijdrage medicijn,dispensing fee,prescription item,prescription levy`,
  mobility_dme: `
    rolling walker,walker seat,    aerosol apparecchio,apparecchio aerosol,walking stick,walking frame,
    zimmer frame,shower stool,bath board,
    bath step,commode chair,toilettensitzerhohung,badewannenlift,haltegriff bad,barre appui,rehausse wc,
    elevador wc,alzawater,alza wc,krucke,unterarmgehstutze,canne anglaise,cadre marche`,
  baby_health: `
    babyzapfchen,baby zapfchen,gel dentaire bebe,gel gingival,suero bebe,serum bebe,mouche bebe,colique bebe,
    colicos bebe,coliche neonato,nappy rash,nappy cream,diaper rash,erythema fessier,erytheme fessier,
    crema panal,irritacion panal,pasta panal,teething,saline drop baby,infant drop,cradle cap`,
  sunscreen: `spray solar,spray solaire,fotoprotector,protector solar,leche solar,latte solare,stick solaire`,
  smoking: `nicotine patch,nicotine spray,nicotine inhalator,nicotine mouth spray,substitut nicotinique`,
  hearing: `
    bouchon oreille,boules quies,bouchon cerumen,pile auditive,pile apparecchio acustico,pila audifono,
    tappo orecchie,tapon oido,ear plug,ear drop,ear spray,wax removal`,
  dental_care: `
    zahnprothesenreiniger,prothesenreiniger,gebissreiniger,creme fixative,nettoyant appareil dentaire,
    nettoyant dentaire prothese,adhesivo dentadura,adhesivo dental,adesivo dentiera,dentiera adesivo,
    crema fijadora,fijador dentadura,limpiador dentadura,kleefpasta gebit,toothache gel,
    denture fixative,denture cleaner,denture tablet,temporary tooth filling,mouth ulcer,mouth ulcer gel`,
  insulin_diabetes: `
    insulinspritze,pennadel,pen nadel,aiguille stylo,aguja insulina,aghi penna,ago insulina,!sharps container,
    sharps bin,tira glucosa,tira reactiva,infusion set,insulin pump,insulin reservoir,pump reservoir`,
  oral_hygiene: `
    seda dental,hilo dental,enjuague bucal,interdental brush,interdentalburste,tongue scraper,zungenreiniger,
    retainer case,denture bath`,
  vitamins: `
    eisen kapsel,eisentablette,kieselerde,complemento alimenticio,complement alimentaire,integratore,
    integratore alimentare,heilerde,basenpulver,gelee royale,spirulina,propolis,eisen tablette,herbal formula,
    vitamin tablette`,
  cosmetics_personal: `
    wattestabchen,nail varnish,nail varnish remover,varnish remover,cotton wool,cotton wool pad,cotton pad,
    cotton bud,setting powder,face powder,pressed powder,loose powder,disco desmaquillante,bastoncillo,
    quitaesmalte,cotton fioc,gesichtsmaske,lippenpflegestift,body butter,foot file,hornhauthobel,hornhautfeile,
    hautcreme,hautlotion,face scrub,peroxide developer,developer vol,
    epilierer,enthaarungscreme,creme depilatoire,dissolvant,acetona una,crema depilatoria,levatrucco,
    acetone unghie,bain mousse,badeschaum,badezusatz,bath soak,bath foam,salicylic acid masque,bronzing drop,
    hair treatment oil,hair oil,split end,eye mask gel,eyelash curler,fake tan,bath salt`,
};
