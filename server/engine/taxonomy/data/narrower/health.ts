/** Narrower names of nursing, medicine, laboratories, pharmacy, trials, fitness and beauty: each name is a skill of its own. */
export const health = String.raw`
== Nursing | health
-- Bedside care
nursing procedure, basic nursing, nursing skills, nursing interventions, nursing care plan, care plan, nursing process, Injection Administration
im injection, iv injection, giving injections, ?IM, insulin administration, subcutaneous injection, Intake and Output Charting
intake output chart, i/o charting, tpr charting, ?tpr, bp monitoring, bp checking, grbs, grbs monitoring, blood sugar monitoring, sugar checking
spo2, glucometer, Pre and Post Operative Care, post operative care, pre operative care, perioperative care, post op care, pre op
surgical nursing, surgical ward, Medical Surgical Nursing, medical surgical ward, med surg, medical ward, general ward, ward nursing, male ward
female ward, Bedsore Prevention, pressure ulcer, pressure sore, bed sore, bedsore care, back care, fall prevention, ?restraint, pressure injury
Oxygen Therapy, oxygen administration, nebulization, steam inhalation, o2 therapy, bipap, cpap, hfnc, Catheter Care, urinary catheter
catheter insertion, colostomy care, stoma care, ?enema, ryles tube insertion, ng feeding, Specimen Collection, Doctor Rounds, assisting doctors
assist doctors, doctor's orders, physician orders, carrying out doctor orders, Shift Handover, handover takeover, sbar, nursing handover
hand over, nurses notes, nursing notes, Patient Safety, patient safety goals, international patient safety goals, ^IPSG, incident reporting
high alert drugs, medication errors, nursing tutor, clinical instructor, nursing lecturer, clinical teaching, student nurses, nurse educator
in-service education, quality improvement, quality nurse, nursing audits, Staff Allocation Nursing, nursing roster, nursing superintendent
deputy nursing superintendent, ?matron, sister in charge
patient positioning, position changing, sample sending, suture removal, foley catheterization, Ryles tube feeding, RT feeding, bed bath, mouth care
admission procedure, case sheet, drug calculation, crash cart checking, emergency trolley, hand hygiene audit, infection control practices
biomedical waste segregation, bio medical waste, diabetic care, ^ISBAR
-- Critical care
Hemodynamic Monitoring, haemodynamic monitoring, cvp monitoring, central line care, central line, ?cvp, arterial blood gas, abg analysis
inotropes, ecmo, iabp, Ventilator Settings, weaning, ventilated patients, et tube, endotracheal, tracheostomy, tracheostomy suction, ett care
Resuscitation, cardiac arrest, defibrillator, defibrillation, ?pals, ^NRP, neonatal resuscitation, advanced life support, High Dependency Unit
^HDU, ^MICU, ^SICU, ^CTVS, ctvs icu, cticu, neuro icu, medical icu, surgical icu, burns ward, burn unit, trauma icu, post anaesthesia care, pacu
recovery room, Polytrauma, trauma patients, poisoning cases, disaster management nursing, mass casualty, Phototherapy, kangaroo mother care
incubator care, newborn resuscitation, preterm care, baby care, ?warmer
ventilator handling, ABG sampling, ABG interpretation, inotrope infusion, multipara monitor, cardiac monitor, ECG recording, central venous line
endotracheal suctioning, extubation, ?GCS, GCS monitoring, NICU care, ICU care, chest tube care, IABP care, dialysis care, peritoneal dialysis
-- Other wards
OT Scrub
OT Preparation, ot technician, ot technology, operation theatre technician, ot trolley, trolley setup, instrument handling, instrument count
draping patients, circulating nurse, anaesthesia assistance, anesthesia assistance, laparoscopic instruments, ot sterilization, swab count
Antenatal Check-ups, ?anc, ^PNC, partograph, delivery conducting, conducting deliveries, episiotomy, lscs, caesarean, high risk pregnancy
breastfeeding, breast feeding counselling, lactation, fetal monitoring, ?nst, ?ctg, ?Chemotherapy, ?chemo, chemo port, day care chemo
pain management, hospice, Dialysis Machine Operation, fresenius, av fistula, av fistula cannulation, crrt, ?sled, dialyzer reprocessing
hemodialysis machine, Universal Immunization Programme, ^UIP, cold chain vaccines, pulse polio, vaccination drive, immunization schedule
?vaccines, National Health Mission, ^NHM, ^NRHM, ^PHC, ^CHC, sub centre, health and wellness centre, ^RNTCP, ^RCH, ?dots, family planning
school health programme, ^CHO, community health officer, rbsk, Deaddiction, electroconvulsive therapy, psychiatric ward, de-addiction, nqas
kayakalp, laqshya, Hand Washing, ppe donning, isolation nursing, hai prevention, vap prevention, clabsi, cauti, ^HIC, barrier nursing
hospital acquired infection, bundle care, CSSD Operations, autoclaving, eto sterilization, ^ETO, instrument sterilization, disinfection
fumigation ot, endoscopy, colonoscopy, bronchoscopy, angiography assistance, angioplasty assistance
?scrubbing, instrument counting, sponge count, gauze count, swab counting, surgical safety checklist, sterile technique, plasma sterilisation
OT management, OT register, OT nurse, laparoscopic surgery assistance, orthopaedic surgery, C-arm handling, cautery handling, recovery room care
consent verification, labour room nursing, OPD nursing, endoscopy assistance
== Medicine | health
-- Doctors
Prescribing, prescription writing, treatment planning, patient management, patient examination, physical examination, differential diagnosis
clinical skills, clinical practice, clinical assessment, clinical experience, clinical care, Diabetes Management, diabetology clinic
diabetes care, hypertension, hypertension management, thyroid disorders, lifestyle diseases, ^NCD, suturing, incision and drainage, minor surgery
minor ot, central line insertion, lumbar puncture, pleural tapping, wound suturing, nail removal, intercostal drain, icd insertion
Internship Rotations, house surgeon, house officer, resident doctor, junior resident, senior resident, ?JR, ^SR residency, ?rmo
resident medical officer, icu registrar, Medico-Legal Cases, ^MLC, medicolegal, post mortem, ?autopsy, forensic medicine, ECG Interpretation
?ecg, ecg reading, stress test, 2d echo, holter, Laparoscopy, hernia surgery, appendicectomy, cholecystectomy, gall bladder surgery
piles surgery, laparoscopic, laparoscopic procedures, lap chole, bariatric surgery, Joint Replacement, arthroscopy, ^TKR, ^THR
fracture management, plaster application, spine surgery, trauma surgery, knee replacement, pop application, Caesarean Section, hysterectomy, ?ivf
infertility, colposcopy, infertility treatment, Spinal Anaesthesia, general anaesthesia, regional anaesthesia, nerve blocks, airway management
pre anaesthetic check up, pain clinic, epidural, Cosmetic Dermatology, botox, fillers, ?prp, laser hair reduction, acne treatment, dermatosurgery
hair transplant, trichology, Phaco Surgery, phacoemulsification, cataract surgery, glaucoma, retina, lasik, slit lamp, Endodontics
root canal treatment, scaling, scaling and polishing, crown and bridge, dental implants, prosthodontics, ?extraction, impacted tooth
periodontics, pedodontics, composite filling, dental fillings, dentures, oral surgery, smile design, ?braces, dental x-ray, ?rvg, oral hygiene
dental assistant, Kshar Sutra, abhyanga, shirodhara, nadi pariksha, ayurvedic medicine, vaman, virechan, marma therapy, agnikarma
Repertorization, classical homeopathy, materia medica, homoeopathic medicine, homeopathic medicine, Small Animal Practice, pet care
livestock treatment, artificial insemination veterinary, veterinary surgery, deworming, animal vaccination, pet clinic, poultry diseases
Oncology Care, medical oncology, radiation oncology, radiotherapy, linac, brachytherapy, radiation therapy, haemato-oncology, Preventive Medicine
community medicine, health check up, health checkups, preventive health check, occupational health centre, ^OHC, factory medical officer
first aid centre, corporate wellness
emergency cases, casualty duty, minor procedures, ?ultrasound, ?echo, teleconsultation, skin procedures
-- Allied health
Post Operative Rehabilitation, post operative physiotherapy, tkr rehab, acl rehab, orthopaedic physiotherapy, musculoskeletal physiotherapy
geriatric physiotherapy, paediatric physiotherapy, cardio respiratory physiotherapy, cardiopulmonary physiotherapy, chest physiotherapy
neuro physiotherapy, spine physiotherapy, cardiac rehabilitation, Manual Mobilization, mobilization techniques, ?mfr, trigger point release
soft tissue release, iastm, met technique, cyriax, mckenzie, neural mobilization, stretching exercises, strengthening exercises, ergonomics
ergonomic advice, posture analysis, gait analysis, goniometry, range of motion, Shortwave Diathermy, ^SWD, ?traction, wax bath, laser therapy
^UST, interferential therapy, ultrasonic therapy, muscle stimulator, hydrotherapy, hot pack, Sensory Integration, autism, autism spectrum, ^ADHD
early intervention, behaviour therapy, aba therapy, ^ABA, cerebral palsy, hand therapy, child psychology, play therapy, Articulation Therapy
stammering, voice therapy, ?aac, audiometry, ^BERA, pure tone audiometry, cochlear implant, hearing aid fitting, swallowing therapy
Radiographic Positioning, digital radiography, ?CR, dark room, portable x-ray, contrast studies, barium, ?hsg, ?ivp, dexa scan, pet ct
nuclear medicine, ?pacs, radiation protection, tld badge, film processing, aerb, Fluoroscopy, dental opg, ?bmd, angiography, dsa imaging
cath lab technician, interventional radiology, ?Doppler, usg scanning, obstetric ultrasound, pcpndt, pndt act, anomaly scan, Sample Processing
complete blood count, cell counter, blood grouping, cross matching, peripheral smear, ?pbs, blood cell counter, elisa reader, semi auto analyzer
fully automated analyzer, biochemistry analyzer, auto analyzer, coagulation, electrolyte analyzer, sysmex, urine examination, widal test, hba1c
?lft, ?kft, thyroid profile, gram staining, culture sensitivity, culture and sensitivity, staining, afb staining, semen analysis, lab reports
report dispatch lab, serology tests, Vacutainer, venipuncture, home sample collection, blood drawing, sample labelling, sample accessioning
pre-analytical, Blood Donation Camps, component separation, transfusion medicine, apheresis, blood bank technician, donor screening, retinoscopy
subjective refraction, eye examination, eye testing, vision therapy, low vision, tonometry, fundus photography, ophthalmic assistant, biometry
visual field, Psychometric Testing = psychometric tests, psychometric assessments, wisc, mmpi, rorschach, case history taking, ^REBT, mindfulness, psychoeducation
crisis intervention, group therapy, couple therapy, family therapy, play therapy counselling, rci registered, ?anxiety, ?depression
suicide prevention, rehabilitation psychology, Clinical Dietetics, icu diet, enteral nutrition, renal diet, diabetic diet, nutrition counselling
nutrition assessment, nutritional assessment, anthropometry, ^PCOS diet, weight loss diet, food service management, hospital kitchen
tube feeding formula, keto diet, calorie calculation, community nutrition, maternal nutrition, Emergency Medical Services, 108 ambulance, ^EMT
^BLS ambulance, trauma transport, spine board, patient transfer, patient transport, patient shifting, Perfusion, heart lung machine, perfusionist
cardiac technician, ^EEG, eeg technician, ?emg, nerve conduction, sleep study, ^PFT, spirometry, Prosthetics and Orthotics, orthosis, prosthesis
splinting, p&o
home collection, blood banking, cross match, urine routine, stool examination, ?RFT, lipid profile, hormone assay, ^CLIA, auto analyser
fully automated analyser, semi auto analyser, PT INR, electrolyte analyser, ZN staining, internal quality control, LJ chart, Westgard rules, ^EQAS
external quality assessment, NABL documentation, report entry, report dispatch, reagent inventory, digital X-ray, radiation safety
contrast administration, cupping, stroke rehab, sports rehab, cardiac rehab
-- Hospital business
Hospital Floor Coordination, floor coordinator, ward coordination, patient admission discharge, admission desk, ip admission, op registration
bed allocation, discharge process, discharge summary, patient feedback hospital, ward secretary, estimate counselling, financial counselling
Hospital Marketing, referral doctors, doctor referrals, medical tourism, international patients, camp organizing, health camps organising
doctor engagement, ^HIS, ^HMIS, ?hims, hospital software, medixcel, ?ecw, eclinicalworks, epic emr, ?Epic, cerner, kareo, athenahealth, nextgen
practo, medware, E/M Coding, ?E/M, em coding, ed coding, ipdrg, ^IP-DRG, drg coding, surgery coding, radiology coding, anesthesia coding, ^CCS
^COC, ^CRC, ^AHIMA, aapc, hcc risk adjustment, risk adjustment, coding guidelines, medical coder, ^NCCI, modifiers, ncci edits, charge entry
charge posting, payment posting, ?denials, denial analysis, denial codes, claims submission us, ub-04, cms-1500, ^EOB, insurance verification
eligibility verification, prior authorization, ar follow up, medicare, medicaid, Medical Scribing, medical scribe, virtual scribe, soap notes
chart preparation, clinical documentation improvement, ^CDI, Medical Records Department, deficiency checking, record retrieval
birth and death registration, icd coding records, file retrieval, Biomedical Calibration, ventilator servicing, equipment calibration hospital
medical gas pipeline, ^MGPS, hospital equipment, Quality Accreditation Hospital, nabh coordinator, hospital audits, hospital kpis
clinical governance, mortality meetings, hospital committees, medical superintendent, Epidemic Surveillance, idsp, outbreak investigation
contact tracing, covid duty, covid-19 care, ?malaria, tuberculosis programme, ntep, leprosy, reproductive health, adolescent health
maternal and child health, ^MCH, behaviour change communication, ^BCC, ^IEC, Insurance Desk Hospital, tpa billing, tpa coordinator, cghs, echs
esic billing, rghs, cashless billing, final bill, interim bill, package billing, credit billing
patient billing, insurance desk, front desk of hospital, ICD-10 coding, NABH coordination, patient satisfaction, patient feedback, doctor coordination
floor coordination, biomedical equipment maintenance
== Pharmacy and pharma | health
-- Pharmacy
Drug Storage, cold storage of medicines, medicine indent, indent of medicines, drug indenting, stock checking medicines, rack arrangement
drug store, drug expiry checking, batch checking, generic medicines, generic substitution, Pharmacy Billing, medicine billing, marg pharmacy
retail billing pharmacy, wholesale pharmacy, home delivery medicines, ip pharmacy, op pharmacy, ip dispensing, op dispensing
Patient Counselling Pharmacy, dose counselling, dosage instruction, dosage calculation, medication counselling, drug counselling
medication reconciliation, ward round participation, drug utilization, Compounding, unit dose, iv admixture, tpn preparation
cytotoxic drug preparation, Jan Aushadhi, store pharmacist, registered pharmacist, pharmacy council, pharmacy licence, drug inspector visit
schedule x
prescription checking, schedule H register, drug licence, medicine ordering, counter dispensing, patient medication counselling
inventory of medicines, purchase of medicines
-- Making medicines
Stability Analysis, lyophilizer operation
IPQA, in process quality assurance, line clearance, bpr review, bmr review, bmr and bpr, ^APQR, annual product quality review
product quality review, batch release, in-process checks, ipqc, Tablet Coating Machines, ?rmg, fluid bed dryer, ^FBD, blister machine
bulk packing, primary packing, secondary packing, strip packing, bottle packing line, roll compactor, sifting, compression machine, ?compression
granulation area, dispensing area, autocoater, wurster, capsule filling machine, ?pellets, Liquid Orals, ?ointments, creams and ointments
semi solids, softgel, soft gelatin, dry syrup, dry powder injection, lyophilization, freeze drying, aseptic filling, vial filling
ampoule filling, media fill, pfs filling, autoclave validation, clean room, cleanroom, hvac validation, area qualification, ?dpi, ?mdi, ^URS, ?DQ
?IQ, ?OQ, ?PQ, ^FAT, temperature mapping, hvac qualification, water system validation, computer system validation, ^CSV, gamp 5, gamp, ?vmp
validation protocol, hold time study, process qualification, Specifications and STP, ^COA, raw material analysis, finished product analysis
in process analysis, rm analysis, fp analysis, packing material testing, in-process samples, assay, related substances, content uniformity
impurity profiling, working standards, reference standards, disintegration, friability, hardness tester, bulk density, moisture content
melting point, loss on drying, particle size, wet lab, lab solutions, labsolutions, open lab, openlab, waters hplc, agilent, agilent hplc
shimadzu, ^ICP-MS, ^LC-MS/MS, gc headspace, head space gc, ?GC, malvern, ?xrd, ^DSC, ^TGA, autotitrator, market complaints, product recall
deviation investigation, vendor qualification, supplier qualification, self inspection, trackwise, veeva vault, ^QAMS, document issuance
sop review, gdocp, ahu monitoring, ?QbD, quality by design, ?DoE, design of experiments, pre-formulation, preformulation, excipients
drug excipient compatibility, scale-up batches, exhibit batches, technology transfer, tech transfer, nddds, ^NDDS, novel drug delivery
modified release, sustained release, taste masking, bioequivalence formulation, ANDA, ^MAA, acceptable dossier, country specific dossier
variation filing, query response, deficiency response, drug master file, product registration, artworks review, labeling review, wc llc, copp
free sale certificate, form 44, ^SUGAM, tga australia, anvisa, row markets, labelling regulatory, module 3, Route Scouting, process chemistry
chemical synthesis, multi-step synthesis, kilo lab, grignard, hydrogenation, column chromatography, ^TLC, ?nmr, mass spectroscopy
reaction monitoring, chiral separation, peptide synthesis, solvent recovery, anfd, centrifuge operation, glass lined reactor
Pharma Water Systems, purified water, ^WFI, pw system, ro system pharma, Microbial Limit Test, bet test, ^LAL, bacterial endotoxin test
growth promotion test, sterility test, media preparation, antibiotic assay, microbial identification, settle plate, active air sampling
pyrogen testing, water sampling, culture maintenance
wet granulation, blending, film coating, ointment manufacturing, raw material testing, finished product testing, packing material analysis
stability sampling, method development, method verification, UV spectrophotometer, dissolution tester, potentiometer, volumetric solutions
audit trail review, ?GDP, Schedule M, water system, ?BET, pilot batches, bioequivalence
-- Medicines to market
Doctor Conversion, doctor coverage, call average, core doctors, speciality doctors, chemist survey, chemist coverage, prescription audit field
retail chemist prescription audit, ^POB, personal order booking, sampling to doctors, product detailing, e-detailing, Territory Business Manager
area business manager, ^ABM, ^RBM, regional business manager, first line manager, joint field work, tour plan, tour programme, team of mrs
Pharma Stockist Management, c&f, c&f agent, ?cnf, pharma distribution, institution business, tender business pharma, hospital institutional sales
corporate hospital, secondary closing, expiry settlement, Therapy Areas, cardiac diabetic, cardio-diabetic, anti-infectives, ?antibiotics
gynaec products, derma products, ortho products, nephrology products, neuropsychiatry, nutraceuticals, ophthalmic products, respiratory products
CME Organization, ^CME, round table meeting, ^KOL, kol engagement, kol development, speaker programmes, doctor meets, symposia
scientific promotion, visual aid, leave behind literature, ^LBL
dossier preparation, ^ACTD, DMF filing, chemist calls, ?MSL, hospital business, ethical marketing, field force, therapy management
brand management of medicines, ICSR processing
== Clinical research and life science | health
-- Trials
^SIV, ^COV, interim monitoring visit, close out visit, site closeout, site qualification, investigator site file, ^ISF, study start up, ^SSU
feasibility clinical, site feasibility, Subject Recruitment, patient recruitment, patient screening, subject screening, subject enrolment
patient enrolment, subject visits, visit scheduling, randomization, drug accountability, ip accountability, investigational product
ip management, patient diary, Study Protocol, protocol writing, protocol training, ?icf, crf filling, edc entry, data entry in edc
query resolution edc, query management, SAE Reporting, ^SAE, serious adverse event, sae narratives, narrative writing, causality assessment
expectedness, triage of cases, ^PSUR, ^PBRER, ^DSUR, ^RMP, literature screening, literature monitoring, argus, arisg, oracle argus, ?e2b, ^SUSAR
medwatch, eudravigilance, who-dd, meddra coding, case intake, vigibase, ^PvPI, Data Validation Clinical, edit checks, data validation plan
database lock, uat edc, discrepancy management, sas programming clinical, ^TLF, tables listings figures, define.xml, lab data reconciliation
sae reconciliation, medidata, ?inform, veeva, Ethics Committee Submission, ?EC, ctri, ndct rules, schedule y, ich e6, e6 r2
declaration of helsinki, good documentation practices, alcoac, Medical Writing Documents, ^CSR writing, investigator brochure, ^IB writing
manuscript writing, regulatory writing, plain language summary, systematic review, literature review, meta-analysis, HEOR, real world evidence
^RWE, health economics, market access
CRF design = CRF designing, site close out, bioanalysis
-- Laboratory
Gel Documentation, agarose gel, rna isolation, dna isolation, plasmid isolation, ?cloning, gene cloning, ?transformation, crispr
restriction digestion, southern blot, western blotting, elisa kits, page electrophoresis, nanodrop, sanger sequencing, crystal violet, microarray
gene expression, Aseptic Culture, cell lines, mtt assay, primary cell culture, cell line maintenance, cryopreservation, bioreactor, hybridoma
stem cells, callus culture, micropropagation, laminar air flow, Bacterial Culture, microbial culture, bacterial isolation, microscopy
antimicrobial susceptibility, fungal culture, bacterial identification, vitek, bactec, mycology, virology, parasitology, Affinity Chromatography
ion exchange chromatography, size exclusion, akta, ^FPLC, ultrafiltration, ^TFF, monoclonal antibodies, biosimilars, biologics, Molecular Docking
autodock, schrodinger, pymol, blast tool, molecular dynamics, homology modelling, sequence alignment, rna-seq, variant calling
galaxy bioinformatics, biopython, Animal Handling, rodent handling, cpcsea, in vivo studies, in-vivo, in vitro studies, in-vitro, dosing animals
ld50, histology, Spectrophotometry, uv visible spectrophotometer, uv-visible, ph meter, conductivity meter, bod cod, water testing, milk analysis
?aas, atomic absorption, flame photometer, kjeldahl, soxhlet, karl fisher, kf titration, viscometer, hot air oven, laboratory instruments
lab instruments, buffer preparation, reagent preparation, solution preparation, ?laboratory, lab equipment
?BLAST, enzyme assay, immunohistochemistry
== Fitness and beauty | service
-- Fitness
Workout Demonstration, exercise demonstration, floor training, floor trainer, gym floor training, gym instructor, fitness instructor
fitness coach, fitness coaching, online fitness training, client fitness assessment, Cardio Training, cardio, ?treadmill, spinning bike
endurance training, core training, tabata, plyometrics, powerlifting, power lifting, olympic lifting, calisthenics, boot camp, bootcamp
animal flow, battle rope, medicine ball, resistance band, bodyweight training, warm up cool down, Diet Consultation, diet consultation gym
diet guidance, macro counting, supplements guidance, diet and nutrition, Yoga Therapy Sessions, suryanamaskar, surya namaskar, shatkarma
yoga nidra, power yoga, iyengar yoga, vinyasa, prenatal yoga, kids yoga, corporate yoga, ^RYT, ryt 200, ryt 500, yoga alliance, ?ycb
ayush ministry, mudra, kriya, chair yoga, meditation sessions, breathing techniques, ?anatomy, Membership Conversion, membership renewal gym
gym counsellor, pt conversion, gym tours, member retention, member engagement, crm gym, Athlete Conditioning, speed and agility, agility training
sports conditioning, marathon training, sports injury management, rehabilitation exercise, corrective exercise, foam rolling, mobility drills
sports coach, national institute of sports, ^NIS, sports event organization, tennis coaching, table tennis coaching, basketball coaching
volleyball coaching, skating coaching, swimming instructor, lifeguarding, Special Population Training, senior fitness
pre and post natal fitness, postnatal fitness, women fitness, rehab training, REPs Certification, ^NSCA, ^REPS, ^GGFI, gold's gym certification
?bfy, first aid and cpr, cpr aed
ashtanga yoga, group training, group exercise, InBody, mobility work, injury rehab, PCOS management, nutrition planning, macro planning
programme design, member induction, gym induction, gym equipment, ?AED, athletics coaching, ?K11
-- Beauty
Hair Treatments, hair spa, hair color, ?highlights, balayage, global colour, rebonding, botox hair, blow dry, hair cut, advance hair cut
bridal hair, hair do, ?hairdo, hair extensions, scalp treatment, smoothening, ?straightening, perming, beard styling, ?barber, men's grooming
saree draping, hairstyles, Party Makeup, self makeup, ?HD, engagement makeup, reception makeup, film makeup, special effects makeup, makeup class
eyelash extension, lash extensions, microblading, permanent makeup, eyebrow shaping, ?bleach, hydra facial, ?cleanup, de-tan, detan
skin analysis, skin consultation, microdermabrasion, body polishing, body wrap, skin treatment, galvanic, oxy facial, acne facial, cosmetologist
?Massage, deep tissue massage, thai massage, balinese massage, foot reflexology, reflexology, hot stone, potli massage, ayurvedic massage
body massage, head massage, hammam, spa manager, jacuzzi, Nail Extensions, gel polish, acrylic nails, nail technician, nail care
Waxing and Threading, ?wax, threading and waxing, bikini wax, mehndi, henna, Salon Retail, salon product sales, l'oreal professional, loreal
wella, schwarzkopf, matrix products, lakme academy, vlcc, jawed habib academy, cidesco, salon manager, client consultation salon, Salon Hygiene
sanitization, sterilization of tools
deep tissue, product selling
`;
