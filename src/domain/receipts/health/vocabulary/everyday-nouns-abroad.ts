/**
 * Everyday German, French, Spanish, Italian, Portuguese, Dutch, Swedish, Polish, Turkish and Czech nouns for items,
 * food, animals, rooms and celebrations that are not health products, without accents. Words shared with English or
 * with a medicine are left out.
 */
export const EVERYDAY_NOUNS_ABROAD = `
    abono abrigo acero aceto adubo agave akku alfombra amendoim anel anello anillo aniversario anniversaire
    araba arachide arachidi arbre arbres arce arroz assiette aufkleber ayakkabi ayna azijn backofen bagger bague
    bahce balai balde balik bambola barbacoa bardak barva basen bazen besen besteck beton bettwasche beurre
    bezem bibita bicak bicchiere bicicleta bicicletta bier biere bijou bilgisayar bira birra biscoito biscotto
    bisiklet bizuteria bloem bloemen blomma blume blumen bluse boda boeket boeuf bohrer bois bok bola bolo bolso
    boneca boter boty boya brinco brinquedo brocha brod brodo brotchen bruiloft buceo bukiet burro butter
    caballo cacahuete cachorro caderno cafe cahier calca caldo camicia camisa canape canta cappotto caramelo
    cargador caricatore carnaval carnevale carregador carro cartouche cartuccia cartucho casaco casamento
    casserole catal cavallo cavalo cavo celular cerveja cerveza chargeur chaussure chemise cheval chien chiodo
    chocolat chocolate chorizo ciastka ciastko ciasto cicek cioccolato clavier clavo coche cocina coltello
    compleanno computador concime confiture copo corba cortina couteau cozinha croquette croquettes cuaderno
    cubo cucchiaio cuchara cuchillo cucina cuillere cuisine cumpleanos cykel czasopismo czekolada dator
    deguisement destnik detergente detersivo disfraz divano docka dort drucker drukarka dubel dunger dywan dzem
    dzus ecran eimer eintrittskarte elbise emmer engrais erable escoba espejo espelho esqui essig estante
    estanteria etagere etui faca fahrrad fantasia farbe farg farina farine farinha fernseher fiets fietsband
    fiore firin fisch fisk fleisch fleur foder forchetta formaggio forno fotocamera fourchette frango frein
    freio freno frigideira fromage fugenmortel furadeira futter gabel gaffel galleta galletas gardin gardine
    garfo garnek garten gateau gato gatto geldbeutel geleia giardino ginebra giocattolo gioiello girlande godis
    gomlek gordijn graine grenadine grill gryta gubre gummibarchen gwozdz hali hamer hammare hammer hamulec
    hardal harina havuz hink hnojivo hodinky hond horcice horloge horno hracka hrebik hrnec hrnek huhn hund
    impresora impressora imprimante iogurte jacka jacke jambon jardim jardin joghurt jouet joya juguete jurk
    kaas kabat kabel kabelka kaffe kafig kahve kaka kalender karma kasik kat katt kawa kbelik kedi keks kekse
    keuken kielbasa kip kitap kladivo klanning klavesnice klavye klawiatura klobasa klocka klonowy kniha kniv
    knuffel koberec kocka koek koekje koffer koffie kolo kolye konfiture kopek korv kosile kostuum koszula kot
    kott krmivo ksiazka kubek kuche kuchen kuchnia kuchyn kufr kurabiye kurczak kure kuscheltier kvetina kwast
    kwiat kyckling lack ladegerat ladowarka lakritz lalka lamba lampada lampara lask lastik lavadora lavavajilla
    lavavajillas leckerli leine leketoy leksak lepel lessive lettiera leuchte likor limonade linguica litiere
    loffel luftballon lustro lyzka maleta manteau manteiga mantequilla manzo mariage marmelade marmellata
    marteau martello martelo martillo maslo maso matrimonio matta meel mermelada messer miesa mieso miotla
    miroir mjol mlotek molho montre mortel mostarda mostaza mosterd moteur motorol mouka moutarde mugg muneca
    musztarda mutfak nagelset napf napoj nasiona natacao natacion natale natation navidad nawoz neumatico noel
    novela nudel nudeln nuoto ocet ogrod ohrring oiseau olla omacka ombrello oplader opona ordenador ordinateur
    orecchino orgeat orologio ost oyuncak paard padella pajaro palla panela panenka panev pantalla pantalon
    pantalone parafuso paraguas paraplu parapluie parasol passaro patelnia pedzel peinture peixe pelota peluche
    pelucia pendiente pennello pensel pentola perceuse perde perro pes pescado pesce peynir photo piatto
    piekarnik pierscionek pies pilka pinceau pincel pindakaas pinsel pirinc piscina piscine pivo piwo plante
    plantes plaszcz plato plongee pluszak pneu pneumatico pocitac poisson polevka poppenhuis poulet poupee prato
    prego presunto prosciutto prsten ptak pullover quaderno queijo queso racao ramo raton recel refresco
    refrigerante regenschirm reifen relogio reloj revista rideau riemen rijst riso rivista riz robe roman
    romanzo rower rucksack ryba sage salame salsa samen samochod sapato sarap sarten saty saucisson saus
    scaffale scarpa schal schaufel scherm schermo schinken schnaps schoen schrank schraube schrauben schroef
    schussel scopa seau secchio sekt semeno semente semilla senap senape senf sessel sieraad sirke skarm sked
    skinka skjorta skrivare skruv smor smycke sofa soffa sonnenschirm sopa soppa sosse souris specchio speelgoed
    spegel sperk spiegel spijker spik spulmittel sroub sruba stampante stander stecker stetec stofftier strauss
    streu stroop stroopwafel stucwerk stylo succo suco sugo sukienka sunka suppe susenka sykkel sylt szynka
    taart tabak taladro talerz talir tallrik tapete tapijt tapis tappeto tarta tarte tastiera tava tavuk taza
    tazza teclado tegel tencere tenda tenedor teppich tereyagi ternera terreau terriccio tierra tijdschrift
    tisch tiskarna toetsenbord tohum torebka tornillo torte tradgard trapano trouba tuin tuteur uccello valigia
    valise vaska vassoura velo verf verjaardag vernice vestido vida vidlicka vin vinagre vinaigre vinho vino
    vlees voer vogel voiture vorhang vork walizka waschmittel wasmiddel wecker wiadro widelec wiertarka wijn
    wino worst xicara yaourt yazici yogur yuzuk zaad zabawka zaclona zahrada zange zapato zaslona zegarek
    zeitschrift zeitung zement zeszyt ziemia zrcadlo zumo zuppa zwembad zwirek`;
