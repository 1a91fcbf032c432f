/**
 * Names for the expenses of listed-expenses.ts at drugstores, pharmacies and practices outside the English-speaking
 * countries: German, French, Spanish, Italian, Portuguese, Dutch, Swedish, Danish, Norwegian, Polish and Czech.
 */
export const LISTED_EXPENSES_ABROAD: Readonly<Record<string, string>> = {
  insulin_diabetes: `
    blodsockermatare,blodsukkermaler,bloedsuikermeter,blutzuckersensor,fitas glicemia,igly do pena,
    paski glukometr,paski testowe,pungidito,sensor glucosa,stechhilfen,teststrips bloedglucose`,
  otc_pain: `
    antiinflamatorio gel,antinfiammatorio gel,comprimidos dor,fascia autoriscaldante,febernedsattande,
    fiebersaft,gel antidouleur,gel antiinflamatorio,gelenkschmerzen,hoofdpijn tabletten,liniment,
    masc przeciwbolowa,menstruationsschmerzen,migranetablette,muskel gelenk salbe,muskelsalbe,
    patch antidouleur,periodenschmerzen,rodliniment,schmerzcreme,schmerzpflaster,schmerzsalbe,schmerzspray,
    smertestillende,tabletki przeciwbolowe,tablety bolest,varktablett,varktabletter,warmekissen rucken,
    warmepflaster,zel przeciwbolowy`,
  otc_allergy: `
    allergie tablette,allergie tabletten,allergimedicin,allergitablett,allergitabletter,antihistaminico,
    comprime allergie,comprimidos alergia,gelule allergie,heuschnupfenmittel,heuschnupfenspray,hooikoort,
    hooikoorts tabletten,klartabletter,spray alergia,spray allergie,tabletki alergia,tabletki na alergie`,
  otc_cold: `
    descongestionante nasal,eau de mer nasal,erkaltungsbalsam,erkaltungskapseln,erkaltungssalbe,
    halsschmerztablette,halsschmerztabletten,halsspray,halstablett,halstabletter,hosta medicin,hostmedicin,
    hustenbonbon,hustenstiller,hustentee,hustentropfen,inhalat,inhalationslosung,kapky do nosu,keelspray,
    meerwasser nasenspray,meerwasserspray,naesespray,nasentropfen,nasspray,nassprej,nesespray,
    pastilhas garganta,schnupfenspray,sirop expectorant,sirup na kasel,spray do gardla,spray do nosa,
    spray gola,spray nasal decongestionnant,spray nasal sal,xarope tosse`,
  otc_digest: `
    aambeien,aambeienzalf,anti nausee,antiacido,antidiarreico,antidiarroico,azia,blahungen tabletten,
    crema emorroidi,crema hemorroides,creme hemorroides,diarreeremmer,durchfall kapseln,durchfalltabletten,
    elektrolity,elektrolyt pulver,elektrolytlosung,emorroidi,entschaumer,fermenti lattici,halsbranna,
    hamorrhoidensalbe,hamorriden,hamorriden salbe,hemorroide,klistier,kohletabletten,lassativo,laxeermiddel,
    laxermedel,losande,maagzuurremmer,magengel,magtablett,microclismi,mikroklist,na zgage,probiotyk oslonowy,
    reiseubelkeit,reisziekte tabletten,sali minerali reidratanti,sodbrennen tabletten,tabletki na zgage,
    tablety proti prujmu`,
  otc_skin: `
    anti demangeaisons,anti piojos,anti verrues,antihongos,antimicotico,antipidocchi,antischimmelcreme,
    apaisant piqures,apres piqure,brulure creme,champu piojos,crema antifungica,crema antihongos,
    crema picaduras,crema scottature,creme anti demangeaisons,creme mycose,fusspilzcreme,fusspilzspray,
    grzybica,herpes labial,herpespflaster,hornhautpflaster,huhneraugen,huhneraugenpflaster,
    hydrocortison creme,insektenstich gel,juckreiz,juckreiz gel,juckreizstillend,klasalva,likdoorn,
    likdoornpleister,lippenherpes creme,locion piojos,lotion poux,luizenlotion,luizenshampoo,lusmedel,
    masc grzybica,masc odparzenia,na kurzajki,na oparzenia,na wszy,nagelpilz,nagelpilz lack,nagelpilzlack,
    narbenpflaster,neurodermitis creme,pilzcreme,stichheiler,svampekrem,svampmedel,traitement anti poux,
    traitement verrues,vartmedel,voetschimmel,warzenstift,warzentinktur,warzenvereiser,wratten,wrattenstift`,
  acne: `
    acneverband,akne gel,aknecreme,aknegel,anti pickel gel,crema acne,gel acne,gel anti acne,gel antiacne,
    na tradzik,parches acne,patch anti boutons,pickelpatch,pickelpflaster,traitement acne`,
  first_aid: `
    alcool etilico,alcool modifie,alkoholpads,alkoholtupfer,bandaz elastyczny,bande crepe,benda coesiva,
    borsa ghiaccio,botiquin primeros auxilios,brandgel,cold hot pack,compressas esteril,
    compressas esterilizadas,compresse chaud froid,desinfectant plaies,desinfektionsspray,desinfektionstuch,
    desinfektionstucher,dosettes serum,dreiecktuch,einmalhandschuhe,einmalhandschuhe nitril,
    erste hilfe koffer,erste hilfe tasche,feber termometer,febertermometer,fieberthermometer digital,
    fieberthermometer kontaktlos,fixierbinde,forstehjelpsskrin,gaasjes steriel,gants nitrile,garze sterili,
    gasbinda,gaze esteril,gnagsarsplaster,guantes nitrilo,guanti nitrile,handsprit,idealbinde,kaltkompresse,
    kirschkernkissen,kompress steril,kompressen steril,kompresy jalowe,koorts thermometer,koortsthermometer,
    kuhlgel sport,kuhlkompresse,kuhlpack gel,ligadura elastica,masc na rany,mascarilla ffp2,
    mascarillas quirurgicas,mascherine chirurgiche,mascherine ffp2,maseczki,masque chirurgical,
    masques chirurgicaux,medizinische maske,mondkapje,monodosis suero,mullbinden,mullkompressen,mundschutz,
    munskydd,naplasti,nitrilhandschuhe,obvaz,ohrthermometer,ontsmettingsmiddel,oorthermometer,op maske,
    opaska elastyczna,opatrunek,opatrunek jalowy,pansements adhesifs,plasterstrips,plastre,poche gel,
    rekawiczki nitrylowe,rettungsdecke,sarsalva,sartvatt,serum phy,siringhe sterili,skavsarsplaster,
    snelverband,soro fisiologico,spray desinfectant,steriele gaasjes,sterila kompresser,stirnthermometer,
    teplomer,termometr,termometr bezdotykowy,termometr elektroniczny,termometro digital,termometro digitale,
    termometro frontal,termometro frontale,termometro infrarossi,termometro infrarrojos,
    thermometre auriculaire,thermometre digital,thermometre electronique,untersuchungshandschuhe,verbandmull,
    verbandset,verbandskasten auto,verbandskasten kfz,wondspray,wundgel,wundsalbe,zeckenkarte,zeckenpinzette,
    zeckenzange,zel dezynfekujacy,zwachtel`,
  braces: `
    attelle cheville,attelle poignet,bande contention,cabestrillo,calcetines compresion,calze elastiche,
    calze graduate,cinta lombar,collants contention,collarin cervical,enkelbandage,fascia lombare,
    fersenkissen,fersensporn einlagen,fotledsstod,hallux schiene,hallux valgus,handledsstod,
    inlegzolen orthopedisch,joelheira,knaskydd medicinsk,knastod,kompresjonsstromper,kompressionsstrumpor,
    meia compressao,munhequeira,orthopadische einlagen,palmilha ortopedica,polsbandage,ponczochy uciskowe,
    reggibraccio,rippengurtel,ryggstod,sportstejp,sprunggelenkbandage,stabilizator,steunzool,stodstrumpor,
    talloniera,talonera,talonnettes,tape verband,tornozeleira,vendaje neuromuscular`,
  monitors: `
    agglossningstest,antigentest,autotest,blodtrycksmatare,blodtrykksmaler,corona selbsttest,graviditetstest,
    medidor pressao,ovulatietest,oxymetre pouls,prueba embarazo,tehotensky test,tensiometre bras,
    tensiometre poignet,tensiometro brazo,test antigenico,test owulacyjny,tlakomer`,
  vision: `
    augenspray,badanie wzroku,brillenputztucher,bryle cteci,consulta oftalmologica,daglenzen,examen vue,
    glasogon glas,graduacion vista,kontaktlinser,kontaktni cocky,lacrime artificiali,laesebriller,
    lagrimas artificiales,larmes artificielles,lasglasogon,lenti contatto,lenti giornaliere,lentillas diarias,
    lentillas mensuales,lentilles journalieres,lentilles mensuelles,lesebriller,lesehilfe,linsevaske,
    linsvatska,liquido lenti,maandlenzen,oculos grau,ogondroppar,oogmeting,progressiva glas,
    revision optometrica,synprove,synundersokning`,
  dental_care: `
    aparelho ortodontico,apparecchio ortodontico,appareil dentaire,beugel,bite notturno,canal dente,
    corona ceramica,corona ceramica dente,corona zirconio,couronne ceramo,destartarizacao,empaste muela,
    extraction dentaire,ferula descarga,gebissreinigungstabs,haftpulver,higienizacja,implantat eigenanteil,
    kfo rate,knirschschiene,korona porcelanowa,kroon tand,kunstgebit reiniger,lagning tand,limpeza dental,
    limpeza dentaria,limpieza bucal,manutencao ortodontica,mondhygiene,ortodoncia mensualidad,plombage,
    prothese dentaire,przeglad stomatologiczny,pzr,tandarts controle,tandheelkundige,tandhygienist,tandlaege,
    tandlakare,tandlakare undersokning,tandrensning,tandvard,tannlege,usuwanie kamienia,wizyta stomatolog,
    zahnarzt eigenanteil,zahnimplantat,zubni kaz`,
  hearing: `
    aide auditive,baterie do aparatu,batterie apparecchi acustici,gocce orecchie,gotas oidos,
    hoorapparaat batterijen,horapparat,horapparatsbatterier,horgerateversorgung,ohrenreiniger,ohrenspray,
    oordruppels,oorspray,oronspray,piles appareil auditif,spray auriculaire,spray oidos`,
  menstrual: `
    assorbenti ali,assorbenti giorno,assorbenti notte,bind natt,binden ultra,bindor,bragas menstruales,
    compresas alas,compresas noche,compresas normal,copo menstrual,damenbinde,menskopp,mensskydd,menstrosor,
    menstruacni vlozky,menstruatieondergoed,menstruationsunterwasche,mutandine mestruali,pensos diarios,
    protegeslip,proteggi slip,tampong,tamponger,tampony,trosskydd,trusebind,truseinnlegg`,
  contraception: `
    akut p piller,contraception urgence,gel lubrificante,gleitgel,glidmedel,glijmiddel,kondomer,kondomy,
    lubricante intimo,lubrifiant intime,lubrificante intimo,morning afterpil,p piller,pildora anticonceptiva,
    pildora dia despues,pillola anticoncezionale,pilule contraceptive,verhutungspille,zel intymny`,
  fertility_preg: `
    ammeinnlegg,amningsinlagg,amningsskydd,bomba leite,brostpump,brustwarzenbalsam,brystpumpe,crema pezones,
    creme mamelons,discos amamentacao,geburtsvorbereitungskurs,handmilchpumpe,hebammenhilfe,
    integratore gravidanza,kinderwunschbehandlung,milchbeutel,paracapezzoli,pezoneras,prenatales,stillhutchen,
    tepelcreme,tiralatte elettrico,tire lait electrique,vitaminas embarazo,zoogkompressen`,
  baby_health: `
    aspirador nasal bebe,babywundcreme,bakteriedrypp,billencreme,crema culito,creme assaduras,
    creme erytheme fessier,gel dentition,gel dentizione,gel encias,krople na kolke,liniment bebe,luierzalf,
    nasalsug,nassug,neuszuigertje,pasta lenitiva pannolino,pomada assaduras,stjartsalva,windsalbe,
    windsalbe baby,zel na zabkowanie,zinksalva`,
  sunscreen: `
    krem do opalania,krem filtrem,opalovaci krem,solare bambini,solcreme,solkram,solkrem,sollotion,solspray,
    solstift,sonnenfluid,sonnengel,sonnenmilch kinder,sonnenstick,spray do opalania,spray solare,zonnespray`,
  smoking: `
    adesivo nicotina,nikotinplaster,nikotinspray,nikotintuggummi,nikotintyggegummi,pastilles nicotine`,
  incontinence: `
    alese jetable,bettschutzeinlagen,bettschutzunterlage,bleier voksne,blojor vuxna,couche adulte,empapador,
    fralda geriatrica,incontinentiebroekjes,inkontinensskydd,inkontinenzeinlage,inkontinenzpants,panal adulto,
    panal incontinencia,pannolone,pannoloni adulti,pieluchy dla doroslych,podklady higieniczne,salvacama`,
  mobility_dme: `
    aerosol nebulizzatore,badewannensitz,baston plegable,bengala,cadeira banho,cama articulada alquiler,
    canne pliante,dosett,fauteuil roulant location,gehstock faltbar,inhalationsgerat,kasetka na leki,
    krucken paar,kruckenpaar,kryckor,kule lokciowe,lit medicalise,looprek,medicijndoos,medicindosett,
    medikamentenbox,muletas axilares,pastillero semanal,pillendoos,pillendose,pilulier,pilulier semaine,
    porta comprimidos,rehausseur wc,rolator,rollstuhl miete,rolstoel huur,rullator,rullestol,rullstol,
    sauerstoffgerat,sedia rotelle,tablettenbox,tablettendose,tablettenteiler,tabouret douche`,
  rx_drug: `
    eigenanteil rezept,lek na recepte,medicamento receta,ordonnance medicament,recept egenavgift,receptavgift,
    zuzahlung arzneimittel,zuzahlung rezept`,
  provider_primary: `
    checkup medico,consulta medico,egenandel lege,eigen bijdrage,huisarts consult,laegebesog,lakarbesok,
    legebesok,ockovani,patientavgift,szczepienie grypa,teleconsulta,teleporada,vaccination influensa,
    vaccinationsavgift,vaccino influenzale,vacina gripe,vardbesok,videosprechstunde`,
  provider_specialist: `
    analitica sangre,analyses medicales,badanie usg,bilan sanguin,consulta cardiologia,consulta dermatologia,
    consulta especialista,echo transthoracic,eigen risico,exames laboratoriais,facharzt honorar,igel leistung,
    irm genou,mrt knie,radio pulmonaire,radio thorax,resonancia magnetica,ressonancia magnetica,
    revision ginecologica,rezonans magnetyczny,risonanza magnetica,rontgen thorax,rontgenundersokning,
    scanner thoracique,selbstzahlerleistung,transthoracic echo,ultraschall untersuchung,ultrassonografia`,
  mental_health: `
    consulta psicologica,konsultacja psychologiczna,psychotherapie sitzung,psykolog,psykologbesok,
    psykologsamtal,samtalsterapi,seance psy,sesion psicologia,sesja psychoterapii,sessao psicologia,
    sessao terapia,sessie psycholoog`,
  chiro_acu_pt: `
    fysioterapeut,fysioterapi,fysiotherapie behandeling,kiropraktik,kiropraktor,krankengymnastik rezept,
    masaz leczniczy,naprapat,rehabilitacja zabieg,seance kinesitherapie,seance orthophonie,seance osteopathe,
    seduta osteopatica,sesion fisioterapia,sessao fisioterapia,sjukgymnast,sjukgymnastik,terapia manualna`,
};
