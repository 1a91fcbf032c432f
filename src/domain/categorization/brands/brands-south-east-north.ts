/**
 * Brands of Spain, Portugal, Italy, Poland, central and northern Europe. A line: display name | category | website |
 * further spellings.
 */
export const BRANDS_SOUTH_EAST_NORTH = `
Mercadona|groc|mercadona.es|mercadona sa
Dia|groc|dia.es|=dia,supermercado dia,supermercados dia,dia tiendas,dia s a,dia retail,dia retail espana
Consum|groc|consum.es|consum coop
Alcampo|super|alcampo.es|
Eroski|groc|eroski.es|eroski city,eroski center
El Corte Inglés|dept|elcorteingles.es|el corte ingles,corte ingles,elcorteingles,hipercor
Supercor|groc|supercor.es|
Ahorramás|groc|ahorramas.com|ahorramas
Bonpreu|groc|bonpreu.cat|bonpreu esclat,esclat
Caprabo|groc|caprabo.com|
Condis|groc|condis.es|
Gadis|groc|gadis.es|
Hipercor|super|hipercor.es|
BonÀrea|groc|bonarea.com|bonarea
Froiz|groc|froiz.com|
Mango|cloth|mango.com|=mango,mango online,punto fa mango
Pull&Bear|cloth|pullandbear.com|pull bear,pull and bear
Bershka|cloth|bershka.com|
Stradivarius|cloth|stradivarius.com|
Massimo Dutti|cloth|massimodutti.com|massimo dutti
Oysho|cloth|oysho.com|
Zara Home|home|zarahome.com|zara home
Desigual|cloth|desigual.com|
Cortefiel|cloth|cortefiel.com|
Springfield|cloth|myspringfield.com|=springfield
Parfois|cloth|parfois.com|
Druni|hair|druni.es|
Primor|hair|primor.eu|perfumerias primor
PcComponentes|elec|pccomponentes.com|pc componentes
Wallapop|mkt|wallapop.com|
Glovo|rest|glovoapp.com|glovoapp,glovo app
Telepizza|fast|telepizza.es|
100 Montaditos|fast|100montaditos.com|
Rodilla|fast|rodilla.es|
VIPS|rest|vips.es|=vips
Foster's Hollywood|rest|fostershollywood.es|fosters hollywood
Goiko|rest|goiko.com|goiko grill
Repsol|gas|repsol.es|repsol estacion,repsol eess,e s repsol
Cepsa|gas|cepsa.es|cepsa estacion,moeve
Galp|gas|galp.com|galp energia
BallenOil|gas|ballenoil.es|
Plenoil|gas|plenoil.es|
Renfe|transit|renfe.com|renfe viajeros,renfe operadora,renfe cercanias
Metro de Madrid|transit|metromadrid.es|metro madrid
TMB|transit|tmb.cat|tmb barcelona
EMT Madrid|transit|emtmadrid.es|
ALSA|transit|alsa.es|
Cabify|taxi|cabify.com|maxi mobility
Iberia|fly|iberia.com|iberia lae,iberia lineas aereas,=iberia
Vueling|fly|vueling.com|vueling airlines
Air Europa|fly|aireuropa.com|
Volotea|fly|volotea.com|
Meliá|lodge|melia.com|melia hotel,hotel melia
NH Hotels|lodge|nh-hotels.com|nh hotel,nh hoteles,hotel nh
Iberdrola|power|iberdrola.es|iberdrola clientes,iberdrola comercializacion
Endesa|power|endesa.com|endesa energia,endesa energia xxi
Naturgy|power|naturgy.es|naturgy iberia,gas natural
Holaluz|power|holaluz.com|
Canal de Isabel II|water|canaldeisabelsegunda.es|canal isabel ii,canal de isabel
Aigües de Barcelona|water|aiguesdebarcelona.cat|aigues de barcelona
Movistar|phone|movistar.es|telefonica de espana,telefonica moviles,movistar plus
Yoigo|phone|yoigo.com|
MásMóvil|phone|masmovil.es|masmovil
Pepephone|phone|pepephone.com|
Jazztel|net|jazztel.com|
Digi|phone|digimobil.es|digi spain,digi mobil,=digi
Lowi|phone|lowi.es|
Mapfre|insur|mapfre.es|mapfre espana
Sanitas|insur|sanitas.es|sanitas sociedad
Adeslas|insur|segurcaixaadeslas.es|segurcaixa adeslas,adeslas segurcaixa
Línea Directa|insur|lineadirecta.com|linea directa
Mutua Madrileña|insur|mutua.es|mutua madrilena
Asisa|insur|asisa.es|
DKV Seguros|insur|dkv.es|
Ocaso|insur|ocaso.es|
Santalucía|insur|santalucia.es|santalucia
Agencia Tributaria|tax|agenciatributaria.es|aeat,agencia tributaria,impuestos aeat
Seguridad Social|gov|seg-social.es|tgss,tesoreria gral seg social,tgss cotizacion
Correos|post|correos.es|
SEUR|post|seur.com|
MRW|post|mrw.es|
McFit|gym|mcfit.es|mcfit españa
AltaFit|gym|altafit.es|
VivaGym|gym|vivagym.es|viva gym
DiR|gym|dir.cat|dir club
Multiópticas|eye|multiopticas.com|multiopticas
General Óptica|eye|generaloptica.es|general optica
Vitaldent|dental|vitaldent.com|
Sanitas Dental|dental|sanitas.es|sanitas dental
Kiwoko|pet|kiwoko.com|
Tiendanimal|pet|tiendanimal.es|
Casa del Libro|book|casadellibro.com|
Yelmo Cines|event|yelmocines.es|yelmo
Cinesa|event|cinesa.es|
ONCE|casino|once.es|=once
Loterías y Apuestas del Estado|casino|loteriasyapuestas.es|loterias apuestas
Bizum|app|bizum.es|
Filmin|tv|filmin.es|
Leroy Merlin|hard|leroymerlin.es|leroy merlin españa
Continente|groc|continente.pt|continente bom dia,modelo continente
Pingo Doce|groc|pingodoce.pt|pingo doce
Minipreço|groc|minipreco.pt|minipreco
Wells|pharm|wells.pt|=wells
Worten|elec|worten.pt|
Vodafone Portugal|phone|vodafone.pt|
MEO|net|meo.pt|=meo,meo servicos,meo servicos comunicacoes
NOS|net|nos.pt|=nos,nos comunicacoes
EDP|power|edp.pt|edp comercial,edp clientes
EPAL|water|epal.pt|
CP|transit|cp.pt|cp comboios,comboios de portugal
TAP Air Portugal|fly|flytap.com|tap air portugal,tap portugal,=tap
Via Verde|toll|viaverde.pt|via verde
MB WAY|app|mbway.pt|mbway
CTT|post|ctt.pt|=ctt
Fidelidade|insur|fidelidade.pt|
Esselunga|groc|esselunga.it|
Conad|groc|conad.it|conad city,conad superstore
Eurospin|groc|eurospin.it|
PAM|groc|pampanorama.it|pam panorama,pam local,=pam
Iper|super|iper.it|=iper
Bennet|super|bennet.com|
Despar|groc|despar.it|eurospar,interspar italia
MD Discount|groc|mdspa.it|md discount,md spa
Penny Market|groc|pennymarket.it|penny market
Tigotà|pharm|tigota.it|tigota
Acqua & Sapone|hair|acquaesapone.it|acqua sapone
OVS|cloth|ovs.it|=ovs,ovs spa
Coin|dept|coin.it|=coin
La Rinascente|dept|rinascente.it|rinascente
Calzedonia|cloth|calzedonia.com|
Intimissimi|cloth|intimissimi.com|
Benetton|cloth|benetton.com|united colors of benetton
Kiko Milano|hair|kikocosmetics.com|kiko
Feltrinelli|book|lafeltrinelli.it|la feltrinelli
Mondadori|book|mondadoristore.it|mondadori store
Unieuro|elec|unieuro.it|
Euronics|elec|euronics.it|
Autogrill|rest|autogrill.it|
Q8|gas|q8.it|q8 italia
IP|gas|ip.gruppoapi.com|=ip,ip matic,ip gruppo api,ip services
Tamoil|gas|tamoil.it|
Autostrade per l'Italia|toll|autostrade.it|autostrade per l italia,autostrade
Telepass|toll|telepass.com|telepass spa
Trenitalia|transit|trenitalia.com|trenitalia spa
Italo|transit|italotreno.it|ntv italo,italo treno,=italo,italo ntv,italotreno
ATM Milano|transit|atm.it|atm milano,atm spa milano
ATAC|transit|atac.roma.it|atac roma
ITA Airways|fly|ita-airways.com|ita airways,alitalia
Enel|power|enel.it|enel energia,enel servizio elettrico,servizio elettrico nazionale
Eni Plenitude|power|eniplenitude.com|eni plenitude,eni gas e luce,plenitude
A2A|power|a2a.eu|a2a energia
Hera|util|gruppohera.it|hera comm
Iren|power|iren.it|iren mercato
Edison|power|edison.it|edison energia
Acea|power|acea.it|acea energia,acea ato
TIM|phone|tim.it|=tim,telecom italia,tim telecom italia
WindTre|phone|windtre.it|wind tre,windtre,wind tre spa
Iliad|phone|iliad.it|iliad italia
Fastweb|net|fastweb.it|
ho. Mobile|phone|ho-mobile.it|ho mobile
UnipolSai|insur|unipolsai.it|unipolsai assicurazioni,unipol
Poste Italiane|post|poste.it|poste italiane,postepay,poste it
Satispay|app|satispay.com|satispay europe
Agenzia delle Entrate|tax|agenziaentrate.gov.it|agenzia entrate,f24
McFIT|gym|mcfit.it|mcfit italia
Virgin Active|gym|virginactive.it|virgin active italia
Salmoiraghi & Viganò|eye|salmoiraghievigano.it|salmoiraghi
Old Wild West|rest|oldwildwest.it|
Rossopomodoro|rest|rossopomodoro.it|
Biedronka|groc|biedronka.pl|jmp sa biedronka,jeronimo martins
Żabka|conv|zabka.pl|zabka,zabka polska
Dino|groc|grupadino.pl|dino polska,=dino,market dino
Lewiatan|groc|lewiatan.pl|
Stokrotka|groc|stokrotka.pl|
Polomarket|groc|polomarket.pl|polo market
Freshmarket|conv|freshmarket.pl|
Carrefour|groc|carrefour.pl|carrefour polska
Hebe|pharm|hebe.pl|
Super-Pharm|pharm|superpharm.pl|super pharm
Gemini|pharm|gemini.pl|apteka gemini
DOZ|pharm|doz.pl|doz apteka
Ziko Apteka|pharm|ziko.pl|ziko
Allegro|mkt|allegro.pl|allegro pl,=allegro
OLX|mkt|olx.pl|
Empik|book|empik.com|
Media Expert|elec|mediaexpert.pl|
RTV Euro AGD|elec|euro.com.pl|euro net rtv,rtv euro agd
x-kom|elec|x-kom.pl|xkom
Pepco|disc|pepco.pl|pepco poland
CCC|cloth|ccc.eu|=ccc,ccc obuwie
Reserved|cloth|reserved.com|=reserved
Sinsay|cloth|sinsay.com|
Cropp|cloth|cropp.com|
4F|cloth|4f.com.pl|
Orlen|gas|orlen.pl|pkn orlen,orlen stacja,stacja orlen,orlen paczka
Lotos|gas|lotos.pl|lotos paliwa
Moya|gas|moyastacja.pl|
PKP Intercity|transit|intercity.pl|pkp intercity,intercity pl
Jakdojade|transit|jakdojade.pl|
Koleje Mazowieckie|transit|mazowieckie.com.pl|
ZTM Warszawa|transit|ztm.waw.pl|ztm
SkyCash|park|skycash.com|
PGE|power|pge.pl|pge obrot
Tauron|power|tauron.pl|tauron sprzedaz
Enea|power|enea.pl|
Energa|power|energa.pl|
PGNiG|power|pgnig.pl|pgnig obrot
Play|phone|play.pl|=play,p4 play,p4 sp z o o
Plus|phone|plus.pl|polkomtel
Orange|phone|orange.pl|orange polska
T-Mobile|phone|t-mobile.pl|t mobile polska,t-mobile polska
Netia|net|netia.pl|
PZU|insur|pzu.pl|pzu sa,pzu zycie
Warta|insur|warta.pl|tuir warta
LUX MED|med|luxmed.pl|lux med,luxmed
Medicover|med|medicover.pl|
Enel-Med|med|enel.pl|enel med,enelmed
Diagnostyka|med|diag.pl|
Poczta Polska|post|poczta-polska.pl|poczta polska
InPost Paczkomaty|post|inpost.pl|inpost paczkomaty
ZUS|gov|zus.pl|zaklad ubezpieczen spolecznych
Urząd Skarbowy|tax||urzad skarbowy
Pyszne.pl|rest|pyszne.pl|pyszne pl
Multisport|gym|kartamultisport.pl|benefit systems
Zdrofit|gym|zdrofit.pl|
CityFit|gym|cityfit.pl|
Albert|groc|albert.cz|albert ceska,=albert
Alza|elec|alza.cz|alza cz
Rohlik|groc|rohlik.cz|rohlik cz
České dráhy|transit|cd.cz|ceske drahy
Tesco Česko|groc|itesco.cz|
Emag|mkt|emag.ro|emag ro
ICA|groc|ica.se|ica supermarket,ica nara,ica kvantum,ica maxi,=ica,maxi ica
Hemköp|groc|hemkop.se|hemkop
Willys|groc|willys.se|willys hemma
Coop|groc|coop.se|coop konsum,coop forum,stora coop,coop sverige
Apoteket|pharm|apoteket.se|apoteket ab
Apotek Hjärtat|pharm|apotekhjartat.se|apoteket hjartat
Bónus|groc|bonus.is|=bonus
Krónan|groc|kronan.is|=kronan
Baker Hansen|cafe|bakerhansen.no|
Kronans Apotek|pharm|kronansapotek.se|kronans apotek
Systembolaget|beer|systembolaget.se|
Pressbyrån|conv|pressbyran.se|pressbyran
Espresso House|cafe|espressohouse.com|
Max Burgers|fast|max.se|max burgers,max hamburgare
Clas Ohlson|hard|clasohlson.com|
Biltema|hard|biltema.com|
Elgiganten|elec|elgiganten.se|
NetOnNet|elec|netonnet.se|
SJ|transit|sj.se|sj ab,=sj
SL|transit|sl.se|sl stockholm,storstockholms lokaltrafik,sl access
Västtrafik|transit|vasttrafik.se|vasttrafik
SAS|fly|flysas.com|scandinavian airlines,sas scandinavian,=sas
Norwegian|fly|norwegian.com|norwegian air
Telia|phone|telia.se|telia sverige
Tele2|phone|tele2.se|
Telenor|phone|telenor.com|
Comviq|phone|comviq.se|
Swish|app|swish.nu|=swish
Friskis & Svettis|gym|friskissvettis.se|friskis svettis
SATS|gym|sats.com|=sats
Nordic Wellness|gym|nordicwellness.se|
Circle K|gas|circlek.se|circle k sverige
OKQ8|gas|okq8.se|
Preem|gas|preem.se|
Folksam|insur|folksam.se|
If|insur|if.se|if skadeforsakring,if forsikring
Trygg-Hansa|insur|trygghansa.se|trygg hansa
Kiwi|groc|kiwi.no|=kiwi,kiwi norge
Rema 1000|groc|rema.no|rema 1000,rema1000
Meny|groc|meny.no|=meny
Joker|groc|joker.no|=joker
Vinmonopolet|beer|vinmonopolet.no|
Narvesen|conv|narvesen.no|
Vy|transit|vy.no|=vy,vy app
Ruter|transit|ruter.no|ruterappen
Vipps|app|vipps.no|
Føtex|groc|foetex.dk|foetex,fotex
Bilka|super|bilka.dk|
Irma|groc|irma.dk|=irma
Matas|pharm|matas.dk|
MobilePay|app|mobilepay.dk|
DSB|transit|dsb.dk|
Rejsekort|transit|rejsekort.dk|
Too Good To Go|food|toogoodtogo.com|too good to go,toogoodtogo
K-Market|groc|k-ruoka.fi|k market,k supermarket,
Prisma|super|s-kaupat.fi|=prisma,prisma market
S-market|groc|s-kaupat.fi|s market,sale
Alko|beer|alko.fi|
HSL|transit|hsl.fi|hsl mobiili
VR|transit|vr.fi|vr yhtyma,vr group,=vr
Finnair|fly|finnair.com|
Elisa|phone|elisa.fi|elisa oyj
Migrol|gas|migrol.ch|
Turkish Airlines|fly|turkishairlines.com|turkish airlines,thy turkish
Pegasus|fly|flypgs.com|pegasus airlines,pegasus hava
Aegean Airlines|fly|aegeanair.com|aegean
LOT Polish Airlines|fly|lot.com|lot polish,pll lot
Sklavenitis|groc|sklavenitis.gr|
YouSee|net|yousee.dk|
Navigo|transit|iledefrance-mobilites.fr|navigo annuel,navigo mensuel
Coop Extra|groc|coop.no|
Coop Prix|groc|coop.no|
Coop Mega|groc|coop.no|
Scandic|lodge|scandichotels.com|scandic hotels,scandic hotel
K-Citymarket|super|k-ruoka.fi|k citymarket
Coop Obs|groc|coop.no|obs hypermarked,obs bygg
Aqualia|water|aqualia.com|
Lindex|cloth|lindex.com|
KappAhl|cloth|kappahl.com|
Fortum|power|fortum.com|fortum markets
Foodora|fast|foodora.com|
Elkjøp|elec|elkjop.no|elkjop
Hesburger|fast|hesburger.com|
Verkkokauppa|elec|verkkokauppa.com|verkkokauppa com
Gigantti|elec|gigantti.fi|
Tokmanni|disc|tokmanni.fi|
Stockmann|dept|stockmann.com|
VR|transit|vr.fi|vr matkalippu,vr group,vr yhtyma
Datart|elec|datart.cz|
Košík.cz|groc|kosik.cz|kosik cz
Notino|hair|notino.com|notino cz,notino pl
RegioJet|transit|regiojet.com|student agency regiojet
ČEZ|power|cez.cz|cez prodej,=cez
MÁV|transit|mavcsoport.hu|=mav
MÁV-START|transit|mavcsoport.hu|mav start
Magyar Telekom|phone|telekom.hu|magyar telekom nyrt
Yettel|phone|yettel.hu|yettel bulgaria,yettel magyarorszag
Altex|elec|altex.ro|altex romania
Cosmote|phone|cosmote.gr|cosmote kinita
Technopolis|elec|technopolis.bg|
`;
