/** City names that are also everyday words or names: removed only before a state or country code. */
export const AMBIGUOUS_CITIES: ReadonlySet<string> = new Set(
  (
    'orange,mobile,reading,bath,nice,media,spring,union,sale,bury,ely,wells,canton,split,hull,normal,' +
    'liberty,independence,essen,hamm,halle,hagen,gera,' +
    'brest,vista,troy,temple,mason,surprise,weston,sunrise,plantation,stuart,victoria,florence,jackson,' +
    'concord,lincoln,madison,warren,gary,allen,tyler,' +
    'bend,golden,parker,sandy,logan,murray,humble,stafford,kyle,buda,prosper,wylie,rogers,conway,monroe,' +
    'auburn,brandon,venice,naples,jupiter,wellington,' +
    'davie,largo,cary,apex,matthews,boone,franklin,laurel,dover,hershey,erie,kingston,beacon,babylon,' +
    'lynn,beverly,holland,flint,pontiac,carmel,gary,' +
    'clayton,columbia,aurora,carson,whittier,corona,orem,lehi,draper,moab,vail,aspen,novi,summit,wayne,' +
    'camden,trenton,princeton,newton,quincy,concord,' +
    'hove,rugby,hastings,sutton,barry,douglas,jersey,derby,preston,chester,durham,richmond,windsor,' +
    'stirling,mesa,tempe,gilbert,' +
    'chandler,irving,garland,glendale,hollywood,lancaster,salem,albany,plymouth,manhattan,washington,' +
    'alton,deal,rye,leer,worms,landau,natal,santos,orchard,valence,marlow,elgin,stroud,swords,newark,acton,frome,' +
    'lima,cali,leon,toledo,cordoba,santiago,salvador,nelson,hamilton,queenstown,delta,surrey,waterloo,' +
    'oakville,milton,lund,lens,pau,' +
    'tours,angers,nancy,arles,alba,como,prato,udine,latina,lucca,pisa,zug,biel,chur,ulm,celle,trier,mons,ede,oss,' +
    'varna,athens,goa,bali,panama,nassau,palma,elche,reus,jaen,toledo,manly,newtown,carlton,brunswick,' +
    'marina,pasadena,sterling,vienna,reston,herndon,media,easton,bethlehem,bedford,burlington,hudson,' +
    'gardena,compton,davis,woodland,merced,lodi,gilroy,' +
    'napa,novato,orange park,sparks,reno,casper,helena,billings,taos,yuma,stowe,keene,bangor,freeport,' +
    'plano,frisco,katy,cypress,crystal,' +
    'mission,pearland,coppell,keller,bryan,stuart,destin,ocala,weston,doral,sandy springs,macon,smyrna,' +
    'duluth,decatur,covington,lexington,' +
    'st george,park city,mountain view,clinton,grand prairie,independence,mercer island,college station,blue springs'
  ).split(','),
);
