/** Brands of the United Kingdom and Ireland. A line: display name | category | website | further spellings. */
export const BRANDS_UK = `
Tesco|groc|tesco.com|tesco stores,tesco store,tesco express,tesco extra,tesco superstore,tesco metro,
  tesco online,tesco stores ltd,tescostores,tesco com
Tesco Petrol|gas|tesco.com|tesco pfs,tesco pay at pump,tesco petrol,tesco payatpump
Tesco Mobile|phone|tescomobile.com|
Tesco Bank|fee|tescobank.com|
Sainsbury's|groc|sainsburys.co.uk|sainsburys,sainsbury,sainsbury s,sainsburys s mkt,sainsburys smkt,
  sainsburys s mkts,js online grocery,sainsburys smarkets,j sainsbury,sainsburys local
Sainsbury's Petrol|gas|sainsburys.co.uk|sainsburys petrol,sainsburys pfs,sainsburys petrol stn
Sainsbury's Bank|fee|sainsburysbank.co.uk|sainsburys bank
Asda|groc|asda.com|asda stores,asda store,asda superstore,asda groceries,asda home shopping,asda com
Asda Petrol|gas|asda.com|asda petrol,asda pfs,asda filling stn
Morrisons|groc|morrisons.com|wm morrison,wm morrisons,morrison,wm morrisons store,morrisons daily,
  w m morrison,wm morrison store
Morrisons Petrol|gas|morrisons.com|wm morrisons petrol,morrisons petrol,morrisons pfs
Waitrose|groc|waitrose.com|waitrose partners,waitrose com,little waitrose
Ocado|groc|ocado.com|ocado retail,ocado com
Co-op|groc|coop.co.uk|co op,co operative,co op group,coop group,co operative food,co op food,
  cooperative food,co op group food,the co operative,southern co op,midcounties coop,coop food
M&S|groc|marksandspencer.com|m s,marks spencer,marks and spencer,m s simply food,marks spencer plc,mands,
  m s food hall,m s com,marksandspencer,marks spencer com,m s foodhall,m&s
Iceland|groc|iceland.co.uk|iceland foods,=iceland,iceland frozen,iceland food,iceland store,iceland supermarket
Spar|groc|spar.co.uk|spar store,spar uk,eurospar
Budgens|groc|budgens.co.uk|
Londis|conv|londis.co.uk|
Nisa|conv|nisalocally.co.uk|nisa local
One Stop|conv|onestop.co.uk|one stop stores,=one stop
Premier Stores|conv|premier-stores.co.uk|
Costcutter|conv|costcutter.co.uk|
McColl's|conv|mccolls.co.uk|mccolls,mccolls retail
Farmfoods|groc|farmfoods.co.uk|
Heron Foods|groc|heronfoods.com|
Booths|groc|booths.co.uk|=booths,booths supermarket
Gousto|groc|gousto.co.uk|sca investments gousto,sca investments
Abel & Cole|groc|abelandcole.co.uk|abel cole
Riverford|groc|riverford.co.uk|riverford organic
Dunnes Stores|groc|dunnesstores.com|dunnes
SuperValu|groc|supervalu.ie|
Centra|conv|centra.ie|=centra
Boots|pharm|boots.com|=boots,boots the chemists,boots com,boots the chemist,boots store,boots uk,boots pharmacy
Boots Opticians|eye|boots.com|boots opticians
Superdrug|pharm|superdrug.com|superdrug stores,superdrug com
LloydsPharmacy|pharm|lloydspharmacy.com|lloyds pharmacy
Well Pharmacy|pharm|well.co.uk|well pharmacy
Rowlands Pharmacy|pharm|rowlandspharmacy.co.uk|rowlands pharm
Pharmacy2U|pharm|pharmacy2u.co.uk|pharmacy 2u
Day Lewis Pharmacy|pharm|daylewis.co.uk|day lewis
Holland & Barrett|pharm|hollandandbarrett.com|holland barrett,holland and barrett,h b retail
Specsavers|eye|specsavers.co.uk|specsavers opticians,specsavers hearing
Vision Express|eye|visionexpress.com|
Optical Express|eye|opticalexpress.co.uk|
NHS|med|nhs.uk|nhs prescription,nhs ppc,nhsbsa,nhs bsa,nhs bsa ppc,nhs business services
Bupa|insur|bupa.co.uk|bupa insurance,bupa health,bupa hsp
Bupa Dental Care|dental|bupa.co.uk|bupa dental
mydentist|dental|mydentist.co.uk|my dentist
Denplan|dental|denplan.co.uk|denplan ltd
AXA Health|insur|axahealth.co.uk|axa health,axa ppp
Vitality|insur|vitality.co.uk|vitality health,vitalityhealth
Simplyhealth|insur|simplyhealth.co.uk|simply health
Nuffield Health|med|nuffieldhealth.com|nuffield
PureGym|gym|puregym.com|pure gym,puregym ltd
The Gym Group|gym|thegymgroup.com|the gym,gym group,the gym group,the gym ltd
David Lloyd|gym|davidlloyd.co.uk|david lloyd leisure,david lloyd clubs
Virgin Active|gym|virginactive.co.uk|
JD Gyms|gym|jdgyms.co.uk|jd gym
Better|gym|better.org.uk|gll better,gll,better gym
Everyone Active|gym|everyoneactive.com|slm everyone active
Greggs|fast|greggs.co.uk|greggs plc,greggs bakery
Pret A Manger|cafe|pret.co.uk|pret,pret a manger,pret manger
Costa Coffee|cafe|costa.co.uk|=costa,costa coffee,costa ltd,costa express
Caffè Nero|cafe|caffenero.com|caffe nero,nero
Gail's|cafe|gails.com|gails,gails bakery,gails bread
Joe & The Juice|cafe|joejuice.com|joe the juice,joe juice
Leon|fast|leon.co|leon restaurants,=leon
itsu|fast|itsu.com|
Wasabi|fast|wasabi.uk.com|wasabi sushi,=wasabi
Wagamama|rest|wagamama.com|
Pizza Express|rest|pizzaexpress.com|pizza express,pizzaexpress
Zizzi|rest|zizzi.co.uk|
Prezzo|rest|prezzorestaurants.co.uk|
Wetherspoon|rest|jdwetherspoon.com|j d wetherspoon,jd wetherspoon,wetherspoons,jd wetherspoons,wetherspoon
Greene King|rest|greeneking.co.uk|
Toby Carvery|rest|tobycarvery.co.uk|
Harvester|rest|harvester.co.uk|=harvester
Dishoom|rest|dishoom.com|
Franco Manca|rest|francomanca.co.uk|
Honest Burgers|rest|honestburgers.co.uk|
Deliveroo|rest|deliveroo.co.uk|deliveroo co uk,deliveroo plus,deliveroo com,roofoods
Just Eat|rest|just-eat.co.uk|just eat,justeat,just eat co uk,just eat uk,just eat takeaway
John Lewis|dept|johnlewis.com|john lewis partners,johnlewis,john lewis plc,john lewis com
Harrods|dept|harrods.com|
Selfridges|dept|selfridges.com|
Harvey Nichols|dept|harveynichols.com|
Fenwick|dept|fenwick.co.uk|
Debenhams|dept|debenhams.com|
House of Fraser|dept|houseoffraser.co.uk|
Next|cloth|next.co.uk|=next,next retail,next directory,next online,next plc,next co uk
Primark|cloth|primark.com|primark stores
River Island|cloth|riverisland.com|
New Look|cloth|newlook.com|new look retailers
Topshop|cloth|topshop.com|
ASOS|cloth|asos.com|asos com
Boohoo|cloth|boohoo.com|boohoo com
PrettyLittleThing|cloth|prettylittlething.com|prettylittlething com
Matalan|cloth|matalan.co.uk|matalan retail
Peacocks|cloth|peacocks.co.uk|
TK Maxx|disc|tkmaxx.com|tk maxx,tkmaxx,t k maxx
JD Sports|sport|jdsports.co.uk|jd sports,jdsports
Sports Direct|sport|sportsdirect.com|sportsdirect,sports direct com
Vinted|mkt|vinted.com|vinted uab,vinted uk
Depop|mkt|depop.com|
Argos|gm|argos.co.uk|argos ltd,argos retail,argos direct
B&M|disc|bmstores.co.uk|b m retail,b m bargains,b m store,b m stores,=bm
Home Bargains|disc|homebargains.co.uk|tjm home bargains,tj morris
Poundland|disc|poundland.co.uk|poundland ltd
Poundstretcher|disc|poundstretcher.co.uk|
The Range|home|therange.co.uk|=range,cds the range,the range
Wilko|home|wilko.com|wilko com,wilkinson
Dunelm|home|dunelm.com|dunelm soft furn
Robert Dyas|hard|robertdyas.co.uk|
B&Q|hard|diy.com|b q,bandq,b q plc,=bq
Screwfix|hard|screwfix.com|screwfix direct,screwfix dir
Wickes|hard|wickes.co.uk|wickes building
Homebase|hard|homebase.co.uk|
Toolstation|hard|toolstation.com|
Travis Perkins|hard|travisperkins.co.uk|
Currys|elec|currys.co.uk|currys online,currys pc world,currys pcworld,currys co uk
CeX|elec|webuy.com|cex ltd,cex,cex entertainment exchange
AO.com|elec|ao.com|ao retail,ao com
Carphone Warehouse|elec|carphonewarehouse.com|
Waterstones|book|waterstones.com|waterstones booksellers
WHSmith|book|whsmith.co.uk|wh smith,whsmith,w h smith
Ryman|office|ryman.co.uk|
Paperchase|gift|paperchase.com|
Moonpig|gift|moonpig.com|moonpig com
Hobbycraft|gift|hobbycraft.co.uk|
The Works|book|theworks.co.uk|the works stores
Clintons|gift|clintonsretail.com|clinton cards
Card Factory|gift|cardfactory.co.uk|
Pets at Home|pet|petsathome.com|pets at home
Zooplus|pet|zooplus.co.uk|zooplus ag,zooplus se
Vets4Pets|vet|vets4pets.com|vets 4 pets
Halfords|auto|halfords.com|halfords autocentre
Kwik Fit|auto|kwik-fit.com|kwik fit,kwikfit
Esso|gas|esso.co.uk|esso tesco,esso station,esso service,mfg esso,rontec esso,esso petrol
Texaco|gas|texaco.co.uk|texaco uk
Gulf Petrol|gas|gulfoil.co.uk|
Moto|gas|moto-way.com|moto hospitality,moto services
Welcome Break|gas|welcomebreak.co.uk|
Applegreen|gas|applegreenstores.com|
Euro Garages|gas|eurogarages.com|euro garages,eg group
BP Pulse|gas|bppulse.com|bp pulse
Pod Point|gas|pod-point.com|
Transport for London|transit|tfl.gov.uk|tfl,tfl travel ch,tfl travel charge,tfl gov uk,tfl travel,
  tfl gov uk cp,tfl cpc,transport for london,tfl ulez,tfl auto pay
Trainline|transit|thetrainline.com|trainline com,thetrainline,trainline,the trainline
LNER|transit|lner.co.uk|
Great Western Railway|transit|gwr.com|gwr,great western rail,gwr com
Avanti West Coast|transit|avantiwestcoast.co.uk|avanti west coast,avanti
Southeastern|transit|southeasternrailway.co.uk|southeastern rail,se trains
South Western Railway|transit|southwesternrailway.com|south western rail,swr
ScotRail|transit|scotrail.co.uk|
Northern Rail|transit|northernrailway.co.uk|northern trains
CrossCountry|transit|crosscountrytrains.co.uk|crosscountry trains
Stagecoach|transit|stagecoachbus.com|stagecoach services,stagecoach bus
National Express|transit|nationalexpress.com|national express limited
Arriva|transit|arriva.co.uk|arriva bus
Eurostar|transit|eurostar.com|eurostar international
Irish Rail|transit|irishrail.ie|iarnrod eireann
Leap Card|transit|leapcard.ie|leap card
Bolt|taxi|bolt.eu|=bolt,bolt eu,bolt operations,bolt eu o,bolt app,bolt ride,bolt operations ou,bolt services
FREENOW|taxi|free-now.com|free now,mytaxi,freenow,free2move
Addison Lee|taxi|addisonlee.com|
RingGo|park|ringgo.co.uk|ringgo parking,cashless parking ringgo
JustPark|park|justpark.com|just park
NCP|park|ncp.co.uk|ncp limited,ncp ltd,ncp car park,national car parks
APCOA|park|apcoa.co.uk|apcoa parking,apcoa connect
Dart Charge|toll|gov.uk|dart charge,dartford crossing
M6toll|toll|m6toll.co.uk|m6 toll
easyJet|fly|easyjet.com|easyjet airline,easy jet,easyjet000
Ryanair|fly|ryanair.com|ryanair dac,ryanair com
British Airways|fly|britishairways.com|british airways plc,british a,brit airways,british airwys
Hargreaves Lansdown|invest|hl.co.uk|hargreaves lansdown am,hargreaves lans
Jet2|fly|jet2.com|jet2 com,jet2holidays
TUI|travel|tui.co.uk|tui uk,tui deutschland,tui uk limited
Wizz Air|fly|wizzair.com|wizz air,wizzair,wizz air hungary
Virgin Atlantic|fly|virginatlantic.com|virgin atlantic air
Aer Lingus|fly|aerlingus.com|aer lingus
Loganair|fly|loganair.co.uk|
Premier Inn|lodge|premierinn.com|premier inn
Travelodge|lodge|travelodge.co.uk|travelodge gb,travelodge website,travelodge com
Center Parcs|travel|centerparcs.co.uk|centre parcs
Haven|travel|haven.com|haven holidays,=haven
Butlin's|travel|butlins.com|butlins
British Gas|power|britishgas.co.uk|british gas trading,british gas svcs,british gas services,britishgas
EDF Energy|power|edfenergy.com|edf energy
E.ON|power|eonenergy.com|e on,eon energy,e on energie,e on energie deutschland,eon
OVO Energy|power|ovoenergy.com|ovo,ovo energy
Octopus Energy|power|octopus.energy|octopus energy,octopus energy germany
ScottishPower|power|scottishpower.co.uk|scottish power,scottishpower
SSE|power|sse.co.uk|sse energy,sse electricity,sse airtricity
Bulb|power|bulb.co.uk|bulb energy
Utility Warehouse|power|uw.co.uk|utility warehouse
Utilita|power|utilita.co.uk|
Shell Energy|power|shellenergy.co.uk|shell energy retail,shell energy
Electric Ireland|power|electricireland.ie|
Bord Gáis Energy|power|bordgaisenergy.ie|bord gais
Thames Water|water|thameswater.co.uk|thames water util
Severn Trent Water|water|stwater.co.uk|severn trent
Anglian Water|water|anglianwater.co.uk|
United Utilities|water|unitedutilities.com|united util
Yorkshire Water|water|yorkshirewater.com|
South West Water|water|southwestwater.co.uk|
Southern Water|water|southernwater.co.uk|
Affinity Water|water|affinitywater.co.uk|
Northumbrian Water|water|nwl.co.uk|
Welsh Water|water|dwrcymru.com|dwr cymru,dwr cymru welsh water
Scottish Water|water|scottishwater.co.uk|
BT|net|bt.com|bt group,bt group plc,=bt,british telecom,bt broadband
EE|phone|ee.co.uk|=ee,ee limited,ee t mobile,ee ltd,ee mobile,ee topup
O2|phone|o2.co.uk|=o2,o2 uk,telefonica uk,telefonica o2,o2 mobile,o2 germany,telefonica germany,
  telefonica germany gmbh
Vodafone|phone|vodafone.com|vodafone ltd,vodafone uk,vodafone gmbh,vodafone com,vodafone limited,
  vodafone espana,vodafone italia,vodafone libertel,vodafone kabel
Three|phone|three.co.uk|=three,three uk,hutchison 3g,h3g,three mobile,hutchison 3g uk
giffgaff|phone|giffgaff.com|giff gaff
VOXI|phone|voxi.co.uk|
Lebara|phone|lebara.com|lebara mobile
iD Mobile|phone|idmobile.co.uk|id mobile
SMARTY|phone|smarty.co.uk|=smarty
Sky|net|sky.com|=sky,sky digital,sky uk,sky subscribers,sky uk limited,sky mobile,sky broadband,
  sky deutschland,sky italia
NOW|tv|nowtv.com|now tv,nowtv com,now tv ltd
Virgin Media|net|virginmedia.com|virgin media payments,virgin media pymts,virgin media o2
TalkTalk|net|talktalk.co.uk|talk talk,talktalk telecom
Plusnet|net|plus.net|plusnet plc
Hyperoptic|net|hyperoptic.com|
Eir|net|eir.ie|=eir,eir ltd
TV Licensing|gov|tvlicensing.co.uk|tv licence,tv licence mbp,tv licensing,tv licence ddda
DVLA|gov|gov.uk|dvla vehicle tax,dvla veh tax,dvla vehicletax
HMRC|tax|gov.uk|hm revenue,hmrc vat,hmrc shipley,hmrc gov uk sa,hm revenue customs,hmrc ndds,
  hmrc cumbernauld,hmrc paye
GOV.UK|gov|gov.uk|gov uk,passport office,hm passport office
DWP|gov|gov.uk|dwp uc,dwp sp,dept work pensions
Royal Mail|post|royalmail.com|royal mail group
Post Office|post|postoffice.co.uk|post office counter,post office ltd,post office counters,post office limited
Evri|post|evri.com|hermes parcelnet,myhermes
InPost|post|inpost.co.uk|inpost uk
Aviva|insur|aviva.co.uk|aviva insurance
Direct Line|insur|directline.com|direct line ins,dl insurance,u k insurance
Admiral|insur|admiral.com|admiral insurance,eui limited,=admiral
Churchill|insur|churchill.com|churchill insurance
Hastings Direct|insur|hastingsdirect.com|hastings
LV=|insur|lv.com|lv insurance,liverpool victoria,lv general insurance
More Than|insur|morethan.com|more than
Legal & General|insur|legalandgeneral.com|legal general,l g insurance,legal and gen
RAC|auto|rac.co.uk|rac motoring,=rac,rac motoring services
The AA|auto|theaa.com|aa membership,automobile assoc,aa ltd,aa insurance,=aa
Monzo|app|monzo.com|monzo bank
Starling Bank|app|starlingbank.com|starling
Revolut|app|revolut.com|revolut ltd,revolut bank,revolut payments
Barclays|loan|barclays.co.uk|barclays bank,barclays partner fin,barclays uk
HSBC|loan|hsbc.co.uk|hsbc bank,hsbc credit card,hsbc uk
Lloyds Bank|loan|lloydsbank.com|lloyds bank
NatWest|loan|natwest.com|natwest bank,national westminster
Santander|loan|santander.co.uk|santander uk,santander mortgage,santander consumer,banco santander
Nationwide Building Society|mortgage|nationwide.co.uk|nationwide b s,nationwide bs,nationwide bldg soc
Halifax|loan|halifax.co.uk|=halifax,halifax mortgage
Klarna|bnpl|klarna.com|klarna uk
Clearpay|bnpl|clearpay.co.uk|clearpay finance
Ladbrokes|casino|ladbrokes.com|
William Hill|casino|williamhill.com|
Bet365|casino|bet365.com|bet 365,hillside bet365
Paddy Power|casino|paddypower.com|
Sky Bet|casino|skybet.com|sky betting
National Lottery|casino|national-lottery.co.uk|the national lottery,camelot lottery,national lottery in
Odeon|event|odeon.co.uk|odeon cinemas,odeon cinema
Vue|event|myvue.com|vue cinemas,vue bsl,=vue,vue entertainment
Cineworld|event|cineworld.co.uk|cineworld cinema
Picturehouse|event|picturehouses.com|picturehouse cinemas
Everyman Cinema|event|everymancinema.com|everyman
National Trust|don|nationaltrust.org.uk|the national trust
English Heritage|don|english-heritage.org.uk|
Oxfam|don|oxfam.org.uk|oxfam gb
British Heart Foundation|don|bhf.org.uk|bhf
Cancer Research UK|don|cancerresearchuk.org|cancer research
RSPCA|don|rspca.org.uk|
JustGiving|don|justgiving.com|just giving
Save the Children|don|savethechildren.org.uk|
UNICEF|don|unicef.org|
Médecins Sans Frontières|don|msf.org|medecins sans frontieres,msf,
Amnesty International|don|amnesty.org|amnesty
WWF|don|wwf.org|
The Guardian|book|theguardian.com|guardian news,guardian news media,theguardian
The Times|book|thetimes.co.uk|times newspapers,the times sub
Financial Times|book|ft.com|ft com,financial times ltd
Lookfantastic|hair|lookfantastic.com|
The Body Shop|hair|thebodyshop.com|body shop
Lush|hair|lush.com|lush retail,=lush,lush cosmetics,lush handmade
Space NK|hair|spacenk.com|
Toni & Guy|hair|toniandguy.com|toni guy
Rush Hair|hair|rush.co.uk|
Timpson|serv|timpson.co.uk|timpson ltd
Majestic Wine|beer|majestic.co.uk|majestic wine ware
BrewDog|beer|brewdog.com|
Smiggle|office|smiggle.co.uk|
Mothercare|cloth|mothercare.com|
Clarks|cloth|clarks.co.uk|=clarks,clarks shoes
Schuh|cloth|schuh.co.uk|
Superdry|cloth|superdry.com|
Gymshark|cloth|gymshark.com|
Myprotein|pharm|myprotein.com|my protein,thg myprotein
Bloom & Wild|gift|bloomandwild.com|bloom wild
Interflora|gift|interflora.co.uk|
Student Loans Company|publ|slc.co.uk|student loans co
TrainPal|transit|mytrainpal.com|
E.ON Next|power|eonnext.com|e on next,eon next
`;
