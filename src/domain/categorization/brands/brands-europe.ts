/**
 * Further brands of Europe outside Britain: chains, transport, energy and telecom of each country. A line: display
 * name | category | website | further spellings.
 */
export const BRANDS_EUROPE = `
BUDNI|pharm|budni.de|budnikowsky
Expert|elec|expert.de|=expert,expert elektro
Hellweg|hard|hellweg.de|
Roller|furn|roller.de|=roller,roller moebel
Butlers|home|butlers.com|=butlers
SNIPES|cloth|snipes.com|
Weltbild|book|weltbild.de|
Le Crobag|cafe|lecrobag.de|
Klarmobil|phone|klarmobil.de|
Das Futterhaus|pet|futterhaus.de|futterhaus
Blume2000|gift|blume2000.de|blume 2000
LOTTO|casino|lotto.de|=lotto,lotto24,lotto 24,toto lotto,westlotto
Getränke Hoffmann|beer|getraenke-hoffmann.de|getranke hoffmann
trinkgut|beer|trinkgut.de|
A.T.U|auto|atu.de|atu auto teile unger,auto teile unger,=atu
Euromaster|auto|euromaster.com|
Smyths Toys|gift|smythstoys.com|smyths
myToys|gift|mytoys.de|
BabyOne|gm|babyone.de|
Wiener Feinbäckerei|cafe|heberer.de|wiener feinbaeckerei heberer
Crisp|groc|crisp.nl|=crisp
Wibra|disc|wibra.nl|
Scapino|cloth|scapino.nl|
Bristol|cloth|bristol.nl|=bristol schoenen
Bever|sport|bever.nl|=bever,bever zwerfsport
Perry Sport|sport|perrysport.nl|
Bruna|book|bruna.nl|=bruna
AKO|book|ako.nl|=ako
Greenwheels|carrent|greenwheels.com|
Bakker Bart|cafe|bakkerbart.nl|
Vlaamsch Broodhuys|cafe|vlaamschbroodhuys.nl|
Gall & Gall|beer|gall.nl|gall gall
Staatsloterij|casino|staatsloterij.nederlandseloterij.nl|nederlandse loterij
ICI PARIS XL|pcare|iciparisxl.nl|ici paris xl,ici paris
Volg|groc|volg.ch|=volg,volg laden
Jelmoli|dept|jelmoli.ch|
Interdiscount|elec|interdiscount.ch|
Brack|elec|brack.ch|=brack,brack ch
Fust|elec|fust.ch|=fust,dipl ing fust
Landi|hard|landi.ch|=landi
Ochsner Sport|sport|ochsnersport.ch|
SportXX|sport|sportxx.ch|
Dosenbach|cloth|dosenbach.ch|
Import Parfumerie|pcare|importparfumerie.ch|
Amavita|pharm|amavita.ch|amavita apotheke,pharmacie amavita
Sun Store|pharm|sunstore.ch|=sun store,sun store pharmacie,sun store apotheke
Coop Vitality|pharm|coopvitality.ch|
Ex Libris|book|exlibris.ch|=ex libris,exlibris ch
Orell Füssli|book|orellfuessli.ch|orell fussli
ZVV|transit|zvv.ch|
BLS|transit|bls.ch|=bls
PostAuto|transit|postauto.ch|=postauto,carpostal
Mobility|carrent|mobility.ch|=mobility,mobility carsharing
Sunrise|phone|sunrise.ch|=sunrise,sunrise communications,sunrise gmbh
Salt|phone|salt.ch|=salt mobile,=salt
Yallo|phone|yallo.ch|
Swisslos|casino|swisslos.ch|
Die Post|post|post.ch|=die post,die schweizerische post,post ch ag
Ricardo|mkt|ricardo.ch|=ricardo,ricardo ch
k kiosk|book|kkiosk.ch|k kiosk
avec|conv|avec.ch|=avec,avec shop
Tibits|rest|tibits.ch|
Hiltl|rest|hiltl.ch|haus hiltl
Agrola|gas|agrola.ch|
House|cloth|housebrand.com|=house brand
Mohito|cloth|mohito.com|=mohito
Martes Sport|sport|martessport.eu|
Black Red White|furn|brw.pl|=brw
Agata Meble|furn|agatameble.pl|=agata
LOT Polish Airlines|fly|lot.com|polskie linie lotnicze lot,pll lot,lot com
Da Grasso|fast|dagrasso.pl|
North Fish|fast|northfish.pl|
Green Caffè Nero|cafe|greencaffenero.pl|green caffe nero
Vectra|net|vectra.pl|=vectra
Multikino|tv|multikino.pl|
Cinema City|tv|cinema-city.pl|cinemacity
Helios|tv|helios.pl|=helios,helios kino
Smyk|gift|smyk.com|
Maxi Zoo|pet|maxizoo.com|
Kakadu|pet|kakadu.pl|=kakadu
Delikatesy Centrum|groc|delikatesycentrum.pl|
Chata Polska|groc|chatapolska.pl|
Medi-Market|pharm|medi-market.be|medi market,medimarket
Hubo|hard|hubo.be|
JBC|cloth|jbc.be|=jbc
Torfs|cloth|torfs.be|schoenen torfs
Veritas|gm|veritas.be|=veritas
Standaard Boekhandel|book|standaardboekhandel.be|
Krëfel|elec|krefel.be|krefel
Vanden Borre|elec|vandenborre.be|
Dreamland|gift|dreamland.be|=dreamland
EXKi|fast|exki.com|exki
Panos|fast|panos.be|=panos
Scarlet|net|scarlet.be|=scarlet
VOO|net|voo.be|=voo
DATS 24|gas|dats24.be|dats24
Kinepolis|tv|kinepolis.com|kinepolis
City Gross|groc|citygross.se|
Apohem|pharm|apohem.se|
Jula|hard|jula.se|=jula
Rusta|disc|rusta.com|
ÖoB|disc|oob.se|overskottsbolaget,=oob
DollarStore|disc|dollarstore.se|dollarstore
Webhallen|elec|webhallen.com|
Inet|elec|inet.se|=inet
Mio|furn|mio.se|=mio,mio mobler
Åhléns|dept|ahlens.se|ahlens,ahlens city
NK|dept|nk.se|=nk
Gina Tricot|cloth|ginatricot.com|
Stadium|sport|stadium.se|=stadium,stadium outlet
XXL|sport|xxl.no|=xxl,xxl sport,xxl sport villmark,xxl all sports
Bokus|book|bokus.com|
Adlibris|book|adlibris.com|
Akademibokhandeln|book|akademibokhandeln.se|
St1|gas|st1.com|st1 energi,st1 oy
Skånetrafiken|transit|skanetrafiken.se|skanetrafiken
Wayne's Coffee|cafe|waynescoffee.com|waynes coffee
Tre|phone|tre.se|=tre,hi3g,hi3g access,tre sverige
Halebop|phone|halebop.se|
Ellevio|power|ellevio.se|
Länsförsäkringar|insur|lansforsakringar.se|lansforsakringar
Filmstaden|tv|filmstaden.se|sf bio
Viaplay|tv|viaplay.com|
PostNord|post|postnord.com|
Blocket|mkt|blocket.se|
Tradera|mkt|tradera.com|
Byggmax|hard|byggmax.se|
Plantagen|hard|plantagen.se|plantasjen
Lyko|pcare|lyko.com|
KICKS|pcare|kicks.se|=kicks,kicks kosmetikkedja
Penneys|cloth|penneys.ie|
Brown Thomas|dept|brownthomas.com|
Arnotts|dept|arnotts.ie|=arnotts
Eason|book|easons.com|easons,=eason
Supermac's|fast|supermacs.ie|supermacs
Insomnia|cafe|insomnia.ie|=insomnia,insomnia coffee
Dublin Bus|transit|dublinbus.ie|
Leap Card|transit|leapcard.ie|tfi leap,leapcard,=leap
Luas|transit|luas.ie|
Energia|power|energia.ie|=energia
An Post|post|anpost.com|
Vhi|insur|vhi.ie|=vhi,vhi healthcare
Laya Healthcare|insur|layahealthcare.ie|laya
MPREIS|groc|mpreis.at|
Libro|office|libro.at|=libro
Pagro Diskont|office|pagro.at|=pagro,pagro diskont
Lagerhaus|hard|lagerhaus.at|=lagerhaus,raiffeisen lagerhaus
kika|furn|kika.at|=kika
Leiner|furn|leiner.at|=leiner
Hartlauer|elec|hartlauer.at|
Ströck|cafe|stroeck.at|strock
Der Mann|cafe|dermann.at|=der mann,baeckerei der mann
Westbahn|transit|westbahn.at|
ASFINAG|toll|asfinag.at|
A1|phone|a1.net|=a1,a1 telekom,a1 telekom austria,a1 hrvatska,a1 slovenija,a1 bulgaria
Magenta|phone|magenta.at|=magenta,magenta telekom
Drei|phone|drei.at|=drei,hutchison drei,hutchison drei austria
spusu|phone|spusu.at|
Wien Energie|power|wienenergie.at|
EVN|power|evn.at|=evn ag,evn energievertrieb
Wiener Städtische|insur|wienerstaedtische.at|wiener stadtische
Fitinn|gym|fitinn.at|
Cineplexx|tv|cineplexx.at|
Mjam|food|foodora.at|mjam
willhaben|mkt|willhaben.at|
Bunnpris|groc|bunnpris.no|
Apotek 1|pharm|apotek1.no|apotek 1
Vitusapotek|pharm|vitusapotek.no|
Jernia|hard|jernia.no|
Europris|disc|europris.no|
Nille|gift|nille.no|
Normal|disc|normal.eu|=normal
Power|elec|power.no|=power,power no,power dk,power se,power fi,power norge
Komplett|elec|komplett.no|
Sport 1|sport|sport1.no|=sport 1
YX|gas|yx.no|=yx,yx betjent
Uno-X|gas|unox.no|uno x,unox
Entur|transit|entur.no|
Kolumbus|transit|kolumbus.no|=kolumbus
Widerøe|fly|wideroe.no|wideroe,wideroes flyveselskap
Peppes Pizza|rest|peppes.no|peppes
Kaffebrenneriet|cafe|kaffebrenneriet.no|
Altibox|net|altibox.no|
Fjordkraft|power|fjordkraft.no|
Tibber|power|tibber.com|
Hafslund|power|hafslund.no|
Gjensidige|insur|gjensidige.no|gjensidige forsikring
Tryg|insur|tryg.com|=tryg,tryg forsikring
Norli|book|norli.no|
Byggmakker|hard|byggmakker.no|
Maxbo|hard|maxbo.no|
FINN.no|mkt|finn.no|finn no
Posten|post|posten.no|=posten,posten norge
Norsk Tipping|casino|norsk-tipping.no|
Dressmann|cloth|dressmann.com|
Cubus|cloth|cubus.com|
Bik Bok|cloth|bikbok.com|
Oda|groc|oda.com|=oda
Coop 365|groc|365discount.coop.dk|365discount,coop 365discount,365 discount
Fakta|groc|fakta.dk|=fakta
Kvickly|groc|kvickly.dk|
Brugsen|groc|brugsen.dk|=brugsen,dagli brugsen,daglibrugsen
Løvbjerg|groc|loevbjerg.dk|lovbjerg
Proshop|elec|proshop.dk|
Imerco|home|imerco.dk|
Magasin|dept|magasin.dk|=magasin,magasin du nord
Salling|dept|salling.dk|=salling
Bog & Idé|book|bog-ide.dk|bog ide
Silvan|hard|silvan.dk|=silvan
jem & fix|hard|jemogfix.dk|jem fix
Harald Nyborg|hard|harald-nyborg.dk|
thansen|auto|thansen.dk|t hansen
OK|gas|ok.dk|=ok,ok a m b a,ok tank,ok plus
TDC|phone|tdc.dk|=tdc,tdc net
CBB Mobil|phone|cbb.dk|cbb
Norlys|power|norlys.dk|
Ørsted|power|orsted.com|=orsted,orsted salg
Topdanmark|insur|topdanmark.dk|
Alka|insur|alka.dk|=alka,alka forsikring
Nordisk Film Biografer|tv|nfbio.dk|nordisk film
Boozt|cloth|boozt.com|
Lagkagehuset|cafe|lagkagehuset.dk|
Ole & Steen|cafe|oleandsteen.co.uk|ole steen
Sunset Boulevard|fast|sunset-boulevard.dk|=sunset boulevard
Saxo|book|saxo.com|=saxo,saxo com
Selgros|super|selgros.ro|
La Doi Pași|groc|ladoipasi.ro|la doi pasi
Catena|pharm|catena.ro|=catena,farmacia catena
Sensiblu|pharm|sensiblu.com|farmacia sensiblu
Help Net|pharm|helpnet.ro|=help net,farmacia help net
Farmacia Tei|pharm|farmaciatei.ro|bebe tei
Flanco|elec|flanco.ro|
PC Garage|elec|pcgarage.ro|
Fashion Days|cloth|fashiondays.ro|
Answear|cloth|answear.com|
Hervis|sport|hervis.com|hervis sports
Cărturești|book|carturesti.ro|carturesti
Libris|book|libris.ro|=libris
Rompetrol|gas|rompetrol.ro|rompetrol downstream
SOCAR|gas|socar.ro|=socar
CFR Călători|transit|cfrcalatori.ro|cfr calatori,=cfr
STB|transit|stbsa.ro|=stb
Metrorex|transit|metrorex.ro|
TAROM|fly|tarom.ro|
Tazz|food|tazz.ro|=tazz,tazz by emag
5 to go|cafe|5togo.ro|5 to go,5togo
Ted's Coffee|cafe|tedscoffee.ro|teds coffee
Digi|net|digi.ro|rcs rds,digi romania
Hidroelectrica|power|hidroelectrica.ro|
Apa Nova|water|apanovabucuresti.ro|
World Class|gym|worldclass.ro|=world class,world class romania
7card|gym|7card.ro|
Regina Maria|med|reginamaria.ro|
MedLife|med|medlife.ro|
FAN Courier|post|fancourier.ro|
Sameday|post|sameday.ro|=sameday
Cargus|post|cargus.ro|urgent cargus
Makro|super|makro.cz|makro cash carry
Košík|groc|kosik.cz|kosik cz,=kosik
TETA|pharm|tetadrogerie.cz|teta drogerie,=teta
BENU|pharm|benu.cz|=benu,benu lekarna,lekarna benu,benu apotek
Pilulka|pharm|pilulka.cz|pilulka cz
CZC|elec|czc.cz|czc cz,=czc
Electro World|elec|electroworld.cz|
Sportisimo|sport|sportisimo.cz|
Möbelix|furn|moebelix.cz|mobelix
Knihy Dobrovský|book|knihydobrovsky.cz|=dobrovsky,knihy dobrovsky
Luxor|book|luxor.cz|=luxor,knihkupectvi luxor
Baťa|cloth|bata.cz|=bata,bata cz
Benzina|gas|benzina.cz|=benzina,benzina orlen
EuroOil|gas|eurooil.cz|
České dráhy|transit|cd.cz|ceske drahy,=cd,cd cz
Leo Express|transit|leoexpress.com|
DPP|transit|dpp.cz|=dpp,dopravni podnik hl m prahy,pid litacka,litacka
Dáme jídlo|food|damejidlo.cz|dame jidlo
Bageterie Boulevard|fast|bb.cz|
CrossCafe|cafe|crosscafe.cz|
PRE|power|pre.cz|=pre,prazska energetika
innogy|power|innogy.cz|
Zásilkovna|post|zasilkovna.cz|zasilkovna,packeta
Česká pošta|post|ceskaposta.cz|ceska posta
Kooperativa|insur|koop.cz|
Česká pojišťovna|insur|generaliceska.cz|ceska pojistovna,generali ceska
Sazka|casino|sazka.cz|
Tipsport|casino|tipsport.cz|
Super zoo|pet|superzoo.cz|superzoo
Albert|groc|albert.cz|albert hm,albert sm,albert hypermarket,albert supermarket,albert cz
Alepa|groc|alepa.fi|
Minimani|super|minimani.fi|
Halpa-Halli|super|halpahalli.fi|halpa halli
Yliopiston Apteekki|pharm|yliopistonapteekki.fi|
R-kioski|conv|r-kioski.fi|r kioski,=rkioski
ABC|gas|abcasemat.fi|=abc,abc prisma,abc deli,abc asema
Neste|gas|neste.fi|neste markkinointi
Teboil|gas|teboil.fi|
Matkahuolto|transit|matkahuolto.fi|
OnniBus|transit|onnibus.com|
Kotipizza|fast|kotipizza.fi|
Fazer|cafe|fazer.fi|fazer cafe
DNA|phone|dna.fi|=dna,dna oyj
Moi Mobiili|phone|moi.fi|moi mobiili
Helen|power|helen.fi|=helen,helen oy
Motonet|auto|motonet.fi|
K-Rauta|hard|k-rauta.fi|k rauta
Puuilo|disc|puuilo.fi|
Sokos|dept|sokos.fi|
Suomalainen Kirjakauppa|book|suomalainen.com|suomalainen com
Akateeminen Kirjakauppa|book|akateeminen.com|akateeminen
Finnkino|tv|finnkino.fi|
Fitness24Seven|gym|fitness24seven.com|
Posti|post|posti.fi|=posti
Tori|mkt|tori.fi|=tori,tori fi
Veikkaus|casino|veikkaus.fi|
Terveystalo|med|terveystalo.com|
Mehiläinen|med|mehilainen.fi|mehilainen
Pihlajalinna|med|pihlajalinna.fi|
LähiTapiola|insur|lahitapiola.fi|lahitapiola
Rádio Popular|elec|radiopopular.pt|radio popular
Salsa|cloth|salsajeans.com|=salsa jeans
Sport Zone|sport|sportzone.pt|
Bertrand|book|bertrand.pt|=bertrand,livraria bertrand
Prio|gas|prio.pt|=prio,prio energy
Metropolitano de Lisboa|transit|metrolisboa.pt|metro de lisboa,metro lisboa
Carris|transit|carris.pt|=carris
STCP|transit|stcp.pt|
A Padaria Portuguesa|cafe|apadariaportuguesa.pt|padaria portuguesa
NOWO|net|nowo.pt|
Goldenergy|power|goldenergy.pt|
Médis|insur|medis.pt|=medis
Multicare|insur|multicare.pt|
Tranquilidade|insur|tranquilidade.pt|
Fitness Hut|gym|fitnesshut.pt|
Solinca|gym|solinca.pt|
Holmes Place|gym|holmesplace.com|
Jogos Santa Casa|casino|jogossantacasa.pt|
CUF|med|cuf.pt|=cuf,hospital cuf,clinica cuf
Lusíadas Saúde|med|lusiadas.pt|lusiadas,hospital lusiadas
My Market|groc|mymarket.gr|metro aebe
Galaxias|groc|galaxias.shop|
Kritikos|groc|kritikos-sm.gr|=kritikos
Public|elec|public.gr|=public,public retail world
Kotsovolos|elec|kotsovolos.gr|
Plaisio|elec|plaisio.gr|plaisio computers
Skroutz|mkt|skroutz.gr|
efood|food|e-food.gr|efood,e food
Praktiker|hard|praktiker.gr|
Hondos Center|pcare|hondoscenter.com|
PPC|power|ppcgroup.com|=dei,dei ae,=ppc,dimosia epicheirisi ilektrismou
EYDAP|water|eydap.gr|
EKO|gas|eko.gr|=eko
AVIN|gas|avinoil.gr|=avin,avin oil
OASA|transit|oasa.gr|
Coffee Island|cafe|coffeeisland.gr|
Mikel Coffee|cafe|mikelcoffee.com|=mikel
Gregorys|cafe|gregorys.gr|=gregorys
CBA|groc|cba.hu|=cba
CBA Príma|groc|prima.hu|cba prima
Libri|book|libri.hu|=libri
BKK|transit|bkk.hu|=bkk,budapestgo
Főtaxi|taxi|fotaxi.hu|fotaxi
MVM|power|mvm.hu|=mvm,mvm next
Magyar Posta|post|posta.hu|
GLS|post|gls-group.com|=gls,gls general logistics
Foxpost|post|foxpost.hu|
MD|groc|mdspa.it|=md,md spa,md discount
CRAI|groc|crai-supermercati.it|=crai
Tigros|groc|tigros.it|
Il Gigante|super|ilgigante.net|
Unes|groc|unes.it|=unes,u2 supermercato
Todis|groc|todis.it|
Ipercoop|super|coopalleanza3-0.it|
UPIM|dept|upim.com|
Tezenis|cloth|tezenis.com|
GEOX|cloth|geox.com|
Terranova|cloth|terranovastyle.com|=terranova
Piazza Italia|cloth|piazzaitalia.it|
MediaWorld|elec|mediaworld.it|media world
Trony|elec|trony.it|
Brico io|hard|bricoio.it|brico io
Roadhouse|rest|roadhouse.it|=roadhouse restaurant,roadhouse grill
La Piadineria|fast|lapiadineria.com|
Venchi|food|venchi.com|
illy|cafe|illy.com|=illy,illycaffe
Lavazza|cafe|lavazza.com|
GROM|food|grom.it|=grom,gelateria grom
Eataly|groc|eataly.it|
Arcaplanet|pet|arcaplanet.it|
Amplifon|med|amplifon.com|
UniSalute|insur|unisalute.it|
La Foir'Fouille|disc|lafoirfouille.fr|la foir fouille,foirfouille
Showroomprivé|cloth|showroomprive.com|showroomprive
Gaumont|tv|cinemaspathegaumont.com|cinema gaumont,pathe gaumont
Gamm vert|hard|gammvert.fr|gamm vert
Botanic|hard|botanic.com|=botanic,botanic jardinerie
BM Supermercados|groc|bmsupermercados.es|bm supermercado
Masymas|groc|masymas.com|mas y mas
HiperDino|groc|hiperdino.es|superdino
Covirán|groc|coviran.es|coviran
Lefties|cloth|lefties.com|
Sfera|cloth|sfera.com|=sfera
Obramat|hard|obramat.es|bricomart
Sprinter|sport|sprintersports.com|=sprinter
Juguettos|gift|juguettos.com|
Petroprix|gas|petroprix.com|
iryo|transit|iryo.eu|intermodalidad de levante
Avanza|transit|avanzabus.com|=avanza
EMT Madrid|transit|emtmadrid.es|=emt,emt madrid
Ginos|rest|ginos.es|
La Tagliatella|rest|latagliatella.es|
Loterías y Apuestas del Estado|casino|loteriasyapuestas.es|loterias y apuestas,loterias y apuestas del estado
The Source|elec|thesource.ca|=the source
`;
