/** Logistics, purchasing, hospitality, travel, agriculture, security and operations roles. */
export const operations = String.raw`
== Logistics and warehouse | Supply Chain | - | site
role: warehouse, customs, logistics, supply chain, dispatch, store keeper, storekeeper, inventory, fleet, transport manager, picker, packer, loader, delivery, stores, godown, transport, import export, export executive, shipping, freight, cha, documentation executive, delivery executive, hub, forklift, warehouse incharge, logistics executive, customs, stock, exim, rider, last mile, courier
fields: Logistics
degree: A graduate in any subject; a diploma in logistics is welcome
aim: move and store goods safely, on time and at the right cost
+ Manage stock and movement, drawing on {skills}
- Receive, check and store goods in their right places
- Pick, pack and dispatch orders to schedule
- Keep stock records correct through regular counts
- Arrange vehicles and follow deliveries to proof of receipt
- Keep the floor clean, safe and well arranged
- Report stock, dispatches and shortages daily
* Import Export, Customs Clearance, Freight Forwarding: Prepare shipping papers and follow customs clearance
* Transportation Management: Plan routes and control vehicle costs
* Inventory Planning: Plan stock levels against demand
* WMS, SAP MM, SAP EWM: Book every movement in the system at once
j Learn each area of the warehouse in turn
s Plan loads and solve daily bottlenecks
m Run people, space, cost and service levels

== Procurement | Purchase | - | anywhere
role: purchase, procurement, buyer procurement, sourcing, vendor development, purchase executive, purchase manager, purchase officer, materials manager, procurement manager, strategic sourcing, purchaser, scm, vendor manager, materials
fields: Purchasing
degree: Any graduate; a degree or diploma in engineering or materials management is welcome
aim: buy the right material at the right price and time
+ Buy and negotiate, drawing on {skills}
- Obtain and compare quotations
- Negotiate price, terms and delivery
- Release purchase orders and follow them to receipt
- Find and rate suppliers
- Settle quality and payment issues with suppliers
- Keep rates, contracts and records in order
* Import Procurement: Manage overseas suppliers and shipments
* Cost Reduction, Spend Analysis: Find savings without losing quality
j Follow up orders and keep records
s Own categories and annual contracts
m Set sourcing strategy and lead buyers

== Operations management | Operations | - | anywhere
role: operations, operations manager, operations executive, operations head, operation, city manager, operations associate, city head, business operations, ops
fields: Consulting and projects, Logistics
degree: Any graduate
aim: keep daily operations on time, within cost and to standard
+ Run operations, drawing on {skills}
- Plan each day's work and people
- Follow service levels and act on delays
- Solve problems with vendors and other departments
- Write down procedures and see that they are followed
- Report daily figures and improve them
j Learn each process hands-on
s Lead improvements across processes
m Own people, cost and service for the operation

== Kitchen | Kitchen | Others | site
role: chef, cook, commis, kitchen, sous chef, baker, pastry, chef de partie, cdp, dcdp, tandoor, halwai, executive chef, kitchen helper, kitchen steward, bakery, pizza maker, food production, demi chef
fields: Kitchen
degree: A diploma or degree in hotel management or culinary arts, or proven kitchen experience
aim: send out good food, plate after plate
+ Cook to a high standard, with good skill in {skills}
- Prepare and cook dishes to the recipe and standard
- Keep the section clean and food stored safely
- Check raw material for quality and date
- Control portions and waste
- Keep calm and quick during service
* Food Safety: Keep FSSAI and HACCP hygiene records
* Menu Planning, Recipe Development: Plan menus and new dishes
* Food Costing: Watch food cost and portions
* Bakery, Pastry: Bake breads, cakes and desserts fresh each day
j Learn each section under its chef
s Run a section and train the commis
m Lead the kitchen's menu, cost and people

== Hotel and restaurant service | Food & Beverage and Rooms | Others | site
role: waiter, steward, bartender, barista, hotel, restaurant, housekeeping, front office executive, guest relations, captain, banquet, restaurant manager, f&b, hostess, hotel manager, room attendant, concierge, reservation, hospitality, guest service, bell boy, housekeeper, housekeeping supervisor, restaurant captain, cafe, resort manager, duty manager, guest relation, front office associate, waitress
fields: Hospitality
degree: A degree or diploma in hotel management, or experience in hotels
aim: make guests feel welcome and well looked after
+ Serve guests, drawing on {skills}
- Welcome guests and attend to their wishes promptly
- Keep rooms, tables and public areas to standard
- Handle bookings, orders and bills without errors
- Settle complaints before the guest leaves
- Keep to grooming and hygiene standards
* Housekeeping: Inspect rooms and control linen and supplies
* Front Office Operations, Opera PMS, Reservations: Manage check-in, check-out and room allotment
* Bartending, Barista: Prepare drinks to recipe and keep the bar ready
j Learn the standards on each shift
s Lead the shift and train new staff
m Own guest ratings, rosters and cost

== Travel and aviation | Travel | Others | site
role: travel, ticketing, cabin crew, ground staff, tour, pilot, air hostess, airport, aircraft, travel consultant, tour manager, visa, flight, aviation, tour guide, travel executive, holiday, ground handling, aircraft maintenance engineer, ame, first officer, customer service airport, travel agent, cargo, flight attendant
fields: Travel and aviation
degree: A graduate or diploma holder; IATA or DGCA certification where the role requires it
aim: get travellers where they want to go, safely and happily
+ Serve travellers, drawing on {skills}
- Understand the traveller's plan and offer suitable options
- Handle bookings, documents and changes accurately
- Keep to safety and security procedures
- Stay calm and helpful when plans go wrong
- Coordinate with airlines, hotels and authorities
* Amadeus, Ticketing: Issue and change tickets on the GDS
* Aircraft Maintenance, DGCA Regulations: Inspect and certify aircraft to DGCA rules
* Itinerary Planning: Plan itineraries within budget
* Visa Processing: Prepare and check visa applications
j Learn the systems and procedures
s Handle groups and special cases
m Lead the station or desk

== Agriculture and food | Agriculture | Agriculture & Food Processing | anywhere
role: agronomist, agriculture, farm, horticulture, dairy, agri, field assistant, food technologist, crop, poultry, fisheries, seed, agronomy, farm manager, food processing, veterinary officer, agriculture officer, food safety, gardener, plantation, horticulturist, milk procurement, farm supervisor
fields: Agriculture and food industry
degree: B.Sc or M.Sc in agriculture, horticulture, food technology or a related subject
aim: help farms and food plants to produce more and better
+ Work in field and plant, drawing on {skills}
- Visit farms or lines regularly and note what you see
- Advise on inputs, practices and quality
- Hold meetings and demonstrations
- Keep records of area, yield, stock or batches
- Report problems early and follow up the remedy
* Agri Input Sales: Build business with dealers and farmers
* Food Processing, Food Quality Testing, Dairy Technology: Control the process and its quality from raw material to pack
* Farmer Training: Train farmers and staff on good practices
j Assist in trials, visits and records
s Plan crop or process programmes
m Lead field or plant teams and their results

== Security and driving | Administration | - | site
role: security, security guard, driver, security officer, security supervisor, chauffeur, guard, watchman, delivery driver, security manager, bouncer, housekeeping staff, sweeper, cleaner, gunman, crane operator, fire guard, carpenter, painter, pest control, cab driver, truck driver
fields: Security and trades
degree: 10th pass, with a valid licence or training where the work requires it
aim: keep people, vehicles and property safe
+ Apply your knowledge of {skills} on duty
- Report on time and in uniform
- Keep a log of duty, visitors or trips
- Follow the safety rules at all times
- Report anything unusual at once
- Be polite and firm with everybody
* Driving: Drive safely and keep the vehicle clean and serviced
* CCTV Monitoring: Watch the cameras and respond to alarms
* Ex-Servicemen: Bring discipline and drill to the team
j Learn the post orders from the supervisor
s Relieve the supervisor and guide the team
m Plan deployment, training and audits

== General | - | - | anywhere
role: -
fields: -
degree: A relevant degree, diploma or equivalent experience
aim: take care of the work that this position covers, from day to day
+ Apply your knowledge of {skills} in everyday work
- Plan your day's work and finish it on time
- Work closely with colleagues in other departments
- Keep records accurate and easy to find
- Report progress and problems honestly
- Suggest better ways of doing things
- Look after customers, vendors and visitors politely
j Learn the work step by step with the team
s Guide newer colleagues and check their work
m Lead the team, set priorities and follow results
`;
