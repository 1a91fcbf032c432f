/**
 * Everyday English nouns for items, food, animals, plants, writings and shows that are not health products. Taken from
 * WordNet 3.1 (Princeton University, copyright 2011, used under its license: https://wordnet.princeton.edu/license):
 * single words whose first meaning is of that kind, excluding the health vocabulary, dosage forms, materials, flavors
 * and names; plus the most common words for animals, food, tools and celebrations that WordNet's order of meanings
 * misses.
 */
export const EVERYDAY_NOUNS = `
    abbey abracadabra academy accelerator accordance accordion account accounting accusation acorn
    adaptation address adieu adio adjective advancement advertisement advertising advice aeroplane affidavit
    afghan agreement ahem aircraft airfield airline airliner airlock airplane airport airship airstrip
    airway aisle album alcove ale alibi alien allegation alley alleyway alligator almanac almond aloha
    alphabet altar alternator americana ammo ammunition amulet analyzer android anecdote angel anime anklet
    annex anniversary announcement ant antelope antenna anthem antler anvil apartment ape apology apparel
    appeal appendix appetizer applause apron aqueduct arbor arcade architecture archive arguing argument
    argyle aria ark armadillo armament armchair armor arraignment arrivederci arrow arrowhead arsenal
    article artillery artwork ascot ashtray asking asparagus assassination assembly assumption asylum atlas
    attic attire auction audio audiobook auditorium authorization autobiography autograph automat automobile
    avocado awning axe axle babbling baboon backboard backdrop backpack backroom backstage backyard bacon
    badge bagel baggage bagging bagpipe bai bakery balcony baldrick bale ballad ballast balloon ballot
    ballpark ballpoint ballroom baloney bamboo bandana bandanna bandstand banger bangle banister banjo
    banner banning banquet banter banzai barb barbershop bargain bargaining barge barley barn barnacle
    barnyard barrack barracuda barrage barrel barricade barroom baseball basement basin basket basketball
    bassoon bathhouse bathrobe bathtub baton batten battlement battleship bayonet bazaar bazooka bbs beach
    beacon beagle beaker beam bean beanbag beanie beany bear beaver beck bedding bedpost bedroom bedspread
    bee beef beehive beeper beer beet beetle begging bell bellow bender benny beret beth beverage bib bible
    bickering bicycle bidding bidet bijou bike bikini bill billboard billing binder binocular biography bird
    birdcage birthday biscuit bistro blackbird blackboard blackjack blah blasphemy blazer bleacher blender
    blinder bling blinker blockbuster blog bloodhound bloomer blossom blouse blower blowtorch bluebird boa
    boar boardroom boardwalk boat boathouse boatyard bobbin bobblehead bobsled bodega boiler bolo bomb
    bombardment bomber bone bongo bonnet bonsai boogie book bookcase booklet bookmark bookshelf bookshop
    bookstore booth bootie bos boudoir boulevard bouquet bourbon boutique bower bowl bowline bowling boxcar
    boxer boxing bracing bracket brad brake brandy brassiere bread breakable breakfast breech breeche brent
    brewery briar brick bridle briefcase brig brill brim brisket bristle britch britt broach broadcast
    broadcasting broadsword broccoli brochure brogan bronco brooch broom broomstick broth brougham brownie
    browsing brunch buckboard bucket buckler buckshot buffalo buggy bugle building bulb bulkhead bull
    bulldog bulldozer bullet bulletin bullfight bullhorn bullock bullpen bumper bun bung bungalow bungee
    bunk bunker bunny buoy burger burner burrito bus bush butter buttercup butterfly buttermilk button
    buzzard buzzer bye byway cab cabana cabaret cabbage cabin cabinet cable caboose cache cactus caddy cafe
    cafeteria cage cake calendar callback camcorder camel cameo camera camp camping canary candle
    candlestick candy canister cannon cannonball canoe canon canopy cant cantaloupe canteen canva capacitor
    capitol cappuccino captain caption car caramel carbine carburetor carburettor carcass card cardigan
    career cargo carnival carousel carp carpet carpeting carriage carrot carrousel cart carte cartoon
    cartwheel carving cashew cashmere casing casino casket casserole cassette cassock castle
    catacomb catalog catalogue caterpillar catfish cathedral cattle catwalk cauldron cauliflower causeway
    caviar cayman cedar ceiling celery cell cellar cellblock cello cellophane cellphone cement cereal
    certificate cesspool chain chainsaw chalet chalice chamber champion chandelier channel chapeau chapel
    charade chardonnay charger chariot chart charter chateau checklist cheer cheering cheerio cheerleader
    cheese cheeseburger cheesecake cheetah chef chenille chess chessboard chick chicken chiffon chime
    chimney chimp chimpanzee chino chip chipmunk chisel chitchat chock chocolate choir chopstick chowder
    christmas chute ciao cider cinema cipher circuit circuitry circulation circus citadel citation clam
    clapping clarinet claw clay claymore cleat cleaver cliche clipboard clipper clipping cloak cloakroom
    clock clockwork cloister closet cloth clothe clothesline clothespin clothing clout clown club clubhouse
    clue coal coat coatroom coattail cobweb cocker cockpit cockroach cocktail cocoon cod coffee coffeehouse
    coffeepot coffin coin cola coleslaw coliseum collage collie color coloring colour colt columbo comeback
    comedy comic comma command commandment commendation comment commentary commissary communicating
    communication commuter compartment compass complement compliment computer concert concerto concession
    condenser condo condolence condominium condor conduit coney confectionary confession confessional
    confetti confrontation conga congratulation consent conspiracy constitution consulate context contract
    contraption controversy convent conversation converter convertible cookbook cooker cookie cooking
    cookout cooler coop cooter copier coping copy cord corduroy corkscrew cornbread corral correspondence
    corridor corsage corset corvette cosplay costume cottage couch cougar coulter counter coupling coupon
    courthouse courting courtroom courtship courtyard covenant cow cowboy coyote cpu crab cracker craft
    crate cravat crayon creamer credential credit creeper crematorium cricket criticism critter crocodile
    croft croissant crop crossbody crossbow crosse crossfire crossroad crosswalk crossword crow crowbar
    crucifix cruise cruiser crumpet crypt cubby cubicle cucumber cuddy cue cufflink cuisine culvert cupboard
    cupcake curb curio curler currency curriculum curry curtain cusp custard cutla cutlass cutlery cutout
    cyberspace cymbal dado daffodil dagger dah daisy damnation damper dancer dancing daring darkroom dart
    dashboard dat database dating deadwood debate debriefing decaf decal deception deck declaration decor
    decoration decree deed deer definition deflector deli deliberation delicatessen demo denial denim
    depository depot derrick derringer description desk dessert destroyer detail detonator detour detox
    devil diagram dialect dialogue diary dib dice dicken dickie dictation dictionary dimmer dinghy dingo
    dining dinner dinosaur diorama diploma diplomacy dipper directive directory dirk disclosure discussion
    dish dishwasher diskette disrespect dissertation ditch ditto ditty dive dock doctorate document
    documentary documentation doggie doggy doghouse doily doll dollhouse dolly dolphin dominique donkey
    donut doodad doodle doohickey door doorbell doorknob doormat doornail doorstep doorstop doorway dorm
    dormitory dory dough dozer dragon dragonfly drainpipe drama drawbridge drawer drawing dredge dresser
    drill driveway drone drool drugstore drum dryer drywall duck duckling dud duffel dug dugout dumbwaiter
    dumpling dumpster dungeon duster duvet dwelling dynamite dynamo eagle earmuff earphone earpiece earring
    easel easter eat edging edifice edition editorial eel eggbeater eggplant elephant elevator elf elk ell
    email embankment embassy emblem emerald emoji emporium enchilada enclosure encouragement encyclopedia
    ending endorsement engine engraving entanglement entrance entree envelope epaulet epi epic equalizer
    equation eraser escalator esplanade espresso essay etcetera etching etiquette eulogy euphemism evasion
    exaggeration excalibur excuse exit explanation exposition expressway extinguisher fabrication facade
    factory fairy falcon fall fanfare farce farewell farm farmer farmhouse faucet fax fedora feeder fence
    fencing fender fern ferryboat fertilizer fess festival fib fiction fiddle fiddlestick fife fig figure
    figurine filet filing filly finale finch fingerprint firearm firecracker firehouse fireplace firework
    fishing fishnet fitch fixture flag flagon flagpole flagship flamethrower flamingo flan flannel flap
    flashback flashbulb flashlight flask flatbed flattery flatware flight flipper floorboard flooring flour
    flower flowerpot flue flute flyer flywheel fob foil folder folly fondue font footage football footlocker
    footpath footprint footwear forgery fork forklift form format formica fort fortification fortress
    foundry fountain fowl fox foxhole foyer freeway freezer freight freighter fresco freshener fridge frie
    frigate frisbee frock frog frosting fudge funko furnace furnishing furniture fuselage futon gable gadget
    gaff gag galleon gallery galley gallow gambling game gander gangplank gangway gantry gar garage garb
    garbage garden gargoyle garlic garment garret garrison garter gasket gasoline gat gate gateway gator
    gauntlet gavel gazebo gazelle gazette gearing gecko gem gender gerbil getup ghost giant gibberish gig
    gin giraffe girder gist gizmo glider gloss gnome gnu goat goblet goldfish goldmine golf gondola gong
    goodbye goose gorilla gospel gossip goulash gourd gps graduation graffiti gramophone grange granola
    grapevine graph graphic grass grasshopper grate grater grating gravestone gravy grease green greenhouse
    greeting grenade greyhound griddle grill grille grinder grindstone grinning grocery groundhog growling
    grub guacamole guardhouse guardrail guesthouse guidance guidebook guideline guillotine guitar gulag gun
    gunboat gunnery gunny gunpoint guppy gusher gutter hacksaw hairline hairnet hairpiece hairpin hallelujah
    halloween hallway halter halyard ham hamburger hammer handbag handball handbook handcuff handgun
    handiwork handkerchief handlebar handout handshake handwriting hangar hanging hank hankie hanky hanukkah
    hardcover hardtop hardware hare harem harmonica harness harp harpoon hat hatchet haven haw headband
    headboard headdress heading headlight headline headphone headpiece headquarter headset headstone hearse
    hearth heater heckle hedge hedgehog heifer helicopter heliport hello helm helmet hem hen henhouse hero
    herring hex hickory highway hike hiking hilt hinge hippo hippodrome hoagie hoarding hobby hockey hoe
    holder hollering hologram holster homeroom homework hone honour hoodie hooey hook hookup hoop hooray
    hopper horn horoscope horseback horseshoe hospitality hostel hotel hothouse hound house houseboat
    housing hovel hovercraft howdy howitzer howl howling hoy hub hubcap huckleberry humanoid humbug
    hummingbird humor hunting hurrah hut hydrant hyena hymn hype hypocrisy hypothesis icebox icebreaker icon
    idol igloo iguana illustration impromptu improvisation incantation incinerator indicator indictment
    infield info infomercial information informing infrastructure injunction inn innovation innuendo
    inscription insignia insisting interceptor interchange intercom intercourse interface interference
    internet internship interrogation inventory invitation invoice ironing irony jackal jacket jackhammer
    jackpot jackrabbit jaguar jail jailhouse jalopy jammer jar jazz jean jeep jellyfish jerkin jest jet
    jewel jewellery jewelry jib jigger jigsaw job jockstrap john joist joke joss journal journalism joystick
    judge judgement jug juice juke jukebox jumper jumpsuit junket kamikaze kangaroo kappa karaoke karate
    kayak kazoo kebab keepsake kelp kennel kerb kerchief kernel ketchup kettle key keyboard keychain keyhole
    keypad khakis kibble kiln kilt kiosk kirk kitchen kitchenette kitsch klaxon knapsack knicker
    knickknack knife knight knitting knob knockoff koala koozie kudo kumquat labyrinth ladder ladle
    ladybug ladyship lager lamb lamp lamppost lampshade lan lance landing lane lantern lanyard lapel lapping
    laptop lard lark lasagna latchkey lathe latrine laughter launcher launchpad laundromat laundry lava
    lavatory law lawn leaf league led leftover legend legging legislation lego lei lemonade lentil leopard
    leotard lesson letter lettuce lever libel library license lied lifeboat lighter lighthouse lilac lilo
    lily limo limousine limpet lineup lingerie lingo lion list listing literature livestock lizard llama
    loading loaf lobby lobster lockbox locker locket lockup locust lodging loft logo loin lollipop longboat
    loophole lordship lorry lottery loudspeaker louvre lovebird luger luggage lullaby lumber lunch luncheon
    lunchroom lure lyric machete machinery macintosh mackerel mackinaw madder mademoiselle magazine maggot
    magic magnet magneto mailbox mainframe mainsail mall mallet malt mammal mandate mandolin mandrake manga
    manger mangle manhole manifold mankind manor mantel mantelpiece mantle mantra mantua manual manuscript
    map maple marathon marble mare marijuana marina marionette marker marking marlin marmalade marquee
    marshmallow mart martini maser mast masterpiece mat matchbook matchbox matinee mattock matzo maul
    mausoleum maxim mayday mayflower mayo mayonnaise maze meal meaning meat meatball meatloaf medal medic
    megaphone melodrama melody mem meme memoir memorial mending menu mermaid message metaphor metro
    mezzanine mic microchip microfilm microphone microprocessor microscope midge mike milestone milkshake
    milling milt mine miniature minibar minibus miniskirt minivan mirror missile mistaking mistletoe
    misunderstanding mitten mixtape mizzen moat moccasin mockery mockingbird modeling modem molass monastery
    moneybag mongrel monkey monolith monologue monster montage monument moose mop moped morgue mortar mosaic
    mosque moss motel moth mothball motif motor motorbike motorboat motorcar motorcycle motto moulin mound
    mouse mousetrap mouthpiece movie mower muff muffin muffler mulch mule mulligan mumbling mummy munition
    murphy museum mushroom music musket mussel mustang mustard mutt mutton muumuu muzzle mystery myth nacho
    name narrative nautilus nay necking necklace neckline necktie needlepoint negligee negotiation netting
    newsletter newspaper newsreel newsstand newt nib niblick nickname nightcap nightclub nightgown nightie
    nightingale nightstick ninja nonsense noodle noose notebook noun nourishment novel nugget nuke nunnery
    nursery nut nutcracker nutshell oar oath oatmeal obituary objection oboe observatory obstruction octopus
    ode oeuvre offering offstage okey oldie omelet omelette onesie onion orchard orchestra orchid ordinance
    ordnance oregano ornament oscillator otter ouija outbuilding outburst outhouse outrigger ovation oven
    overcoat overlapping overpass overture owl oyster pact paddock padlock page pager paging pagoda
    paintball paintbrush painting paisley pajama palace palisade pamphlet pancake panda pane panther pantie
    pantry pantyhose panzer paperback paperweight paprika parachute parade paradox paragraph parakeet
    parapet paraphernalia parasol parcel parka parking parkway parlor parlour parmesan parole parsley
    partition partridge party passageway passkey passport password pasta pastrami pastry patio patty pave
    pavement pavilion paw pawnshop pax payload pea peacock pecan pedestal peephole peg pelican pencil
    pendant pendulum penguin pennant pentagon penthouse pepperoni pepsi performance periscope persuasion
    pestle petal petition petticoat pew pheasant phone phonograph photocopy photograph photography photostat
    phrase piano pic piccolo pickle pickup picture pier pig pigeon piglet pigpen pigsty pike piling
    pillowcase pinafore pinata pinhole pinnacle pinning pinstripe pinto pipe pipeline pippin pique pirate
    pistachio pistol pitchfork pixel pizza pizzeria plaid planchet plane planetarium plankton planner plant
    platter playbook playhouse playlist playpen playroom plaything plea pleat plier ploy plumbing plushie
    plywood pocketknife podcast podium poem poetry pointer poker polka pollen poncho pongo pontoon pony
    poodle pool poolroom poorhouse popcorn poppet popsicle popsocket porch porcupine pork porridge portfolio
    porthole portico portrait possum postcard poster posting potato potion pottery poultry pout prank prawn
    preaching premiere premise pretext pretzel preview prince princess printing printout prison privy
    proclamation profiling prognosis programme prohibition projectile projector promo promotion prong
    propaganda propeller prophet proposal proposition prose protocol proverb psalm pub publication publicity
    puck pudding pug pulley pullman pulpit pumpernickel pumpkin pun pup puppet purse pushcart puzzle pyjama
    pylon python quahog queen questioning questionnaire quill quilt quirt quiz rabbit racehorse racetrack
    racing rack racket racquet racquetball radio radish raft rafter rag railing railroad railway rainbow
    raincoat raisin rake ramen rampart ramrod ranch rant ranting rapier raptor rat ratchet rattlesnake raven
    reactor readout rebuttal recap receptacle reception recipe recital rectory reel reeve refinery reflector
    refrain refreshment refrigerator refusal reggae registry regret regulation rein reindeer relic relish
    reminder rendering repertory replica reporting resolution resort respect restaurant restroom retraction
    retriever revelation revolver rewriting rhino rhubarb rhyme rhythm ribbon rice rickshaw ridley rifle
    rigging ringside rink risotto road roadhouse roadside roadster roadway roast robe robin robot rocket
    rodent rodeo roebuck rom roof rook rooster rope rosary roster rotor rotunda rowboat rubbish ruby rudder
    rug rum rumba rumor rumour rump rundown rune rung runway saber sack saddle saddlebag saga sailboat salad
    salami salmon salon saloon salsa salutation sampler sanctuary sandal sandbag sandbox sander sandpaper
    sandwich sang santa sarcasm sarcophagus sardine sari sash sass satchel satellite satin sauce sauerkraut
    sausage sawbuck sawmill saxophone saying sayonara scaffold scandal scarecrow scarf scenario scenery
    schnitzel scholarship school schoolhouse schoolroom schooner scissor scone scoreboard scourge scow
    scrabble scrapbook screaming screenplay screwdriver scripture scuba scullery sculpture scythe seafood
    seagull seam searchlight seashell seatbelt seating seaweed section sedan seesaw seidel seizing seminar
    senor sentence sequin serenade serge sermon serpent setup sewer sewing shack shackle shaft sham shan
    shanty shard shark sharpener shawl shay shear sheath sheep sheetrock sheldrake shelf shell shellfish
    shelter ship shipment shipwreck shipyard shirt shiv shoehorn shoelace shoestring shoji shook shooter
    shop shopping shortcut shotgun shouting shovel showboat showdown showing showroom shrapnel shredder
    shriek shrieking shrine shrub shutter sickbay sickle sidebar sideboard sidewalk sidewinder siding sieve
    sight signaling signature signing silencer sill silo silverware simulator singer singing sitcom skate
    skateboard skating sketch sketchbook skewer ski skiff skiing skillet skirt skittle skivvy skylight
    skyscraper slab slack slander slang slat slaughterhouse sled sledge sledgehammer sleigh slicker
    slingshot slipper slit slogan slot slug slur smear smiley smithy smock smokehouse smoother
    smoothie snack snail snake snapshot sneaker snifter snip snorkel snout snowbell snowboard snowman
    snowmobile snowplow snowshoe soapbox soccer socket sofa softball software soil solarium soldier
    solicitation solitaire song sonnet soundtrack soup souvenir spacecraft spaceship spade spaghetti spam
    spandex spaniel sparring sparrow spat spatula spawn speakeasy speakerphone speaking spec specification
    speculation speech speedboat speedway spelling spider spigot spinach spire spitball spittoon spool spoon
    sportswear spreader springer sprinkler sprocket spur sputnik squash squib squid squirrel stadium stag
    stagecoach staging staircase stairway stairwell stall stallion stamp standard standby staple stapler
    starboard starfish starling starship stateroom stationery statue statute steak steakhouse steamboat
    steamship steed steeple stein stem stencil stepladder stereo stetson stew sticker stile stiletto stilt
    stirrup stock stockade stockroom stockyard stole stopping storefront storehouse storeroom storey stork
    story stove straightaway strangler street streetcar streetlight stress stretcher stripe strobe strongbox
    stronghold strudel student studio submarine submission subsection substation subtlety subway sugar suit
    suitcase suite summary summerhouse summon sundae sunhat sunroof supercomputer superhero superman
    supermarket supper surfboard surfing surname sushi suspender sutra swan swatch swatter swearing sweat
    sweater sweatshirt sweatshop swill swimsuit swine switchblade switchboard sword swordfish syllable
    symbol symphony synagogue synchro tabernacle tablecloth tabloid taco tadpole taffy tailgate taillight
    tailpipe takin tale talisman talk talking talmud tam tambourine tango tanker taping tarantula target
    tarot tarp tart tartan tassel tater tattoo tavern taxi taxicab tea teahouse team teapot teddy telegram
    telegraph telepathy telephone telephoto teleprompter television telex telfer telly temple tenement
    tennis tenor tense tent tepee tequila term terminal termite terrace terrier testimony tetra textile
    thank thanksgiving theater theatre theme thermostat thesis thingamajig thoroughfare thriller throne
    throttle thumbtack tiara ticket tiding tiff tiger tightrope tile timetable tine tinfoil tinsel tippet
    tnt toad toast toffee tofu toga token toll tomahawk tomato tomb tombstone tomcat tome tone tong tool
    toolbox toon toothpick topcoat topic topside torah torch tore tortilla tote touchdown toupee
    tour tourist tow tower toy tractor tram trampoline transaction transcript transformer transistor
    translation transponder transportation transporter trap trapeze trapping trash travesty treaty tree trek
    trench tribute tricycle trident trifle trigger trinket trip tripe triplicate tripod trivia trolley
    trombone trophy trouser trousseau trout trowel truck truffle trump trumpet truncheon tub tuba tugboat
    tuition tulip tulle tumbler tuna tune tung turban turbine turkey turnip turnpike turnstile turntable
    turret turtle turtleneck tux tuxedo tweed tweeter typewriter typing typo ukulele ultimatum umbrella
    undercarriage undergarment underlay underpant undershirt understatement undy unicorn uniform universe
    university unveiling upholstery uplink urging urn utensil utopia valance valentine valise vampire vane
    vase vaudeville vault veal veda vegetable veggie vehicle velour velvet veneer veranda
    verb vestibule victrola video videotape viewing vine vinegar vineyard vinyl violet violin viper visa
    vise visor viva vocabulary vodka voicemail volcano vole voodoo vowel voyage vulture wader waffle wagon
    waistcoat waiter waitress walkway wall wallet wallpaper walnut walrus wardrobe warehouse warhead
    warhorse warmer warranty warrior warship washcloth washroom wasp wastebasket watchtower watercolor
    waving weapon weaponry website wedding wedgie weed weenie weevil weir whacker whale wharf
    whatchamacallit whatnot wheelbarrow whisk whiskey whisky whopper wickiup wig wigwam wildcat winch
    windbreaker windjammer windmill window windowpane windowsill windscreen windshield wine winery wiring
    witch withdrawal wizard wok wolf woodpecker woodshed woodwind woodwork woof woolen word work workhouse
    working workplace workshop workstation worm wow wrapper wrapping wreath wreckage wrench wrestling
    wringer writ writing xerox yacht yak yam yarmulke yarn yay yearbook yelling yes yodel yogurt yoke zebra
    zed zee ziggurat zine zipper zombie zoo zucchini`;

