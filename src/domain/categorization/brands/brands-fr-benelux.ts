/**
 * Brands of France, Belgium, the Netherlands and Luxembourg. A line: display name | category | website | further
 * spellings.
 */
export const BRANDS_FR_BENELUX = `
Carrefour|groc|carrefour.fr|carrefour city,carrefour market,carrefour express,carrefour contact,
  carrefour hyper,carrefour mkt,carrefour fr,carrefour drive,crf city,carrefourmarket,carrefour expr
Auchan|super|auchan.fr|auchan supermarche,auchan drive,auchan hypermarche,my auchan
E.Leclerc|super|e.leclerc|leclerc,e leclerc,e leclerc drive,centre leclerc,sa leclerc,leclerc drive
Intermarché|groc|intermarche.com|intermarche,intermarche super,intermarche express,inter marche
Super U|groc|magasins-u.com|super u,hyper u,u express,systeme u,=u,coursesu,courses u
Casino|groc|casino.fr|casino shop,casino supermarche,geant casino,petit casino,=casino,casino supermarches
Monoprix|groc|monoprix.fr|monop,monoprix fr,mp monoprix
Franprix|groc|franprix.fr|
Picard|groc|picard.fr|picard surgeles,picard sa
Biocoop|groc|biocoop.fr|
Naturalia|groc|naturalia.fr|
Grand Frais|groc|grandfrais.com|grand frais
Cora|super|cora.fr|=cora
Match|groc|supermarchesmatch.fr|supermarche match
Bio c' Bon|groc|bio-c-bon.eu|bio c bon
Chronodrive|groc|chronodrive.com|
Nicolas|beer|nicolas.com|vins nicolas
Boulangerie Paul|fast|paul.fr|boulangerie paul,paul boulangerie
Paul|fast|paul.fr|=paul
Brioche Dorée|fast|briochedoree.fr|brioche doree
La Mie Câline|fast|lamiecaline.com|mie caline
Marie Blachère|fast|boulangerie-marieblachere.com|marie blachere
Quick|fast|quick.be|=quick,quick restaurant,quick restaurants
Flunch|rest|flunch.fr|
Hippopotamus|rest|hippopotamus.fr|
Big Mamma|rest|bigmammagroup.com|
Courtepaille|rest|courtepaille.com|
Buffalo Grill|rest|buffalo-grill.fr|
Pharmacie Lafayette|pharm|pharmacielafayette.com|
Doctolib|prim|doctolib.fr|
Optic 2000|eye|optic2000.com|optic 2000
Krys|eye|krys.com|
Afflelou|eye|afflelou.com|alain afflelou,afflelou
GrandOptical|eye|grandoptical.com|grand optical
Audika|med|audika.fr|
MGEN|insur|mgen.fr|
Harmonie Mutuelle|insur|harmonie-mutuelle.fr|
Malakoff Humanis|insur|malakoffhumanis.com|
MAIF|insur|maif.fr|maif cotisation
MACIF|insur|macif.fr|macif cotisation
MAAF|insur|maaf.fr|maaf assurances
Matmut|insur|matmut.fr|
GMF|insur|gmf.fr|gmf assurances
Groupama|insur|groupama.fr|
MMA|insur|mma.fr|mma iard
Alan|insur|alan.com|alan insurance,alan sa
CPAM|gov|ameli.fr|c p a m,cpam de
CAF|gov|caf.fr|caf de,=caf
DGFIP|tax|impots.gouv.fr|dgfip impot,direction generale des finances publiques,impots,dgfip prelevement,
  impot revenu,dgfip finances publiques,finances publiques
URSSAF|tax|urssaf.fr|
France Travail|gov|francetravail.fr|pole emploi
Fnac|elec|fnac.com|fnac com,fnac darty,fnac paris
Darty|elec|darty.com|darty com
Boulanger|elec|boulanger.com|=boulanger,boulanger com,boulanger sa
LDLC|elec|ldlc.com|
Cdiscount|mkt|cdiscount.com|cdiscount com
Leboncoin|mkt|leboncoin.fr|lbc france,le bon coin
Veepee|mkt|veepee.fr|vente privee
La Redoute|cloth|laredoute.fr|la redoute
ManoMano|hard|manomano.fr|
Leroy Merlin|hard|leroymerlin.fr|leroy merlin,leroymerlin
Castorama|hard|castorama.fr|
Brico Dépôt|hard|bricodepot.fr|brico depot
Mr.Bricolage|hard|mr-bricolage.fr|mr bricolage
Bricomarché|hard|bricomarche.com|bricomarche
Jardiland|hard|jardiland.com|
Truffaut|hard|truffaut.com|
Maisons du Monde|furn|maisonsdumonde.com|maisons du monde
Conforama|furn|conforama.fr|
BUT|furn|but.fr|=but,but magasin
Gifi|disc|gifi.fr|
Centrakor|disc|centrakor.com|
Stokomani|disc|stokomani.fr|
Galeries Lafayette|dept|galerieslafayette.com|galeries lafayette
Printemps|dept|printemps.com|=printemps
BHV Marais|dept|bhv.fr|bhv
Kiabi|cloth|kiabi.com|
Celio|cloth|celio.com|
Jules|cloth|jules.com|=jules
Etam|cloth|etam.com|
Camaïeu|cloth|camaieu.fr|camaieu
Petit Bateau|cloth|petit-bateau.fr|petit bateau
Sézane|cloth|sezane.com|sezane
Promod|cloth|promod.com|
Gémo|cloth|gemo.fr|gemo
La Halle|cloth|lahalle.com|la halle
Yves Rocher|hair|yves-rocher.fr|yves rocher
Nocibé|hair|nocibe.fr|nocibe
Marionnaud|hair|marionnaud.fr|
Cultura|book|cultura.com|
Gibert Joseph|book|gibert.com|gibert joseph
Nature & Découvertes|gift|natureetdecouvertes.com|nature decouvertes,nature et decouvertes
Go Sport|sport|go-sport.com|go sport
Esso Express|gas|esso.fr|esso express
SNCF Connect|transit|sncf-connect.com|oui sncf,voyages sncf
SNCF|transit|sncf.com|sncf internet,sncf voyageurs,sncf web mobile,sncf mobile
RATP|transit|ratp.fr|ratp navigo
Île-de-France Mobilités|transit|iledefrance-mobilites.fr|navigo,comutitres,idfm,ile de france mobilites
TCL|transit|tcl.fr|tcl lyon
BlaBlaCar|transit|blablacar.fr|bla bla car,comuto blablacar
Ouigo|transit|ouigo.com|
Thalys|transit|thalys.com|
Vélib'|bike|velib-metropole.fr|velib,velib metropole
Vinci Autoroutes|toll|vinci-autoroutes.com|vinci autoroutes,asf,cofiroute,escota,autoroutes du sud
APRR|toll|aprr.fr|area aprr,aprr autoroute
Sanef|toll|sanef.com|sapn sanef
Bip&Go|toll|bipandgo.com|bip go
Ulys|toll|ulys.com|ulys telepeage
Indigo|park|group-indigo.com|indigo park,=indigo,indigo parking,park indigo
Q-Park|park|q-park.com|q park,qpark
EFFIA|park|effia.com|
Saemes|park|saemes.fr|
Norauto|auto|norauto.fr|
Feu Vert|auto|feuvert.fr|feu vert
Midas|auto|midas.fr|midas france
Air France|fly|airfrance.com|air france,airfrance
Transavia|fly|transavia.com|transavia airlines
KLM|fly|klm.com|klm royal dutch,klm nederland
Accor|lodge|accor.com|accor hotels,accorhotels
ibis Styles|lodge|ibis.com|hotel ibis styles
ibis Budget|lodge|ibis.com|hotel ibis budget
ibis|lodge|ibis.com|ibis hotel,hotel ibis
Novotel|lodge|novotel.com|hotel novotel
Mercure|lodge|mercure.com|hotel mercure,mercure hotel
B&B Hotels|lodge|hotel-bb.com|b b hotel,hotel b b,b b hotels
Campanile|lodge|campanile.com|hotel campanile
EDF|power|edf.fr|edf clients particuliers,edf particuliers,electricite de france,=edf,edf clients
Engie|power|engie.fr|engie home services,engie electrabel,engie sa,gdf suez
TotalEnergies Électricité|power|totalenergies.fr|total direct energie,totalenergies electricite,direct energie
Eni Gas|power|eni.fr|
Veolia|water|veolia.fr|veolia eau
Suez|water|suez.com|suez eau,lyonnaise des eaux
Saur|water|saur.com|=saur
Orange|phone|orange.fr|=orange,orange sa,orange fr,orange sa orange,orange france,orange mobile,
  orange belgium,orange espagne,orange espana
SFR|phone|sfr.fr|sfr fixe,sfr mobile,sfr fixe adsl,societe francaise du radiotelephone
Bouygues Telecom|phone|bouyguestelecom.fr|bouygues telecom,bouygues tel,bouygues
Free|net|free.fr|=free,free telecom,free haut debit,free hautdebit,free sas
Free Mobile|phone|free.fr|free mobile
Sosh|phone|sosh.fr|
Canal+|tv|canalplus.com|canal plus,canal+,canalplus,canal sat,groupe canal
Molotov|tv|molotov.tv|
Le Monde|book|lemonde.fr|le monde
L'Équipe|book|lequipe.fr|lequipe
Mediapart|book|mediapart.fr|
La Poste|post|laposte.fr|la poste,laposte
Mondial Relay|post|mondialrelay.fr|mondial relay
Chronopost|post|chronopost.fr|
Colissimo|post|laposte.fr|
Basic-Fit|gym|basic-fit.com|basic fit,basicfit,basic fit nederland,basic fit france
Fitness Park|gym|fitnesspark.fr|fitness park
Keep Cool|gym|keepcool.fr|keepcool
L'Orange Bleue|gym|lorangebleue.fr|lorange bleue
On Air Fitness|gym|onair-fitness.fr|
UGC|event|ugc.fr|ugc cine,ugc illimite
Pathé|event|pathe.fr|pathe,pathe gaumont,gaumont pathe
MK2|event|mk2.com|
Disneyland Paris|event|disneylandparis.com|disneyland paris,eurodisney,euro disney
Française des Jeux|casino|fdj.fr|fdj,francaise des jeux
Betclic|casino|betclic.fr|
PMU|casino|pmu.fr|=pmu,pmu paris
Cofidis|loan|cofidis.fr|
Sofinco|loan|sofinco.fr|
Cetelem|loan|cetelem.fr|bnp paribas personal finance
Boursorama|fee|boursorama.com|boursobank
BNP Paribas|fee|bnpparibas.com|bnp
Société Générale|fee|societegenerale.fr|societe generale
Crédit Agricole|fee|credit-agricole.fr|credit agricole
Lydia|app|lydia-app.com|lydia solutions
PayLib|app|paylib.fr|
Albert Heijn|groc|ah.nl|albert heijn,ah to go,=ah,ah bv,albert heijn bv,ah online,a heijn
Jumbo|groc|jumbo.com|jumbo supermarkten,jumbo foodmarkt,=jumbo,jumbo supermarkt
PLUS|groc|plus.nl|plus supermarkt,=plus,plus retail
Dirk|groc|dirk.nl|dirk vd broek,dirk van den broek,dirk vdbroek,=dirk
Vomar|groc|vomar.nl|vomar voordeelmarkt
DekaMarkt|groc|dekamarkt.nl|deka markt
Hoogvliet|groc|hoogvliet.com|
Coop|groc|coop.nl|coop supermarkten,coop nederland
Spar Nederland|groc|spar.nl|
Ekoplaza|groc|ekoplaza.nl|
Colruyt|groc|colruyt.be|colruyt laagste
Delhaize|groc|delhaize.be|ad delhaize,proxy delhaize,delhaize proxy
Okay|groc|okay.be|okay compact
Bio-Planet|groc|bioplanet.be|bio planet
Cactus|groc|cactus.lu|cactus sa
Kruidvat|pharm|kruidvat.nl|
Etos|pharm|etos.nl|
Trekpleister|pharm|trekpleister.nl|
HEMA|gm|hema.nl|hema bv
Blokker|home|blokker.nl|
Xenos|home|xenos.nl|
De Bijenkorf|dept|debijenkorf.nl|de bijenkorf,bijenkorf,bijenkorf
bol.com|mkt|bol.com|bol com,bolcom,=bol,bol com bv
Coolblue|elec|coolblue.nl|coolblue bv
Wehkamp|mkt|wehkamp.nl|wehkamp bv
Marktplaats|mkt|marktplaats.nl|
Gamma|hard|gamma.nl|gamma bouwmarkt,=gamma
Praxis|hard|praxis.nl|praxis bouwmarkt
Karwei|hard|karwei.nl|
Intratuin|hard|intratuin.nl|
Brico|hard|brico.be|brico plan it
Kwantum|furn|kwantum.nl|
Leen Bakker|furn|leenbakker.nl|leen bakker
Zeeman|cloth|zeeman.com|zeeman textielsupers
WE Fashion|cloth|wefashion.com|we fashion
Scotch & Soda|cloth|scotch-soda.com|scotch soda
Thuisbezorgd|rest|thuisbezorgd.nl|thuisbezorgd nl,thuisbezorgd
FEBO|fast|febo.nl|
New York Pizza|fast|newyorkpizza.nl|
La Place|rest|laplace.com|la place
NS|transit|ns.nl|ns groep,ns reizigers,=ns,ns groep iz ns reizigers,ns nederlandse spoorwegen,
  nederlandse spoorwegen,ns ams
OVpay|transit|ovpay.nl|www ovpay nl,nlov,ovpay nl
OV-chipkaart|transit|ov-chipkaart.nl|ov chipkaart,trans link systems,ov chipkaart automatisch opladen
GVB|transit|gvb.nl|gvb amsterdam
RET|transit|ret.nl|ret rotterdam,=ret
HTM|transit|htm.nl|htm personenvervoer
NMBS/SNCB|transit|belgiantrain.be|sncb,nmbs,nmbs sncb,sncb nmbs
De Lijn|transit|delijn.be|de lijn
STIB-MIVB|transit|stib-mivb.be|stib,mivb,stib mivb
Swapfiets|bike|swapfiets.nl|
Parkmobile Benelux|park|parkmobile.nl|parkmobile benelux
Yellowbrick|park|yellowbrick.nl|yellowbrick parkeren
Ziggo|net|ziggo.nl|vodafoneziggo,ziggo services,ziggo bv
KPN|phone|kpn.com|kpn bv,kpn mobiel,kpn internet
Odido|phone|odido.nl|t mobile netherlands,odido netherlands,tmobile nl
Simyo|phone|simyo.nl|
Ben|phone|ben.nl|=ben,ben nl
Telenet|net|telenet.be|telenet bv
Proximus|phone|proximus.be|
Eneco|power|eneco.nl|eneco services,eneco consumenten
Essent|power|essent.nl|essent retail energie
Vattenfall|power|vattenfall.nl|vattenfall klantenservice,vattenfall nl
Greenchoice|power|greenchoice.nl|
Budget Energie|power|budgetenergie.nl|
Luminus|power|luminus.be|
Fluvius|power|fluvius.be|
Vitens|water|vitens.nl|
Waternet|water|waternet.nl|
Evides|water|evides.nl|
Brabant Water|water|brabantwater.nl|
Zilveren Kruis|insur|zilverenkruis.nl|zilveren kruis zorgverzekeringen
VGZ|insur|vgz.nl|vgz zorgverzekeraar
CZ|insur|cz.nl|cz groep,=cz,cz zorgverzekeringen,cz groep zorgverzekeraar
Menzis|insur|menzis.nl|menzis zorgverzekeraar
ONVZ|insur|onvz.nl|
Nationale-Nederlanden|insur|nn.nl|nationale nederlanden
Centraal Beheer|insur|centraalbeheer.nl|centraal beheer
Interpolis|insur|interpolis.nl|
FBTO|insur|fbto.nl|
Univé|insur|unive.nl|unive,unive zorg
OHRA|insur|ohra.nl|
Ethias|insur|ethias.be|
AG Insurance|insur|aginsurance.be|ag insurance
Belastingdienst|tax|belastingdienst.nl|belastingdienst apeldoorn
DUO|student|duo.nl|duo hoofdrekening,dienst uitvoering onderwijs
CJIB|gov|cjib.nl|centraal justitieel
SVB|gov|svb.nl|sociale verzekeringsbank
PostNL|post|postnl.nl|
bpost|post|bpost.be|
SportCity|gym|sportcity.nl|sport city
TrainMore|gym|trainmore.nl|
NPO Plus|tv|npo.nl|
Videoland|tv|videoland.com|
Streamz|tv|streamz.be|
de Volkskrant|book|volkskrant.nl|volkskrant,dpg media
NRC|book|nrc.nl|nrc media
Tikkie|app|tikkie.me|aab inz tikkie,aab retail inz tikkie
Specsavers Nederland|eye|specsavers.nl|
Hans Anders|eye|hansanders.nl|hans anders
Pearle|eye|pearle.nl|pearle opticiens
Tinq|gas|tinq.nl|
Tango|gas|tango.nl|tango nederland,=tango
Q8|gas|q8.be|q8 easy,=q8
Lukoil|gas|lukoil.com|
Texaco|gas|texaco.nl|texaco nl
Shell Recharge|gas|shellrecharge.com|newmotion
Fastned|gas|fastnedcharging.com|fastned bv
Relay|book|relay.com|=relay,relay gare,relay france
`;
