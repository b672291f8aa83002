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
Home Care Nursing = home nursing, elderly care, geriatric care, geriatric nursing, caregiver
Ward Management = ward incharge, nursing supervision, nurse manager, nursing administration
-- Critical care
Critical Care = icu, intensive care, critical care nursing, iccu, intensive care unit
Emergency Care = emergency nursing, casualty, emergency room, trauma care, emergency department
Ventilator Management = ventilator care, ventilator, mechanical ventilation, intubation
ACLS = advanced cardiac life support, bls, basic life support, bls/acls
Cardiac Care = ccu, cardiac nursing, ecg monitoring, cath lab nursing
Neonatal Care = nicu, neonatal nursing, picu, newborn care
Infusion Pumps = syringe pump
-- Other wards
Operation Theatre = ot nursing, operation theater, scrub nurse, operation theatre nursing, surgical assistance, ot assistant
Infection Control = infection prevention, aseptic technique, biomedical waste management, sterilization, cssd, asepsis
Midwifery = maternal health, anm, labour room, labor room, obstetric nursing, antenatal care, maternity
Pediatric Nursing = paediatric nursing, pediatric care, child care nursing
Oncology Nursing = chemotherapy administration, oncology, palliative care
Dialysis = haemodialysis, hemodialysis, dialysis technician
Immunization = vaccination, immunisation
Community Health = public health nursing, community health nursing, primary health centre, asha worker
Psychiatric Nursing = mental health nursing
NABH = nabh standards, jci accreditation, nabh accreditation, jci

== Medicine | health
-- Doctors
General Medicine = mbbs, internal medicine, clinical medicine, physician
Outpatient Care = outpatient, opd, opd management, outpatient department
Clinical Diagnosis = diagnosis and treatment, clinical examination, diagnosing patients
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
Ayurveda = bams, panchakarma, ayurvedic
Homeopathy = bhms, homoeopathy
Veterinary Medicine = veterinary, vet doctor, bvsc, b.v.sc, animal health, veterinarian
Telemedicine = tele-medicine, online consultation
-- Allied health
Physiotherapy = physical therapy, bpt, mpt, physiotherapist, exercise therapy, manual therapy
Rehabilitation = neuro rehabilitation, ortho rehabilitation, stroke rehabilitation, rehab
Dry Needling = cupping therapy, kinesio taping
Electrotherapy = ultrasound therapy, tens, ift
Occupational Therapy
Speech Therapy = audiology, speech language pathology, hearing aids
Radiology = radiography, x-ray, xray, radiographer
CT Scan = ct scanning
MRI = mri scan, mri scanning, mri technologist
Ultrasound Imaging = sonography, ultrasonography, usg
Medical Laboratory = laboratory work, ^LIS, dmlt, medical lab technology, pathology lab, lab technician, mlt, clinical laboratory
Haematology = hematology, blood bank, cbc
Biochemistry = clinical biochemistry
Phlebotomy = blood collection, sample collection, blood sample collection
Histopathology = cytology, pathology
Optometry = refraction, contact lenses, optometrist
Respiratory Therapy = pulmonary function test
Clinical Psychology = psychologist, psychological assessment, cbt, psychotherapy, psychology
Counselling = counseling, counsellor, mental health counselling, guidance counselling
Nutrition = dietetics, dietician, diet planning, nutritionist, dietitian, diet charts, clinical nutrition, diet plans
Ambulance Services = emergency medical technician, paramedic
-- Hospital business
Hospital Administration = healthcare administration, hospital management, hospital operations, healthcare management
Medical Coding = icd-10, cpt coding, icd 10, hcc coding, cpc certified, icd-10-cm, cpt
Medical Billing = revenue cycle management, rcm, us healthcare, denial management, ar calling, ar caller
Medical Transcription = medical transcriptionist
Medical Records = patient records, mrd, emr, ehr, electronic health records, electronic medical records
HIPAA
Front Desk Hospital = patient registration, opd billing, patient coordination, patient relations, ipd
Biomedical Equipment = biomedical engineering, medical equipment maintenance, biomedical
Health Camps = public health, epidemiology, health programmes

