/** Hospitality, food, travel, aviation, logistics, purchasing, agriculture and security. */
export const operations = String.raw`
== Hospitality | service
-- Hotel
Hotel Operations = hotel manager, hotel management, hospitality, hospitality management, hotel administration, hospitality operations
Front Office Operations = hotel front office, front office hotel, check-in and check-out, check-in, check in check out, guest check-in, check-in check-out, front office associate, guest registration, walk-in guests, room allocation
Guest Relations = guest service, guest handling, guest services, guest satisfaction, guest relation, guest experience, guest complaints
Housekeeping = house keeping, room cleaning, room attendant, housekeeping operations, linen management, laundry operations, room making, linen, public area cleaning, floor supervisor hotel
Reservations = room reservations, hotel reservations, booking management, room bookings
Opera PMS = ^Opera, opera software, fidelio, ids next, opera property management, micros opera
Concierge = bell desk
Revenue Management = yield management, room revenue, revpar, adr revenue
Night Audit = night auditor
Banquets = banquet operations, banquet sales, banquet service, outdoor catering, banquet
Hotel Sales = mice sales, room sales, corporate room sales, mice
Guest Laundry = valet
Guest Complaint Handling = guest feedback
IDS Software = protel, ezee
Event Catering Hotels
Resort Operations = resort operations, property operations, hotel general management
-- Food and drink service
Food and Beverage Service = f&b service, f&b, food and beverage, restaurant service, f and b service, food & beverages, table service, steward service, fine dining, silver service
Restaurant Management = restaurant operations, restaurant manager, qsr, qsr operations, cafe management, fast food, quick service restaurant, cafe operations, outlet operations
Waiting Tables = steward, restaurant captain, waiter, order taking, guest seating
Bartending = bartender, mixology, bar operations, cocktails, bar service
Barista = coffee brewing, latte art, coffee making
Menu Planning = menu engineering, menu design, menu development, menu costing, new dishes
Wine Service = sommelier, wine knowledge
Catering = catering services, industrial catering
Room Service = in-room dining
Micros POS = micros, petpooja
Mocktails = bar inventory
Beverage Cost = food and beverage cost control, f&b cost, f&b operations

== Kitchen | service
-- Cooking
Cooking = food preparation, culinary arts, culinary, chef, cook, food production, kitchen work
Indian Cuisine = north indian cuisine, south indian cuisine, tandoor, indian curry, mughlai, indian cooking, tandoori, curry section, biryani, chaat
Continental Cuisine = italian cuisine, french cuisine, continental, continental food, pasta, pizza, mediterranean, mexican cuisine, japanese cuisine, sushi
Chinese Cuisine = asian cuisine, pan asian, thai cuisine, oriental cuisine, chinese food
Bakery = baking, bakery and confectionery, bread making, baker
Pastry = patisserie, cake making, desserts, confectionery, cake decoration, chocolate making, breads
Butchery = meat cutting, garde manger, cold kitchen, larder
Grilling = grill, sauces, stocks and sauces, sauteing
Indian Sweets = indian sweets, mithai, snacks preparation
Banquet Cooking = bulk cooking, live counters
-- Kitchen running
Kitchen Management = kitchen operations, commis, sous chef, head chef, chef de partie, cdp, kitchen administration
Food Safety = haccp, food hygiene, fssai, food safety standards, hygiene standards, kitchen hygiene, servsafe, sanitation kitchen
Food Costing = recipe costing, food cost control, food cost
Food Plating = plating, food presentation, garnishing
Recipe Development = recipe creation, standard recipes
Kitchen Inventory = kitchen stock, indenting
Mise en Place
Portion Control = wastage control, yield management kitchen
Kitchen Brigade = brigade, kitchen staff training, executive chef, line cook
Purchasing for Kitchens = kitchen stores, ordering supplies

== Travel and aviation | service
-- Travel
Travel Consulting = travel consultant, travel agent, travel agency, tour packages, holiday packages, travel sales, package costing, inbound tours, outbound tours, holiday sales
Ticketing = air ticketing, airline ticketing, flight booking, iata ticketing, domestic and international ticketing
Amadeus = galileo gds, sabre gds, gds, amadeus gds, amadeus and galileo, galileo, worldspan, sabre, travelport
Visa Processing = visa documentation, visa assistance, visa counselling, immigration
Itinerary Planning = itinerary, tour planning, itineraries, tour operations, itinerary preparation
Tour Guiding = tour guide, tour escorting, tour leader
IATA = iata certified, iata diploma
Hotel Booking = hotel bookings, hotel contracting, b2b travel
Corporate Travel = mice travel, hotel booking vouchers
Passport Services = study abroad
-- Flying
Cabin Crew = flight attendant, air hostess, in-flight service, inflight service, cabin service, meal service, cabin safety
Airport Ground Staff = ground staff, passenger handling, ground handling, check-in counter, airport operations, ground operations, boarding gate, passenger services, wheelchair assistance, lost and found
Aviation Safety = safety and emergency procedures, sep training, dangerous goods regulations, dgr
Airport Security = avsec, bcas, passenger screening, aviation security, x-ray screening
Baggage Tracing = baggage services, lost baggage, mishandled baggage, worldtracer
Ramp Operations = ramp handling, baggage handling, load and trim, ramp, weight and balance, aircraft turnaround, marshalling, pushback, gse
Air Traffic Control = atc
Commercial Pilot = cpl, pilot, type rating, flight hours, pilot in command, flying hours
Flight Dispatch = flight operations, flight planning, crew scheduling, flight dispatcher
Air Cargo = cargo operations air, cargo handling, air freight, cargo, lcl, fcl, nvocc, air import, air export
Passenger Announcements = in-flight announcements
Departure Control System = dcs amadeus altea, altea, navitaire
Safety Demonstration = emergency procedures
Dangerous Goods = dg regulations, cargo acceptance, airway bill
Navigation Flying = instrument rating, multi engine, atpl, simulator

== Logistics | operations
-- Moving goods
Logistics = logistics management, logistics operations, logistics coordination
Supply Chain Management = scm, supply chain, supply chain operations, end to end supply chain
Transportation Management = fleet management, transport operations, vehicle tracking, route planning, fleet operations, transport management, transportation, vehicle placement, gps tracking, trip sheets
Freight Forwarding = freight, sea freight, ocean freight, freight management
Dispatch = dispatch planning, dispatch operations, dispatching, outward dispatch
Last Mile Delivery = last-mile delivery, delivery operations, delivery executive, courier operations, hub operations
Import Export = import and export, export documentation, exim, import export documentation, export import documentation, shipping documentation
Customs Clearance = ?Customs, customs formalities, customs compliance, customs procedures, ^CHA, custom clearance, customs broker, customs documentation, icegate, cha operations, cha
Incoterms = ^DGFT, foreign trade policy, bill of lading
Container Operations = port operations, cfs operations, icd operations, stevedoring, container freight station
Cold Chain = cold chain management, temperature controlled
Third-Party Logistics = 3pl, 3pl management, 4pl
?Driving = driving licence, driver, heavy vehicle driving, lmv, hmv license, chauffeur
Reverse Logistics = returns management, rto, returns handling
Shipping Documents = shipping bill, packing list, commercial invoice, documentation export
Transporter Management = transporters, transport coordination, freight negotiation, freight rates, truck loading
Milk Run = distribution planning, line haul
Logistics Cost Reduction = freight cost, logistics mis
-- Warehouse
Warehouse Management = warehousing, warehouse operations, godown, warehouse, store keeping, storekeeper, stores in-charge, godown management, warehouse supervisor, store keeper, material issue
WMS = warehouse management system, wms software
Inward and Outward = grn, goods receipt, goods receipt note, gate entry, material receipt
Material Handling = forklift, forklift operation, loading and unloading, mhe, reach truck, stacker, hand pallet
Inventory Planning = demand planning, demand forecasting, s&op, replenishment planning, sales and operations planning, material planning, mrp, supply planning
Cycle Counting = cycle count, perpetual inventory, stock reconciliation, abc analysis, slow moving, non moving, min max
Picking and Packing = pick and pack, order picking, putaway
Barcode Scanning = rfid, bar coding, barcode
FIFO = fefo, lifo
Warehouse Safety = 5s warehouse, warehouse layout, manpower handling warehouse

== Purchasing | operations
-- Buying
Procurement = purchasing, purchase, purchase management, procurement management, materials procurement, material procurement, sourcing and procurement, purchase executive
Purchase Orders = purchase order, po creation, raising purchase orders, po processing, po release
Strategic Sourcing = global sourcing, sourcing strategy, category sourcing, import sourcing, domestic sourcing, cost saving initiatives
Supplier Negotiation = vendor negotiation, negotiating with vendors, vendor negotiations, negotiation with suppliers
Supplier Evaluation = vendor evaluation, vendor rating, supplier assessment, vendor selection
RFQ = request for quotation, quotation comparison, comparative statements, quotations, comparative statement
Materials Management = material management, stores and purchase, material control
Import Procurement = import purchase, overseas procurement
Contract Purchasing = rate contracts, annual rate contract, amc contracts
Spend Analysis = cost negotiation
E-Procurement = coupa, e-auction, reverse auction
Scrap Disposal = scrap management
Purchase Requisition = pr to po, purchase order processing, price comparison
Indirect Procurement = mro procurement, services procurement, capex procurement, direct procurement
Inventory Norms = vendor managed inventory
SAP Ariba Sourcing = jaggaer

== Agriculture and food industry | operations
-- Farming
Agriculture = agronomy, farming, crop production, agricultural practices, crop management, bsc agriculture, b.sc agriculture, agri, agronomist, crop advisory, package of practices
Crop Protection = pest management, plant protection, pesticides, integrated pest management, ipm, crop protection products, plant pathology, entomology, fungicides, insecticides
Soil Science = soil health, soil analysis, soil fertility, soil sampling
Irrigation
Horticulture = nursery management plants, floriculture, fruit crops, vegetable crops
Seed Production = seed technology, ^Seeds, hybrid seeds, seed certification
Fertilizers = fertiliser, fertilizer, fertigation, plant nutrition, nutrient management
Greenhouse Management = polyhouse, protected cultivation, greenhouse, hydroponics, net house
Organic Farming = globalgap, vermicompost, natural farming, composting
Farmer Training = farmer meetings, agricultural extension, farmer engagement, field demonstrations, extension activities, farmer field school, farmer meeting, kisan, agriculture extension, village level
Agri Input Sales = agri sales, agrochemical sales, agrochemicals, agro chemicals, seed sales, fertilizer sales
Dairy Farming = dairy, animal husbandry, livestock management, cattle management, milk procurement, livestock, artificial insemination, fodder, veterinary assistance, milk chilling, milk testing
Poultry = poultry farming, hatchery, broiler
Fisheries = aquaculture, shrimp farming, fish farming, prawn
Farm Mechanization = tractor, tractors, farm machinery, agricultural machinery, farm equipment, power tiller
Farmer Producer Organizations = fpo, fpo formation
Agri Commodity Procurement = grain procurement, commodity procurement, apmc, mandi
Tea and Plantation = plantation management, tea estate, coffee plantation, rubber plantation
Forestry = agroforestry, afforestation, forest management
Sericulture = apiculture, mushroom cultivation
Nursery Raising = seedlings, grafting, plantation, saplings
Harvesting = post harvest, post-harvest management, grading and sorting, cold storage
Dealer Network Agri = agri retail, pesticide sales
Farm Management = farm supervision, farm manager, estate management
-- Food making
Food Processing = food technology, food production plant, food manufacturing, food technologist, food science, food processing technology
Food Quality Testing = food testing, food analysis, sensory evaluation, food quality, shelf life, food labelling, food additives
Dairy Technology = milk processing, pasteurization, dairy plant
Food Packaging = retort packaging
Beverage Production = bottling plant, soft drinks
Product Formulation Food = food product development, shelf life studies
Rice Milling = flour mill, grain milling, oil mill
FSSC 22000 = iso 22000, brc standards, brcgs
Grain Storage = silo, procurement of grains, mandi procurement
Fruit and Vegetable Processing = pulping, frozen foods, spices

== Security and trades | service
-- Guarding
Security Management = security officer, security operations guarding, security supervisor, security guard, guarding, security services
Access Control Guarding = gate security, gate pass, patrolling, frisking, watch and ward
CCTV Monitoring = control room operations, surveillance monitoring
Emergency Response = evacuation, emergency preparedness, crowd management
Ex-Servicemen = ex-army, defence services, indian army, ex serviceman, indian navy, indian air force
Investigation = vigilance, loss investigation, surveillance
Crowd Control = bouncer, event security, vip security
-- Trades
Carpentry = carpenter, woodwork
Painting = spray painting, painter
Machine Operation = machine operator, operating machines
Pest Control = fumigation
Gardening = lawn maintenance
Technician Work = iti, field service, service engineer, field service engineer
Equipment Installation = installation, installation and servicing, product installation
Crane Operation = jcb operator, excavator operator, heavy equipment, crane operator
Housekeeping Supervision = janitorial services, deep cleaning
Solar Water Heaters = water purifier service
Appliance Repair = refrigerator repair, washing machine repair, mobile repair, tv repair
Heavy Equipment Operation = excavator, jcb, backhoe, loader operator, heavy vehicle
Building Repairs = handyman, drywall, roofing, carpentry repairs, general maintenance
Sewing Machine Repair = motor winding, rewinding
`;
