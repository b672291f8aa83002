/**
 * More narrower names, a skill each, of trades that the other files name few of: printing, leather, jewellery,
 * plastics, mines, ships, dentistry, sports, music and the like.
 */
export const trades = String.raw`
== Graphic design | creative
-- Graphic work
web offset, sheetfed offset, flexographic printing, gravure printing, rotogravure, plate making, ^CTP, computer to plate, Heidelberg
Komori, colour registration, ink mixing, ink viscosity, pantone matching, print finishing, perfect binding, section sewing
saddle stitching, foil stamping, spot UV, corrugation, screen making, screen exposure, heat transfer printing, ?imposition
ripping and imposition, print estimation, folding machine, print quality control, variable data printing
large format printing, vinyl cutting, ^UV printing, eco solvent printing, densitometer, job ticket, ?make ready
artwork approval, artwork coordination, shelf life packaging, corrugated boxes, primary packaging
flexible packaging, flexible laminates, laminate structure, pouch making, ^BOPP, ffs machine
vffs, barrier films, cap torque, packaging specifications, sustainable packaging, glass bottles
labels and leaflets
== Apparel and fashion | creative
-- Design
upper making, ?lasting, last development, leather sourcing, leather finishing, clicking department, sole pasting, sole attaching
shoe pattern making, footwear sampling, footwear costing, bag making, insole board, heel attaching, skiving, shoe stitching
reach compliance, wallet making, harness making, upholstery stitching, rexine work, wax setting, wax carving, lost wax casting
jewellery casting, gold polishing, rhodium plating, gold purity, touchstone testing
old gold exchange, ?making charges, ?gemology, gem identification, diamond sorting, diamond assortment, 4Cs of diamond, rhinogold
jewelcad, meenakari, filigree, antique jewellery, bridal jewellery, chain making, bangle making, gold melting, gold refining
wastage calculation
-- Production
garment wash, spreading and cutting, cut order plan, fusing machine, button attaching, checking and packing
seam strength, gsm cutting
== Architecture and interiors | creative
-- Interiors
beam saw, panel saw, edge banding, edge bander, cnc router, ?cut list, cutlist optimisation, pu finish, pu polish, duco finish
veneer pressing, hardware fitting, hinge fitting, wardrobe installation, kitchen installation, imos, cabinet vision, pytha, sofa making
wood seasoning, wood carving, cnc wood carving, glass partition, wallpaper installation, flooring installation, wooden flooring
acp cladding, false flooring, curtain and blinds, mood lighting, site handover, client walkthrough, 2D layouts, enscape rendering
-- Buildings
?landscape, landscape layout, shop drawings review, site zoning, climate analysis
== Mechanical engineering | engineering
-- Machining and tooling
hot runner, cold runner, mould loading, mould unloading, short shot, ?regrind, mfi testing, thermoforming, vacuum forming
rotational moulding, rotomoulding, pipe extrusion, auxiliary equipment, dehumidifying dryer, mould temperature controller
gate and runner design, core and cavity, mould flow analysis, ejector pins, barrel temperature
injection pressure setting, ?degating, insert moulding, overmoulding, two shot moulding
== Process industries | engineering
-- Chemical and oil
mud engineering, custody transfer, gas gathering station, ^GGS, tank gauging, tank farm operations, lpg handling, pipeline pigging
pipeline integrity, pipeline patrolling, flare system, catalyst loading, crude unit, amine treating, knock out drum, ^PSV, batch reactor
effluent handling, effluent characteristics, multi effect evaporator, agitated nutsche filter, solvent distillation, pilot plant trials
?ladle, slag handling, ?sinter, pellet plant, coke oven battery, ?hot metal, hot metal handling, hot metal pretreatment, sms shop
steel melting shop, billet caster, slab caster, tundish, mould powder, rolling schedule, roll changing, reheating furnace, ?pass design
cobble analysis, tmt bar, section mill, pickling line, galvanizing line, ?annealing, ^DRI kiln, induction melting, ?core making
moulding sand, sand testing, fettling work, spectro analysis, heat number, charge mix, haul road, haulage, crusher operation
crusher plant, jaw crusher, cone crusher, screening plant, blast design, explosive handling, shot firing, bench formation
overburden removal, dumper operation, surface miner, bord and pillar, roof bolting, mine ventilation, mine plan, mine closure plan
dgms compliance, grade control, ore blending, stripping ratio, stockpile management, glaze preparation
glaze application, roller kiln, tunnel kiln, slip casting, ?float glass, glass tempering, toughened glass, insulated glass, glass cutting
cement mill, clinker cooling, packing plant, fly ash, limestone mining, ?wire section, deinking plant
sizing chemicals, chemical recovery boiler, black liquor, cane crushing, juice clarification, vacuum pan, centrifugal station
cane development, cogeneration, distillery operation, pigment dispersion, tinting, pretreatment line, phosphating line
electroplating line, hard chrome plating
-- Aviation engineering
^COLREG, ^MARPOL, ^SOLAS, mooring operations, anchoring operations, tanker operations, tank cleaning, inert gas system, crude oil washing
stability calculations, cargo planning, ballast operations, ballast water management, lifeboat drill, fire and safety drills
lifeboat maintenance, passage planning, bridge watchkeeping, bridge resource management, ^BRM, ^ERM, chart correction
engine room watchkeeping, main engine overhaul, auxiliary engine overhaul, oily water separator, fuel oil purifier, port state control
psc inspection, vetting inspection, ^SIRE, ^ISPS, lashing and securing, ?mooring, deck maintenance, hull maintenance, rope work
cargo hold cleaning, reefer monitoring, ship handling, pilot boarding
== Electrical engineering | engineering
-- Renewable energy
module mounting, mms installation, string design, string testing, iv curve testing, acdb, dcdb, energy yield, yield assessment, PR ratio
discom liaisoning, discom approval, net meter application, aurora solar, PM-KUSUM, DC cable laying
blade inspection, li-ion cells, cell grading, cell sorting, pack assembly
battery pack testing, battery thermal management, battery swapping, ^IP67, ais 156, ais 038, ev harness, ev motor controller
charging station installation, ^SoC estimation, ?state of charge
== Medicine | health
-- Doctors
orthodontic brackets, bracket bonding, orthodontic treatment, implant placement, impression taking, impression making
composite restoration, gic restoration, pulpectomy, pulpotomy, opg reading, ^OPG, ?aligners, clear aligners, pit and fissure sealants
fluoride application, crown cutting, crown preparation, post and core, teeth whitening, partial denture, flap surgery
gingivectomy, curettage, oral prophylaxis, disimpaction, third molar surgery, rotary endo, space maintainer
habit breaking appliance, child dentistry, dental camps, ?small animals, large animal practice
zoonotic diseases, zoonotic disease control, ration balancing, pet grooming, pet vaccination, kennel management, sterilisation of dogs
animal birth control, dystocia, bloat treatment, hoof trimming, semen handling, livestock census, veterinary ultrasound, kshara sutra = ksharsutra
garbha sanskar = garbh sanskar, prakriti analysis, prakriti parikshan, leech therapy, raktamokshana, ?basti, janu basti
kati basti, ?swedana, snehan, rasayana, pathya apathya, diet and lifestyle advice, ayurvedic formulations, cupping hijama, unani treatment
regimental therapy, icsi, vitrification, embryo culture, embryo transfer, embryo freezing, oocyte retrieval, sperm preparation
semen freezing, iui preparation, egg pick up, blastocyst culture, embryo grading, andrology lab, assisted hatching
-- Allied health
lensometer, lensometry, ?perimetry, visual field test, ^OCT, a-scan, b-scan, frame selection, spectacle fitting, lens edging, eye camps
keratometry, auto refractometer, orthoptics, squint evaluation, colour vision test, pupillary distance, contact lens trial
low vision assessment, scrub assistance, scrubbing in, OT setup, instrument trolley, drug trolley, cautery machine, surgical cautery
anaesthesia workstation, boyles machine, endotracheal tube, OT fumigation, implant record, linen autoclaving
psychological testing, individual therapy, trauma counselling, art therapy, cognitive behavioural therapy, career guidance tests
mental status examination, ^MSE, intake interview, psychoeducation sessions, anger management, grief counselling, ^MNT
medical nutrition therapy, parenteral nutrition, bmi calculation, cardiac diet, kitchen audit, food exchange list, growth monitoring
supplement counselling, ?lead apron, contrast injection, pressure injector, mri coil, mammogram, dark room processing, OT games therapy
adl training, ^ADL, handwriting therapy, oral motor therapy, stuttering therapy, aac devices, hearing aid programming
impedance audiometry, ^OAE, splint making
== Nursing | health
-- Bedside care
?suction, ^NIV, narcotic drug register, insulin storage
== Pharmacy and pharma | health
-- Making medicines
stability chamber, ^21 CFR, yield reconciliation, batch yield, sterile area, sterile operations, sterile filling, ?lyophilizer = ?lyophiliser
vial washing, sealing machine, tunnel sterilizer, gowning qualification, aseptic area, wfi system, purified water system
differential pressure, weight variation, friability test, dt test, blend uniformity, granule drying
roller compactor, sugar coating, ointment section, liquid section, syrup manufacturing, bottle filling, cartoning, alu alu packing
-- Medicines to market
sample management, ?sample distribution, medical camps, camp organisation, doctor list, patient detection camps, hospital sales
dispensing doctors, input distribution, ^MSL list, stp plan
== Clinical research and life science | health
-- Trials
pv case processing, pharmacovigilance case processing, ^BA/BE, literature search, feasibility questionnaire
case report form, screening log
-- Laboratory
primer design, scientific writing, graphpad prism, ImageJ, rna extraction, cDNA synthesis, transfection, cytotoxicity assay
confocal microscopy, fluorescence microscopy, site directed mutagenesis, protein expression, bradford assay, zebrafish, mice handling
antimicrobial assay, biosafety cabinet, bsl-2, lab notebook
== Capital markets | finance
-- Investing
management interaction, ?management meetings, earnings preview, earnings review, result updates, concall notes, concall summary, ?comps
initiation report, sector reports, thematic reports, channel checks, capitaline database, screener.in, sum of the parts, sotp valuation
equity advisory, ^UHNI, ?family office, goal based planning, tax harvesting, SIP book, stp and swp, ^PMS sales, unlisted shares
ipo applications, demat opening, margin trading
-- Deals and operations
custody services, fund reporting, ?capital calls
== Banking | finance
-- Payments and trade
^UBO, ultimate beneficial owner, beneficial ownership, customer risk rating, alert closure, kyc remediation
kyc refresh, source of wealth, source of funds, sar filing, ^CTR filing, transaction screening, ?false positive
customer identification, negative news screening, ^FCCM, correspondent banking
-- Lending
dpd buckets, ?roll forward, ?flow rates, ?npa, skip tracing, ^DRA, dra certified, ?settlement cases, ecs bounce, nach bounce
agency allocation, collection agency management, vehicle repossession, bt top-up, ^PSL, priority sector lending, ^PD visit
login to disbursement, ?technical and legal, banking surrogate
== Retail | commercial
-- Online retail
catalogue creation, shipment creation, ?sku, COD reconciliation, ^COD, ^FBF, seller account health, product titles, backend keywords
marketplace claims, ?label generation, ?manifest, quick commerce listing, product photoshoot
-- Store
cluster handling
== Digital marketing | commercial
-- Social
?influencer
== Human resources | people
-- HR operations
salary structuring
== Recruitment | people
-- Hiring
jd understanding, ?boolean
== Teaching | people
-- School
co-scholastic activities
-- Subjects
?vocal, hindustani vocal, carnatic vocal, western vocals, ?keyboard, casio, ?notation, staff notation, song arrangement, choir training
?stage performance, rhythm training, annual day preparation, theatre in education, ?percussion, drum kit, sitar playing, bansuri
hindustani classical, karaoke tracks, drawing competition, sketching and shading, ?origami, best out of waste, foundation batches, ^OMR
omr sheet, ?mechanics, coordinate geometry, ?botany, ?zoology, ?genetics, ?human physiology, rank improvement, ?live classes
study modules
-- Higher education
^INFLIBNET, ?serials, serials control, periodicals management, ?book acquisition, accession register, accessioning books, ?circulation
circulation desk work, library orientation, shodhganga, e-journals, union catalogue
weeding out books
== Fitness and beauty | service
-- Fitness
football training, ?volleyball, ?kabaddi, ?table tennis, ?lawn tennis, ?track and field, ?skating, ?taekwondo, ?judo, boxing training
?archery, chess coaching, talent scouting, talent identification, umpiring, refereeing, ?sports event, annual sports meet
tournament organization, ground management, ground preparation, pitch preparation, age group coaching, grassroots coaching, match analysis
match strategy, warm up drills, fitness testing, beep test, khelo india, ?school games, sports equipment management, sports day planning
?team selection, nis coaching, physical literacy, band display
-- Beauty
?client consultation, ?airbrush, fantasy makeup, eye makeup, brow lamination, hair botox, ?hair wash, hair straightening, body scrub
bleach and detan, d-tan, o3 facial, ?product recommendation, tattoo making, mehendi application, ear piercing
== Security and trades | service
-- Trades
baby massage, grocery shopping, grocery purchase, infant feeding, child activities, medicine reminder, patient attendant work
?school pick up, ?homework help, utensil cleaning, sweeping and mopping, ?washing clothes, ?home cooking
vegetable chopping, route knowledge, night driving, highway driving, automatic car driving, luxury car driving, log book maintenance
google maps navigation, lmv driving, hmv driving, light motor vehicle, heavy motor vehicle, badge licence
fastag recharge, fuel record
-- Guarding
baggage scanning, ?night duty, night patrol, vehicle register, key register, fire extinguisher operation, dog squad, weapon training
?man management, drill and parade, ration accounts, ration stock, MT management, radio communication, wireless set
counter insurgency, range firing, guard mounting, unit administration, quarter master stores
== Law | people
-- Corporate law
board minutes, ?resolutions, ?annual return, llp filing, ?insider trading, charge filing, ESOP scheme, e-voting, director appointment
company strike off, name approval, moa and aoa, dematerialisation of shares, ^CSR committee, ^DPT-3, ^MSME-1, ^PAS-3, ^INC-20A, ^ADT-1
^SH-7, vetting contracts
-- Litigation
family court, divorce petition, custody petition, domestic violence case, injunction suit, written arguments, rejoinder drafting
evidence affidavit, discharge application, caveat petition, e-filing court, case diary, client briefing
== Customer service and BPO | service
-- Customers on the line
dormant activation, appeals and denials, demographics entry, claim submission, eligibility check, benefits verification, claim scrubbing
underpayment, timely filing, HIPAA guidelines, patient calling, insurance calling
== Social work | people
-- Community
^SBCC, ^VHSNC
== Consulting and projects | people
-- Consulting
?roadmap, ?backlog
== Public relations | commercial
-- Corporate communication
stage setup, stage fabrication, show flow, ?flow sheet, ?RSVP, RSVP management, hospitality desk, venue recce, ?sound and light
permissions and licences, crowd handling, ?registration desk, delegate management, floral decor, theme decor
catering coordination, wedding coordination, guest logistics
-- Media relations
spokesperson briefing, spokesperson management, media pitch, ?one on one interviews, media tour, clipping report, media dossier
== Media and journalism | creative
-- News
ground report, live coverage, ?byte, rti filing, stringer coordination
== Film and animation | creative
-- Video
?scripting, ?b-roll, ?raw footage, audio syncing, video thumbnails, reel editing, podcast editing, vlog editing
cinematic video, product video, subtitle editing, ?screen recording, drone piloting, pre wedding shoot, skin retouching, tethered shooting
softbox lighting
== Civil engineering | engineering
-- Site
concrete testing, ?plaster, paver block laying, roof sheeting
-- Infrastructure
?topology, topology building, geodatabase, orthomosaic, orthophoto, land use land cover, ^LULC, ?supervised classification
image interpretation, map composition, thematic mapping, dgps survey, rtk survey, ?control points, contour generation, drone mapping
pix4d, agisoft metashape, watershed delineation, ?change detection, web gis, geoserver, utility mapping, property survey
== Manufacturing and quality | engineering
-- Quality
first piece approval, last off inspection, rejection ppm, customer rejection, line rejection, ?quality gate, q-gate, boundary sample
limit sample, gauge calibration, go no go gauge, surface plate, part inspection report, ^PSW, ^PDIR, deviation approval, quality alerts
one point lesson, ^QC story
-- Safety
pollution board consent, consent to establish, ^CTO consent, hazardous waste returns, ambient noise, water balance
?sustainability, scope 1 emissions, scope 3 emissions, ^EPR, ?plastic waste, e-waste, ^GRI standards, ?tree plantation
green belt development, sludge disposal, COD BOD testing, air pollution control, environment clearance
== Automobile | engineering
-- Service
insurance estimate
== Networks and IT support | technology
-- Telecom
alarm monitoring, alarm handling, ^VSWR, tower climbing, antenna alignment, antenna installation, battery bank maintenance, rectifier
site commissioning, rf kpi analysis, swap activity, cluster drive test, single site verification, cell planning
neighbour planning, fiber cut, splicing machine, otdr testing, gpon installation, olt configuration, onu installation
last mile connectivity
== Business applications | technology
-- SAP
^WRICEF
== Embedded and chips | technology
-- Chips
amba protocols, cadence tools, ?cadence, synopsys tools, clock gating, ?power analysis, eco implementation
testbench development, spice simulation
== Hospitality | service
-- Food and drink service
guest interaction
== Purchasing | operations
-- Buying
comparison statement
== Travel and aviation | service
-- Travel
^LTC, fixed departures, char dham yatra, rate loading, tour leading, land package, transfers and sightseeing, train ticketing, tatkal
airline reissue, ?queue management
-- Flying
^GHA, duty free sales, passenger boarding, ^UM handling, gate announcement, flight closure, delay handling
?lounge service, meet and assist, ramp safety, cargo manifest
== Agriculture and food industry | operations
-- Food making
^GMP food, fat and snf testing, butter making, ghee making, paneer making, curd setting, ice cream making
cheese making, khoa, milk powder plant, homogenizer operation, pasteurizer operation, cream separation, cleaning in place
standardisation of milk, retort operation, seasoning, namkeen making, biscuit baking
dough mixing, blast freezing, pulp extraction, juice filling, carbonation, atta mill, spice grinding, label compliance
== Public relations | commercial
-- Media relations
crisis comms, embargo management, newsroom management, influencer seeding, broadcast pr, regional pr, press junket, media familiarisation
-- Corporate communication
reputation audit, financial pr, policy communication
== Travel and aviation | service
-- Flying
cabin announcements, pre-boarding checks, demo equipment checks, aircraft evacuation, galley handling, gse operations, atc coordination
^ULD build up, trolley loading, cabin appearance checks
== Apparel and fashion | creative
-- Production
cutting plan, operator efficiency, style file, order confirmation, embroidery development, pd samples, sealed sample, gold seal sample
red seal sample, trims inspection
== Fitness and beauty | service
-- Fitness
body recomposition, fitness consultation, postural analysis, spin bike, aqua aerobics, prenatal fitness, vo2 max testing
skinfold calliper, gym floor management, member onboarding
== Teaching | people
-- School
stem labs, house activities, doubt clearing sessions, learning outcomes mapping
== Nursing | health
-- Bedside care
ng tube, intake output charting, sterile field, port care, wound vac
-- Other wards
non stress test, dialyser reprocessing
== Security and trades | service
-- Guarding
reverse parking, hill driving, trailer driving, container driving, air brake vehicles, gps navigation, vehicle log book
basic vehicle repairs, basic mechanical repairs
== Taxation and audit | finance
-- Direct tax
form 3cb 3cd, 3cb 3cd, vivad se vishwas
-- Audit
^ICFR, ^SA 700
-- Company law
mca 21, startup india registration, share valuation
== Law | people
-- Litigation
written statement drafting, poa drafting, ni act 138
== Civil engineering | engineering
-- Site
tmt reinforcement, aluform, autolevel, field density test, core cutter test, kerb laying, shotcreting, ?slinging
== Mechanical engineering | engineering
-- Machining and tooling
injection moulds, first article inspection, drawing ballooning
-- Maintenance and plant
dynamic balancing, chiller plant, pipe spools, pipe spool fabrication, rt film interpretation
== Hospitality | service
-- Hotel
concierge services, room turnaround, hk chemicals, linen par stock, room inventory
-- Food and drink service
bain marie setup, kitchen stewarding, f&b costing
== Sales | commercial
-- Channels
visi cooler placement, visi cooler, territory analysis
-- Selling
home loan tie up, ?outbound dialling
== Pharmacy and pharma | health
-- Medicines to market
brand reminders, physician samples, patient recall, conference coverage, camp activities
== Logistics | operations
-- Moving goods
lr preparation, pod tracking, pre shipment finance
== Purchasing | operations
-- Buying
vendor portal, mro purchase
== Banking | finance
-- Branch banking
stock and book debt statement, bounce calling, kyc updation
== Social work | people
-- Community
beneficiary tracking, livelihood mapping, school visits
== Human resources | people
-- Labour law
shop act
-- Developing people
training needs mapping
== Office administration | people
-- Office
board room management, dak handling, rti replies
== Film and animation | creative
-- Motion and 3D
3dsmax
== Marketing | commercial
-- Brand
event activations
`;
