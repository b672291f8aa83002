/** Nursing, medicine, allied health, pharmacy, research, laboratories, fitness and beauty. */
export const health = String.raw`
== Nursing | health
-- Bedside care
Patient Care = nursing care, bedside care, bedside nursing, patient handling, care of patients, in-patient care
Nursing = staff nurse, registered nurse, gnm, bsc nursing, b.sc nursing, nurse
Vital Signs Monitoring = vital signs, monitoring vitals, vitals monitoring, recording vital signs
Medication Administration = drug administration, administering medication, medicine administration, administering medicines, medications
IV Therapy = iv cannulation, iv line, intravenous, cannulation, iv infusion, iv fluids
Wound Care = wound dressing, dressing, wound management, dressings
Catheterization = catheterisation, foley catheter, ryles tube, ng tube insertion, nasogastric
Nursing Documentation = patient records nursing, nursing records, patient charting, charting
Patient Assessment = nursing assessment, triage, patient monitoring
Patient Education = patient counselling, patient counseling, health education, health teaching
Home Care Nursing = home nursing, elderly care, geriatric care, geriatric nursing, caregiver, bedridden patients
Ward Management = ward incharge, nursing supervision, nurse manager, nursing administration, nurse in-charge, nursing in-charge, duty allotment nurses, head nurse
Staff Nursing = nursing officer, ward nurse
Bed Making = patient hygiene, sponge bath, nasogastric feeding, tube feeding, positioning of patients
Blood Transfusion = transfusion
Injections = injection
Discharge Planning = patient admission, admission and discharge, handover nursing
-- Critical care
Critical Care = icu, intensive care, critical care nursing, iccu, intensive care unit
Emergency Care = emergency nursing, casualty, emergency room, trauma care, emergency department
Ventilator Management = ventilator care, ventilator, mechanical ventilation, intubation
ACLS = advanced cardiac life support
BLS = basic life support
Cardiac Care = ccu, cardiac nursing, ecg monitoring, cath lab nursing
Neonatal Care = nicu, neonatal nursing, picu, newborn care
Infusion Pumps = syringe pump
Intubation Assistance = suctioning, tracheostomy care, abg, arterial line
Crash Cart = code blue
-- Other wards
Operation Theatre = ot nursing, operation theater, scrub nurse, operation theatre nursing, surgical assistance, ot assistant
Infection Control = infection prevention, aseptic technique, biomedical waste management, sterilization, cssd, asepsis
Midwifery = maternal health, anm, labour room, labor room, obstetric nursing, antenatal care, maternity, postnatal care, normal delivery
Pediatric Nursing = paediatric nursing, pediatric care, child care nursing
Oncology Nursing = chemotherapy administration, oncology, palliative care
Dialysis = haemodialysis, hemodialysis, dialysis technician
Immunization = vaccination, immunisation
Community Health = public health nursing, community health nursing, primary health centre, asha worker
Psychiatric Nursing = mental health nursing
NABH = nabh standards, jci accreditation, nabh accreditation, jci
Scrub Nursing = surgical instruments, autoclave
School Health Nursing = occupational health, industrial nursing
Biomedical Waste = bmw management, hand hygiene

== Medicine | health
-- Doctors
General Medicine = mbbs, internal medicine, clinical medicine, physician, general physician, family medicine, medical officer, duty doctor
Outpatient Care = outpatient, opd, opd management, outpatient department
Clinical Diagnosis = diagnosis and treatment, clinical examination, diagnosing patients, patient consultation, history taking, case taking, ward rounds, opd consultation
Surgery = general surgery, surgical procedures, laparoscopic surgery
Pediatrics = paediatrics, pediatrician, paediatrician
Obstetrics and Gynaecology = obstetrics, obstetrics & gynaecology, obs and gynae, ob-gyn, gynaecology, gynecology, obg
Orthopaedics = orthopedics, orthopedic, orthopaedic
Cardiology = echocardiography, cardiologist
Anaesthesia = anesthesia, anaesthesiology
Dermatology = skin care clinical, dermatologist
Psychiatry = psychiatrist
Ophthalmology = eye surgery, cataract
Dentistry = dental, dentist, bds, root canal, rct, orthodontics, dental surgery, tooth extraction
Ayurveda = bams, panchakarma, ayurvedic, unani, naturopathy
Homeopathy = bhms, homoeopathy
Veterinary Medicine = veterinary, vet doctor, bvsc, b.v.sc, animal health, veterinarian
Telemedicine = tele-medicine, online consultation
Emergency Medicine = casualty medical officer
Neurology = nephrology, gastroenterology, urology, endocrinology, pulmonology
ENT Treatment = ^ENT, otolaryngology
-- Allied health
Physiotherapy = physical therapy, bpt, mpt, physiotherapist, exercise therapy, manual therapy, joint mobilization, mulligan, maitland, taping, myofascial release, gait training
Rehabilitation = neuro rehabilitation, ortho rehabilitation, stroke rehabilitation, rehab
Dry Needling = cupping therapy, kinesio taping
Electrotherapy = ultrasound therapy, tens, ift
Occupational Therapy
Speech Therapy = audiology, speech language pathology, hearing aids
Radiology = radiography, x-ray, xray, radiographer, cr system, dr system, c-arm, mammography
CT Scan = ct scanning
MRI = mri scan, mri scanning, mri technologist
Ultrasound Imaging = sonography, ultrasonography, usg
Medical Laboratory = laboratory work, ^LIS, dmlt, medical lab technology, pathology lab, lab technician, mlt, clinical laboratory
Haematology = hematology, blood bank, cbc, urine analysis, clinical pathology
Biochemistry = clinical biochemistry
Phlebotomy = blood sampling, blood collection, sample collection, blood sample collection
Histopathology = cytology, pathology
Optometry = refraction, contact lenses, optometrist, contact lens, spectacles dispensing
Respiratory Therapy = pulmonary function test
Clinical Psychology = psychologist, psychological assessment, cbt, psychotherapy, psychology
Counselling = counseling, counsellor, mental health counselling, guidance counselling
Nutrition = dietetics, dietician, diet planning, nutritionist, dietitian, diet charts, clinical nutrition, diet plans, therapeutic diets, diet counselling, meal planning
Ambulance Services = emergency medical technician, paramedic
Sports Rehabilitation = sports physiotherapy, ortho rehab, neuro rehab
OT Assistance = anaesthesia technician, ot assistance, cath lab, ecg technician
-- Hospital business
Hospital Administration = healthcare administration, hospital management, hospital operations, healthcare management, ipd billing, ip billing, op billing, bed management, hospital billing, hospital information system, his software
Medical Coding = icd-10, cpt coding, icd 10, hcc coding, cpc certified, icd-10-cm, cpt, icd coding, hcpcs
Medical Billing = revenue cycle management, rcm, us healthcare, denial management, ar calling, ar caller
Medical Transcription = medical transcriptionist
Medical Records = patient records, mrd, emr, ehr, electronic health records, electronic medical records
HIPAA
Front Desk Hospital = patient registration, opd billing, patient coordination, patient relations, ipd, patient care executive, patient counselling hospital, patient experience
Biomedical Equipment = biomedical engineering, medical equipment maintenance, biomedical
Health Camps = public health, epidemiology, health programmes, national health programmes, health surveys, disease surveillance
Hospital Quality = quality indicators, clinical audit
Ayushman Bharat = pmjay, government schemes hospital

== Pharmacy and pharma | health
-- Pharmacy
Dispensing = dispensing medicines, medicine dispensing, prescription dispensing, drug dispensing, prescriptions
Pharmacy = pharmacist, b.pharm, d.pharm, b pharm, d pharm, retail pharmacy, pharmacy management, hospital pharmacy, medical store, community pharmacy, chemist shop
Pharmacology = pharmacokinetics, pharmacodynamics
Drug Interactions = drug information
Drug Inventory = expiry management, schedule h drugs, pharmacy inventory, medicine stock, near expiry, expiry returns
Clinical Pharmacy = pharm d, pharm.d, pharmd
Drugs and Cosmetics Act = drug license, drug laws
Prescription Review = prescription reading, prescription handling, prescription audit
Narcotics Register = schedule h1, schedule h, controlled drugs
OTC Products = over the counter
-- Making medicines
Pharmaceutical Manufacturing = tablet manufacturing, oral solid dosage, osd, formulation manufacturing, granulation, tablet compression, coating tablets, tablet coating, capsule filling, blister packing
GMP = cgmp, good manufacturing practice, good manufacturing practices, gdp documentation
Formulation Development = formulation, f&d, dosage form development, formulation r&d
Analytical Method Development = method validation, analytical method validation, amv, analytical development, method transfer, analytical validation
HPLC = high performance liquid chromatography, uplc, chromatography
Gas Chromatography = gc analysis, gc-ms, lc-ms
Dissolution Testing = dissolution, uv spectroscopy, ir spectroscopy, spectrophotometer, ftir, uv-vis, karl fischer, polarimeter, empower, chromeleon, lims
Process Validation = cleaning validation, equipment qualification, iq oq pq, qualification and validation, validation
Batch Manufacturing Records = bmr, batch records
API Manufacturing = bulk drugs, api synthesis, active pharmaceutical ingredients, api plant
Sterile Manufacturing = injectables, parenterals, aseptic processing, sterile products
Stability Studies = stability testing
QMS Pharma = deviation, change control, oos, deviations, oot
Regulatory Affairs = ich guidelines, cdsco, ^CMC, dossier, ctd, anda filing, usfda, drug regulatory affairs, ectd, ectd submission, dmf, drug registration
Pharmaceutical Chemistry = organic synthesis, medicinal chemistry, organic chemistry
OOS Investigation = deviation handling, quality risk management
Data Integrity = alcoa, 21 cfr part 11
USFDA Audit = mhra, who gmp, eu gmp, regulatory inspections
-- Medicines to market
Medical Representative = diabetology, medical rep, pharma sales, doctor visits, detailing, doctor detailing, pharmaceutical sales, doctor calls, chemist visits, stockist visits, rx generation
Medical Affairs = medical science liaison, medical writing, medical information, clinical study report
Pharmaceutical Marketing = pharma marketing, prescription generation, rcpa
Hospital Business Pharma = key opinion leaders, kol management, cme programmes
PMT = product manager pharma, visual aids

== Clinical research and life science | health
-- Trials
Clinical Research = clinical trials, clinical trial management, clinical research coordinator, clinical studies
Good Clinical Practice = ich-gcp, gcp guidelines, gcp compliance, gcp trained
Pharmacovigilance = drug safety, adverse event reporting, argus safety, icsr, meddra, adverse events, case processing, aggregate reports, signal detection, adr reporting
Clinical Data Management = cdm, edc, medidata rave, oracle inform, oracle clinical, inform edc
Site Monitoring = clinical monitoring, cra monitoring, site initiation visit
Informed Consent = ethics committee, iec submission, irb, ec submissions, protocol deviations, regulatory submissions
Bioequivalence Studies = ba/be studies, bioavailability
SDTM = cdisc, adam datasets, clinical sas
Trial Master File = ^TMF, etmf, ctms, essential documents
Source Data Verification = ^SDV, monitoring visits, site initiation, site selection, crf, ecrf
Biostatistics
-- Laboratory
Molecular Biology = pcr, rt-pcr, dna extraction, real time pcr, western blot, qpcr, gel electrophoresis, primer designing
Cell Culture = tissue culture, mammalian cell culture
Microbiology = microbial testing, sterility testing, microbiological analysis, environmental monitoring, bioburden, endotoxin
ELISA = immunoassay, flow cytometry
Bioinformatics = genomics, ngs, next generation sequencing, sequencing
Fermentation = bioprocess, downstream processing, upstream processing
Biotechnology = biotech, genetic engineering
Immunology = serology
Laboratory Safety = glp, good laboratory practice, laboratory techniques, lab techniques
Animal Studies = preclinical, toxicology
Chemical Analysis = titration, wet chemistry, wet analysis, analytical chemistry
ISO 17025 = nabl, nabl accreditation
Protein Purification = sds-page
Plant Tissue Culture

== Fitness and beauty | service
-- Fitness
Personal Training = personal trainer, fitness training, fitness trainer, gym trainer, one on one training
Strength Training = weight training, resistance training, strength and conditioning, functional training, bodybuilding, muscle gain, gym training, kettlebell, trx, circuit training, mobility training
Yoga = yoga instructor, yoga teaching, pranayama, hatha yoga, yoga therapy, meditation, ashtanga
Group Fitness = zumba, aerobics, hiit, crossfit, spinning classes, group classes, aqua fitness
Exercise Prescription = workout plans, workout planning, exercise programs, training programs fitness
Weight Management = weight loss, body composition, fat loss, body composition analysis
Sports Nutrition = fitness nutrition, supplementation
Sports Coaching = cricket coach, football coach, sports training, coaching athletes, athletics
Fitness Assessment = posture assessment, flexibility testing, posture correction
Gym Management = gym operations, membership sales, gym floor, health club, gym sales, membership renewals, pt sales
Pilates = flexibility training, stretching
Injury Prevention = sports injury, sports massage
Swimming = swimming coaching, lifeguard
ACE Certification = ace certified, issa, k11 certified, reps india, nasm, acsm
Client Assessment = bmi analysis, fitness plans
K11 Certification = cscs
Kids Fitness = gymnastics, martial arts, karate, boxing, kickboxing
Team Coaching = cricket coaching, football coaching, badminton coaching
-- Beauty
Hair Styling = hair stylist, hair cutting, haircut, hair dressing, hairdresser, hair colouring, hair coloring, keratin, hair smoothening
Makeup = make-up, makeup artist, bridal makeup, bridal make up, hd makeup, airbrush makeup
Skin Care = facials, facial treatments, beautician, skincare treatments, clean up
Spa Therapy = massage therapy, spa, aromatherapy, spa therapist, swedish massage
Nail Art = manicure, pedicure, manicure and pedicure
Salon Management = salon operations
Cosmetology = aesthetics, laser hair removal
Waxing = threading, mehendi
Laser Treatment = chemical peels, hydrafacial
`;
