/** Fees charged in addition to care, named before the word fee or charge. Regular expressions, like the comforts. */
export const CARE_FEES = `
    late, missed, no show, noshow, cancel\\w*, records?, copy, forms?, completion, paperwork, financ\\w*, interest,
    returned, nsf, convenience, processing, administrative, admin, billing, statement, collection, reactivation,
    parking, delivery, rush, handling, letter, transfer`;

/** Comforts, gifts and paperwork that no plan pays for, whatever they are billed as. */
export const COMFORTS = `
    no show, missed (?:appointment|visit), interest on, accrued interest, late cancel\\w*, interest charge,
    finance charge, parking, valet, cafeteria,
    television, tv rental, wifi, telephone, newspaper, guest (?:tray|meal|room|bed), private room, room upgrade,
    suite upgrade, amenity, comfort (?:kit|pack|package), gift ?shop, flowers, gratuity, tip jar, donation, donate,
    pledge, fundraiser, warranty, protection plan, (?:guest|visitor|companion|staff) meals?, meal voucher,
    phone and tv, tv package, ^gift to, annual fund,
    saumnis\\w*, verzugszins\\w*, mahnung, stornogebuhr, attest, surcharge, credit card fee, card processing,
    (?:round|roundup) up (?:for|to), gift card,
    records? (?:copy|copies|request|release), copies of records?, photocop\\w*, botendienst,
    mahngebuhr, ausfallhonorar, ausfallgebuhr, fernseh\\w*, einzelzimmer\\w*, zimmerzuschlag, wahlleistung,
    chambre (?:particuliere|individuelle), habitacion individual, aparcamiento, parkgebuhr, spende, donativo,
    donazione`;
