/** Brands and words of more countries by class, in the notation of `MEDICINE_WORDS`. */
export const WORLD_WORDS: Readonly<Record<string, string>> = {
  rx_drug: `
    !ventolin,pantoprazol,pantoprazole,symbicort,seretide,spiriva,
    pantoprazol magensaftresistent,ramipril,candesartan,l thyroxin,euthyrox,levothyrox,eutirox,novalgin,
    metamizol,amoxicilline,amoxicillin,amoxicilina,azitromicina,augmentin,antibiotique,antibiotikum,
    antibiotico,tramadol,pregabalin,lyrica,escitalopram,venlafaxin,mirtazapin,quetiapin,medikinet,concerta,
    ritalin,elvanse,lisdexamfetamine,vyvanse,enoxaparin,clexane,insuline glargine`,
  insulin_diabetes: `
    glucose control solution,control solution glucose,pentip,pentips,unifine,guardian sensor,
    guardian connect,lancette,lancettes,lancetten,lancetas,lancety,teststrip,teststrips,strisce glicemia,
    tiras reactivas,tiras glucosa,paski do glukometru,bandelette,bandelettes,omnipod,libre,freestyle optium,
    contour next,glucometre,glucometro,glukometr,stechhilfe,pen nadeln,igielki do penow,needle pen`,
  otc_pain: `
    panodil,alvedon,pamol,ipren,ibux,paracet,pinex,burana,panadol,dafalgan,efferalgan,doliprane,nurofen,
    spedifen,gelocatil,enantyum,dolocatil,termalgin,ibudol,moment act,oki task,buscofen,thomapyrin,dolormin,
    spalt,grippostad schmerz,apap,ibuprom,ketonal,paralen,ibalgin,algopyrin,cataflam,dorflex,neosaldina,
    novalgina,dipirona,tylenol dc,sedalmerck,mejoral,tempra,crocin,dolo 650,calpol,saridon,combiflam,volini,
    moov,voltadol,voltarol,flector,reparil,thermacare,salonpas,tiger balm,parol,majezik,arveles,nurogesic`,
  otc_allergy: `
    pataday,zaditor,alaway,lorano,lorastad,reactine,aerius,xyzal,xyzall,telfast,clarityne,ebastel,zirtec,
    aerinaze,zyrtecset,kestine,claritine,loratadyna,allertec,alermed,allegra,livocin,vividrin,azelastin,
    otrivin allergie,nasonex,mometason,flixonase,beconase,avamys`,
  otc_cold: `
    neosoro,sorine,rinosoro,maresis,salsep,benegrip multi,naldecon,fluimucil,vick 44,vick xarope,cinfatos,iniston,
    flutox,bisolvon,ilvico,desenfriol,tukol,histiacil,tabcin,contac,lemsip max,otrix,soledum,meditonsin,umckaloabo,
    monapax,silomat,ipalat,isla moos,emser,gelorevoice,drill pastilles,strepsil,strepfen,lysopaine,oropivalle,
    maxilase,hexaspray,otrivine,nasic,olynth,snup,nasonex saline,xymelin,nasofan,zymelin,rhinospray,
    otrivin,nasivin,rhinomer,utabon,respibien,rinofluimucil,physiomer,sterimar,frenadol,couldina,bisolgrip,
    fervex,humex,actifed,rhinadvil,toplexil,prospan,mucosolvan,bronchipret,gelomyrtol,sinupret,
    wick medinait,grippostad,neo angin,dobendan,lemocin,strepsils,lemsip,beechams,sudafed,covonia,benylin,
    nasengel,rinazina,fluifort,bronchenolo,tachifludec,vivin c,froben gola,tantum verde,gripex,theraflu,
    cholinex,gripeks,acc 600,acc akut,nezeril,cosylan,bafucin,coldrex,neo citran,neocitran,benegrip,
    multigrip,cimegripe,vick pyrena,resfenol`,
  otc_digest: `
    eno sal frutas,sal frutas,sal eno,estomazil,luftal,buscopan,buscapina,spasfon,smecta,gaviscon,rennie,
    talcid,maaloxan,iberogast,lefax,imogas,vomex,loperamid,perenterol,dulcolax,microlax,laxoberal,movicol,
    almax,fortasec,duphalac,dulcolaxo,biochetasi,maalox,geffer,citrosodina,imodium,espumisan,nifuroksazyd,
    stoperan,manti,rennie ice,novaluzid,omeprazol,pantoloc,digene,pudin hara,hajmola tablets`,
  braces: `
    knee stabilizer,stabilizer knee,ankle stabilizer,wrist stabilizer,mueller knee,orthese,rodillera,
    munequera,tobillera,genouillere,chevillere,ginocchiera,kniebandage,handgelenkbandage,kniebrace,
    opaska kolano`,
  baby_health: `
    mommy bliss,mommys bliss,little remedies,gripe water,infant gas relief,baby gas relief,sab simplex,
    lefax pump,espumisan dla dzieci`,
  massage_spa: `hydrafacial,facial treatment,gesichtsbehandlung,soin visage,tratamiento facial`,
  otc_skin: `
    fucidin,fenistil,canesten,lamisil,mycoster,daktarin,bepanthen,bepanthene,bepanthol wund,cicaplast,
    systral,soventol,zovirax,aciclovir,aciclovin,labello herpes,compeed herpes,kelosoft,dermovate,
    hydrocortison,betnovate,trosyd,pevaryl,duofilm,wartner,excilor`,
  first_aid: `
    verbandskasten,verbandkasten,verbandtasche,erste hilfe set,erste hilfe kasten,trousse secours,
    trousse premiers secours,
    botiquin,cassetta pronto soccorso,kit pronto soccorso,verbanddoos,ehbo set,apteczka,forsta hjalpen,forstehjelp,
    kit primeiros socorros,suero fisiologico,soluzione fisiologica,fysiologisk saltvann,
    plaster,plastry,pflaster,pflasterstrips,heftpflaster,verband,verbandmittel,mullbinde,wundspray,
    octenisept,compresses steriles,pansement,pansements,sparadrap,tirita,tiritas,betadine,cristalmina,
    cerotti,garza,garze,pleister,pleisters,verbandtrommel,sterilon,curativo,esparadrapo,laastari,laastarit,
    forband,hydrofilm`,
  monitors: `
    covid selbsttest,corona test,autotest covid,test antigenow,antigen test,schwangerschaftstest,
    test grossesse,test embarazo,test gravidanza,zwangerschapstest,teste gravidez,test ciazowy,
    blutdruckmessgerat,blutdruckmesser,tensiometre,tensiometro,bloeddrukmeter,cisnieniomierz,
    misuratore pressione,pulsoximeter,oxymetre,oximetro`,
  sunscreen: `beach defense,beach def`,
  hearing: `energizer hear,rayovac hear,duracell hear,hear batt`,
  vision: `
    prescription lens,prescription glass,prescription frame,!lasik,lasik surgery,lasik eye,kontaktlinsen,
    monatslinsen,tageslinsen,lentilles,lentillas,lenti a contatto,lenzen maandlenzen,soczewki kontaktowe,
    linser,kombilosung,gleitsichtglaser,brillenglaser,brillenfassung,verres correcteurs,monture optique,
    gafas graduadas,occhiali da vista`,
  oral_hygiene: `
    zahnburste,zahnbursten,zahnseide,mundspulung,brosse dents,brossettes,dentifrice,bain bouche,
    fil dentaire,cepillo dental,cepillo dientes,pasta dientes,pasta dental,enjuague bucal,hilo dental,
    spazzolino,dentifricio,collutorio,filo interdentale,tandenborstel,tandpasta,mondwater,flosdraad,
    szczoteczka,pasta do zebow,pasta zebow,plyn do ust,tandkram,tandborste,tandtrad,munskoll,zubni pasta,
    diste fircasi,dis macunu,dis fircasi,elmex,meridol,parodontax,blanx,signal white,zendium,oral b,
    sonicare,tepe`,
  vitamins: `
    whey isolate,isolate chocolate,whey isolat,impact whey,mass gainer,casein,vitamina c,vitamina d,
    vitamina d3,witamina,witamina c,witamina d3,vitamine d,vitamine c,magnez,magnesio,magnesium,zink,cynk,
    omega 3,kreatin,kreatyna,creatina,collagene,colageno,kolagen,multivitamin,multivitaminico,supradyn,
    berocca,orthomol,doppelherz,floradix,abtei,supplement,spirulina,curcuma,melatonina`,
  fertility_preg: `
    !prenatal multivitamin,!prenatal vitamin,!prenatal gummy,!prenatal dha,femibion,elevit,gestarelle,
    tire lait,milchpumpe,sacaleches,tiralatte,borstkolf`,
  fitness: `
    vinyasa,drop class,pilates class,reformer class,spin class,cycling class,barre class,crossfit,zumba,
    kettlebell,dumbbell,dumbbells,hantel,kurzhantel,fitnessstudio,mitgliedsbeitrag fitness,salle sport,
    gimnasio,palestra,sportschool,silownia,gimnastyka,resistance band,foam roller,yoga class,yogakurs,
    cours yoga`,
  nutrition: `
    ww digital,ww membership,weight watchers,weightwatchers,noom,jenny craig,nutrisystem,optavia,
    meal plan dietitian,ernahrungsberatung,dieteticien,nutricionista,dietista`,
  cosmetics_personal: `
    lip mask,sleeping mask,lip sleeping mask,boy brow,brow gel,balm dotcom,cloud paint,eyeshadow,eyeliner,
    foundation makeup,blush,highlighter makeup,micellar,mizellenwasser,eau micellaire,duschgel,gel douche,
    gel ducha,bagnoschiuma,douchegel,zel pod prysznic,shampoing,champu,szampon,schampo,rasierklingen,rasoir,
    maquinilla,crema hidratante,creme hydratante,crema viso,gesichtscreme,handcreme,handcreme,
    striber handcreme,haandcreme,handkram,deodorante,desodorante,dezodorant,parfum,eau de toilette,
    eau toilette,perfume,niacinamide`,
  veterinary: `
    apoquel,nexgard,bravecto,frontline,seresto,advantage ii,heartgard,simparica,credelio,cytopoint,
    galliprant,dog food,cat food,hundefutter,katzenfutter,croquettes chien,croquettes chat,pienso perro,
    pienso gato,crocchette cane,crocchette gatto,hondenvoer,kattenvoer,karma psa,karma kota,hundmat,kattmat,
    rabies vaccine`,
};

