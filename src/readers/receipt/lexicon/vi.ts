import type { Lexicon } from './schema.ts';

/** Vietnamese. */
export const vi: Lexicon = {
  language: 'vi',
  kindCues: {
    purchase: `
      xác nhận đơn hàng | cảm ơn bạn đã đặt hàng | cảm ơn bạn đã mua | đơn hàng của bạn | đặt hàng thành công
      hóa đơn điện tử | biên nhận | mã đơn hàng | xác nhận đặt chỗ
    `,
    refund: 'hoàn tiền | đã hoàn tiền | hoàn lại tiền',
    subscription: 'gói cước | gói thành viên | đăng ký thành viên',
    shipping: 'đã được gửi | đang giao hàng | mã vận đơn | đang được vận chuyển | giao hàng thành công',
    trial: 'dùng thử miễn phí',
    paid: 'thanh toán thành công | đã thanh toán',
    unpaid: `
      chờ thanh toán | đang chờ thanh toán | vui lòng thanh toán | vui lòng chuyển khoản | hạn thanh toán
    `,
    failed: 'thanh toán không thành công | thanh toán thất bại',
    cancelled: 'đã bị hủy | đã hủy',
    upcoming: 'sẽ được gia hạn | sắp hết hạn | sẽ tự động gia hạn',
  },
  amountRoles: {
    total: `
      tong thanh toan | tong cong | thanh tien | tổng tiền | tổng số tiền | số tiền | tổng giá trị đơn hàng
      tổng đơn hàng
    `,
    subtotal: 'tam tinh | tong tien hang | tiền hàng',
    tax: 'thue gtgt | thuế | thuế vat',
    taxed: 'đã bao gồm thuế | đã gồm vat',
    shipping: 'phi van chuyen | phi giao hang | phí ship | vận chuyển',
    fee: 'phi dich vu | phí',
    discount: 'giam gia | voucher giam gia | mã giảm giá | khuyến mãi',
    refund: 'hoàn tiền | số tiền hoàn | số tiền hoàn lại',
    due: 'hạn thanh toán | số tiền còn nợ',
  },
  numberLabels: {
    order: '(?:ma |so )?don (?:dat )?hang{number}',
    booking: 'ma dat cho',
    payment: 'ma giao dich',
  },
  patterns: {
    priceHeader: 'don gia|thanh tien',
    countUnitInCell: 'cái|hộp|chai|gói',
    quantityLabel: 'so luong',
    numberLabelStart: 'hang|cho|giao',
  },
};
