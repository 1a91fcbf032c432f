import type { Lexicon } from './schema.ts';

/** Polish. */
export const pl: Lexicon = {
  language: 'pl',
  kindCues: {
    purchase: `
      przejazd | podsumowanie przejazdu | kupiles | zaplaciles | zakup biletu | za zakup
      potwierdzenie zamowienia | twoje zamowienie | dziekujemy za zamowienie | dziekujemy za zakupy
      potwierdzenie platnosci | potwierdzenie zakupu | potwierdzenie rezerwacji | twoja rezerwacja | paragon
      e-paragon | zamowienie przyjete | przyjelismy twoje zamowienie | numer zamowienia | twoj zakup
      dziekujemy za darowizne | platnosc zakonczona | bilet | twoj bilet | zamowienie zlozone
      dziekujemy za zakup | oplacone | podsumowanie zamowienia | dziekujemy za wplate | twoj paragon
      przyjete do realizacji | rezerwacja potwierdzona | otrzymalismy wplate
    `,
    refund: `
      zwrot | zwrot srodkow | zwrot pieniedzy | zwrocilismy | faktura korygujaca | zwrot platnosci
      dokonalismy zwrotu | zwrot zostal | zwracamy | twoj zwrot
      pieniądze wróciły
    `,
    subscription: `
      okres rozliczeniowy | subskrypcja | twoja subskrypcja | odnowienie | odnowiona | odnowione | odnowiliśmy
      nastepna platnosc | abonament
      plan miesieczny | kolejna platnosc | czlonkostwo | /mies
    `,
    shipping: `
      wyslane | zostalo wyslane | wyslalismy | w drodze | numer przesylki | sledz przesylke | paczka
      twoja paczka | dostarczona | doreczona | zostala nadana | przesylka | nadana | jest w drodze | kurier
      przesylka doreczona | paczkomat | paczkomatu | odbior | czeka na odbior
      nie zastaliśmy | próba doręczenia | kurier spróbuje | paczka jedzie | gotowe do odbioru
    `,
    trial: 'okres probny | bezplatny okres | darmowy okres',
    paid: `
      otrzymalismy | oplacono | zaplacono | platnosc przyjeta | pobralismy | zostala pobrana
      platnosc zakonczona sukcesem | faktura oplacona | oplacona | otrzymalismy platnosc
      płatność została przyjęta | wpłata dotarła | otrzymanie przelewu | wpłacono
    `,
    unpaid: `
      kwota do zaplaty | termin platnosci | do zaplaty | przypomnienie o platnosci | zaleglosc
      wezwanie do zaplaty | nieoplacona | oplac | prosimy o wplate | oczekuje na platnosc | zaplac teraz
      nowa faktura | e-faktura | zapłać za | czekamy na twoją płatność | czekamy na wpłatę
      oczekujemy na płatność | opłać zakup
      prosimy o przelew | do zapłaty do
    `,
    failed: `
      platnosc nieudana | platnosc odrzucona | nie powiodla sie | odrzucona | nie udalo sie
      problem z platnoscia
      nie udało się pobrać
    `,
    cancelled: `
      anulowane | anulowano | anulowanie | zamowienie anulowane | zostalo anulowane | anulowalismy
      nie zostala obciazona | nie pobralismy
    `,
    cart: 'koszyk | koszyku',
    promo: `
      promocje | wyprzedaz | okazje | kup teraz | tylko dzis | nowosci | wypisz sie | sprawdz | rabaty
    `,
    statement: `
      wyciag z karty | wyciag | wyciag z konta | rejestracja produktu | produkt zarejestrowany
    `,
    payroll: 'pasek placowy | pasek wynagrodzenia | wynagrodzenie',
    friends: 'blik na telefon | przelew',
    alert: 'transakcja karta | operacja karta',
    quote: `
      wycena | oferta cenowa | przygotowaliśmy ofertę | przygotowaliśmy dla pani ofertę
      przygotowaliśmy dla pana ofertę
    `,
    upcoming: `
      obecna cena | cena ulegnie zmianie | niedlugo odnowiona | zmiana ceny | podwyzka | nowa cena
      zostanie odnowiona | wkrotce | zbliza sie
    `,
    income: `
      sprzedales | sprzedano | wyplata
      kupujący zapłacił
    `,
    security: 'kod jednorazowy | kod weryfikacyjny | konto zablokowane',
    pending: `
      oczekuje na wplate | ocen | opinia | ankieta | witamy | paczka zwrotna dotarla | otrzymalismy twoj zwrot
      sprawdzimy
      zgłoszenie zwrotu | po sprawdzeniu | czeka na towar | opóźnienie
    `,
    trade: 'zlecenie zrealizowane',
  },
  amountRoles: {
    total: `
      doladowanie | pobrano | oplacono | pobrana kwota | razem zaplacono | pobrano dnia | oplacono dnia
      razem | razem do zaplaty | do zaplaty | suma | suma zamowienia | wartosc zamowienia | kwota do zaplaty
      laczna kwota | laczna wartosc | kwota calkowita | zaplacono | calkowita kwota | kwota | kwota platnosci
      lacznie | suma brutto | wartosc brutto | ogolem | do zaplaty razem | kwota transakcji | cena calkowita
      kwota zamowienia
    `,
    first: 'zadatek | pierwsza rata | zaliczka',
    sum: 'platnosc',
    paid: 'karta | zaplacono karta',
    subtotal: `
      sprzedaz opodatk | sprzedaz opodatkowana | suma czesciowa | wartosc produktow | wartosc netto
      suma netto | kwota netto | produkty | wartosc koszyka | razem netto | suma produktow
      wartosc przedmiotow | wartosc towarow | wartosc zakupow | suma przedmiotow
    `,
    tax: `
      ptu | suma ptu | kwota ptu | podatki i oplaty | vat kwota | podatek | kwota vat | w tym vat
      podatek vat
    `,
    taxed: 'z vat | brutto z vat',
    shipping: `
      kurier | inpost | paczkomat | dostawa | koszt dostawy | wysylka | koszty dostawy | koszt wysylki
      przesylka | koszty wysylki
    `,
    fee: `
      oplata serwisowa | oplata za obsluge | prowizja | kaucja | oplata | ubezpieczenie | oplata za pobraniem
    `,
    tip: 'napiwek',
    discount: 'znizka | kupon | kod rabatowy | kod promocyjny | upust | promocja',
    gift: 'karta podarunkowa | bon podarunkowy',
    refund: `
      odszkodowanie | przelano z powrotem | zwrot | kwota zwrotu | zwrocono | zwrot srodkow | zwrocona kwota
      suma zwrotu
    `,
    due: 'do zaplaty do | termin platnosci | zaleglosc | pozostalo do zaplaty | saldo do zaplaty',
    unrelated: `
      kapitał zakładowy | poprzednia cena | dostepne srodki | nastepna platnosc | od | miesiecznie
      minimalne zamowienie | reszta | punkty | powyzej
    `,
    saved: 'oszczedzasz | zaoszczedzono | oszczednosc',
    previous: 'zamiast | pierwotna kwota | kwota pierwotna | cena katalogowa | cena regularna',
    unit: 'cena jednostkowa | za sztuke | za noc',
  },
  numberLabels: {
    order: '(?:(?:numer|nr|potwierdzenie) )?zamowieni[ea]{number}|(?:numer|nr) zakupu',
    booking: '(?:(?:numer|kod|potwierdzenie) )?rezerwacji|(?:kod|numer) potwierdzenia',
    invoice: String.raw`
      faktura(?:\s?(?:nr|vat))?|(?:nr|numer) faktury|(?:nr|numer) polisy|polisa{number}
    `,
    receipt: `
      nr paragonu|paragonu?{number}|rachunek (?:nr|numer)|bilet(?: pkp intercity|{number})
      (?:nr|numer) (?:biletu|rachunku|dokumentu)
    `,
    payment: 'numer transakcji',
  },
  months: `
    stycznia/styczen/sty lutego/luty/lut marca/marzec kwietnia/kwiecien/kwi maja/maj czerwca/czerwiec/cze
    lipca/lipiec/lip sierpnia/sierpien/sie wrzesnia/wrzesien/wrz pazdziernika/pazdziernik/paz
    listopada/listopad/lis grudnia/grudzien/gru
  `,
  patterns: {
    urgentDeadline: 'w ciagu (?:12|24|48) godzin',
    quoteIntroduction: String.raw`napisal(?:\(a\)|a)?`,
    imitationDomainWord: 'doplat[ay]|platnosci?|paczk[ai]|przesylk[ai]|odbior',
    refundRefused: String.raw`
      nie mozemy (?:\p{L}+ )?(?:zwrocic|dokonac zwrotu)|zwrotu? [^.;]{0,40}(?:odrzucon\p{L}+|nie przysluguje)
    `,
    softwareReader: String.raw`
      asysten(?:t|ci|tom|cie) ai|model\p{L}* jezykow\p{L}+|sztuczn\p{L}+ inteligencj\p{L}+|robot(?:ow|y|om)
      automatyczn\p{L}+ (?:system\p{L}*|czytnik\p{L}*|agen\p{L}*)|program\p{L}* ksiegow\p{L}+
    `,
    softwareInstruction: String.raw`
      zapisz(?:cie)?|zignoruj(?:cie)?|pomin(?:cie)?|podaj(?:cie)?|uzyj(?:cie)?|odczytaj(?:cie)?
      przyjmij(?:cie)?
      zglos(?:cie)?|powinn\p{L}+|nalezy|zamiast
    `,
    ignorePrevious: String.raw`
      
      (?:z?ignoruj|pomin)(?:cie)? (?:wszystkie )?(?:poprzednie|powyzsze|wczesniejsze) (?:polecenia|instrukcje|kwoty)
    `,
    valueSetting: String.raw`
      (?:ustaw|zmien|zapisz) (?:kwote|sume|typ|sprzedawce)(?: \S+)? (?:na|jako)
    `,
    trueValue: String.raw`
      prawdziw\p{L}+ (?:kwota|suma|cena|data|sprzedawca)|wlasciw\p{L}+ (?:kwota|suma|cena|data|sprzedawca)
      poprawn\p{L}+ (?:kwota|suma|cena|data|sprzedawca)
    `,
    valueNoun: String.raw`
      kwot\p{L}+|sum\p{L}+|sklep\p{L}*|sprzedawc\p{L}+|zwrot\p{L}*
    `,
    forwardMark: 'pd',
    forwardOrReplyMark: 'pd',
    forwardedField: 'od|wyslano|temat',
    forwardedFrom: 'od',
    forwardedDate: 'wyslano',
    forwardedSubject: 'temat',
    receiptNounOfSender: 'faktury',
    boilerplateOpening: `
      jesli[ ]|jezeli[ ]|mozesz[ ]|masz (?:pytania|prawo)|potrzebujesz|chcesz[ ]|jak (?:moge|zwrocic|dlugo)
      kiedy[ ]|prosimy (?:nie|o nie)|aby[ ]|w razie|skladajac[ ]|ceny[ ]|ta wiadomosc|zrezygnuj|wypisz
      polec[ ]|zaoszczedz|odkryj|darmowa dostawa od|zwroty?[ ]
    `,
    offerWord: '(?:oferta|promocja) tygodnia',
    orderDateLabel: `
      data zamowienia|data zakupu|data platnosci|data wystawienia|data sprzedazy|zlozone dnia
    `,
    plainDateLabel: 'dnia',
    earlierOrderDate: String.raw`
      pierwotn\w*
    `,
    otherDateLabel: String.raw`
      dostaw\w*|termin|nastepn\w*|wyjazd
    `,
    timeRangeStart: 'miedzy',
    dueDateLabel: 'termin(?:u)? platnosci|zaplac do|do dnia',
    heldAmount: String.raw`
      kaucj\p{L}|preautoryzacj\p{L}|zablokowan\p{L}{1,3}
    `,
    notACharge: String.raw`
      nie jest (?:oplata|obciazeniem|platnoscia)|nie (?:zostal[ao]?|zostanie) (?:pobran|obciazon)\p{L}
    `,
    renewsOn: String.raw`
      odnow|oplacon[aey] do
      nastepn[aey] (?:automatyczn[aey] |zaplanowan[aey] )?(?:platnosc|oplata|rozliczenie|obciazenie|faktura)
      kolejn[aey] (?:platnosc|oplata)
      zostanie (?:pobran|odnowion)
    `,
    trialEndsOn: String.raw`
      za darmo do|okres\w{0,20} prob\w{0,20} .{0,30}(?:do|konczy)|bezplatn\w{0,20} .{0,20}do
    `,
    nights: 'noc[ey]?',
    cardWord: 'karta|karty',
    paymentMeans: 'karta|karty|blik|przelew|zaplacono',
    otherCard: 'lojalnosciow[aey]|punkty',
    cardEndingWith: 'koncowka|konczaca sie na|konczacej sie|o numerze konczacym sie na',
    maskedCardEnding: 'koncowka',
    tender: String.raw`
      blik\w*|karta|gotowka|przelewem
    `,
    totalWord: 'razem|suma',
    totalWordOfParts: 'suma|razem',
    bookFormat: 'oprawa (?:miekka|twarda)|miekka|twarda',
    itemHeader: 'nazwa(?: (?:produktu|towaru|uslugi))?|produkty?|opis|towar|usluga',
    codeHeader: 'lp|kod|zab|miejsce|rzad|pokoj|rozmiar',
    tableHeader: 'ilosc|kwota|wartosc|nazwa',
    priceHeader: 'kwota|wartosc',
    insurer: String.raw`
      \bnfz\b
    `,
    discountNoun: 'znizka',
    subtotalOpening: 'suma czesciowa',
    taxInclusive: 'z',
    taxExclusive: 'przed',
    periodUnit: String.raw`
      miesiac|rok\b
    `,
    includedWithin: 'w tym',
    totalAfterParts: 'lacznie|razem',
    ofWhich: 'w tym',
    stillDue: 'do zaplaty|pozostalo',
    repayable: String.raw`
      zwrotn\w+
    `,
    denial: 'nie',
    recommendation: 'polecamy|moze ci sie',
    priceFrom: 'z',
    percentOff: 'rabatu',
    paidLabel: 'zaplacono|pobrano',
    itemLabel: 'subskrypcja|pakiet|usluga|produkt',
    sumsHeading: 'podsumowanie(?: (?:zamowienia|zwrotu|platnosci))?',
    pageHeading: 'dziekujemy',
    lineOpening: String.raw`
      ilosc|czesc[ ,]|vat\b|podsumowanie|karta|szczegoly|dostepn[ya]$
    `,
    bareLabel: 'kwota|cena promocyjna',
    itemAction: 'zglos problem|ocen (?:produkt)?|kup ponownie|zobacz szczegoly',
    itemDetail: String.raw`
      sprzedawca:|(?:rozmiar|kolor)\s?[:：]
    `,
    missingOpening: String.raw`
      niedostepn\w*
    `,
    giftWrap: 'opakowanie',
    itemAttribute: 'rozmiar|kolor',
    valuedAttribute: 'rozmiar|kolor',
    sizeLabel: 'rozmiar',
    color: 'czarny|bialy|szary|niebieski',
    quantityLabel: 'ilosc|szt',
    quantityBeforeName: 'ilość',
    quantityAfterVariant: 'ilosc',
    quantityLabelAlone: 'ilosc',
    quantityAtEnd: 'ilość',
    quantityStart: 'ilo',
    countUnitOfVariant: 'szt',
    countUnitAlone: 'szt',
    countUnitAfter: 'szt',
    countUnitInCell: 'sztuk[ia]?|szt',
    perPieceAfter: String.raw`
      \/ ?szt\b
    `,
    tableService: 'stolik|kelner(?:ka)?',
    greeting: 'czesc',
    numberLabelStart: 'zam|para|bilet|biletu|rach|doku|reze|poty|potw',
    betweenLabelAndNumber: 'jest|numer|opłacona',
    orderNoun: String.raw`
      zamowieni\w*
    `,
    placePreposition: 'w|od|na',
    paidTo: 'płatność dla',
    possessive: 'twoje',
    boughtNoun: 'zamówienie',
    orderedAt: 'zakupy w|zamówienie w',
    wordAfterName: 'z|dnia|na|jest',
    merchantLabel: 'sprzedawca|sprzedający|odbiorca',
    receiptFieldLabel: 'kwota',
    orderAtHint: 'zakupy|zam[oóÓ]w',
    viaWord: 'przez',
    notAMerchant: 'zamówienie',
    senderNameTail: 'obsługa klienta',
    genericSenderWord: 'zamowienia|faktury|sklep',
    bankName: 'mbank|pko|millennium',
    billSender: 'ubezpieczenia',
    planWord: String.raw`
      miesieczn\w*|roczn\w*|subskrypcja
    `,
    firstChargeAfterTrial: 'pierwsza platnosc',
    futureWord: 'zostanie',
    chargeDone: String.raw`
      (?:pobralismy|otrzymalismy|oplacono|zaplacono)
      zostal[ao]? (?:\S+ )?(?:pobran\w+|oplacon\w+|obciazon\w+|zaksiegowan\w+)
    `,
    chargeToCome: String.raw`
      (?:zostanie|zostana) (?:pobran\w+|obciazon\w+|odnowion\w+)|pobierzemy|odnowi sie
    `,
    negation: 'nie',
    negatedCharge: 'pobralismy',
    paymentNoun: String.raw`
      platnosc\w*
    `,
    declined: String.raw`
      odrzucon\w|nie (?:powiodl\w*|udal\w*|zostal\w*|doszl\w*)|nieudan\w
    `,
    paymentCompleted: String.raw`
      wplyn\w+|dotarl\w*|otrzymal\w*|zaksiegowa\w+|pobrali?smy
    `,
    refunded: String.raw`
      zwro(?:t|c)\w*|zwracamy
    `,
    conditionalRefund: String.raw`
      gdy|kiedy|po (?:otrzymaniu|sprawdzeniu)|zgloszen\w*
    `,
    greetingBeforeName: 'cześć',
    addressHeading: 'adres (?:dostawy|do faktury)',
    countUnitBeforeName: String.raw`szt\.?`,
    answerMark: 'odp',
  },
};
