/**
 * Brands of medicines sold without a prescription in countries of every continent but North America, and in Canada,
     by
 * class. Short names and those that are also words are weak. Prefixes as in medicines.ts.
 */
export const BRANDS_ABROAD: Readonly<Record<string, string>> = {
  otc_pain: `
    heat patch,~treo,bamyl,eeze,pronaxen,paralgin,dolvan,disperin,kodipar,polopiryna,etopiryna,fastum,dip rilif,
    valetol,
    acylpyrin,veral gel,diclobene,algoflex,rubophen,kalmopyrin,algocalmin,antinevralgic,modafen,vermidon,minoset,
    dolorex,apranax,dikloron,muscoril,buscofem,doril,melhoral,gelol,neo melubrina,syncol,dolo neurobion,flanax,lonol,
    bengue,disprin,iodex,zandu balm,amrutanjan,panado,grand pa powder,grandpa powder,compral,myprodol,adco dol,
    syndol,stopayne,transact patch,panamax,algifor,irfen,perskindol,perdolan,finimal,chefarine,arnigel,
    baume st bernard,brufen,aspegic,trifene,ben u ron,benuron,nolotil sobre,robaxacet,arthritis pn,pn rlf,pn relief,
    pn relvr,pn rlvr,~arthritis,goody extra,goody powder,goody headache,goody back,acamol,optalgin,dexamol,rokacet,
    paracare,depon,panadol extra,ponstan,algofren,mesulid,salospir,lonarid,ibumetin,kodimagnyl,treo comp,pinex,
    zapain,kitadol,paracetamol mintlab,mentholatum calor,atamel,acetaminofen,tafirol,actron,ibupirac,ibuevanol,
    geniol,cafiaspirina plus,bayaspirina,migral,dolex,dolofen,noraver dolor,advil max,sevedol,apronax,doloflam,
    kitadol forte,winadol,dol plus,zolben,biogesic,medicol,alaxan,dolfenal,flanax forte,sara paracetamol,tiffy dol,
    bodrex,panadol biru,paramex,poldan,saridon extra,oskadon,efferalgan codein,hapacol,panadol menstrual,uphamol,
    axe oil,eagle oil,po sum on,white flower oil,yoko yoko,counterpain,neurobion,salonsip,ataralgin,acylcoffin,
    panadol novum,aulin,coxtral,migralgin,nimesil,dicuno,algifen,brufen effect,ketonal,kaffetin,caffetin,lekadol,
    nalgesin,naklofen,diklorapid,plivadon,lupocet,ibuproff,daleron,blokmax,analgin,benalgin,citramon,tsitramon,
    spazmalgon,pentalgin,ketanov,solpadein,ibumax,ibustar,metamizol,majezik,nurofen cold,arveles,novalgin,calpol,
    gripin hot,minoset plus,buscopan dolor,fevadol,adol 500,febradol,cataflam dolo,rapidus,novafen,stilpane,pynstop,
    mybulen,ibumol,nurofen period pain,disprin extra,spifen,nurofenflash,upfen,adviltab,panadol zapp,~brufenol,
    dolovisano,heating patch,heat wrap menstrual`,
  otc_allergy: `
    tavegyl,livostin,heinix,fexorin,hitaxa,amertil,zodac,allergex,~texa,histamin,clorotrimeton,cetzine,okacet,
    levocet,montair,claratyne,rhinocort,amavita cetirizin,telfast,lorastine,histazine,ahiston,aerodiol,clarinase,
    benaday,allermine,celestamine ns,cetirizine,xazal,alerid,zyncet,loraday,alnix,virlix,zykast,incidal,
    rhinathiol promethazine,analergin,cetalgen,flonidan,lorano,rinolan,tavegil,suprastin,diazolin,cetrin,erius,
    alatrol,fenistil drops,claritine,walitin,walzyr,waldryl,livocab nasenspray,!fenistil dragee,!fenistil tropfen,
    alerfin,cetiderm,histasan,mizollen,allercet,donormyl,dormidina,sleepeaze,vivinox,vivinox sleep,hoggar night,
    betadorm,schlafsterne,lioran,restavit,wal sleep,nighttime sleep,nite sleep,nightime sleep,sleep tab,somnium,
    dozile,snoozaid`,
  otc_cold: `
    nasoferm,mollipect,noskapin,~quilla,rinexin,nasolin,~duact,orofar,xylorin,acatar,stoptussin,ambrobene,septolete,
    septofort,mebucain,mebucaine,xilomare,parasinus,faringosept,nasirus,aferin,a ferin,tylolhot,katarin,gripin,
    iliadin,apracur,coristina,antiflu,antifludes,antiflu des,agrifen,xl3,graneodin,vick vaporub,d cold,cheston cold,
    nasivion,cofsil,ascoril,honitus,koflet,med lemon,medlemon,corenza,dimetapp,hydrasense,rhinaris,triofan,bexin,
    makatussin,nasobol,angina mcc,tyrothricin,pulmex,rhinathiol,nesivine,lysomucil,bronchosedal,toularynx,
    hot coldrex,saline nasal,trachitol,oscillococcinum,sore throat gargle,throat gargle,daytime softgel,
    daytime sftgl,daytime cold,nighttime cold,daytime nighttime,dayt nitet,~daytime,ibuprom zatoki,gripex hot,
    paralen grip,nurofen cold,advil rhume,dexamol cold,tylenol rhume,sinucon,sinuend,flutex,flusin,degoran,ilvico,
    coldvac,ffp cold,corenza c,cepacol,andolex,mybacin,difflam,nin jiom,neozep,bioflu,decolgen,tuseran,solmux,
    robitussin,sinutab,bisolvon,lagundi,ascof,tiffy,decolgen forte,procold,mixagrip,ultraflu,obh combi,siladex,
    vicks formula,laserin,antangin,panadol antigripal,tapsin,trioval,kitadol gripe,gripasan,next gripa,
    genommalab next,next gripe,qura plus,tabcin,decidex,vitapyrena,nastizol,dristan,refrianex,antigripal,noxpirin,
    sevedol gripe,dolex gripa,sinogrip,noraver gripa,vick miel,desenfriolito,panotos,abrilar,bronquisol,prospan,
    mucolit,muxatil,actifed,decatylen,tantum rosso,dolirhume,dolitabs rhume,humex,rhinofebral,stopgrip,modafen,
    coldrex,hexoral,neoangin,olynth,nasivin,mucoplant,erdomed,ambrosan,fervex,theraflu,rinza,antigrippin,coldact,
    pharmacitron,grippoflu,mukaltin,ambroxol,lazolvan,rinostop,naphthyzin,galazolin,tizin,decathylen,geloplasma,
    maxigrip,caffetin cold,lupocet flu,plivit c grip,neofen,meditus,lysobact,lizobact,a ferin forte,theraflu forte,
    nurofen cold flu,tylol hot,katarin forte,dolven,iburamin,panadol cold,flurest,flustop,actifed syrup,mucosol,
    prospan syrup,zecuf,otrivin,coldcure,!aspirin complex,wal act,halstablette,lutschtablette hals,
    thymian hustensaft,efeu hustensaft,meersalz nasenspray,fisherman friend sore,sinus severe,daytime nitetime,
    vapor ice`,
  otc_digest: `
    novalucol,inolaxol,visiblin,postafen,pegorion,levolac,laxoberon,no spa,raphacholin,ranigast,laremid,dulcobis,
    xenna extra,aviomarin,endiaron,normaflore,triferment,colebil,furazolidon,metpamid,lopermid,epocler,engov,eparema,
    imosec,floratil,repoflor,lactopurga,naturetti,minilax,pepsamar,magnesia bisurada,melox,uva picot,lomotil,
    kaopectate,electrolit,vida suero,~treda,omez,rantac,electral,cremaffin,softovac,isabgol,rennies,rehidrat,valoid,
    restoralax,ovol,diovol,alucol,flatulex,bulboid,itinerol,enterol,enterogermina,dicoflor,hydralyte effervescent,
    electrolyte effervescent,loperium,stopit,laxadin,pursennid,contalax,kalbeten,sedivet,buscopan,simecon,
    simethicone,gastrolina,disfrutal,aero om,perenteryl,bion 3 digest,enterolactin,hidrasec,bismutol,hepabionta,
    hepatalgina,alikal,sertal,factor ag,gas x,uvasal,yodoclorina,donnafyl,milpax,ditopax,peptobismol,sal andrews,
    noraver digest,florestor,smecta,carbon medicinal,ultracarbon,kremil s,diatabs,buscopan venus,simeco,entrostop,
    diapet,promag,mylanta,polysilane,dulcolax,polycrol,eno orange,ural effervescent,gastrolyte,smecta orange,chi kit,
    carbotox,carbosorb,espumisan,rapacholin,hylak,pancreon,mezym,festal,bififorme,smekta,enterosgel,polysorb,filtrum,
    regulax,forlax,guttalax,fortrans,noshpa,no shpa,drotaverin,papaverin,almagel,phosphalugel,rutacid,gastal,ranisan,
    novalac,loperamid,rennie duo,talcid,gaviscon double,duspatalin,buscopan plus,kompensan,gasticon,antacid plus,
    elotrans,verecolene,ors sachet,~norit,norit capsule,diaretyl,movicolon,windeeze,wal zan,acidrine,gaviscell,
    gentlelax,stool softnr,anti diarr,pink bismuth,bismuth subsal`,
  otc_skin: `
    mildison,inotyol,sibicort,clotrimazol,tribiotic,hydrocortisonum,clotrimazolum,itch guard,ring guard,caladryl,
    candid cream,silka,minancora,bepantol derma,dermaid,sigmacort,stingose,soov bite,homeoplasmine,osmogel,biafine,
    cetavlon,hirucreme,lacto calamine lotion,ketoderm,terbisil,lamisil,canesten,daktacort,fenistil,bepanthen,
    aciclovir,zovirax,virolex,panthenol spray,panthenol pen,traumeel,calmoseptine,foskina,tinactin,quadriderm,
    furacin,ketoconazol crema,miconazol crema,clotrimazol crema,hidrocortisona crema,dermovate,synthomycin ointment,
    hydroderm,polycutan,agisten,whitfield,kalpanax,bl cream,katialis,ringworm ointment,caladine,pigeon teether,
    zinkith,pityol,mycosten,sudocrem,kamillosan,heparoid,lioton,troxevasin,troxerutin,wal itch,effidrate,
    itch relief crm,athlete foot crm,jock itch crm`,
  first_aid: `
    rivanol,altacet,vitacilina,barmicil,nebacetin,merthiolate,povidine,soframycin,burnol,boroline,crystaderm,zam buk,
    vita merfen,merfen,ialugen,flaminal,isobetadine,iso betadine,flamazine,hexomedine,biseptine,diaseptyl,eosine,
    octeniderm,kodan spray,polidin,septal scrub,hansaplast,elastoplast,betadine,povidone,wokadine,merbromina,
    agua oxigenada,alcohol antiseptico,curitas,parche curita,oximetro,jodisol,septonex,ajatin,peroxid vodiku,zelenka,
    brilliant green,levomekol,rescue balm,bactroban otc,tensoplast,agua oxigenada 10 vol,dakin cooper,
    pinzette zecken,amuchina,tcp liquid,wal sporin`,
  baby_health: `
    hipoglos,bepantol baby,panado paediatric,bonjela teething gel,metanium,bepanthen nappy,bepanthen bebe,
    windelwundschutz,zinkcreme baby,inotyol bebe`,
  contraception: `
    unwanted 72,i pill,norlevo,ellaone,prudence preservativo,akuel,hatu condom,~hatu`,
  monitors: `
    prega news,velocit,i can pregnancy,tensoval,visomat,veroval,microlife,boso medicus,medisana bu,beurer bm,rossmax,
    yuwell,ihealth`,
  vision: `
    dacryum,lens multi soln,lens multi solution,multi purpose soln,multipurpose soln,multipurpose solution,
    multi purpose solution,all in one solution lens,systane,refresh tears,eye mo,visine,lacril,oftagel,viscotears,
    hyabak,ocutears,tears naturale`,
  dental_care: `
    sm 33,seda gel mouth`,
  rx_drug: `
    egenandel ~resept,bla resept,resept,receptpligtig,~recept,regulacni poplatek,doplatek recept,poplatok recept,
    doplatok lieky,lek na recepte,~refundacja,~recepta,retseptitasu,kompensuojamas,receptdij,~compensat,~reteta,
    ~sintagi,symmetochi,~recete,recete katilim,~receita,receituario,script levy,script fee,levy script,
    chronic script,chronic medication,medicine levy,ordonnance metformine,honoraires pharmacien,!ticket ricetta,
    !ricetta ssn,!ssn ricetta,!quota ricetta,eigen bijdrage medicatie,eigen bijdrage geneesmiddel,medicatie recept,
    wgp bijdrage,recept medicatie,rezeptpflichtig,rezept zuzahlung,participation forfaitaire,franchise medicament`,
  sunscreen: `
    sun protect spf,sunplay,skin aqua,anessa,biore uv,uv aqua rich,allie uv,nivea sun,altruist`,
  acne: `
    effizinc,brevoxyl,aknicare,benzac ac`,
  smoking: `
    nicopatch,nicopatchlib`,
  incontinence: `
    !lines specialist,lines perla,lines lady,seni man,ausonia discreet,tena pant`,
  braces: `
    tensor ankle,tensor knee,tensor wrist,ace knee,ace ankle,ace wrist,actesso,neotech care,hansaplast sport bandage,
    lp support`,
  mobility_dme: `
    aerosol doccia nasale,apparecchio aerosolterapia,aerosol compressore,flaem,aerosol nebula,nebula flaem,pari boy,
    pari turboboy,inhalator pari,omron comp air,aerosol pistone,aerosol portatile,
    aerosol ultrasuoni,ampolla nebulizzatrice,kit aerosol`,
  menstrual: `
    serviette maternite,serviette maternity,compresa maternidad,compresa postparto,assorbente post parto,
    assorbente notte,kraamverband,wochenbettbinde,wochenbetteinlage,tamp reg,tamp super,tamp compak,~jessa,facelle,
    siempre binde,siempre slipeinlage,nana ultra,lotus tampon,natracare,organyc,ginger organic,libra pad,
    libra tampon`,
  provider_primary: `
    !minuteclinic,!minute clinic`,
};
