/** Brands of Germany, Austria and Switzerland. A line: display name | category | website | further spellings. */
export const BRANDS_DACH = `
REWE|groc|rewe.de|rewe sagt danke,rewe markt,rewe city,rewe center,rewe to go,rewe markt gmbh,rewe sued,rewe digital
EDEKA|groc|edeka.de|edeka markt,edeka center,e center,e neukauf,edeka sagt danke,edeka aktiv markt,
  edeka center sagt danke
Netto Marken-Discount|groc|netto-online.de|netto marken discount,netto marken discou,netto md,netto markendiscount
Interspar|super|interspar.at|interspar dankt
Netto|groc|netto.de|netto aps
Penny|groc|penny.de|=penny,penny markt,penny sagt danke,penny sagt
Kaufland|groc|kaufland.de|kaufland sagt danke,kaufland dienstleistung
Norma|groc|norma-online.de|norma lebensmittel,=norma,norma sagt danke
ALDI SÜD|groc|aldi-sued.de|aldi sued,aldi süd,aldi sued sagt danke
ALDI Nord|groc|aldi-nord.de|aldi nord,aldi sagt danke
tegut|groc|tegut.com|tegut gute lebensmittel
Globus|groc|globus.de|globus sb warenhaus,globus markthallen,=globus
Marktkauf|groc|marktkauf.de|
real|super|real.de|real sb warenhaus,real hypermarkt
Alnatura|groc|alnatura.de|
denns Biomarkt|groc|biomarkt.de|denns,dennree,denns biomarkt
Bio Company|groc|biocompany.de|bio company
Metro|groc|metro.de|metro cash carry,metro deutschland
Flink|groc|goflink.com|flink se,=flink
Gorillas|groc|gorillas.io|
Picnic|groc|picnic.app|picnic gmbh,=picnic,picnic bv
Spar|groc|spar.at|spar dankt,interspar,spar supermarkt,spar oesterreich
Billa|groc|billa.at|billa dankt,billa plus
Hofer|groc|hofer.at|hofer dankt,hofer kg
Migros|groc|migros.ch|migros genossenschaft,m migros,migros mm
Migrolino|conv|migrolino.ch|
Coop|groc|coop.ch|=coop,coop pronto,coop supermarkt,coop italia
Denner|groc|denner.ch|
dm|pharm|dm.de|dm drogerie,dm drogeriemarkt,dm drogerie markt,dm fil,=dm,dm drogerie markt sagt danke,dm dankt
Rossmann|pharm|rossmann.de|dirk rossmann,rossmann sagt danke
Müller|pharm|mueller.de|mueller drogerie,müller drogerie,mueller handels,drogerie mueller,drogerie muller,
  muller handels
BIPA|pharm|bipa.at|bipa dankt
DocMorris|pharm|docmorris.de|doc morris
Shop Apotheke|pharm|shop-apotheke.com|shop apotheke,shopapotheke
medpex|pharm|medpex.de|
Sanicare|pharm|sanicare.de|
Fielmann|eye|fielmann.de|fielmann ag
Apollo-Optik|eye|apollo.de|apollo optik
Mister Spex|eye|misterspex.de|mister spex
KIND Hörgeräte|med|kind.com|kind hoergeraete,kind hoerakustik
Techniker Krankenkasse|insur|tk.de|techniker krankenkasse,die techniker,=tk,tk krankenkasse
AOK|insur|aok.de|aok bayern,aok plus,aok nordost,aok die gesundheitskasse
BARMER|insur|barmer.de|barmer ersatzkasse,barmer gek
DAK-Gesundheit|insur|dak.de|dak gesundheit,dak
Debeka|insur|debeka.de|debeka krankenversicherung
DKV|insur|dkv.com|dkv deutsche krankenversicherung
Allianz|insur|allianz.de|allianz versicherung,allianz versicherungs ag,allianz lebensversicherung
HUK-COBURG|insur|huk.de|huk coburg,huk24,huk coburg versicherung
ERGO|insur|ergo.de|ergo versicherung,ergo direkt
AXA|insur|axa.de|axa versicherung,axa konzern,axa insurance,axa france,=axa
DEVK|insur|devk.de|
R+V Versicherung|insur|ruv.de|r v versicherung,r v allgemeine
Generali|insur|generali.de|generali versicherung
Zurich|insur|zurich.com|zurich insurance,zurich versicherung
Signal Iduna|insur|signal-iduna.de|
Gothaer|insur|gothaer.de|
CosmosDirekt|insur|cosmosdirekt.de|cosmos versicherung
Hannoversche|insur|hannoversche.de|
CSS|insur|css.ch|css versicherung,css kranken
Helsana|insur|helsana.ch|
SWICA|insur|swica.ch|
Uniqa|insur|uniqa.at|
ADAC|auto|adac.de|adac ev
MediaMarkt|elec|mediamarkt.de|media markt,mediamarkt,media markt tv hifi,mediamarktsaturn,media markt online
Saturn|elec|saturn.de|saturn electro,=saturn,saturn online
Conrad|elec|conrad.de|conrad electronic
Cyberport|elec|cyberport.de|
notebooksbilliger.de|elec|notebooksbilliger.de|notebooksbilliger
Alternate|elec|alternate.de|alternate gmbh
Digitec Galaxus|elec|digitec.ch|digitec,galaxus,digitec galaxus
Otto|mkt|otto.de|otto gmbh,=otto,otto versand,otto payments,otto gmbh co kg
Zalando|cloth|zalando.de|zalando se,zalando payments,zalando lounge
About You|cloth|aboutyou.de|about you
C&A|cloth|c-and-a.com|c a mode,c und a,=ca
Peek & Cloppenburg|cloth|peek-cloppenburg.de|peek cloppenburg,p c duesseldorf
Deichmann|cloth|deichmann.de|deichmann schuhe
KiK|disc|kik.de|kik textilien,=kik
TEDi|disc|tedi.com|tedi
Woolworth|disc|woolworth.de|woolworth gmbh
Action|disc|action.com|=action,action nederland,action deutschland,action france,action belgium
Tchibo|gm|tchibo.de|tchibo gmbh
Galeria|dept|galeria.de|galeria karstadt,galeria kaufhof,karstadt,kaufhof
Breuninger|dept|breuninger.com|
Manor|dept|manor.ch|=manor
Thalia|book|thalia.de|thalia buecher,thalia buchhandlung
Hugendubel|book|hugendubel.de|
Decathlon|sport|decathlon.com|decathlon sport,decathlon deutschland,decathlon france,decathlon uk,decathlon es
Intersport|sport|intersport.de|
SportScheck|sport|sportscheck.com|
OBI|hard|obi.de|obi bau,=obi,obi markt,obi baumarkt
Bauhaus|hard|bauhaus.info|bauhaus gmbh
Hornbach|hard|hornbach.de|hornbach baumarkt
toom Baumarkt|hard|toom.de|toom,toom baumarkt
Hagebaumarkt|hard|hagebau.de|hagebau,hagebaumarkt
Depot|home|depot-online.com|=depot,depot gries
XXXLutz|furn|xxxlutz.de|xxxl,xxxlutz
Höffner|furn|hoeffner.de|moebel hoeffner,hoeffner
POCO|furn|poco.de|poco einrichtungsmaerkte,=poco
JYSK|furn|jysk.de|jysk se,daenisches bettenlager
Fressnapf|pet|fressnapf.de|
Aral|gas|aral.de|aral ag,aral station,aral tankstelle
JET|gas|jet-tankstellen.de|jet tankstelle,jet tankstellen,jet dankt,=jet
TotalEnergies|gas|totalenergies.com|total,totalenergies,total energies,total access,total relais,
  total tankstelle,total station,relais total,total service station,totalenergies marketing
OMV|gas|omv.com|omv tankstelle
Avia|gas|avia.de|avia tankstelle,=avia
Agip|gas|eni.com|agip eni
Eni|gas|eni.com|=eni,eni station,eni live,enilive
HEM|gas|hem-tankstelle.de|hem tankstelle,=hem
star Tankstelle|gas|star.de|star tankstelle,orlen deutschland
EnBW|power|enbw.com|enbw mobility,enbw energie
IONITY|gas|ionity.eu|
Deutsche Bahn|transit|bahn.de|db vertrieb,db bahn,bahn de,deutsche bahn ag,db vertrieb gmbh,db automat,
  db fernverkehr,db regio
BVG|transit|bvg.de|berliner verkehrsbetriebe,bvg app
MVG|transit|mvg.de|mvg muenchen,muenchner verkehrs
HVV|transit|hvv.de|hamburger hochbahn,hvv switch
RMV|transit|rmv.de|
VBB|transit|vbb.de|
ÖBB|transit|oebb.at|oebb,oebb personenverkehr
Wiener Linien|transit|wienerlinien.at|wiener linien
SBB|transit|sbb.ch|sbb cff ffs,sbb mobile,sbb ebilling
Swisscom|phone|swisscom.ch|
Lufthansa|fly|lufthansa.com|lufthansa ag,deutsche lufthansa,lh lufthansa
Eurowings|fly|eurowings.com|
Condor|fly|condor.com|condor flugdienst
SWISS|fly|swiss.com|swiss international,swiss intl air
Austrian Airlines|fly|austrian.com|austrian
TIER|bike|tier.app|tier mobility,=tier
Nextbike|bike|nextbike.de|
Miles|carrent|miles-mobility.com|miles mobility
SHARE NOW|carrent|share-now.com|share now,car2go
Telekom|phone|telekom.de|telekom deutschland,telekom deutschland gmbh,deutsche telekom,=telekom,telekom dt
1&1|net|1und1.de|1 1 telecom,1und1,1 und 1,1 1 telecom gmbh,1und1 telecom,1 1 mail media,1 1 versatel
congstar|phone|congstar.de|
Drillisch|phone|drillisch.de|drillisch online
ALDI TALK|phone|alditalk.de|aldi talk,e plus aldi talk
Freenet|phone|freenet.de|freenet dls,mobilcom debitel
Rundfunkbeitrag|gov|rundfunkbeitrag.de|rundfunk ard zdf dradio,rundfunk ard zdf,ard zdf dradio,
  ard zdf dradio beitragsservice,beitragsservice ard zdf,rundfunk ard zdf dradio beitragsservice
Serafe|gov|serafe.ch|
GIS|gov|gis.at|gis gebuehren
Vattenfall|power|vattenfall.de|vattenfall europe
Stadtwerke München|power|swm.de|stadtwerke muenchen,swm versorgungs,swm
Yello|power|yello.de|yello strom
Lichtblick|power|lichtblick.de|lichtblick se
GASAG|power|gasag.de|
RheinEnergie|power|rheinenergie.com|rheinenergie ag
RWE|power|rwe.com|
LichtBlick Strom|power|lichtblick.de|
Berliner Wasserbetriebe|water|bwb.de|berliner wasserbetr
BSR|waste|bsr.de|berliner stadtreinigung
Vonovia|rent|vonovia.de|vonovia se
Deutsche Wohnen|rent|deutsche-wohnen.com|
Lieferando|rest|lieferando.de|lieferando de,takeaway com,yd yourdelivery,takeaway com payments
Wolt|rest|wolt.com|wolt enterprises,wolt germany
Vapiano|rest|vapiano.de|
Block House|rest|block-house.de|
Nordsee|fast|nordsee.com|nordsee gmbh
BackWerk|fast|back-werk.de|back werk
Ditsch|fast|ditsch.de|brezelbaeckerei ditsch
Kamps|fast|kamps.de|kamps baeckerei
dean&david|fast|deananddavid.de|dean david
L'Osteria|rest|losteria.net|losteria
Hans im Glück|rest|hansimglueck-burgergrill.de|hans im glueck
Einstein Kaffee|cafe|einstein-kaffee.de|
McFIT|gym|mcfit.com|rsg group mcfit,mc fit
FitX|gym|fitx.de|
clever fit|gym|clever-fit.com|clever fit
Fitness First|gym|fitnessfirst.de|fitness first
John Reed|gym|johnreed.fitness|
Urban Sports Club|gym|urbansportsclub.com|urban sports,urban sports club
EGYM Wellpass|gym|wellpass.de|wellpass,qualitrain
Deutsche Post|post|deutschepost.de|deutsche post ag,dp ag
Hermes|post|hermesworld.com|hermes germany,hermes paketshop
DPD|post|dpd.com|dpd deutschland
Österreichische Post|post|post.at|oesterreichische post
Die Post|post|post.ch|post ch ag
WOW|tv|wowtv.de|wow sky
Joyn|tv|joyn.de|
RTL+|tv|rtl.de|rtl plus,rtl interactive
DAZN|tv|dazn.com|dazn limited,dazn ltd,dazn subscription
Waipu.tv|tv|waipu.tv|exaring waipu,waipu
Der Spiegel|book|spiegel.de|spiegel verlag
DIE ZEIT|book|zeit.de|zeitverlag
Süddeutsche Zeitung|book|sz.de|sueddeutsche zeitung
Frankfurter Allgemeine Zeitung|book|faz.net|frankfurter allgemeine,faz
N26|app|n26.com|n26 bank
ING|fee|ing.de|ing diba
Commerzbank|fee|commerzbank.de|
Deutsche Bank|fee|deutsche-bank.de|
Sparkasse|fee|sparkasse.de|berliner sparkasse
Trade Republic|invest|traderepublic.com|trade republic bank
Scalable Capital|invest|scalable.capital|
Eventim|event|eventim.de|cts eventim
CinemaxX|event|cinemaxx.de|
UCI Kinowelt|event|uci-kinowelt.de|uci
Douglas|hair|douglas.de|parfuemerie douglas,douglas gmbh
Flaconi|hair|flaconi.de|
Finanzamt|tax||finanzamt berlin,finanzamt muenchen,finanzkasse
Familienkasse|gov||bundesagentur familienkasse,bundesagentur fuer arbeit familienkasse
Bundesagentur für Arbeit|gov|arbeitsagentur.de|bundesagentur fuer arbeit
Westwing|home|westwing.de|
home24|furn|home24.de|
momox|book|momox.de|
eBay Kleinanzeigen|mkt|kleinanzeigen.de|kleinanzeigen
Check24|serv|check24.de|
Jochen Schweizer|gift|jochen-schweizer.de|mydays
EWE|power|ewe.de|=ewe,ewe vertrieb
Tipico|casino|tipico.de|tipico shop,tipico co
Bonprix|cloth|bonprix.de|
Flaschenpost|groc|flaschenpost.de|
NKD|cloth|nkd.com|=nkd
Takko|cloth|takko.com|takko fashion
Ernsting's Family|cloth|ernstings-family.de|ernstings family
Famila|super|famila.de|=famila,famila warenhaus
`;
