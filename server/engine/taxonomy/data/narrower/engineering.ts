/** Narrower names of civil, mechanical, electrical, automobile, process and aircraft work: each name is a skill of its own. */
export const engineering = String.raw`
== Civil engineering | engineering
-- Site
layout marking, ?marking, centre line marking, column marking, line out, line and level, plumb checking, column casting, raft casting
shuttering checking, shuttering and reinforcement, reinforcement checking, rebar checking, steel checking, steel binding, bar cutting
de-shuttering, deshuttering, ?curing, ?pouring, concrete pouring, pour card, ^RMC, ready mix concrete, batching plant, concrete pump
transit mixer, ?vibrators, plaster work, block work, aac block, brick masonry, gypsum plaster, pop punning, granite flooring, tile fixing
marble work, dado, ?putty, wall putty, waterproofing treatment, terrace waterproofing, finishing activities, interior finishing
internal finishing, external finishing, facade works, aluminium windows, glazing, door fixing, window fixing, snag list, snagging, de-snagging
punch list, handing over, flat finishing, unit handover, building handover, residential buildings, residential projects, commercial projects
?villas, industrial building, industrial sheds, factory building, warehouse construction, hospital building, school building
institutional buildings, high-rise, township project, road work, compound wall, boundary wall, landscape works, external development, infra works
drain work, culvert, box culvert, minor bridges, site layout, site mobilization, site inspection, site measurement, measurement of work
?measurements, joint measurement, work measurement, site records, site register, cement register, daily labour report, labour report
labour attendance, labour control, material management site, site material, material indent, material requisition, site store, site coordination
coordination with contractors, coordination with consultants, coordination with architect, consultant coordination, contractor coordination
work execution, execution of project, execution works, micro planning site, weekly planning, look ahead plan, look-ahead schedule, catch up plan
helmet checking, quality checking, checklist, quality checklist, site quality, ^QAP, ^ITP, inspection request, ^WIR, ^MIR, ncr closure
method statement, cube testing, cube casting, ?slump, silt test, sieve analysis, core test, rebound hammer, field dry density, ^FDD, cbr test
^CBR, soil compaction, compaction test, nuclear density gauge, plate load test, pile load test, pile integrity test, aggregate testing
marshall test, bitumen, bitumen extraction, dewatering, shoring, sheet piling, diaphragm wall, d-wall, micropiling, secant pile, rock breaking
backfilling, anti-termite, anti termite treatment, ?demolition, retrofitting, rehabilitation structures, guniting, grouting, epoxy grouting
post tensioning, ^PT slab, slipform, slip form, jump form, tunnel form, table form, doka, peri formwork, kumkang, precast erection
hollow core slab, girder launching, girder casting, launching girder, segment casting, psc girder, i girder, box girder, pier cap, ?pier
well foundation, re wall, reinforced earth wall, road over bridge, ^ROB, ^RUB, foot over bridge, station building, embankment, subgrade
sub grade, granular sub base, wet mix macadam, dense bituminous macadam, ^DLC, ^PQC, paver, kerb, crash barrier, road marking, road signage
toll plaza, four lane, six lane, ?expressway, ^HAM project, ^EPC, ^BOT, ^PMGSY, morth specifications, ^IRC, irc codes, traffic survey
traffic engineering, transportation engineering, transportation planning, ?ballast, ?sleepers, track linking, permanent way, metro viaduct
underground station, cut and cover, canal lining, dam construction, check dam, ?barrage, intake well, jackwell, overhead tank, ^ESR, ^GSR, ^OHT
water tank, rising main, di pipe, hdpe pipe, pipe laying, ?pipeline, house connection, manhole, sewer line, storm water drain, pumping station
^UGD, jal jeevan, amrut, smart city, transmission tower foundation, tower foundation, solar civil work
AAC blockwork, flooring work, finishing items, false ceiling work, silt content test, gang handling, subcontractor handling, steel reconciliation
snag clearance, handing over of flats, PMC coordination, mivan shuttering
-- Structure
midas, midas gen, ^RCDC, ^RISA, idea statica, ^ADAPT, prokon, limcon, space gass, structural drawings, ga drawings, general arrangement drawing
reinforcement drawing, rebar detailing, steel detailing drawing, connection design, steel design, pipe rack, equipment foundation
machine foundation, raft foundation, pile design, slab design, beam design, footing design, staircase design, shear wall
earthquake resistant design, seismic analysis, wind load, wind analysis, dynamic analysis, ductile detailing, is 1893, is 13920, is 875, is 800
is 2911, is 10262, is 1200, aci 318, aisc, eurocode, british standards, bs 8110, peer review, structural audit, structural stability
structural stability certificate, rebar estimation, limit state design, soil report, soil exploration, borehole, bore log, ^SPT test
slope stability, plaxis, geostudio, ground improvement, stone columns, vertical drains, geotextile
structural detailing, pile cap, retaining wall design, bridge design, PEB design, NDT of structures
-- Quantity and planning
quantity calculation, quantity sheet, material estimation, material calculation, material take off, ^MTO, barbending schedule
bar bending schedule bbs, ^DSR rates, ^SOR, schedule of rates, cpwd, ^PWD, pwd works, cpwd works, bill checking, bills preparation
billing engineer, ra bill preparation, sub-contractor bills, sub contractor billing, subcontractor billing, petty contractor billing
vendor bill certification, extra items, deviation statement, variation claims, variation orders, price escalation, escalation bill
price variation, extension of time, ^EOT, liquidated damages, rate comparison, work orders, contractor finalization, contractor selection
tendering and estimation, pre tender, post tender, pre-bid, bid preparation, bid submission, l1 comparison, cost planning, cost consultancy
cost report, ^CANDY, costx, planswift, bluebeam, cost x, ^POMI, ^CESMM, ^NRM2, ?p6, primavera planning, s-curve, baseline schedule
baseline programme, schedule tracking, progress tracking, progress monitoring, delay analysis, resource levelling, resource loading
monthly progress report, ^MPR, dpr preparation, weekly progress report, ^WPR, daily report, planning and scheduling, planning and billing
planning and monitoring, project control, project cost, highrise erp, ^Highrise, procore, plangrid
?JMR, pre-bid queries, bar chart, cash flow projection
-- Infrastructure
total station survey, gps survey, drone survey, lidar, contour survey, contouring, contour mapping, topographic survey, topographical survey
traverse, traversing, benchmark transfer, ^TBM levelling, level taking, ?staking, chainage, setting out, road survey, route survey
pipeline survey, bathymetric survey, hydrographic survey, cadastral, revenue survey, leica, sokkia, trimble, topcon, auto level survey
survey drawing, land development, cross sections, l section, earthwork calculation, volume calculation, quantum gis, erdas, google earth engine
georeferencing, digitization gis, spatial analysis, photogrammetry, point cloud, open roads, openroads, ?12d, watergems, epanet, sewergems, ^SWMM
hec-ras, hydraulic design, hydrology, environmental engineering, ^EIA, environmental impact assessment, solid waste management
air quality monitoring, environmental clearance, pollution control board, ^SPCB, ^CTE, ^CTO, consent to operate
highway construction, bituminous work, pavement quality concrete, major bridges, pile boring, metro construction, railway works, track laying
water supply, STP construction, stormwater drain, cross section levels, land acquisition plans, FDD test
== Mechanical engineering | engineering
-- Design
2d drawing, part modelling, part modelling and assembly, assembly drawing, assembly modelling, surface modelling, surfacing, solid modelling
production drawings, fabrication drawings, detail drawing, detailing drawings, technical drawings, drawing release, drawing checking
drawing modification, drawing preparation, drafting and detailing, ?ecn, ^ECO, engineering change, engineering change management
engineering change notice, engineering change order, bom creation, ^eBOM, drawing control, design calculation, strength calculation, shaft design
bearing selection, motor selection, actuator selection, valve selection, machined parts, welded structures, weldment, frame design
structure design mechanical, bracket design, ?mechanism, ?conveyor, conveyor systems, material handling equipment design, crane design, ?hoist
automation design, robotic gripper, gripper design, ^SPM, fixture, welding fixture, checking fixture, receiving gauge, jig design
progressive tool, progressive die, deep draw, mould, mold flow, moldflow, plastic parts, plastic trims, injection moulded parts, interior trims
exterior trims, biw fixture, seating design, hvac design automotive, packaging study, benchmarking teardown, teardown, value analysis, vave
^VA/VE, cost out, should costing, should cost, design review, design validation, design verification plan, ^DVP, dvp&r, dvpr, ^DFA, ?tolerance
tolerancing, iso drawing standards, first angle projection, fatigue analysis, thermal analysis, modal analysis, crash analysis, optistruct
meshing, ^ANSA, hypermesh meshing, hyperworks, ?radioss, solidworks simulation, ansys workbench, fluent analysis, star ccm, ^STAR-CCM+, openfoam
comsol, ?adams, ^MSC ADAMS, solid edge, fusion 360, autodesk fusion, inventor professional, draftsight, zwcad, gstarcad, bricscad, microstation
?pdm, solidworks pdm, enovia plm, aras, ^3DEXPERIENCE, keyshot, ?alias, ^Autodesk Alias, industrial design, concept generation
prototype development, proto development, proto build, rapid prototyping, 3d printer, fdm printing, ^SLA printing, product lifecycle management
product design and development, product testing, test rig, test bench
casting design, structural analysis in ANSYS, ?NX, press tool design, pressure vessel design, heat exchanger design, material handling systems
-- Machining and tooling
cnc setter, cnc setting, vmc setter, vmc setting, vmc programming, cnc lathe, cnc milling, cnc turner, vmc operator, cnc machine operator
?turner, machinist, conventional lathe, conventional machines, manual lathe, radial drilling, ?boring, boring machine, milling operation
turning operation, ?tapping, reaming, hobbing, gear hobbing, gear cutting, gear shaping, ?shaving, broaching, honing, lapping, deburring
cylindrical grinding, centerless grinding, surface grinder, tool grinding, tool cutter grinding, wire edm, wire cutting, spark erosion
laser cutting machine, plasma cutting, bending machine, press brake, cnc bending, turret punch, tool setting, tool offset, offset setting
offset correction, work offset, tool life, tool change, cutting parameters, insert selection, cutting tools, fanuc control, fanuc programming
siemens 840d, siemens control, sinumerik, heidenhain, mitsubishi control, mazak, mazatrol, m code, g & m codes, ^CAM, cam programming, powermill
nx cam, solidcam, hypermill, master cam, esprit cam, vericut, machine setting, first piece inspection, setup approval, first part approval
cycle time, cycle time study, ^HPDC, ^LPDC, ^GDC, pressure die casting, gravity die casting, low pressure die casting, sand casting
investment casting, shell moulding, pattern shop, core shop, ?melting, induction furnace, cupola, fettling, shot blasting, hot forging
cold forging, ring rolling, upset forging, trimming, mould maintenance, mold maintenance, mould change, mould trial, injection moulding machine
blow moulding, extrusion moulding, rubber moulding, compression moulding, tool trial, tool development, tooling development, die setting
die changing, powder metallurgy, heat treatment process, carburizing, induction hardening, nitriding, tempering, electroplating process
zinc plating, anodizing, phosphating, ced coating, ^CED, powder coating line, paint shop, painting line, ^TIG, ^MIG, ^MAG, ^GMAW, ^FCAW, ^SAW
^PQR, ^WPQ, mig welder, tig welder, arc welder, 6g welder, 6g welding, 3g welding, 4g welding, spot welding, projection welding, robotic welding
laser welding, brazing, co2 welding, gas welding, argon welding, stainless steel welding, pipe welding, welder qualification, weld inspection
weld map, weld defects, weld joint, distortion control, ^AWS D1.1, asme section ix, asme sec ix, ^CSWIP, ^CWI, heavy fabrication, ss fabrication
ms fabrication, structure fabrication, pressure vessel fabrication, tank fabrication, sheet metal fabrication, marking and cutting
cutting and grinding, rolling machine, plate rolling, plate bending, assembly fitting, ?erection, equipment erection, structural erection
mechanical erection, crane rigging, pipe fabrication, piping erection, spool fabrication, hydro test, hydrotest, hydro testing, pneumatic test
lathe operation, tool maintenance, power press
-- Maintenance and plant
machine breakdown, ?breakdowns, breakdown attending, breakdown time, breakdown reduction, breakdown and preventive maintenance
preventive maintenance schedule, pm checklist, ^CBM, condition based maintenance, shutdown maintenance, shutdown planning, shutdown activities
annual shutdown, overhauling, overhaul, pump overhauling, compressor overhauling, gear box, gearboxes, gearbox overhauling, gear box maintenance
bearing replacement, bearing change, bearing fitting, coupling alignment, ?alignment, laser alignment, mechanical seal, seal replacement
gland packing, belt replacement, v belt, chain drives, conveyor maintenance, conveyor belt, ?crusher, bucket elevator, screw conveyor, ball mill
id fan, fans and blowers, blowers, dust collector, bag filter, agitator, heat exchanger maintenance, eot crane, overhead crane
forklift maintenance, ?DG, dg maintenance, screw compressor, reciprocating compressor, centrifugal compressor, vacuum pump, submersible pump
gear pump, dosing pump, steam system, steam traps, thermic fluid heater, thermopack, hot air generator, boiler maintenance, boiler attendant
^BOE, first class boiler, ?ibr, economizer, ^AFBC, ^CFBC, ^ESP boiler, turbine overhaul, turbine operation, power plant, thermal power plant
power plant operation, power plant maintenance, captive power plant, ^BTG, ^BOP, cooling tower maintenance, chiller maintenance, chilling plant
brine plant, nitrogen plant, utility operation, compressor house, hydraulic press, hydraulic power pack, hydraulic circuit, pneumatic circuit
pneumatic cylinder, solenoid valve, hydraulic cylinder, cnc maintenance, machine tool maintenance, robot maintenance, spm maintenance
press maintenance, packing machine maintenance, plant engineering, mttr and mtbf, downtime reduction, downtime, machine downtime
reduction of downtime, machine availability, kobetsu kaizen, jishu hozen, ?JH, ^PM pillar, autonomous maintenance, planned maintenance, ^CMMS
maximo, maintenance records, maintenance budget, maintenance cost, maintenance spares, critical spares, inventory of spares, spares inventory
vendor development maintenance, amc handling, annual maintenance contract, annual maintenance, lubrication schedule, oil analysis, greasing
oil change, vibration monitoring, thermography, ultrasonic thickness, infrared thermography, rotary machines, root cause failure analysis, ^RCFA
reliability engineering, rcm maintenance, reliability centered maintenance, machine installation, machine erection, trial run
machine relocation, plant commissioning, project engineering, greenfield project, brownfield, green field project, ^API 610, api 650, api 653
asme b31.3, asme b31.1, ^ASME, ^TEMA, pv elite, caesar ii, stress analysis piping, pipe stress analysis, ?e3d, sp3d, ^PDS piping
autocad plant 3d, plant 3d, isometric, isometrics, isometric drawing, piping layout, plant layout, equipment layout, plot plan, valve maintenance
gate valve, ball valve, safety valve, gi pipe, tank design
machine alignment, pump maintenance, compressor maintenance, DG set maintenance, crane maintenance, belt conveyor, JH pillar
troubleshooting of machines
-- Building services
ahu maintenance, ahu fcu, fan coil unit, centralised ac, central ac plant, split ac installation, window ac, ductable ac, ac installation
ac maintenance, gas charging, gas filling, copper piping, refrigerant, cassette ac, cold room, deep freezer repair, compressor replacement
duct design, duct fabrication, duct installation, heat load, ^HAP, carrier hap, ashrae, ^ISHRAE, ^BTU meter, ^TAB, psychrometry
chilled water system, chilled water piping, exhaust system, fresh air system, staircase pressurization, basement ventilation, ^PHE
public health engineering, sanitary work, sanitary fitting, water supply lines, cpvc, upvc, hydropneumatic system, rain water harvesting
wet riser, fire hydrant system, nfpa, ^NBC, fire pump operation, fire noc, fire alarm panel, ^BMS operation, bms operator, ?elv, lift maintenance
lift installation, lift modernization, otis, mep coordination drawings, mep engineer, shop drawings mep, mep quantity, facility maintenance
building services, multi technician, shift technician, complaint attending
plumbing design, firefighting system, hydrant system, WTP operation, MEP execution, McQuay
== Manufacturing and quality | engineering
-- Production
production incharge, production in-charge, line incharge, line leader, line in charge, shift engineer, shift supervisor, operator handling
operator training, manpower allocation, manpower distribution, workmen handling, contract workers handling, daily production report
daily production planning, production plan, target production, hourly production, ?output, shift output, production monitoring
production control, production entry sap, production records, oee improvement, productivity, capacity study, capacity calculation, bottleneck
bottleneck analysis, takt time, line efficiency improvement, line setting, line balance, line layout, layout planning, machine layout
operation bulletin, yamazumi, spaghetti diagram, ^MOST, ^MTM, ^GSD, methods time measurement, work measurement study, standard time
multi skilling, multiskilling, 5 s, ?3m, muda, waste elimination, kaizen implementation, kaizen events, ^QCC, suggestion scheme, ^CFT, andon
heijunka, standard work, standardized work, ^SOS, ?WI, work instruction, sop display, daily management, gemba, gemba walk, ^DWM
visual management, ^PQCDSM, ^QCDSM, ^QCD, rejection control, rejection reduction, in-house rejection, ?scrap, rework, rework control
yield improvement, wastage reduction, waste reduction, raw material planning, raw material consumption, material consumption, raw material
^RM PM, ?wip, wip control, ^MRP run, daily dispatch plan, production schedule, production meetings, engine assembly, assembly shop
assembly operator, sub assembly, final assembly, wiring assembly, electronic assembly, press shop operation, moulding shop, paint shop operation
packing line, packing supervision, packaging line, filling line, bottling line, batch production, mass production, new line setup
line installation, start of production, ^SOP launch, pilot batch, trial batch, trial production, process parameters, process control
process monitoring, machine changeover, changeover, set up time reduction, machine running, machine operating, cost saving projects, cost down
industry 4.0, ?mes, smart factory, digital manufacturing, iot manufacturing
shift handling, WIP management
-- Quality
incoming quality, ^IQC, incoming material inspection, incoming inspection report, ^IPQC manufacturing, inprocess quality, final inspection report
final quality, ^FQC, ^OQC, dock audit, layout inspection, first off inspection, patrol inspection, line inspection, receiving inspection
third party inspection, ^TPI, tpi coordination, customer inspection, stage inspection, material inspection, dimensional measurement
dimension checking, instrument calibration, calibration records, calibration plan, vernier caliper, vernier height gauge, bore gauge
bore dial gauge, dial gauge, slip gauge, plug gauge, snap gauge, thread gauge, pin gauge, profile projector, contracer, roughness tester
surface roughness, hardness testing, hardness tester machine, rockwell, brinell, vickers, coordinate measuring machine, cmm programming, pc-dmis
calypso, ^VMM, height master, trimos, msa study, gauge r&r, gage r&r, ^GRR, cp cpk, ?cpk, capability study, process capability studies, pareto
pareto analysis, pareto chart, fish bone, ishikawa, cause and effect diagram, 5 whys, 5why, why why, 8d report, 8d problem solving, 4m change
4m change management, ?4m, capa closure, corrective and preventive actions, corrective action, non conformance, nonconformance reports
non conformity, red bin analysis, rejection data, ^PPM, customer ppm, ppm reduction, ^COPQ, cost of poor quality, customer complaint analysis
customer line rejection, warranty ppm, line complaint, resident engineer, ppap documentation, ppap documents, ppap submission
process flow diagram, product audit, system audit, vda 6.3, cqi-9, layered process audit, layered audit, supplier ppap, supplier rating
vendor inspection, vendor audit, supplier visit, ^SQE, incoming lot rejection, internal quality audit, internal auditor iso, iso documentation
^ISO, iatf 16949:2016, ^IMS, management review, ^MRM, quality manual, quality objectives, quality plan, quality documentation, quality records
quality reports, quality standards, quality inspector, aql sampling, sampling plan, sampling inspection, test certificate
material test certificate, ^MTC, material testing lab, tensile testing, impact testing, chemical composition, spectrometer, spectro
microstructure, salt spray test, ^MPI, ^DPT, ^LPT, ?RT, ?UT, magnetic particle test, magnetic particle testing, dye penetrant, dp test
radiography film interpretation, rtfi, ultrasonic, ultrasonic test, eddy current, asnt level ii, ndt level ii, ndt level 2, ^LSS
six sigma projects, minitab analysis, hypothesis test quality, regression quality, quality function deployment, ^QFD, zero defect
CMM operation, ?PMI, tensile test, quality assurance plan, inspection reports
-- Safety
safety observation, unsafe act, unsafe conditions, unsafe acts, safety walk, safety round, safety committee, safety meeting, safety week
safety campaigns, safety patrol, safety patrolling, safety records, safety documentation, safety manual, safety plan, ^EHS plan, safety checklist
safety signage, safety awareness, safety compliance, safety management system, behaviour based safety, work at height, working at height
height work, confined space, confined space entry, hot work, hot work permit, lifting safety, lifting plan, scaffolding inspection
scaffold inspection, electrical safety, machine guarding, chemical safety, road safety, loto, ^PTW, ^TBT, toolbox meeting, tool box meeting
aspect impact, hazard analysis, emergency mock drill, onsite emergency plan, emergency response plan, ^ERT, fire hydrant operation, fire tender
fire extinguisher training, ?fireman, fire officer, ^ADIS, ^RDIS, ^PDIS, industrial safety diploma, diploma in industrial safety, nebosh igc
^IGC, osha 30, osha, iosh ms, near miss reporting, accident reporting, accident analysis, ^LTI, ltifr, safety statistics, ppe compliance, ppes
personal protective equipment, noise monitoring, illumination survey, hazardous waste, hazardous waste management, environment monitoring
stack monitoring, ambient air monitoring, iso 14001:2015, iso 45001:2018, ^EMS, ^OHSAS, peso, first aider, safety audits compliance
environment compliance
== Electrical engineering | engineering
-- Power
HT and LT, HT/LT, ?HT, ht panel operation, panel maintenance, ?panel, panel board, control panel, panel erection, panel assembly, panel designing
db dressing, distribution board, ^MCB, mccb, ^RCCB, ^ELCB, ^RMU, ring main unit, ^SF6, ^GIS substation, gas insulated, 11kv, 11 kv, 33 kv
33/11kv, 66kv, 66 kv, 110 kv, 132/33 kv, 220kv substation, 400 kv, 400kv, 765 kv, bay extension, substation maintenance, substation operation
switchyard maintenance, power transformer, distribution transformer, transformer maintenance, oil filtration, transformer oil, ^BDV, bdv test
^OLTC, tap changer, ^CT PT, ^IR test, ir value, megger, megger test, earth resistance, earth tester, earth testing, tan delta, hipot
high voltage testing, relay setting, overcurrent relay, earth fault relay, differential protection, distance protection, omicron, doble, ^SFRA
primary injection, secondary injection, ^SEL relays, micom, siprotec, contactor, contactor wiring, ?relays, relay change, overload relay
star delta, star delta starter, ^DOL starter, ?dol, soft starter, starter panel, ?starters, motor control, motor maintenance, motor connection
motor overhauling, induction motor, dc motor, dc drive, ac/dc drives, vfd drive, vfd programming, vfd parameter, abb drive, danfoss, ?Schneider
schneider drives, yaskawa, ?generator, generator operation, dg operation, dg set operation, dg sets operation, dg synchronization
synchronizing panel, ^AMF panel, ups maintenance, battery bank, battery maintenance, inverter installation, inverter repair, solar inverter
street lighting, street light, light fitting, light fixtures, led lighting, fan fitting, fan and light fitting, switch board, switchboard fitting
?conduit, conduiting, conduit laying, concealed wiring, open wiring, ?wiring, building wiring, commercial wiring, industrial electrical wiring
control wiring, power wiring, power and control wiring, power cabling, cable jointing, cable joint, cable gland, glanding, crimping cables
cable dressing, cable tray installation, cable route, ht cable, lt cable, busbar, bus bar, busduct, bus duct, earthing pit, earthing system
chemical earthing, lightning arrester, lightning arrestor, wiring diagram, electrical drawing reading, circuit diagram, schematic diagram
electrical schematics, load list, load balance, voltage drop calculation, short circuit calculation, cable sizing calculation, transformer sizing
dg sizing, lighting calculation, lighting layout, relux, digsilent, powerfactory, ^PSCAD, ^PSS/E, psse, ^EPLAN, e-plan
autocad electrical drawings, see electrical, electrical estimation, electrical boq, electrical tendering, electrical contracting
electrical project, electrical execution, electrical site, electrical supervision, electrical billing, liaison with electricity board, eb liaison
^MSEDCL, ^TNEB, ^BESCOM, ^UPPCL, ^KSEB, electrical inspector, electrical safety audits, wireman license, wireman licence, supervisor license
electrical supervisor licence, electrical licence, a grade license, c license, iti electrician, ncvt, ^SCVT, single phase, three phase, 3 phase
3 phase motor, three phase motor, multi meter, clamp meter, tong tester, power analyzer, energy meter, energy meter reading
daily meter reading, energy saving, energy conservation projects, energy consumption, maximum demand, harmonics, ^PF improvement, apfc panel
power quality, iso 50001, ?BEE, BEE certified, energy auditor, ^DISCOM, feeder, 33kv line, 11kv line, lineman, line work, stringing
tower erection, hot line maintenance, ^OPGW, distribution line, meter installation, ^AMI, meter testing, load shedding
open access, ^ABT, ^SLDC, tariff, regulatory power, ^CERC, power purchase agreement = ^PPA, energy banking, e&i, e & i maintenance, electrical and instrumentation
electrical fitting, electrical panel, electrical testing, pre-commissioning, testing commissioning, fat and sat, charging of transformer
load scheduling, lux level, earthing design, HT and LT panels, HT yard, panel design, transformer erection, transformer oil testing, 33 kV substation
11 kV lines, hi-pot test, insulation resistance, CEIG approval, conduit wiring
-- Automation
plc scada, plc & scada, scada & hmi, plc troubleshooting, plc logic, plc panel, plc wiring, plc maintenance, ladder diagram, ladder programming
function block, structured text, siemens s7-300, s7-300, s7-1200, s7-1500, s7-400, step 7, simatic manager, simatic step 7, ?logo, wincc scada
win cc, wincc flexible, intouch, citect, ignition scada, ifix, factory talk, factorytalk view, control logix, controllogix, compactlogix
micrologix, rslogix 500, rslogix 5000, studio 5000, gx works, gx developer, delta automation, delta hmi, wpl soft, omron, ^Omron plc
cx programmer, schneider plc, unity pro, somachine, ecostruxure, codesys, beckhoff, twincat, keyence, b&r automation, messung, ge fanuc, abb plc
hmi programming, hmi development, delta v, deltav, honeywell dcs, ^Honeywell, experion, centum, centum vp, abb 800xa, 800xa, ?emerson
^Emerson dcs, triconex, ^SIS, ^ESD, esd systems, interlocks, interlock checking, cause and effect matrix, i/o list, io list, i/o checking
io wiring, control philosophy, control narrative, instrument index, instrument datasheet, instrument loop diagram, hook up drawings
loop drawings, loop testing, loop check, p&id reading, ^RTD, thermocouple, temperature sensor, proximity sensor, proximity switch
photoelectric sensor, level transmitter, flow transmitter, pressure gauge, temperature transmitter, level switch, flowmeter, magnetic flow meter
control valve calibration, valve positioner, positioner, i/p converter, actuators, ^HART, hart communicator, calibration instruments
dead weight tester, analyzers, gas analyzer, ph analyzer, weigh bridge, weighbridge, load cell, weighing scale, fire and gas system, profibus
profinet, modbus rtu, ethernet/ip, devicenet, foundation fieldbus, ^OPC, industrial communication, encoder, servo drive tuning, servo
stepper motor, motion control, vision system, cognex, machine vision, kuka programming, fanuc robot, yaskawa robot, robot programming
robot teaching, cobot, universal robots, robostudio, robot studio, ^RobotStudio, robot simulation, process simulate, line simulation
plant automation, process automation engineering, machine automation, spm automation, industrial iot, home automation, ^KNX, ?niagara, tridium
johnson controls, ^DDC, ddc panel, bacnet, ^VESDA, public address system, ^PA system, ?intercom, video door phone, ?nvr, ^DVR, ip camera
cctv installation, cctv camera, biometric installation, boom barrier, networking cctv, electronics repair, pcb repair, component level repair
chip level repair, circuit board repair
panel testing, IoT gateway
-- Renewable energy
module mounting structure, ^MMS, module installation, solar panel, solar panel installation, panel cleaning solar, string inverter
central inverter, string monitoring, ^SCB, ^AJB, scada solar, plant performance ratio, performance ratio, ^CUF, generation report
shadow analysis, sketchup solar, pv syst, net metering, mnre, pm surya ghar, kusum, solar water pump, solar pump, solar street light, epc solar
rooftop epc, solar maintenance, open access solar, wind resource assessment, ?wtg, wind farm, blade repair, hybrid renewable, biomass
green hydrogen, hydro power, hydel, small hydro, ?bess, battery pack, ^BMS battery, lithium battery, cell testing, battery testing, ev charger
charging infrastructure, ^OCPP, power converter, dc-dc converter, smps, igbt, bldc motor, motor controller
solar plant O&M, solar design, module cleaning, solar site survey, wind turbine maintenance, EV charger installation, solar commissioning
== Automobile | engineering
-- Service
periodic service, periodic maintenance, periodic maintenance service, paid service, free service, general service, regular service
running repair, minor repairs, major repair, engine work, engine fitting, head gasket, ?clutch, clutch plate, clutch replacement, clutch change
brake shoe, brake pad, brake overhauling, disc brake, suspension repair, ?shocker, ?steering, steering overhaul, gearbox overhaul
transmission overhauling, ?differential, ?axle, propeller shaft, ?radiator, cooling system vehicle, fuel injection, fuel injector, fuel system
^CRDI, crdi engine, ^MPFI, turbocharger, ?turbo, carburettor, ?bs4, bs-vi, bs6 engine, bs6 vehicles, ^DPF, ^EGR, adblue, car ac, car ac repair
vehicle ac, ac gas filling vehicle, auto electrician, battery checking vehicle, starter motor, self starter motor, alternator, ?ecu
ecu diagnosis, sensor diagnosis, ?diagnosis, vehicle diagnosis, fault diagnosis, fault finding, scanner diagnosis, ?scanner, scanning tool
obd-ii, launch scanner, bosch kts, computerised wheel alignment, alignment and balancing, tyre changing, tyre change, tyre rotation, road test
test drive checking, roadside assistance, ^RSA, breakdown assistance, car washing, car detailing, detailing cars, ceramic coating, ?ppf
?polishing, rubbing polishing, teflon coating, interior cleaning car, underbody coating, dent removal, dent repair, denting painting, tinkering
paint matching, colour matching, paint mixing, paint booth operation, dry denting, ?pdr, welding body, panel replacement, windshield replacement
accident repair, accidental vehicle, accident estimate, ?estimate, surveyor coordination, survey claim, job card closing, job card preparation
job carding, job allotment, job allocation, technician allocation, technician handling, bay management, bay utilization, ^TAT service
delivery of vehicle, vehicle handover, customer concern, customer voice, customer reception workshop, receptionist service
appointment booking service, service appointment, service marketing, service reminder, service reminder calls, pick up and drop, pickup and drop
^PSF calling, post service feedback, labour revenue, labour sale, spares sale, ?vas, ?EW, extended warranty sale, warranty claim processing
warranty parts, service campaign, recall campaign, repeat complaints, repeat repair, first time right, ^FTR, parts ordering, parts manager
parts sales, parts counter, parts picking, parts warehouse, spare parts counter, genuine parts, bin management parts, ^OES parts, maruti
^Hyundai, ^Tata Motors, ^Mahindra, ?Toyota, ?Honda, bharat benz, ashok leyland, commercial vehicle service, ?hcv, ^LCV, truck mechanic
bus maintenance, fleet maintenance, depot maintenance, earth moving equipment, earthmoving equipment, construction equipment service, jcb service
excavator maintenance, tractor service, siebel dms, keyloop, ev service, high voltage safety ev, battery swap, showroom sales car
test drives car, ?exchange, exchange valuation, exchange and valuation, evaluation of used cars, used car evaluation, used cars, used car sales
pre-owned cars, true value, first choice, finance and insurance, f&i, loan and insurance, in-house finance, finance penetration
insurance penetration, ?accessories, rto documentation, vehicle registration, registration work, retail car sales, corporate car sales
electric scooter sales, commercial vehicle sales, truck sales, three wheeler sales, showroom incharge, team leader car sales, enquiry to retail
enquiry management car, booking to delivery, delivery process, pre delivery, stock yard, stockyard, vehicle allotment, vehicle stock
vehicle inspection, walk around inspection, estimate preparation, service estimation, CSI score, customer satisfaction index, body repair
painting booth, insurance surveyor coordination, delivery explanation, PDI of vehicles, clutch overhauling, brake overhaul, suspension work
wiring repair, EV servicing, accessories sales, labour billing, workshop billing, vehicle finance, exchange and used cars
test drive conversion
-- Vehicle engineering
vehicle integration, vehicle packaging, vehicle architecture, benchmarking vehicles, durability testing, road load data, rig testing, dyno
dynamometer, engine dyno, chassis dyno, ^AIS, ais standards, ^CMVR, type approval, cop testing, crash test, ^NCAP, euro ncap, adas, lane assist
radar calibration, telematics, ^CAN bus analysis, canape, ^INCA, etas inca, ^ASAM, sil testing, ^MIL, model based development
vehicle control unit, ^VCU, motor control ev, ev battery, battery thermal, thermal management, powertrain integration, engine development
?combustion, emission calibration, exhaust aftertreatment, transmission design, driveline, driveshaft, steering system, brake system design, ?abs
?esc, airbag, restraint systems, seating systems, seat belts, ?cockpit, instrument panel, door trims, ?bumper, lighting automotive, headlamp
tail lamp, biw welding, ?roof, ?closures, sealing systems, glass run, styling clay, carsim, ^AVL, avl cruise, gt power, gt-suite, lotus shark
powertrain calibration, BIW design, interior trim design, benchmarking and teardown, wiring harness design
== Process industries | engineering
-- Chemical and oil
plant operator, chemical operator, field operator, panel operator, control room operator, shift chemist, production chemist, process operator
reactor handling, nitration, chlorination, sulphonation, polymerization, esterification, crystallizer, crystallisation, distillation column
fractional distillation, absorption, scrubber, extraction column, evaporators, ^MEE, ^ATFD, ?dryer, spray dryer, spray drying, fluidized bed
filtration, filter press, centrifuge, nutsche filter, sparkler filter, decanter, storage tank, tank farm, solvent handling, batch sheet
batch charging, batch process operation, batch cycle time, log sheet, process troubleshooting, material balance, energy balance
material and energy balance, heat balance, equipment sizing, line sizing, pump sizing, relief valve sizing, ?flare, hazop study, lopa, ^PSM, ^QRA
process safety management, ?moc, pssr, plant startup, start up and shutdown, startup and shutdown, debottlenecking, plant trials, pilot scale
lab scale, scale-up chemical, chemcad, ?aspen, dwsim, ^PRO/II, htri, flow assurance, olga, crude distillation, ^CDU, ^VDU, ^FCCU, fcc unit
hydrocracker, hydrotreater, reformer, delayed coker, sulphur recovery, ^SRU, naphtha cracker, ammonia plant, urea plant, phosphoric acid
caustic soda, chlor alkali, dyes and intermediates, ?dyes, pigments, agrochemical manufacturing, specialty chemicals, speciality chemicals
surfactants, resins, resin manufacturing, ?adhesives, lubricant blending, paint manufacturing, ink manufacturing, cosmetics manufacturing
soap manufacturing, detergent manufacturing, plastics processing, masterbatch, pvc pipes, blown film, film extrusion, pet preform
tyre manufacturing, rubber mixing, rubber compounding, calendering, glass manufacturing, ceramic tiles, refractory, cement process, raw mill
clinker, preheater, ^CCR operator, coal handling plant, ^CHP, ash handling plant, ^AHP, blast furnace operation, sinter plant, coke oven
continuous casting, ^CCM, ^LRF, ladle furnace, electric arc furnace, ^EAF, ^BOF, sponge iron, ^DRI, hot rolling, cold rolling
hot strip mill, wire rod mill, bar mill, galvanizing, aluminium smelter, copper smelter, rolling mill operation, ferro alloys
heat treatment furnace, mineral processing, froth flotation, beneficiation, open cast, opencast, underground mining, longwall
drilling and blasting, shovel dumper, mine survey, mine safety, ^DGMS, overman, mining sirdar, mining mate, first class manager mining, datamine
minex, vulcan software, core logging, geological logging, resource estimation, exploration drilling, groundwater exploration, resistivity survey
seismic interpretation, petrel, reservoir simulation, well logging, well completion, drilling engineering, drilling fluids, mud logging, workover
artificial lift, ^ESP, ^SRP, production operations oil, ?offshore, offshore platform, ^FPSO, city gas distribution, ^CGD, ^PNG, png connections
^CNG, cng station, lpg plant, lpg bottling, gas pipeline, pipeline operations, cathodic protection, pigging, corrosion, corrosion engineering
inspection engineer, ^API 570, api 510, api 580, risk based inspection, water treatment chemicals, ?RO, ro plant operation, softener
boiler water treatment, cooling water treatment, jar test, tds checking, ^TDS water, mlss, sludge, sludge handling, aeration
zero liquid discharge, ^ZLD, sugar manufacturing, boiling house, pan boiling, ?molasses, ethanol, fermentation distillery, ?brewery, ?brewing
paper machine, pulp mill, stock preparation, deinking
?drying, boiler house, process simulation, plant shutdown, drilling operation, gas processing, kiln operation, sugar process, paint formulation
polymer processing, glass furnace
-- Aviation engineering
?aircraft, a320 family, ^A321, ^B787, a320neo, q400, airbus a320, boeing 737 ng, b1 licence, ?b1.1, b2 licence, cat a licence, ?B2
dgca licence, dgca license, dgca modules, ^EASA Part 66, part 66, part 145, car 66, car m, type rated, type course, certifying staff, ^MEL, ^CDL
^AMM, ^SRM, ^WDM, airnav, ^ADOC, task cards, a check, d check, transit check, daily inspection, pre flight inspection, pre flight, layover check
night halt, engine change, engine replacement, engine borescope, borescope, borescope inspection, boroscope, boroscope inspection
^LEAP-1A, leap engine, ?LEAP, pw1100, cfm56 engine, ?apu, apu change, landing gear, landing gear change, wheel change, wheel and brake
flight controls, flight control rigging, hydraulic system aircraft, fuel system aircraft, cabin maintenance, composite repair, structure repair
sheet metal aircraft, component replacement, component change, component overhaul, ?lru, lru replacement, troubleshooting aircraft
defect rectification, snag rectification, rectification, aircraft on ground, ^AOG, human factors, ^HF training, ewis, fuel tank safety, ^FTS, ?SB
service bulletin, airworthiness directive, ^AD/SB, logbook entry, technical log, tech log, ^AMOS, ^TRAX, ground run, engine run up
engine ground run, marshalling aircraft, ?towing, aircraft towing, refuelling, de-icing, tool control, ^FOD, foreign object damage
avionics troubleshooting, navigation systems, communication systems aircraft, weather radar, ^TCAS, line replaceable, harness aircraft
ndt aircraft, fixed wing, rotary wing, helicopter maintenance, drone pilot licence, drone assembly, drone survey mapping, remote pilot, ^RPC
ship engineer, chief engineer marine, second engineer, fourth engineer, deck officer, deck cadet, ^STCW, ^GP rating, ship repair, dry docking
dry dock, marine survey, ?hull, ballast water, purifier, main engine, auxiliary engine, bunkering, ^ISM code, navigation watch, ecdis, gmdss
heavy maintenance, weekly check, engine wash, brake change, NDT inspection, structural repair, sheet metal repair, cabin defects, airworthiness review
?TSM, Ramco Aviation, ^ETOPS, ^RVSM, SMS training, aircraft fuelling
`;
