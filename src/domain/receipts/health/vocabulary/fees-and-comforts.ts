/** Fees charged in addition to care, named before the word fee or charge. Regular expressions, like the comforts. */
export const CARE_FEES = `
    late, missed, no show, noshow, cancel\\w*, records?, copy, forms?, completion, paperwork, financ\\w*, interest,
    returned, nsf, convenience, processing, administrative,
    (?<!\\b(?:vacc|vaccine|immunization|shot|injection|inj|infusion) )admin,
    billing, statement, collection, reactivation,
    parking, delivery, rush, handling, letter, transfer, access, portal, set ?up, enrol\\w*, regist\\w*,
    reschedul\\w*,
    text, reminder, technology, documentation`;

/** Comforts, gifts and paperwork that no plan pays for, whatever they are billed as. */
export const COMFORTS = `
    no show, (?:missed|broken|failed|forgotten|unkept) (?:\\w+ )?(?:appointment|appt|app|visit|session),
    interest on, accrued interest, late cancel\\w*, interest charge,
    finance charge, parking, valet, cafeteria,
    (?:eye ?glass(?:es)?|(?<!reading )glasses) (?:chain|cord|strap|case|holder|lanyard),
    brillen ?(?:kette|etui|band|kordel),
    (?:cordon|chaine|etui) (?:a |de )?lunettes, (?:cadena|cordon|funda) (?:de |para )?gafas,
    television, tv rental, wi ?fi, internet access, telephone, newspaper, guest (?:tray|meal|room|bed), private room,
    room upgrade,
    suite upgrade, amenity, comfort (?:kit|pack|package), gift ?shop, flowers, gratuity, tip jar, donation, donate,
    pledge, fundraiser, (?<!out of )warranty, protection plan, (?:guest|visitor|companion|staff) meals?, meal voucher,
    phone and tv, tv package, ^gift to, annual fund, foundation gift,
    saumnis\\w*, verzugszins\\w*, mahnung, stornogebuhr, attest, surcharge, credit card fee, card processing,
    (?:round|roundup) up (?:for|to), gift card,
    records? (?:copy|copies|request|release), copies of records?, photocop\\w*, botendienst,
    mahngebuhr, ausfallhonorar, ausfallgebuhr, fernseh\\w*, einzelzimmer\\w*, zimmerzuschlag, wahlleistung,
    chambre (?:particuliere|individuelle), habitacion individual, aparcamiento, 
    park(?:schein|ticket|haus|platz|gebuhr|en), spende, donativo,
    donazione, financing, interest, carecredit, (?:akten|befund)?kopien?, befundkopie, copies? (?:du )?dossier,
    copia (?:de )?(?:historia|informe), cd copy, copy of (?:images|films|xrays?), companion, visitor, guest,
    photo package, (?:forms?|paperwork) (?:completion|fee),
    (?:school|camp|sports?|fmla|disability|dmv|work) (?:physical )?(?:forms?|paperwork|letter), paperwork,
    concierge, (?:auto(?:matic)?|refill|plan|member|program|new patient) (?:refill )?(?:enrol\\w*|forms?|packet),
    (?:rush|special|expedited|express) (?:handling|shipping|processing), retainer fee, membership (?:fee|dues),
    ausfall\\w*, terminausfall, versaumt\\w*,
    nicht erschienen, bescheinigung, versandkosten, bearbeitungsgebuhr, frais (?:de )?(?:dossier|port|livraison),
    (?:rendez vous|rdv) (?:manque|annule|non honore), certificat, interets, intereses, zinsen, telefono, television,
    gastos (?:de )?(?:envio|gestion), cita (?:perdida|cancelada|no acudida), cama acompanante, lit accompagnant`;
