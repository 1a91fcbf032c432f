/**
 * Brands of medicines sold without a prescription in Canada, Latin America, Europe, Turkey, India, South Africa and
 * Australia, by class. Short names and those that are also words are weak. Prefixes as in medicines.ts.
 */
export const BRANDS_ABROAD: Readonly<Record<string, string>> = {
  otc_pain: `
    ~treo,bamyl,eeze,pronaxen,paralgin,dolvan,disperin,kodipar,polopiryna,etopiryna,fastum,dip rilif,valetol,
    acylpyrin,veral gel,diclobene,algoflex,rubophen,kalmopyrin,algocalmin,antinevralgic,modafen,vermidon,minoset,
    dolorex,apranax,dikloron,muscoril,buscofem,doril,melhoral,gelol,neo melubrina,syncol,dolo neurobion,flanax,
    lonol,bengue,disprin,iodex,zandu balm,amrutanjan,panado,grand pa powder,grandpa powder,compral,myprodol,
    adco dol,syndol,stopayne,transact patch,panamax,algifor,irfen,perskindol,perdolan,finimal,chefarine,arnigel,
    baume st bernard,brufen,aspegic,trifene,ben u ron,benuron,nolotil sobre,robaxacet,arthritis pn,pn rlf,pn relief,
    pn relvr,pn rlvr,~arthritis,goody extra,goody powder,goody headache,goody back`,
  otc_allergy: `
    tavegyl,livostin,heinix,fexorin,hitaxa,amertil,zodac,allergex,~texa,histamin,clorotrimeton,cetzine,okacet,
    levocet,montair,claratyne,rhinocort,amavita cetirizin`,
  otc_cold: `
    nasoferm,mollipect,noskapin,~quilla,rinexin,nasolin,~duact,orofar,xylorin,acatar,stoptussin,ambrobene,septolete,
    septofort,mebucain,mebucaine,xilomare,parasinus,faringosept,nasirus,aferin,a ferin,tylolhot,katarin,gripin,
    iliadin,apracur,coristina,antiflu,antifludes,antiflu des,agrifen,xl3,graneodin,vick vaporub,d cold,
    cheston cold,nasivion,cofsil,ascoril,honitus,koflet,med lemon,medlemon,corenza,dimetapp,hydrasense,rhinaris,
    triofan,bexin,makatussin,nasobol,angina mcc,tyrothricin,pulmex,rhinathiol,nesivine,lysomucil,bronchosedal,
    toularynx,hot coldrex,saline nasal,trachitol,oscillococcinum,sore throat gargle,throat gargle,daytime softgel,
    daytime sftgl,
    daytime cold,nighttime cold,daytime nighttime,dayt nitet,~daytime`,
  otc_digest: `
    novalucol,inolaxol,visiblin,postafen,pegorion,levolac,laxoberon,no spa,raphacholin,ranigast,laremid,dulcobis,
    xenna extra,aviomarin,endiaron,normaflore,triferment,colebil,furazolidon,metpamid,lopermid,epocler,engov,
    eparema,imosec,floratil,repoflor,lactopurga,naturetti,minilax,pepsamar,magnesia bisurada,melox,uva picot,
    lomotil,kaopectate,electrolit,vida suero,~treda,omez,rantac,electral,cremaffin,softovac,isabgol,rennies,
    rehidrat,valoid,restoralax,ovol,diovol,alucol,flatulex,bulboid,itinerol,enterol,enterogermina,dicoflor,
    hydralyte effervescent,electrolyte effervescent`,
  otc_skin: `
    mildison,inotyol,sibicort,clotrimazol,tribiotic,hydrocortisonum,clotrimazolum,itch guard,ring guard,
    caladryl,candid cream,silka,minancora,bepantol derma,dermaid,sigmacort,stingose,soov bite,homeoplasmine,
    osmogel,biafine,cetavlon,hirucreme,lacto calamine lotion`,
  first_aid: `
    rivanol,altacet,vitacilina,barmicil,nebacetin,merthiolate,povidine,soframycin,burnol,boroline,crystaderm,
    zam buk,vita merfen,merfen,ialugen,flaminal,isobetadine,iso betadine,flamazine,hexomedine,biseptine,diaseptyl,
    eosine,octeniderm,kodan spray`,
  baby_health: 'hipoglos,bepantol baby,panado paediatric,bonjela teething gel',
  contraception: 'unwanted 72,i pill,norlevo,ellaone,prudence preservativo',
  monitors: 'prega news,velocit,i can pregnancy',
  vision: `
    dacryum,lens multi soln,lens multi solution,multi purpose soln,multipurpose soln,multipurpose solution,
    multi purpose solution,all in one solution lens`,
  dental_care: 'sm 33,seda gel mouth',
};
