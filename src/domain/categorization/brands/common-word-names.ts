/**
 * Brand names that are everyday words, first names or places: alone they are the brand, in front of other
 * words they are usually somebody else (MAPLE LEAF DINER is not Maple).
 */
export const COMMON_WORD_NAMES: ReadonlySet<string> = new Set(
  (
    'discovery ricardo muller mueller ' +
    'maple monarch copilot mercury spark extra plus play action free orange next medium cursor forward color root ' +
    'hippo byte calm bolt target shell gap match max sky three better leon jumbo dirk albert dino warta joker kiwi ' +
    'sale prisma iper coin hera edison tango cactus okay quick paul casino nicolas cora jules but wells husky rogers ' +
    'shaw indigo vans converse gulf aegean pegasus condor star brilliant pandora chapters shoppers intact simons ' +
    'roots marks winners presto opal clipper optimum spectrum frontier cricket visible ring oscar anthem travelers ' +
    'progressive prudential nationwide discover avis alamo regal vue everyman haven hastings churchill admiral ' +
    'halifax starling harvester booths centra boots well lush sprint ally dave chime stash zip wise ro hers ritual ' +
    'capsule cerebral headway factor seamless caviar lime bird philo tidal peacock hinge bumble notion slack zoom ' +
    'meta claude superstore belong stan binge countdown guardian lawson grab noon talabat pilot chevron outback ' +
    'fridays longhorn canes cheesecake sinclair marathon citgo globus real metro norma penny otto depot manor saturn ' +
    'miles swiss austrian wow joyn star jet avia ing albert liberty mobil budget enterprise national hertz midas ' +
    '  valvoline courtyard   westin hilton swish meny irma elektra liverpool claro vivo ' +
    'gol azul jio ola galaxy moto avanti arriva stagecoach haven now ee eir plus ben dirk irma essent tele2 ' +
    'hallmark michaels staples burlington belk ross marshalls harrys quip hims roman kaiser thrive lemonade emirates ' +
    'iberia mango springfield reserved seat digi vips rodilla primor once nos meo cp tap wells play plus ' +
    'orange warta ' +
    'alan match picard truffaut cultura printemps indigo suez saur sosh quick flunch mercure campanile ibis total ' +
    'elisa if vy vr sj sl sas sats ica dia tim hera iren pam ip italo coop penny real   kiko stream ' +
    'chewy rover angi wish temu steam valve kraken copper bally clarks schuh gamma praxis xenos hema etos zeeman ' +
    'volkskrant dino lotos moya enea plus play ziko gemini hebe ccc 4f 99 76 exito jumbo copec magalu lic gourmet ' +
    'aesop rituals cos weekday puma dell hp apple google amc regal odeon equinox crunch lifetime barnes stock color ' +
    'kindle nero stan crave shaw rona maxi marks provigo longos simons tab nib belong optus stan drakes myer coles ' +
    'life viki plex mubi medium kobo sage lemon kayak hotwire  '
  ).split(' '),
);
