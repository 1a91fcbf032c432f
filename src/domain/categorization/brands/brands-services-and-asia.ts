/**
 * Digital services of the world, and brands of Asia, Africa, Oceania, Latin America and Europe that the other lists
 * leave out. A line: display name | category | website | further spellings.
 */
export const BRANDS_SERVICES_AND_ASIA = `
Apple Arcade|games|apple.com|
OneDrive|serv|onedrive.com|microsoft onedrive
Azure|serv|azure.com|microsoft azure,msft azure,=azure
Skype|phone|skype.com|microsoft skype,skype com
Eero|net|eero.com|eero plus,eero secure,amazon eero
Blink|secu|blinkforhome.com|=blink,blink subscription,amazon blink
Box|serv|box.com|=box,box com,box inc
Jira|serv|atlassian.com|atlassian jira
Dashlane|serv|dashlane.com|dashlane usa
Tailscale|serv|tailscale.com|
Vultr|serv|vultr.com|vultr by constant
Calendly|serv|calendly.com|
DocuSign|serv|docusign.com|
Loom|serv|loom.com|=loom,loom com
Miro|serv|miro.com|=miro,miro com,realtimeboard
Monday.com|serv|monday.com|monday com
ClickUp|serv|clickup.com|
Replit|serv|replit.com|replit com
ElevenLabs|serv|elevenlabs.io|elevenlabs io
Runway|serv|runwayml.com|=runway,runwayml,runway ml
Suno|music|suno.com|suno inc
Zwift|gym|zwift.com|
eHarmony|serv|eharmony.com|
EA Play|games|ea.com|ea play pro
The Atlantic|book|theatlantic.com|the atlantic magazine,the atlantic monthly
The New Yorker|book|newyorker.com|new yorker,the new yorker,new yorker mag
Bloomberg|book|bloomberg.com|bloomberg com,bloomberg lp
Xero|serv|xero.com|xero us,xero uk,xero au,xero inc
FreshBooks|serv|freshbooks.com|
Dish|tv|dish.com|=dish,dish network,dish ntwk
Setapp|serv|setapp.com|
Raycast|serv|raycast.com|
Obsidian|serv|obsidian.md|=obsidian,obsidian sync
Readwise|book|readwise.io|
Brilliant|edu|brilliant.org|=brilliant,brilliant org
Nebula|tv|nebula.tv|=nebula,nebula tv
CuriosityStream|tv|curiositystream.com|
BritBox|tv|britbox.com|
MUBI|tv|mubi.com|=mubi,mubi com
Viki|tv|viki.com|=viki,viki pass,rakuten viki
Crave|tv|crave.ca|=crave,crave ca
Rumble|tv|rumble.com|=rumble
Flo Health|serv|flo.health|flo health,flo app
Yazio|serv|yazio.com|
Lifesum|serv|lifesum.com|
Komoot|sport|komoot.com|
AllTrails|sport|alltrails.com|
Too Good To Go|food|toogoodtogo.com|toogoodtogo,tgtg
Revolut|serv|revolut.com|revolut premium,revolut metal,revolut plus
Tipico|casino|tipico.de|tipico shop,tipico co
Bonprix|cloth|bonprix.de|
Flaschenpost|groc|flaschenpost.de|
NKD|cloth|nkd.com|=nkd
Takko|cloth|takko.com|takko fashion
Ernsting's Family|cloth|ernstings-family.de|ernstings family
Famila|super|famila.de|=famila,famila warenhaus
Relay|book|relay.com|=relay,relay gare,relay france
Aqualia|water|aqualia.com|
Lindex|cloth|lindex.com|
KappAhl|cloth|kappahl.com|
Fortum|power|fortum.com|fortum markets
Foodora|fast|foodora.com|
Elkjøp|elec|elkjop.no|elkjop
Hesburger|fast|hesburger.com|
Verkkokauppa|elec|verkkokauppa.com|verkkokauppa com
Gigantti|elec|gigantti.fi|
Tokmanni|disc|tokmanni.fi|
Stockmann|dept|stockmann.com|
VR|transit|vr.fi|vr matkalippu,vr group,vr yhtyma
Datart|elec|datart.cz|
Košík.cz|groc|kosik.cz|kosik cz
Notino|hair|notino.com|notino cz,notino pl
RegioJet|transit|regiojet.com|student agency regiojet
ČEZ|power|cez.cz|cez prodej,=cez
MÁV|transit|mavcsoport.hu|=mav
Magyar Telekom|phone|telekom.hu|magyar telekom nyrt
Yettel|phone|yettel.hu|yettel bulgaria,yettel magyarorszag
Altex|elec|altex.ro|altex romania
Cosmote|phone|cosmote.gr|cosmote kinita
Technopolis|elec|technopolis.bg|
Ajio|cloth|ajio.com|ajio com,=ajio
Nykaa|hair|nykaa.com|nykaa com,nykaa e retail,nykaa fashion
Meesho|mkt|meesho.com|
Tata Cliq|mkt|tatacliq.com|tatacliq
Reliance Digital|elec|reliancedigital.in|
Big Bazaar|super|bigbazaar.com|
BSNL|phone|bsnl.co.in|bsnl bill,bharat sanchar
Vi|phone|myvi.in|=vi,vodafone idea,vi prepaid,vi postpaid
Tata Power|power|tatapower.com|tata power delhi,tata power ddl
Adani Electricity|power|adanielectricity.com|adani electricity mumbai
HDFC Life|insur|hdfclife.com|hdfc life insurance,hdfc life ins
ICICI Prudential|insur|iciciprulife.com|icici prudential life,icici pru life,icici prudential life insurance
ICICI Lombard|insur|icicilombard.com|icici lombard general
SBI Life|insur|sbilife.co.in|sbi life insurance
Star Health|insur|starhealth.in|star health insurance,star health allied
Bajaj Finance|serv|bajajfinserv.in|bajaj finserv,bajaj finance ltd
Zerodha|acct|zerodha.com|zerodha broking
Groww|acct|groww.in|groww invest,groww invest tech,nextbillion technology
Upstox|acct|upstox.com|upstox securities,rksv securities
Rapido|taxi|rapido.bike|rapido bike,roppen transportation
Goibibo|travel|goibibo.com|
RedBus|transit|redbus.in|redbus in
Cult.fit|gym|cult.fit|cultfit,curefit,cure fit,cult fit
Netmeds|pharm|netmeds.com|
Byju's|edu|byjus.com|byjus
Unacademy|edu|unacademy.com|
Urban Company|serv|urbancompany.com|urbanclap,urban company technologies
Café Coffee Day|cafe|cafecoffeeday.com|cafe coffee day
Chaayos|cafe|chaayos.com|
Haldiram's|rest|haldirams.com|haldirams,haldiram
SonyLIV|tv|sonyliv.com|sony liv
ZEE5|tv|zee5.com|
PVR INOX|tv|pvrinox.com|pvr inox,pvr cinemas,inox leisure
Tanishq|gift|tanishq.co.in|
Spencer's|groc|spencers.in|spencers retail
Taobao|mkt|taobao.com|taobao marketplace,taobao com,taobao network
Tmall|mkt|tmall.com|tmall com,tmall supermarket
JD.com|mkt|jd.com|jd com,jingdong
Meituan|fast|meituan.com|meituan com
Pinduoduo|mkt|pinduoduo.com|
Luckin Coffee|cafe|luckincoffee.com|luckin
Haidilao|rest|haidilao.com|hai di lao
Coupang|mkt|coupang.com|coupang rocketwow,coupang rocket wow,coupang eats,coupangpay
Baemin|fast|baemin.com|woowa brothers
Naver|serv|naver.com|=naver,naver webtoon,naver plus
GS25|conv|gs25.co.kr|
emart|super|emart.com|=emart,e mart,emart mall
Lotte Mart|super|lottemart.com|lottemart
Olive Young|hair|oliveyoung.co.kr|cj olive young,oliveyoung
Paris Baguette|cafe|parisbaguette.com|
AEON|super|aeon.com|=aeon,aeon mall,aeon retail,aeon style,aeon big
Nitori|furn|nitori.co.jp|
Sukiya|fast|sukiya.jp|=sukiya
Yoshinoya|fast|yoshinoya.com|
SoftBank|phone|softbank.jp|softbank mobile,soft bank
NTT Docomo|phone|docomo.ne.jp|docomo,ntt docomo
Ministop|conv|ministop.co.jp|mini stop
GrabFood|fast|grab.com|grabfood,grab food
GrabMart|groc|grab.com|grabmart
GoFood|fast|gojek.com|gofood,go food,gojek gofood
Meralco|power|meralco.com.ph|meralco bill,manila electric
PLDT|phone|pldt.com|pldt home
Globe Telecom|phone|globe.com.ph|globe telecom,globe postpaid
Petron|gas|petron.com|=petron
Petronas|gas|petronas.com|petronas dagangan,petronas station
Celcom|phone|celcom.com.my|celcomdigi
Maxis|phone|maxis.com.my|maxis broadband
Unifi|net|unifi.com.my|=unifi,tm unifi,unifi tm
Tenaga Nasional|power|tnb.com.my|tnb,tenaga nasional berhad
Telkomsel|phone|telkomsel.com|
PLN|power|pln.co.id|=pln,pln prepaid,pln postpaid
Viettel|phone|viettel.vn|viettel telecom
Robinsons Supermarket|groc|robinsonssupermarket.com.ph|robinsons supermkt
Assaí|super|assai.com.br|assai atacadista,=assai
Atacadão|super|atacadao.com.br|atacadao sa,atacadao
Casas Bahia|gm|casasbahia.com.br|
Riachuelo|cloth|riachuelo.com.br|lojas riachuelo
Pague Menos|pharm|paguemenos.com.br|farmacia pague menos
Sabesp|water|sabesp.com.br|
Netshoes|sport|netshoes.com.br|
Coto|super|coto.com.ar|=coto,coto sucursal,coto cicsa,coto digital
Disco|super|disco.com.ar|=disco,disco supermercado
Vea|super|vea.com.ar|=vea,supermercados vea,super vea
Farmacity|pharm|farmacity.com|
YPF|gas|ypf.com|=ypf,ypf full,ypf serviclub,ypf app
Edenor|power|edenor.com|
Edesur|power|edesur.com.ar|
Ripley|dept|ripley.cl|=ripley,tiendas ripley,ripley store
Santa Isabel|groc|santaisabel.cl|=santa isabel,supermercado santa isabel
Unimarc|groc|unimarc.cl|
Entel|phone|entel.cl|=entel,entel pcs
Homecenter|hard|homecenter.com.co|sodimac homecenter,homecenter sodimac
EPM|power|epm.com.co|=epm,empresas publicas medellin
Choithrams|groc|choithrams.com|t choithram
Etisalat|phone|etisalat.ae|etisalat by e,eand etisalat
DEWA|power|dewa.gov.ae|=dewa,dubai electricity
SEWA|power|sewa.gov.ae|=sewa,sharjah electricity
stc|phone|stc.com.sa|=stc,saudi telecom,stc bill
Mobily|phone|mobily.com.sa|
Zain|phone|zain.com|=zain,zain ksa,zain kw
Hungerstation|fast|hungerstation.com|hunger station
Jahez|fast|jahez.net|
Ooredoo|phone|ooredoo.com|
Turkcell|phone|turkcell.com.tr|turkcell iletisim
Türk Telekom|phone|turktelekom.com.tr|turk telekom,ttnet
Eskom|power|eskom.co.za|eskom prepaid
Telkom|phone|telkom.co.za|=telkom,telkom mobile
Mr D|fast|mrd.com|mr d food,mrdfood,mr d foods
One NZ|phone|one.nz|one new zealand
2degrees|phone|2degrees.nz|2degrees mobile
Genesis Energy|power|genesisenergy.co.nz|
Bell|phone|bell.ca|=bell,bell canada,bell mobility,bell one bill
Viva Fresh|groc|vivafresh.com|viva fresh store
Checkers Sixty60|groc|sixty60.co.za|sixty60,checkers sixty60
TNEB|power|tnebltd.gov.in|
Metro|groc|metro.ca|metro ets,metro etr
`;
