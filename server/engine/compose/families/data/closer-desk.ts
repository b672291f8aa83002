/**
 * Roles within a family whose work, or whose qualification, is their own: the text of a payroll executive is not that
 * of an HR manager. Only the written job knows them. These work at a desk.
 */
export const closerDeskRoles = String.raw`
== Payroll | Human Resources | - | anywhere
role: payroll
fields: Human resources, Taxation and audit
degree: B.Com, or a degree in commerce, accounts or HR
aim: pay everybody correctly and on time and keep every deduction in order
+ Run payroll work, including {skills}
- Collect attendance, leave, overtime and other changes and check them before each run
- Process the month's payroll, arrears, bonus and full and final settlements
- Work out PF, ESI, professional tax and TDS, and file the returns by their dates
- Reconcile the payroll with the books and the bank
- Answer employees' questions about payslips, tax and deductions
- Keep payroll records confidential and ready for audit
* TDS, Income Tax: Check investment proofs, deduct tax and issue Form 16
* HRIS: Keep employee and payroll data correct in the payroll software
j Enter inputs and check payslips beside an experienced colleague
s Run the payroll of several units independently and deal with auditors
m Lead the payroll team and answer for every pay day and return

== Payables | Accounts & Finance | - | anywhere
role: accounts payable
fields: Accounting, Taxation and audit
degree: B.Com or M.Com
aim: see that every vendor is paid the right amount at the right time
+ Handle payables work, including {skills}
- Check vendor invoices against purchase orders and receipts and book them
- Process payments after the right approvals, with TDS deducted
- Reconcile vendor statements and clear open items
- Answer vendors' questions about invoices and payments
- Watch the ageing of payables and advances
- Support month-end closing with provisions and schedules
j Book invoices and file vouchers under a senior's guidance
s Settle difficult vendor matters and deal with auditors directly
m Lead the payables team and answer for controls and closing

== Receivables | Accounts & Finance | - | anywhere
role: accounts receivable
fields: Accounting, Taxation and audit
degree: B.Com or M.Com
aim: see that customers are billed correctly and pay on time
+ Handle receivables work, including {skills}
- Raise invoices and credit notes and send them with complete papers
- Book receipts and match them with invoices
- Follow up on outstanding payments and settle disputes
- Reconcile customer accounts and share statements
- Report the ageing of receivables and doubtful amounts
- Support month-end closing with schedules
j Book receipts and prepare statements under a senior's guidance
s Handle the largest accounts and propose credit limits
m Lead collections and answer for outstanding days

== Company secretary | Secretarial | - | anywhere
role: company secretary
fields: Law, Accounting
degree: CS, as a member of the Institute of Company Secretaries of India
aim: keep the company, its board and its filings in line with the law
+ Look after secretarial work, including {skills}
- Call board and general meetings and prepare notices, agenda and minutes
- File forms with the ROC and keep the statutory registers
- Make the disclosures that SEBI and the exchanges ask for, where they apply
- Advise directors on the Companies Act and good governance
- Deal with auditors, registrars, banks and shareholders
- Follow changes in law and act on them in time
j Draft minutes and prepare forms under supervision
s Handle board matters and inspections independently
m Lead the secretarial team and advise the board

== Telecalling | Sales | - | anywhere
role: telecaller, telesales
fields: Customer service and BPO, Sales
degree: 12th pass or a graduate in any subject
aim: speak with customers on the phone and turn interest into business
+ Apply your knowledge of {skills} on every call
- Call customers from the list and explain the offer clearly
- Understand what they need and answer their questions
- Follow up on enquiries and fix appointments or visits
- Note each call and its outcome in the system
- Reach the daily targets for calls and results
- Keep to the script, the rules of calling and a polite tone
j Complete the training and learn the scripts
s Handle difficult customers and help new callers
m Lead the callers, listen to calls and answer for results

== Paralegal work | Legal | - | anywhere
role: paralegal
fields: Law
degree: A degree, diploma or certificate in law or paralegal studies
aim: support lawyers so that every matter is ready on time
+ Support matters, drawing on {skills}
- Prepare, proofread and file legal documents
- Research law, judgments and records for the lawyers
- Keep case files, calendars and limitation dates up to date
- Follow filings and listings with courts and authorities
- Collect papers and information from clients
- Prepare indices, chronologies and summaries
j Learn formats and filing beside the lawyers
s Handle routine documents and filings independently
m Plan the support work of the team

== Compliance | Compliance | - | anywhere
role: compliance officer
fields: Law, Banking
degree: CS, LL.B., CA or MBA, or a graduate with experience in compliance
aim: see that the company keeps to the law and its regulators' rules
+ Look after compliance, including {skills}
- Follow changes in rules and tell the departments what they mean
- File returns and reports with regulators by their dates
- Check processes and records and follow up what is found
- Keep policies, registers and the compliance calendar up to date
- Answer inspections, audits and regulators' questions
- Train colleagues in what the rules ask of them
j Keep the calendar and collect papers for returns
s Deal with regulators and advise on new products
m Lead compliance and report to the board

== Reception | Administration | - | site
role: receptionist, front office
fields: Office administration
degree: 12th pass or any graduate, with good communication
aim: receive everybody well and direct them to the right person
+ Apply your knowledge of {skills} at the desk
- Greet visitors, note their details and direct them
- Answer and pass on calls and messages
- Fix appointments and keep the calendar
- Receive and send post and couriers
- Keep the desk, registers and bills in order
- Help with simple office work
j Learn the desk and its systems
s Guide new colleagues at the desk
m Plan the desk's rosters and answer for its service

== Executive assistance | Administration | - | anywhere
role: executive assistant
fields: Office administration
degree: Any graduate
aim: keep a senior manager's time, papers and promises in order
+ Apply your knowledge of {skills} every day
- Manage the calendar, meetings and appointments
- Arrange travel, visas and stays
- Prepare letters, presentations and reports
- Take minutes and follow up what was agreed
- Receive calls and visitors and keep matters confidential
- Settle expenses and keep files in order
j Learn the manager's ways and the office's systems
s Handle correspondence and projects independently
m Lead the assistants and plan their work

== Credit | Credit | Banking & Financial Services | anywhere
role: credit manager, credit officer
fields: Banking
degree: Any graduate; CA, or MBA in finance preferred
aim: lend to the right customers on the right terms
+ Appraise proposals, drawing on {skills}
- Study income, bank statements, bureau reports and papers of applicants
- Visit or speak with customers to verify business and need
- Approve or recommend loans within policy and limits
- Watch early signs of default and follow them up with collections
- Coordinate with sales, legal and technical checks
- Keep files complete for audits
j Check papers and prepare credit notes
s Appraise large and unusual proposals
m Lead the credit team and answer for the book's quality

== Bank relationships | Banking | Banking & Financial Services | anywhere
role: relationship manager
fields: Banking, Insurance, Capital markets
degree: Any graduate; B.Com, BBA or MBA preferred
aim: look after customers and grow their business with the bank
+ Apply your knowledge of {skills} in serving customers
- Meet and call the customers of the portfolio regularly
- Understand their needs and offer suitable products
- Open accounts and complete KYC correctly the first time
- Bring in new customers and grow balances and business
- Settle service requests and complaints in time
- Follow the bank's policies and the regulator's rules
j Learn products and processes with a senior colleague
s Look after the most valuable customers
m Lead the relationship team and answer for its targets

== Claims | Claims | Banking & Financial Services | anywhere
role: claims
fields: Insurance
degree: Any graduate; insurance certifications are welcome
aim: settle genuine claims fairly and quickly
+ Handle claims, drawing on {skills}
- Register claims and collect the papers that are needed
- Check cover, terms and cause of each claim
- Coordinate with surveyors, hospitals, garages and customers
- Work out what is payable and recommend settlement
- Watch for fraud and report what looks doubtful
- Keep to the regulator's time limits and records
j Register claims and follow up papers
s Decide large and disputed claims
m Lead the claims team and answer for time and leakage

== Admissions counselling | Admissions | Education & EdTech | anywhere
role: admission counsellor
fields: Teaching, Sales
degree: Any graduate
aim: guide students and parents to the right course and through admission
+ Apply your knowledge of {skills} with every enquiry
- Answer enquiries by phone, message and visit
- Understand each student's goals and explain suitable courses
- Follow up on leads until they decide
- Help with forms, fees and documents
- Reach the admission targets of the session
- Keep enquiries and follow-ups up to date in the system
j Learn the courses and speak with enquirers under guidance
s Handle difficult enquiries and coach new counsellors
m Lead the counsellors and answer for admissions

== Contact centre quality | Quality | - | anywhere
role: call quality
fields: Customer service and BPO
degree: Any graduate
aim: make every contact with customers better
+ Apply your knowledge of {skills} in every audit
- Listen to calls, read chats and score them by the quality form
- Give agents clear feedback and coach them
- Report errors, trends and their causes
- Agree on scoring with trainers, team leaders and the client
- Suggest changes to scripts, processes and training
- Watch compliance with the process and its rules
j Learn the process and the quality form
s Lead calibrations and analyse causes
m Lead the quality team and report to clients

== Export documentation | Exports | - | anywhere
role: export executive
fields: Logistics
degree: Any graduate; a diploma in export and import management is welcome
aim: see that every shipment leaves with correct papers and arrives on time
+ Handle shipments, drawing on {skills}
- Prepare invoices, packing lists, shipping bills and certificates
- Book space and follow shipments with forwarders and lines
- Coordinate customs clearance with the clearing agent
- Prepare bank papers, check letters of credit and follow payments
- Claim duty drawback and other benefits in time
- Keep buyers informed and files complete
j Prepare papers under a senior's guidance
s Handle letters of credit and difficult shipments independently
m Lead the export desk and answer for time and cost
`;
