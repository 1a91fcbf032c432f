/** Brands of the United States. A line: display name | category | website | further spellings. See brand-table.ts. */
export const BRANDS_US = `
Amazon|mkt|amazon.com|amazon com,amzn,amzn mktp,amzn mktp us,amzn mktplace,amzn mktplace pmts,
  amazon marketplace,amazon mktplace,amazon mktpl,amazon mktp,amazon retail,amazon eu,amazon reta,
  amzn digital,amazon digital,amazon digital svcs,amazon tips,amzn com bill,amzncombill,amazon uk,amazon de,
  amazon fr,amazon es,amazon it,amazon nl,amazon ca,amazon payments,amazon payments europe,amazon eu sarl,
  amazon services,amazon europe core,amz
Amazon Prime|mkt|amazon.com|amazon prime pmts,amazon prime membership,prime membership,amzn prime,
  amzn prime membership,amznprime,amazon prime uk,amazon prime fr,amazon prime de
Prime Video|tv|primevideo.com|amazon prime video,amazon video,prime video channels,primevideo com,
  amazon video on demand,amzn prime video
Amazon Web Services|serv|aws.amazon.com|aws,aws emea,aws amazon,amazon aws
Amazon Fresh|groc|amazon.com|amazon fresh,amazon grocery,amazon groce,amzn fresh
Audible|book|audible.com|audible us,audible uk,audible de,amazon audible,audible gmbh,audible ltd
Kindle Unlimited|book|amazon.com|amzn digital kindle unltd,amazon digital kindle unltd,
  amzn digital kindle unlimited,amazon digital kindle unlimited,kindle unltd,kindle unltd us
Kindle|book|amazon.com|kindle svcs,amazon digital svcs kindle,amazon digital kindle,amazon kindle,kindle services
Amazon Pharmacy|pharm|pharmacy.amazon.com|amzn pharmacy,pillpack,amazon pharma
Whole Foods Market|groc|wholefoodsmarket.com|wholefds,wholefds mkt,whole foods,whole foods mkt,wholefoods,wfm
Walmart|super|walmart.com|wal mart,walmart com,wm supercenter,wm super center,wal mart super,
  walmart supercenter,walmart grocery,wal mart stores,walmart neighborhood market,wm nbhd mkt,walmart ca,wmt
Walmart+|super|walmart.com|walmart plus,walmart member,wmt plus,walmart membership,walmart w+,wal mart plus
Sam's Club|super|samsclub.com|sams club,sams,samsclub com,sams club com,sams scan n go
Sam's Club Gas|gas|samsclub.com|sams fuel,sams gas,sams club fuel
Costco|super|costco.com|costco whse,costco wholesale,costco warehouse,costco com,wwwcostcocom,
  www costco com,costco by instacart,costco uk
Costco Gas|gas|costco.com|costco gas,costco gasoline,costco fuel,costco pfs
Costco Pharmacy|pharm|costco.com|costco pharmacy,costco rx
Target|super|target.com|=target,target com,target t,target store,target stores,target plus,target 0,target debit crd
Kroger|groc|kroger.com|kroger co,kroger fuel,kroger fuel ctr,kroger com
Safeway|groc|safeway.com|safeway store,safeway fuel,safeway com
Albertsons|groc|albertsons.com|albertsons com
Publix|groc|publix.com|publix super mar,publix super markets,publix super market
H-E-B|groc|heb.com|heb,heb grocery,heb online,heb gas,h e b
Trader Joe's|groc|traderjoes.com|trader joe,trader joes
ALDI|groc|aldi.com|aldi,aldi stores,aldi sued,aldi süd,aldi nord,aldi sud,aldi gmbh,aldi marche,aldi inkoop
Lidl|groc|lidl.com|lidl,lidl us,lidl gb,lidl sagt danke,lidl dienstleistung,lidl vertriebs,lidl digital,lidl france
Wegmans|groc|wegmans.com|
Meijer|super|meijer.com|meijer store,meijer express,meijer gas
Fred Meyer|super|fredmeyer.com|fred meyer fuel,fredmeyer
Food Lion|groc|foodlion.com|
Giant Food|groc|giantfood.com|giant food inc,=giant,giant foods,giant store
Giant Eagle|groc|gianteagle.com|giant eagle
Stop & Shop|groc|stopandshop.com|stop shop
ShopRite|groc|shoprite.com|shop rite,shoprite
Sprouts Farmers Market|groc|sprouts.com|sprouts,sprouts farmers mkt,sprouts farmers mar,sprouts farmers
WinCo Foods|groc|wincofoods.com|winco,winco foods
Hy-Vee|groc|hy-vee.com|hyvee
Harris Teeter|groc|harristeeter.com|
Ralphs|groc|ralphs.com|
Vons|groc|vons.com|
Jewel-Osco|groc|jewelosco.com|jewel osco,=jewel
Piggly Wiggly|groc|pigglywiggly.com|
Winn-Dixie|groc|winndixie.com|winn dixie,winndixie
Smart & Final|groc|smartandfinal.com|smart final,smartnfinal
Grocery Outlet|groc|groceryoutlet.com|
King Soopers|groc|kingsoopers.com|
City Market|groc|citymarket.com|
Smith's|groc|smithsfoodanddrug.com|smiths food,smiths food drug,=smiths
QFC|groc|qfc.com|
Market Basket|groc|shopmarketbasket.com|
Hannaford|groc|hannaford.com|
Raley's|groc|raleys.com|raleys
Stater Bros.|groc|staterbros.com|stater bros,stater bros markets
99 Ranch Market|groc|99ranch.com|99 ranch
The Fresh Market|groc|thefreshmarket.com|fresh market,fresh mkt
Smart Foodservice|groc||
H Mart|groc|hmart.com|h mart,hmart
Lucky Supermarkets|groc|luckysupermarkets.com|lucky supermarket
Food 4 Less|groc|food4less.com|food4less
Acme Markets|groc|acmemarkets.com|acme markets,acme store
ThriveMarket|groc|thrivemarket.com|thrive market
Misfits Market|groc|misfitsmarket.com|
FreshDirect|groc|freshdirect.com|fresh direct
Instacart|groc|instacart.com|instacart subscription,instacart com,instacart hq
Imperfect Foods|groc|imperfectfoods.com|imperfect produce
BJ's Wholesale Club|super|bjs.com|bjs wholesale,bjs whsle,bjs wholesale club,=bjs,bjs fuel
CVS Pharmacy|pharm|cvs.com|cvs,cvs pharmacy,cvspharmacy,cvs store,cvs com,cvs extracare,cvs carepass
CVS Caremark|pharm|caremark.com|caremark,cvs caremark,cvs specialty
MinuteClinic|prim|cvs.com|minuteclinic,minute clinic,cvs minuteclinic
Walgreens|pharm|walgreens.com|walgreens store,walgreen,walgreens com,walgreens pharmacy
Duane Reade|pharm|walgreens.com|duane reade,walgreens duane reade
Rite Aid|pharm|riteaid.com|rite aid store,riteaid
Bartell Drugs|pharm|bartelldrugs.com|bartell
Express Scripts|pharm|express-scripts.com|express scripts,expressscripts,esi mail pharmacy
Optum Rx|pharm|optumrx.com|optumrx,optum rx,optum home delivery
GoodRx|pharm|goodrx.com|goodrx gold,goodrx
Capsule|pharm|capsule.com|capsule pharmacy
Cost Plus Drugs|pharm|costplusdrugs.com|mark cuban cost plus,cost plus drug,costplusdrugs
GNC|pharm|gnc.com|gnc live well
The Vitamin Shoppe|pharm|vitaminshoppe.com|vitamin shoppe,vitaminshoppe
iHerb|pharm|iherb.com|iherb com
Ritual|pharm|ritual.com|=ritual,ritual com
Care/of|pharm|takecareof.com|takecareof
AG1|pharm|drinkag1.com|athletic greens,drinkag1
Quest Diagnostics|med|questdiagnostics.com|quest diag,quest diagnostic,quest dx
Labcorp|med|labcorp.com|laboratory corp,lab corp,labcorp billing,laboratory corporation of america
Kaiser Permanente|med|kp.org|kaiser,kaiser perm,kaiser foundation,kaiser permanente kp,kp scal,kp ncal,
  kaiser fdn hlth,kaiser pharmacy
One Medical|prim|onemedical.com|one medical group,onemedical
Teladoc|prim|teladoc.com|teladoc health
MDLive|prim|mdlive.com|
Amwell|prim|amwell.com|american well
Zocdoc|prim|zocdoc.com|
Hims & Hers|med|hims.com|hims,forhims,hers,forhers,hims hers
Ro|med|ro.co|roman health,ro co,roman,=ro
BetterHelp|med|betterhelp.com|better help
Talkspace|med|talkspace.com|
Headway|med|headway.co|headway therapy,headway co
Cerebral|med|cerebral.com|cerebral inc
Nurx|pharm|nurx.com|
Planned Parenthood|prim|plannedparenthood.org|planned parenthd
CityMD|prim|citymd.com|city md
Concentra|prim|concentra.com|
Mayo Clinic|med|mayoclinic.org|mayo clinic
Cleveland Clinic|med|clevelandclinic.org|cleveland clinic
Sutter Health|med|sutterhealth.org|
Sharp HealthCare|med|sharp.com|sharp healthcare
Banner Health|med|bannerhealth.com|
Aspen Dental|dental|aspendental.com|
SmileDirectClub|dental|smiledirectclub.com|smile direct,smiledirect
Invisalign|dental|invisalign.com|
Byte|dental|byte.com|byteme
Quip|dental|getquip.com|getquip,=quip
1-800 Contacts|eye|1800contacts.com|1800contacts,1800 contacts,1 800 contacts
Warby Parker|eye|warbyparker.com|warbyparker
LensCrafters|eye|lenscrafters.com|lens crafters
Zenni Optical|eye|zennioptical.com|zenni
America's Best|eye|americasbest.com|americas best contacts,americas best
Visionworks|eye|visionworks.com|
Pearle Vision|eye|pearlevision.com|
EyeBuyDirect|eye|eyebuydirect.com|
Target Optical|eye|targetoptical.com|target optical
Petco|pet|petco.com|petco com
PetSmart|pet|petsmart.com|pet smart
Chewy|pet|chewy.com|chewy com,chewycom
BarkBox|pet|barkbox.com|bark box,barkco
Banfield Pet Hospital|vet|banfield.com|banfield
VCA Animal Hospitals|vet|vcahospitals.com|vca animal,vca animal hosp,vca hospitals
Rover|pet|rover.com|rover com
Planet Fitness|gym|planetfitness.com|planet fit,planetfitness,pf,planet fitness club fees,abc planet fitness
LA Fitness|gym|lafitness.com|la fitness,lafitness
24 Hour Fitness|gym|24hourfitness.com|24 hour fitness usa,24hr fitness
Equinox|gym|equinox.com|equinox moto,equinox fitness
Anytime Fitness|gym|anytimefitness.com|anytime fit
Orangetheory Fitness|gym|orangetheory.com|orangetheory,orange theory,otf
Crunch Fitness|gym|crunch.com|crunch fit,=crunch
Gold's Gym|gym|goldsgym.com|golds gym
YMCA|gym|ymca.org|ymca of,the ymca,y m c a
Peloton|gym|onepeloton.com|peloton membership,onepeloton,peloton interactive
ClassPass|gym|classpass.com|classpass com,class pass
Life Time|gym|lifetime.life|life time fitness,lifetime fitness,lifetime
CorePower Yoga|gym|corepoweryoga.com|corepower
Pure Barre|gym|purebarre.com|
F45 Training|gym|f45training.com|f45
Strava|gym|strava.com|strava com
Massage Envy|pcare|massageenvy.com|
Great Clips|hair|greatclips.com|
Supercuts|hair|supercuts.com|super cuts
Sephora|hair|sephora.com|sephora usa,sephora com
Ulta Beauty|hair|ulta.com|ulta,ulta com,ulta 3
Sally Beauty|hair|sallybeauty.com|sally beauty supply
Bath & Body Works|hair|bathandbodyworks.com|bath body works,bath body,bbw
Dollar Shave Club|pcare|dollarshaveclub.com|dollarshaveclub
Harry's|pcare|harrys.com|harrys com,harrys inc
Starbucks|cafe|starbucks.com|starbucks store,starbucks card reload,starbucks mobile,starbucks coffee,sbux,
  starbucks com,starbucks 800 782
Dunkin'|cafe|dunkindonuts.com|dunkin,dunkin donuts,dunkin mobile,dunkin brands
Peet's Coffee|cafe|peets.com|peets,peets coffee,peets coffee tea
Blue Bottle Coffee|cafe|bluebottlecoffee.com|blue bottle
Dutch Bros|cafe|dutchbros.com|dutch bros coffee
Caribou Coffee|cafe|cariboucoffee.com|caribou
Philz Coffee|cafe|philzcoffee.com|philz
The Coffee Bean & Tea Leaf|cafe|coffeebean.com|coffee bean,coffee bean tea leaf
McDonald's|fast|mcdonalds.com|mcdonald,mcdonalds,mc donalds,mcd,mcdonalds restaurant,mcdonalds com,mcdo
Burger King|fast|bk.com|burgerking,burger king store
Wendy's|fast|wendys.com|wendys
Chick-fil-A|fast|chick-fil-a.com|chickfila,chick fil a,chick fil
Taco Bell|fast|tacobell.com|tacobell
KFC|fast|kfc.com|kentucky fried chicken,kfc store
Subway|fast|subway.com|=subway,subway restaurant,subway sandwiches,subway store
Chipotle|fast|chipotle.com|chipotle mexican grill,chipotle online,chipotle mex
Panda Express|fast|pandaexpress.com|panda express
Popeyes|fast|popeyes.com|popeyes louisiana,popeyes chicken
Five Guys|fast|fiveguys.com|five guys burgers,5 guys
In-N-Out Burger|fast|in-n-out.com|in n out,innout,in n out burger
Shake Shack|fast|shakeshack.com|shake shack
Sonic Drive-In|fast|sonicdrivein.com|sonic drive in,sonic drive,=sonic
Arby's|fast|arbys.com|arbys
Jack in the Box|fast|jackinthebox.com|jack in the box,jackinthebox
Whataburger|fast|whataburger.com|
Culver's|fast|culvers.com|culvers
Raising Cane's|fast|raisingcanes.com|raising canes,raising cane,canes
Zaxby's|fast|zaxbys.com|zaxbys
Wingstop|fast|wingstop.com|wing stop
Jersey Mike's|fast|jerseymikes.com|jersey mikes,jersey mikes subs
Jimmy John's|fast|jimmyjohns.com|jimmy johns
Firehouse Subs|fast|firehousesubs.com|
Qdoba|fast|qdoba.com|
Del Taco|fast|deltaco.com|del taco
El Pollo Loco|fast|elpolloloco.com|
Carl's Jr.|fast|carlsjr.com|carls jr
Hardee's|fast|hardees.com|hardees
Dairy Queen|fast|dairyqueen.com|dairy queen,dq grill
Little Caesars|fast|littlecaesars.com|little caesar,little caesars pizza
Domino's|fast|dominos.com|dominos,dominos pizza,domino s
Pizza Hut|fast|pizzahut.com|pizzahut
Papa John's|fast|papajohns.com|papa johns,papa john
Papa Murphy's|fast|papamurphys.com|papa murphys
MOD Pizza|fast|modpizza.com|mod pizza
Panera Bread|fast|panerabread.com|panera,panera bread com
Sweetgreen|fast|sweetgreen.com|sweet green
Cava|fast|cava.com|=cava,cava grill,cava mezze
Noodles & Company|fast|noodles.com|noodles co,noodles company
Krispy Kreme|fast|krispykreme.com|krispy kreme doughnuts
Auntie Anne's|fast|auntieannes.com|auntie annes
Jamba|fast|jamba.com|jamba juice
Smoothie King|fast|smoothieking.com|
Tropical Smoothie Cafe|fast|tropicalsmoothiecafe.com|tropical smoothie
Baskin-Robbins|fast|baskinrobbins.com|baskin robbins,baskin
Cold Stone Creamery|fast|coldstonecreamery.com|cold stone,coldstone
Crumbl|fast|crumblcookies.com|crumbl cookies,crumbl cookie
Insomnia Cookies|fast|insomniacookies.com|
White Castle|fast|whitecastle.com|
Applebee's|rest|applebees.com|applebees
Chili's|rest|chilis.com|chilis,chilis grill
Olive Garden|rest|olivegarden.com|olive garden
Red Lobster|rest|redlobster.com|
Outback Steakhouse|rest|outback.com|outback steak
Texas Roadhouse|rest|texasroadhouse.com|
LongHorn Steakhouse|rest|longhornsteakhouse.com|longhorn steak
Cracker Barrel|rest|crackerbarrel.com|
The Cheesecake Factory|rest|thecheesecakefactory.com|cheesecake factory,cheesecake
P.F. Chang's|rest|pfchangs.com|pf changs,p f changs
Buffalo Wild Wings|rest|buffalowildwings.com|bww,buffalo wild
IHOP|rest|ihop.com|
Denny's|rest|dennys.com|dennys
Waffle House|rest|wafflehouse.com|
Red Robin|rest|redrobin.com|
TGI Fridays|rest|tgifridays.com|tgi friday,fridays
BJ's Restaurant|rest|bjsrestaurants.com|bjs restaurants,bjs rest,bjs restaurant
California Pizza Kitchen|rest|cpk.com|cpk,california pizza
First Watch|rest|firstwatch.com|
Carrabba's|rest|carrabbas.com|carrabbas
Bonefish Grill|rest|bonefishgrill.com|
Ruby Tuesday|rest|rubytuesday.com|
Benihana|rest|benihana.com|
Nando's|rest|nandos.com|nandos,nandos chickenland
DoorDash|rest|doordash.com|doordash inc,doordash dashpass,doordash com,doordash technologies
DoorDash|rest|doordash.com|dashpass,dd dashpass,doordash dashpass,doordash dashpass subscription
Uber Eats|rest|ubereats.com|uber eats,ubereats,uber eats help,uber eat,uberbv eats,uber bv eats
Grubhub|rest|grubhub.com|grubhub inc,grubhub holdings,grubhub com
Seamless|rest|seamless.com|seamless
Postmates|rest|postmates.com|
Caviar|rest|trycaviar.com|trycaviar
Gopuff|conv|gopuff.com|gopuff,go puff
HelloFresh|groc|hellofresh.com|hello fresh,hellofresh com
Blue Apron|groc|blueapron.com|
Factor|groc|factor75.com|factor75,factor 75,factor meals
EveryPlate|groc|everyplate.com|
Home Chef|groc|homechef.com|homechef
Uber|taxi|uber.com|uber trip,uber technologies,uber trip help,uber pending,uber help,uber com,uber us,
  uber bv,uber payments,uber ride,uber rides,uber canada,help uber com
Uber One|taxi|uber.com|uber one,uber one membership,uber pass
Lyft|taxi|lyft.com|lyft ride,lyft rides,lyft temp auth hold,lyft cost of ride
Lime|bike|li.me|lime ride,lim ride,=lim,lime rides,limebike,lime scooter,=lime
Bird|bike|bird.co|bird app,bird rides,=bird
Citi Bike|bike|citibikenyc.com|citibike,citibik
Shell|gas|shell.com|=shell,shell oil,shell service station,shell service,shell gas,shell station,
  shell tankstelle,shell ev,shell food mart,shell recharge,shell petrol,shell nederland,shell deutschland
Chevron|gas|chevron.com|chevron gas
Exxon|gas|exxon.com|exxon mobil,exxonmobil,exxon gas,exxon mart
Mobil|gas|exxon.com|=mobil,mobil mart,mobil oil,mobil gas
BP|gas|bp.com|=bp,bp gas,bp oil,bp connect,bp products,bp station,bp express,bp petrol
76|gas|76.com|76 gas,76 station,union 76,=76
Arco|gas|arco.com|arco ampm,arco paypoint,=arco,arco am pm
Valero|gas|valero.com|valero gas,=valero
Marathon|gas|marathonbrand.com|marathon petro,marathon petroleum,marathon gas,=marathon
Sunoco|gas|sunoco.com|
Speedway|gas|speedway.com|speedway superamer
Circle K|conv|circlek.com|circle k,circlek,circle k stores
7-Eleven|conv|7-eleven.com|7 eleven,7eleven,seven eleven,7 11,=711,7 11,seven eleven
Wawa|conv|wawa.com|
Sheetz|conv|sheetz.com|
QuikTrip|conv|quiktrip.com|quik trip,qt
Casey's|conv|caseys.com|caseys,caseys gen store,caseys general store
Kwik Trip|conv|kwiktrip.com|kwik trip
RaceTrac|conv|racetrac.com|race trac
Buc-ee's|conv|buc-ees.com|buc ees,bucees
Cumberland Farms|conv|cumberlandfarms.com|
Royal Farms|conv|royalfarms.com|
ampm|conv|ampm.com|am pm
Pilot Flying J|gas|pilotflyingj.com|pilot flying
Pilot|gas|pilotflyingj.com|pilot travel,pilot travel center,pilot
Flying J|gas|pilotflyingj.com|
Love's Travel Stops|gas|loves.com|loves travel,loves country,loves travel stops
TravelCenters of America|gas|ta-petro.com|ta travel center
Phillips 66|gas|phillips66.com|phillips 66,conoco phillips
Citgo|gas|citgo.com|
Sinclair|gas|sinclairoil.com|sinclair oil,sinclair gas
Gulf|gas|gulfoil.com|gulf oil,=gulf
Maverik|gas|maverik.com|
Murphy USA|gas|murphyusa.com|murphy,murphy express,murphy usa
Texaco|gas|texaco.com|
Tesla|gas|tesla.com|=tesla,tesla supercharger,tesla motors,tesla inc,tesla supercharging
ChargePoint|gas|chargepoint.com|charge point
EVgo|gas|evgo.com|evgo services
Electrify America|gas|electrifyamerica.com|electrify am
Netflix|tv|netflix.com|netflix com,netflix inc,netflixcom,netflix international,netflix entretenimiento
Hulu|tv|hulu.com|hlu hulu,hulu com,hulu bill,hlu,hlu hulu plus,hulu llc
Disney+|tv|disneyplus.com|disney plus,disneyplus,disneyplus com,disney+ ,dplus,disney streaming
HBO Max|tv|hbomax.com|hbo max,hbomax,help max com,=max,max com,hbo,hbomax com
Paramount+|tv|paramountplus.com|paramount plus,paramnt,paramountplus,cbs all access,paramount+
Peacock|tv|peacocktv.com|peacock tv,peacocktv,peacock premium,peacock
Apple TV+|tv|tv.apple.com|apple tv
ESPN+|tv|espn.com|espn plus,espnplus
Starz|tv|starz.com|starz entertainment
Showtime|tv|showtime.com|
Crunchyroll|tv|crunchyroll.com|
Sling TV|tv|sling.com|sling,sling tv
fuboTV|tv|fubo.tv|fubo,fubotv
Philo|tv|philo.com|=philo,philo com
YouTube Premium|tv|youtube.com|youtubepremium,youtube premium,google youtubepremium,google youtube premium,
  google youtube pre
YouTube TV|net|tv.youtube.com|google yt tv,youtubetv,youtube tv,google youtubetv,google youtube tv
YouTube|tv|youtube.com|=youtube,google youtube,youtube com,youtube videos,google youtube videos
YouTube Music|music|music.youtube.com|google youtube music,youtube music,youtubemusic
Spotify|music|spotify.com|spotify usa,spotify ab,spotify uk,spotify premium,spotify com,spotifyusai,
  spotify germany,spotify france,spotify italy,spotify espana
Apple Music|music|music.apple.com|apple music
SiriusXM|music|siriusxm.com|sirius xm,sxm,siriusxm com,sirius,sxm siriusxm,sxm siriusxm com acct
Pandora|music|pandora.com|pandora media,pandora internet,=pandora
Tidal|music|tidal.com|=tidal,tidal music
Deezer|music|deezer.com|
SoundCloud|music|soundcloud.com|
Apple Services|serv|apple.com|apple com bill,apple bill,itunes,itunes com,itunes com bill,apple itunes,
  apple itunes store,apple services,apple com us,apl itunes,apple online services,apple icloud,itunes store,
  apple distribution intl,apple distribution
iCloud|serv|icloud.com|icloud,icloud storage
Apple Store|elec|apple.com|apple store,apple online store,apple retail,apple store r
Apple|elec|apple.com|=apple,apple inc,apple com,apple computer
Apple Card|cardpay|card.apple.com|applecard,apple card,applecard gsbank,applecard gsbank payment
Apple Cash|app|apple.com|apple cash,apple cash sent money,apple cash inst xfer
Google Play|games|play.google.com|google play,google play apps,googleplay,google play store,google play yo
Google One|serv|one.google.com|google one,google google one,google google storage,google storage
Google Cloud|serv|cloud.google.com|google cloud,google gcp
Google Workspace|serv|workspace.google.com|google workspace,google gsuite,google gsui,google gsuite apps,
  google worksp,gsuite
Google Ads|serv|ads.google.com|google ads,google adws,google adwords
Google Fi|phone|fi.google.com|google fi,google project fi
Google Nest|secu|nest.com|google nest,nest labs
Google Store|elec|store.google.com|google store,google devices
Google|serv|google.com|=google,google services,google svcs,google llc,google ireland,google payment,
  google com,google temporary hold,google pay
Microsoft|serv|microsoft.com|msft,microsoft store,microsoft 365,msbill info,msbill,microsoft office,
  microsoft com,microsoft ireland,microsoft azure,microsoft subscription,microsoft xbox,microsoft ultimate,
  microsoft realms,msft azure,microsoft payments
Xbox|games|xbox.com|xbox live,xbox game pass,xbox com
PlayStation|games|playstation.com|playstation network,playstationnetwork,playstation store,sony playstation,
  psn,sie playstation,sony interactive,playstation plus,sony ps network
Nintendo|games|nintendo.com|nintendo eshop,nintendo america,nintendo ca,nintendo of america,nintendo of europe
Steam|games|steampowered.com|=steam,steamgames,steam purchase,steampowered,steamgames com,wl steam purchase,
  valve,valve steam,wl steam,steam powered
Steam Games|games|steampowered.com|steam games
Epic Games|games|epicgames.com|epic games store,epicgames,epic games inc
Roblox|games|roblox.com|roblox com,roblox corp
Blizzard Entertainment|games|blizzard.com|blizzard,blizzard ent
Electronic Arts|games|ea.com|ea origin,ea com,ea swiss,electronic arts
Twitch|tv|twitch.tv|twitchinteractive,twitch tv,twitch interactive
Discord|serv|discord.com|discordapp,discord app,discord nitro,discord com,discord inc
Patreon|ent|patreon.com|patreon membership,patreon member,patreon com
Substack|book|substack.com|
OnlyFans|ent|onlyfans.com|only fans,onlyfans com
Tinder|ent|tinder.com|tinder com
Bumble|ent|bumble.com|bumble app
Hinge|ent|hinge.co|
Match.com|ent|match.com|match com,match com sub
OpenAI|serv|openai.com|openai chatgpt,openai chatgpt subscr,chatgpt,openai llc,chatgpt subscription,
  openai chatgpt plus
Anthropic|serv|anthropic.com|claude ai,claude ai subscription,anthropic pbc,claude
GitHub|serv|github.com|github inc,github com
Adobe|serv|adobe.com|adobe creative cloud,adobe systems,adobe acropro,adobe inc,adobe photogphy plan,
  adobe com,adobe systems software,adb adobe
Dropbox|serv|dropbox.com|dropbox com,db dropbox
Zoom|serv|zoom.us|zoom us,zoom com,zoom video,zoom video comm
Slack|serv|slack.com|slack t,slack technologies
Notion|serv|notion.so|notion labs,=notion
Figma|serv|figma.com|
Canva|serv|canva.com|canva pty
Grammarly|serv|grammarly.com|grammarly com
Evernote|serv|evernote.com|
1Password|serv|1password.com|1password,agilebits
LastPass|serv|lastpass.com|
NordVPN|serv|nordvpn.com|nordvpn com,nord vpn
ExpressVPN|serv|expressvpn.com|
GoDaddy|serv|godaddy.com|dnh godaddy,dnh godaddy com,godaddy com,godaddy europe
Namecheap|serv|namecheap.com|name cheap com,name cheap
Squarespace|serv|squarespace.com|sqsp,squarespace inc,sqsp inv,sqsp work
Wix|serv|wix.com|wix com
DigitalOcean|serv|digitalocean.com|digitalocean com
Cloudflare|serv|cloudflare.com|
Mailchimp|serv|mailchimp.com|intuit mailchimp
Shopify|serv|shopify.com|=shopify,shopify com,shopify inc
LinkedIn|serv|linkedin.com|linkedin pre,linkedin premium,linkedin com,linkedin prea
Meta|serv|meta.com|facebk,facebook,facebook ads,fb me,facebk ads,meta platforms,meta ads,metapay
Twitter|serv|x.com|twitter,twitter online ads,twitter paid features
Duolingo|edu|duolingo.com|duolingo com
Coursera|edu|coursera.org|coursera inc,coursera org
Udemy|edu|udemy.com|udemy com,udemy online courses
MasterClass|edu|masterclass.com|
Chegg|edu|chegg.com|chegg order
Calm|pcare|calm.com|=calm,calm com,calm premium
Headspace|pcare|headspace.com|headspace com
Noom|gym|noom.com|
WeightWatchers|gym|weightwatchers.com|weight watchers,ww international,ww com,ww north america
MyFitnessPal|gym|myfitnesspal.com|my fitness pal
The New York Times|book|nytimes.com|new york times,nytimes,ny times,nyt,nytimes com,new york times digital,
  nyt digital,nytimes disc,d j nyt
The Wall Street Journal|book|wsj.com|wsj,wall street journal,dow jones,d j wsj,dj wsj,wall st journal
The Washington Post|book|washingtonpost.com|washington post,washpost,wp subscription
The Economist|book|economist.com|economist,economist newspaper
Barnes & Noble|book|barnesandnoble.com|barnes noble,barnesnoble
Half Price Books|book|hpb.com|
Scribd|book|scribd.com|
Home Depot|hard|homedepot.com|home depot,homedepot com,the home depot,homedepot
Lowe's|hard|lowes.com|lowes,lowes com
Ace Hardware|hard|acehardware.com|ace hdwe,ace hardware,ace hdw
Menards|hard|menards.com|
Harbor Freight Tools|hard|harborfreight.com|harbor freight
True Value|hard|truevalue.com|true value hardware
Tractor Supply|hard|tractorsupply.com|tractor supply co
Sherwin-Williams|hard|sherwin-williams.com|sherwin williams
Floor & Decor|hard|flooranddecor.com|floor decor
IKEA|furn|ikea.com|ikea us,ikea com,ikea deutschland,ikea ltd,ikea home
Wayfair|furn|wayfair.com|wayfair com,wayfair wayfair
Ashley Furniture|furn|ashleyfurniture.com|ashley homestore,ashley furn
West Elm|furn|westelm.com|
Pottery Barn|furn|potterybarn.com|
Crate & Barrel|furn|crateandbarrel.com|crate barrel
Williams-Sonoma|furn|williams-sonoma.com|williams sonoma
Restoration Hardware|furn|rh.com|restoration hrdwr
Casper|furn|casper.com|casper sleep
Bed Bath & Beyond|home|bedbathandbeyond.com|bed bath beyond
The Container Store|home|containerstore.com|container store,containerstore
HomeGoods|home|homegoods.com|home goods
At Home|home|athome.com|at home store
Best Buy|elec|bestbuy.com|bestbuymktplace,bestbuy,bestbuycom,best buy com,bestbuycom888,bby,best buy store
Micro Center|elec|microcenter.com|
B&H Photo|elec|bhphotovideo.com|b h photo,bh photo,bhphoto
Newegg|elec|newegg.com|
GameStop|games|gamestop.com|game stop
Dell|elec|dell.com|dell marketing,dell inc,dell sales
HP|elec|hp.com|hp instant ink,hp com,hpi instant ink,hp home
Staples|office|staples.com|=staples,staples inc,staples store,staples com,staples us
Office Depot|office|officedepot.com|officemax,office max,officemax office depot
FedEx|post|fedex.com|fedex office,fedexoffice,fedex com,federal express,fedex express
UPS|post|ups.com|ups bill,ups com,=ups,united parcel
The UPS Store|post|theupsstore.com|ups store,ups store us
USPS|post|usps.com|usps po,usps com,us postal service,usps stamps,usps clicknship,usps change of address,
  usps kiosk,u s postal
DHL|post|dhl.com|dhl express,dhl paket
Stamps.com|post|stamps.com|stamps com,stmp stamps com
Macy's|dept|macys.com|macys,macys com
Nordstrom|dept|nordstrom.com|nordstrom com
Nordstrom Rack|dept|nordstromrack.com|nordstrom rack,nordstromrack com
Kohl's|dept|kohls.com|kohls,kohls com
JCPenney|dept|jcpenney.com|jc penney,jcp,j c penney,jcpenney com
Dillard's|dept|dillards.com|dillards
Bloomingdale's|dept|bloomingdales.com|bloomingdales
Saks Fifth Avenue|dept|saksfifthavenue.com|saks,saks fifth ave,saks off 5th
Neiman Marcus|dept|neimanmarcus.com|
Belk|dept|belk.com|=belk,belk store
T.J. Maxx|disc|tjmaxx.com|tj maxx,tjmaxx,t j maxx
Marshalls|disc|marshalls.com|
Ross Dress for Less|disc|rossstores.com|ross,ross store,ross stores,ross dress for less
Burlington|disc|burlington.com|burlington coat,burlington stores,=burlington
Dollar Tree|disc|dollartree.com|dollar tree,dollartree,dollartre
Dollar General|disc|dollargeneral.com|dollar general,dollar gen,dg market,dollar ge
Family Dollar|disc|familydollar.com|
Five Below|disc|fivebelow.com|five below,5 below
Big Lots|disc|biglots.com|big lots stores
Ollie's|disc|ollies.com|ollies bargain,ollies
99 Cents Only|disc|99only.com|99 cents only stores,99 cents only
Daiso|disc|daiso.com|daiso japan
Goodwill|disc|goodwill.org|goodwill industries,goodwill store
Gap|cloth|gap.com|=gap,gap us,gap online,gap outlet,gap com,gap factory
Old Navy|cloth|oldnavy.com|old navy on line,oldnavy com
Banana Republic|cloth|bananarepublic.com|banana rep
Athleta|cloth|athleta.com|
Nike|cloth|nike.com|=nike,nike com,nike factory,nike store,nike us,nike retail,nikepos,nike usa
adidas|cloth|adidas.com|adidas us,adidas com,adidas store
lululemon|cloth|lululemon.com|lululemon athletica,lululemon com
Under Armour|cloth|underarmour.com|under armour
H&M|cloth|hm.com|h m,hennes mauritz,h m hennes,hm com,=hm,hm online,h m us
Zara|cloth|zara.com|zara usa,=zara,zara com
Uniqlo|cloth|uniqlo.com|uniqlo usa
Forever 21|cloth|forever21.com|forever21
J.Crew|cloth|jcrew.com|j crew,jcrew com,j crew factory
Abercrombie & Fitch|cloth|abercrombie.com|abercrombie,abercrombie fitch
Hollister|cloth|hollisterco.com|hollister co
American Eagle|cloth|ae.com|american eagle outfitters,american eagle,aeo
Urban Outfitters|cloth|urbanoutfitters.com|urban outfit
Anthropologie|cloth|anthropologie.com|
Free People|cloth|freepeople.com|
Madewell|cloth|madewell.com|
Victoria's Secret|cloth|victoriassecret.com|victorias secret,vs store
Levi's|cloth|levi.com|levis,levi strauss,levis store
Foot Locker|cloth|footlocker.com|footlocker
DSW|cloth|dsw.com|designer shoe warehouse
Famous Footwear|cloth|famousfootwear.com|
Zappos|cloth|zappos.com|zappos com
Allbirds|cloth|allbirds.com|
Everlane|cloth|everlane.com|
Bombas|cloth|bombas.com|
SHEIN|cloth|shein.com|shein com,shein us
Temu|mkt|temu.com|temu com
Stitch Fix|cloth|stitchfix.com|stitchfix
Rent the Runway|cloth|renttherunway.com|
Carter's|cloth|carters.com|carters
The Children's Place|cloth|childrensplace.com|childrens place
Men's Wearhouse|cloth|menswearhouse.com|mens wearhouse
Tiffany & Co.|cloth|tiffany.com|tiffany co
Kay Jewelers|cloth|kay.com|
Pandora Jewelry|cloth|pandora.net|pandora jewelry
Dick's Sporting Goods|sport|dickssportinggoods.com|dicks sporting goods,dicks sporting,
  dicks clothing sporting,dickssportinggoods com
REI|sport|rei.com|rei com,=rei,rei greenwoodheinz
Academy Sports|sport|academy.com|academy sports outdoors,academy sports
Bass Pro Shops|sport|basspro.com|bass pro,bass pro store
Cabela's|sport|cabelas.com|cabelas
Big 5 Sporting Goods|sport|big5sportinggoods.com|big 5 sporting
Patagonia|cloth|patagonia.com|
The North Face|cloth|thenorthface.com|north face
Fanatics|sport|fanatics.com|
Michaels|gift|michaels.com|michaels stores,michaels store,=michaels
Hobby Lobby|gift|hobbylobby.com|hobby lobby,hobbylobby
JOANN|gift|joann.com|joann fabric,joann stores,jo ann,jo ann fabric
Party City|gift|partycity.com|
Hallmark|gift|hallmark.com|hallmark cards
1-800-Flowers|gift|1800flowers.com|1800flowers,1 800 flowers,18f 1800flowers
Etsy|mkt|etsy.com|etsy inc,etsy com,etsy us,etsy ireland
eBay|mkt|ebay.com|ebay o,ebay com,ebay inc,ebay commerce,ebay sarl,ebay commerce uk
Poshmark|mkt|poshmark.com|
Mercari|mkt|mercari.com|
StockX|mkt|stockx.com|
AliExpress|mkt|aliexpress.com|aliexpress com,alibaba aliexpress,alipay aliexpress
Wish|mkt|wish.com|wish com,=wish
LEGO|gift|lego.com|lego store,lego system,lego com,legosystem,legosystema,lego brand retail
Toys"R"Us|gift|toysrus.com|toys r us,toysrus
Build-A-Bear|gift|buildabear.com|build a bear
AT&T|phone|att.com|att,at t,att bill payment,att payment,at t payment,att mob,att bill,at t bill payment,
  at t mobility,att wireless,attm,att uverse,att internet
Verizon|phone|verizon.com|=verizon,verizon com,verizon fios,verizon online,verizon pymt,vz fios,verizon bill
Verizon Wireless|phone|verizonwireless.com|vzwrlss,verizon wireless,verizon wrls,vzw,vz wireless,
  verizonwrlss,vzwrlss apocc visb,vzwrlss my vz vb p,vzwrlss bill pay
T-Mobile|phone|t-mobile.com|t mobile,tmobile,tmobile auto pay,t mobile postpaid,tmobile postpaid,
  t mobile prepaid,telekom mobilfunk
Sprint|phone|sprint.com|sprint wireless,=sprint
Mint Mobile|phone|mintmobile.com|mintmobile
Visible|phone|visible.com|visible wireless,=visible
Cricket Wireless|phone|cricketwireless.com|cricket wireless,cricket
Metro by T-Mobile|phone|metrobyt-mobile.com|metro by t mobile,metropcs
US Mobile|phone|usmobile.com|us mobile
Xfinity|net|xfinity.com|comcast,comcast cable,comcast cable comm,comcast xfinity,comcast california,
  comcast of,xfinity mobile,comcast business
Spectrum|net|spectrum.com|spectrum mobile,charter comm,charter communications,spectrum tv,=spectrum,
  charter spectrum,twc,time warner cable
Cox Communications|net|cox.com|cox comm,cox communications,cox cable,=cox
Optimum|net|optimum.com|optimum cable,=optimum,altice
CenturyLink|net|centurylink.com|centurylink lumen,lumen centurylink
Frontier Communications|net|frontier.com|frontier comm,frontier communicat,frontier online
Google Fiber|net|fiber.google.com|google fiber
Starlink|net|starlink.com|starlink internet
DIRECTV|net|directv.com|directv stream,direct tv
DISH Network|net|dish.com|dish network,dish ntwk
PG&E|power|pge.com|pge,pg e,pacific gas electric,pgande,pg e webrecurring,pgande web online,pacific gas and electric
Southern California Edison|power|sce.com|so cal edison,southern cal edison,sce,socal edison,so cal edison co
SoCalGas|power|socalgas.com|so cal gas,socal gas,southern california gas,socalgas paid scgc
Con Edison|power|coned.com|coned,con ed,con ed of ny,conedison
National Grid|power|nationalgridus.com|national grid,nationalgrid,natl grid
Duke Energy|power|duke-energy.com|dukeenergy,duke energy corp
Florida Power & Light|power|fpl.com|fpl,florida power light,fpl direct debit
Dominion Energy|power|dominionenergy.com|dominion va power,dominion energy
Georgia Power|power|georgiapower.com|ga power,georgia power
Xcel Energy|power|xcelenergy.com|xcel,xcel energy
ComEd|power|comed.com|commonwealth edison,comed
DTE Energy|power|dteenergy.com|dte,dte energy
Consumers Energy|power|consumersenergy.com|consumers energy
Entergy|power|entergy.com|
Puget Sound Energy|power|pse.com|puget sound energy,pse
Seattle City Light|power|seattle.gov|seattle city light
San Diego Gas & Electric|power|sdge.com|sdge,san diego gas
LADWP|util|ladwp.com|la dwp,ladwp water
APS|power|aps.com|aps electric,arizona public service
PSE&G|power|pseg.com|pse g,pseg,pseg bill
Eversource|power|eversource.com|eversource energy
NV Energy|power|nvenergy.com|
Pepco|power|pepco.com|
BGE|power|bge.com|baltimore gas
AEP|power|aep.com|american electric power,aep ohio
Ameren|power|ameren.com|
CenterPoint Energy|power|centerpointenergy.com|centerpoint,cnp
TXU Energy|power|txu.com|txu
Reliant Energy|power|reliant.com|reliant
Waste Management|waste|wm.com|waste mgmt,wm ezpay,waste management,waste mgmt wm ezpay,wm com
Republic Services|waste|republicservices.com|republic services tras,republic serv
American Water|water|amwater.com|american water wrks
East Bay MUD|water|ebmud.com|ebmud
ADT|secu|adt.com|adt security,adt security services
Ring|secu|ring.com|ring com,ring yearly plan,ring basic plan,=ring,ring multi
SimpliSafe|secu|simplisafe.com|
Vivint|secu|vivint.com|
State Farm|insur|statefarm.com|state farm,state farm ins,state farm insurance,state farm ro
GEICO|insur|geico.com|geico auto,geico ins
Progressive|insur|progressive.com|progressive ins,prog,progressive insurance,prog advanced,
  progressive leasing,prog direct ins,prog preferred
Allstate|insur|allstate.com|allstate ins,allstate insurance
USAA|insur|usaa.com|usaa p c,usaa insurance,usaa p c int,usaa
Liberty Mutual|insur|libertymutual.com|liberty mutual,liberty mutual ins
Farmers Insurance|insur|farmers.com|farmers ins,farmers insurance
Nationwide|insur|nationwide.com|nationwide ins,=nationwide
Travelers|insur|travelers.com|travelers ins,travelers insurance,travelers persl
Lemonade|insur|lemonade.com|lemonade insurance,lemonade ins
Root Insurance|insur|joinroot.com|root insurance
MetLife|insur|metlife.com|metlife ins
Aflac|insur|aflac.com|aflac columbus
Northwestern Mutual|insur|northwesternmutual.com|northwestern mu,nw mutual
New York Life|insur|newyorklife.com|new york life ins
Prudential|insur|prudential.com|prudential ins
Mutual of Omaha|insur|mutualofomaha.com|mutual of omaha
Blue Shield of California|insur|blueshieldca.com|blue shield ca,blue shield of ca,blueshieldca,blueshield ca
Blue Cross Blue Shield|insur|bcbs.com|bcbs,blue cross,bluecross,blue cross blue shield,bluecross blueshield,bc bs
Anthem|insur|anthem.com|anthem blue cross,anthem blue,anthem ins,=anthem,anthem bcbs
Aetna|insur|aetna.com|aetna inc,aetna premium
Cigna|insur|cigna.com|cigna healthcare,cigna health
UnitedHealthcare|insur|uhc.com|united healthcare,unitedhealthcare,uhc,unitedhealth,unitedhlthcare,unitedhealthone,=uhone
Humana|insur|humana.com|humana inc,humana ins
Oscar Health|insur|hioscar.com|oscar health,oscar ins
Delta Dental|insur|deltadental.com|delta dental,delta dental ins,delta dental premium
VSP Vision Care|insur|vsp.com|vsp,vsp vision,vision service plan
Covered California|insur|coveredca.com|covered ca
HealthEquity|med|healthequity.com|health equity,healthequity inc
American Airlines|fly|aa.com|american air,american airlines,amer airlines,american air0
Delta Air Lines|fly|delta.com|delta air,delta airlines,delta air lines,delta com,delta air 006,=delta
United Airlines|fly|united.com|united airlines,united air,united 016,united com,united inflight,=united
Southwest Airlines|fly|southwest.com|southwes,southwest,southwest air,southwest airlines,southwest com
JetBlue|fly|jetblue.com|jetblue airways,jet blue
Alaska Airlines|fly|alaskaair.com|alaska a,alaska air,alaska air in,alaska airlines
Spirit Airlines|fly|spirit.com|spirit air,spirit airl
Frontier Airlines|fly|flyfrontier.com|frontier ai,frontier airlines,frontier air
Hawaiian Airlines|fly|hawaiianairlines.com|hawaiian air,hawaiian airlines
Allegiant Air|fly|allegiantair.com|allegiant,allegiant air
Amtrak|transit|amtrak.com|amtrak com,amtrak tel
Greyhound|transit|greyhound.com|greyhound lines
FlixBus|transit|flixbus.com|flixbus com,flix,flixmobility,flix se
BART|transit|bart.gov|bart clipper,=bart
Clipper|transit|clippercard.com|clipper,clipper systems,clipper transit fare
MTA|transit|mta.info|mta nyct,mta nyct paygo,mta metrocard,mta vending,nyct paygo,mta lirr,mta mnr etix,metrocard
WMATA|transit|wmata.com|wmata smartrip,smartrip
CTA Ventra|transit|ventrachicago.com|ventra,cta ventra,ventra account
MBTA|transit|mbta.com|mbta fare
SEPTA|transit|septa.org|septa key
TriMet|transit|trimet.org|
NJ Transit|transit|njtransit.com|njt,nj transit my tix,njt rail my tix
Caltrain|transit|caltrain.com|
E-ZPass|toll|e-zpass.com|ezpass,e z pass,e zpass,ezpassny,e z pass ny,ez pass,ny e zpass,nj e zpass,
  pa e zpass,e zpass ny
FasTrak|toll|bayareafastrak.org|fastrak,fastrak csc,fastrak rebill
SunPass|toll|sunpass.com|sunpass,sunpass acc
TxTag|toll|txtag.org|txtag
NTTA|toll|ntta.org|ntta autocharge,ntta
ParkMobile|park|parkmobile.io|park mobile,parkmobile com
SpotHero|park|spothero.com|
PayByPhone|park|paybyphone.com|paybyphone parking,pay by phone
LAZ Parking|park|lazparking.com|laz parking,laz pkg
SP+ Parking|park|spplus.com|sp parking,sp plus parking
ABM Parking|park|abm.com|abm parking
Impark|park|impark.com|impark
AAA|auto|aaa.com|aaa,aaa membership,aaa csaa,aaa auto club,auto club
AutoZone|auto|autozone.com|auto zone
O'Reilly Auto Parts|auto|oreillyauto.com|oreilly auto,o reilly auto,oreilly auto parts,=oreilly
Advance Auto Parts|auto|advanceautoparts.com|advance auto
NAPA Auto Parts|auto|napaonline.com|napa auto,napa store,napa parts
Pep Boys|auto|pepboys.com|
Jiffy Lube|auto|jiffylube.com|
Valvoline Instant Oil Change|auto|vioc.com|valvoline,valvoline instant oil
Discount Tire|auto|discounttire.com|discount tire co,discount tire
Firestone Complete Auto Care|auto|firestonecompleteautocare.com|firestone,firestone complete
Goodyear|auto|goodyear.com|goodyear auto
Les Schwab|auto|lesschwab.com|les schwab tires
Midas|auto|midas.com|=midas,midas auto
Mister Car Wash|auto|mistercarwash.com|mister car wash
CarMax|auto|carmax.com|carmax auto
Carvana|auto|carvana.com|
Hertz|carrent|hertz.com|hertz rent a car,hertz car rental,hertz rental
Avis|carrent|avis.com|avis rent a car,=avis,avis budget
Enterprise Rent-A-Car|carrent|enterprise.com|enterprise rent,enterprise rent a car,enterprise rentacar,enterprise car
Budget Rent a Car|carrent|budget.com|budget rent,budget rent a car,budget car rental
Alamo|carrent|alamo.com|alamo rent a car,alamo rent
National Car Rental|carrent|nationalcar.com|national car,national car rental
Sixt|carrent|sixt.com|sixt rent a car,sixt rental
Turo|carrent|turo.com|turo inc,turo com
Zipcar|carrent|zipcar.com|zipcar inc,zipcar trip
U-Haul|transp|uhaul.com|uhaul,u haul,u haul moving
Penske|transp|penske.com|penske trk,penske truck
Public Storage|stor|publicstorage.com|public storage
Extra Space Storage|stor|extraspace.com|extra space
CubeSmart|stor|cubesmart.com|cubesmart
JW Marriott|lodge|marriott.com|
Marriott|lodge|marriott.com|marriott hotel,marriott hotels,marriott com,marriott intl
Courtyard by Marriott|lodge|marriott.com|marriott courtyard,courtyard,courtyard marriott,courtyard by marr
Fairfield Inn|lodge|marriott.com|fairfield inn suites,fairfield inn by marriott
SpringHill Suites|lodge|marriott.com|springhill suites by marriott
TownePlace Suites|lodge|marriott.com|
Sheraton|lodge|marriott.com|sheraton hotel,sheraton hotels
Aloft|lodge|marriott.com|aloft hotel,aloft hotels
Residence Inn|lodge|marriott.com|residence inn
Fairfield Inn|lodge|marriott.com|fairfield inn
Sheraton|lodge|marriott.com|sheraton hotel
Westin|lodge|marriott.com|westin hotel,the westin
Hilton|lodge|hilton.com|hilton hotels,hilton hotel,hilton advance purchase,hilton com
DoubleTree by Hilton|lodge|hilton.com|
DoubleTree|lodge|hilton.com|doubletree hotel,doubletree hotels
Embassy Suites|lodge|hilton.com|embassy suites
Hampton Inn|lodge|hilton.com|hampton inn,hampton inns,hampton inn suites,hampton by hilton
Hilton Garden Inn|lodge|hilton.com|hilton garden
Homewood Suites|lodge|hilton.com|
Hyatt Place|lodge|hyatt.com|
Hyatt Regency|lodge|hyatt.com|
Hyatt House|lodge|hyatt.com|
Grand Hyatt|lodge|hyatt.com|
Hyatt|lodge|hyatt.com|hyatt hotels
Holiday Inn|lodge|ihg.com|holiday inn,holiday inns
Holiday Inn Express|lodge|ihg.com|holiday inn express,holiday inn exp
InterContinental|lodge|ihg.com|intercontinental hotel
Best Western|lodge|bestwestern.com|best western hotel
Motel 6|lodge|motel6.com|motel 6
La Quinta|lodge|wyndhamhotels.com|la quinta inn,la quinta
Comfort Inn|lodge|choicehotels.com|comfort inn,comfort suites
Quality Inn|lodge|choicehotels.com|
Days Inn|lodge|wyndhamhotels.com|
Super 8|lodge|wyndhamhotels.com|super 8 motel
Airbnb|lodge|airbnb.com|airbnb com,airbnb inc,air bnb,airbnb payments,airbnb ireland
Vrbo|lodge|vrbo.com|vrbo com,homeaway,vrbo homeaway
Booking.com|lodge|booking.com|booking com,bookingcom,hotel at booking com,bkg,bkg booking com,hotel on booking com
Expedia|travel|expedia.com|expedia com,expedia inc
Hotels.com|lodge|hotels.com|hotels com,hotelscom
Priceline|travel|priceline.com|priceline com,priceln
Kayak|travel|kayak.com|=kayak,kayak com
Orbitz|travel|orbitz.com|orbitz com
Travelocity|travel|travelocity.com|
Agoda|lodge|agoda.com|agoda com,agoda company
Hotwire|travel|hotwire.com|hotwire sales final,hotwire com
Royal Caribbean|travel|royalcaribbean.com|royal caribbean cruises
Carnival Cruise Line|travel|carnival.com|carnival cruise
Walt Disney World|event|disneyworld.disney.go.com|disney world,wdw,walt disney world,wdw tickets,disney resort wdw
Disneyland|event|disneyland.disney.go.com|disneyland resort
Disney|gift|disney.com|=disney,disney store,shopdisney
Universal Studios|event|universalstudios.com|universal orlando,universal studios
Six Flags|event|sixflags.com|
AMC Theatres|event|amctheatres.com|amc,amc theatre,amc theaters,amc online,amc entertainment,amc stubs
Regal Cinemas|event|regmovies.com|regal,regal cinema,regal entertainment
Cinemark|event|cinemark.com|cinemark theatres
Fandango|event|fandango.com|fandango com
Ticketmaster|event|ticketmaster.com|tm,ticketmaster com,tm ticketmaster,ticketmaster uk
StubHub|event|stubhub.com|stubhub inc
SeatGeek|event|seatgeek.com|
Live Nation|event|livenation.com|
Topgolf|event|topgolf.com|top golf
Dave & Buster's|event|daveandbusters.com|dave busters,dave and busters
Total Wine & More|beer|totalwine.com|total wine
BevMo!|beer|bevmo.com|bevmo
Drizly|beer|drizly.com|
ABC Fine Wine & Spirits|beer|abcfws.com|abc fine wine
Care.com|child|care.com|care com
KinderCare|child|kindercare.com|kinder care
Bright Horizons|child|brighthorizons.com|
Navient|student|navient.com|navient svcs
Nelnet|student|nelnet.com|nelnet stdnt loan,nelnet student
MOHELA|student|mohela.com|mohela,dept ed mohela
Aidvantage|student|aidvantage.com|dept education aidvantage
Great Lakes|student|mygreatlakes.org|great lakes student
US Department of Education|student|studentaid.gov|dept education,dept of education,us dept of ed,
  dept education student ln,dept ed
Toyota Financial Services|carloan|toyotafinancial.com|toyota financial,toyota ach,tfs toyota,toyota motor credit
Honda Financial Services|carloan|hondafinancialservices.com|honda pmt,american honda fin,honda financial,
  american honda
Ford Credit|carloan|ford.com|ford motor credit,ford credit,ford motor cr
GM Financial|carloan|gmfinancial.com|gm financial,gmfinancial
Ally|carloan|ally.com|ally financial,ally auto,ally bank,=ally,ally paymt
Nissan Motor Acceptance|carloan|nissanusa.com|nissan motor accept,nissan auto loan
Rocket Mortgage|mortgage|rocketmortgage.com|rocket mtg,quicken loans,rocket mortgage
Mr. Cooper|mortgage|mrcooper.com|mr cooper,nationstar,nationstar mr cooper,nsm dbamr cooper
Freedom Mortgage|mortgage|freedommortgage.com|freedom mtg
PennyMac|mortgage|pennymac.com|pennymac loan
Shellpoint Mortgage Servicing|mortgage|shellpointmtg.com|shellpoint,newrez shellpoint,newrez
Wells Fargo|loan|wellsfargo.com|wells fargo bank,wells fargo card,wf credit card,wells fargo dealer,wf home mtg
Chase|cardpay|chase.com|=chase,chase credit crd,chase credit card,chase card services,chase autopay,
  chase card serv,jpmorgan chase,chase card payment,payment to chase card,chase credit crd autopay,
  chase credit crd epay
American Express|cardpay|americanexpress.com|american express ach,amex,amex epayment,american express,
  amex ach pmt,amex e payment,amex payment
Capital One|cardpay|capitalone.com|capital one crcardpmt,capital one mobile,capital one mobile pmt,
  capital one online pmt,capital one,capital one auto
Discover|cardpay|discover.com|discover e payment,discover card,discover dc,discover bank,=discover,discover epayment
Citi|cardpay|citi.com|citi card online,citi card,citi autopay,citi cards,citi credit card,citi payment,
  citictp,citibank,citibank na
Bank of America|cardpay|bankofamerica.com|bk of amer,bank of america,bk of amer visa online pmt,
  boa credit card,bofa,bk of america,bank of america credit card
Synchrony Bank|cardpay|synchrony.com|synchrony,syncb,syf paymnt,synchrony bank payment,syncb ppc
Barclaycard|cardpay|barclaycard.com|barclaycard us,barclaycard,barclay card
U.S. Bank|cardpay|usbank.com|us bank,us bank credit card,cardmember serv,u s bank
PNC Bank|fee|pnc.com|pnc bank,pnc
TD Bank|fee|td.com|td bank,td auto finance
Best Egg|loan|bestegg.com|
LendingClub|loan|lendingclub.com|lending club
SoFi|loan|sofi.com|sofi bank,sofi loans,sofi money
Upstart|loan|upstart.com|upstart network
Affirm|bnpl|affirm.com|affirm inc,affirm pay,affirm com payme,affirm com
Afterpay|bnpl|afterpay.com|afterpay us,afterpay
Klarna|bnpl|klarna.com|klarna bank,klarna inc,klarna ab
Zip|bnpl|zip.co|quadpay,zip co,=zip,zip pay,zip quadpay
Sezzle|bnpl|sezzle.com|sezzle inc
Dave|loan|dave.com|=dave,dave com,dave inc
Earnin|loan|earnin.com|earnin activehours,activehours
Brigit|loan|hellobrigit.com|
Chime|app|chime.com|chime bank,=chime
Robinhood|invest|robinhood.com|robinhood funds,robinhood securities,robinhood
Vanguard|invest|vanguard.com|vanguard buy,vanguard group,vgi,vanguard investment
Fidelity|invest|fidelity.com|fid bkg svc,fid bkg svc llc,fidelity investments,fidelity,fid bkg
Charles Schwab|invest|schwab.com|schwab,schwab brokerage,charles schwab bank
E*TRADE|invest|etrade.com|etrade,e trade
Betterment|invest|betterment.com|betterment sec
Wealthfront|invest|wealthfront.com|wealthfront eda
Acorns|invest|acorns.com|acorns investing,acorns invest
Stash|invest|stash.com|stash capital,=stash
Coinbase|crypto|coinbase.com|coinbase com,coinbase inc,coinbase rtl
Kraken|crypto|kraken.com|payward,kraken payward
Venmo|app|venmo.com|=venmo,venmo payment,venmo cashout,venmo com
PayPal|app|paypal.com|=paypal,paypal transfer,paypal add to bal,paypal inc,paypal com,
  pypl payin4,paypal pay in 4,paypal payin4
Cash App|app|cash.app|cash app cash out,cashapp,square cash
Western Union|app|westernunion.com|wu,western union intl
Remitly|app|remitly.com|remitly com,rmtly
Wise|app|wise.com|=wise,transferwise,wise us,wise payments,wise europe,trnwise
MoneyGram|app|moneygram.com|
TurboTax|acct|turbotax.intuit.com|intuit turbotax,turbotax online,turbo tax
H&R Block|acct|hrblock.com|h r block,hrblock,hrb online
QuickBooks|acct|quickbooks.intuit.com|intuit quickbooks,quickbooks online,intuit qb online,
  intuit qbooks online,qb online
Credit Karma|acct|creditkarma.com|
Experian|acct|experian.com|exp experian,experian credit,experian com
LegalZoom|legal|legalzoom.com|legal zoom
LifeLock|serv|lifelock.com|norton lifelock,lifelock symantec
Norton|serv|norton.com|norton ap,nortonlifelock,symantec norton
McAfee|serv|mcafee.com|mcafee com
Ancestry|serv|ancestry.com|ancestry com,ancestrycom
23andMe|med|23andme.com|23 and me
Shutterfly|gift|shutterfly.com|shutterfly inc
IRS|tax|irs.gov|irs usataxpymt,irs treas 310,irs usa tax pymt,irs des usataxpymt,usataxpymt,internal revenue service
US Treasury|gov|treasury.gov|us treasury,treas 310,u s treasury,united states treas
Social Security Administration|gov|ssa.gov|ssa treas 310,ssa treas,ssa,social security
Franchise Tax Board|tax|ftb.ca.gov|franchise tax bo,franchise tax board,ca ftb,state of calif ftb
California DMV|gov|dmv.ca.gov|state of calif dmv,ca dmv,state of calif dmv int,calif dmv
American Red Cross|don|redcross.org|red cross,amer red cross
St. Jude Children's Research Hospital|don|stjude.org|st jude,st jude childrens
Salvation Army|don|salvationarmyusa.org|salvation army
GoFundMe|don|gofundme.com|gofundme com,gofndme
ActBlue|don|actblue.com|actblue com
Wikimedia Foundation|don|wikimediafoundation.org|wikimedia,wikipedia
NPR|don|npr.org|
PBS|don|pbs.org|
ADP|acct|adp.com|adp payroll fees,adp tax,adp wage pay
Gusto|acct|gusto.com|=gusto,gusto payroll,gusto pay,gusto net,gusto fee
Nespresso|cafe|nespresso.com|nespresso usa
Keurig|cafe|keurig.com|
Vistaprint|office|vistaprint.com|vistapr
Kickstarter|gift|kickstarter.com|kickstarter com
Indiegogo|gift|indiegogo.com|
Fitbit|elec|fitbit.com|
Fitbit Premium|serv|fitbit.com|google fitbit premium
Nest Aware|secu|nest.com|google nest aware,nest aware plus
Amazon Music|music|music.amazon.com|amazon music unlimited,amazon music unltd,amzn music
Garmin|elec|garmin.com|garmin international,garmin subscription
Oura|elec|ouraring.com|ouraring,oura ring,oura health
WHOOP|gym|whoop.com|whoop inc,whoop membership
Orkin|repair|orkin.com|
Terminix|repair|terminix.com|
TruGreen|repair|trugreen.com|
TaskRabbit|repair|taskrabbit.com|
Angi|repair|angi.com|angies list
Thumbtack|repair|thumbtack.com|
Hippo|insur|hippo.com|hippo insurance
Lemonaid Health|med|lemonaidhealth.com|lemonaid
Everlywell|med|everlywell.com|everly well
Color Health|med|color.com|color genomics
Fresenius Kidney Care|med|freseniuskidneycare.com|fresenius
DaVita|med|davita.com|davita dialysis
Walgreens Mail Service|pharm|walgreens.com|walgreens mail
Spirit Halloween|gift|spirithalloween.com|
Lovevery|gift|lovevery.com|
Bath Fitter|home|bathfitter.com|
Kindbody|med|kindbody.com|
Progyny|med|progyny.com|
Carbon Health|prim|carbonhealth.com|
Forward|prim|goforward.com|goforward
PatientFi|med|patientfi.com|
CareCredit|med|carecredit.com|care credit,carecredit syncb
InstaMed|med|instamed.com|
Zelle|app|zellepay.com|=zelle
Paychex|acct|paychex.com|paychex eib,paychex tps,paychex rcx,paychex inc
Kum & Go|gas|kumandgo.com|kum go,kumgo
ParkWhiz|park|parkwhiz.com|
NYC Taxi|taxi|nyc.gov|nyc taxi,nyctaxi,nyc yellow cab,nyc taxi med
HMSHost|rest|hmshost.com|
Metrolink|transit|metrolinktrains.com|metrolink automated
Scooter's Coffee|cafe|scooterscoffee.com|scooters coffee
Amazon Kids+|mkt|amazon.com|amazon kids
TriNet|acct|trinet.com|trinet hr,trinet hr iii
PECO|power|peco.com|peco energy
Brightline|transit|gobrightline.com|brightline trains
Four Seasons|lodge|fourseasons.com|=four seasons,four seasons hotel,four seasons resort,four seasons maui
Max Mara|cloth|maxmara.com|max mara fashion
Einstein Bros. Bagels|cafe|einsteinbros.com|einstein bros,einstein bagels
Federal Student Aid|edu|studentaid.gov|studentloan gov,studentloan,dept of ed loan
Conoco|gas|conoco.com|
Doctors Without Borders|don|doctorswithoutborders.org|
LoanCare|loanmort|loancare.net|loancare servicing
GetGo|gas|getgocafe.com|
Marcus|cardpay|marcus.com|=marcus,gs bank savings,marcus by goldman sachs
Illinois Tollway|toll|illinoistollway.com|illinois tollway autoreplenish
X|serv|x.com|x corp,x corp paid features,x premium
Reddit|serv|reddit.com|reddit premium
FanDuel|casino|fanduel.com|fanduel sportsbook
DraftKings|casino|draftkings.com|draftkings sportsbook,dk sportsbook
Wealthsimple|invest|wealthsimple.com|ws investments
Southwest Gas|power|swgas.com|southwest gas corp,sw gas
TreasuryDirect|invest|treasurydirect.gov|treasury direct,treas drct
`;
