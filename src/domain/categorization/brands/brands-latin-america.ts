/**
 * Brands of Brazil, Mexico, Argentina, Chile, Colombia and Peru. A line: display name | category | website | further
 * spellings.
 */
export const BRANDS_LATIN_AMERICA = `
Zaffari|groc|zaffari.com.br|cia zaffari,bourbon zaffari
St. Marche|groc|marche.com.br|st marche
Hirota|groc|hirota.com.br|hirota food,hirota express
Oba Hortifruti|groc|obahortifruti.com.br|=oba,oba hortifruti
Hortifruti|groc|hortifruti.com.br|hortifruti natural da terra,natural da terra
Mambo|groc|mambo.com.br|=mambo,supermercado mambo
Droga Raia|pharm|drogaraia.com.br|raia drogasil,=raia,raia,rd saude
Drogaria São Paulo|pharm|drogariasaopaulo.com.br|drogaria sp,drogaria sao paulo,dsp drogaria
Drogarias Pacheco|pharm|drogariaspacheco.com.br|drogaria pacheco,drogarias pacheco
Panvel|pharm|panvel.com|panvel farmacias,dimed
Ultrafarma|pharm|ultrafarma.com.br|
Drogaria Araujo|pharm|araujo.com.br|drogaria araujo
99|taxi|99app.com|99 taxi,99app,99 tecnologia,99pop,99 pop,99 taxis
Mercado Pago|app|mercadopago.com|
Ponto|elec|pontofrio.com.br|=ponto,ponto frio,pontofrio
Fast Shop|elec|fastshop.com.br|fastshop
Marisa|cloth|marisa.com.br|=marisa,lojas marisa
Pernambucanas|cloth|pernambucanas.com.br|casas pernambucanas
Havan|dept|havan.com.br|lojas havan
Tok&Stok|furn|tokstok.com.br|tok stok,tokstok
Camicado|home|camicado.com.br|
Telhanorte|hard|telhanorte.com.br|telha norte
Petz|pet|petz.com.br|petz com br,pet center
Cobasi|pet|cobasi.com.br|
Petlove|pet|petlove.com.br|
Natura|pcare|natura.com.br|=natura,natura cosmeticos
O Boticário|pcare|boticario.com.br|o boticario,boticario,oboticario
Havaianas|cloth|havaianas.com|
Arezzo|cloth|arezzo.com.br|=arezzo
Centauro|sport|centauro.com.br|centauro ce
Dafiti|cloth|dafiti.com.br|
Oi|phone|oi.com.br|=oi,oi movel,oi fixo,oi s a
Cemig|power|cemig.com.br|cemig distribuicao
Copel|power|copel.com|copel distribuicao
Light|power|light.com.br|=light,light sa,light servicos de eletricidade,light sesa
Equatorial Energia|power|equatorialenergia.com.br|equatorial
Neoenergia|power|neoenergia.com|neoenergia coelba,coelba,neoenergia elektro
EDP|power|edp.com.br|edp sao paulo,edp sp
Comgás|power|comgas.com.br|comgas
Copasa|water|copasa.com.br|
Sanepar|water|sanepar.com.br|
Cedae|water|cedae.com.br|
Ipiranga|gas|ipiranga.com.br|posto ipiranga,abastece ai,auto posto ipiranga
Petrobras|gas|petrobras.com.br|posto petrobras,posto br,=br mania
Graal|rest|redegraal.com.br|rede graal
Frango Assado|rest|frangoassado.com.br|
Outback|rest|outback.com.br|outback steakhouse
Madero|rest|restaurantemadero.com.br|=madero,restaurante madero,jeronimo burger
Coco Bambu|rest|cocobambu.com|
Habib's|fast|habibs.com.br|habibs
Giraffas|fast|giraffas.com.br|
Bob's|fast|bobs.com.br|bobs burger,=bobs,bobs
Spoleto|rest|spoleto.com.br|=spoleto,spoleto culinaria
China in Box|rest|chinainbox.com.br|
Cacau Show|food|cacaushow.com.br|
Kopenhagen|food|kopenhagen.com.br|
Bio Ritmo|gym|bioritmo.com.br|bioritmo
Bluefit|gym|bluefitacademia.com.br|blue fit
Wellhub|gym|wellhub.com|gympass
Sem Parar|toll|semparar.com.br|semparar
ConectCar|toll|conectcar.com|
Veloe|toll|veloe.com.br|
Estapar|park|estapar.com.br|estapar estacionamento
LATAM Airlines|fly|latamairlines.com|latam,latam air,latam com,latamairlines,lan com,tam linhas aereas
Decolar|travel|decolar.com|decolar com
Despegar|travel|despegar.com|despegar com
123 Milhas|travel|123milhas.com|123milhas
CVC|travel|cvc.com.br|=cvc,cvc viagens,cvc brasil
Localiza|carrent|localiza.com|localiza rent a car
Movida|carrent|movida.com.br|=movida,movida rent a car
Unidas|carrent|unidas.com.br|=unidas,unidas rent a car
Buser|transit|buser.com.br|
ClickBus|transit|clickbus.com.br|
Globoplay|tv|globoplay.globo.com|globo play,globo com globoplay
Porto Seguro|insur|portoseguro.com.br|porto seguro cia
Unimed|insur|unimed.coop.br|unimed seguros,central nacional unimed
Hapvida|insur|hapvida.com.br|
NotreDame Intermédica|insur|gndi.com.br|notredame,notre dame intermedica
Amil|insur|amil.com.br|=amil,amil assistencia medica
SulAmérica|insur|sulamerica.com.br|sul america,sulamerica saude
Bradesco Saúde|insur|bradescosaude.com.br|bradesco saude
QuintoAndar|rent|quintoandar.com.br|quinto andar
Livraria Cultura|book|livrariacultura.com.br|
Livraria da Vila|book|livrariadavila.com.br|
Kalunga|office|kalunga.com.br|
Ri Happy|gift|rihappy.com.br|rihappy,pbkids
Enjoei|mkt|enjoei.com.br|
OLX|mkt|olx.com.br|olx brasil
KaBuM!|elec|kabum.com.br|kabum
Suburbia|dept|suburbia.com.mx|=suburbia
Sears|dept|sears.com.mx|=sears,sears mexico,sears roebuck de mexico
Farmacias Benavides|pharm|benavides.com.mx|farmacia benavides,benavides
Toks|rest|toks.com.mx|restaurante toks,restaurantes toks
Italianni's|rest|italiannis.com.mx|italiannis
Alsea|rest|alsea.com.mx|
Cinemex|tv|cinemex.com|
Totalplay|net|totalplay.com.mx|total play
Megacable|net|megacable.com.mx|mega cable
Cornershop|groc|cornershopapp.com|cornershop app,cornershopapp
VivaAerobus|fly|vivaaerobus.com|viva aerobus,viva aero
ADO|transit|ado.com.mx|=ado,ado autobuses,autobuses ado
Estrella Blanca|transit|estrellablanca.com.mx|
ETN|transit|etn.com.mx|=etn,etn turistar
Librerías Gandhi|book|gandhi.com.mx|=gandhi,libreria gandhi,librerias gandhi
El Sótano|book|elsotano.com|libreria el sotano,el sotano
Calimax|groc|calimax.com.mx|
Casa Ley|groc|casaley.com.mx|=ley,casa ley,super ley
Waldo's|disc|waldos.com.mx|waldos
Steren|elec|steren.com.mx|
GNP Seguros|insur|gnp.com.mx|gnp,grupo nacional provincial
Quálitas|insur|qualitas.com.mx|qualitas,qualitas compania
Del Sol|dept|delsol.com.mx|=del sol,almacenes del sol
Neto|groc|tiendasneto.com|=neto,tiendas neto
Tiendas 3B|groc|tiendas3b.com|=3b,tiendas 3b,bbb tiendas
City Club|super|cityclub.com.mx|=city club
Fresko|groc|lacomer.com.mx|fresko la comer
El Globo|cafe|elglobo.com.mx|=el globo,pasteleria el globo
Cielito Querido|cafe|cielitoquerido.com.mx|cielito querido cafe
PASE|toll|pase.com.mx|=pase,i d mexico,idmexico pase
TeleVía|toll|televia.com.mx|televia
ChangoMás|super|masonline.com.ar|chango mas,changomas,mas online
La Anónima|groc|laanonima.com.ar|la anonima
Dr. Ahorro|pharm|doctorahorro.com.ar|dr ahorro,doctor ahorro
Axion Energy|gas|axionenergy.com|axion
SUBE|transit|argentina.gob.ar|=sube,sube carga,carga sube
Aerolíneas Argentinas|fly|aerolineas.com.ar|aerolineas argentinas,aerolineas arg
Flybondi|fly|flybondi.com|
JetSMART|fly|jetsmart.com|jetsmart
Personal|phone|personal.com.ar|=personal,personal flow,telecom personal
Telecentro|net|telecentro.com.ar|
MetroGAS|power|metrogas.com.ar|metrogas
Naturgy|power|naturgy.com.ar|naturgy ban
AySA|water|aysa.com.ar|agua y saneamientos argentinos
Frávega|elec|fravega.com|fravega
Musimundo|elec|musimundo.com|
Garbarino|elec|garbarino.com|
Easy|hard|easy.com.ar|=easy,easy home center,easy argentina
Sodimac|hard|sodimac.com|sodimac homecenter,homecenter sodimac,sodimac constructor
Havanna|cafe|havanna.com.ar|=havanna,cafe havanna
Mostaza|fast|mostazaweb.com.ar|=mostaza,mostaza burger
Freddo|food|freddo.com.ar|heladeria freddo
Grido|food|gridohelado.com|grido helado
Café Martínez|cafe|cafemartinez.com|cafe martinez
Megatlon|gym|megatlon.com|
SportClub|gym|sportclub.com.ar|
OSDE|insur|osde.com.ar|
Swiss Medical|insur|swissmedical.com.ar|swiss medical group
Galeno|insur|galeno.com.ar|=galeno
Hoyts|tv|hoyts.com.au|cines hoyts,hoyts cinemas
Yenny|book|yenny-elateneo.com|yenny el ateneo,el ateneo
Acuenta|groc|acuenta.cl|super bodega acuenta,superbodega acuenta
Ok Market|conv|okmarket.cl|ok market
Almacenes Paris|dept|paris.cl|paris cencosud
Hites|dept|hites.com|=hites
La Polar|dept|lapolar.cl|
Construmart|hard|construmart.cl|
Farmacias Ahumada|pharm|farmaciasahumada.cl|farmacia ahumada
Dr. Simi|pharm|drsimi.cl|dr simi,farmacias dr simi
Sky Airline|fly|skyairline.com|=sky airline
Turbus|transit|turbus.cl|tur bus
Pullman Bus|transit|pullmanbus.cl|
Metro de Santiago|transit|metro.cl|carga bip,tarjeta bip,=bip
WOM|phone|wom.cl|=wom,wom chile,wom colombia
VTR|net|vtr.com|=vtr,vtr comunicaciones
GTD|net|gtd.cl|=gtd,gtd manquehue
CGE|power|cge.cl|=cge,cge distribucion
Aguas Andinas|water|aguasandinas.cl|
Juan Maestro|fast|juanmaestro.cl|
Doggis|fast|doggis.cl|
Castaño|cafe|castano.cl|=castaño,panaderia castano,castano panaderia
Cineplanet|tv|cineplanet.com.pe|
Autopista Central|toll|autopistacentral.cl|
Costanera Norte|toll|costaneranorte.cl|
Feria Chilena del Libro|book|feriachilenadellibro.cl|
Antártica Libros|book|antartica.cl|antartica libros
PC Factory|elec|pcfactory.cl|
IntegraMédica|med|integramedica.cl|integramedica
RedSalud|med|redsalud.cl|red salud
Colmena|insur|colmena.cl|isapre colmena
Ara|groc|aratiendas.com|=ara,tiendas ara
Justo & Bueno|groc|justoybueno.com|justo bueno,justo y bueno
Alkosto|super|alkosto.com|
Ktronix|elec|ktronix.com|
Farmatodo|pharm|farmatodo.com|
La Rebaja|pharm|larebajavirtual.com|drogas la rebaja,drogueria la rebaja
Cafam|pharm|cafam.com.co|drogueria cafam
Colsubsidio|pharm|colsubsidio.com|drogueria colsubsidio,droguerias colsubsidio
Frisby|fast|frisby.com.co|
El Corral|fast|elcorral.com|=el corral,hamburguesas el corral
Kokoriko|fast|kokoriko.com.co|
OMA|cafe|cafeoma.com|=oma,cafe oma,oma restaurantes
Tostao|cafe|tostao.com.co|tostao cafe y pan
Terpel|gas|terpel.com|eds terpel,estacion terpel
Primax|gas|primax.com.pe|eds primax,grifo primax
Biomax|gas|biomax.co|eds biomax
Tigo|phone|tigo.com|=tigo,tigo une,tigo colombia
ETB|phone|etb.com|=etb
Codensa|power|enel.com.co|enel codensa
Vanti|power|grupovanti.com|=vanti,vanti gas
Avianca|fly|avianca.com|avianca com
Wingo|fly|wingo.com|=wingo
TransMilenio|transit|transmilenio.gov.co|tullave,tu llave
Bodytech|gym|bodytech.com.co|
Sura|insur|sura.com|=sura,seguros sura,eps sura,suramericana
Compensar|insur|compensar.com|compensar eps
Arturo Calle|cloth|arturocalle.com|
Studio F|cloth|studiof.com.co|
Panamericana|book|panamericana.com.co|libreria panamericana,panamericana libreria
Jumbo|super|jumbo.cl|jumbo costanera,jumbo cl,jumbo colombia,hipermercado jumbo,jumbo retail,jumbo cencosud
Vivanda|groc|vivanda.com.pe|
Mass|groc|tiendasmass.com.pe|=mass,tiendas mass
Tambo|conv|tambo.pe|=tambo,tambo mas
Falabella|dept|falabella.com|saga falabella
Oechsle|dept|oechsle.pe|
Promart|hard|promart.pe|
Petroperú|gas|petroperu.com.pe|petroperu
Cruz del Sur|transit|cruzdelsur.com.pe|
Bitel|phone|bitel.com.pe|
Luz del Sur|power|luzdelsur.com.pe|
Pluz Energía|power|pluz.pe|pluz,pluz energia
Sedapal|water|sedapal.com.pe|
Cálidda|power|calidda.com.pe|calidda
Bembos|fast|bembos.com.pe|
Norky's|rest|norkys.pe|norkys
Pardos Chicken|rest|pardoschicken.pe|
Roky's|rest|rokys.com|rokys
China Wok|fast|chinawok.com.pe|=china wok
Crisol|book|crisol.com.pe|=crisol,libreria crisol
Rimac Seguros|insur|rimac.com|rimac
Pacífico Seguros|insur|pacifico.com.pe|pacifico seguros,pacifico cia de seguros
La Positiva|insur|lapositiva.com.pe|
Platanitos|cloth|platanitos.com|
Topitop|cloth|topitop.pe|
inDrive|taxi|indrive.com|indriver
`;
