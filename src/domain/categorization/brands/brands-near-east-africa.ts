/**
 * Brands of Turkey, Russia, Israel, the Gulf states, Egypt and South Africa. A line: display name | category |
 * website | further spellings.
 */
export const BRANDS_NEAR_EAST_AFRICA = `
ŞOK|groc|sokmarket.com.tr|=sok,sok market,sok marketler
CarrefourSA|super|carrefoursa.com|carrefoursa,carrefour sa
N11|mkt|n11.com|n11 com
ÇiçekSepeti|gift|ciceksepeti.com|ciceksepeti,cicek sepeti
LC Waikiki|cloth|lcwaikiki.com|lcwaikiki,lcw
DeFacto|cloth|defacto.com.tr|defacto,defacto perakende
Koton|cloth|koton.com|
Mavi|cloth|mavi.com|=mavi,mavi giyim,mavi jeans
Boyner|dept|boyner.com.tr|
Teknosa|elec|teknosa.com|
Vatan Bilgisayar|elec|vatanbilgisayar.com|vatan
Koçtaş|hard|koctas.com.tr|koctas,koctas fix
Gratis|pcare|gratis.com|=gratis,gratis kozmetik
D&R|book|dr.com.tr|=d r,d r magaza,d r kultur
Opet|gas|opet.com.tr|
Petrol Ofisi|gas|petrolofisi.com.tr|=po
Aytemiz|gas|aytemiz.com.tr|
Turkish Airlines|fly|turkishairlines.com|thy,thy ao,turk hava yollari
AJet|fly|ajet.com|anadolujet
SunExpress|fly|sunexpress.com|sunexpress
İSKİ|water|iski.istanbul|iski
İGDAŞ|power|igdas.istanbul|igdas
BEDAŞ|power|bedas.com.tr|bedas,ck bogazici
Enerjisa|power|enerjisa.com.tr|
İstanbulkart|transit|istanbulkart.istanbul|istanbulkart,belbim
Kahve Dünyası|cafe|kahvedunyasi.com|kahve dunyasi
Simit Sarayı|cafe|simitsarayi.com|simit sarayi
Köfteci Yusuf|rest|kofteciyusuf.com|kofteci yusuf
BiTaksi|taxi|bitaksi.com|
MACFit|gym|macfit.com|macfit,mac fit
ebebek|gm|e-bebek.com|ebebek,e bebek
FLO|cloth|flo.com.tr|=flo,flo magazacilik
Digiturk|tv|digiturk.com.tr|krea icerik
Exxen|tv|exxen.com|
Tarım Kredi|groc|tkkoop.com.tr|tarim kredi,tarim kredi koop market
Hakmar|groc|hakmar.com.tr|hakmar express
Pyaterochka|groc|5ka.ru|pyaterochka,pyatyorochka,piaterochka
Пятёрочка|groc|5ka.ru|пятерочка
Magnit|groc|magnit.ru|=magnit,magnit mm,magnit kosmetik,magnit cosmetic,mm magnit
Магнит|groc|magnit.ru|
Perekrestok|groc|perekrestok.ru|perekrestok
Перекресток|groc|perekrestok.ru|перекрёсток
Lenta|super|lenta.com|=lenta,lenta super
Лента|super|lenta.com|
VkusVill|groc|vkusvill.ru|vkusvill
Вкусвилл|groc|vkusvill.ru|
Dixy|groc|dixy.ru|=dixy,dixi
Дикси|groc|dixy.ru|
Chizhik|groc|chizhik.club|chizhik
Чижик|groc|chizhik.club|
Samokat|groc|samokat.ru|samokat
Самокат|groc|samokat.ru|
Kuper|groc|kuper.ru|sbermarket
Купер|groc|kuper.ru|сбермаркет
Ozon|mkt|ozon.ru|ozon ru,=ozon
Озон|mkt|ozon.ru|
Wildberries|mkt|wildberries.ru|wb ru
Вайлдберриз|mkt|wildberries.ru|
Yandex Go|taxi|go.yandex|yandex taxi,yandex go,yandex 4121 taxi
Яндекс Такси|taxi|go.yandex|яндекс go
Yandex Eats|food|eda.yandex.ru|yandex eda,yandex eats
Яндекс Еда|food|eda.yandex.ru|
Yandex Plus|tv|plus.yandex.ru|yandex plus
Яндекс Плюс|tv|plus.yandex.ru|
Yandex Market|mkt|market.yandex.ru|yandex market
Яндекс Маркет|mkt|market.yandex.ru|
Yandex Lavka|groc|lavka.yandex.ru|yandex lavka
Яндекс Лавка|groc|lavka.yandex.ru|
MTS|phone|mts.ru|=mts,mts rus
Мтс|phone|mts.ru|
Beeline|phone|beeline.ru|=beeline
Билайн|phone|beeline.ru|
MegaFon|phone|megafon.ru|megafon
Мегафон|phone|megafon.ru|
T2|phone|t2.ru|t2 mobile
Теле2|phone|t2.ru|
Rostelecom|net|rt.ru|rostelecom
Ростелеком|net|rt.ru|
Lukoil|gas|lukoil.com|azs lukoil
Лукойл|gas|lukoil.com|
Gazpromneft|gas|gpnbonus.ru|gazpromneft,gpn azs
Газпромнефть|gas|gpnbonus.ru|
Rosneft|gas|rosneft.ru|rosneft
Роснефть|gas|rosneft.ru|
Russian Railways|transit|rzd.ru|rzd,rzhd
Ржд|transit|rzd.ru|россиские железные дороги
Aeroflot|fly|aeroflot.ru|aeroflot
Аэрофлот|fly|aeroflot.ru|
S7 Airlines|fly|s7.ru|s7,s7 airlines
Pobeda|fly|pobeda.aero|=pobeda
Победа|fly|pobeda.aero|
M.Video|elec|mvideo.ru|mvideo,m video
Мвидео|elec|mvideo.ru|м видео
Eldorado|elec|eldorado.ru|
Эльдорадо|elec|eldorado.ru|
DNS|elec|dns-shop.ru|=dns,dns shop
Днс|elec|dns-shop.ru|
Citilink|elec|citilink.ru|
Ситилинк|elec|citilink.ru|
Sportmaster|sport|sportmaster.ru|sportmaster
Спортмастер|sport|sportmaster.ru|
Detsky Mir|gift|detmir.ru|detsky mir,detskiy mir,detmir
Детский мир|gift|detmir.ru|
Gloria Jeans|cloth|gloria-jeans.ru|
Глория Джинс|cloth|gloria-jeans.ru|
Fix Price|disc|fix-price.com|fix price
Фикс Прайс|disc|fix-price.com|
Krasnoe & Beloe|beer|krasnoeibeloe.ru|krasnoe beloe,krasnoe i beloe
Красное Белое|beer|krasnoeibeloe.ru|красное и белое
Vkusno i Tochka|fast|vkusnoitochka.ru|vkusno i tochka
Вкусно и Точка|fast|vkusnoitochka.ru|
Teremok|fast|teremok.ru|teremok
Теремок|fast|teremok.ru|
Shokoladnitsa|cafe|shoko.ru|shokoladnitsa
Шоколадница|cafe|shoko.ru|
Cofix|cafe|cofix.ru|
Кофикс|cafe|cofix.ru|
Dodo Pizza|fast|dodopizza.ru|dodo pizza
Додо Пицца|fast|dodopizza.ru|
36.6|pharm|366.ru|apteka 36 6
Аптека 36 6|pharm|366.ru|
Rigla|pharm|rigla.ru|rigla
Ригла|pharm|rigla.ru|
Gorzdrav|pharm|gorzdrav.org|gorzdrav
Горздрав|pharm|gorzdrav.org|
Kinopoisk|tv|kinopoisk.ru|kinopoisk
Кинопоиск|tv|kinopoisk.ru|
Okko|tv|okko.tv|=okko
Окко|tv|okko.tv|
Ivi|tv|ivi.ru|=ivi,ivi ru
Иви|tv|ivi.ru|
Avito|mkt|avito.ru|avito
Авито|mkt|avito.ru|
Mosenergosbyt|power|mosenergosbyt.ru|mosenergosbyt
Мосэнергосбыт|power|mosenergosbyt.ru|
Leroy Merlin|hard|lemanapro.ru|lemana pro
Леруа Мерлен|hard|lemanapro.ru|лемана про
Yochananof|groc|yochananof.co.il|
יוחננוף|groc|yochananof.co.il|
Shufersal|groc|shufersal.co.il|shufersal deal,shufersal sheli
שופרסל|groc|shufersal.co.il|שופרסל דיל
Rami Levy|groc|rami-levy.co.il|rami levi
רמי לוי|groc|rami-levy.co.il|
ויקטורי|groc|victoryonline.co.il|
Osher Ad|groc|osherad.co.il|
אושר עד|groc|osherad.co.il|
Tiv Taam|groc|tivtaam.co.il|
טיב טעם|groc|tivtaam.co.il|
סופר פארם|pharm|super-pharm.co.il|
Fox Home|home|fox.co.il|fox home israel
Max Stock|disc|maxstock.co.il|
מקס סטוק|disc|maxstock.co.il|
KSP|elec|ksp.co.il|=ksp,ksp computers
Aroma Espresso Bar|cafe|aroma.co.il|aroma israel,aroma espresso
ארומה|cafe|aroma.co.il|
Cofix Israel|cafe|cofix.co.il|
קופיקס|cafe|cofix.co.il|
Landwer Café|cafe|landwercafe.co.il|cafe landwer,landwer
לנדוור|cafe|landwercafe.co.il|
Paz|gas|paz.co.il|=paz,paz yellow
פז|gas|paz.co.il|
Delek|gas|delek.co.il|=delek,delek menta
דלק|gas|delek.co.il|
Sonol|gas|sonol.co.il|
סונול|gas|sonol.co.il|
Gett|taxi|gett.com|gett taxi
Rav-Kav|transit|ravkavonline.co.il|rav kav
רב קו|transit|ravkavonline.co.il|
Israel Railways|transit|rail.co.il|
רכבת ישראל|transit|rail.co.il|
Egged|transit|egged.co.il|
אגד|transit|egged.co.il|
Arkia|fly|arkia.co.il|
Partner|phone|partner.co.il|=partner communications
פרטנר|phone|partner.co.il|
Cellcom|phone|cellcom.co.il|
סלקום|phone|cellcom.co.il|
Pelephone|phone|pelephone.co.il|
פלאפון|phone|pelephone.co.il|
Bezeq|phone|bezeq.co.il|bezeq international
בזק|phone|bezeq.co.il|
Israel Electric|power|iec.co.il|israel electric corp,iec israel
חברת החשמל|power|iec.co.il|
Maccabi|insur|maccabi4u.co.il|=maccabi,maccabi healthcare
מכבי|insur|maccabi4u.co.il|
Clalit|insur|clalit.co.il|
כללית|insur|clalit.co.il|
Steimatzky|book|steimatzky.co.il|
סטימצקי|book|steimatzky.co.il|
Pango|park|pango.co.il|pango parking
פנגו|park|pango.co.il|
Cellopark|park|cellopark.com|
LuLu Hypermarket|super|luluhypermarket.com|=lulu,lulu hypermarket,lulu center,lulu express,lulu hyper,lulu supermarket
Mrsool|food|mrsool.co|mrsool app
Al-Dawaa Pharmacy|pharm|al-dawaa.com|al dawaa,aldawaa
Saudi Electricity|power|se.com.sa|saudi electricity company,saudi electricity co
Saudia|fly|saudia.com|saudi arabian airlines,saudia airlines
flynas|fly|flynas.com|
flyadeal|fly|flyadeal.com|
Barn's|cafe|barns.com.sa|barns cafe,barns coffee
Aldrees|gas|aldrees.com|aldrees petroleum
SACO|hard|saco.sa|=saco,saco hardware
Half Million|cafe|halfmillion.com|=half million,half million cafe
Salik|toll|salik.ae|=salik
RTA|transit|rta.ae|=rta,rta nol,rta dubai,nol card
Emarat|gas|emarat.ae|emarat petroleum
flydubai|fly|flydubai.com|
Aster Pharmacy|pharm|asteronline.com|
Life Pharmacy|pharm|lifepharmacy.com|life pharmacy dubai
Virgin Megastore|elec|virginmegastore.ae|
Sharaf DG|elec|sharafdg.com|
Jumbo Electronics|elec|jumbo.ae|
Home Centre|furn|homecentre.com|
Centrepoint|dept|centrepointstores.com|=centrepoint,centrepoint stores
VOX Cinemas|tv|voxcinemas.com|
Reel Cinemas|tv|reelcinemas.com|
InstaShop|groc|instashop.com|
GymNation|gym|gymnation.com|
du Telecom|phone|du.ae|emirates integrated telecom
Seoudi|groc|seoudisupermarket.com|seoudi market
HyperOne|super|hyperone.com.eg|hyper one
elmenus|food|elmenus.com|
Swvl|transit|swvl.com|
WE|phone|te.eg|telecom egypt
El Ezaby|pharm|elezabypharmacy.com|el ezaby pharmacy,elezaby
Seif Pharmacy|pharm|seif-online.com|seif pharmacies
B.TECH|elec|btech.com|b tech
EgyptAir|fly|egyptair.com|
Cook Door|fast|cookdoor.com.eg|
Buffalo Burger|fast|buffaloburger.com|
ChillOut|gas|chillout.com.eg|chillout petrol
Food Lover's Market|groc|foodloversmarket.co.za|food lovers market,food lovers
Game|super|game.co.za|=game stores,game stores
Mr Price|cloth|mrprice.com|mr price home,mr price sport,mrp
Edgars|dept|edgars.co.za|=edgars
Truworths|cloth|truworths.co.za|
Foschini|cloth|foschini.co.za|
Ackermans|cloth|ackermans.co.za|
PEP|cloth|pepstores.com|=pep,pep stores,pep home,pep cell
Superbalist|cloth|superbalist.com|
Incredible Connection|elec|incredible.co.za|
HiFi Corp|elec|hificorp.co.za|hifi corporation
Builders|hard|builders.co.za|=builders,builders warehouse,builders express
Cashbuild|hard|cashbuild.co.za|
Sasol|gas|sasol.com|
Astron Energy|gas|astronenergy.co.za|
Gautrain|transit|gautrain.co.za|
FlySafair|fly|flysafair.co.za|fly safair,safair
South African Airways|fly|flysaa.com|=saa,flysaa
Steers|fast|steers.co.za|=steers
Wimpy|fast|wimpy.co.za|
Debonairs Pizza|fast|debonairspizza.co.za|debonairs
Spur|rest|spursteakranches.com|=spur,spur steak ranch
Ocean Basket|rest|oceanbasket.com|
Mugg & Bean|cafe|muggandbean.co.za|mugg bean
vida e caffè|cafe|vidaecaffe.com|vida e caffe,vida caffe
Kauai|fast|kauai.co.za|=kauai juice
Seattle Coffee Company|cafe|seattlecoffeecompany.co.za|seattle coffee co,seattle coffee
Roman's Pizza|fast|romanspizza.co.za|romans pizza
Cell C|phone|cellc.co.za|cell c
Rain|phone|rain.co.za|=rain,rain mobile
Afrihost|net|afrihost.com|
MultiChoice|tv|multichoice.com|
Showmax|tv|showmax.com|
City Power|power|citypower.co.za|city power jhb
Momentum|insur|momentum.co.za|=momentum,momentum health
OUTsurance|insur|outsurance.co.za|
Old Mutual|insur|oldmutual.co.za|
Sanlam|insur|sanlam.co.za|
Ster-Kinekor|tv|sterkinekor.com|ster kinekor
Nu Metro|tv|numetro.co.za|
Exclusive Books|book|exclusivebooks.co.za|
CNA|book|cna.co.za|=cna
Cape Union Mart|sport|capeunionmart.co.za|
Sportsmans Warehouse|sport|sportsmanswarehouse.co.za|sportsmans warehouse za
Bolt|taxi|bolt.eu|bolt rides,bolt ride,bolt taxi,bolt services,bolt eu
`;
