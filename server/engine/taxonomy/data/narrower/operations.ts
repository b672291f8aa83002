/** Narrower names of hotels, kitchens, travel, airports, transport, stores, purchase, farms, guarding and trades: each name is a skill of its own. */
export const operations = String.raw`
== Hospitality | service
-- Hotel
guest arrivals, guest departure, arrival and departure, c-form, form c, guest folio, folio, room assignment, room assigning, room upgrade
room status, room tariff, room inspection, group check-in, vip guests, vip guest handling, guest history, guest requests, guest queries
guest recognition, guest problems, guest review, tripadvisor, booking.com, makemytrip, otas, ota management, channel manager
occupancy forecast, room forecast, rate parity, dynamic pricing, pace report, duty manager, lobby manager, front office manager
assistant front office manager, guest service associate, winhms, hotelogix, opera cloud, fidelio suite8, ids fortune, ezee absolute
bell boy, bell captain, luggage handling, valet parking, key control, night auditing, city ledger, turndown service, turn down service
deep cleaning rooms, public area, public area maintenance, linen room, linen inventory, linen and laundry, uniform room
?laundry, stain removal, flower arrangement, ?minibar, mini bar, ?amenities, guest amenities, guest supplies, room supplies, chemical handling
chemicals housekeeping, diversey, taski, r1 to r9, vacuum cleaner, scrubbing machine, floor polishing, marble polishing, carpet shampooing
carpet cleaning, window cleaning, glass cleaning, restroom cleaning, toilet cleaning, washroom cleaning, garbage disposal, cleaning checklist
housekeeping checklist, housekeeping supervisor, executive housekeeper, housekeeping budget, duty allocation, staff duty chart
manpower housekeeping, pest control housekeeping, mechanized cleaning, hotel pre-opening, pre opening, property opening, resort management
homestay, villa management, general manager hotel, brand standards, ^LQA, mystery guest, upselling rooms, room upselling, corporate bookings
travel agent bookings, group bookings, wedding sales, wedding bookings, banquet bookings, social events, conference handling, ?cruise
cruise ship, cruise line, spa bookings
guest check-out, registration card, key handling, service recovery, FIT reservations, group reservations, reservation handling, upselling of rooms
front office cashiering, forex exchange, airport transfers, telephone operation, wake-up calls, shift briefing, ?OTA, OTA extranet, room division
bed making of rooms, housekeeping inventory, TripAdvisor reviews, online reviews, SOP implementation
-- Food and drink service
table setup, table set-up, table setting, table layup, cover laying, napkin folding, mise-en-scene, mise-en-place service, sequence of service
?kot, order punching pos, menu knowledge, guest seating hostess, ?hostess, table reservation, table management, side station, buffet service
buffet setup, ?buffet, ala carte, a la carte, à la carte, gueridon service, american service, silver service skills, russian service
breakfast service, all day dining, specialty restaurant, coffee shop, ^IRD, room service order taking, banquet setup, banquet set up
function prospectus, ^BEO, wine and beverage, wine pairing, ?wine, ^WSET, beverage service, ?bar, bar management, bar setup, ?liquor
liquor license, liquor control, cocktail making, flair bartending, ?flair, juice bar, espresso machine, ?cappuccino, manual brewing, pour over
steam milk, ?coffee, tea service, f&b cost control, food cost and beverage cost, cost of goods restaurant, cogs, wastage report
variance report f&b, f&b controls, f&b inventory, crockery cutlery, crockery and cutlery inventory, cutlery, restaurant p&l, outlet p&l
restaurant opening, outlet opening, ?captain, senior captain, restaurant supervisor, shift manager, store manager qsr, crew trainer, crew member
team member qsr, drive thru, dine-in, takeaway, swiggy, zomato, swiggy zomato, aggregator management, online food orders, cloud kitchen
food court, canteen operations, ?cafeteria, cafeteria management, mess management, industrial canteen, ^Posist, rista, torqus, infrasys, touche
shawman, hygiene audit, guest feedback form
order taking at table, KOT and BOT, restaurant billing, cover charge, upselling of food, liquor licence, excise register, steward training
== Kitchen | service
-- Cooking
chef de parties, commi, commi i, commi ii, commi 1, commi 2, commi iii, demi chef, demi chef de partie, dcdp, junior sous chef, tandoor section
tandoor chef, indian section, south indian, north indian, punjabi food, hyderabadi cuisine, hyderabadi biryani, kebabs, awadhi, awadhi cuisine
rajasthani food, gujarati food, bengali cuisine, goan cuisine, kerala cuisine, chettinad, dosa, dosa making, roti making, roti, rumali roti, naan
gravies, gravy making, curries, basic gravies, indian gravy, halwai, sweet making, namkeen, farsan, street food, chaat counter, chinese cooking
?wok, wok cooking, dim sum, dimsum, momos, ?noodles, thai food, japanese food, teppanyaki, korean food, ?lebanese, lebanese cuisine, arabic food
arabic cuisine, shawarma, mediterranean cuisine, ?mexican, ?italian, pizza making, pizza section, ?burger, ?sandwiches, fast food cooking
?salads, salad section, ?soups, ?appetizers, ^Pantry section, breakfast section, egg station, live cooking, live kitchen, ?steaks, ?roasting
?poaching, braising, sous vide, knife skills, vegetable cutting, cutting and chopping, ?chopping, fish filleting, ?sausages, cold cuts
frozen food handling, ?cakes, cake icing, fondant, fondant cakes, ?cookies, ?croissant, laminated dough, puff pastry, ?danish, sourdough
?chocolates, sugar work, sugar craft, plated desserts, ice cream, gelato, ?mousse, ?tarts, ?cheesecake, eggless, vegan, vegan cooking
gluten free, jain food, diet food, satvik food, fusion food, molecular gastronomy, food styling, food trials, food tasting, menu trial, new menu
kitchen orders, kitchen cleaning, kitchen cleanliness, kitchen equipment, combi oven, ?ovens, temperature records, temperature log
labelling and dating, food storage, storing food, deep freezer, chiller temperature, fostac, food handling, food handler, personal hygiene
kot management, expediting, catering orders, festive menu, store requisition, yield test, yield testing, recipe cards
portioning, food wastage, wastage, kitchen planning, kitchen setup, kitchen layout, central kitchen, base kitchen, commissary, flight catering
hospital catering, training commis, training of commis, staff meals
recipe standardisation, yield management of food, plating and presentation, banquet kitchen, grill section, chocolate work, ?seafood, FIFO in kitchen
food wastage control, store indent, kitchen supervision, staff cafeteria, tiffin service
== Travel and aviation | service
-- Travel
package tours, customised itineraries, customised tours, domestic packages, international packages, domestic tours, international tours
group tours, group departures, group tour operations, honeymoon packages, pilgrimage tours, char dham, adventure tourism, adventure tours
trek leader, wildlife tours, medical travel, corporate travel desk, ?implant, travel counter, travel counselling, holiday consultant
holiday expert, holiday planning, tour costing, tour quotation, quotation tours, hotel negotiation, hotel vouchers, transport booking
cab operations, bus booking, train booking, railway booking, irctc, cruise booking, forex card, travel forex, travel insurance sale, air tickets
flight ticketing, flight tickets, air reservation, fare calculation, fare quote, fare rules, fare construction, pnr creation, reissue
refund and reissue, ticket reissue, reissuance, ?cancellation, ?void, ^LCC, lcc portals, b2b portal travel, ?ndc, group fares, series fares
?visa, visa application, visa filing, visa file, visa documents, schengen visa, us visa, uk visa, canada immigration, immigration consultant
express entry, student visa, permanent residency, ?vfs, ^BLS visa, ?passport, amadeus selling platform, galileo certified, tour manager
tour executive, local guide, tour escort, ^DMC, destination knowledge, destination management, supplier contracting, contracting hotels
ground arrangements, dmc operations, ?sightseeing, travel crm, ?tbo, yatra
domestic ticketing, international ticketing, reissue and refund, MICE tours, IRCTC booking, car rental, vendor rates
-- Flying
airport customer service, customer service agent airport, security screening, screener, x-ray bis, x-bis, avsec basic, avsec certified, ?aep
airport entry pass, ramp agent, ^ULD, loader supervision, load sheet, loadsheet, load control, load controller, loading supervision, trim sheet
flight documentation, flight documents, flight handling, flight coordination, turnaround coordination
aircraft turnaround coordination, aircraft marshalling, chocks, ?gpu, push back, pushback operation, tow tractor, step ladder, baggage make up
baggage break up, baggage reconciliation, baggage claim, ^PIR, excess baggage, ?baggage, check-in agent, web check-in, kiosk check-in, ?boarding
boarding announcement, gate boarding, gate management, gate handling, last call, denied boarding, ^IROPS, flight delay handling
flight disruption, disruption handling, delayed flights, misconnection, transit passengers, transfer desk, arrival desk, ?lounge, lounge handling
lounge operations, special handling, special assistance, wheelchair handling, wheelchair passengers, ^UMNR, unaccompanied minor, ^MAAS
meet and greet, passenger assistance, passenger handling services, passenger service agent, ^PSA, passenger queries, passenger profiling
travel documents, travel document verification, document check, timatic, immigration check, visa check, ^SITA, ^IATA-DGR, dgr cat 9, dgr cat 10
dangerous goods awareness, cargo acceptance check, cargo booking, cargo build up, ?awb, air waybill, ^MAWB, ^HAWB, perishable cargo, live animal
passenger safety, safety briefing, pre-flight briefing, pre flight check, cabin checks, door operation, arming doors, door arming
evacuation aircraft, ?ditching, ?slides, ^SEP, ^CRM training, crew resource management, aviation first aid, aviation medicine, ?galley
galley management, buy on board, in-flight sales, inflight sales, onboard sales, ?announcements, pa announcements, ?grooming, grooming standards
uniform grooming, briefing crew, lead cabin crew, senior cabin crew, cabin supervisor, service training cabin, vip flights, charter flights
business jets, pilot training, ground training, flight training, flying training, ^FRTOL, ^RTR, rtr a, class 1 medical, class i medical
^IR rating, multi engine rating, cessna 172, cessna 152, cessna, piper seneca, diamond da-42, ^DA-42, night flying, cross country flying
solo flying, solo flight, radio telephony, meteorology, air navigation, air regulations, aviation meteorology, technical general
flight simulator, a320 type rating, ^PIC hours, ^SIC, instrument flying, crew rostering, crew scheduler, rostering crew, ^FDTL
flight plan, notam, ^OCC, operations control centre, ground dispatch, airside operations, airside, ?apron, apron control, terminal operations
terminal management, airport management, airport planning, ?slot, slots coordination, aerodrome, ^ARFF, wildlife hazard
emergency evacuation, ditching drill, first aid on board, passenger check-in, World Tracer, flight despatch, screening of baggage, apron safety
simulator training, line training
== Logistics | operations
-- Moving goods
road transport, road transportation, ^FTL, ^LTL, ftl/ltl, part load, full truck load, truck loading supervision, vehicle loading
vehicle planning, vehicle hiring, truck hiring, truck arrangement, market vehicles, ?fleet, fleet supervisor, fleet tracking, vehicle maintenance
vehicle documents, fitness permit, vehicle insurance renewal, driver handling, driver training, driver settlement, trip sheet checking
trip settlement, ?diesel, diesel average, diesel average checking, fuel management, fuel monitoring, ?toll, fastag, lorry receipt, bilty, ?pod
pod collection, proof of delivery, ^EPOD, consignment, consignment tracking, ?gps, gps monitoring, vehicle gps, route optimization, ?TMS
transport management system, freight bills, freight bill checking, freight billing, transporter bills, transporter billing
transporter negotiation, secondary freight, primary freight, primary transportation, secondary transportation, secondary distribution
express logistics, express cargo, courier delivery, ?hub, hub management, hub incharge, delivery hub, ?sorting, sorting hub, sort centre
first mile, mid mile, middle mile, last mile, ?pickup, rider management, ?riders, delivery associates, delivery executives handling, runsheet
run sheet, ^DRS, cod remittance, cod collection, hyperlocal, dark store operations, cross dock, cross docking, returns processing, ocean export
ocean import, sea export, sea import, air import clearance, import clearance, export clearance, import documentation, export documents
pre-shipment documentation, post-shipment documentation, pre shipment, post shipment, pre and post shipment, shipping bill filing, bill of entry
^BOE filing, checklist checking, hs code, hs classification, ^HSN classification, duty calculation, customs duty payment, customs examination
customs examination and assessment, first check, out of charge, ^OOC, delivery order, do release, carting, ?stuffing, factory stuffing
container stuffing, destuffing, de-stuffing, container loading, container tracking, container booking, vessel booking, vessel schedule
vessel operations, vessel planning, liner operations, shipping line, shipping line coordination, ?B/L, ?hbl, ^MBL, bl draft, bl release
bl drafting, bill of lading preparation, certificate of origin, ^COO, ^GSP, phytosanitary, fumigation certificate, insurance cargo, ^VGM, ^IGM
igm filing, icegate filing, ^EDI filing, edi customs, ^IEC code, ^AD code, ad code registration, ^RCMC, ^DEPB, drawback, advance license
advance licence, bonded warehouse, ?sez, ^SEZ operations, dta sale, ^FTWZ, demurrage, ?detention, demurrage and detention, ^CFS, ^ICD, ?port
port coordination, port liaison, terminal handling, stowage, project cargo, ^ODC, break bulk, bulk cargo, multimodal, rail freight, rail rake
rake handling, rake loading, freight forward, freight quotation, freight rates negotiation, overseas agents, agent network, ^CargoWise
cargowise one, logisys, ^Logi-Sys, visual impex, ^Softlink, ?reefer, reefer vehicles, reefer container, pharma logistics
temperature monitoring logistics, supply chain analytics, control tower, network optimization, logistics kpi, ^OTIF, on time delivery, ^OTD
delivery performance, order fulfilment rate, 3pl coordination, 3pl billing, distribution centre, ^DC operations, distribution operations
?distribution, ?depot, depot operations, depot management, ^C&F operations, cfa operations, branch logistics
?LR, LR generation, POD management, ?PTL, courier booking, toll and FASTag, diesel control, tyre management, accident handling, RTO documents
CHA coordination, EXIM documentation, chartering, ODC movement
-- Warehouse
warehouse incharge, warehouse manager, ?stores, store department, store inventory, store records, store ledger, stock ledger, bin card
stock entry, stock posting, stock checking, wall to wall count, annual stock taking, stock tally, stock matching, stock mismatch, stock variance
inventory accuracy, stock accuracy, inventory audits, inventory records, inventory report, inventory ageing, ageing stock, ageing inventory
dead stock, obsolete stock, ^FSN, xyz analysis, ?eoq, reorder level, re-order level, reorder point, min max level, inventory turnover
inventory optimization, inventory reduction, inventory forecasting, inventory holding, material receipt and issue, material receiving
receiving material, material inward, material issuing, issue of materials, material issue slip, material movement, material storage
material requirement planning, ?unloading, loading unloading, unloading supervision, binning, racking system, rack management
location management, bin location management, ?picking, picking list, pick list, picklist, wave picking, packing and dispatch, packing of goods
sorting and packing, kitting, labelling, labels printing, relabelling, palletization, pallet, shrink wrapping, stretch wrapping
dispatch schedule, dispatch planning and execution, dispatch documents, dispatch documentation, dispatch supervision, despatch, despatch planning
?outbound, outbound operations, ?inbound, inbound operations, inbound and outbound, invoice and e-way bill, delivery challan, ^DC challan
gate pass material, ^MIGO, sap migo, grn entry, ^SRN, ^MRN, goods issue, ^PGI, ?stn, stock transfer note, ?hht, handheld scanner, rf scanner
rf gun, bar code scanner, barcode system, ^ASRS, ^VNA, vna rack, mhe operation, reach truck operation, forklift driving, forklift operator, bopt
hand pallet truck, stacker operation, ?manhattan, manhattan wms, blue yonder, infor wms, holisol, emiza, warehouse setup, warehouse set up
warehouse layout planning, warehouse shifting, warehouse audits, warehouse kpi, warehouse mis, warehouse billing, warehouse manpower, ?loaders
temporary labour, damage control, damage reduction, ?damages, damaged stock, expiry stock, scrap sale, returnable, returnable material
non-returnable, returnable gate pass, tools crib, tool store, rm store, finished goods, fg store, packing material store, chemical store
pharma warehouse, cold store, kardex, safety in warehouse, demand supply planning, stock replenishment planning, supply planner, demand planner
^DRP, kinaxis, sap apo, sap ibp, ?o9, anaplan supply, production planning supply, forecast accuracy, ^MAPE forecast, apics, ^CSCP, ^CPIM
slotting, GRN preparation, physical stock verification, inventory reconciliation, non moving stock, slow moving stock, expiry control, ?TAT
space utilisation, dispatch TAT
== Purchasing | operations
-- Buying
purchase department, purchase officer, purchase manager, purchase engineer, purchase coordination, purchase followup, purchase follow up
purchase entry register, purchase planning, purchase negotiation, local purchase, domestic purchase, import of raw material, foreign purchase
it procurement, project procurement, project purchase, raw material sourcing, bought out items, bought out, bought-outs
packing material purchase, packaging material procurement, consumables, machinery purchase, capital purchase, capital procurement
electrical purchase, mechanical purchase, castings and forgings sourcing, sheet metal parts, machined components sourcing, plastic parts sourcing
fabrication vendors, steel purchase, chemical purchase, chemicals procurement, api sourcing, fabric purchase, food procurement
vegetable procurement, fruits procurement, indent processing, purchase indent, pr conversion, ?PO, po amendment, po follow up, po preparation
po issue, purchase order creation, purchase order preparation, purchase order release, work order release, rate contracts negotiation
annual contracts, ?ARC, arc rates, open orders, blanket po, schedule release, material schedule, delivery schedule, delivery follow up
material follow up, material expediting, lead time reduction, shortage follow up, line stoppage, vendor search, vendor identification
vendor registration, vendor approval, new vendor development, vendor base, vendor consolidation, vendor visit, vendor performance rating
vendor meets, vendor relationship, vendor relationship management, vendor payment follow up, supplier relationship
supplier relationship management, supplier performance, supplier performance management, supplier scorecard, supplier onboarding
supplier contracts, supplier identification, alternate vendor, alternate source, alternate vendor development, localisation of parts
import substitution, quotation analysis, quotation collection, ?comparative, comparative chart, comparative analysis purchase
techno commercial evaluation, techno-commercial comparison, price finalization, price benchmarking, price trend, commodity tracking, ?rfx
rfq preparation, rfq floating, request for proposal purchase, enquiry floating, floating enquiries, e-bidding, sourcing events, category strategy
zero base costing, cost breakup, cost break up, savings tracking, procurement savings, ?savings, spend analytics, spend management, me21n
oracle iprocurement, purchase mis, source to pay, ^S2P, advance payment, ?pdc, lc payment import, import documents purchase, ^GFR
tender committee, limited tender, open tender, green procurement, procurement policy, ^CPSM, ^CIPS
commercial negotiation, cost breakdown, raw material procurement, packing material procurement, subcontracting, tender floating, GeM procurement
== Agriculture and food industry | operations
-- Farming
crop cultivation, cultivation, field preparation, land preparation, sowing, transplanting, nursery preparation, nursery management, weeding
weed management, weed control, inter-cropping, intercropping, crop rotation, crop planning, crop monitoring, crop survey, crop cutting experiment
crop scouting, ?scouting, crop estimation, yield estimation, ?paddy, paddy cultivation, rice cultivation, wheat cultivation, ?wheat, maize
maize cultivation, ?cotton, cotton crop, soybean, sugarcane, sugarcane cultivation, ?pulses, oilseeds, groundnut, ?mustard, millets
potato cultivation, ?potato, ?onion, ?tomato, tomato cultivation, chilli crop, capsicum, cucumber cultivation, banana cultivation, ?mango
mango orchard, pomegranate, ?grapes, grape cultivation, citrus, apple orchard, ?orchard, orchard management, ?papaya, guava, dragon fruit
strawberry cultivation, arecanut, ?coconut, cashew, cardamom, pepper cultivation, ?ginger, turmeric, spice crops, medicinal plants
aromatic plants, rose cultivation, gerbera, dutch rose, exotic vegetables, leafy vegetables, polyhouse management, polyhouse cultivation
shade net, shade net house, playhouse construction, drip system, drip installation, drip design, fertigation schedule, ?sprinkler
irrigation scheduling, irrigation management, drip irrigation, sprinkler irrigation, micro irrigation, bore well, farm pond, soil and water conservation, contour bunding, soil test, soil testing lab
soil health card, nutrient deficiency, micronutrients, water soluble fertilizers, bio fertilizers, biofertilizers, bio pesticides, biopesticides
biostimulants, organic certification, ^NPOP, ^PGS, pgs certification, jeevamrit, jeevamrut, compost, vermicomposting, natural farming training
zero budget natural farming, ^ZBNF, ^SRI method, ^ICM, ^INM, pest and disease, pest and disease management, pest surveillance
pest identification, disease management crops, disease identification, pheromone traps, light trap, sticky traps, ?spraying, spray schedule
drone spraying, herbicides, seed treatment, seed production plot, seed plot, foundation seed, breeder seed, certified seed, seed germination
germination test, seed processing, seed grading, rouging, roguing, isolation distance, plant breeding, molecular breeding, germplasm
trials agriculture, field trials, bio-efficacy trials, demo plots, demonstration plots, ?demonstrations, crop demonstration, field day
field days, farmer day, farmers meet, farmer group, farmer groups formation, farmer contact, farmer awareness, farmer advisory, farmer visits
farmer registration, farmer mobilization, farmer interaction, farmer database, kisan mela, krishi mela, harvest day, jeep campaign
village campaign, ^KVK, krishi vigyan kendra, ^ATMA, atma scheme, agriculture department, nabard, ^PMKSY, pm kisan, ^RKVY, ^NHM scheme
contract farming, farmer procurement, procurement of vegetables, aggregation, collection centre, farm gate, ^FPC, fpo management
fpo business plan, mandi operations, grading sorting, packhouse, pack house, ripening chamber, export of fruits, global gap, ^GLOBALG.A.P
globalgap certification, residue analysis, apeda, farm records, farm record keeping, farm labour, tractor operation, tractor driving, rotavator
harvester, combine harvester, farm implements, custom hiring centre, precision farming, precision agriculture, aeroponics, aquaponics
landscape gardening, ?lawn, plant nursery, herd management, herd health, heat detection, calf rearing, calf management, ?milking, milking machine
milk production, milk collection, milk collection centre, milk quality, milk testing lab, ^BMC, bulk milk cooler, milk union, milk route
fodder cultivation, silage, silage making, azolla, cattle feed, cattle feeding, feed formulation, feed management, feed mill, total mixed ration
^TMR, ^AI technician, ?breeding, breed improvement, goat farming, goat rearing, sheep rearing, piggery, pig farming, broiler farming, layer farm
layer farming, breeder farm, egg production, ?chick, hatchery operations, biosecurity, poultry vaccination, poultry feed, ^FMD, mastitis
mastitis control, animal nutrition, animal health camps, gir cow, gaushala, biogas, hydroponic fodder, fish culture, fish seed, pond management
biofloc, ^RAS aquaculture, ?shrimp, shrimp culture, shrimp hatchery, fish feed, water quality pond, beekeeping, bee keeping, honey production
?mushroom, ?spawn, lac culture, mulberry, silkworm, ?cocoon, tea plucking, tea garden, tea manufacturing, coffee estate, estate supervision
rubber tapping, agri business, agribusiness, agri extension, agri input, ^WDRA, warehouse receipt, commodity grading, assaying, grain quality
moisture testing
crop cutting, pest scouting, disease management, bio fertilisers, seed testing, tissue culture plants, vegetable cultivation, fruit orchard
tea plantation, farmer connect, retailer training, ?PGR, fertiliser sales, broiler management, veterinary care, vaccination of animals, GIS mapping
GAP certification, NABARD schemes
-- Food making
biscuit manufacturing, snacks manufacturing, namkeen manufacturing, extruded snacks, chips manufacturing, frying line, noodles manufacturing
confectionery manufacturing, chocolate manufacturing, spice processing, masala, masala grinding, ?pickle, ?ketchup, sauces manufacturing, ?jam
juice processing, fruit pulp, fruit processing, vegetable processing, canning, ?dehydration, ^IQF, ?freezing, ready to eat, ready to cook
meat processing, poultry processing, fish processing, seafood processing, seafood export, shrimp processing, egg processing, oil refining
edible oil, edible oil refinery, solvent extraction, vanaspati, flour milling, roller flour mill, dal mill, rice mill, sortex, parboiling
milk plant, homogenization, htst, ^UHT, curd, paneer, ?cheese, ?butter, ghee, whey, skimmed milk powder, spray drying milk, evaporation, ^CIP
cip operation, ^SNF, fat and snf, gerber method, adulteration tests, adulteration testing, ^MBRT, platform tests, milk adulteration, tetra pak
aseptic packaging, carbonated beverages, packaged drinking water, bis certification, ^BIS, brix, acidity testing, ph testing, moisture analysis
proximate analysis, nutritional labelling, nutrition labelling, sensory analysis, sensory panel, food microbiology, microbial analysis food
total plate count, ^TPC, coliform, swab test, swab testing, ^ATP swab, allergen, allergen management, food fraud, ^VACCP, ^TACCP, oprp, gmp ghp
^GHP, food safety audits, food safety management, ^FSMS, ^FSSC, halal, ?kosher, ^FSSAI licensing, fssai license, fssai compliance
food regulation, food laws, label claims, metal detector, x-ray inspection food, ccp monitoring, ^CCP, online quality, line quality
process quality, pm testing, new recipe, food flavour, ?flavours, food technology skills, food engineering, pilot trials food, food plant
food plant operations, silo operation, yield plant
retort, extrusion of snacks, solvent extraction plant, sugar boiling, recipe formulation, food chemistry, Gerber test, HACCP implementation
GMP in food, allergen control, pest control audit, cold chain for food
== Security and trades | service
-- Guarding
guard duty, gate duty, main gate, entry exit control, visitor entry, vehicle checking, vehicle check, material checking, material gate pass
baggage checking, bag scanner, hhmd, ^DFMD, night patrolling, patrolling duty, ?perimeter, ?watchman, key management, cctv surveillance
cctv operation, cctv operator, control room, shift roster guards, guards deployment, guard training, security audit, security survey
security agency, ^PSARA, ?gunman, armed guard, arms license, weapon handling, ?bodyguard, ^PSO, ^CPO, close protection, escort duty, cash van
cash escort, ^QRT, bomb threat, bomb detection, vip protection, intelligence gathering, liaison with police, police liaison
liaison with local authorities, theft prevention, theft investigation, incident report, occurrence book, fire and safety, fire control
fire equipment, mob control, parking management, parking control, traffic control, traffic management, hospital security, mall security
industrial security, corporate security, bank security, ^CISF, ^CRPF, ^BSF, paramilitary, ?discipline, physical training, drill parade
fire fighting drills, fire watch, executive protection, cash van security, investigation of theft
-- Trades
iti fitter, iti welder, iti turner, iti machinist, iti coe, tap fitting, pipe leakage, motor pump repair, bathroom fitting, furniture making
furniture polish, polish work, wooden work, modular work, door making, aluminium fabrication, aluminium section, glass fitting, upvc windows
^PVC door, texture painting, texture paint, royal play, asian paints, spray paint, duco, wood polish, shuttering carpenter, bar bender
steel fixer, scaffolder, rigger, tower crane, mobile crane, ?hydra, hydra crane, eot crane operation, jcb operation, poclain, excavation machine
roller operator, paver operator, ?dumper, dumper driving, ?tipper, tractor trolley, forklift license, heavy license, heavy driving license
heavy driving licence, ^HMV, ^HTV, ^LMV-TR, hmv licence, hazardous licence, psv badge, transport license, driving license, bike driving
car driving, bus driving, truck driving, school bus, ambulance driving, personal driver, valet driver, cab driving, taxi driving, ^Ola, ^Uber
defensive driving, vehicle washing, vehicle cleaning, mobile repairing, mobile technician, mobile hardware, laptop repairing, tv repairing
led tv repair, ac repairing, ac mechanic, ac fridge, fridge repair, ?refrigerator, washing machine, geyser, microwave repair, ro repair
ro service, ro technician, water purifier, chimney service, inverter repairing, generator mechanic, lift technician, cctv technician
solar technician, fibre technician, broadband technician, dth installation, ^DTH, set top box, cable technician, winder, rewinding motors
cooking at home, domestic help, ?maid, baby sitting, ?babysitting, ?nanny, elder care, patient attendant, caretaking, ?caretaker, ?gardener
lawn mowing, plant care, pruning, rodent control, ?sweeping, mopping, ?dusting, ?cleaning, unloader, loading work, ?delivery
food delivery, parcel delivery, bike delivery, courier boy, field boy, pantry boy, machine helper, press operator, lathe operator
moulding operator, packing operator, boiler operator, wtp operator, stp operator, etp operator, dg operator, pump operator, valve operator
meter reader, photocopy operator, dtp operator, printing machine, offset printing machine, offset machine operator, ?binding, ?lamination
screen printer, ironing clothes, ?cobbler, goldsmith, jewellery making, polishing jewellery, stone cutting, diamond cutting, diamond polishing
diamond grading, sarin, ?assorting
wood polishing, POP work, tiles fitting, excavator operation, housekeeping work, baby care at home
`;
