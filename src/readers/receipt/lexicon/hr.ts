import type { Lexicon } from './schema.ts';

/** Croatian and Serbian. */
export const hr: Lexicon = {
  language: 'hr',
  kindCues: {
    purchase: `
      vaša narudžba | hvala na narudžbi | hvala na kupnji | potvrda narudžbe | broj narudžbe | račun za kupnju
    `,
    refund: 'povrat novca | povrat sredstava',
    subscription: 'pretplata | vaša pretplata',
    shipping: 'poslana | broj pošiljke | vaš paket',
    trial: 'besplatno probno | probno razdoblje',
    paid: 'plaćanje uspješno | uplata zaprimljena | naplatili smo',
    unpaid: 'čeka uplatu | molimo uplatite | rok plaćanja',
    failed: 'plaćanje nije uspjelo',
    cancelled: 'narudžba je otkazana | otkazano',
    upcoming: 'uskoro se obnavlja | bit će naplaćeno',
    income: 'prodano',
  },
  amountRoles: {
    total: `
      ukupno | ukupan iznos | sveukupno | za plaćanje | ukupno za platiti | iznos | plaćeno | za naplatu
      укупно
    `,
    subtotal: 'međuzbroj | osnovica | proizvodi ukupno',
    tax: 'pdv | iznos pdv | ukupno pdv',
    taxed: 's pdv | pdv uključen',
    shipping: 'dostava | troškovi dostave | cijena dostave | poštarina',
    fee: 'naknada | naknada za uslugu | povratna naknada | manipulativni trošak | provizija',
    discount: 'popust | kod za popust | kupon za popust',
    refund: 'povrat | iznos povrata | vraćeni iznos',
    due: 'dospijeće | dugovanje | rok plaćanja',
  },
  numberLabels: {
    order: `
      (?:broj|stevilka|potvrda) (?:vase |vasega )?(?:narudzb[ea]|narudzbine|porudzbine|narocila)
      narudzb[ae]{number}|narudzbenica|porudzbin[ae]|(?:број )?(?:поруџбин[ае]|наруџбин[ае])
    `,
    booking: 'broj rezervacije',
    invoice: 'broj racuna',
  },
  patterns: {
    countUnitInCell: 'kom',
    numberLabelStart: 'naru|poru',
    placePreposition: 'u',
  },
};
