/**
 * Further chains of the United States: restaurants, groceries, shops and services. A line: display name | category |
 * website | further spellings.
 */
export const BRANDS_US_CHAINS = `
Bob Evans|rest|bobevans.com|bob evans rest
ThriftBooks|book|thriftbooks.com|thriftbooks global
Hooters|rest|hooters.com|
Moe's Southwest Grill|fast|moes.com|moes sw grill,moes southwest,moes southwest gril,=moes
Bojangles|fast|bojangles.com|
Church's Texas Chicken|fast|churchs.com|churchs chicken,churchs texas chicken
Potbelly|fast|potbelly.com|potbelly sandwich
Quiznos|fast|quiznos.com|quiznos sub
Blaze Pizza|fast|blazepizza.com|
Marco's Pizza|fast|marcos.com|marcos pizza
Round Table Pizza|rest|roundtablepizza.com|
Sbarro|fast|sbarro.com|
Cinnabon|fast|cinnabon.com|
Menchie's|food|menchies.com|menchies,menchies frozen yogurt
Nothing Bundt Cakes|food|nothingbundtcakes.com|nothing bundt cake
Smashburger|fast|smashburger.com|
The Habit Burger Grill|fast|habitburger.com|habit burger,the habit
Krystal|fast|krystal.com|=krystal
Steak 'n Shake|fast|steaknshake.com|steak n shake,steaknshake
Freddy's|fast|freddys.com|freddys frozen custard,freddys steakburgers,=freddys
Portillo's|fast|portillos.com|portillos,portillos hot dogs
Rally's|fast|rallys.com|rallys
Captain D's|fast|captainds.com|captain ds,captain d s
Long John Silver's|fast|ljsilvers.com|long john silvers,long john silver
Maggiano's|rest|maggianos.com|maggianos,maggianos little italy
Yard House|rest|yardhouse.com|
Chuck E. Cheese|rest|chuckecheese.com|chuck e cheese
Perkins|rest|perkinsrestaurants.com|=perkins,perkins rest,perkins restaurant
Village Inn|rest|villageinn.com|=village inn,village inn rest
Golden Corral|rest|goldencorral.com|
Boston Market|fast|bostonmarket.com|
Bruegger's Bagels|cafe|brueggers.com|brueggers
Corner Bakery|cafe|cornerbakerycafe.com|=corner bakery,corner bakery cafe
Au Bon Pain|cafe|aubonpain.com|
Le Pain Quotidien|cafe|lepainquotidien.com|
la Madeleine|cafe|lamadeleine.com|la madeleine
Pei Wei|fast|peiwei.com|pei wei asian
Fogo de Chão|rest|fogo.com|fogo de chao
Ruth's Chris|rest|ruthschris.com|ruths chris,ruths chris steak house
The Capital Grille|rest|thecapitalgrille.com|capital grille
Texas de Brazil|rest|texasdebrazil.com|
Torchy's Tacos|fast|torchystacos.com|torchys,torchys tacos
Velvet Taco|fast|velvettaco.com|
Chuy's|rest|chuys.com|chuys,chuys mexican
On The Border|rest|ontheborder.com|on the border mexican
Uncle Julio's|rest|unclejulios.com|uncle julios
Taco Cabana|fast|tacocabana.com|
Fuddruckers|rest|fuddruckers.com|
Luby's|rest|lubys.com|lubys,lubys cafeteria
Mellow Mushroom|rest|mellowmushroom.com|
Pizza Ranch|rest|pizzaranch.com|
Love's|gas|loves.com|=loves,loves travel,loves travel stop,loves country
Stewart's Shops|conv|stewartsshops.com|stewarts shop,stewarts shops
Thorntons|gas|mythorntons.com|=thorntons
Cenex|gas|cenex.com|
Holiday|gas|holidaystationstores.com|holiday stations,holiday stationstore,holiday stationstores,=holiday stn store,
  =holiday
Food City|groc|foodcity.com|
Ingles|groc|ingles-markets.com|=ingles,ingles markets
Lowes Foods|groc|lowesfoods.com|
BI-LO|groc|bi-lo.com|bi lo
Save A Lot|groc|savealot.com|save a lot,savealot
Price Chopper|groc|pricechopper.com|
Shaw's|groc|shaws.com|=shaws,shaws supermarket,shaws supermarkets,shaws osco
Star Market|groc|starmarket.com|=star market
Big Y|groc|bigy.com|big y foods,big y express
Roche Bros.|groc|rochebros.com|roche bros,roche brothers
Weis Markets|groc|weismarkets.com|weis mkts,weis
Tops Friendly Markets|groc|topsmarkets.com|tops markets,tops friendly
Acme|groc|acmemarkets.com|=acme,acme markets,acme mkts,acme sav on
Key Food|groc|keyfood.com|key food supermarket
Food Bazaar|groc|foodbazaar.com|food bazaar supermarket
Fairway Market|groc|fairwaymarket.com|
Gristedes|groc|gristedes.com|
Western Beef|groc|westernbeef.com|
CTown|groc|ctownsupermarkets.com|ctown,c town supermarket,ctown supermarkets
Cub|groc|cub.com|=cub,cub foods
Lunds & Byerlys|groc|lundsandbyerlys.com|lunds byerlys
Festival Foods|groc|festfoods.com|
Woodman's|groc|woodmans-food.com|woodmans food,woodmans food market,=woodmans,woodmans market
Pick 'n Save|groc|picknsave.com|pick n save
Schnucks|groc|schnucks.com|schnuck
Dierbergs|groc|dierbergs.com|dierbergs market
Lucky|groc|luckysupermarkets.com|=lucky,lucky supermarket,lucky supermarkets
FoodMaxx|groc|foodmaxx.com|food maxx
Nob Hill Foods|groc|raleys.com|nob hill foods
Gelson's|groc|gelsons.com|gelsons,gelsons market,gelsons markets
Bristol Farms|groc|bristolfarms.com|
Vallarta Supermarkets|groc|vallartasupermarkets.com|vallarta supermarket,vallarta supermarkets
Northgate Market|groc|northgatemarket.com|northgate gonzalez,northgate gonzalez market
Cardenas Markets|groc|cardenasmarkets.com|cardenas market,cardenas markets
El Super|groc|elsupermarkets.com|=el super
Superior Grocers|groc|superiorgrocers.com|
New Seasons Market|groc|newseasonsmarket.com|new seasons mkt,new seasons
PCC Community Markets|groc|pccmarkets.com|pcc,pcc community mkts
Haggen|groc|haggen.com|haggen food
Rosauers|groc|rosauers.com|
Yoke's Fresh Market|groc|yokesfreshmarkets.com|yokes,yokes fresh
Harmons|groc|harmonsgrocery.com|=harmons,harmons grocery
Macey's|groc|maceys.com|=maceys
Bashas'|groc|bashas.com|bashas
Fry's Food|groc|frysfood.com|frys food,frys food drg,frys fuel,frys mktplace,=frys
Natural Grocers|groc|naturalgrocers.com|
Fresh Thyme|groc|freshthyme.com|fresh thyme farmers,fresh thyme market
Earth Fare|groc|earthfare.com|
Randalls|groc|randalls.com|=randalls
Tom Thumb|groc|tomthumb.com|tom thumb store
Central Market|groc|centralmarket.com|=central market
Brookshire's|groc|brookshires.com|brookshires,brookshire bros,brookshire brothers
Fiesta Mart|groc|fiestamart.com|
Rouses|groc|rouses.com|rouses market
Sedano's|groc|sedanos.com|sedanos,sedanos supermarket
Presidente Supermarkets|groc|presidentesupermarkets.com|presidente supermarket
Foodtown|groc|foodtown.com|=foodtown
King Kullen|groc|kingkullen.com|
Stew Leonard's|groc|stewleonards.com|stew leonards
Balducci's|groc|balduccis.com|balduccis
Erewhon|groc|erewhonmarket.com|erewhon market
Green Chef|groc|greenchef.com|greenchef
ButcherBox|groc|butcherbox.com|
Hungryroot|groc|hungryroot.com|
Pet Supplies Plus|pet|petsuppliesplus.com|
Petsense|pet|petsense.com|
Bluemercury|pcare|bluemercury.com|blue mercury
Yankee Candle|gift|yankeecandle.com|
Tuesday Morning|disc|tuesdaymorning.com|
Von Maur|dept|vonmaur.com|
Boscov's|dept|boscovs.com|boscovs
Aerie|cloth|aerie.com|=aerie
Express|cloth|express.com|=express com,express fashion
Ann Taylor|cloth|anntaylor.com|anntaylor,ann taylor factory
Talbots|cloth|talbots.com|
Chico's|cloth|chicos.com|=chicos,chicos fas
White House Black Market|cloth|whitehouseblackmarket.com|whbm,white house blk mkt
Lane Bryant|cloth|lanebryant.com|
Torrid|cloth|torrid.com|=torrid
OshKosh B'gosh|cloth|oshkosh.com|oshkosh bgosh,osh kosh b gosh
Gymboree|cloth|gymboree.com|
Journeys|cloth|journeys.com|=journeys
Finish Line|cloth|finishline.com|=finish line
Fabletics|cloth|fabletics.com|
Big 5|sport|big5sportinggoods.com|big 5 sporting,big 5 sporting goods
SCHEELS|sport|scheels.com|scheels all sports
Sierra|sport|sierra.com|=sierra,sierra trading post
Eddie Bauer|cloth|eddiebauer.com|
L.L.Bean|cloth|llbean.com|l l bean,ll bean
Lands' End|cloth|landsend.com|lands end
Columbia Sportswear|cloth|columbia.com|columbia sportswear
Duluth Trading|cloth|duluthtrading.com|duluth trading co
Rural King|hard|ruralking.com|
Benjamin Moore|hard|benjaminmoore.com|
Boost Mobile|phone|boostmobile.com|
US Cellular|phone|uscellular.com|uscellular,us cellular
Straight Talk|phone|straighttalk.com|straighttalk,straight talk wireless
TracFone|phone|tracfone.com|tracfone wireless
Consumer Cellular|phone|consumercellular.com|
Portland General Electric|power|portlandgeneral.com|portland general,portland gen elec
Pacific Power|power|pacificpower.net|pacificorp
Rocky Mountain Power|power|rockymountainpower.net|rocky mtn power
SRP|power|srpnet.com|=srp,salt river project
Esurance|insur|esurance.com|
Enterprise Rent-A-Car|carrent|enterprise.com|enterprise rent a car,enterprise rentacar,enterprise rent a
Budget|carrent|budget.com|budget rent a car,budget rentacar
Thrifty|carrent|thrifty.com|thrifty car rental,thrifty rent a car
Dollar Rent A Car|carrent|dollar.com|dollar rac,dollar rent a car
Spirit Airlines|fly|spirit.com|spirit airl,spirit air
Megabus|transit|megabus.com|
Red Roof Inn|lodge|redroof.com|red roof,red roof inns
Extended Stay America|lodge|extendedstayamerica.com|extended stay,esa suites
Curb|taxi|gocurb.com|=curb,curb nyc taxi,curb taxi,curb mobility
Hopper|travel|hopper.com|=hopper,hopper travel
SP+ Parking|park|spplus.com|sp plus parking,sp plus
I-PASS|toll|getipass.com|ipass,illinois tollway,il tollway,i pass autoreplenish
Good To Go|toll|mygoodtogo.com|wsdot good to go,wsdot goodtogo,=good to go
Kinney Drugs|pharm|kinneydrugs.com|kinney drug
Alto Pharmacy|pharm|alto.com|
Western Dental|dental|westerndental.com|
SoulCycle|gym|soul-cycle.com|soul cycle
Barry's|gym|barrys.com|barrys bootcamp
European Wax Center|hair|waxcenter.com|european wax
Sport Clips|hair|sportclips.com|sportclips
Drybar|hair|drybarshops.com|
NTB|auto|ntb.com|=ntb,ntb tire
Meineke|auto|meineke.com|meineke car care
Maaco|auto|maaco.com|
NAPA Auto Parts|auto|napaonline.com|napa auto,napa auto part,napa store
Life Storage|stor|lifestorage.com|
Overstock|mkt|overstock.com|overstock com
OfferUp|mkt|offerup.com|
Kumon|edu|kumon.com|kumon math reading
Mathnasium|edu|mathnasium.com|
Sylvan Learning|edu|sylvanlearning.com|sylvan learning center
Alamo Drafthouse|tv|drafthouse.com|alamo draft house,alamo drafthouse cinema
SeaWorld|event|seaworld.com|seaworld parks,sea world
Cedar Point|event|cedarpoint.com|
Knott's Berry Farm|event|knotts.com|knotts berry farm
Busch Gardens|event|buschgardens.com|
Legoland|event|legoland.com|
Shipt|groc|shipt.com|
Pet Valu|pet|petvalu.com|petvalu
Pizza Pizza|fast|pizzapizza.ca|
Mucho Burrito|fast|muchoburrito.com|
Irving|gas|irvingoil.com|=irving,irving oil
Flair Airlines|fly|flyflair.com|flair air
Structube|furn|structube.com|
The Brick|furn|thebrick.com|=the brick
Leon's|furn|leons.ca|leons furniture,leons
Sleep Country|furn|sleepcountry.ca|
Princess Auto|auto|princessauto.com|
Bulk Barn|groc|bulkbarn.ca|
M&M Food Market|groc|mmfoodmarket.com|m m food market,m m meat shops
The Economist|book|economist.com|economist newspaper
Hudson News|book|hudsongroup.com|hudson news,hudsonnews,hudson st
Fitbit Premium|gym|fitbit.com|google fitbit premium,fitbit prem
Google Play|mkt|play.google.com|google play apps,google play store
Google Workspace|serv|workspace.google.com|google gsuite,google g suite,gsuite
Google Nest|secu|store.google.com|google nest,nest aware,google nest aware
Apple Music|music|apple.com|
Apple TV|tv|tv.apple.com|apple tv plus
Apple Fitness+|gym|apple.com|apple fitness plus
Amazon Music|music|music.amazon.com|amazon music unlimited,amzn music
Amazon Kids+|tv|amazon.com|amazon kids plus,amzn kids plus,amazon kids
PlayStation Plus|games|playstation.com|playstation plus,ps plus
EA Sports|games|ea.com|electronic arts
`;
