import type { Lexicon } from './schema.ts';

/** Turkish. */
export const tr: Lexicon = {
  language: 'tr',
  kindCues: {
    purchase: `
      fisin burada | sipariş | siparisin alindi | siparisin icin tesekkurler | siparisin | siparisiniz
      siparis onayi | siparisiniz alindi | e-tiket | siparişiniz için teşekkürler | bilgi fişi | e-fiş
    `,
    refund: 'iade | iadeniz | iade edildi | para iadesi | ücret iadesi',
    subscription: 'abonelik | aboneliginiz | yenilendi | üyeliğin | üyeliğiniz | aboneliğin',
    shipping: `
      kargoya verildi | kargoda | kargo takip | teslim edildi | yola cikti | takip no | kargonuz
      takip numarası
    `,
    trial: 'deneme suresi | ücretsiz deneme | deneme süren',
    paid: `
      odendi | odeme alindi | ödemeniz alındı | tahsil edildi | ödeme başarılı | ödemen alındı
    `,
    unpaid: `
      son odeme tarihi | faturaniz | odeme hatirlatma | ödeme bekliyor | ödemenizi bekliyoruz | son ödeme
    `,
    failed: 'odeme basarisiz | ödeme alınamadı',
    cancelled: 'iptal | iptal edildi | siparişiniz iptal',
    cart: 'sepetinizde | sepet',
    promo: 'indirim | firsat | kampanya',
    statement: 'hesap ozeti',
    payroll: 'maas bordrosu',
    alert: 'kartinizla',
    quote: 'teklif',
    upcoming: `
      mevcut fiyat | yeni fiyat | fiyat degisikligi | yakında yenilenecek | yenilenecek | tahsil edilecek
    `,
    income: 'sattiniz',
    pending: 'degerlendir',
  },
  amountRoles: {
    total: `
      cekilen | tahsil edildi | odenen | toplam odenen | toplam | genel toplam | toplam tutar | odenen tutar
      odenecek tutar | siparis toplami | tutar | tahsil edilen | ödenecek | ödenecek toplam | ödenen toplam
      ödeme tutarı | toplam ödeme | sipariş tutarı | ödediğiniz tutar | çekilen tutar | tahsil edilen tutar
      fatura tutarı | işlem tutarı | kdv dahil toplam
    `,
    first: 'kapora',
    subtotal: `
      sepet tutari | urun tutari | urunlerin toplami | urun toplami | sepet toplami | ara toplam
      ara toplam tutarı | ürün bedeli | ürünler toplamı
    `,
    tax: 'kdv | kdv tutarı | toplam kdv | vergi | ödenen kdv',
    taxed: 'kdv dahil',
    shipping: `
      kargo toplam | kargo bedeli | kargo tutari | gonderim ucreti | getirmesi | teslimat bedeli | kargo
      kargo ucreti | teslimat ucreti | teslimat | gönderim | getirme ücreti
    `,
    fee: `
      poset | poset ucreti | hizmet bedeli | kapida odeme | poşet bedeli | hizmet bedeli tutarı | işlem ücreti
    `,
    tip: 'bahsis | bahsisi | kurye bahsisi',
    discount: `
      kampanya | indirimler | sepet indirimi | indirim tutari | indirim | kupon indirimi | toplam indirim
      hediye çeki | puan kullanımı
    `,
    gift: 'hediye karti',
    refund: `
      iade | iade tutari | iade edilen | iade edilen tutar | iade tutarınız | iadeniz | geri ödeme
      geri ödeme tutarı
    `,
    due: 'son odeme | vade | son ödeme tarihi | ödenmemiş | kalan tutar',
    saved: 'kazandiniz | tasarruf | kazanciniz',
  },
  numberLabels: {
    order: 'siparis(?:in|iniz)?(?: (?:no|numarasi|numaran|numaraniz|kodu))?{number}',
    booking: 'rezervasyon (?:no|kodu|numarasi)|onay (?:kodu|numarasi)|pnr kodu',
    receipt: 'fis no|fis numarasi|bilet (?:no|numarasi)|fatura (?:no|numarasi)|belge (?:no|numarasi)',
    payment: 'islem no',
  },
  months: `
    ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik
  `,
  patterns: {
    urgentDeadline: '(?:12|24|48) saat icinde',
    softwareReader: String.raw`
      yapay zeka\p{L}*|dil model\p{L}*|otomatik (?:sistem|okuyucu|ajan)\p{L}*|(?:ro)?botlar\p{L}*
      muhasebe (?:yazilim|program)\p{L}*
    `,
    softwareInstruction: String.raw`
      kaydedin|kaydet\p{L}*|kaydedilmeli\p{L}*|yok say\p{L}*|gormezden gel\p{L}*|bildirin?|kullanin?
      unutun?|yerine
    `,
    ignorePrevious: String.raw`
      onceki (?:tum )?talimat\p{L}* (?:yok say|unut|gormezden)\p{L}*
    `,
    trueValue: String.raw`
      (?:dogru|gercek) (?:tutar|toplam|satici|tarih)\p{L}*
    `,
    valueNoun: String.raw`
      tutar\p{L}*|toplam\p{L}*|satici\p{L}*|iade\p{L}*|magaza\p{L}*
    `,
    forwardedField: 'gonderen|konu',
    forwardedFrom: 'gonderen',
    forwardedSubject: 'konu',
    boilerplateOpening: 'isterseniz|sorulariniz|yardima|lutfen[ ]|eger[ ]',
    orderDateLabel: 'siparis tarihi|odeme tarihi',
    plainDateLabel: 'tarih',
    earlierOrderDate: 'ilk siparis|orijinal',
    otherDateLabel: 'son|teslimat',
    dueDateLabel: 'son odeme|odeme tarihi',
    renewsOn: 'yenileme|yenilen|sonraki odeme',
    trialEndsOn: 'deneme .{0,30}',
    cardWord: 'kart',
    bankCardKind: 'kredi',
    cardEndingWith: 'sonu',
    tender: '(?:kartinizdan|kartindan|kartiniza|hesabimiza)',
    itemHeader: 'urun(?: adi)?|aciklama|hizmet',
    tableHeader: 'adet|fiyat|tutar',
    priceHeader: 'fiyat|tutar',
    subtotalOpening: 'ara toplam',
    totalAfterParts: 'toplamda',
    stillDue: 'odenecek',
    paidLabel: 'odenen',
    itemLabel: 'urun|abonelik',
    bareLabel: 'urun|ürün|urunler',
    itemDetail: String.raw`
      (?:beden|renk)\s?[:：]
    `,
    quantityLabel: 'adet',
    quantityLabelAlone: 'adet',
    countUnitAfter: 'adet',
    countUnitInCell: 'adet',
    perPieceAfter: String.raw`
      \/ ?adet\b
    `,
    numberLabelStart: 'sip|islem|onay|fis|bile|fatu|belg',
    planWord: 'aylik|yillik|abonelik|uyelik',
    chargeDone: '(?:tahsil edildi|cekildi|odendi|alindi)',
    chargeToCome: '(?:yenilenecek|tahsil edilecek|cekilecek|odenecek)',
    paymentNoun: String.raw`
      kart\w|odeme\w*|kart\w*
    `,
    declined: String.raw`
      basarisiz\w*|reddedil\w*|alinamadi|gerceklestirilemedi
    `,
    paymentCompleted: 'ulasti|aldik|hesabimiza|tahsil',
    refunded: String.raw`
      iade\w*
    `,
    conditionalRefund: String.raw`
      sonra|edilecek|talep\w*
    `,
    greetingBeforeName: 'merhaba|sayın',
    wordAfterOwnNumber: "numarali|nolu|no'lu",
  },
};
