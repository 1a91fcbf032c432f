/**
 * Expenses as named in the lists of plan administrators and in IRS Publication 502, and their everyday variants, by
 * class. Prefixes as in medicines.ts.
 */
export const LISTED_EXPENSES: Readonly<Record<string, string>> = {
  insulin_diabetes: `
    blood sugar monitor,blood sugar test,control solution,diabetic lancet,glucose shot,insulin cartridge,
    insulin cooler,insulin pump supply,sharps disposal,test strip diabetic`,
  otc_pain: `
    arthritis cream,canker sore gel,canker sore patch,ear ache drop,ear pain relief,earache relief,
    gout relief,headache powder,headache relief,headache roll on,homeopathic pain,joint pain,
    menstrual pain patch,migraine gel pad,migraine patch,moment 200,mouth sore,muscle pain,nerve pain,
    oral pain relief,pain relieving cream,pain relieving gel,pain relieving patch,pain relieving roll on,
    sciatica relief,sore muscle,tooth pain relief,toothache drop,toothache relief,urinary pain relief,
    water pill pms`,
  otc_allergy: `allergy drop,hives relief,nasal allergy,nighttime sleep aid,sinus wash,sleep aid caplet`,
  otc_cold: `
    cold multi symptom,cold remedy,cough relief,expectorant,head congestion,nasal ointment,nose bleed plug,
    nosebleed plug,sore throat pop,throat drop,vapor inhaler,zinc cold,zinc lozenge`,
  otc_digest: `
    acid reflux relief,activated charcoal capsule,anti gas,bowel prep,castor oil laxative,colonoscopy prep,
    digestive enzyme lactase,dripdrop,electrolyte packet,fiber caplet,fiber therapy,gas bloating,
    hemorrhoid suppository,hemorrhoid wipe,hemorrhoidal cream,hemorrhoidal ointment,hemorrhoidal pad,
    hemorrhoidal suppository,hemorrhoidal wipe,irritable bowel relief,itch cream hemorrhoid,lactase enzyme,
    lactose intolerance,lactose intolerance pill,mineral oil laxative,motion sickness band,
    motion sickness patch,nausea band,oral electrolyte,pinworm treatment,sea sickness,suppository laxative`,
  otc_skin: `
    anti fungal foot,antifungal foot powder,antifungal nail,bee sting,bee sting kit,callus pad,corn callus,
    diabetic foot cream,eczema lotion,eczema therapy,eczema treatment,feminine anti itch,feminine itch,
    foot cream diabetic,foot fungus,hives cream,hydrocortisone cream,itch relief stick,itch spray,
    itch stopping,itch stopping gel,nail treatment fungal,parasitic treatment,ringworm cream,
    rosacea treatment,scabies treatment,skin tag remover,sunburn relief spray,toenail fungus,
    vaginal antifungal,vaginal itch,wound cream`,
  acne: `
    acne cream,acne light,acne light therapy,acne medication,acne spot treatment,hydrocolloid patch,
    light mask acne,light therapy acne,zit patch`,
  first_aid: `
    1st aid,1st aid kit,adhesive tape medical,aed,alginate dressing,assorted plaster,
    cotton applicator sterile,cotton tip applicator,cotton tipped applicator,defibrillator,dosing cup,
    dosing syringe,electric heating pad,examination glove,eye wash cup,face mask surgical,fever strip,
    finger bandage,fingertip bandage,glove vinyl medical,heat patch,heat therapy,heating pad electric,
    hot cold therapy,ice pack gel,ifak,infant thermometer,island dressing,kids plaster,kn95 mask,
    knuckle bandage,knuckle fingertip,medicine cup dosing,medicine dropper,moist heat,no touch thermometer,
    non contact thermometer,oxygen can,petrolatum dressing,petroleum jelly gauze,plaster strip,probe cover,
    respirator n95,reusable ice pack,sanitizing hand wipe,sanitizing wipe hand,skin closure,styptic pencil,
    styptic powder human,thermometer cover,tick remover kit,tweezer splinter,vinyl medical glove,wound seal,
    wound seal powder`,
  braces: `
    abdominal binder,afo,ankle foot orthosis,anti embolism stocking,bunion sleeve,cam boot,cast protector,
    diabetic shoe,hammer toe,hammer toe straightener,hammertoe,heel lift,heel spur,kafo,knee support sleeve,
    lumbar belt,lumbar roll,lumbar support,maternity belt,metatarsal cushion,metatarsal pad,orthopedic insert,
    orthopedic insole,orthopedic shoe,orthopedic shoe insert,orthotic shoe,pelvic support belt,shoe lift,
    shoulder sling,si joint,sport tape,surgical shoe,tennis elbow strap,thumb stabilizer,toe separator,
    toe spreader,toe straightener,trainer tape`,
  monitors: `
    alarm bedwetting,baby oxygen monitor,baby pulse oximeter,bed wetting alarm,bedwetting alarm,
    blood pressure kit,blood pressure machine,breath ketone,celiac test,cholesterol kit,covid flu test,
    dream sock,fit test kit,heart rhythm monitor,hepatitis test,home drug test,lead paint test kit,
    lead test kit home,owlet,urine test strip,uti test strip,vitamin d test`,
  vision: `
    anti reflective,artificial eye,bifocal lens,braille book,braille magazine,contact lens exam,
    contact lens insertion,dry eye drop,enzymatic cleaner contact,eye compress,eye patch lazy eye,eye redness,
    eye surgery,eyeglass repair kit,glasses repair,high index,laser eye surgery,laser vision,lens coating,
    monthly contact,multi purpose solution,optomap,polycarbonate lens,prescription eyewear,prk,prosthetic eye,
    radial keratotomy,reader glass,retina photo,retinal exam,rx eyewear,rx safety glass,scratch coating,
    sight test,vision correction,vision correction surgery,vision therapy,warm eye compress`,
  dental_care: `
    abutment,aligner payment,amalgam 2 surface,artificial teeth,bite guard,bite splint,braces monthly,
    bridge 3 unit,cap repair dental,comp 1 surf,comp 2 surf,comp 3 surf,comprehensive exam dental,
    deep cleaning,dental night guard,denture cream,denture cup,denture liner,emergency dental exam,
    essix retainer,false teeth,filling repair,fixed bridge,flipper,full mouth xray,gingival,hawley retainer,
    impacted tooth,limited exam,mouth guard night,mouthguard custom,nitrous sedation,oral eval,
    orthodontic treatment,pano xray,panoramic xray,periapical film,pontic,resin composite,retainer clear,
    retainer hawley,retainer lower,retainer replacement,retainer upper,sealant molar,sedation dental,
    surf anterior,surf posterior,surface anterior,surface posterior,teeth cleaning,topical fluoride,vivera`,
  hearing: `
    amplified telephone,battery hearing,ear bulb syringe,ear drying drop,ear plug sleep,ear syringe bulb,
    ear tube,ear wash system,ear wax drop,ear wax kit,earwax drop,hearing aid cleaning,
    hearing aid dehumidifier,hearing aid tube,wax filter`,
  menstrual: `
    always infinity,always maxi,always radiant,always ultra thin,cloth pad,feminine hygiene pad,interlabial,
    maternity pad,menstrual disk,menstrual underwear,overnight pad,period bikini,period brief,period swim,
    postpartum pad,tampon applicator,thin pad wing`,
  contraception: `
    condom lubricated,condom ultra thin,condom variety,contraceptive implant,contraceptive patch,
    contraceptive ring,contraceptive sponge,female condom,fertility awareness thermometer,internal condom,
    latex condom,lubricant jelly personal,magnum thin,magnum xl,norplant,spermicidal,ultra thin condom,
    vaginal lubricant,vaginal moisturizer`,
  fertility_preg: `
    belly band medical,breast pump part,breast pump rental,cord blood bank,cord blood storage,cryostorage,
    donor egg,donor sperm,egg donor,egg retrieval,egg storage,embryo freezing,fertility consult,
    fertility test,fertility test kit,hospital grade pump,infertility,infertility treatment,ivf medication,
    lactation visit,lamaze class,lansinoh storage bag,manual breast pump,morning sickness relief,
    nipple butter,postpartum ice pad,pump flange,pump rental,semen analysis,sperm donor`,
  baby_health: `
    baby chest rub,baby fever reducer,baby vaporub,bulb syringe,cradle cap treatment,diaper rash ointment,
    gas drop infant,gas passer,gas relief drop infant,infant saline,medicine pacifier,
    nasal aspirator electric,pacifier medicine,rash cream baby,snot sucker`,
  sunscreen: `
    baby sunscreen,kids sunscreen,lip sunscreen,sport sunscreen,sunscreen face,sunscreen lip,sunscreen mineral`,
  smoking: `nicotine mini,smoking deterrent,stop smoking program`,
  incontinence: `
    bed pad incontinence,bed underpad,bedside urinal,bladder control pad,catheter kit,chux pad,colostomy bag,
    colostomy pouch,disposable underpad,guard men,ileostomy,incontinence bed pad,incontinence brief,
    incontinence underwear,kegel exerciser,leak underwear,pelvic trainer,pessary,urinary catheter,urostomy`,
  mobility_dme: `
    aed trainer,anti snore device,anti snoring device,apnea oral appliance,bed rail medical,breast form,
    cane folding,car hand control,coccyx chair cushion,coccyx cushion,communication device aac,cpap battery,
    cpap pillow,cranial prosthesis,crutch pad,crutch replacement pad,crutch tip replacement,decubitus,
    donut cushion medical,dressing aid,electrode pad,electrolarynx,ems tens,enteral formula,feeding bag,
    folding cane,grab bar suction,guide dog food,hand control car,hospital bed rental,infusion pump,
    invalid chair,invalid cushion,lift chair mechanism,light box sad,mastectomy form,medical alert monthly,
    medical alert system,medical bracelet,medical id necklace,medical id tag,medicine organizer pill,
    mobility cane,muscle stimulator,nebulizer compressor,offset cane,oxygen equipment,portable oxygen,
    power wheelchair,pressure relief mattress,sad light therapy,scooter mobility,shower grab bar,
    sleep apnea appliance,snore guard,speech device,speech generating,stump sock,tablet crusher,tablet cutter,
    tablet splitter,tens 7000,toilet safety rail,walker ski,walker tray,walker wheel,walking stick medical,
    wheelchair battery,wheelchair lift van,wheelchair rental,wheelchair repair,wig chemotherapy,
    wig hair loss medical`,
  provider_primary: `
    allergy injection,b12 injection,camp physical,direct primary care membership,dpc membership,
    dpc monthly membership,ear lavage,hepatitis b vaccine,immunization administration,lead screening,
    lodging medical care,medical care lodging,medical mileage,medical transport,meningitis vaccine,mmr,
    shingles vaccine,tb test,transport medical,transportation doctor,travel immunization,
    vaccine administration,well baby,yellow fever vaccine`,
  provider_specialist: `
    a1c hemoglobin,acl repair,air ambulance,alcohol rehab,ambulance base,ambulance mileage,ambulance ride,
    appendectomy,assisted living medical,bariatric surgery,body scan,bone scan,breast reconstruction,
    breathing treatment,c section,cardiac rehab,cardiac rehab session,cast application,cast removal,
    cholecystectomy,complete blood count,copay er,ct abd,day surgery,dexa,drug rehab,er copay,full body skin,
    gallbladder removal,gastric bypass,gastric sleeve,genetic screening,hair transplant reconstruct,
    hernia repair,hip replacement,home health nurse,home hospice,home sleep test,hormone replacement,
    hormone therapy patch,hospice nurse,hysterectomy,ingrown toenail,inpatient rehab,iron infusion,iron panel,
    joint replacement,knee replacement,lasik enhancement,learning disability,lumpectomy,lung function,
    mastectomy,medical imaging,nursing care,nursing home care,organ donor,patch testing,podiatry visit,
    private nurse,pulmonary rehab,reconstruction surgery,reconstructive surgery,rotator cuff repair,
    sclerotherapy varicose,second opinion,skin cancer screening,spinal fusion,stitches removal,
    substance abuse treatment,surgical center,suture removal,throat culture,transplant,varicose vein,
    vasectomy reversal,visiting nurse,weight loss surgery,whole body mri,wound care visit,xray ankle,
    xray chest,xray foot,xray hand,xray knee,xray wrist`,
  mental_health: `
    aba therapy,addiction counseling,applied behavior,art therapy,autism evaluation,biofeedback,
    grief counseling,intensive outpatient,ketamine infusion,marriage family therapist,
    medication check psychiatry,neurofeedback,partial hospitalization,play therapy,psychological evaluation,
    tms session,trauma therapy`,
  chiro_acu_pt: `
    christian science practitioner,decompression session,electro acupuncture,laser therapy chiropractic,
    moxibustion,osteopathic manipulation,physical therapy session,physical therapy visit,pt evaluation`,
};
