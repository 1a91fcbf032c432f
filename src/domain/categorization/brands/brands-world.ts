/**
 * Brands of Canada, Australia, New Zealand, Asia, Latin America, and companies sold everywhere. A line: display name |
 * category | website | further spellings.
 */
export const BRANDS_WORLD = `
Loblaws|groc|loblaws.ca|loblaw,loblaw companies,rcss loblaws
Real Canadian Superstore|super|realcanadiansuperstore.ca|rcss,real cdn superstore,real canadian superstr,
  real cdn,superstore
No Frills|groc|nofrills.ca|nofrills
Sobeys|groc|sobeys.com|
FreshCo|groc|freshco.com|
Metro|groc|metro.ca|metro plus,metro canada,metro ets,metro etr
Provigo|groc|provigo.ca|
IGA|groc|iga.net|=iga,iga extra,iga xpress
Maxi|groc|maxi.ca|=maxi
Super C|groc|superc.ca|super c
Save-On-Foods|groc|saveonfoods.com|save on foods
Farm Boy|groc|farmboy.ca|
Longo's|groc|longos.com|longos
T&T Supermarket|groc|tntsupermarket.com|t t supermarket
Thrifty Foods|groc|thriftyfoods.com|
Food Basics|groc|foodbasics.ca|
Shoppers Drug Mart|pharm|shoppersdrugmart.ca|shoppers drug,shoppers drug mart,shoppersdrugmart,sdm,shoppers
Pharmaprix|pharm|pharmaprix.ca|
Jean Coutu|pharm|jeancoutu.com|pjc jean coutu,pharmacie jean coutu
Rexall|pharm|rexall.ca|rexall pharmacy
London Drugs|pharm|londondrugs.com|
Familiprix|pharm|familiprix.com|
Uniprix|pharm|uniprix.com|
Canadian Tire|gm|canadiantire.ca|cdn tire,cdn tire store,canadian tire store,canadian tire gas
Home Hardware|hard|homehardware.ca|home hardware
RONA|hard|rona.ca|rona home,=rona
Dollarama|disc|dollarama.com|
Giant Tiger|disc|gianttiger.com|giant tiger
Winners|disc|winners.ca|=winners,winners homesense
HomeSense|home|homesense.ca|homesense
Hudson's Bay|dept|thebay.com|hudsons bay,the bay
Simons|dept|simons.ca|la maison simons
Roots|cloth|roots.com|=roots
Aritzia|cloth|aritzia.com|
Mark's|cloth|marks.com|marks work wearhouse
Sport Chek|sport|sportchek.ca|sportchek
MEC|sport|mec.ca|mountain equipment,=mec
Indigo Books|book|chapters.indigo.ca|chapters indigo,indigo books,chapters
LCBO|beer|lcbo.com|lcbo rao
SAQ|beer|saq.com|=saq
The Beer Store|beer|thebeerstore.ca|beer store
BC Liquor Stores|beer|bcliquorstores.com|bc liquor
Tim Hortons|cafe|timhortons.ca|tim horton,tim hortons,timhortons
Second Cup|cafe|secondcup.com|
Harvey's|fast|harveys.ca|harveys
A&W|fast|aw.ca|a w,aw restaurant,a w restaurant
Mary Brown's|fast|marybrowns.com|mary browns
Swiss Chalet|rest|swisschalet.com|
Boston Pizza|rest|bostonpizza.com|
The Keg|rest|kegsteakhouse.com|keg steakhouse,=keg
SkipTheDishes|rest|skipthedishes.com|skipthedishes com,skip the dishes
Petro-Canada|gas|petro-canada.ca|petro canada,petrocan,petro can,petro canada station
Esso|gas|esso.ca|esso canada
Esso|gas|esso.com|=esso,esso circle k,esso 7 eleven
Ultramar|gas|ultramar.ca|
Husky|gas|myhusky.ca|husky,=husky
Couche-Tard|conv|couche-tard.com|couche tard,couchetard
Presto|transit|prestocard.ca|presto,presto appl,presto autl,presto autoload,presto fare,presto mobl
TTC|transit|ttc.ca|ttc subway,=ttc
TransLink|transit|translink.ca|compass vending,compass autoload,compass account,translink
GO Transit|transit|gotransit.com|go transit
VIA Rail|transit|viarail.ca|via rail
STM|transit|stm.info|stm montreal,=stm
407 ETR|toll|407etr.com|407 etr,407etr
Rogers|phone|rogers.com|rogers wireless,rogers communications,rogers cable,=rogers
Bell Canada|phone|bell.ca|bell canada,bell mobility,bell canada ob
TELUS|phone|telus.com|telus mobility,telus communications,telus mobility preauth
Fido|phone|fido.ca|fido mobile,=fido,fido solutions
Koodo|phone|koodomobile.com|koodo mobile,koodo
Freedom Mobile|phone|freedommobile.ca|freedom mobile
Virgin Plus|phone|virginplus.ca|virgin plus,virgin mobile
Shaw|net|shaw.ca|shaw cable,shaw cablesystems,shaw communications,=shaw
Vidéotron|net|videotron.com|videotron,videotron ltee
Cogeco|net|cogeco.ca|
TekSavvy|net|teksavvy.com|
Hydro-Québec|power|hydroquebec.com|hydro quebec,hydroquebec
BC Hydro|power|bchydro.com|bc hydro
Toronto Hydro|power|torontohydro.com|toronto hydro
Hydro One|power|hydroone.com|hydro one
Enbridge Gas|power|enbridgegas.com|enbridge,enbridge gas
FortisBC|power|fortisbc.com|fortis bc,fortisbc energy
Manulife|insur|manulife.ca|manulife insurance
Sun Life|insur|sunlife.ca|sun life assurance,sunlife,sun life
Canada Life|insur|canadalife.com|canada life assurance,great west life
Green Shield Canada|insur|greenshield.ca|green shield
Desjardins|insur|desjardins.com|desjardins insurance,desjardins assurance
Intact Insurance|insur|intact.ca|intact insurance,intact
TD Insurance|insur|tdinsurance.com|td insurance
ICBC|insur|icbc.com|
Air Canada|fly|aircanada.com|air can,air canada
WestJet|fly|westjet.com|westjet airlines
Porter Airlines|fly|flyporter.com|porter air
Flair Airlines|fly|flyflair.com|
GoodLife Fitness|gym|goodlifefitness.com|goodlife,goodlife clubs,goodlife fitness
Fit4Less|gym|fit4less.ca|fit 4 less
Cineplex|event|cineplex.com|cineplex entertainment
Canada Revenue Agency|tax|canada.ca|cra,canada revenue,receiver general,cra revenue arc
Service Canada|gov|canada.ca|canada cpp,canada ei
ServiceOntario|gov|ontario.ca|serviceontario,service ontario
Canada Post|post|canadapost.ca|canada post,postes canada
Purolator|post|purolator.com|
Interac|app|interac.ca|interac e transfer,=interac
Crave|tv|crave.ca|
Questrade|invest|questrade.com|
Wealthsimple|invest|wealthsimple.com|wealthsimple investments
LifeLabs|med|lifelabs.com|
Dynacare|med|dynacare.ca|
Maple|prim|getmaple.ca|getmaple
Woolworths|groc|woolworths.com.au|woolworths online,woolworths metro,woolworths group,woolies,woolies metro,
  woolworths metro
Coles|groc|coles.com.au|=coles,coles supermarkets,coles online,coles supermarket
Coles Express|conv|colesexpress.com.au|coles express
Harris Farm Markets|groc|harrisfarm.com.au|harris farm
Drakes|groc|drakes.com.au|drakes supermarkets
FoodWorks|groc|foodworks.com.au|
Chemist Warehouse|pharm|chemistwarehouse.com.au|chemist warehouse,chemist whse
Priceline Pharmacy|pharm|priceline.com.au|priceline pharmacy
TerryWhite Chemmart|pharm|terrywhitechemmart.com.au|terrywhite,terry white
Amcal|pharm|amcal.com.au|
Blooms The Chemist|pharm|bloomsthechemist.com.au|blooms the chemist
Bunnings|hard|bunnings.com.au|bunnings warehouse,bunnings group
Mitre 10|hard|mitre10.com.au|mitre 10
Kmart|disc|kmart.com.au|k mart
Big W|disc|bigw.com.au|big w
Myer|dept|myer.com.au|=myer
David Jones|dept|davidjones.com|
JB Hi-Fi|elec|jbhifi.com.au|jb hi fi,jbhifi
Harvey Norman|elec|harveynorman.com.au|
Officeworks|office|officeworks.com.au|
Rebel Sport|sport|rebelsport.com.au|rebel sport
Cotton On|cloth|cottonon.com|cotton on
The Iconic|cloth|theiconic.com.au|theiconic
Dan Murphy's|beer|danmurphys.com.au|dan murphys
BWS|beer|bws.com.au|=bws,bws liquor
Liquorland|beer|liquorland.com.au|
Hungry Jack's|fast|hungryjacks.com.au|hungry jacks
Guzman y Gomez|fast|guzmanygomez.com|guzman y gomez,guzman gomez
Grill'd|fast|grilld.com.au|grilld
Red Rooster|fast|redrooster.com.au|
Menulog|rest|menulog.com.au|
Ampol|gas|ampol.com.au|ampol,caltex ampol
Caltex|gas|caltex.com|
United Petroleum|gas|unitedpetroleum.com.au|
Puma Energy|gas|pumaenergy.com|puma energy
Opal|transit|transportnsw.info|opal travel,opal transport,transportfornsw opal,transport for nsw,transportfornsw travel,
  transportfornsw,tfnsw opal
Myki|transit|ptv.vic.gov.au|myki,public transport victoria
Linkt|toll|linkt.com.au|linkt,transurban linkt,linkt sydney,linkt melbourne
DiDi|taxi|didiglobal.com|didi,didi mobility
Ola|taxi|olacabs.com|=ola,ola cabs,olacabs,ani technologies
13cabs|taxi|13cabs.com.au|13 cabs,13cabs
Cabcharge|taxi|cabcharge.com.au|
Telstra|phone|telstra.com.au|telstra corp
Optus|phone|optus.com.au|optus mobile,optus billing,singtel optus
TPG|net|tpg.com.au|tpg internet
Aussie Broadband|net|aussiebroadband.com.au|
iiNet|net|iinet.net.au|
Belong|phone|belong.com.au|=belong
AGL|power|agl.com.au|agl sales,agl energy,agl retail
Origin Energy|power|originenergy.com.au|origin energy
EnergyAustralia|power|energyaustralia.com.au|energy australia
Alinta Energy|power|alintaenergy.com.au|alinta
Sydney Water|water|sydneywater.com.au|
Yarra Valley Water|water|yvw.com.au|
Medibank|insur|medibank.com.au|medibank private
HCF|insur|hcf.com.au|hcf health
nib|insur|nib.com.au|nib health,=nib
Bupa|insur|bupa.com.au|bupa australia
ahm|insur|ahm.com.au|ahm health
NRMA|insur|nrma.com.au|nrma insurance
AAMI|insur|aami.com.au|aami insurance
Budget Direct|insur|budgetdirect.com.au|
Medicare|gov|servicesaustralia.gov.au|mcare benefits,medicare benefit,medicare australia
Australian Taxation Office|tax|ato.gov.au|ato,ato payments,tax office payments
Service NSW|gov|service.nsw.gov.au|service nsw
VicRoads|gov|vicroads.vic.gov.au|vicroads
Services Australia|gov|servicesaustralia.gov.au|centrelink
Australia Post|post|auspost.com.au|auspost,australia post,post office auspost
Qantas|fly|qantas.com|qantas airways
Jetstar|fly|jetstar.com|jetstar airways
Virgin Australia|fly|virginaustralia.com|virgin australia
Air New Zealand|fly|airnewzealand.com|air nz,air new zealand
F45 Australia|gym|f45training.com.au|
Goodlife Health Clubs|gym|goodlife.com.au|goodlife health clubs
Fitness First|gym|fitnessfirst.com.au|fitness first australia
Specsavers|eye|specsavers.com.au|specsavers australia
OPSM|eye|opsm.com.au|
Stan|tv|stan.com.au|=stan,stan entertainment
Binge|tv|binge.com.au|=binge
Kayo Sports|tv|kayosports.com.au|kayo,kayo sports
Foxtel|tv|foxtel.com.au|
Sportsbet|casino|sportsbet.com.au|
TAB|casino|tab.com.au|=tab,tab limited
Afterpay|bnpl|afterpay.com.au|afterpay australia
Petbarn|pet|petbarn.com.au|
Countdown|groc|countdown.co.nz|=countdown,countdown online
New World|groc|newworld.co.nz|=new world,new world supermarket
PAK'nSAVE|groc|paknsave.co.nz|pak n save,paknsave
The Warehouse|disc|thewarehouse.co.nz|the warehouse
Z Energy|gas|z.co.nz|z energy
Spark|phone|spark.co.nz|=spark,spark new zealand
Contact Energy|power|contact.co.nz|contact energy
Mercury|power|mercury.co.nz|mercury nz,mercury energy
Unichem|pharm|unichem.co.nz|
Life Pharmacy|pharm|lifepharmacy.co.nz|
Octopus|transit|octopus.com.hk|octopus cards,octopus card,octopus cards auto add value
FairPrice|groc|fairprice.com.sg|ntuc fp,ntuc fairprice,fp finest,ntuc fairprice,fairprice
Cold Storage|groc|coldstorage.com.sg|cold storage
Sheng Siong|groc|shengsiong.com.sg|sheng siong
Watsons|pharm|watsons.com|watsons
Guardian|pharm|guardian.com.sg|guardian health beauty,=guardian,guardian pharmacy
Grab|taxi|grab.com|=grab,grab rides,grab com,grabpay
Gojek|taxi|gojek.com|
foodpanda|rest|foodpanda.com|food panda
Singtel|phone|singtel.com|
StarHub|phone|starhub.com|
SP Services|util|spgroup.com.sg|sp services,sp digital
SimplyGo|transit|simplygo.com.sg|bus mrt,simplygo
Singapore Airlines|fly|singaporeair.com|singapore airlines,singapore air
Cathay Pacific|fly|cathaypacific.com|cathay pacific
AirAsia|fly|airasia.com|air asia,airasia
Scoot|fly|flyscoot.com|scoot,=scoot
Shopee|mkt|shopee.com|shopee,shopeepay
Lazada|mkt|lazada.com|
Rakuten|mkt|rakuten.com|rakuten ichiba
FamilyMart|conv|family.co.jp|family mart,familymart
Lawson|conv|lawson.co.jp|=lawson
Don Quijote|disc|donki.com|don quijote,don donki
Muji|gm|muji.com|ryohin keikaku,muji
Yodobashi Camera|elec|yodobashi.com|yodobashi
Bic Camera|elec|biccamera.com|bic camera
Matsumoto Kiyoshi|pharm|matsukiyo.co.jp|matsumoto kiyoshi
Suica|transit|jreast.co.jp|mobile suica,suica
JR East|transit|jreast.co.jp|jr east,jr higashi nihon
ANA|fly|ana.co.jp|all nippon airways,=ana
Japan Airlines|fly|jal.co.jp|japan airlines,jal
Flipkart|mkt|flipkart.com|flipkart internet,flipkart payments
Myntra|cloth|myntra.com|myntra designs
BigBasket|groc|bigbasket.com|bigbasket,innovative retail
Blinkit|groc|blinkit.com|grofers
Zepto|groc|zeptonow.com|=zepto
DMart|groc|dmart.in|d mart,avenue supermarts
Reliance Fresh|groc|relianceretail.com|reliance fresh,reliance retail,reliance smart
Swiggy|rest|swiggy.com|swiggy,bundl technologies,swiggy instamart
Zomato|rest|zomato.com|zomato,zomato media
Apollo Pharmacy|pharm|apollopharmacy.in|apollo pharmacy,apollo pharmacies
PharmEasy|pharm|pharmeasy.in|pharmeasy
Tata 1mg|pharm|1mg.com|1mg,tata 1mg
Practo|prim|practo.com|
Jio|phone|jio.com|reliance jio,jio prepaid,=jio
Airtel|phone|airtel.in|bharti airtel,airtel payments
IRCTC|transit|irctc.co.in|irctc
IndiGo|fly|goindigo.in|indigo airlines,interglobe aviation
Air India|fly|airindia.com|air india
MakeMyTrip|travel|makemytrip.com|makemytrip
BookMyShow|event|bookmyshow.com|bookmyshow,bigtree entertainment
Hotstar|tv|hotstar.com|hotstar,jiohotstar,novi digital
LIC|insur|licindia.in|life insurance corp,lic of india,=lic
Paytm|app|paytm.com|=paytm,one97 communications
PhonePe|app|phonepe.com|phonepe
Emirates|fly|emirates.com|=emirates,emirates airlines,emirates airline
Qatar Airways|fly|qatarairways.com|qatar air,qatar airways
Etihad|fly|etihad.com|etihad airways
Careem|taxi|careem.com|
Noon|mkt|noon.com|noon com,=noon
Lulu Hypermarket|groc|luluhypermarket.com|lulu hypermarket,lulu hyper
Talabat|rest|talabat.com|
El Al|fly|elal.com|el al israel,el al
Shufersal|groc|shufersal.co.il|shufersal
Super-Pharm Israel|pharm|super-pharm.co.il|
Migros Türkiye|groc|migros.com.tr|migros ticaret
Trendyol|mkt|trendyol.com|
Hepsiburada|mkt|hepsiburada.com|
Getir|groc|getir.com|
Yemeksepeti|rest|yemeksepeti.com|
Checkers|groc|checkers.co.za|checkers hyper,checkers sixty60,=checkers
Pick n Pay|groc|pnp.co.za|pick n pay,pnp
Shoprite|groc|shoprite.co.za|
Dis-Chem|pharm|dischem.co.za|dis chem,dischem
Clicks|pharm|clicks.co.za|=clicks,clicks pharmacy
Discovery Health|insur|discovery.co.za|discovery health,discovery vitality
Takealot|mkt|takealot.com|takealot com
Mr D Food|rest|mrd.com|mr d food
Engen|gas|engen.co.za|
MTN|phone|mtn.com|=mtn,mtn sp
Vodacom|phone|vodacom.co.za|
OXXO|conv|oxxo.com|oxxo
Soriana|super|soriana.com|
Chedraui|super|chedraui.com.mx|
Bodega Aurrera|super|bodegaaurrera.com.mx|bodega aurrera
Superama|groc|superama.com.mx|
La Comer|groc|lacomer.com.mx|la comer
Liverpool|dept|liverpool.com.mx|=liverpool
El Palacio de Hierro|dept|elpalaciodehierro.com|palacio de hierro
Coppel|dept|coppel.com|
Elektra|dept|elektra.mx|=elektra
Sanborns|dept|sanborns.com.mx|
Farmacias Guadalajara|pharm|farmaciasguadalajara.com|farmacias guadalajara
Farmacias del Ahorro|pharm|fahorro.com|farmacias del ahorro,farmacia del ahorro,farm del ahorro
Farmacias Similares|pharm|farmaciasdesimilares.com|farmacias similares
Farmacia San Pablo|pharm|farmaciasanpablo.com.mx|farmacia san pablo
Cinépolis|event|cinepolis.com|cinepolis
Vips México|rest|vips.com.mx|
Pemex|gas|pemex.com|
Telcel|phone|telcel.com|
Telmex|net|telmex.com|
Izzi|net|izzi.mx|
CFE|power|cfe.mx|comision federal electricidad,cfe suministrador,cfe suministro,=cfe
Aeroméxico|fly|aeromexico.com|aeromexico
Volaris|fly|volaris.com|
Rappi|rest|rappi.com|rappi
Mercado Libre|mkt|mercadolibre.com|mercadolibre
Mercado Livre|mkt|mercadolivre.com|mercadolivre
iFood|rest|ifood.com.br|ifood com
Pão de Açúcar|groc|paodeacucar.com|pao de acucar
Extra|super|clubeextra.com.br|extra hiper,=extra
Drogasil|pharm|drogasil.com.br|raia drogasil
Droga Raia|pharm|drogaraia.com.br|droga raia
Magazine Luiza|mkt|magazineluiza.com.br|magalu,magazine luiza
Americanas|mkt|americanas.com.br|lojas americanas
Renner|cloth|lojasrenner.com.br|lojas renner
Claro|phone|claro.com.br|=claro,claro sa,claro movel,claro movil,claro net
Vivo|phone|vivo.com.br|=vivo,vivo telefonica,vivo easy,vivo movel,vivo fixo
99|taxi|99app.com|99app,99 tecnologia,=99
Smart Fit|gym|smartfit.com|smart fit,smartfit
LATAM Airlines|fly|latam.com|latam air,latam airlines
Gol|fly|voegol.com.br|gol linhas,=gol
Azul|fly|voeazul.com.br|azul linhas
Nubank|cardpay|nubank.com.br|nu pagamentos
Éxito|super|exito.com|almacenes exito
Jumbo Chile|groc|jumbo.cl|
Falabella|dept|falabella.com|
Copec|gas|copec.cl|
Trip.com|travel|trip.com|trip com,ctrip
Skyscanner|travel|skyscanner.net|
Hostelworld|lodge|hostelworld.com|
Kiwi.com|travel|kiwi.com|kiwi com
Omio|travel|omio.com|
Rentalcars.com|carrent|rentalcars.com|rentalcars com
Europcar|carrent|europcar.com|
GetYourGuide|event|getyourguide.com|get your guide
Viator|event|viator.com|tripadvisor viator
Tripadvisor|travel|tripadvisor.com|
Airalo|phone|airalo.com|
Holafly|phone|holafly.com|
NordPass|serv|nordpass.com|
Surfshark|serv|surfshark.com|
Proton|serv|proton.me|proton ag,proton mail,protonmail
Mullvad|serv|mullvad.net|mullvad vpn
Hetzner|serv|hetzner.com|hetzner online
OVHcloud|serv|ovhcloud.com|ovh,ovh sas
IONOS|serv|ionos.com|1and1 ionos
Strato|serv|strato.de|strato ag
Vercel|serv|vercel.com|
Heroku|serv|heroku.com|
Netlify|serv|netlify.com|
Linode|serv|linode.com|
JetBrains|serv|jetbrains.com|
Atlassian|serv|atlassian.com|
Todoist|serv|todoist.com|doist
Trello|serv|trello.com|
Asana|serv|asana.com|
HubSpot|serv|hubspot.com|
Salesforce|serv|salesforce.com|
Zapier|serv|zapier.com|
Airtable|serv|airtable.com|
Midjourney|serv|midjourney.com|
Perplexity|serv|perplexity.ai|
Cursor|serv|cursor.com|cursor ai,anysphere
Fiverr|serv|fiverr.com|
Upwork|serv|upwork.com|upwork escrow
YNAB|acct|ynab.com|you need a budget
Monarch Money|acct|monarchmoney.com|monarch
Copilot Money|acct|copilot.money|copilot
Bitwarden|serv|bitwarden.com|
Skillshare|edu|skillshare.com|
Babbel|edu|babbel.com|
Rosetta Stone|edu|rosettastone.com|
Brilliant|edu|brilliant.org|brilliant org
Khan Academy|don|khanacademy.org|
Codecademy|edu|codecademy.com|
Humble Bundle|games|humblebundle.com|humblebundle,humblebundl,humblebundl humble
GOG|games|gog.com|gog com,cd projekt
Riot Games|games|riotgames.com|
Supercell|games|supercell.com|
Ubisoft|games|ubisoft.com|
Mojang|games|minecraft.net|minecraft
Jagex|games|jagex.com|
Square Enix|games|square-enix.com|
Oculus|games|oculus.com|meta quest,oculus
Viki|tv|viki.com|
MUBI|tv|mubi.com|
Plex|tv|plex.tv|plex inc
Curiosity Stream|tv|curiositystream.com|curiositystream
BritBox|tv|britbox.com|
Discovery+|tv|discoveryplus.com|discovery plus
Qobuz|music|qobuz.com|
Bandcamp|music|bandcamp.com|
Wikipedia|don|wikipedia.org|
Medium|book|medium.com|=medium,medium monthly
Readly|book|readly.com|
Storytel|book|storytel.com|
Kobo|book|kobo.com|rakuten kobo
Bookshop.org|book|bookshop.org|bookshop org
AbeBooks|book|abebooks.com|
World of Books|book|worldofbooks.com|
Temple & Webster|furn|templeandwebster.com.au|
Etsy Seller|mkt|etsy.com|
Wallbox|gas|wallbox.com|
Booksy|hair|booksy.com|
Treatwell|hair|treatwell.co.uk|
Fresha|hair|fresha.com|
Puma|cloth|puma.com|=puma,puma store,puma se
New Balance|cloth|newbalance.com|new balance
Skechers|cloth|skechers.com|
Converse|cloth|converse.com|
Vans|cloth|vans.com|=vans,vans store
Crocs|cloth|crocs.com|
Birkenstock|cloth|birkenstock.com|
Hugo Boss|cloth|hugoboss.com|
Ralph Lauren|cloth|ralphlauren.com|polo ralph lauren
Tommy Hilfiger|cloth|tommy.com|
Calvin Klein|cloth|calvinklein.com|
Lacoste|cloth|lacoste.com|
Gucci|cloth|gucci.com|
Louis Vuitton|cloth|louisvuitton.com|
Prada|cloth|prada.com|
COS|cloth|cos.com|=cos,cos store,cos stores
Arket|cloth|arket.com|
Weekday|cloth|weekday.com|=weekday
& Other Stories|cloth|stories.com|other stories
Swarovski|cloth|swarovski.com|
L'Occitane|hair|loccitane.com|loccitane
Rituals|hair|rituals.com|=rituals,rituals cosmetics
MAC Cosmetics|hair|maccosmetics.com|mac cosmetics
Kiehl's|hair|kiehls.com|kiehls
Aesop|hair|aesop.com|
NYX Cosmetics|hair|nyxcosmetics.com|nyx cosmetics
Flying Tiger Copenhagen|gift|flyingtiger.com|flying tiger
Miniso|gift|miniso.com|
Søstrene Grene|gift|sostrenegrene.com|sostrene grene
Samsung|elec|samsung.com|samsung com,samsung electronics
Xiaomi|elec|mi.com|
Logitech|elec|logitech.com|
Dyson|elec|dyson.com|
SodaStream|home|sodastream.com|
Vorwerk|home|vorwerk.com|
Tupperware|home|tupperware.com|
Philips|elec|philips.com|
Lenovo|elec|lenovo.com|
Back Market|elec|backmarket.com|back market
reBuy|elec|rebuy.de|rebuy recommerce
Hard Rock Cafe|rest|hardrock.com|hard rock cafe
Jollibee|fast|jollibee.com|
Ben & Jerry's|fast|benjerry.com|ben jerrys
Häagen-Dazs|fast|haagendazs.com|haagen dazs
Godiva|gift|godiva.com|
Lindt|gift|lindt.com|lindt spruengli
Petrobras|gas|petrobras.com.br|posto petrobras
CPFL|power|cpfl.com.br|cpfl energia,cpfl paulista,cpfl piratininga
Indian Oil|gas|iocl.com|indian oil,indianoil,iocl
Don Don Donki|disc|dondondonki.com|
MedPlus|pharm|medplusmart.com|medplus pharmacy
BESCOM|power|bescom.karnataka.gov.in|bescom bill
izzi|net|izzi.mx|izzi telecom,servicio izzi telecom,servicio izzi
HP Petrol Pump|gas|hindustanpetroleum.com|hindustan petroleum,hpcl
Naivas|groc|naivas.online|naivas supermarket
Quickmart|groc|quickmart.co.ke|
KPLC|power|kplc.co.ke|kplc prepaid,kenya power
Safaricom|phone|safaricom.co.ke|
Jumia|mkt|jumia.com|jumia eg,jumia ma,jumia ke
A101|disc|a101.com.tr|a101 yeni magazacilik
BIM|disc|bim.com.tr|bim birlesik magazalar,bim bms,=bim
SOK Market|disc|sokmarket.com.tr|sok marketler,sok market
Magnit|groc|magnit.ru|magnit mm,магнит
Pyaterochka|groc|5ka.ru|pyaterochka,пятерочка,пятёрочка
Perekrestok|groc|perekrestok.ru|перекресток,перекрёсток
Ozon|mkt|ozon.ru|=ozon,озон,ozon ru
Wildberries|mkt|wildberries.ru|
Magnum|groc|magnum.kz|=magnum,magnum cash carry
Silpo|groc|silpo.ua|сільпо,=silpo
ATB|groc|atbmarket.com|атб,atb market,=atb
Petrom|gas|petrom.ro|omv petrom
Profi|groc|profi.ro|profi rom food,=profi
Mega Image|groc|mega-image.ro|
Dedeman|hard|dedeman.ro|
Konzum|groc|konzum.hr|
Mercator|groc|mercator.si|=mercator
Rimi|groc|rimi.lv|=rimi,rimi latvia,rimi eesti
Maxima|groc|maxima.lt|maxima lt,maxima latvija,=maxima
Barbora|groc|barbora.lt|
Selver|groc|selver.ee|
AB Vassilopoulos|groc|ab.gr|ab vasilopoulos,αβ βασιλοπουλος
Masoutis|groc|masoutis.gr|μασουτης
Rami Levy|groc|rami-levy.co.il|רמי לוי
Indomaret|conv|indomaret.co.id|
Alfamart|conv|alfamart.co.id|
Tokopedia|mkt|tokopedia.com|
Mydin|super|mydin.com.my|
Jaya Grocer|groc|jayagrocer.com|
Lotus's|super|lotuss.com|lotuss,lotus stores malaysia
Big C|super|bigc.co.th|big c supercenter
SM Supermarket|groc|smmarkets.ph|sm hypermarket,sm supermkt
Mercury Drug|pharm|mercurydrug.com|
Croma|elec|croma.com|
More Supermarket|groc|morestore.com|
Exito|super|exito.com|exito,=exito,almacenes exito
Carulla|groc|carulla.com|
Lider|super|lider.cl|lider express,hiper lider,=lider
Plaza Vea|super|plazavea.com.pe|
Wong|groc|wong.pe|wong miraflores,=wong
Tottus|super|tottus.com.pe|hipermercados tottus
Supermaxi|groc|supermaxi.com|
Tienda Inglesa|groc|tiendainglesa.com.uy|compra tienda inglesa
Gymbox|gym|gymbox.com|
MOL|gas|mol.hu|mol toltoallomas,mol nyrt,=mol
PedidosYa|fast|pedidosya.com|pedidos ya
BurgerFi|fast|burgerfi.com|burger fi
FabFitFun|hair|fabfitfun.com|fab fit fun
IPSY|hair|ipsy.com|ipsy glam bag
SuperBrugsen|groc|superbrugsen.dk|super brugsen,superbrugsen
emart24|conv|emart24.co.kr|e mart24,이마트24
Ajio|cloth|ajio.com|ajio com,=ajio
Nykaa|hair|nykaa.com|nykaa com,nykaa e retail,nykaa fashion
Meesho|mkt|meesho.com|
Tata Cliq|mkt|tatacliq.com|tatacliq
Reliance Digital|elec|reliancedigital.in|
Big Bazaar|super|bigbazaar.com|
BSNL|phone|bsnl.co.in|bsnl bill,bharat sanchar
Vi|phone|myvi.in|=vi,vodafone idea,vi prepaid,vi postpaid
Tata Power|power|tatapower.com|tata power delhi,tata power ddl
Adani Electricity|power|adanielectricity.com|adani electricity mumbai
HDFC Life|insur|hdfclife.com|hdfc life insurance,hdfc life ins
ICICI Prudential|insur|iciciprulife.com|icici prudential life,icici pru life,icici prudential life insurance
ICICI Lombard|insur|icicilombard.com|icici lombard general
SBI Life|insur|sbilife.co.in|sbi life insurance
Star Health|insur|starhealth.in|star health insurance,star health allied
Bajaj Finance|serv|bajajfinserv.in|bajaj finserv,bajaj finance ltd
Zerodha|acct|zerodha.com|zerodha broking
Groww|acct|groww.in|groww invest,groww invest tech,nextbillion technology
Upstox|acct|upstox.com|upstox securities,rksv securities
Rapido|taxi|rapido.bike|rapido bike,roppen transportation
Goibibo|travel|goibibo.com|
RedBus|transit|redbus.in|redbus in
Cult.fit|gym|cult.fit|cultfit,curefit,cure fit,cult fit
Netmeds|pharm|netmeds.com|
Byju's|edu|byjus.com|byjus
Unacademy|edu|unacademy.com|
Urban Company|serv|urbancompany.com|urbanclap,urban company technologies
Café Coffee Day|cafe|cafecoffeeday.com|cafe coffee day
Chaayos|cafe|chaayos.com|
Haldiram's|rest|haldirams.com|haldirams,haldiram
SonyLIV|tv|sonyliv.com|sony liv
ZEE5|tv|zee5.com|
PVR INOX|tv|pvrinox.com|pvr inox,pvr cinemas,inox leisure
Tanishq|gift|tanishq.co.in|
Spencer's|groc|spencers.in|spencers retail
Taobao|mkt|taobao.com|taobao marketplace,taobao com,taobao network
Tmall|mkt|tmall.com|tmall com,tmall supermarket
JD.com|mkt|jd.com|jd com,jingdong
Meituan|fast|meituan.com|meituan com
Pinduoduo|mkt|pinduoduo.com|
Luckin Coffee|cafe|luckincoffee.com|luckin
Haidilao|rest|haidilao.com|hai di lao
Coupang|mkt|coupang.com|coupang rocketwow,coupang rocket wow,coupang eats,coupangpay
Baemin|fast|baemin.com|woowa brothers
Naver|serv|naver.com|=naver,naver webtoon,naver plus
GS25|conv|gs25.co.kr|
emart|super|emart.com|=emart,e mart,emart mall
Lotte Mart|super|lottemart.com|lottemart
Olive Young|hair|oliveyoung.co.kr|cj olive young,oliveyoung
Paris Baguette|cafe|parisbaguette.com|
AEON|super|aeon.com|=aeon,aeon mall,aeon retail,aeon style,aeon big
Nitori|furn|nitori.co.jp|
Sukiya|fast|sukiya.jp|=sukiya
Yoshinoya|fast|yoshinoya.com|
SoftBank|phone|softbank.jp|softbank mobile,soft bank
NTT Docomo|phone|docomo.ne.jp|docomo,ntt docomo
Ministop|conv|ministop.co.jp|mini stop
GrabFood|fast|grab.com|grabfood,grab food
GrabMart|groc|grab.com|grabmart
GoFood|fast|gojek.com|gofood,go food,gojek gofood
Meralco|power|meralco.com.ph|meralco bill,manila electric
PLDT|phone|pldt.com|pldt home
Globe Telecom|phone|globe.com.ph|globe telecom,globe postpaid
Petron|gas|petron.com|=petron
Petronas|gas|petronas.com|petronas dagangan,petronas station
Celcom|phone|celcom.com.my|celcomdigi
Maxis|phone|maxis.com.my|maxis broadband
Unifi|net|unifi.com.my|=unifi,tm unifi,unifi tm
Tenaga Nasional|power|tnb.com.my|tnb,tenaga nasional berhad
Telkomsel|phone|telkomsel.com|
PLN|power|pln.co.id|=pln,pln prepaid,pln postpaid
Viettel|phone|viettel.vn|viettel telecom
Robinsons Supermarket|groc|robinsonssupermarket.com.ph|robinsons supermkt
Assaí|super|assai.com.br|assai atacadista,=assai
Atacadão|super|atacadao.com.br|atacadao sa,atacadao
Casas Bahia|gm|casasbahia.com.br|
Riachuelo|cloth|riachuelo.com.br|lojas riachuelo
Pague Menos|pharm|paguemenos.com.br|farmacia pague menos
Sabesp|water|sabesp.com.br|
Netshoes|sport|netshoes.com.br|
Coto|super|coto.com.ar|=coto,coto sucursal,coto cicsa,coto digital
Disco|super|disco.com.ar|=disco,disco supermercado
Vea|super|vea.com.ar|=vea,supermercados vea,super vea
Farmacity|pharm|farmacity.com|
YPF|gas|ypf.com|=ypf,ypf full,ypf serviclub,ypf app
Edenor|power|edenor.com|
Edesur|power|edesur.com.ar|
Ripley|dept|ripley.cl|=ripley,tiendas ripley,ripley store
Santa Isabel|groc|santaisabel.cl|=santa isabel,supermercado santa isabel
Unimarc|groc|unimarc.cl|
Entel|phone|entel.cl|=entel,entel pcs
Homecenter|hard|homecenter.com.co|sodimac homecenter,homecenter sodimac
EPM|power|epm.com.co|=epm,empresas publicas medellin
One NZ|phone|one.nz|one new zealand
2degrees|phone|2degrees.nz|2degrees mobile
Genesis Energy|power|genesisenergy.co.nz|
Bell|phone|bell.ca|=bell,bell canada,bell mobility,bell one bill
TNEB|power|tnebltd.gov.in|
`;
