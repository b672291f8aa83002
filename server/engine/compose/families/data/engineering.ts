/** Plant, maintenance, quality, design, construction and electrical roles. */
export const engineering = String.raw`
== Production | Production | Manufacturing | site
role: production, spinning master, weaving master, dyeing master, plant, shift incharge, plant manager, plant head, production engineer, production supervisor, process engineer, machine operator, shift engineer, shift supervisor, factory, manufacturing, operator, line supervisor, helper, assembly, cnc, vmc, packing, production planning, ppc, ppc engineer, ppc officer, factory manager, process operator, chemical, industrial engineer, foreman, moulding, shop floor, boiler
fields: Manufacturing and quality, Process industries
degree: Diploma or B.E./B.Tech in mechanical, production or chemical engineering
aim: meet the day's production safely, on time and to quality
+ Run the line, drawing on {skills}
- Plan each shift's output, men and material
- Keep machines and people working safely
- Watch quality, rejection and scrap and act at once
- Hand over each shift with clear records
- Work with maintenance, stores and quality to avoid stoppages
- Improve output and cost with small steps every month
* CNC Programming, Machining: Set, run and check jobs on CNC and VMC machines
* Production Planning: Plan capacity and material against orders
* Lean Manufacturing, Kaizen, 5S, Six Sigma, Process Improvement: Lead 5S, Kaizen and other improvements on the shop floor
* Injection Moulding: Set moulds and parameters and keep cycle times
* Plant Operations, DCS: Operate the process from the panel and the field within its limits
* Manpower Planning: Plan and deploy workers for each shift
j Learn each station and its safety rules before running it alone
s Solve recurring losses with the team
m Answer for the plant's output, cost, safety and people

== Mechanical maintenance and service | Maintenance | Manufacturing | site
role: maintenance, mechanical engineer, maintenance engineer, fitter, mechanical, service engineer, welder, technician, hvac, utility, fabrication, field service, mechanic, turner, plumber, refrigeration, lift, ac technician, machinist, service technician, iti, grinder, tool room, die maker, installation engineer, hvac technician, boiler attendant, boiler operator, boiler, utility operator, utilities, stp operator, etp operator, wtp operator, water treatment, piping, pipe fitter
fields: Mechanical engineering
degree: ITI, diploma or B.E. in mechanical engineering
aim: keep machines and utilities running with the fewest breakdowns
+ Run and maintain equipment, including work in {skills}
- Carry out preventive maintenance to the plan
- Answer breakdowns quickly and find their cause
- Keep spares, tools and history cards in order
- Work safely with permits and lock-out
- Report readings, consumption and repairs every day
* HVAC, Refrigeration: Service chillers, AHUs and cold rooms and keep temperatures within limits
* Welding, Fabrication: Weld and fabricate to drawing and inspect the result
* Hydraulics and Pneumatics: Trace and repair hydraulic and pneumatic faults
* Piping, Pumps and Compressors: Overhaul pumps, compressors and pipelines
j Assist senior technicians and learn each machine
s Plan shutdowns and guide technicians
m Own the maintenance budget, spares and the team

== Mechanical design | Design & Development | Manufacturing | anywhere
role: design engineer, cad engineer, mechanical design, product design engineer, tool designer, cae, npd, r&d engineer, cad designer, solidworks, catia, mechanical design engineer, mould designer
fields: Mechanical engineering
degree: Diploma or B.E./B.Tech in mechanical engineering
aim: design parts and assemblies that can be made well and economically
+ Model and detail parts, drawing on {skills}
- Develop concepts from the requirement to released drawings
- Check strength, fit and tolerances
- Build prototypes with the tool room and suppliers
- Correct designs after trials and customer feedback
- Keep drawings, bills of material and revisions in order
j Detail drawings and learn the standards
s Lead designs and review those of others
m Plan projects and resources in the design office

== Quality | Quality | Manufacturing | site
role: quality engineer, quality inspector, qc inspector, quality control, quality assurance, quality manager, qc engineer, quality executive, quality head, qc, qa executive, quality supervisor, qa officer, supplier quality, quality
fields: Manufacturing and quality
degree: Diploma or B.E./B.Tech in mechanical or production engineering, or a science degree
aim: see that only good product leaves the plant
+ Inspect and improve, drawing on {skills}
- Inspect incoming material, production and finished goods
- Keep inspection reports and instruments' calibration current
- Investigate rejections and customer complaints to their cause
- Follow corrective actions until they hold
- Prepare for customer and certification audits
* IATF 16949, APQP, FMEA, SPC: Maintain PPAP, control plan, FMEA and SPC documents
* ISO 9001, Quality Management Systems: Maintain the quality management system and run internal audits
* Metrology: Measure parts with CMM, gauges and instruments
j Carry out line inspection with the standards at hand
s Lead problem solving with production and suppliers
m Own quality systems, customer contact and the team

== Safety and environment | EHS | Manufacturing | site
role: safety officer, ehs, hse, safety engineer, safety manager, fire officer, environment officer, environment engineer, safety
fields: Manufacturing and quality
degree: A diploma in industrial safety or ADIS, with a science or engineering background
aim: send everybody home safe at the end of each shift
+ Apply {skills} on site every day
- Inspect the site and stop unsafe work
- Train workers and contractors and hold toolbox talks
- Issue and check work permits
- Investigate incidents and near misses and close the actions
- Keep statutory licences and returns valid
j Assist in inspections and training
s Lead risk assessments and emergency drills
m Own the safety plan and its results

== Civil and site | Projects | Real Estate | site
role: civil engineer, site engineer, site supervisor, quantity surveyor, billing engineer, planning engineer, construction manager, project engineer, structural engineer, surveyor, construction, civil, site incharge, estimation engineer, land surveyor, highway engineer, mason, structural, project head, qs, civil supervisor, tendering
fields: Civil engineering
degree: Diploma or B.E./B.Tech in civil engineering
aim: build to drawing, on time and within cost
+ Execute and control work, drawing on {skills}
- Execute work at site according to drawings and specifications
- Check levels, reinforcement, shuttering and concrete before each pour
- Plan labour, material and equipment for the week ahead
- Measure work and certify contractors' bills
- Keep daily progress reports and site records
- Enforce safety and quality at site
* Quantity Surveying, Bill of Quantities, Estimation and Costing, Contractor Billing: Take off quantities and prepare BOQs, estimates and bills
* Structural Design, STAAD Pro, ETABS: Analyse and design structures to IS codes
* Primavera, Microsoft Project, Construction Planning: Keep the construction schedule and report slippage
* Surveying: Set out the works with total station and auto level
* Highway Engineering: Supervise earthwork, GSB, WMM and bituminous layers
j Supervise parts of the work under the site in-charge
s Coordinate consultants, contractors and the client
m Answer for the site's progress, cost and safety

== Electrical and automation | Electrical | Manufacturing | site
role: electrical, electrician, automation engineer, plc, instrumentation, solar, substation, instrumentation engineer, electrical engineer, electrical supervisor, power, scada, electronics technician, lineman, energy, solar engineer, wireman, cctv technician
fields: Electrical engineering
degree: ITI, diploma or B.E. in electrical engineering, with a licence where the work requires it
aim: install and maintain electrical systems safely
+ Install, test and maintain, drawing on {skills}
- Maintain panels, motors, transformers and distribution
- Answer breakdowns and restore supply safely
- Read and update single line and wiring diagrams
- Keep to electrical safety rules, permits and earthing
- Record loads, readings and tests
* PLC, SCADA, Industrial Automation: Program and troubleshoot PLC, HMI and SCADA systems
* Solar Power: Design, install and commission solar plants
* Instrumentation: Calibrate and maintain field instruments and loops
* Substations, Switchgear, Transformers: Operate and maintain HT and LT equipment
* Testing and Commissioning: Test and commission equipment to procedure
j Assist licensed electricians and learn the network
s Lead shutdowns and fault analysis
m Plan maintenance, energy use and contractors

== Automobile service | Service | Automotive | site
role: automobile, service advisor, vehicle, workshop, body shop, auto, bike mechanic, automobile technician, car, two wheeler, denter, works manager, ev technician, showroom sales, automotive
fields: Automobile
degree: ITI, diploma or degree in automobile engineering
aim: return every vehicle safe, clean and on time
+ Diagnose and service vehicles, drawing on {skills}
- Listen to the customer and open accurate job cards
- Diagnose, repair and road-test vehicles
- Give honest estimates and keep the customer informed
- Order and fit the right parts
- Follow the manufacturer's procedures and warranty rules
j Work with a senior technician in the bay
s Take difficult diagnoses and train others
m Run the workshop's load, people and revenue
`;
