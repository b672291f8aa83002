/**
 * Roles within a family whose work, or whose qualification, is their own: the text of a payroll executive is not that
 * of an HR manager. Only the written job knows them. These work in a shop, a plant, a hospital, a school or on the road.
 */
export const closerSiteRoles = String.raw`
== Store management | Store Operations | E-commerce & Retail | site
role: store manager
fields: Retail
degree: Any graduate; a diploma or MBA in retail is welcome
aim: reach the store's sales with happy customers, a keen team and correct stock
+ Run the store, drawing on {skills}
- Reach the sales targets of the store and follow them daily
- Plan rosters and train, coach and review the staff
- Keep the floor stocked, priced and displayed to the brand's standards
- Control stock, shrinkage and cash and open and close the store
- Settle customers' complaints and build repeat business
- Report sales, footfall and competitors' activities
j Learn each section of the store before leading it
s Coach the team leaders and plan local promotions
m Answer for the store's sales, people, stock and cost

== Machine operation | Production | Manufacturing | site
role: cnc, vmc, machine operator
fields: Manufacturing and quality, Process industries
degree: ITI in a machinist, turner or fitter trade, or a diploma in mechanical engineering
aim: make good parts on the machine, safely and to the day's target
+ Operate the machine, drawing on {skills}
- Set tools, jobs and offsets as the drawing and the process sheet say
- Run the machine to the cycle time and the day's target
- Check parts with measuring instruments and record the results
- Report rejections, tool wear and breakdowns at once
- Clean and lubricate the machine and keep the area in order
- Follow the safety rules and wear protective equipment
* Injection Moulding: Set moulds and parameters and keep cycle times
j Learn each machine and its safety rules before running it alone
s Set difficult jobs and correct programs and offsets
m Plan the machines' work and answer for output and rejection

== Quality inspection | Quality | Manufacturing | site
role: quality inspector
fields: Manufacturing and quality
degree: ITI, diploma or B.E./B.Tech in mechanical or production engineering
aim: find what is not right before it goes further
+ Inspect and record, drawing on {skills}
- Inspect incoming material, parts in process and finished goods
- Measure against drawings, standards and control plans
- Hold and mark what does not pass and tell the line at once
- Keep inspection reports and calibrated instruments in order
- Help to find the cause of rejections and check that the remedy works
- Get products and papers ready for customers' inspections
j Learn the instruments and drawings beside an experienced inspector
s Approve first pieces and guide other inspectors
m Plan inspections and answer for what leaves the plant

== Office help | Administration | - | site
role: office assistant
fields: Office administration
degree: 10th pass, or able to read and write
aim: keep the office clean, supplied and running
+ Use your experience in {skills} in the daily work
- Keep the office, the pantry and meeting rooms clean and ready
- Serve tea, coffee and water to staff and visitors
- Carry papers, files and parcels inside and outside the office
- Copy, scan and file documents
- Open and close the office and look after supplies
- Do bank, courier and other outside work
j Learn the office's routine from colleagues
s Look after supplies and outside work independently
m Plan the helpers' work

== Housekeeping | Housekeeping | - | site
role: housekeeping
fields: Hospitality
degree: 10th or 12th pass; training in housekeeping is welcome
aim: keep every area clean, safe and welcoming
+ Apply your knowledge of {skills} every day
- Clean rooms, floors, washrooms and common areas to the standard
- Use chemicals and machines safely and in the right quantity
- Change and count linen and refill supplies
- Sort and remove waste by the rules
- Report repairs, lost property and anything unusual
- Follow the checklists of each shift
j Learn the methods and checklists beside experienced colleagues
s Check areas and guide new colleagues
m Plan rosters, train and inspect, and control supplies and cost

== Pre-primary teaching | Academics | Education & EdTech | site
role: nursery teacher, pre primary
fields: Teaching
degree: NTT, Montessori training or B.Ed, with a degree in any subject
aim: help small children to learn, play and grow happily
+ Put your skill in {skills} to use in class
- Teach through play, stories, songs and activities
- Plan the day by themes and get the material ready
- Look after the children's safety, meals and habits
- Watch each child's progress and note it
- Speak with parents regularly and kindly
- Take part in celebrations and events
j Work beside an experienced teacher in the first term
s Guide new teachers and helpers
m Lead the pre-primary section

== Draughting | Design | - | anywhere
role: draughtsman
fields: Civil engineering, Mechanical engineering, Architecture and interiors
degree: ITI (Draughtsman) or a diploma in civil, mechanical or architectural drawing
aim: turn designs into clear and correct drawings
+ Prepare drawings with {skills}
- Draw plans, elevations, sections and details from sketches and notes
- Revise drawings after comments and keep their versions in order
- Check dimensions, levels and quantities
- Coordinate with engineers, designers and the site
- Prepare drawings for approval and as built
- Keep to drawing standards, layers and templates
j Trace and correct drawings under guidance
s Check other draughtsmen's drawings
m Plan and check the drawing office's work

== Dietetics | Dietetics | Healthcare & Pharmaceuticals | site
role: dietitian, nutritionist
fields: Medicine
degree: B.Sc or M.Sc in nutrition and dietetics
aim: help people to recover and stay healthy by what they eat
+ Apply your knowledge of {skills} with every person
- Assess each person's diet, health and habits
- Plan diets by the diagnosis and the doctor's advice
- Explain the diet and answer questions kindly
- Follow progress and adjust the plan
- Check kitchen and meal service for special diets
- Keep diet records and reports
j Assess and plan under a senior dietitian's guidance
s Handle critical and complicated cases
m Lead dietetics and the diet kitchen

== Library | Library | Education & EdTech | site
role: librarian
fields: Teaching
degree: A degree in library and information science (B.Lib or M.Lib)
aim: help readers to find what they need and keep the collection in order
+ Apply your knowledge of {skills} in the library
- Issue, renew and receive books and follow up what is overdue
- Catalogue, label and shelve new books and journals
- Help readers to find books and information
- Keep the library software and registers up to date
- Propose purchases and check deliveries and bills
- Count the stock every year and mend or remove what is damaged
j Learn the catalogue and the counter beside a senior librarian
s Manage journals and digital resources
m Plan the library's budget, people and services

== Hostel | Hostel | - | site
role: hostel warden
fields: Social work, Office administration
degree: Any graduate; experience in a hostel is welcome
aim: keep residents safe, cared for and in good order
+ Apply your knowledge of {skills} in the hostel
- Look after the safety, health and discipline of residents
- Keep attendance, visitors' and leave registers
- Check rooms, food, cleanliness and repairs every day
- Speak with parents and the management when it matters
- Act at once in illness and emergencies
- Settle quarrels and complaints fairly
j Learn the hostel's rules and routine from a senior warden
s Guide other wardens and staff
m Plan rosters, supplies and budgets of the hostel

== Visual merchandising | Visual Merchandising | E-commerce & Retail | site
role: visual merchandiser
fields: Retail, Apparel and fashion
degree: A degree or diploma in fashion, design or visual merchandising
aim: make the store show its goods at their best
+ Apply your knowledge of {skills} in windows and displays
- Set up windows, focal points and displays by the guidelines
- Plan where goods stand with the store team and by sales
- Style mannequins and change displays by season and campaign
- Keep props, signs and lighting in order and within budget
- Train store staff in keeping displays up
- Check stores and report with pictures
j Set up displays beside a senior merchandiser
s Plan the displays of several stores
m Lead visual merchandising across stores

== Tailoring | Tailoring | - | site
role: tailor
fields: Apparel and fashion
degree: ITI or training in tailoring, or proven skill
aim: make garments that fit well and last
+ Use your skill in {skills} on every garment
- Take measurements and note what the customer wishes for
- Cut cloth by measurement or pattern without waste
- Stitch, finish and press garments neatly
- Alter and repair garments
- Try garments on with the customer and correct the fit
- Keep machines, tools and the workplace in order
j Learn each step beside a master tailor
s Cut and stitch difficult garments and guide others
m Plan the workroom's orders and answer for quality

== Medical coding | Medical Coding | Healthcare & Pharmaceuticals | anywhere
role: medical coder
fields: Medicine
degree: A degree in life science or a medical subject; CPC or CCS certification preferred
aim: turn medical records into correct codes
+ Apply your knowledge of {skills} to every record
- Read medical records and assign diagnosis and procedure codes
- Follow coding guidelines and payers' rules
- Ask when a record is not clear
- Reach the agreed output and accuracy
- Correct denials that coding caused
- Keep patients' information confidential
j Code simple records under review
s Audit others' coding and train them
m Lead the coders and answer for accuracy and time

== Claims calling | Revenue Cycle | Healthcare & Pharmaceuticals | anywhere
role: ar caller
fields: Medicine, Customer service and BPO
degree: Any graduate with fluent English
aim: get providers' claims paid by their insurers
+ Apply your knowledge of {skills} on every claim
- Call insurers about unpaid and denied claims
- Find why a claim was denied and take the right next step
- Send appeals and corrected claims in time
- Note each call and action in the system
- Reach the daily targets for claims and quality
- Follow HIPAA and the client's rules
j Learn claims and denials in training
s Work on difficult denials and train others
m Lead the callers and answer for collections

== Medical technology | Allied Health | Healthcare & Pharmaceuticals | site
role: radiographer, ot technician
fields: Medicine
degree: A diploma or B.Sc in the discipline
aim: give doctors and patients reliable technical support
+ Apply your knowledge of {skills} with every patient
- Prepare the room, the equipment and the patient
- Carry out or assist in procedures as the doctor asks
- Keep equipment clean, sterile, calibrated and ready
- Follow the rules of safety, infection control and radiation where they apply
- Record each procedure and what was used
- Report faults and order supplies in time
j Work under a senior technician's guidance
s Handle difficult procedures and guide juniors
m Plan rosters, equipment and supplies of the section

== Delivery | Delivery | - | site
role: delivery executive
fields: Logistics
degree: 10th pass, or able to read and write
aim: bring every order to the right person, whole and on time
+ Use your experience in {skills} on every round
- Collect orders, check them and plan the round
- Deliver to the right address and take a signature or code
- Collect cash or digital payments and hand them in correctly
- Bring back what could not be delivered and say why
- Drive safely and keep to traffic rules
- Be polite to customers and report problems at once
j Learn the area and the app
s Guide new riders
m Plan rounds and riders and answer for deliveries

== Welding | Production | Manufacturing | site
role: welder
fields: Mechanical engineering, Manufacturing and quality
degree: ITI in welding or fitting, or proven experience
aim: join and fabricate metal soundly and to drawing
+ Weld and fabricate, with skill in {skills}
- Read drawings and welding procedures and prepare the joint
- Set the machine and weld in the position that is asked for
- Check welds by eye and repair what does not pass
- Cut, fit and grind parts to size
- Keep machines, gases and electrodes in order
- Work safely, with permits and protective equipment
j Weld simple joints beside an experienced welder
s Weld tested and critical joints and guide others
m Plan the welders' work and answer for quality
`;
