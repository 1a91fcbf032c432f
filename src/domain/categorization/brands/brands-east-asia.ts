/**
 * Brands of China, Japan, Korea, Taiwan and Hong Kong, with their names in local script. A line: display name |
 * category | website | further spellings.
 */
export const BRANDS_EAST_ASIA = `
Meituan|food|meituan.com|meituan waimai
美团|food|meituan.com|美團,美团外卖,北京三快
Ele.me|food|ele.me|ele me
饿了么|food|ele.me|
Taobao|mkt|taobao.com|taobao com
淘宝|mkt|taobao.com|淘宝网
Tmall|mkt|tmall.com|tmall com
天猫|mkt|tmall.com|天猫超市
JD.com|mkt|jd.com|jd com,jingdong
京东|mkt|jd.com|京东商城,京东到家
拼多多|mkt|pinduoduo.com|
Alibaba|mkt|alibaba.com|alibaba com,1688 com
阿里巴巴|mkt|alibaba.com|
Xianyu|mkt|goofish.com|
闲鱼|mkt|goofish.com|
Didi|taxi|didiglobal.com|didi chuxing,didi taxi,didi rides
滴滴|taxi|didiglobal.com|滴滴出行
Hema|groc|freshippo.com|freshippo
盒马|groc|freshippo.com|盒马鲜生
Luckin Coffee|cafe|luckincoffee.com|luckin
瑞幸|cafe|luckincoffee.com|瑞幸咖啡
星巴克|cafe|starbucks.com|
スターバックス|cafe|starbucks.com|スターバックスコーヒー
스타벅스|cafe|starbucks.com|스타벅스커피
麥當勞|fast|mcdonalds.com|
麦当劳|fast|mcdonalds.com|
マクドナルド|fast|mcdonalds.com|日本マクドナルド
맥도날드|fast|mcdonalds.com|한국맥도날드
肯德基|fast|kfc.com|
ケンタッキー|fast|kfc.com|ケンタッキーフライドチキン,日本ケンタッキー
汉堡王|fast|bk.com|
バーガーキング|fast|bk.com|
버거킹|fast|bk.com|
必勝客|fast|pizzahut.com|
必胜客|fast|pizzahut.com|
ピザハット|fast|pizzahut.com|
피자헛|fast|pizzahut.com|
Heytea|cafe|heytea.com|
喜茶|cafe|heytea.com|
Mixue|cafe|mixue.com|
蜜雪冰城|cafe|mixue.com|
海底捞|rest|haidilao.com|海底撈
China Mobile|phone|chinamobileltd.com|china mobile hk
中国移动|phone|chinamobileltd.com|
China Unicom|phone|chinaunicom.com|
中国联通|phone|chinaunicom.com|
China Telecom|phone|chinatelecom.com.cn|
中国电信|phone|chinatelecom.com.cn|
China Railway|transit|12306.cn|12306,china railway
中国铁路|transit|12306.cn|铁路12306
SF Express|post|sf-express.com|
顺丰|post|sf-express.com|顺丰速运,順豐,順豐速運
RT-Mart|super|rt-mart.com.tw|rt mart
大润发|super|rt-mart.com.tw|大潤發
Yonghui Superstores|super|yonghui.com.cn|yonghui
永辉|super|yonghui.com.cn|永辉超市
山姆|super|samsclub.com|山姆会员商店
沃尔玛|super|walmart.com|沃爾瑪
Bilibili|tv|bilibili.com|
哔哩哔哩|tv|bilibili.com|b站
iQIYI|tv|iqiyi.com|
爱奇艺|tv|iqiyi.com|
Youku|tv|youku.com|
优酷|tv|youku.com|
Tencent Video|tv|v.qq.com|
腾讯视频|tv|v.qq.com|
Huawei|elec|huawei.com|huawei com,huawei services
华为|elec|huawei.com|
小米|elec|mi.com|小米商城
DJI|elec|dji.com|dji store
大疆|elec|dji.com|
Anker|elec|anker.com|anker innovations
7-Eleven|conv|sej.co.jp|7 11,seven eleven japan,sej
セブン-イレブン|conv|sej.co.jp|セブン
711便利店|conv|sej.co.jp|统一超商,統一超商
세븐일레븐|conv|sej.co.jp|코리아세븐
FamilyMart|conv|family.co.jp|family mart
ファミリーマート|conv|family.co.jp|ファミマ,全家,全家便利商店
Lawson|conv|lawson.co.jp|lawson 100,natural lawson
ローソン|conv|lawson.co.jp|ナチュラルローソン,ローソンストア100
ミニストップ|conv|ministop.co.jp|
미니스톱|conv|ministop.co.jp|
NewDays|conv|newdays.jp|new days
ニューデイズ|conv|newdays.jp|
Daily Yamazaki|conv|daily-yamazaki.jp|
デイリーヤマザキ|conv|daily-yamazaki.jp|
AEON|super|aeon.com|maxvalu,max valu,my basket
イオン|super|aeon.com|イオンモール,イオンリテール,イオンスタイル,マックスバリュ,まいばすけっと
Ito-Yokado|super|itoyokado.co.jp|ito yokado
イトーヨーカドー|super|itoyokado.co.jp|イトーヨーカ堂
Seiyu|super|seiyu.co.jp|
セイユー|super|seiyu.co.jp|
西友|super|seiyu.co.jp|
Life|groc|lifecorp.jp|=life,life corporation
ライフ|groc|lifecorp.jp|ライフコーポレーション
Maruetsu|groc|maruetsu.co.jp|
マルエツ|groc|maruetsu.co.jp|
Summit|groc|summitstore.co.jp|=summit,summit store
サミット|groc|summitstore.co.jp|
OK Store|groc|ok-corporation.jp|ok store
オーケー|groc|ok-corporation.jp|=okストア
Gyomu Super|groc|gyomusuper.jp|gyomu super
業務スーパー|groc|gyomusuper.jp|
Seijo Ishii|groc|seijoishii.co.jp|
成城石井|groc|seijoishii.co.jp|
Tokyu Store|groc|tokyu-store.co.jp|
東急ストア|groc|tokyu-store.co.jp|
Don Quijote|disc|donki.com|donki,don don donki
ドンキホーテ|disc|donki.com|ドン・キホーテ,驚安堂,驚安の殿堂
Matsumoto Kiyoshi|pharm|matsukiyo.co.jp|matsukiyo,matsumotokiyoshi
マツモトキヨシ|pharm|matsukiyo.co.jp|マツキヨ
Welcia|pharm|welcia.co.jp|
ウエルシア|pharm|welcia.co.jp|ウエルシア薬局
Tsuruha Drug|pharm|tsuruha.co.jp|tsuruha
ツルハ|pharm|tsuruha.co.jp|ツルハドラッグ
Sugi Pharmacy|pharm|sugi-net.jp|sugi drug,sugi yakkyoku
スギ薬局|pharm|sugi-net.jp|
Sundrug|pharm|sundrug.co.jp|sun drug
サンドラッグ|pharm|sundrug.co.jp|
Cocokara Fine|pharm|cocokarafine.co.jp|
ココカラファイン|pharm|cocokarafine.co.jp|
Cosmos Drug|pharm|cosmospc.co.jp|
コスモス薬品|pharm|cosmospc.co.jp|ドラッグコスモス,ディスカウントドラッグコスモス
Ain Pharmacy|pharm|ainj.co.jp|
アイン薬局|pharm|ainj.co.jp|アインズ&トルペ,アインズ
Create SD|pharm|create-sd.co.jp|
クリエイト|pharm|create-sd.co.jp|クリエイトsd,クリエイトエスディー
Nihon Chouzai|pharm|nicho.co.jp|
日本調剤|pharm|nicho.co.jp|
ユニクロ|cloth|uniqlo.com|
優衣庫|cloth|uniqlo.com|优衣库
유니클로|cloth|uniqlo.com|
GU|cloth|gu-global.com|=gu,gu store
ジーユー|cloth|gu-global.com|=ジーユー
Muji|gm|muji.com|ryohin keikaku
無印良品|gm|muji.com|无印良品
무인양품|gm|muji.com|
ニトリ|furn|nitori.co.jp|
ダイソー|disc|daiso-sangyo.co.jp|
다이소|disc|daiso-sangyo.co.jp|아성다이소
Seria|disc|seria-group.com|=seria
セリア|disc|seria-group.com|
Can Do|disc|cando-web.co.jp|=can do
キャンドゥ|disc|cando-web.co.jp|
Loft|gm|loft.co.jp|=loft
ロフト|gm|loft.co.jp|=ロフト
Tokyu Hands|gm|hands.net|
東急ハンズ|gm|hands.net|=ハンズ
Yodobashi Camera|elec|yodobashi.com|yodobashi,yodobashi com
ヨドバシ|elec|yodobashi.com|ヨドバシカメラ
Bic Camera|elec|biccamera.com|biccamera
ビックカメラ|elec|biccamera.com|
Yamada Denki|elec|yamada-denki.jp|yamada
ヤマダ電機|elec|yamada-denki.jp|ヤマダデンキ
K's Denki|elec|ksdenki.com|ks denki
ケーズデンキ|elec|ksdenki.com|
Edion|elec|edion.com|
エディオン|elec|edion.com|
Nojima|elec|nojima.co.jp|
ノジマ|elec|nojima.co.jp|
Cainz|hard|cainz.com|
カインズ|hard|cainz.com|カインズホーム
Kohnan|hard|hc-kohnan.com|
コーナン|hard|hc-kohnan.com|
Komeri|hard|komeri.com|
コメリ|hard|komeri.com|
すき家|fast|sukiya.jp|
吉野家|fast|yoshinoya.com|
Matsuya|fast|matsuyafoods.co.jp|matsuya foods
松屋|fast|matsuyafoods.co.jp|松屋フーズ
Saizeriya|rest|saizeriya.co.jp|
サイゼリヤ|rest|saizeriya.co.jp|
Gusto|rest|skylark.co.jp|=gusto,skylark
ガスト|rest|skylark.co.jp|すかいらーく
Jonathan's|rest|skylark.co.jp|=jonathans
ジョナサン|rest|skylark.co.jp|
デニーズ|rest|dennys.jp|
Royal Host|rest|royalhost.jp|
ロイヤルホスト|rest|royalhost.jp|
MOS Burger|fast|mos.jp|
モスバーガー|fast|mos.jp|
Lotteria|fast|lotteria.com|lotteria vietnam
ロッテリア|fast|lotteria.com|
롯데리아|fast|lotteria.com|
Mister Donut|fast|misterdonut.jp|
ミスタードーナツ|fast|misterdonut.jp|
Doutor Coffee|cafe|doutor.co.jp|doutor
ドトール|cafe|doutor.co.jp|ドトールコーヒーショップ
Komeda's Coffee|cafe|komeda.co.jp|komeda,komeda coffee
コメダ珈琲|cafe|komeda.co.jp|コメダ珈琲店
Tully's Coffee|cafe|tullys.co.jp|tullys
タリーズ|cafe|tullys.co.jp|タリーズコーヒー
Coco Ichibanya|rest|ichibanya.co.jp|cocoichi,coco ichi
ココイチ|rest|ichibanya.co.jp|coco壱番屋,カレーハウスcoco壱番屋
Sushiro|rest|akindo-sushiro.co.jp|
スシロー|rest|akindo-sushiro.co.jp|
Kura Sushi|rest|kurasushi.co.jp|
くら寿司|rest|kurasushi.co.jp|無添くら寿司
Hama Sushi|rest|hama-sushi.co.jp|
はま寿司|rest|hama-sushi.co.jp|
Ootoya|rest|ootoya.com|
大戸屋|rest|ootoya.com|
Marugame Seimen|rest|marugame-seimen.com|marugame udon
丸亀製麺|rest|marugame-seimen.com|
Rakuten|mkt|rakuten.co.jp|rakuten ichiba
楽天|mkt|rakuten.co.jp|楽天市場,楽天グループ
Rakuten Mobile|phone|mobile.rakuten.co.jp|
楽天モバイル|phone|mobile.rakuten.co.jp|楽天モバイル通信料
メルカリ|mkt|mercari.com|
Yahoo! Japan|mkt|yahoo.co.jp|yahoo japan
ヤフー|mkt|yahoo.co.jp|yahooショッピング,ヤフージャパン,lineヤフー
ZOZOTOWN|cloth|zozo.jp|zozotown
ゾゾタウン|cloth|zozo.jp|
Amazon|mkt|amazon.co.jp|amazon co jp
アマゾン|mkt|amazon.co.jp|アマゾンジャパン,亚马逊
JR East|transit|jreast.co.jp|jr east,mobile suica,=suica
jr東日本|transit|jreast.co.jp|東日本旅客鉄道,モバイルsuica
JR West|transit|westjr.co.jp|jr west
jr西日本|transit|westjr.co.jp|西日本旅客鉄道,モバイルicoca
JR Central|transit|jr-central.co.jp|smart ex
jr東海|transit|jr-central.co.jp|東海旅客鉄道,ex予約
PASMO|transit|pasmo.co.jp|mobile pasmo
モバイルPASMO|transit|pasmo.co.jp|パスモ
Tokyo Metro|transit|tokyometro.jp|
東京メトロ|transit|tokyometro.jp|東京地下鉄
ENEOS|gas|eneos.co.jp|eneos ss
エネオス|gas|eneos.co.jp|
Idemitsu|gas|idemitsu.com|apollostation
出光|gas|idemitsu.com|出光興産,アポロステーション
Cosmo Oil|gas|cosmo-oil.co.jp|
コスモ石油|gas|cosmo-oil.co.jp|
NTT Docomo|phone|docomo.ne.jp|docomo,ntt docomo
ドコモ|phone|docomo.ne.jp|nttドコモ,ドコモご利用料金,エヌティティドコモ
au|phone|au.com|au kddi,kddi,=au
auご利用料金|phone|au.com|au電話利用料
SoftBank|phone|softbank.jp|softbank mobile
ソフトバンク|phone|softbank.jp|ワイモバイル
NTT East|net|ntt-east.co.jp|
ntt東日本|net|ntt-east.co.jp|
NHK|tv|nhk.or.jp|
nhk放送受信料|tv|nhk.or.jp|日本放送協会,エヌエイチケイ
Tokyo Gas|power|tokyo-gas.co.jp|
東京ガス|power|tokyo-gas.co.jp|トウキョウガス
Osaka Gas|power|osakagas.co.jp|
大阪ガス|power|osakagas.co.jp|大阪瓦斯,オオサカガス
TEPCO|power|tepco.co.jp|
東京電力|power|tepco.co.jp|東京電力エナジーパートナー,東京電力ep,トウキョウデンリョク,トウキョウデンリョクep
Kansai Electric|power|kepco.co.jp|
関西電力|power|kepco.co.jp|カンサイデンリョク
中部電力|power|chuden.co.jp|チュウブデンリョク,中部電力ミライズ
東北電力|power|tohoku-epco.co.jp|トウホクデンリョク
九州電力|power|kyuden.co.jp|キュウシュウデンリョク
Tokyo Waterworks|water|waterworks.metro.tokyo.lg.jp|
東京都水道局|water|waterworks.metro.tokyo.lg.jp|トウキョウトスイドウ,トウキョウトスイドウキョク
Japan Post|post|post.japanpost.jp|
日本郵便|post|post.japanpost.jp|郵便局,ゆうパック
Yamato Transport|post|kuronekoyamato.co.jp|
ヤマト運輸|post|kuronekoyamato.co.jp|クロネコヤマト
TOHO Cinemas|tv|tohotheater.jp|toho cinemas
tohoシネマズ|tv|tohotheater.jp|
U-NEXT|tv|unext.jp|unext,u next
任天堂|games|nintendo.com|ニンテンドー
Japan Airlines|fly|jal.co.jp|=jal
日本航空|fly|jal.co.jp|
ANA|fly|ana.co.jp|all nippon airways,=ana
全日空|fly|ana.co.jp|全日本空輸
Coupang|mkt|coupang.com|coupang com
쿠팡|mkt|coupang.com|쿠팡페이,쿠팡 와우
Coupang Eats|food|coupangeats.com|coupang eats
쿠팡이츠|food|coupangeats.com|
Baemin|food|baemin.com|woowa brothers,woowa
배달의민족|food|baemin.com|배민,우아한형제들
Yogiyo|food|yogiyo.co.kr|
요기요|food|yogiyo.co.kr|위대한상상
Kakao T|taxi|kakaomobility.com|kakao mobility
카카오t|taxi|kakaomobility.com|카카오티,카카오모빌리티,카카오택시,카카오t 택시
CU|conv|cu.bgfretail.com|=cu,bgf retail
씨유|conv|cu.bgfretail.com|bgf리테일,=씨유
GS25|conv|gs25.gsretail.com|gs retail
지에스25|conv|gs25.gsretail.com|gs리테일
Emart24|conv|emart24.co.kr|
이마트24|conv|emart24.co.kr|
E-mart|super|emart.ssg.com|emart,emart everyday
이마트|super|emart.ssg.com|이마트에브리데이
Traders|super|traders.ssg.com|
트레이더스|super|traders.ssg.com|이마트트레이더스
Homeplus|super|homeplus.co.kr|homeplus express
홈플러스|super|homeplus.co.kr|홈플러스익스프레스
Lotte Mart|super|lottemart.com|lottemart
롯데마트|super|lottemart.com|
Lotte Super|groc|lottesuper.co.kr|
롯데슈퍼|groc|lottesuper.co.kr|
코스트코|super|costco.co.kr|코스트코코리아
Lotte Department Store|dept|lotteshopping.com|lotte dept store,lotte dept
롯데백화점|dept|lotteshopping.com|
Shinsegae|dept|shinsegae.com|shinsegae dept
신세계|dept|shinsegae.com|신세계백화점
Hyundai Department Store|dept|ehyundai.com|hyundai dept
현대백화점|dept|ehyundai.com|
Olive Young|pcare|oliveyoung.co.kr|cj olive young
올리브영|pcare|oliveyoung.co.kr|cj올리브영
Paris Baguette|cafe|parisbaguette.com|paris croissant
파리바게뜨|cafe|parisbaguette.com|파리바게트
Tous Les Jours|cafe|tlj.co.kr|tlj
뚜레쥬르|cafe|tlj.co.kr|
Ediya Coffee|cafe|ediya.com|ediya
이디야|cafe|ediya.com|이디야커피
Mega Coffee|cafe|mega-mgccoffee.com|mega mgc coffee,megamgc
메가커피|cafe|mega-mgccoffee.com|메가엠지씨커피,메가mgc커피
Compose Coffee|cafe|composecoffee.com|
컴포즈커피|cafe|composecoffee.com|
A Twosome Place|cafe|twosome.co.kr|twosome place,twosome
투썸플레이스|cafe|twosome.co.kr|투썸
Hollys|cafe|hollys.co.kr|hollys coffee
할리스|cafe|hollys.co.kr|할리스커피
Paik's Coffee|cafe|paikdabang.com|paiks coffee,paikdabang
빽다방|cafe|paikdabang.com|
Mom's Touch|fast|momstouch.co.kr|moms touch
맘스터치|fast|momstouch.co.kr|
BHC|fast|bhc.co.kr|=bhc
비에이치씨|fast|bhc.co.kr|bhc치킨
BBQ Chicken|fast|bbq.co.kr|bbq chicken
비비큐|fast|bbq.co.kr|bbq치킨
Kyochon|fast|kyochon.com|
교촌|fast|kyochon.com|교촌치킨
SK Telecom|phone|sktelecom.com|skt
에스케이텔레콤|phone|sktelecom.com|sk텔레콤
KT|phone|kt.com|=kt,kt corp
케이티|phone|kt.com|kt통신요금,케이티통신요금
LG U+|phone|lguplus.com|lg uplus,lg u plus
lg유플러스|phone|lguplus.com|엘지유플러스,=유플러스
KEPCO|power|kepco.co.kr|
한국전력|power|kepco.co.kr|한국전력공사,=한전
Korail|transit|letskorail.com|ktx
코레일|transit|letskorail.com|한국철도공사
SRT|transit|etk.srail.kr|=srt
에스알|transit|etk.srail.kr|수서고속철도
T-money|transit|tmoney.co.kr|t money,tmoney
티머니|transit|tmoney.co.kr|
GS Caltex|gas|gscaltex.com|
gs칼텍스|gas|gscaltex.com|지에스칼텍스
SK Energy|gas|skenergy.com|
sk에너지|gas|skenergy.com|에스케이에너지
S-Oil|gas|s-oil.com|s oil
에쓰오일|gas|s-oil.com|
HD Hyundai Oilbank|gas|oilbank.co.kr|hyundai oilbank
현대오일뱅크|gas|oilbank.co.kr|hd현대오일뱅크
CGV|tv|cgv.co.kr|cj cgv,=cgv
씨지브이|tv|cgv.co.kr|
Megabox|tv|megabox.co.kr|
메가박스|tv|megabox.co.kr|
Lotte Cinema|tv|lottecinema.co.kr|
롯데시네마|tv|lottecinema.co.kr|
Musinsa|cloth|musinsa.com|
무신사|cloth|musinsa.com|
11st|mkt|11st.co.kr|
11번가|mkt|11st.co.kr|십일번가
Gmarket|mkt|gmarket.co.kr|
지마켓|mkt|gmarket.co.kr|g마켓
Auction|mkt|auction.co.kr|=auction
옥션|mkt|auction.co.kr|=옥션
SSG.com|mkt|ssg.com|=ssg
ssg닷컴|mkt|ssg.com|에스에스지닷컴,쓱닷컴
Market Kurly|groc|kurly.com|=kurly
마켓컬리|groc|kurly.com|컬리
네이버|serv|naver.com|네이버플러스,네이버파이낸셜
Yes24|book|yes24.com|
예스24|book|yes24.com|예스이십사
Kyobo Book Centre|book|kyobobook.co.kr|kyobo book,kyobo
교보문고|book|kyobobook.co.kr|
Aladin|book|aladin.co.kr|=aladin
알라딘|book|aladin.co.kr|
Watcha|tv|watcha.com|
왓챠|tv|watcha.com|
TVING|tv|tving.com|
티빙|tv|tving.com|
Wavve|tv|wavve.com|
웨이브|tv|wavve.com|
Melon|music|melon.com|=melon
멜론|music|melon.com|=멜론
Lotte Hi-Mart|elec|e-himart.co.kr|
롯데하이마트|elec|e-himart.co.kr|하이마트
Yanolja|lodge|yanolja.com|
야놀자|lodge|yanolja.com|
Hi-Life|conv|hilife.com.tw|hi life
萊爾富|conv|hilife.com.tw|
PX Mart|groc|pxmart.com.tw|pxmart
全聯|groc|pxmart.com.tw|全聯福利中心,全联
家樂福|super|carrefour.com.tw|家乐福
PChome|mkt|pchome.com.tw|pchome24h
網路家庭|mkt|pchome.com.tw|
momo|mkt|momoshop.com.tw|=momo,momoshop
momo購物網|mkt|momoshop.com.tw|富邦媒體
Books.com.tw|book|books.com.tw|books com tw
博客來|book|books.com.tw|
Eslite|book|eslite.com|eslite spectrum
誠品|book|eslite.com|誠品書店
Cosmed|pharm|cosmed.com.tw|
康是美|pharm|cosmed.com.tw|
屈臣氏|pharm|watsons.com|
왓슨스|pharm|watsons.com|
POYA|pcare|poya.com.tw|
寶雅|pcare|poya.com.tw|
Louisa Coffee|cafe|louisacoffee.co|
路易莎|cafe|louisacoffee.co|路易莎咖啡
85°C|cafe|85cafe.com|85c,85c bakery cafe
85度c|cafe|85cafe.com|
CAMA Café|cafe|camacafe.com|cama cafe
cama咖啡|cafe|camacafe.com|
Chunghwa Telecom|phone|cht.com.tw|
中華電信|phone|cht.com.tw|
Taiwan Mobile|phone|taiwanmobile.com|
台灣大哥大|phone|taiwanmobile.com|
Far EasTone|phone|fetnet.net|
遠傳|phone|fetnet.net|遠傳電信
Taiwan High Speed Rail|transit|thsrc.com.tw|thsr,thsrc
台灣高鐵|transit|thsrc.com.tw|高鐵
Taiwan Railway|transit|railway.gov.tw|
台鐵|transit|railway.gov.tw|台灣鐵路
EasyCard|transit|easycard.com.tw|
悠遊卡|transit|easycard.com.tw|
CPC|gas|cpc.com.tw|=cpc
台灣中油|gas|cpc.com.tw|中油
Taipower|power|taipower.com.tw|
台灣電力|power|taipower.com.tw|台電
Gogoro|bike|gogoro.com|
睿能|bike|gogoro.com|
ParknShop|groc|parknshop.com|parkn shop,park n shop
百佳|groc|parknshop.com|百佳超級市場
Wellcome|groc|wellcome.com.hk|=wellcome
惠康|groc|wellcome.com.hk|惠康超級市場
Market Place|groc|marketplacehk.com|=market place,market place by jasons,jasons market place
city'super|groc|citysuper.com.hk|city super
萬寧|pharm|mannings.com.hk|万宁
Fortress|elec|fortress.com.hk|=fortress,fortress hk
豐澤|elec|fortress.com.hk|
Maxim's|rest|maxims.com.hk|=maxims,maxims mx,maxims cakes
美心|rest|maxims.com.hk|美心mx
Café de Coral|fast|cafedecoral.com|cafe de coral
大家樂|fast|cafedecoral.com|
Fairwood|fast|fairwood.com.hk|=fairwood
大快活|fast|fairwood.com.hk|
Tsui Wah|rest|tsuiwah.com|
翠華|rest|tsuiwah.com|翠華餐廳
Pacific Coffee|cafe|pacificcoffee.com|
MTR|transit|mtr.com.hk|=mtr,mtr corporation,mtr corp
港鐵|transit|mtr.com.hk|
Octopus|transit|octopus.com.hk|=octopus,octopus cards,octopus aavs
八達通|transit|octopus.com.hk|
KMB|transit|kmb.hk|=kmb,kowloon motor bus
九巴|transit|kmb.hk|
HKT|phone|hkt.com|=hkt,pccw hkt,pccw,csl mobile
SmarTone|phone|smartone.com|
數碼通|phone|smartone.com|
3 Hong Kong|phone|three.com.hk|3hk,3 hk
HK Electric|power|hkelectric.com|hongkong electric,the hongkong electric
港燈|power|hkelectric.com|
CLP Power|power|clp.com.hk|clp
中電|power|clp.com.hk|中華電力
Towngas|power|towngas.com|hong kong china gas
煤氣|power|towngas.com|
HKTVmall|mkt|hktvmall.com|hktv mall
Keeta|food|keeta.com|
HK Express|fly|hkexpress.com|hong kong express
國泰航空|fly|cathaypacific.com|
Sa Sa|pcare|sasa.com|sa sa cosmetic
莎莎|pcare|sasa.com|
Best Mart 360|groc|bestmart360.com|
優品360|groc|bestmart360.com|
759 Store|groc|759store.com|
759阿信屋|groc|759store.com|
`;