/** Ordinary words spelled almost like, or starting like, a word of the health vocabulary. */
export const ORDINARY_WORDS = `
    ability absorb absorbing activar addition africain africaine alarmed alerted aligned allegro allegry alleviated
    altered altruistic amassed america americain antare anything append aquarius armored armoricain armoricaine
    aspect aspecto aspiring augment augmenting autopapieren available babylon badewanne badewannen ballett ballon
    ballonne bancary banded bandido bandied bangle battle bended bengal beplanten betray better beyond billett
    blaster bluster blustery bochum bolster bondage bonded bondig borsen bosch botany bottle branchen branchial
    brandgla branle bright brisen bronzed brunchen bryan buckle buckled buckler buffer bundle button byrne calden
    callar caller calmate camden camilla camped candle caprice captain caption cardar carmel carmen carney carny
    carted carton carved castrate celebre cellar certain ceylon cheville chevillee chianti cholera chopstick
    choristin ciclopi citrusoly claret clarine clarinet clarity clarte clayman cleaned cleaner cleaners cleanse
    cleansed clich cliche climax coerenza cogent collage collar collari collate coller colonel colonial colonialism
    colonic colony colruyt column comely commedy comped compete competed compre comprensa compress compris conceal
    concealed concertation concerto concret conden condition confiante config connettivo consoling contacting
    contornar contourner contract contravention convivir copping coquette corder corny correct correctly correcto
    corrector cortado cotton couldn counteract covers crafty crated crayon creating creation creative creator
    creperie crepery cretin cristalina cristallina cristiana croft crony croquet culturally curative curator curtain
    cymbal dalton decathlon decoration decorative delfin dentro derry destin destiny detest diamond differ differing
    disfrutar dissent distant distanz distorter dominicain dominicaine doorsparen double dreary dreieck drummen
    dumber dustin edition electoral elektro elliptic eltern emerge emergence emergent empacador entera entrail
    entrasti entregar entrust erhaltung erwachsen erwachsene erwachsenen escabelle escape eternal expect failing
    falling faster felling ferris fester filming finance finesse firmly firstly fitting flapper flipperkast flippern
    flipperspel floral florin florist flossie flower forbade formal formulario formulated formulation fountain
    franciscain fricot friendly fruchtest fully gardner garner garnison gatter genital genteel gentil gentle gently
    gitter glamor gland glossary gotter grapple gremlin greppel gronden grondin grundplatine halter halyard
    handisport handle handled hauptplatine hospitality hottest hurricane hydrofoil imagine immobili immobilier
    immobiliere immortal impart impatient import importa importar infecto inhalt inhuman insekte insekten insomny
    jackman karten kastany kasten katern katzenjammer kelly kettle kisten klapstoel kloster knapp kolony kosten
    kunststof kunststoff kusten lacking lander landing lansing lasbril laster lastra lastre latter laying leaning
    lentil lester letter lezing linder lioness listar lister lloyd loaning lottery lozing luster lustre lustri lying
    magenta magnus majorly mallar mandano manjar marble marmer marmor marocain marocaine master matron matter
    medicate medina mediocre menestrel mentir mentor mentre mermar message messaggio metric mexicain mexicaine
    microclimat micron midlife midline milben millar miller millon minbar minstrel minute misled mobeln moeller
    mollar mollen mollir mondkap monstrous monstruosa monstruoso montar monter montra montur mooring morass morphing
    mountain mullabfuhr muller mullir munter murmur naturally naturell naturelle neural neuron nicety ocultista
    option pacified palastina panama papaveri parapet parasol parental parentale parmely parsed parten partez parton
    passer pasteur pastiller pendel periodo perlant perlen perlon pernil perry pillar planetari planetary plank
    plantagen planter plaque platter plink plumb polder ponton portable porten portez porton portoricain posant
    position posteri postino postnord practised pragmatic pralen pralin praten praxis precary precision predicare
    prefer prensa preserva preservation preservative prevailing primal primate primel print printable profil program
    pronta propina proton prunus psycho pulsar punctual puntal punten puntualidad puntualita puntualmente pursed
    pyramiden radiosa rancher ranzen ratcher rauchfrey reache reached reaches reacting reaction reactive rebound
    rector reform reformed regain regained regular reliable republicain republicaine resetting resounding respiro
    respond retailer retain retraction retry rettung richer ricotta robot rocher romaine romern roofing rucher
    sampson sapling sappy sarden sardin scarface schmiermittel schnell schoolfeest schuurdeur scoring script seldom
    sensation sensitiv sensitive sensitivity separatist shoestring silent simetrico similar singular singulier
    sisterly slant smarty smooth snorting snowing soaring solvent sorrel sorted sorting sosten special specialise
    speciality spierbal spiritist sprint sprinter stabili stabilisator stall stalla stalle stander stark starke
    startmotor steffen steinbock stell stella stellar stelle stelpen sterke still stilla stille stillo storing stork
    stormer stralen streak streek streik strelen strepitoso stride strident stridente strike striptease stroke stroll
    strolled strook struik struttura strutture stulpen sturgeon subtext sunned sunnyside surgically sutler symbiotic
    tablett talmud tangle tarantella tarentelle teclado tenagly tengel tennisnet termal terser thread thunderball
    thunderbird thunderbolt thunderclap thunderhead thundering thunderous thunderstorm tilden tingel tingle tingly
    toilette toiletten tovagly tradition tranquil tranquillity transitional transitory transmit transparent transpire
    transport transporte transpose tremol tresor trestle trilogy trustee tweeter tympan underpaid unified vanquished
    vanquishing veranda verbind verbund vergutung vermutung versand verstop vignon vitality vizcaina vizcaino
    vocazione voltaire voltare wandel welten whitest written zircon zolder`;
