/**
 * Brands of the Baltic states, the Balkans, the Caucasus, Central Asia, the Middle East, Africa, South and Southeast
 * Asia, the Caribbean and Latin America. A line: display name | category | website | further spellings.
 */
export const BRANDS_FURTHER_COUNTRIES = `
Maxima|groc|maxima.lt|=maxima,maxima x,maxima xx,maxima xxx,maxima latvija,maxima eesti,maxima lt
Rimi|groc|rimibaltic.com|rimi eesti food,rimi eesti,rimi latvia,rimi lietuva
Iki|groc|iki.lt|=iki,iki lietuva,iki express,iki lukiskiu
Prisma Peremarket|groc|prismamarket.ee|
Senukai|hard|senukai.lt|kesko senukai
Depo|hard|depo-diy.lv|=depo,depo diy
Apotheka|pharm|apotheka.ee|
Benu Apteek|pharm|benu.ee|benu vaistine,benu aptieka
Fantastico|groc|fantastico.bg|=fantastico,fantastiko
Vivacom|phone|vivacom.bg|
SOpharmacy|pharm|sopharmacy.bg|
Mercator|groc|mercator.si|mercator d.d.
Tuš|groc|tus.si|=tus,tus supermarket
Bingo|groc|bingotuzla.ba|=bingo
Idea|groc|idea.rs|=idea
Roda|groc|roda.rs|=roda
Lilly Drogerie|pharm|lilly.rs|lilly drogerie
Ramstore|groc|ramstore.com.mk|
Martinus|book|martinus.sk|
Dr. Max|pharm|drmax.eu|dr max,lekaren dr max,lekarna dr max
Novus|groc|novus.ua|=novus
Rozetka|mkt|rozetka.com.ua|rozetka ua
Nova Poshta|post|novaposhta.ua|
OKKO|gas|okko.ua|=okko
Makeup|pcare|makeup.com.ua|=makeup,makeup.com.ua
Comfy|elec|comfy.ua|=comfy
Linella|groc|linella.md|
Nr.1|groc|nr1.md|=nr1
Kaufland|groc|kaufland.com|kaufland bulgaria,kaufland moldova,kaufland hrvatska
Nikora|groc|nikorasupermarket.ge|
Magniti|groc|magniti.ge|
Zoommer|elec|zoommer.ge|
SAS Supermarket|groc|sas.am|sas supermarket,sas group
Yerevan City|groc|yerevan-city.am|yerevan city supermarket
Kaspi|mkt|kaspi.kz|=kaspi,kaspi magazin,kaspi kz,kaspi shop
Sulpak|elec|sulpak.kz|
Technodom|elec|technodom.kz|
Korzinka|groc|korzinka.uz|
Yandex Go|taxi|yandex.com|yandex go,yandex taxi,yango taxi
Yango|taxi|yango.com|=yango,yango ride,yango taxi
Shufersal|groc|shufersal.co.il|shufersal deal,shufersal sheli
Aroma Espresso Bar|cafe|aroma.co.il|aroma espresso
Paz|gas|paz.co.il|=paz,paz yellow
Spinneys|groc|spinneys.com|
Cozmo|groc|cozmo.jo|=cozmo
The Sultan Center|groc|sultan-center.com|sultan center
Panda|groc|panda.com.sa|=panda,panda retail,panda retail co,hyper panda
Danube|groc|danube.sa|=danube,bin dawood
Tamimi Markets|groc|tamimimarkets.com|tamimi
Jarir Bookstore|book|jarir.com|=jarir,jarir bookstore
Nahdi|pharm|nahdionline.com|nahdi medical,nahdi pharmacy,al nahdi
Al Othaim Markets|groc|othaimmarkets.com|othaim,abdullah al othaim
Al Baik|fast|albaik.com|albaik
Kudu|fast|kudu.com.sa|=kudu
Herfy|fast|herfy.com|
Aldrees|gas|aldrees.com|
Extra Stores|elec|extra.com|extra stores,united electronics
Floward|gift|floward.com|
Jasmis|fast|jasmis.com|
Namshi|cloth|namshi.com|
Lulu Hypermarket|super|luluhypermarket.com|lulu hyper,lulu hypermkt
Nesto|super|nestogroup.com|nesto hypermarket
Union Coop|groc|unioncoop.ae|
ENOC|gas|enoc.com|enoc station,enoc site
ADNOC|gas|adnoc.ae|adnoc station,adnoc distribution
Eppco|gas|eppco.ae|
Woqod|gas|woqod.com|
Al Meera|groc|almeera.com.qa|
Seoudi Market|groc|seoudisupermarket.com|seoudi market,seoudi supermarket
Breadfast|groc|breadfast.com|
Kazyon|disc|kazyonmarket.com|kazyon market
Marjane|groc|marjane.ma|marjane market,marjane holding
Label'Vie|groc|labelvie.ma|carrefour market labelvie
Afriquia|gas|afriquia.ma|afriquia gaz
Chicken Republic|fast|chicken-republic.com|
Konga|mkt|konga.com|
DStv|tv|dstv.com|multichoice dstv,dstv multichoice
GOtv|tv|gotvafrica.com|
MTN|phone|mtn.com|mtn nigeria,mtn ghana,mtn uganda,mtn airtime
Airtel|phone|airtel.com|airtel nigeria,airtel kenya,airtel uganda,airtel data
Glo|phone|gloworld.com|=glo,glo airtime
Melcom|dept|melcom.com|
ECG|power|ecg.com.gh|=ecg,ecg prepaid
KPLC|power|kplc.co.ke|kplc prepaid,kplc postpaid,kenya power
Java House|cafe|javahouseafrica.com|
Chandarana Foodplus|groc|foodplus.co.ke|chandarana
RwandAir|fly|rwandair.com|
Simba Supermarket|groc|simbaonlineshopping.com|
Shwapno|groc|shwapno.com|
Pathao|taxi|pathao.com|
Chaldal|groc|chaldal.com|
Aarong|cloth|aarong.com|
Daraz|mkt|daraz.com|daraz lk,daraz pk,daraz bd
Cargills Food City|groc|cargillsceylon.com|cargills food city,cargills foodcity
Keells|groc|keellssuper.com|keells super
Imtiaz|groc|imtiaz.com.pk|imtiaz super market,imtiaz supermarket
Naheed|groc|naheed.pk|naheed supermarket
Al-Fatah|dept|alfatah.pk|al fatah
Careem|taxi|careem.com|careem ride,careem pk
inDrive|taxi|indrive.com|indriver
Bhatbhateni|groc|bbsm.com.np|bhatbhateni supermarket,bhat bhateni
Tiki|mkt|tiki.vn|=tiki,tiki vn
WinMart|groc|winmart.vn|winmart,winmart plus,vinmart
Co.opmart|groc|co-opmart.com.vn|co opmart,coopmart
Bach Hoa Xanh|groc|bachhoaxanh.com|
Highlands Coffee|cafe|highlandscoffee.com.vn|
The Coffee House|cafe|thecoffeehouse.com|
Phuc Long|cafe|phuclong.com.vn|
Pharmacity|pharm|pharmacity.vn|
CGV|tv|cgv.vn|=cgv,cgv cinemas
Brown Coffee|cafe|browncoffee.com.kh|brown coffee
Nomin|groc|nomin.mn|nomin supermarket
PChome|mkt|pchome.com.tw|pchome,pchome online
momo shop|mkt|momoshop.com.tw|momo shop,富邦媒體科技
PX Mart|groc|pxmart.com.tw|px mart,全聯,全聯福利中心
ParknShop|groc|parknshop.com|parknshop,park n shop
Wellcome|groc|wellcome.com.hk|wellcome supermarket
HKTVmall|mkt|hktvmall.com|hktv mall
Mannings|pharm|mannings.com.hk|
Fairwood|fast|fairwood.com.hk|
Café de Coral|fast|cafedecoral.com|cafe de coral
Maxim's|cafe|maxims.com.hk|maxims cakes,maxims mx
Puregold|groc|puregold.com.ph|puregold price club
Robinsons Supermarket|groc|robinsonssupermarket.com.ph|
Human Nature|pcare|humanheartnature.com|human nature,human heart nature
Mang Inasal|fast|manginasal.com|
Chowking|fast|chowking.ph|
Tealive|cafe|tealive.com.my|
99 Speedmart|groc|99speedmart.com.my|99 speedmart,99 speed mart
Village Grocer|groc|villagegrocer.com.my|
Tiket.com|travel|tiket.com|tiket com
Traveloka|travel|traveloka.com|
Bukalapak|mkt|bukalapak.com|
Blibli|mkt|blibli.com|
Ruangguru|edu|ruangguru.com|
Kopi Kenangan|cafe|kopikenangan.com|
Alfamart|conv|alfamart.co.id|alfamidi
Hypermart|groc|hypermart.co.id|
True Move H|phone|true.th|true move h,truemove h
AIS|phone|ais.th|=ais,ais mobile,advanced info service
Big C|groc|bigc.co.th|big c supercenter,big c extra,big c mini
Central Department Store|dept|central.co.th|
Four Square|groc|foursquare.co.nz|four square
Mighty Ape|mkt|mightyape.co.nz|
Gelato Messina|cafe|gelatomessina.com|gelato messina
Supermercado Nacional|groc|supermercadosnacional.com|supermercados nacional,supermercado nacional
La Sirena|dept|sirena.do|la sirena,sirena multi
Caribe Tours|transit|caribetours.com.do|
Auto Mercado|groc|automercado.cr|auto mercado
Más x Menos|groc|masxmenos.cr|mas x menos
Palí|groc|pali.cr|=pali
Super 99|groc|super99.com|super 99
Supermercados El Rey|groc|smrey.com|supermercados rey,super rey
La Torre|groc|supermercadoslatorre.com|supermercados la torre
Pollo Campero|fast|campero.com|
Tía|groc|tia.com.ec|=tia,almacenes tia
Fybeca|pharm|fybeca.com|
Inkafarma|pharm|inkafarma.pe|
Mifarma|pharm|mifarma.com.pe|
Biggie|conv|biggie.com.py|=biggie,biggie express
Devoto|groc|devoto.com.uy|devoto hnos
Olímpica|groc|olimpica.com|olimpica,supertiendas olimpica
D1|disc|tiendasd1.com|tiendas d1
Juan Valdez|cafe|juanvaldezcafe.com|juan valdez cafe
Crepes & Waffles|rest|crepesywaffles.com|crepes y waffles,crepes waffles
Cine Colombia|tv|cinecolombia.com|cine colombia
Cruz Verde|pharm|cruzverde.cl|farmacias cruz verde
Salcobrand|pharm|salcobrand.cl|
Lider|groc|lider.cl|=lider,hiper lider,express de lider
Clínica Alemana|prim|clinicaalemana.cl|clinica alemana
Hi-Lo Food Stores|groc|hiloshopping.com|hi lo food stores,hilo food
Massy Stores|groc|massystores.com|massy stores
Island Grill|fast|islandgrill.com.jm|
Pueblo Xtra|groc|supermercadospueblo.com|supermercados pueblo
Econo|groc|superecono.com|supermercados econo
Lazada|mkt|lazada.com|lazada my,lazada ph,lazada sg
Shopee|mkt|shopee.com|shopee my,shopee ph,shopee vn,shopee id,shopee th
Jumia Food|fast|food.jumia.com|jumia food
Choithrams|groc|choithrams.com|t choithram
Etisalat|phone|etisalat.ae|etisalat by e,eand etisalat
DEWA|power|dewa.gov.ae|=dewa,dubai electricity
SEWA|power|sewa.gov.ae|=sewa,sharjah electricity
stc|phone|stc.com.sa|=stc,saudi telecom,stc bill
Mobily|phone|mobily.com.sa|
Zain|phone|zain.com|=zain,zain ksa,zain kw
Hungerstation|fast|hungerstation.com|hunger station
Jahez|fast|jahez.net|
Ooredoo|phone|ooredoo.com|
Turkcell|phone|turkcell.com.tr|turkcell iletisim
Türk Telekom|phone|turktelekom.com.tr|turk telekom,ttnet
Eskom|power|eskom.co.za|eskom prepaid
Telkom|phone|telkom.co.za|=telkom,telkom mobile
Mr D|fast|mrd.com|mr d food,mrdfood,mr d foods
Viva Fresh|groc|vivafresh.com|viva fresh store
Checkers Sixty60|groc|sixty60.co.za|sixty60,checkers sixty60
`;