== Pharmacy and pharma | health
-- Pharmacy
Dispensing = dispensing medicines, medicine dispensing, prescription dispensing, drug dispensing, prescriptions
Pharmacy = pharmacist, b.pharm, d.pharm, b pharm, d pharm, retail pharmacy, pharmacy management, hospital pharmacy
Pharmacology = pharmacokinetics, pharmacodynamics
Drug Interactions = drug information
Drug Inventory = expiry management, schedule h drugs, pharmacy inventory, medicine stock
Clinical Pharmacy = pharm d, pharm.d, pharmd
Drugs and Cosmetics Act = drug license, drug laws
-- Making medicines
Pharmaceutical Manufacturing = tablet manufacturing, oral solid dosage, osd, formulation manufacturing, granulation, tablet compression
GMP = cgmp, good manufacturing practice, good manufacturing practices, gdp documentation
Formulation Development = formulation, f&d, dosage form development, formulation r&d
Analytical Method Development = method validation, analytical method validation, amv, analytical development
HPLC = high performance liquid chromatography, uplc, chromatography
Gas Chromatography = gc analysis, gc-ms, lc-ms
Dissolution Testing = dissolution, uv spectroscopy, ir spectroscopy, spectrophotometer, ftir
Process Validation = cleaning validation, equipment qualification, iq oq pq, validation, qualification and validation
Batch Manufacturing Records = bmr, batch records
API Manufacturing = bulk drugs, api synthesis, active pharmaceutical ingredients, api plant
Sterile Manufacturing = injectables, parenterals, aseptic processing, sterile products
Stability Studies = stability testing
QMS Pharma = deviation, change control, oos, deviations, oot
Regulatory Affairs = ich guidelines, cdsco, ^CMC, dossier, ctd, anda filing, usfda, drug regulatory affairs, ectd, ectd submission
Pharmaceutical Chemistry = organic synthesis, medicinal chemistry, organic chemistry
-- Medicines to market
Medical Representative = diabetology, medical rep, pharma sales, doctor visits, detailing, doctor detailing, pharmaceutical sales, doctor calls, chemist visits
Medical Affairs = medical science liaison, medical writing, medical information
Pharmaceutical Marketing = pharma marketing, prescription generation, rcpa

== Clinical research and life science | health
-- Trials
Clinical Research = clinical trials, clinical trial management, clinical research coordinator, clinical studies
Good Clinical Practice = ich-gcp, gcp guidelines, gcp compliance, gcp trained
Pharmacovigilance = drug safety, adverse event reporting, argus safety, icsr, meddra, adverse events
Clinical Data Management = cdm, edc, medidata rave, oracle inform
Site Monitoring = clinical monitoring, cra monitoring, site initiation visit
Informed Consent = ethics committee, iec submission, irb
Bioequivalence Studies = ba/be studies, bioavailability
SDTM = cdisc, adam datasets, clinical sas
-- Laboratory
Molecular Biology = pcr, rt-pcr, dna extraction, real time pcr, western blot
Cell Culture = tissue culture, mammalian cell culture
Microbiology = microbial testing, sterility testing, microbiological analysis, environmental monitoring
ELISA = immunoassay, flow cytometry
Bioinformatics = genomics, ngs, next generation sequencing
Fermentation = bioprocess, downstream processing, upstream processing
Biotechnology = biotech, genetic engineering
Immunology = serology
Laboratory Safety = glp, good laboratory practice, laboratory techniques, lab techniques
Animal Studies = preclinical, toxicology
Chemical Analysis = titration, wet chemistry, wet analysis, analytical chemistry
ISO 17025 = nabl, nabl accreditation

== Fitness and beauty | service
-- Fitness
Personal Training = personal trainer, fitness training, fitness trainer, gym trainer, one on one training
Strength Training = weight training, resistance training, strength and conditioning, functional training
Yoga = yoga instructor, yoga teaching, pranayama, hatha yoga, yoga therapy
Group Fitness = zumba, aerobics, hiit, crossfit, spinning classes, group classes
Exercise Prescription = workout plans, workout planning, exercise programs, training programs fitness
Weight Management = weight loss, body composition, fat loss, body composition analysis
Sports Nutrition = fitness nutrition, supplementation
Sports Coaching = cricket coach, football coach, sports training, coaching athletes, athletics
Fitness Assessment = posture assessment, flexibility testing, posture correction
Gym Management = gym operations, membership sales, gym floor, health club
Pilates = flexibility training, stretching
Injury Prevention = sports injury, sports massage
Swimming = swimming coaching, lifeguard
ACE Certification = ace certified, issa, k11 certified, reps india, nasm, acsm
-- Beauty
Hair Styling = hair stylist, hair cutting, haircut, hair dressing, hairdresser, hair colouring
Makeup = make-up, makeup artist, bridal makeup, bridal make up
Skin Care = facials, facial treatments, beautician, skincare treatments
Spa Therapy = massage therapy, spa, aromatherapy, spa therapist, swedish massage
Nail Art = manicure, pedicure, manicure and pedicure
Salon Management = salon operations
Cosmetology = aesthetics, laser hair removal
Waxing = threading, mehendi
`;
