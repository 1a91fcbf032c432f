/**
 * Brands of India, Pakistan, Bangladesh, Southeast Asia, Australia and New Zealand. A line: display name | category |
 * website | further spellings.
 */
export const BRANDS_ASIA_PACIFIC = `
JioMart|groc|jiomart.com|jio mart
Reliance Smart|super|relianceretail.com|reliance smart bazaar,smart bazaar,reliance smart point
Reliance Trends|cloth|relianceretail.com|reliance trends
More Supermarket|groc|moreretail.in|more hypermarket,more megastore,more retail
Star Bazaar|super|starbazaarindia.com|trent hypermarket
Nature's Basket|groc|naturesbasket.co.in|natures basket
SpiceJet|fly|spicejet.com|
Vistara|fly|airvistara.com|air vistara
Akasa Air|fly|akasaair.com|
Cleartrip|travel|cleartrip.com|
PVR INOX|tv|pvrcinemas.com|pvr,pvr cinemas,inox,inox leisure,pvr inox,=inox
Bharat Petroleum|gas|bharatpetroleum.in|bpcl,bpc,bharat petroleum
Hindustan Petroleum|gas|hindustanpetroleum.com|hpcl,hp petrol,hp petrol pump,hindustan petroleum
Indian Oil|gas|iocl.com|iocl,indian oil,indianoil
Barbeque Nation|rest|barbequenation.com|barbeque nation hospitality
Titan|cloth|titan.co.in|=titan,titan company,titan eye,world of titan
Lenskart|eye|lenskart.com|lenskart solutions
Bata|cloth|bata.com|=bata,bata india,bata shoe,bata store
Westside|cloth|westside.com|=westside,trent westside
Zudio|cloth|zudio.com|
Pantaloons|cloth|pantaloons.com|
Shoppers Stop|dept|shoppersstop.com|shoppersstop
Lifestyle|dept|lifestylestores.com|=lifestyle,lifestyle stores,lifestyle international
Max Fashion|cloth|maxfashion.com|max fashions,max retail
Policybazaar|insur|policybazaar.com|policy bazaar
CRED|serv|cred.club|=cred,dreamplug technologies
Dream11|games|dream11.com|dream 11
Amul|food|amul.com|=amul,amul parlour
Wow! Momo|fast|wowmomo.com|wow momo
Third Wave Coffee|cafe|thirdwavecoffeeroasters.com|
Blue Tokai|cafe|bluetokaicoffee.com|blue tokai coffee
Airtel|phone|airtel.in|airtel postpaid,airtel prepaid,airtel broadband,bharti airtel
Vodafone Idea|phone|myvi.in|vi postpaid,vi prepaid
BharatPe|app|bharatpe.com|
FASTag|toll|fastag.org|=fastag,netc fastag,fastag recharge
Mahanagar Gas|power|mahanagargas.com|mgl
Tata Play|tv|tataplay.com|tata sky
Kalyan Jewellers|cloth|kalyanjewellers.net|
Imtiaz|super|imtiaz.com.pk|imtiaz super market,imtiaz supermarket
Al-Fatah|super|alfatah.pk|al fatah
Bykea|taxi|bykea.com|
Jazz|phone|jazz.com.pk|=jazz,jazz prepaid,jazz postpaid
Zong|phone|zong.com.pk|=zong
Ufone|phone|ufone.com|
PTCL|net|ptcl.com.pk|
StormFiber|net|stormfiber.com|
Nayatel|net|nayatel.com|
K-Electric|power|ke.com.pk|k electric
LESCO|power|lesco.gov.pk|
SNGPL|power|sngpl.com.pk|sui northern gas
SSGC|power|ssgc.com.pk|sui southern gas
PSO|gas|psopk.com|=pso,pakistan state oil
PIA|fly|piac.com.pk|=pia,pakistan international airlines
Airblue|fly|airblue.com|
Khaadi|cloth|khaadi.com|
Gul Ahmed|cloth|gulahmedshop.com|ideas by gul ahmed
OPTP|fast|optp.biz|
Savour Foods|fast|savourfoods.com.pk|
Dvago|pharm|dvago.pk|
Agora|groc|agorasuperstores.com|=agora,agora super shop
Meena Bazar|groc|meenabazar.com.bd|
Unimart|groc|unimart.online|
Grameenphone|phone|grameenphone.com|grameen phone,=gp recharge
Robi|phone|robi.com.bd|=robi,robi axiata
Banglalink|phone|banglalink.net|
Teletalk|phone|teletalk.com.bd|
DESCO|power|desco.gov.bd|=desco,desco prepaid
DPDC|power|dpdc.gov.bd|=dpdc
Titas Gas|power|titasgas.org.bd|
Star Tech|elec|startech.com.bd|star tech engineering
Ryans|elec|ryans.com|=ryans,ryans computers
Biman Bangladesh Airlines|fly|biman-airlines.com|biman,biman bangladesh
US-Bangla Airlines|fly|usbair.com|us bangla
Rokomari|book|rokomari.com|
Star Cineplex|tv|cineplexbd.com|
Indosat Ooredoo|phone|ioh.co.id|indosat,im3,indosat ooredoo hutchison
XL Axiata|phone|xl.co.id|=xl,xl axiata,xl prabayar
BPJS Kesehatan|insur|bpjs-kesehatan.go.id|bpjs kes,bpjs
Pertamina|gas|pertamina.com|spbu pertamina,spbu,mypertamina,my pertamina
Transmart|super|transmart.co.id|transmart carrefour
Superindo|groc|superindo.co.id|super indo,lion superindo
Ranch Market|groc|ranchmarket.co.id|
Matahari|dept|matahari.com|matahari dept store,matahari department store
Ramayana|dept|ramayana.co.id|=ramayana
Gramedia|book|gramedia.com|toko buku gramedia
Informa|furn|informa.co.id|=informa
Janji Jiwa|cafe|jiwagroup.com|kopi janji jiwa
Fore Coffee|cafe|fore.coffee|=fore,fore kopi
J.CO|cafe|jcodonuts.com|j co,jco donuts,j co donuts
HokBen|fast|hokben.co.id|hoka hoka bento
Garuda Indonesia|fly|garuda-indonesia.com|
Lion Air|fly|lionair.co.id|
Citilink|fly|citilink.co.id|
KAI|transit|kai.id|=kai,kai access,kereta api indonesia,kai commuter
TransJakarta|transit|transjakarta.co.id|trans jakarta
MRT Jakarta|transit|jakartamrt.co.id|
Kimia Farma|pharm|kimiafarma.co.id|apotek kimia farma
Apotek K-24|pharm|k24klik.com|apotek k24,apotek k 24,=k24
Century Healthcare|pharm|century.co.id|apotek century,century healthcare
Cinema XXI|tv|21cineplex.com|=xxi,cinema 21,cinema xxi,cineplex 21
Erafone|elec|erafone.com|
iBox|elec|ibox.co.id|
Biznet|net|biznetnetworks.com|
IndiHome|net|indihome.co.id|
First Media|net|firstmedia.com|
Halodoc|med|halodoc.com|
Alodokter|med|alodokter.com|
Makro|super|makro.com|=makro,siam makro,makro thailand
Tops|groc|tops.co.th|=tops,tops market,tops daily,tops supermarket
Villa Market|groc|villamarket.com|
Gourmet Market|groc|gourmetmarketthailand.com|
Central Department Store|dept|central.co.th|central dept store
Robinson Department Store|dept|robinson.co.th|robinson dept store
Siam Paragon|dept|siamparagon.co.th|
HomePro|hard|homepro.co.th|home pro
Thai Watsadu|hard|thaiwatsadu.com|
Index Living Mall|furn|indexlivingmall.com|
Power Buy|elec|powerbuy.co.th|
JIB|elec|jib.co.th|=jib,jib computer
LINE MAN|food|lineman.line.me|lineman,line man wongnai
TrueMove H|phone|true.th|truemove,true move h,true move
dtac|phone|dtac.co.th|=dtac,dtac trinet
PTT|gas|pttor.com|=ptt,ptt station,ptt oil,pttor
Bangchak|gas|bangchak.co.th|
Café Amazon|cafe|cafe-amazon.com|cafe amazon
MK Restaurants|rest|mkrestaurant.com|mk restaurant,mk suki
Black Canyon|cafe|blackcanyonthailand.com|black canyon coffee
Bar-B-Q Plaza|rest|barbqplaza.com|bar b q plaza
BTS|transit|bts.co.th|=bts,bts skytrain,bangkok mass transit,rabbit card
Thai Airways|fly|thaiairways.com|thai airways intl
Nok Air|fly|nokair.com|
Major Cineplex|tv|majorcineplex.com|
SF Cinema|tv|sfcinemacity.com|sf cinema city
Fascino|pharm|fascino.co.th|
MEA|power|mea.or.th|=mea,metropolitan electricity authority
PEA|power|pea.co.th|=pea,provincial electricity authority
SM Store|dept|smstore.com|sm store,sm department store,the sm store
SM Supermarket|groc|smmarkets.ph|sm hypermarket,sm markets
Robinsons|dept|robinsonsmalls.com|=robinsons,robinsons dept store,robinsons supermarket,robinsons department store
Savemore|groc|smmarkets.ph|savemore market,save more market
Shopwise|groc|shopwise.com.ph|
S&R Membership Shopping|super|snrshopping.com|snr membership
Landers|super|landers.ph|=landers,landers superstore
Southstar Drug|pharm|southstardrug.com.ph|south star drug
Greenwich|fast|greenwichdelivery.com|=greenwich,greenwich pizza
Max's Restaurant|rest|maxschicken.com|maxs restaurant
Goldilocks|cafe|goldilocks.com.ph|=goldilocks,goldilocks bakeshop
Red Ribbon|cafe|redribbonbakeshop.com.ph|red ribbon bakeshop
Angkas|taxi|angkas.com|
ZALORA|cloth|zalora.com|zalora
Maynilad|water|mayniladwater.com.ph|maynilad water
Manila Water|water|manilawater.com|
Globe|phone|globe.com.ph|=globe,globe telecom,globe prepaid,globe postpaid
Smart Communications|phone|smart.com.ph|smart prepaid,smart postpaid
Converge|net|convergeict.com|=converge,converge ict
Seaoil|gas|seaoil.com.ph|
Cebu Pacific|fly|cebupacificair.com|cebu pacific air,cebu air
Philippine Airlines|fly|philippineairlines.com|=pal,philippine airlines
National Book Store|book|nationalbookstore.com|national bookstore
Fully Booked|book|fullybookedonline.com|
Wilcon|hard|wilcon.com.ph|wilcon depot
Bo's Coffee|cafe|boscoffee.com|bos coffee
The Gioi Di Dong|elec|thegioididong.com|tgdd,thegioididong,mobile world vn
Dien May Xanh|elec|dienmayxanh.com|dienmayxanh
FPT Shop|elec|fptshop.com.vn|
CellphoneS|elec|cellphones.com.vn|
Nguyen Kim|elec|nguyenkim.com|
ShopeeFood|food|shopeefood.vn|shopee food
Trung Nguyen|cafe|trungnguyenlegend.com|trung nguyen legend,trung nguyen e coffee
VinaPhone|phone|vinaphone.com.vn|vinaphone
MobiFone|phone|mobifone.vn|mobifone
EVN|power|evn.com.vn|=evn,evn hcmc,evn hanoi,evnhcmc,evnhanoi
Petrolimex|gas|petrolimex.com.vn|
PVOIL|gas|pvoil.com.vn|pvoil
Vietnam Airlines|fly|vietnamairlines.com|
VietJet Air|fly|vietjetair.com|vietjet
Bamboo Airways|fly|bambooairways.com|
Long Châu|pharm|nhathuoclongchau.com.vn|long chau,nha thuoc long chau,fpt long chau
An Khang|pharm|nhathuocankhang.com|nha thuoc an khang
Hasaki|pcare|hasaki.vn|
Fahasa|book|fahasa.com|nha sach fahasa
Econsave|groc|econsave.com.my|
KK Super Mart|conv|kkgroup.my|kk mart,kk super mart
myNEWS|conv|mynews.com.my|mynews,mynews com
Caring Pharmacy|pharm|caring2u.com|caring pharmacy
BIG Pharmacy|pharm|bigpharmacy.com.my|big pharmacy
Alpro Pharmacy|pharm|alpropharmacy.com|alpro,alpro pharmacy
MR.DIY|hard|mrdiy.com|mr diy,mrdiy,mr d i y
senHeng|elec|senheng.com.my|senheng
Popular|book|popular.com.my|=popular,popular book,popular bookstore
MPH|book|mphonline.com|=mph,mph bookstores
Padini|cloth|padini.com|padini concept store
Malaysia Airlines|fly|malaysiaairlines.com|
BHPetrol|gas|bhpetrol.com.my|bhp petrol,bhpetrol
U Mobile|phone|u.com.my|umobile
Air Selangor|water|airselangor.com|pengurusan air selangor
Astro|tv|astro.com.my|=astro,astro malaysia,measat broadcast
OldTown White Coffee|cafe|oldtown.com.my|old town white coffee
Secret Recipe|rest|secretrecipe.com.my|
ZUS Coffee|cafe|zuscoffee.com|zus
Marrybrown|fast|marrybrown.com|
PappaRich|rest|papparich.com.my|
GSC|tv|gsc.com.my|=gsc,golden screen cinemas
TGV Cinemas|tv|tgv.com.my|=tgv,tgv
Rapid KL|transit|myrapid.com.my|rapidkl,prasarana
KTM|transit|ktmb.com.my|=ktm,ktmb,keretapi tanah melayu
Touch 'n Go|toll|touchngo.com.my|touch n go,touchngo,tng reload
RedMart|groc|redmart.com|
ComfortDelGro|taxi|comfortdelgro.com|comfort delgro,cdg zig
EZ-Link|transit|ezlink.com.sg|ez link
Kinokuniya|book|kinokuniya.com|books kinokuniya
Challenger|elec|challenger.sg|=challenger,challenger technologies
Courts|elec|courts.com.sg|=courts,courts singapore,courts megastore
Gain City|elec|gaincity.com|
Toast Box|cafe|toastbox.com.sg|
Ya Kun Kaya Toast|cafe|yakun.com|ya kun
Kopitiam|rest|kopitiam.biz|
Koufu|rest|koufu.com.sg|
BreadTalk|cafe|breadtalk.com.sg|
Old Chang Kee|fast|oldchangkee.com|
KOI Thé|cafe|koithe.com|=koi,koi the
M1|phone|m1.com.sg|=m1,m1 limited,m1 shop
Circles.Life|phone|circles.life|circles life
SP Group|power|spgroup.com.sg|sp services,sp digital
Golden Village|tv|gv.com.sg|=golden village,golden village multiplex
Great Eastern|insur|greateasternlife.com|great eastern life,the great eastern
Income Insurance|insur|income.com.sg|ntuc income,income insurance
AIA|insur|aia.com|=aia,aia singapore,aia international,aia bhd,aia thailand
SPC|gas|spc.com.sg|=spc,spc service station
Mustafa Centre|dept|mustafa.com.sg|mustafa,mohamed mustafa
The Good Guys|elec|thegoodguys.com.au|good guys
First Choice Liquor|beer|firstchoiceliquor.com.au|first choice liquor market
Vintage Cellars|beer|vintagecellars.com.au|
Metro Petroleum|gas|metropetroleum.com.au|
Oporto|fast|oporto.com.au|=oporto
Boost Juice|cafe|boostjuice.com.au|boost juice bars
Gloria Jean's|cafe|gloriajeans.com|gloria jeans,gloria jeans coffees
Muffin Break|cafe|muffinbreak.com.au|
Bakers Delight|cafe|bakersdelight.com.au|
Brumby's Bakery|cafe|brumbys.com.au|brumbys
Donut King|cafe|donutking.com.au|
Zambrero|fast|zambrero.com.au|
Roll'd|fast|rolld.com.au|rolld
Betty's Burgers|rest|bettysburgers.com.au|bettys burgers
Sushi Hub|fast|sushihub.com.au|
amaysim|phone|amaysim.com.au|
Red Energy|power|redenergy.com.au|
RACV|auto|racv.com.au|
RACQ|auto|racq.com.au|
Rebel|sport|rebelsport.com.au|=rebel,rebel sport
BCF|sport|bcf.com.au|=bcf,boating camping fishing
Supercheap Auto|auto|supercheapauto.com.au|super cheap auto
Repco|auto|repco.com.au|
Spotlight|gm|spotlightstores.com|=spotlight,spotlight stores
Lincraft|gm|lincraft.com.au|
Country Road|cloth|countryroad.com.au|
Kathmandu|sport|kathmandu.co.nz|=kathmandu
Anaconda|sport|anacondastores.com|=anaconda
Dymocks|book|dymocks.com.au|
QBD Books|book|qbd.com.au|qbd,qbd the bookshop
Event Cinemas|tv|eventcinemas.com.au|event cinema
Village Cinemas|tv|villagecinemas.com.au|
Adairs|home|adairs.com.au|
Fantastic Furniture|furn|fantasticfurniture.com.au|
Nick Scali|furn|nickscali.com.au|
Kogan|mkt|kogan.com|kogan com
Catch|mkt|catch.com.au|=catch,catch com au
Mecca|pcare|mecca.com.au|=mecca,mecca brands,mecca cosmetica,mecca maxima
Baby Bunting|gm|babybunting.com.au|
Best & Less|cloth|bestandless.com.au|best less
Laubman & Pank|eye|laubmanandpank.com.au|laubman pank
FreshChoice|groc|freshchoice.co.nz|fresh choice
SuperValue|groc|supervalue.co.nz|super value
Farro|groc|farro.co.nz|farro fresh
Warehouse Stationery|office|warehousestationery.co.nz|
Noel Leeming|elec|noelleeming.co.nz|
Briscoes|home|briscoes.co.nz|briscoes homeware
Farmers|dept|farmers.co.nz|=farmers,farmers trading
Gull|gas|gull.nz|=gull,gull fuel
Waitomo|gas|waitomogroup.co.nz|=waitomo,waitomo fuel,waitomo petroleum
AT HOP|transit|at.govt.nz|auckland transport,at hop,at public transport
Hell Pizza|fast|hellpizza.nz|
BurgerFuel|fast|burgerfuel.com|burger fuel
Pita Pit|fast|pitapit.com|
Wild Bean Cafe|cafe|wildbeancafe.co.nz|
Skinny|phone|skinny.co.nz|=skinny,skinny mobile
Orcon|net|orcon.net.nz|
Slingshot|net|slingshot.co.nz|=slingshot
Meridian Energy|power|meridianenergy.co.nz|=meridian,meridian energy
Watercare|water|watercare.co.nz|watercare services
Trade Me|mkt|trademe.co.nz|trademe
PB Tech|elec|pbtech.co.nz|pb technologies
Whitcoulls|book|whitcoulls.co.nz|
Paper Plus|book|paperplus.co.nz|
Macpac|sport|macpac.co.nz|
Torpedo7|sport|torpedo7.co.nz|
Les Mills|gym|lesmills.com|les mills nz
CityFitness|gym|cityfitness.co.nz|city fitness
Snap Fitness|gym|snapfitness.com|
NZ Post|post|nzpost.co.nz|new zealand post
State Insurance|insur|state.co.nz|
Southern Cross|insur|southerncross.co.nz|=southern cross,southern cross health,southern cross medical
Animates|pet|animates.co.nz|
Glassons|cloth|glassons.com|
Hallenstein Brothers|cloth|hallensteins.com|hallensteins,hallenstein bros
`;
