/** Civil, mechanical, electrical, automobile, process and production engineering. */
export const engineering = String.raw`
== Civil engineering | engineering
-- Site
Civil Engineering = civil engineer, civil works, civil work, civil site, civil construction
Site Supervision = site execution, site engineer, site engineering, construction supervision, site management, site supervisor, execution of work, site work, execution of civil works
Construction Management = construction project management, building construction, construction
Concreting = rcc, rcc works, reinforced concrete, shuttering, formwork, concrete works, pcc, scaffolding, mivan, aluminium formwork, reinforcement, steel fixing, slab casting
Bar Bending Schedule = bbs, bbs preparation, bar bending, rebar, reinforcement work
Brickwork = masonry, plastering, blockwork, brick work, tile work, mason, bricklaying, concrete finishing
Finishing Works = tiling, waterproofing, painting works, flooring
Excavation = earthwork, earth work, foundation works
Piling = pile foundation, pile foundations, piling works, bored piles, piling rig
Contractor Management = subcontractor management, labour management, contractor billing handling, labor handling, labour supervision
Prefabrication = precast, precast concrete, peb, pre-engineered buildings
High Rise Construction = residential towers, high-rise buildings, commercial buildings
-- Structure
Structural Design = structural engineering, structural analysis, rcc design, steel structure design
STAAD Pro = staad.pro, staad, staadpro
ETABS = safe software, sap2000, rcc detailing, robot structural
Tekla = tekla structures, steel detailing
^IS Codes = ^IS 456, indian standard codes, ^IS code
Geotechnical Engineering = soil testing, soil mechanics, soil investigation
Structural Steel = steel structures, pre engineered
Foundation Design = retaining wall, seismic design
-- Quantity and planning
Quantity Surveying = quantity surveyor, quantity take off, quantity takeoff, quantity estimation, qs
Estimation and Costing = cost estimation, estimation, rate analysis, estimation and billing, estimating, measurement book, mb recording, measurement sheets
Bill of Quantities = boq, boq preparation
Contractor Billing = ra bills, client billing, running account bills, bill certification, ra billing
Tendering = tender documents, tender preparation, tender, bidding, e-tendering
Primavera = primavera p6, primavera p6 planning
Microsoft Project = ms project, msp, ms-project
Construction Planning = project scheduling, planning engineer, dpr, daily progress report, progress reports, site reports
Contract Administration = fidic, claims and variation, contracts management construction
Material Reconciliation = cement reconciliation, store management site
Work Order Preparation = subcontractor bills
Value Engineering = cost control construction
-- Infrastructure
Surveying = total station, auto level, land survey, surveyor civil, dgps, land surveying, theodolite, levelling
Highway Engineering = road construction, roads and highways, highways, pavement design, nhai, morth, asphalt, bituminous, wmm, gsb, dbm
Bridge Construction = bridges, flyover, metro rail construction, viaduct
Water Supply Engineering = pipeline laying, drainage, sewer
Water Treatment = water treatment plant, wtp, sewage treatment, sewage treatment plant, stp, wastewater treatment, water softening, stp plant, sewerage, storm water
Civil 3D = autocad civil 3d, mx road
GIS = cartography, mapinfo, arcgis, qgis, remote sensing, geographic information system
Material Testing = cube test, concrete mix design, lab testing concrete, slump test, mix design, quality checks civil
Irrigation Engineering = dams, canal works, hydro projects
Tunnelling = tunneling, tbm, natm
Railway Projects = metro rail, railway track, p-way

== Mechanical engineering | engineering
-- Design
Mechanical Design = mechanical engineer, machine design, product design mechanical, mechanical engineering, design engineer, engineering design
SolidWorks = solid works
CATIA = catia v5
Creo = pro/e, pro engineer, ptc creo, pro-e
Siemens NX = unigraphics, ug nx, nx cad
Autodesk Inventor = inventor
CAD = computer aided design, 2d drafting, 3d cad, cad modelling, drafting, cad cam
Drawing Reading = reading drawings, read drawings, engineering drawings, engineering drawing, drawing interpretation, blueprint reading, reading engineering drawings, reading of drawings
GD&T = geometric dimensioning and tolerancing, gd and t, tolerance stack up, tolerance analysis, dfm, dfma
ANSYS = finite element analysis, fea, hypermesh, abaqus, ls-dyna, nastran
CFD = computational fluid dynamics, ansys fluent, ?Fluent
Sheet Metal Design = sheet metal, laser cutting
Plastic Part Design = plastic design, mould design, injection mould design, mold design
Teamcenter = plm, windchill, enovia
Product Development = new product development, npd, npd process, new product introduction, npi
Reverse Engineering = 3d scanning, 3d printing, additive manufacturing
BOM Preparation = bill of materials, bom, 3d modelling mechanical, manufacturing drawings
Special Purpose Machines = spm design, conveyor design, gear design
-- Machining and tooling
CNC Programming = cnc, cnc machine, cnc machining, vmc, vmc operation, g code, cnc operator, cnc operation, hmc, lathe machine, milling machine, cnc turning
Machining = lathe, milling, ?Turning, grinding, drilling machine, machine shop, edm, wire cut, surface grinding
Jigs and Fixtures = jig and fixture design, fixture design, tool design, die design
Tool and Die Making = die casting, press tools, tool room, die maintenance
Mastercam = unigraphics cam, edgecam, delcam
Injection Moulding = injection molding, plastic moulding, moulding
Casting and Forging = ?Casting, foundry, forging, casting process
Welding = tig welding, mig welding, arc welding, smaw, gtaw, welder, welding procedures, gas cutting, welding inspection, wps
Fabrication = structural fabrication, steel fabrication, metal fabrication
Fitting = fitter, bench fitting
Press Shop = stamping, press machine
-- Maintenance and plant
Mechanical Maintenance = plant maintenance, machine maintenance, equipment maintenance, maintenance engineering, utility maintenance, utilities, maintenance planning, maintenance engineer
Preventive Maintenance = preventive and breakdown maintenance, pm schedule, predictive maintenance
Breakdown Maintenance = breakdown analysis, breakdown handling
Hydraulics and Pneumatics = hydraulics, pneumatics, hydraulic systems, pneumatic systems
Pumps and Compressors = rotating equipment, pumps, compressors, centrifugal pumps
Boiler Operation = boilers, boiler, boiler operation engineer, steam boiler
Turbines = steam turbine, gas turbine
Piping = piping design, piping engineering, pipe fitting, pdms, piping isometrics
Pressure Vessels = asme section viii, heat exchangers, static equipment
TPM = total productive maintenance, mttr, mtbf
Shaft Alignment = vibration analysis, bearings, condition monitoring, lubrication
Cooling Towers = air compressors
Valves = rotary equipment
Spares Management = spares planning, amc management
-- Building services
HVAC = ahu, ahus, air handling units, fcu, air conditioning, hvac design, chillers, chiller, vrf, ducting, ventilation, vrv, split ac, ac technician
Refrigeration = refrigeration and air conditioning, ac repair, ac servicing, cold storage plant
MEP = mep works, mep coordination, mep services
Plumbing = plumber, plumbing works
Fire Fighting Systems = fire fighting, sprinkler system, fire hydrant, firefighting
Elevators = lifts, escalators, elevator maintenance
Heat Load Calculation = hap software
Thermodynamics = heat transfer
Building Maintenance = stp operation, facility engineering

== Manufacturing and quality | engineering
-- Production
Production Management = production engineering, production supervision, ?Production, production supervisor, production engineer, production officer, shop floor management, production operations, shop floor, shift management, ?shift in-charge, line supervisor
Production Planning = production planning and control, production planning & control, ppc department, production scheduling, capacity planning
Assembly Line = assembly operations, line supervision, assembly
Process Improvement = continuous improvement, process optimization, process optimisation, productivity improvement
Lean Manufacturing = ?Lean, value stream mapping, vsm, just in time, jit, smed
Kaizen
5S = 5s implementation
Six Sigma = lean six sigma, six sigma green belt, six sigma black belt, green belt, black belt, dmaic
OEE = overall equipment effectiveness
Industrial Engineering = time study, work study, time and motion study, method study
Cycle Time Reduction = line balancing, line planning
Packaging Operations = packing, packaging
Manpower Planning = manpower handling, manpower management, workforce planning
Production Reports = mis production, production targets, daily production, line efficiency
Poka-Yoke = kanban manufacturing, quality circle
Rejection Analysis = rework reduction, scrap reduction, defect reduction
-- Quality
Quality Control = ^QC, quality inspection, in-process inspection, inspection, incoming inspection, quality checks, final inspection quality, visual inspection, dimensional inspection, pdi, pre dispatch inspection
Quality Management Systems = qms, quality management system, quality management
ISO 9001 = iso 9001:2015, iso audits, iso standards, iso 9001 2015
IATF 16949 = ts 16949, iatf
APQP = ppap, control plan
FMEA = pfmea, dfmea, failure mode effects analysis
SPC = statistical process control, msa, 7 qc tools, seven qc tools, 7qc tools, qc tools, process capability, control charts
Root Cause Analysis = rca, why why analysis, 5 why, 8d, fishbone, capa
Supplier Quality = supplier quality assurance, vendor quality, sqa, supplier audits
Metrology = cmm, vernier, micrometer, measuring instruments, calibration, gauges, height gauge
NDT = non destructive testing, ultrasonic testing, radiography testing, dye penetrant test, asnt
TQM = total quality management
Customer Complaint Handling Quality = customer quality, warranty analysis
Customer Audits = internal auditor, process audit, vda
-- Safety
Safety Management = ?Safety, site safety, industrial safety, ehs, hse, occupational health and safety, safety officer, environment health and safety, ehs management
HIRA = hazard identification, hazop, job safety analysis, jsa
Fire Safety = fire prevention, fire drills, fire extinguishers, evacuation drills
ISO 45001 = ohsas 18001, iso 14001
NEBOSH = iosh
Permit to Work = ?Work Permit, work permit system, toolbox talk, tool box talks, safety training, safety inductions, safety audits, safety inspection, mock drills, ppe, lock out tag out
Incident Investigation = accident investigation
First Aid = first aid training, cpr, basic first aid
Environmental Compliance = pollution control, environmental management, effluent treatment, etp, waste management, etp operation
Risk Assessment Safety = near miss

== Electrical engineering | engineering
-- Power
Electrical Engineering = electrical engineer, electrical works, electrical systems, electrical installation
Electrical Maintenance = electrical breakdown, maintenance of electrical equipment, ht lt maintenance
Substations = substation, switchyard, 33/11 kv, 132 kv, 220 kv, hv substation
Transformers = transformer, transformer testing
Switchgear = ht/lt panels, lt panels, ht panels, circuit breakers, vcb, acb, lt panel, ht panel, lt/ht, mcc panels, pcc panels, control panel wiring
Power Distribution = electrical distribution, power systems, transmission and distribution, power transmission
Protection Relays = relay testing, relay coordination, protection systems, numerical relays
ETAP = load flow analysis, short circuit study
DG Sets = diesel generator, dg set, generator maintenance, ups systems
Cable Laying = cabling, cable termination, cable sizing, cable tray
Earthing = lightning protection, earth pit
Motors and Drives = vfd, ac drives, motors, motor rewinding, electric motors, variable frequency drive
Electrical Wiring = house wiring, industrial wiring, electrician, panel wiring
Electrical Design = single line diagram, sld, lighting design, dialux, electrical drawings
Energy Audit = energy management, energy conservation, power factor improvement
Testing and Commissioning = commissioning, erection and commissioning, installation and commissioning, installation commissioning
Transmission Lines = overhead lines, 33kv, 132kv, 220kv
Load Calculation = cable schedule
Electrical Troubleshooting = electrical fault finding, wireman
APFC = capacitor bank, power factor
Metering = smart meters, meter reading
-- Automation
PLC = plc programming, programmable logic controller, ladder logic, plc ladder
SCADA = hmi, scada hmi, wonderware, servo drives, servo motors
DCS = distributed control system, yokogawa
Siemens PLC = tia portal, siemens s7, simatic
Allen Bradley = rslogix, rockwell automation, allen-bradley
Industrial Automation = factory automation, automation engineering
Instrumentation = instrumentation engineering, field instruments, control valves, transmitters, flow meters
Robotics = industrial robots, fanuc, abb robots, kuka
BMS = building management system, building automation
CCTV = access control, surveillance cameras, fire alarm system, fire alarm, fire pump
Loop Checking = pressure transmitters, calibration of instruments
Siemens TIA Portal = wincc, delta plc, mitsubishi plc, factorytalk
Sensors = solenoid
Access Control Systems = biometric systems, elv systems
-- Renewable energy
Solar Power = solar epc, ground mounted solar, solar projects, solar pv, solar energy, solar rooftop, solar, solar power plant, solar installation, rooftop solar, solar plant, solar o&m
PVsyst = pv design, helioscope
Wind Energy = wind turbine, wind power
Power Electronics = inverters, converters
Battery Systems = lithium ion battery, battery management system, energy storage
EV Charging = charging stations

== Automobile | engineering
-- Service
Automobile Service = ^Automobile, vehicle service, automotive service, workshop management, car servicing, auto repair, workshop manager, floor supervisor workshop, bay allocation
Vehicle Diagnostics = obd, diagnostic scanner, vehicle troubleshooting, engine diagnosis
Engine Overhauling = engine repair, engine overhaul, diesel engine, petrol engine, diesel mechanic
Body Shop = denting, denting and painting, painting and denting, bodyshop, paint booth, accidental repair
Service Advising = service advisor, job cards, job card opening, service estimates
Spare Parts Management = spares, spare parts, parts inventory
Two-Wheeler Service = bike mechanic, two wheeler service, two wheelers
Warranty Claims = warranty processing, warranty
Automotive Electricals = auto electrical, wiring harness, body electronics, bcm
Dealership Management = autoline, ^DMS, dms software, dealer management system
Vehicle Sales = car sales, automobile sales, two wheeler sales, auto sales, test drives, automotive sales
Engine Tuning = gearbox repair, clutch overhaul, brake repair, general repair
OBD Scanner = scan tool, fault code, dtc
Vehicle Delivery = pre delivery inspection, exchange vehicles
Mechanic Work = scooter repair, tractor mechanic, motor mechanic
-- Vehicle engineering
Automotive Design = vehicle design, biw, body in white, vehicle dynamics
Electric Vehicles = ev, ev technology, ev powertrain, electric vehicle
Powertrain = transmission systems, engine design, gearbox
Homologation = vehicle testing, arai, emission testing, bs6
Chassis Engineering = braking systems, brakes, suspension
NVH = noise vibration harshness
Tyre Technology = tyres, wheel alignment, tyre fitting, wheel balancing
Engine Calibration = ecu calibration, engine testing

== Process industries | engineering
-- Chemical and oil
Chemical Engineering = chemical process, process engineering, process engineer
Process Design = pfd, p&id, mass balance, p&ids, piping and instrumentation, heat and mass transfer
Aspen HYSYS = aspen plus, hysys
Distillation = unit operations, reactor operation, batch process, scale up, reactors
Oil and Gas = petroleum, petroleum engineering, drilling, upstream, downstream operations, well testing, reservoir
Refinery Operations = refinery, petrochemical, petrochemicals
Plant Operations = plant operation, dcs operation, panel operation, chemical plant
Paints and Coatings = coatings, paint technology, powder coating, electroplating
Polymers = plastics, rubber technology, extrusion
Cement Manufacturing = kiln, cement plant, cement
Steel Making = blast furnace, rolling mill, steel plant, steel melting
Metallurgy = heat treatment, metallography, metallurgical
Mining = mine planning, blasting, open cast mining, surpac, mining operations
Geology = geological mapping, exploration geology, hydrogeology
Water Chemistry = reverse osmosis, ro plant, water analysis, dm plant
Paper Technology = pulp and paper
Sugar Technology = distillery
Chemical Plant Safety = process safety, msds, hazardous chemicals
Fertilizer Plant = sulphuric acid, caustic
QC Laboratory Chemistry = lab analysis
-- Aviation engineering
Aircraft Maintenance = aircraft maintenance engineering, line maintenance aircraft, base maintenance, ame
DGCA Regulations = dgca, car 145, easa part 145, easa
Avionics = avionics systems
Aircraft Structures = aerospace structures, airframe, composites aircraft
Aircraft Engines = cfm56, jet engine, v2500, a320, b737, boeing 737, atr 72, airbus
Aerospace Engineering = aerodynamics, aeronautical engineering, aeronautical
Drones = uav, drone pilot, drone flying, unmanned aerial vehicle
MRO = amos software, maintenance planning aircraft
Marine Engineering = ship maintenance, marine engines, engine room
Shipbuilding = naval architecture, ship building
Line Maintenance = hangar, c check, aircraft inspection, ame licence, ame license
Airworthiness = camo, technical records, aircraft records, logbook
`;
