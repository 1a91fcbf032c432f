import type { ItemClass } from '../item-class.ts';

/** Parts of compound words (German, Dutch, Nordic) that determine the class; the first match counts. */
export const WORD_STEMS: readonly (readonly [string, ItemClass])[] = `
    kieferortho>dental_care,fahrrad>none,pferde>veterinary,
    hundefutter>veterinary,katzenfutter>veterinary,hunde>veterinary,katzen>veterinary,honden>veterinary,
    katten>veterinary,tierarzt>veterinary,dierenarts>veterinary,geschirr>none,spulmaschine>none,
    waschmittel>none,sonnenbrille>none,zonnebril>none,vaatwas>none,kaffeekapsel>none,
    dermatolog>provider_specialist,cardiolog>provider_specialist,kardiolog>provider_specialist,
    gynecolog>provider_specialist,gynakolog>provider_specialist,ginecolog>provider_specialist,
    ginekolog>provider_specialist,gynaecolog>provider_specialist,urolog>provider_specialist,
    neurolog>provider_specialist,oncolog>provider_specialist,onkolog>provider_specialist,
    radiolog>provider_specialist,endocrin>provider_specialist,gastroenter>provider_specialist,
    ortopedi>provider_specialist,ortopeda>provider_specialist,orthopad>provider_specialist,
    chirurg>provider_specialist,rheumatolog>provider_specialist,hematolog>provider_specialist,
    pneumolog>provider_specialist,allergolog>provider_specialist,otorino>provider_specialist,
    oftalmolog>vision,ophtalmolog>vision,ophthalmolog>vision,optometr>vision,okulist>vision,
    odontolog>dental_care,stomatolog>dental_care,ortodon>dental_care,orthodon>dental_care,
    endodon>dental_care,periodon>dental_care,dentyst>dental_care,parodonto>dental_care,
    psicolog>mental_health,psychiatr>mental_health,psiquiatr>mental_health,psichiatr>mental_health,
    psicoterap>mental_health,psychoterap>mental_health,fisioterap>chiro_acu_pt,fizjoterap>chiro_acu_pt,
    kinesither>chiro_acu_pt,osteopat>chiro_acu_pt,quiropr>chiro_acu_pt,chiroprat>chiro_acu_pt,
    agopunt>chiro_acu_pt,acupunt>chiro_acu_pt,logoped>chiro_acu_pt,orthophon>chiro_acu_pt,
    pediatr>provider_primary,kinderarzt>provider_primary,vaccinat>provider_primary,nutricion>nutrition,
    nutrizion>nutrition,dietetic>nutrition,antiparasit>veterinary,szczoteczk>oral_hygiene,
    dentifric>oral_hygiene,halspastill>otc_cold,lutschpastill>otc_cold,analgesi>otc_pain,antalgi>otc_pain,
    antidolor>otc_pain,antihistam>otc_allergy,antistamin>otc_allergy,antitus>otc_cold,decongest>otc_cold,
    antiacid>otc_digest,lassativ>otc_digest,laxativ>otc_digest,antidiarr>otc_digest,antidiarre>otc_digest,
    antimicot>otc_skin,antimicoti>otc_skin,hidrocort>otc_skin,kopfschmerz>otc_pain,schmerztablett>otc_pain,
    schmerzgel>otc_pain,schmerzmittel>otc_pain,schmerzsalbe>otc_pain,pijnstill>otc_pain,ibuprof>otc_pain,
    paracetam>otc_pain,fiebersaft>otc_pain,hustensaft>otc_cold,husten>otc_cold,hoest>otc_cold,
    halstablett>otc_cold,halsschmerz>otc_cold,nasenspray>otc_cold,nasentropf>otc_cold,neusspray>otc_cold,
    erkaltung>otc_cold,schnupfen>otc_cold,grippostad>otc_cold,verkoudheid>otc_cold,keelpastil>otc_cold,
    allergietabl>otc_allergy,heuschnupfen>otc_allergy,antiallerg>otc_allergy,hooikoorts>otc_allergy,
    antihistamin>otc_allergy,magentabl>otc_digest,abfuhrmittel>otc_digest,durchfall>otc_digest,
    sodbrennen>otc_digest,verstopfung>otc_digest,maagzuur>otc_digest,laxeer>otc_digest,fusspilz>otc_skin,
    nagelpilz>otc_skin,lausemittel>otc_skin,luizen>otc_skin,warzen>otc_skin,wratten>otc_skin,
    juckreiz>otc_skin,kalknagel>otc_skin,insektenstich>otc_skin,wundpflaster>first_aid,
    heftpflaster>first_aid,verbandskasten>first_aid,verbandmaterial>first_aid,desinfektionsspray>first_aid,
    pflasterstein>none,strassenpflaster>none,hundepflaster>veterinary,huhneraugen>otc_skin,nikotinpfl>smoking,
    warmepflaster>otc_pain,schmerzpflaster>otc_pain,pflaster>first_aid,wundsalbe>otc_skin,wundgel>first_aid,
    wundspray>first_aid,wunddesinf>first_aid,wundschnell>first_aid,handedesinf>first_aid,
    verbandpack>first_aid,verbandkast>first_aid,schlauchverband>first_aid,verbandschere>first_aid,
    fixierbind>first_aid,idealbind>first_aid,mullbind>first_aid,mullkompress>first_aid,wundkompress>first_aid,
    augenkompress>first_aid,kuhlkompress>first_aid,kaltekompress>first_aid,saugkompress>first_aid,
    zeckenzang>first_aid,zeckenkart>first_aid,rettungsdeck>first_aid,ohrthermometer>first_aid,
    ohrenthermometer>first_aid,stirnthermometer>first_aid,erkaltungs>otc_cold,bronchial>otc_cold,
    rachentabl>otc_cold,rachenspray>otc_cold,muckenstich>otc_skin,wespenstich>otc_skin,ohrenspray>hearing,
    ohrentropf>hearing,babyol>baby_general,hamorrhoid>otc_skin,lauseshamp>otc_skin,herpes>otc_skin,
    blasenschwach>incontinence,kassenrezept>rx_drug,rezeptzuz>rx_drug,rezeptanteil>rx_drug,zuzahlung>rx_drug,
    abfuhr>otc_digest,
    privatrezept>rx_drug,rezeptgebuhr>rx_drug,arzneimittelzuz>rx_drug,zapfchen>otc_pain,reiseubel>otc_digest,
    gebissrein>dental_care,prothesenrein>dental_care,insulinspritz>insulin_diabetes,
    ellenbogenband>braces,ruckenband>braces,handgelenkst>braces,gelenkbandag>braces,
    fieberthermometer>first_aid,warmflasche>first_aid,kuhlpack>first_aid,koortsthermometer>first_aid,
    wonddesinfect>first_aid,blutdruckmess>monitors,bloeddrukmeter>monitors,schwangerschaftstest>monitors,
    zwangerschapstest>monitors,coronatest>monitors,schnelltest>monitors,selbsttest>monitors,
    zelftest>monitors,pulsoximeter>monitors,kontaktlinse>vision,contactlens>vision,lesebrille>vision,
    gleitsicht>vision,brillenglas>vision,augentropfen>vision,oogdruppel>vision,leesbril>vision,
    brillenfass>vision,zahnarzt>dental_care,zahnersatz>dental_care,zahnreinigung>dental_care,
    prothesenhaft>dental_care,tandarts>dental_care,zahnspange>dental_care,
    gebitsreinig>dental_care,zahnpasta>oral_hygiene,zahncreme>oral_hygiene,zahnburste>oral_hygiene,
    zahnseide>oral_hygiene,mundspul>oral_hygiene,mundwasser>oral_hygiene,tandpasta>oral_hygiene,
    tandenborstel>oral_hygiene,zahnburste>oral_hygiene,aufsteckburste>oral_hygiene,
    opzetborstel>oral_hygiene,tandkram>oral_hygiene,tannkrem>oral_hygiene,horgerat>hearing,
    ohrenstopsel>hearing,ohrstopsel>hearing,hoortoestel>hearing,oordop>hearing,hoorapparaat>hearing,
    slipeinlage>menstrual,damenbinde>menstrual,menstruation>menstrual,maandverband>menstrual,
    inlegkruis>menstrual,periodenunter>menstrual,blutzucker>insulin_diabetes,teststreifen>insulin_diabetes,
    bloedglucose>insulin_diabetes,lanzetten>insulin_diabetes,inkontinenz>incontinence,
    incontinentie>incontinence,inkontinens>incontinence,rollstuhl>mobility_dme,rolstoel>mobility_dme,
    inhaliergerat>mobility_dme,gehhilfe>mobility_dme,toilettensitz>mobility_dme,duschhocker>mobility_dme,
    kniebandage>braces,sprunggelenk>braces,handgelenkbandage>braces,stutzstrumpf>braces,
    kompressionsstrumpf>braces,ruckenbandage>braces,steunkous>braces,steunzool>braces,sonnencreme>sunscreen,
    sonnenmilch>sunscreen,sonnenspray>sunscreen,sonnenschutz>sunscreen,zonnebrand>sunscreen,
    zonnecreme>sunscreen,solkram>sunscreen,solkrem>sunscreen,nikotinpflaster>smoking,
    nikotinkaugummi>smoking,nicotinepleister>smoking,nicotinekauwgom>smoking,milchpumpe>fertility_preg,
    stilleinlage>fertility_preg,schwangerschaftsvitamin>fertility_preg,zwangerschapsvitamin>fertility_preg,
    borstkolf>fertility_preg,wundschutzcreme>baby_health,nasensauger>baby_health,zahnungs>baby_health,
    windeln>baby_general,babynahrung>baby_general,folgemilch>baby_general,anfangsmilch>baby_general,
    luierbroekje>baby_general,babydoekjes>baby_general,billendoek>baby_general,feuchttucher>baby_general,
    physiotherap>chiro_acu_pt,fysiotherap>chiro_acu_pt,krankengymnast>chiro_acu_pt,osteopath>chiro_acu_pt,
    akupunktur>chiro_acu_pt,ergotherap>chiro_acu_pt,logopad>chiro_acu_pt,psychotherap>mental_health,
    psycholog>mental_health,verhaltenstherap>mental_health,krankenversicherung>insurance_premium,
    krankenkasse>insurance_premium,zorgverzekering>insurance_premium,zahnzusatz>insurance_premium,
    zorgpremie>insurance_premium,krankenhaus>provider_specialist,laboruntersuch>provider_specialist,
    facharzt>provider_specialist,ziekenhuis>provider_specialist,blutuntersuch>provider_specialist,
    bloedonderzoek>provider_specialist,rontgen>provider_specialist,hausarzt>provider_primary,
    arztbesuch>provider_primary,impfung>provider_primary,huisarts>provider_primary,
    arztrechnung>provider_primary,arzthonorar>provider_primary,fitnessstudio>fitness,
    mitgliedsbeitrag>fitness,fitnessabonn>fitness,yogamatte>fitness,sportschool>fitness,kurzhantel>fitness,
    massagepistole>massage_spa,ruckenmassage>massage_spa,wellnessmassage>massage_spa,massage>massage_spa,
    nahrungserganz>vitamins,brausetablett>vitamins,vitamintablett>vitamins,voedingssupplement>vitamins,
    eiweisspulver>vitamins,proteinpulver>vitamins,fischol>vitamins,magnesiumtab>vitamins,
    multivitamin>vitamins,magnesiumbrause>vitamins,luftbefeucht>air_sleep,luftreinig>air_sleep,
    matratze>air_sleep,nackenkissen>air_sleep,luchtreinig>air_sleep,luchtbevochtig>air_sleep,
    hoofdkussen>air_sleep,ernahrungsberat>nutrition,voedingsadvies>nutrition,abnehm>nutrition,
    duschgel>cosmetics_personal,shampoo>cosmetics_personal,handcreme>cosmetics_personal,
    gesichtscreme>cosmetics_personal,nachtcreme>cosmetics_personal,rasier>cosmetics_personal,
    lippenstift>cosmetics_personal,nagellack>cosmetics_personal,bodylotion>cosmetics_personal,
    haarfarbe>cosmetics_personal,wimpern>cosmetics_personal,douchegel>cosmetics_personal,
    deodorant>cosmetics_personal`
  .split(',')
  .map((pair): readonly [string, ItemClass] => {
    const [stem = '', itemClass = ''] = pair.trim().split('>');
    // The table above contains only ids of ItemClass; its test compares each with the list.
    return [stem, itemClass as ItemClass];
  });

/** Last parts of compounds that name care, after a stem of care (`Hustensaft`, `Erkältungskapseln`). */
export const CARE_ENDINGS = `
    akut ampulle applikator arznei balsam bandage bind binde blocker bonbon creme dragee druppel einlage extrakt
    filmtablette fluid folie forte gel gerat granulat gummi gurtel inhalator kapsel kasten kautablette kompress
    kompresse konzentrat kram krem kugel kur linderer liquid lindernd loser losung lotion manschette maske messgerat
    messung middel mittel mischung mundspray nadel ol oordop packung pad paket paste pastill pastille pen pflaster
    pfl pillen plaster pleister poeder pomade prophylaxe pulver puder pumpe reiniger reinigung roller salbe saft
    sauger schiene schere schaum schutz serum set shampoo sirup sokken socke sohle spray spritz spritze spuler
    spulung stab stick stift stiller stopper streifen strips strumpf stutz system tabl tablett tablette tabs tampon
    tape teststreifen test therapie tinktur tropf tropfen tube tuch tucher unterhose unterlage verband vorlage
    wachter zange zapfchen`;
