/** Accounts, audit, banking, insurance and market roles. */
export const finance = String.raw`
== Accounts | Accounts & Finance | - | anywhere
role: accountant, accounts, account assistant, bookkeeper, accounts payable, accounts receivable, billing executive, accounts executive, accounts manager, finance executive, accounts officer, cost accountant, payroll accountant, accounting, chief accountant, accounts assistant, ledger, gst
fields: Accounting, Taxation and audit
degree: B.Com or M.Com
aim: keep the books accurate, complete and up to date
+ Handle daily accounting, including {skills}
- Record purchases, sales, receipts, payments and journals every day
- Reconcile bank, vendor and customer accounts
- Prepare invoices and follow up on outstanding payments
- Keep vouchers and supporting papers ready for audit
- Help to close the books each month and prepare reports
- Process vendor payments after the right approvals
* GST, TDS, Taxation, Income Tax: Prepare and file GST and TDS returns within their due dates
* Bank Reconciliation: Prepare bank reconciliation statements and clear old entries
* Financial Statements: Finalise the profit and loss account and balance sheet
* Accounts Payable, Accounts Receivable: Manage payables and receivables and their ageing
* Cost Accounting: Work out product costs and explain variances
* Payroll: Process salaries with PF, ESI and professional tax
j Post entries and file vouchers under a senior's guidance
s Review entries of the team and deal with auditors directly
m Lead the accounts team and answer for every return and closing

== Finance and company secretary | Finance | - | anywhere
role: finance manager, financial analyst, cfo, chief financial officer, finance controller, financial controller, fp&a, treasury, company secretary, finance head, finance, chartered accountant, ca, finance director, cs, business finance, finance analyst
fields: Accounting, Capital markets
degree: CA, CMA or MBA in finance
aim: plan, control and explain the company's finances
+ Apply your knowledge of {skills} in planning and control
- Prepare budgets and forecasts and compare them with actuals
- Close the books on time with full supporting schedules
- Manage cash flow, banking limits and working capital
- Coordinate statutory, tax and internal audits
- Explain the numbers to management in plain words
- Strengthen controls over spending and approvals
* Financial Modelling, Valuation: Build models for new projects and investments
* Company Secretarial, ROC Compliance, Companies Act: Convene meetings, keep registers and file with the ROC
* Ind AS, IFRS: Apply accounting standards correctly and document the treatment
* GST, TDS, Taxation, Income Tax: Own direct and indirect tax compliance
j Prepare schedules and support month-end closing
s Advise business heads on cost and investment
m Lead finance and be the contact for banks, auditors and the board

== Audit and tax | Audit & Tax | Consulting Services | anywhere
role: auditor, audit, tax, internal auditor, article, articled, audit executive, tax consultant, gst consultant, taxation, audit manager, article assistant, paid assistant
fields: Taxation and audit
degree: CA (qualified or Inter) or M.Com
aim: check accounts and controls and keep tax affairs in order
+ Carry out assignments, drawing on {skills}
- Plan audits and test transactions, stocks and controls
- Document the work so that a reviewer can follow it
- Discuss findings with clients and agree on corrections
- Prepare reports, returns and certificates by their dates
- Follow changes in law and tell clients what they mean
* GST, Income Tax, TDS, Taxation: Prepare returns and answer notices from the tax departments
* Statutory Audit, Tax Audit, Internal Audit: Finish audit programmes from planning to report
j Vouch entries and prepare working papers at clients' offices
s Lead assignments and review the team's papers
m Manage clients, fees and the quality of every report

== Banking and credit | Banking | Banking & Financial Services | anywhere
role: relationship manager, relationship officer, branch manager, bank, teller, credit manager, credit analyst, credit officer, loan officer, credit, collection, collections, recovery, microfinance, branch head, loan, clearing, kyc, aml, trade finance, credit underwriter, dsa, wealth manager, branch operations, home loan, gold loan, operations officer
fields: Banking
degree: Any graduate; B.Com, BBA or MBA preferred
aim: serve customers well and lend responsibly
+ Apply your knowledge of {skills} in serving customers and managing risk
- Understand customers' needs and offer suitable products
- Complete KYC and documents correctly the first time
- Follow the bank's policies and regulatory rules in every file
- Look after existing customers and their portfolios
- Report daily on applications, disbursals and dues
* Credit Analysis, Credit Risk, Loan Processing: Appraise proposals, visit borrowers and write clear credit notes
* Collections: Follow overdue accounts politely and within the rules
* Anti-Money Laundering: Review alerts and documents and report what looks suspicious
* Wealth Management, Mutual Funds, Relationship Management: Review portfolios with clients and act on their goals
j Learn products and processes at the counter and in the field
s Handle large relationships and complex proposals
m Lead the branch or team in business, risk and service

== Insurance | Insurance | Banking & Financial Services | anywhere
role: insurance, underwriter, claims, actuary, actuarial, agency manager, agency development, bancassurance, insurance advisor, claim, policy, surveyor insurance, unit manager, underwriting
fields: Insurance
degree: Any graduate; insurance certifications are welcome
aim: sell, issue and settle policies fairly and quickly
+ Apply your knowledge of {skills} in everyday work
- Explain cover, terms and exclusions truthfully
- Check proposals and documents before they go further
- Follow up on renewals and pending papers
- Answer customers and agents within the agreed time
- Keep records that meet IRDAI rules
* Claims Processing, Loss Assessment: Assess claims on the facts and settle them in time
* Underwriting: Judge risks and price them within authority
* Agency Management: Recruit, train and motivate agents
j Learn the products and the system
s Decide difficult cases and guide colleagues
m Lead the team and its business plan

== Investment and markets | Investments | Banking & Financial Services | anywhere
role: equity, research analyst, dealer, trader, portfolio manager, investment, fund, investment banker, stock, broking, equity research, equity dealer, mutual fund, investment analyst, fund accountant, derivatives
fields: Capital markets
degree: MBA in finance, CA or CFA; NISM certification where the work requires it
aim: research, trade and manage investments for clients
+ Apply {skills} to investment decisions
- Study companies, sectors and markets and write down your view
- Keep models and data current
- Execute and confirm orders without errors
- Follow SEBI and exchange rules at every step
- Answer clients clearly about performance and risk
j Maintain data and prepare first drafts of notes
s Cover a sector or book on your own
m Lead the desk and answer for its risk
`;
