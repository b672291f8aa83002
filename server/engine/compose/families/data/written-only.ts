/** Roles that only the written job tells apart. Vectors are made of the other families' names, so these stand aside. */
export const writtenOnly = String.raw`
== Data entry and records | Administration | - | anywhere
role: data entry, computer operator
fields: Office administration, Customer service and BPO
degree: 12th pass or any graduate, with basic computer knowledge
aim: keep records complete, correct and up to date
+ Apply your knowledge of {skills} every day
- Enter details from bills, forms and registers into the system
- Check entries against the papers and correct mistakes
- Prepare daily reports, letters and statements
- Scan, name and file documents so that they are found at once
- Take backups and keep information confidential
* Tally, GST: Enter purchase, sales and stock vouchers and tally them with the bills
j Learn the formats and the software beside experienced colleagues
s Check the entries of newer colleagues
m Plan the day's work and answer for its accuracy

== Jewellery making | Design & Production | Manufacturing | anywhere
role: jewellery designer, goldsmith
fields: Apparel and fashion, Retail
degree: A diploma or certificate in jewellery design or making, or proven work
aim: design and make jewellery that customers love and that is true to weight and purity
+ Apply your knowledge of {skills} from the first sketch to the finished piece
- Turn ideas and customers' wishes into designs and models
- Check weight, purity, setting and finish at each step
- Account for metal and stones issued and returned
- Work with setters, polishers and casters to finish on time
- Keep designs, costs and samples in order
j Learn each step beside experienced craftsmen
s Develop new collections and guide younger colleagues
m Plan the workshop's orders and answer for metal, quality and time

== Events and weddings | Events | Media & Entertainment | anywhere
role: wedding planner, event planner
fields: Public relations, Marketing, Hospitality
degree: A degree or diploma in event management, or events that you have run
aim: turn clients' ideas into events that run without a hitch
+ Apply your knowledge of {skills} to every event
- Meet clients, understand what they wish for and turn it into a plan and a budget
- Find venues, decorators, caterers and artists and agree on prices and dates
- Keep the schedule, the guest list and the vendors' work in step
- Be on the spot at set-up, during the event and at dismantling
- Settle bills and go through with the client what went well
j Coordinate one part of an event, from vendors to guests
s Run large events from the first meeting to the last bill
m Lead the planners and answer for quality, cost and clients

== Engineering projects | Projects | Energy & Utilities | site
role: epc project manager, solar project manager
fields: Electrical engineering, Civil engineering
degree: Diploma or B.E./B.Tech in engineering
aim: take projects from drawing to handover, safely, on time and within cost
+ Apply your knowledge of {skills} at every stage of the project
- Plan the project with its budget, milestones and material
- Guide contractors and site teams and check their work against the drawings
- Obtain approvals and coordinate with the client, consultants and authorities
- See that everybody on site works safely
- Certify bills, report progress and hand over with complete papers
j Follow up material, measurements and daily progress on site
s Solve what holds the work up before it costs time
m Lead the site teams and answer for time, cost and safety

== Household help | Household | Others | site
role: maid, nanny
fields: Hospitality
degree: No formal qualification; training or references are welcome
aim: keep a home safe, clean and cared for
+ Use your experience in {skills} in the daily work
- Keep rooms, kitchen and laundry clean and in order
- Look after those who live there with patience and care
- Prepare simple meals and keep to what each person may eat
- Tell the family or the person in charge at once when anybody is unwell
- Keep belongings and private matters safe
j Learn the house's routine beside somebody who knows it
s Plan the day's work and guide others
m Answer for the household and everybody who works in it

== Power trading | Power Trading | Energy & Utilities | anywhere
role: power trading
fields: Electrical engineering
degree: B.E. in electrical or power engineering, or an MBA in power management
aim: buy and sell power at the right time and price
+ Trade power, drawing on {skills}
- Forecast demand and generation and plan purchases and sales
- Place bids on the exchanges and close bilateral contracts
- Schedule power with the load despatch centres and follow deviations
- Obtain open access approvals and standing clearances
- Check energy accounts, bills and settlements
- Follow the regulators' orders and tell what they change
j Keep schedules, bids and daily reports beside an experienced trader
s Advise on portfolio, risk and long-term contracts
m Lead the trading desk and answer for its margin and its risk
`;
