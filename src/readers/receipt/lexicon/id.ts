import type { Lexicon } from './schema.ts';

/** Indonesian and Malay. */
export const id: Lexicon = {
  language: 'id',
  kindCues: {
    purchase: `
      pesanan anda | pesanan kamu | konfirmasi pesanan | terima kasih sudah berbelanja
      terima kasih telah berbelanja | terima kasih atas pesanan | pembelian berhasil | struk
      bukti pembayaran | resit | pengesahan pesanan | nomor pesanan
    `,
    refund: 'pengembalian dana | dana dikembalikan | refund berhasil | bayaran balik',
    subscription: 'langganan | berlangganan | paket langganan',
    shipping: `
      telah dikirim | sedang dikirim | nomor resi | dalam perjalanan | dalam penghantaran | nombor penjejakan
    `,
    trial: 'uji coba gratis | percubaan percuma',
    paid: `
      pembayaran berhasil | telah dibayar | pembayaran diterima | bayaran berjaya | bayaran diterima
    `,
    unpaid: `
      menunggu pembayaran | segera bayar | selesaikan pembayaran | batas waktu pembayaran | tagihan anda
      sila bayar | bil anda
    `,
    failed: 'pembayaran gagal | bayaran gagal',
    cancelled: 'dibatalkan | pembatalan',
    upcoming: 'akan diperpanjang | akan ditagih | akan berakhir',
  },
  amountRoles: {
    total: `
      total pembayaran | total belanja | total bayar | total tagihan | jumlah bayaran | jumlah
      jumlah keseluruhan | total pesanan | nilai transaksi
    `,
    subtotal: `
      subtotal produk | total harga | total harga produk | subtotal pesanan | harga barang | total harga barang
      jumlah kecil
    `,
    tax: 'ppn | pajak | sst | cukai',
    taxed: 'termasuk pajak | termasuk ppn',
    shipping: `
      ongkir | ongkos kirim | biaya pengiriman | total ongkos kirim | biaya kirim | penghantaran
      kos penghantaran
    `,
    fee: `
      biaya layanan | biaya penanganan | biaya admin | biaya jasa aplikasi | asuransi pengiriman
      caj perkhidmatan
    `,
    discount: 'diskon | potongan | potongan harga | kupon diskon | diskaun | diskon ongkir',
    refund: `
      pengembalian dana | dana dikembalikan | jumlah refund | bayaran balik | bayaran balik sebanyak
    `,
    due: 'jatuh tempo | sisa tagihan | baki perlu dibayar | tarikh akhir bayaran',
  },
  numberLabels: {
    order: '(?:nomor |nombor )?pesanan{number}',
    booking: 'kode booking',
    invoice: 'nomor invoice|no invoice',
    payment: 'id transaksi',
  },
  patterns: {
    priceHeader: 'harga|jumlah',
    quantityLabel: 'jumlah',
    numberLabelStart: 'tran|pesan|nom[oe]',
  },
};
