function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter(Boolean));
}

/** Nouns that a job title ends with: "Engineer", "Nurse". */
export const TITLE_NOUNS = words(`
  accountant actor actuary administrator adviser advisor advocate agent agronomist analyst anchor animator architect
  artist assistant associate attendant attorney auditor auto-electrician baker banker barista bartender beautician
  biller bookkeeper broker butcher buyer captain caretaker carpenter cashier caterer chairman chauffeur checker chef chief chemist choreographer clerk
  coach coder commis companion compositor consultant contractor controller cook coordinator co-ordinator copywriter counsel
  counsellor counselor crew curator dancer dealer dean dentist designer developer dietician dietitian director dispatcher
  doctor draftsman draughtsman driver economist editor educator electrician engineer estimator examiner executive expert
  facilitator faculty farmer filmmaker fitter foreman founder co-founder gardener generalist geologist guard guide
  hairdresser handler hand head helper hostess host housekeeper hrbp incharge in-charge inspector instructor intern
  interpreter investigator jockey journalist judge keeper laborer labourer lawyer lead leader lecturer librarian lifeguard machinist
  maker manager marketer mason masseur mechanic medic mentor merchandiser merchant microbiologist midwife moderator
  musician negotiator nurse nutritionist officer operator optometrist orderly owner packer painter paralegal paramedic
  partner pathologist pharmacist phlebotomist photographer physician physiotherapist physicist pilot planner plumber
  practitioner president principal producer professional professor programmer proofreader psychologist purchaser
  receptionist recruiter rep reporter representative researcher resident reviewer rigger scholar scientist scrum-master master secretary
  seller sonographer specialist staff statistician steward stewardess storekeeper strategist stylist sub-editor superintendent
  supervisor surgeon surveyor tailor teacher technician technologist telecaller teller tester therapist trader trainee trainer
  transcriptionist translator treasurer tutor typist underwriter utility valuer vet veterinarian videographer waiter waitress
  warden warehouseman weaver welder worker writer
  conservator archivist registrar bursar proctor dyer spinner weaver knitter cutter stitcher presser ironer grader sorter picker loader unloader packer
  polisher grinder turner moulder fettler blaster rigger scaffolder plasterer tiler bricklayer bar-bender painter polisher glazier roofer surveyor
  lineman foreman salesman saleswoman salesperson craftsman watchman fireman cameraman pumpman repairman patrolman boatswain bosun stoker oiler greaser
  sailor seaman navigator skipper purser flagman signalman stevedore docker winder doffer jobber reliever setter layer taster blender roaster brewer
  distiller miller confectioner patissier sommelier mixologist steward bellboy porter concierge valet ranger forester nurseryman florist beekeeper
  breeder grower horticulturist entomologist hydrologist meteorologist seismologist botanist zoologist biologist biochemist biotechnologist
  epidemiologist virologist toxicologist pharmacologist cytologist histotechnologist radiographer radiologist radiotherapist anaesthetist perfusionist
  audiologist podiatrist chiropractor acupuncturist homeopath homoeopath dermatologist cardiologist gynaecologist orthodontist hygienist prosthetist
  embryologist phlebotomist cosmetologist mehendi-artist nailist tattooist aesthetician makeup-artist caregiver ayah nanny governess matron
  interpreter lyricist singer vocalist percussionist guitarist drummer composer arranger dj emcee presenter announcer newsreader correspondent
  columnist stringer photojournalist colourist colorist animatronic rotoscopist storyboarder illustrator calligrapher engraver jeweller goldsmith setter
  potter carver upholsterer cobbler blacksmith locksmith gunsmith watchmaker cabinetmaker patternmaker toolmaker diemaker dressmaker shoemaker
  appraiser assayer auctioneer liquidator actuary assessor adjuster arbitrator mediator conciliator notary solicitor barrister magistrate
  commandant commander constable sub-inspector jawan havildar subedar bouncer bodyguard marshal
  organiser organizer fundraiser mobiliser mobilizer animator surveyor enumerator canvasser promoter ambassador evangelist influencer blogger vlogger
  referee umpire groundsman curator physio masseuse choreographer gymnast acrobat trekker cyclist rider biker courier dispatcher
  artisan ca-article articled apprentice ceo cto cfo coo chro vp avp svp evp gm dgm agm sde
  sdet sre qa dba ro rm bdm bde pgt tgt prt anm gnm rmo cmo asm tsm rsm ase tse hod po mo cdp dcdp ot-technician housekeeping sculptor stockist
`);

/** Words that may stand before the noun: "Senior", "Deputy", "Staff". A title of these alone is none. */
export const TITLE_MODIFIERS = words(`
  senior sr junior jr assistant asst associate deputy dy chief principal lead head general regional area zonal national
  global country branch store staff executive trainee vice managing graduate management group team additional joint
  registered certified chartered licensed qualified freelance independent visiting guest full-stack fullstack
`);

/** Fields that follow a title after a dash or comma and are no company: "Manager – Operations". */
export const FUNCTIONS = words(`
  accounts accounting administration admin analytics audit automation banking billing bpo business care civil claims
  collections commercial control communication communications compliance construction corporate credit customer data design
  development digital dispatch distribution domestic electrical engineering estimation events execution export finance
  front-end frontend backend back-end full-stack hr human icu import infrastructure institutional instrumentation insurance international inventory it
  java key learning legal lending logistics maintenance manufacturing marketing mechanical media medical merchandising mis
  network nursing office online operations ot payroll planning process procurement product production program project
  projects public purchase purchasing qa qc quality recruitment regulatory relations research retail risk safety sales
  scm secondary section security service services shift site software sourcing stores strategy structural supply support
  talent tax taxation technical technology telesales testing training transport treasury voice warehouse web wealth
  primary maths mathematics physics chemistry biology english science social studies hindi computer
  icu ccu nicu ward cardiac opd
  ir er solar sme msme grocery staples fashion wholesale fmcg pharma agri b2b b2c channel enterprise growth inbound outbound
  crm erp sap java python android ios react devops cloud mep hvac ehs hse piping tooling assembly machining welding weaving
  dyeing spinning knitting cutting finishing sampling bakery continental indian tandoor banquet bar commerce economics geography
  history computers sanskrit pre-primary nursery dialysis casualty oncology orthopaedics paediatrics neonatal labour maternity
  radiology pathology gst audits claims underwriting renewals microfinance trade forex fleet inward outward domestic
  litigation drafting ipr trademarks compliance taxation plant utilities fabrication foundry castings
  emergency surgical pediatrics cardiology cabin ground assurance residential commercials livelihood livelihoods practice investigations
  formulations utilities packing transport claims ophthalmic dental livestock horticulture
`);

/** First words that look like verbs and yet open a title: "Consulting Engineer", "Nursing Officer". */
export const TITLE_OPENERS = words(`
  accounting banking billing branding broadcasting building catering civil coaching consulting contracting counselling
  engineering estimating executing fitting landscaping lending licensed managing manufacturing marketing merchandising moulding
  nursing operating packaging planning printing processing programming publishing purchasing reporting sourcing spinning
  structural teaching testing ticketing trading training visiting weaving writing advanced certified chartered registered
  qualified embedded distinguished weighted sampling cutting dyeing finishing washing knitting recruiting screening housekeeping
  boarding mining drilling piping welding machining networking learning editing casting styling
`);
