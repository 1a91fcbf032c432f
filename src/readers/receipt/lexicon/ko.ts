import type { Lexicon } from './schema.ts';

/** Korean. */
export const ko: Lexicon = {
  language: 'ko',
  kindCues: {
    purchase: `
      택시 이용 | 이용 영수증 | 주문이 완료 | 주문 확인 | 주문완료 | 결제완료 | 결제가 완료 | 주문해 주셔서 | 구매해 주셔서 | 영수증 | 주문번호 | 예약 확정 | 예약이 확정
    `,
    refund: '환불 | 환불 완료 | 환불이 완료 | 취소 및 환불 | 환불되었습니다',
    subscription: '자동결제 | 정기결제 | 구독 | 멤버십 | 다음 결제일 | 자동 갱신 | 이용권',
    shipping: '배송 | 발송 | 운송장 | 배송이 시작 | 배송 완료 | 출고 | 배송 시작 | 배송중',
    trial: '무료 체험',
    paid: '결제되었습니다 | 입금 확인',
    unpaid:
      '청구금액 | 납부예정일 | 청구서가 도착 | 납부기한 | 미납 | 입금해 | 입금 대기 | 입금을 기다리고 | 납부 안내 | 결제를 완료해',
    failed: '결제 실패 | 결제에 실패',
    cancelled: '취소되었습니다 | 주문취소 | 해지 | 주문이 취소 | 구매 취소 | 청구되지 않',
    cart: '장바구니',
    promo: '할인 | 특가 | 세일 | 이벤트 | 혜택',
    statement: '카드 이용대금 | 청구금액 안내 | 명세서 | 이용대금 | 제품 등록',
    payroll: '급여명세서',
    alert: '카드 승인 | 승인 알림',
    quote: '견적서',
    upcoming:
      '현재 요금 | 변경 후 요금 | 요금 인상 | 가격 인상 | 갱신 예정 | 결제될 예정 | 결제 예정 | 자동 갱신 예정',
    income: '판매 | 정산',
    security: '일회용 비밀번호 | 인증번호',
    pending: '리뷰 | 후기 | 반품 상품이 도착 | 반품이 접수',
    trade: '체결',
  },
  amountRoles: {
    total: `
      결제완료 | 출금액 | 출금금액 | 납부완료 | 실결제금액 | 총 주문금액 | 최종 결제금액 | 총 결제 금액 | 합계 | 결제금액 | 총액 | 총 금액 | 총합계 | 승인금액
      결제하신 금액 | 총 결제액 | 결제액 | 이용금액 | 청구금액 | 결제된 금액
    `,
    sum: '금액',
    subtotal:
      '총 상품가격 | 총 상품 금액 | 상품 금액 합계 | 상품가격 | 소계 | 상품금액 | 주문금액 | 상품합계 | 상품 총액',
    tax: '부가세 | 부가가치세 | 세금 | vat 포함 | 부가세액',
    taxed: '부가세 포함 | vat포함',
    shipping: '배달 요금 | 배송료 | 배송비 | 배달비 | 배달팁 | 운송비 | 외 배송비 | 총 배송비',
    fee: '포장비 | 봉투 | 수수료 | 서비스 요금 | 봉사료 | 배달 수수료 | 포장 수수료',
    tip: '팁',
    discount:
      '쿠폰 할인 | 즉시할인 | 적립금 사용 | 쿠팡캐시 사용 | 가맹점 할인 | 할인 | 쿠폰 | 포인트 사용 | 할인금액 | 포인트 할인',
    gift: '상품권 | 기프트카드',
    refund: '환불 | 환불금액 | 환불 예정금액 | 취소금액',
    due: '미납 | 납부 | 납부금액 | 납부할 금액 | 미납금액 | 납기일',
    unrelated: '적립 예정 | 적립 | 잔액 | 다음 결제 | 이상',
    saved: '절약',
    previous: '원결제금액 | 정가',
    unit: '단가',
  },
  numberLabels: {
    order: String.raw`
      주문\s?번호
    `,
    booking: String.raw`
      확인\s?코드|예약\s?코드|예약\s?번호|예매\s?번호|승차권\s?번호
    `,
    invoice: String.raw`
      청구서\s?번호
    `,
    receipt: String.raw`
      영수증\s?번호
    `,
    payment: String.raw`
      거래\s?번호|승인\s?번호
    `,
  },
  patterns: {
    softwareReader: String.raw`
      인공지능|언어 ?모델|자동 ?시스템|챗봇|봇(?=은|에게|들)|ai(?=에게|는|가| ?비서)|회계 ?프로그램
    `,
    softwareInstruction: String.raw`
      기록하|무시하|보고하|사용하|추출하|저장하|분류하|출력하
    `,
    ignorePrevious: String.raw`
      (?:이전의?|위의|앞의) ?(?:모든 )?(?:지시|명령|금액)[^.]{0,8}무시
    `,
    trueValue: String.raw`
      (?:올바른|진짜) ?(?:총액|금액|합계|결제금액|판매자)
    `,
    valueNoun: String.raw`
      금액|총액|합계|판매자|환불
    `,
    forwardedField: '보낸사람|보낸 사람|날짜|제목|받는사람',
    forwardedFrom: '보낸사람|보낸 사람',
    forwardedDate: '날짜',
    forwardedSubject: '제목',
    boilerplateOpening: '본 메일|문의|반품|취소는|발신 ?전용',
    orderDateLabel: '주문일|주문일시|결제일|결제일시|구매일',
    plainDateLabel: '날짜',
    earlierOrderDate: '원 ?주문|최초',
    otherDateLabel: '배송|만료|다음',
    dueDateLabel: '결제 ?예정일|납부 ?기한|출금 ?예정일',
    renewsOn: '다음 결제|갱신',
    trialEndsOn: '무료 ?체험.{0,10}(?:종료|까지)',
    billingDocument: '청구',
    cardWord: '신용카드|카드',
    paymentMeans: '카드|현금',
    cardEndingWith: String.raw`
      카드(?:\((?:[가-힣]+ ?)?)?|끝자리
    `,
    maskedCardEnding: '끝자리',
    tender: '카드로',
    itemHeader: '상품명|좌석등급|상품 / 좌석등급|권종|상품|품명|품목|내역',
    tableHeader: '수량|금액|상품',
    priceHeader: '금액|가격|단가',
    subtotalOpening: '소계',
    recommendation: '추천',
    paidLabel: '결제',
    itemLabel: '상품명|상품|이용권|요금제|서비스|구독 상품',
    priceLabel: '가격',
    bareLabel: '가격|금액|상품',
    itemAction: '문제 신고|리뷰 작성',
    itemDetail: String.raw`
      (?:색상|사이즈)\s?[:：]
    `,
    missingOpening: '품절',
    quantityLabelAlone: '수량',
    countUnitAfter: '개',
    countUnitInCell: '개|권|병|매',
    merchantLabel: '판매자|가맹점|상호',
    bankName: '은행',
    billSender: '전기|가스|보험',
    planWord: '구독|월간|연간|멤버십|이용권',
    chargeDone: '(?:결제(?:되었습니다|가 완료|완료)|출금되었|납부되었)',
    chargeToCome: '(?:결제|출금|청구|갱신)(?:될 예정|됩니다|예정)',
    paymentDeclinedSigns: '(?:결제|출금|카드)[^.]{0,10}(?:실패|거절|되지 않|못했)',
    paymentCompleted: '입금(?:이|을)? ?확인|입금되었',
    refunded: '환불',
    conditionalRefund: '확인 ?후|예정|신청',
    addressHeading: '배송지',
  },
};
