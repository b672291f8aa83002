/** Nursing, medicine, pharmacy, laboratory, fitness and beauty roles. */
export const health = String.raw`
== Nursing | Nursing | Healthcare & Pharmaceuticals | site
role: nurse, nursing, staff nurse, icu nurse, ward incharge, nursing superintendent, anm, gnm, midwife, nursing officer, ot nurse, nurse educator, matron, caregiver, nursing assistant, ward, patient care, attendant
fields: Nursing
degree: GNM or B.Sc Nursing with a valid State Nursing Council registration
aim: give patients safe, attentive and kind care
+ Apply your knowledge of {skills} at the bedside
- Assess patients, record vital signs and report changes at once
- Give medicines and injections as prescribed and record them
- Assist doctors in rounds and procedures
- Follow infection control and waste segregation rules
- Keep nursing notes and handovers complete
- Comfort patients and explain care to their families
* Critical Care, Ventilator Management, ACLS: Look after ventilated and critically ill patients and respond to emergencies
* Operation Theatre: Prepare the theatre and instruments and assist in surgery
* Neonatal Care, Pediatric Nursing: Care for newborns and children and support their mothers
* Dialysis: Run dialysis sessions and watch patients through them
* NABH: Keep to NABH standards in records and practice
j Work under a senior nurse until signed off for each procedure
s Lead the shift and guide junior nurses
m Plan rosters, audits and training for the nursing team

== Doctors | Medical | Healthcare & Pharmaceuticals | site
role: doctor, physician, surgeon, dentist, rmo, medical officer, consultant physician, resident, anaesthetist, paediatrician, pediatrician, gynaecologist, gynecologist, dermatologist, cardiologist, radiologist, pathologist, psychiatrist, orthopaedic, mbbs, veterinary, veterinarian, ayurveda, homeopathy, duty doctor, casualty, orthopedic, ophthalmologist, medical superintendent, medical director, neurologist, intensivist, bams, dental
fields: Medicine
degree: MBBS, BDS or the degree of the speciality, with council registration
aim: diagnose and treat patients with skill and care
+ Bring {skills} to every consultation
- Examine patients, order the right tests and explain the findings
- Plan treatment and follow it up
- Attend emergencies when on duty
- Keep complete, legible case records
- Work with nurses, technicians and referring doctors
- Take informed consent and respect privacy
j Work under the consultant's supervision
s Guide junior doctors and review difficult cases
m Lead the department's clinical quality

== Allied health | Allied Health | Healthcare & Pharmaceuticals | site
role: physiotherapist, physio, radiographer, x-ray technician, optometrist, dietician, dietitian, nutritionist, counsellor psychologist, psychologist, speech therapist, occupational therapist, ot technician, operation theatre technician, theatre technician, dialysis technician, radiology technician, paramedic, ecg technician, emergency medical technician, audiologist, mri technician, ct technician, therapist, cath lab technician, optician
fields: Medicine
degree: A degree or diploma in the discipline, with registration where the law asks for it
aim: help patients to recover and live better
+ Treat and support patients, drawing on {skills}
- Assess each patient and plan sessions with clear goals
- Carry out procedures safely and explain them beforehand
- Keep equipment clean, calibrated and ready
- Record progress and report to the treating doctor
- Teach patients and families what to do at home
j Work with a senior colleague on daily cases
s Handle complex cases and train juniors
m Run the department and its appointments

== Hospital administration | Administration | Healthcare & Pharmaceuticals | site
role: hospital administrator, hospital administration, patient coordinator, patient relations, medical coder, medical billing, tpa, hospital manager, medical records, opd, clinic manager, hospital, patient care coordinator, centre manager, biomedical engineer, medical transcriptionist, medical biller, clinic
fields: Medicine
degree: A graduate in any subject; MHA or a healthcare qualification is welcome
aim: make a patient's way through the hospital smooth
+ Apply your knowledge of {skills} in daily operations
- Coordinate registration, admission, billing and discharge
- Answer patients and relatives patiently
- Keep records and claims complete
- Follow up with departments until each matter is closed
- Report occupancy, waiting times and complaints
* Medical Coding, Medical Billing: Code and bill charts accurately and answer denials
* Biomedical Equipment: Maintain and calibrate medical equipment
j Learn the desks and the hospital system
s Solve escalations across departments
m Lead operations, accreditation and staff

== Pharmacy | Pharmacy | Healthcare & Pharmaceuticals | site
role: pharmacist, pharmacy, chemist pharmacy, clinical pharmacist, hospital pharmacist, pharmacy assistant, pharmacy manager
fields: Pharmacy and pharma
degree: B.Pharm or D.Pharm with State Pharmacy Council registration
aim: dispense the right medicine with the right advice
+ Apply your knowledge of {skills} at the counter and in the store
- Check prescriptions and dispense accurately
- Explain dose, timing and precautions to patients
- Keep stock, expiry dates and the cold chain in order
- Maintain registers for scheduled drugs
- Order stock before it runs out
j Learn the stock and dispensing routine
s Guide assistants and handle audits
m Run the pharmacy's purchase, stock and team

== Pharma manufacturing and laboratory | Laboratory | Healthcare & Pharmaceuticals | site
role: chemist, qc chemist, lab technician, microbiologist, scientist, research associate, lab assistant, analytical, formulation, regulatory affairs, clinical research, pharmacovigilance, lab, research scientist, biochemist, qa pharma, drug safety, r&d, phlebotomist, production chemist, medical writer, biotechnologist, laboratory, cra, drug regulatory affairs, validation, lab incharge
fields: Pharmacy and pharma, Clinical research and life science
degree: B.Sc, M.Sc, B.Pharm or M.Pharm in the relevant subject
aim: test, develop and document to the standard that medicine demands
+ Work in the laboratory, drawing on {skills}
- Carry out tests by the approved methods and record them at once
- Calibrate and care for the instruments
- Investigate results that are out of specification
- Keep to GLP, GMP and safety rules
- Review records and get them ready for audits
* HPLC, Gas Chromatography, Dissolution Testing: Analyse samples on HPLC, GC and other instruments
* Clinical Research, Good Clinical Practice: Monitor sites and documents to ICH-GCP
* Pharmacovigilance: Process and report adverse events within their timelines
* Regulatory Affairs: Compile and follow dossiers for the authorities
* Medical Laboratory, Phlebotomy, Haematology, Biochemistry: Collect and process samples and report results on time
* Microbiology: Carry out microbial and environmental tests
j Learn the methods and get qualified on each instrument
s Troubleshoot methods and review colleagues' data
m Lead the laboratory through audits and workload

== Fitness and beauty | Wellness | Others | site
role: fitness trainer, gym trainer, yoga, personal trainer, beautician, hair stylist, makeup artist, spa therapist, swimming, coach, zumba, salon, fitness, gym, spa, hairdresser, fitness manager, sports coach, gym manager, nail artist, lifeguard
fields: Fitness and beauty
degree: A recognised certificate in the discipline
aim: help clients to look and feel their best
+ Train and serve clients, drawing on {skills}
- Understand each client's goals and limits before starting
- Plan sessions or treatments and carry them out safely
- Keep equipment and the floor clean and hygienic
- Follow progress and encourage clients to keep going
- Keep appointments and records in order
* Yoga: Lead yoga sessions for different levels
* Personal Training, Strength Training: Plan and supervise individual workouts
j Assist on the floor and learn the programmes
s Build your own client base and train juniors
m Run memberships, rosters and standards
`;