/** Chinese, Japanese and Korean words by class; they count anywhere in a name. */
export const EAST_ASIAN_WORDS: Readonly<Record<string, string>> = {
  rx_drug: '処方薬,処方箋,調剤,处方药,處方藥,处方,처방약,처방전,조제약',
  insulin_diabetes: '血糖値測定,血糖試験紙,血糖试纸,血糖仪,血糖儀,インスリン,胰岛素,胰島素,인슐린,혈당',
  otc_pain:
    'イブプロフェン,アスピリン,アセトアミノフェン,カロナール,タイレノール,セデス,リングルアイビー,ボルタレン,ロイヒつぼ膏,アンメルツ,' +
    'バファリン,ロキソニン,イブa,イブクイック,鎮痛,頭痛薬,解熱,ノーシン,ナロンエース,サロンパス,バンテリン,フェイタス,湿布,止痛,布洛芬,对乙酰氨基酚,散利痛,芬必得,退烧,膏药,膏藥,' +
    '普拿疼,타이레놀,게보린,이부프로펜,진통제,해열제,파스',
  otc_allergy:
    'アレグラ,アレジオン,クラリチン,鼻炎,花粉症,アレルギー薬,过敏药,氯雷他定,西替利嗪,抗過敏,알레르기약,지르텍,클라리틴,비염',
  otc_cold:
    'のどぬーる,のどトローチ,' +
    'エスタック,ジキニン,改源,ストナ,ナザール,ヴイックス,ヴィックス,ヴェポラップ,うがい薬,イソジン,トローチ,葛根湯,冷えピタ,熱さまシート,' +
    'ルル,パブロン,ベンザブロック,風邪薬,かぜ薬,コンタック,のど飴,のどスプレー,咳止め,浅田飴,龍角散,感冒,连花清瘟,板蓝根,止咳,川贝,咽喉片,感冒藥,감기약,판콜,판피린,콜대원,기침약,목캔디',
  otc_digest:
    'ストッパ下痢,下痢止め,パンシロン,サクロン,スイマグ,酸化マグネシウム,酔い止め,トラベルミン,アネロン,浣腸,イチジク浣腸,' +
    '胃腸薬,胃薬,太田胃散,キャベジン,ガスター10,正露丸,ビオフェルミン,便秘薬,コーラック,整腸,胃药,吗丁啉,健胃,腹泻,蒙脱石,胃藥,소화제,훼스탈,위장약,지사제,변비약',
  otc_skin:
    'キンカン,オロナイン,フェミニーナ,ラミシール,ブテナロック,オイラックス,ドルマイコーチ,テラマイシン,ヘルペス,' +
    '虫さされ,ムヒ,かゆみ止め,水虫薬,皮炎平,皮膚薬,达克宁,무좀,연고,후시딘,마데카솔',
  acne: 'ニキビ薬,ペアアクネ,クレアラシル,祛痘,痘痘贴,여드름',
  first_aid:
    'マキロン,キズパワーパッド,ケアリーヴ,救急箱,不織布マスク,サージカルマスク,使い捨てマスク,三角巾,氷のう,湯たんぽ,' +
    '絆創膏,バンドエイド,ガーゼ,消毒液,体温計,包帯,创可贴,紗布,纱布,碘伏,体温计,體溫計,ok繃,밴드,반창고,소독약,체온계,거즈',
  braces: 'サポーター,コルセット,弾性ストッキング,护膝,護膝,护腰,무릎보호대,보호대',
  monitors:
    'パルスオキシメーター,新型コロナ検査,インフルエンザ検査,' +
    '血圧計,妊娠検査薬,排卵検査薬,抗原検査,血压计,血壓計,验孕,驗孕,抗原检测,快篩,혈압계,임신테스트,자가진단키트',
  vision:
    '目薬,コンタクトレンズ,コンタクト洗浄,眼鏡,メガネ,老眼鏡,隐形眼镜,隱形眼鏡,眼镜,老花镜,콘택트렌즈,렌즈세척,안경,돋보기',
  dental_care: '歯科,矯正歯科,牙科,洗牙,치과,스케일링',
  oral_hygiene:
    '歯ブラシ,ハブラシ,ハミガキ,歯磨き,はみがき,デンタルフロス,マウスウォッシュ,リステリン,歯間ブラシ,牙膏,牙刷,牙线,牙線,漱口水,칫솔,치약,치실,가글',
  hearing: '補聴器,助听器,助聽器,보청기',
  menstrual: '生理用品,ナプキン,タンポン,卫生巾,衛生棉,卫生棉条,생리대,탐폰',
  contraception: 'コンドーム,避妊,避孕套,安全套,保險套,避孕药,콘돔,피임약',
  fertility_preg: '葉酸サプリ,搾乳器,吸奶器,擠乳器,유축기,임산부 영양제',
  baby_general: 'おむつ,オムツ,パンパース,おしりふき,粉ミルク,纸尿裤,尿布,湿巾 婴儿,奶粉,기저귀,물티슈,분유',
  sunscreen: '日焼け止め,サンスクリーン,防晒,防曬,선크림,자외선차단',
  smoking: 'ニコレット,ニコチンガム,禁煙パッチ,尼古丁,戒烟贴,니코레트,금연',
  incontinence: '大人用おむつ,尿とりパッド,失禁,成人纸尿裤,성인용 기저귀,요실금',
  mobility_dme: '車椅子,歩行器,杖,吸入器,轮椅,輪椅,拐杖,助行器,雾化器,휠체어,보행기,지팡이,네블라이저',
  provider_primary: '診察,健康診断,予防接種,再診料,初診料,内科,クリニック,挂号,门诊,門診,진료비,내과',
  chiro_acu_pt: '鍼灸,整骨,整体,针灸,針灸,推拿治疗,물리치료,한의원,침술',
  vitamins:
    'ビタミン,サプリ,コラーゲン,プロテイン,マルチビタミン,亜鉛,葉酸,青汁,维生素,維他命,胶原蛋白,膠原蛋白,蛋白粉,鱼油,魚油,益生菌,钙片,비타민,유산균,오메가3,콜라겐,단백질 보충제,홍삼정,루테인',
  fitness: 'ジム会費,フィットネス,ヨガマット,ダンベル,健身,瑜伽垫,瑜珈墊,哑铃,헬스장,요가매트,덤벨,필라테스',
  massage_spa: 'マッサージ,エステ,按摩,水疗,마사지,스파',
  air_sleep:
    '空気清浄機,加湿器,まくら,枕,マットレス,空气净化器,加湿,枕头,床垫,공기청정기,가습기,베개,매트리스',
  cosmetics_personal:
    'ハンドソープ,石鹸,せっけん,石けん,ボディミルク,綿棒,コットン,ヘアオイル,' +
    'シャンプー,リンス,コンディショナー,ボディソープ,化粧水,乳液,美容液,口紅,ファンデーション,洗顔,ハンドクリーム,洗发水,沐浴露,面膜,护手霜,口红,洗面奶,精华,洗髮精,샴푸,린스,바디워시,' +
    '로션,립밤,마스크팩,세안,에센스',
  veterinary:
    'ペットフード,ドッグフード,キャットフード,猫砂,犬用,猫用,动物医院,狗粮,猫粮,宠物,사료,강아지,고양이,동물병원',
};
