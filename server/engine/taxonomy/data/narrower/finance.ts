/** Narrower names of accounting, tax, audit, banking, insurance and markets: each name is a skill of its own. */
export const finance = String.raw`
== Accounting | finance
-- Bookkeeping
Day-to-Day Accounting, daily accounting, day to day accounts, day-to-day entries, routine accounting, Sales Register, purchase register
sales and purchase register, cash register entries, Debit and Credit Notes, debit note, credit note, debit/credit notes, Provision Entries
provisions and accruals, accruals, prepaid expenses, provisioning entries, Suspense Clearing, suspense account, suspense reconciliation
Opening Balances, ledger creation, chart of accounts, account heads, cost centre, profit centre, Branch Accounting, head office accounting
site accounting, project accounting, Contractor Payments, contractor bills, subcontractor payments, labour bills payment, Double Entry
double entry system, double-entry bookkeeping, mercantile system, Bank Dealings, bank work, banking work, bank liaison, bank correspondence
liaison with banks, bank coordination, Bank Guarantee Handling, bg lc handling, fd management, fixed deposit management
Credit Card Reconciliation, card reconciliation, payment gateway reconciliation, marketplace reconciliation, Statutory Payments, statutory dues
tax payments, challan payment, challans, accounts clerk, junior accountant, senior accountant, Investment Accounting, dividend accounting
interest calculation, Stock Accounting, stock summary, inventory vouchers, material accounting, Foreign Currency Accounting, forex gain loss
multi currency accounting, foreign currency transactions, Partner Accounts, partnership accounts, capital account, trust accounts
Data Entry Tally, tally data entry, tally entries, entries in tally, tally operator
bank entries, JV entries, journal vouchers, bank stock statement, sale bills
-- Accounting software
Tally Customization, ?tdl, tally integration, tally with gst, Miracle Accounting, miracle software, Saral TDS, saral taxoffice, saral pay pack
computax, compu tax, winman, genius software, spectrum software, clear tax, cleartax, taxmann, FreshBooks, wave accounting, kashflow
SAP Concur Expense, expensify, zoho expense, happay, sage intacct, ms dynamics gp, great plains, ms navision finance, EasyAccounts, vyapar
vyapar app, khatabook, profit nx, ^FOCUS ERP, focus software, logic erp, CaseWare, idea software, acl analytics
Microsoft Dynamics NAV
-- Payables and receivables
Vendor Payment Processing, payment run, payment batches, supplier payments, Vendor Master, vendor creation, customer master
master data maintenance, 1099 Filing, ^1099, 1099 reporting, ?w9, Dunning, collection calls, payment reminders, dso reduction
Credit Limit Monitoring, credit management, credit limits, credit period, Dispute Resolution Receivables, short payment, deductions management
chargeback analysis, Cash Application Posting, lockbox, remittance processing, receipts posting, cash receipts, receipt entry, Invoice Booking
invoice entry, bill booking, bill entry, bills processing, invoice checking, vendor invoice processing, invoice posting, GR/IR Clearing, gr ir
grir, grn matching, Advance Adjustment, employee advances, vendor advances, staff advances, Expense Reports, expense audit
employee reimbursement, reimbursements, claim verification
vendor ledger, three way matching, travel claims, debtors follow up, creditors management, creditors reconciliation, ageing report
customer reconciliation, party ledger, payable management, receivable management, billing and collection
-- Statements and closing
accounts finalisation upto balance sheet, finalisation, finalize accounts, final accounts, annual accounts, Notes to Accounts, ?disclosures
directors report, Quarterly Results, quarterly closing, limited review, quarterly reporting, half yearly closing, Balance Sheet Review
balance sheet schedules, bs review, flux analysis, P&L Statement, profit and loss account, funds flow statement, XBRL, xbrl filing
Lease Accounting, ind as 116, ifrs 16, asc 842, Segment Reporting, related party transactions, deferred tax, CMA Report, project report
project report preparation, loan project report, bank loan proposal, Accounting Policies, gaap conversion, accounting manual
P&L preparation, ?provisions, intercompany
-- Planning and control
rolling forecast, financial forecasting, financial projections, budget forecasting, ^AOP, annual operating plan, Cost Sheets, cost audit
cost records, overhead allocation, activity based costing, abc costing, Break-Even Analysis, breakeven analysis, contribution analysis
profitability analysis, margin analysis, unit economics, bank funding, loan syndication, debt raising, term loan proposals, bank loan liaison
Cash Flow Forecasting = cash forecasting = cash flow forecast = cash forecast, liquidity management, cash pooling, Foreign Exchange Hedging, hedging, forward contracts
forex management, packing credit, buyers credit, Board Presentations, board deck, investor deck, investor reporting, Commercial Finance
business finance, finance business partnering, finance controller, financial controllership, Capex Monitoring, capital expenditure
capex approval, Financial Due Diligence, quality of earnings
forecasting and budgeting, fund planning, CC limit, SOP drafting, commercial functions
== Taxation and audit | finance
-- Indirect tax
GST Registration, gst amendment, gst refund, lut filing, letter of undertaking, gst notices, gst assessment, gst cancellation, gstr-9c
gst departmental audit, E-Invoice, irn generation, gstr-2a, gst monthly return, Reverse Charge, rcm gst, place of supply, hsn code, hsn summary
Professional Tax Returns, profession tax, pt returns, p tax, SEZ Compliance, ^EOU, stpi compliance, softex, duty drawback, advance authorisation
epcg, meis, rodtep
2B reconciliation, 2B matching, GST audit, e-invoice generation, RCM under GST, ?HSN, VAT assessment, CST forms
-- Direct tax
ITR-1, itr 2, itr 3, itr 4, itr 5, itr 6, individual itr, itr preparation, income tax filing, it returns, it return filing, filing of itr, ?24Q
?26q, ?27q, 27eq, form 24q, form 27eq, form 16a, form 26as, traces portal, ^TRACES, Tax Computation, computation of income, tax calculation
computation of tax, tax provisioning, capital gains, Income Tax Notices, income tax assessment, tax scrutiny, faceless assessment, cit appeals
tax appeals, rectification 154, tax litigation support, TDS Payment, tds deduction, tds calculation, tds reconciliation, tds challan
lower deduction certificate, etds, Trust Registration, 12a registration, 80g registration, 12aa, fcra, fcra compliance, PAN and TAN
pan application, tan application, digital signature, dsc registration, Presumptive Taxation, 44ad, huf taxation, US Tax Returns, form 1065
form 1120, 1040 preparation, lacerte, ultratax, drake tax, proseries, sales tax returns us
?TCS, self assessment tax, income tax scrutiny, ?3CD, appeals before CIT, 15CA 15CB
-- Audit
Revenue Audit, income audit, revenue assurance, pre audit, post audit, bank concurrent audit, bank branch audit, statutory bank audit
stock and receivable audit, loan file audit, Audit Working Papers, audit documentation, audit file, audit observations, audit queries
audit compliance report, Substantive Testing, test of controls, audit sampling, walkthroughs, control testing, risk control matrix
Fixed Asset Verification, asset verification, asset tagging, physical verification of assets, ^IFC, operational audit, process review
management audit, Audit Finalisation, auditor liaison, coordinating with auditors, handling audit, audit coordination, audit support
auditors coordination, Audit Standards, standards on auditing, caro 2020, caro reporting, ^DISA, concurrent auditor
due diligence audit, verification of vouchers, audit report, audit schedules, working papers, sampling for audit, certification work, tax audit report
-- Company law
Company Incorporation, company formation, llp formation, llp incorporation, firm registration, msme registration, udyam, udyam registration
shop act registration, startup registration, ROC Forms, aoc-4, mgt-7, dir-3 kyc, form dpt-3, ^MGT-14, charge creation, annual filing
annual returns roc, ?minutes book, members register, share transfer, share certificates, secretarial standards, demat of shares, ^IEPF
Corporate Governance, ^BRSR, annual report, postal ballot, general meetings, ?egm, board committee, committee meetings
nomination and remuneration, Corporate Actions Company Law, rights issue, private placement, preferential allotment, buyback
share allotment, NCLT Matters, merger and demerger, scheme of arrangement, strike off, compounding applications, winding up
Insider Trading Compliance, structured digital database, upsi, takeover code, fc-gpr, fcgpr, ^ECB, fla return, external commercial borrowing
fdi compliance
MCA portal, incorporation of companies, FEMA compliance, ^LODR, SEBI compliance, ^ESOP, allotment of shares
== Banking | finance
-- Branch banking
Service Quality Bank, customer desk bank, branch customer service, service desk bank, customer service officer, welcome desk, Fixed Deposits
term deposits, recurring deposit, rd account, fd booking, deposit mobilization, Locker Management, safe deposit locker, atm management
atm reconciliation, atm operations, atm cash loading, atm replenishment, Cheque Truncation, ecs mandates, nach mandates, ^NACH, cheque processing
cheque return, Government Business Bank, pmjdy, jan dhan, pm svanidhi, mudra loans, ^PMEGP, ppf account, atal pension, Branch Audit Compliance
branch compliance, rbi inspection, branch rating, audit rating, Branch Head, branch manager bank, assistant branch manager, cluster head banking
deputy manager bank, probationary officer, NRI Accounts, nre account, nro account, nre nro, a2 remittance, ^LRS, Salary Accounts
corporate salary, ^TASC, trust and society accounts, Core Banking Entry, ^B@NCS24, bancs24, finacle 10, finacle operations, Customer Portfolio
portfolio mapping, book size, hni clients, hni handling, hni customers, wealth customers, portfolio growth, Financial Literacy
business correspondent, banking correspondent, csp operations, kiosk banking, financial inclusion, Currency Chest, note sorting
counterfeit detection, soiled notes, cash counting machine, Banking Awareness, ibps, jaiib, caiib
CASA growth, current account, account opening forms, cash operations, cash vault, RTGS NEFT, DD issuance, KYC compliance, audit compliance
customer service at branch, NRE NRO accounts, HNI client handling, privilege banking, family banking, TPP sales, gold bonds, sovereign gold bonds
trading accounts, forex sales, internal audit of branch
-- Lending
Loan Sourcing, loan sales, dsa management, connector channel, loan file login, login process, file login, loan login, Credit Appraisal Memo
credit memo, cam note, appraisal note, eligibility calculation, foir, loan eligibility, income assessment, surrogate programme
Personal Discussion Credit, pd credit, credit officer, credit manager, field verification, residence verification, field investigation
fi verification, ?rcu, tele verification, Property Papers, legal and technical, technical valuation, mortgage deed, mortgage creation, ^MODT
equitable mortgage, noc and list of documents, title documents, Loan Against Securities, loan against shares, ^LAS, used car loans, tractor loans
commercial vehicle loans, cv loans, construction equipment loans, Soft Bucket Collection, bucket x, bucket 1, 30 dpd, 60 dpd, 90 dpd, hard bucket
field collection, tele collection, cheque pickup, repossession, roll back, rollback, resolution percentage, ptp follow up, Legal Recovery
lok adalat, section 138 follow up, arbitration recovery, ?ots, one time settlement, sarfaesi action, asset reconstruction, Early Warning Signals
portfolio quality, portfolio monitoring, portfolio at risk, loan monitoring, post disbursement monitoring, Group Lending, ^CGT, ^GRT
group recognition test, microfinance loans, loan officer, kendra meeting, Letter of Comfort, consortium lending, loan restructuring
restructuring, working capital assessment, nayak method, drawing power, ^DP calculation, Gold Appraisal, gold appraiser, gold valuation
jewel loan, purity check gold, Agri Lending, kisan credit card, crop loans, agriculture loans, Loan Servicing, emi follow up, emi collection
foreclosure, loan closure, repayment schedule, balance transfer, top up loan, disbursement process, US Mortgage, us mortgage underwriting
title search us, loan modification, mortgage processing, fannie mae, escrow analysis, mortgage servicing, Credit Scoring, scorecard development
ifrs 9, ^ECL, expected credit loss, ^PD LGD, credit scorecards
personal discussion, ?PD, site visit of borrowers, CIBIL analysis, CIBIL check, ^CRIF, bureau check, bank statement analysis, ITR analysis, ?spreads
ratio calculation, ^DSCR, working capital loan, mortgage loans, group loans, sanction letter, disbursement, ?EWS, delinquency control
bucket collection, soft bucket, NPA reduction, write off recovery, stock inspection, DSA handling, connector management, DST handling
-- Payments and trade
LC Advising, lc opening, lc negotiation, ucp 600, ^UCP, export bills, import bills, bill discounting, lc issuance, export finance, import lc
edpms, idpms, ^BRC, inward bills, swift messages, mt103, mt700, wire transfer, cross border payments, POS Terminals, merchant acquisition
merchant onboarding, edc machine, edc installation, qr code onboarding, merchant sales, Cards Operations, card dispute, debit card, prepaid cards
visa mastercard, card issuance, Treasury Back Office, ^CSGL, nds-om, money market, call money, treasury settlement, bond settlement
Payment Reconciliation, settlement reconciliation, nostro reconciliation, nostro, vostro, upi reconciliation, Regulatory Returns, ^DSB returns
crilc, asset liability management, rbi returns, rbi reporting, AML Alerts, alert review, str filing, suspicious transaction reports, ^STR
name screening, pep screening, adverse media, world check, actimize, fatca, fatca crs, crs reporting, ckyc, video kyc, e-kyc, Fraud Monitoring
fraud detection, fraud prevention, fraud analytics, fraud control, transaction fraud
export LC, FEMA guidelines, dispute management, reconciliation of payments, POS deployment, enhanced due diligence
== Insurance | finance
-- Life and general
Travel Insurance, overseas mediclaim, personal accident, pa policy, critical illness, term plan, pension plans, annuity, child plan, endowment
endowment plan, unit linked, Crop Insurance, pmfby, cattle insurance, rural insurance, Group Health Policies, group mediclaim policies, gmc gpa
workmen compensation policy, wc policy, group term life, Marine Claims, marine cargo, fire policy, ^SFSP, burglary policy, contractors all risk
^CAR policy, erection all risk, engineering policy, Third-Party Claims, tp claims, own damage, total loss, theft claims, Need Analysis
need based selling, financial need analysis, fact finding, objection handling, human life value, benefit illustration
Insurance Advisor Recruitment, agent recruitment, recruitment of agents, advisor activation, agent activation, agent licensing, agent training
advisor training, ic-33, ic38, ic-38, banca, bank tie-up insurance, broker channel, corporate agency, direct channel insurance, MDRT
No Claim Bonus, ^IDV, ^NCB, add-on covers, zero dep, zero depreciation, break-in inspection
two wheeler insurance, group health, ?GMC, ?GPA, corporate insurance, agency building, FLS handling, bancassurance channel, IC 34
-- Insurance operations
Motor OD Claims, motor tp claims
proposal form, proposal scrutiny, new business processing, policy endorsement, freelook, policy inspection, Medical Underwriting Review
non medical underwriting, financial underwriting, risk inspection, risk survey, Claim Intimation, claim registration, claim documentation
claim follow up, claim assistance, claims settlement ratio, claim assessment, claim query, Cashless Approval, cashless facility
hospital empanelment, network hospitals, provider network, tariff negotiation, tpa coordination, pre auth, Fraud Claims Investigation
claim investigator, hospital verification, leakage control, Surrender and Maturity, surrender request, maturity payout, ?revival, policy revival
lapsed policy, policy surrender, Actuarial Modelling, pricing actuarial, reserving, ^IBNR, experience studies, loss ratio, mortality tables
actuarial reserving, Treaty Reinsurance, facultative, facultative placement, treaty placement, bordereaux, Premium Collection
premium reconciliation, premium calculation, renewal premium, renewal collection, 13th month persistency, premium accounting
US Insurance Operations, p&c insurance, property and casualty, policy checking, loss run, certificates of insurance, acord forms, subrogation
^FNOL, Customer Grievance, grievance cell, ombudsman, igms, grievance insurance
reimbursement claims, medical scrutiny, file scrutiny, document scrutiny, query raising, query letters, deficiency letters, repudiation
rejection letters, claim denial, ombudsman cases, IRDAI guidelines, IRDAI compliance, package rates, ?PED, fraud triggers, claim audit
own damage claims, OD claims, survey and loss assessment, surveyor appointment, ?salvage, endorsement processing, quote preparation, quote comparison
policy terms
== Capital markets | finance
-- Investing
sector research, sector analysis, research reports, initiating coverage, earnings model, peer comparison, industry analysis
credit rating, Candlestick Charts, price action, moving averages, technical charts, chart patterns, Trading Terminals, ?odin, nest trader
intraday trading, order execution, order punching, client dealing, currency derivatives, commodity derivatives, trading desk, ?AIF, ^PMS AIF
alternative investments, alternative investment funds, structured products, lump sum investment, systematic investment plan, ^NFO
mutual fund distribution, mf distribution, ^ARN, amfi registered, Retirement Planning, ^CFP, certified financial planner, estate planning
goal planning, financial goal planning, insurance planning, risk profiling, Bond Valuation, bond pricing, yield curve, duration analysis
credit spreads, rates trading, ^ESG, esg reporting, sustainability reporting, ^GRI, ^SASB, FactSet, morningstar, refinitiv, thomson reuters
ace equity, ?prowess, ^CMIE, eikon, Fund Selection, fund performance, fund research, asset management, attribution analysis, benchmark analysis
Portfolio Rebalancing, rebalancing, model portfolio, portfolio review, portfolio construction
stock valuation models, relative valuation, equity trading, wealth advisory, client portfolio, AUM growth, AMFI certification, Capitaline
options strategies, ?dealing
-- Deals and operations
LBO Modelling, lbo model, merger model, three statement model, 3 statement model, precedent transactions, trading comps, comps analysis
transaction comps, sensitivity analysis, ?IPO, drhp, initial public offering, ^QIP, merchant banking, sme ipo, open offer, Teasers and IMs
information memoranda, teaser, deal origination, deal sourcing, deal execution, term sheet, shareholders agreement, ^SHA, data room
nav computation, fund administration, fund services, transfer agency, ^RTA, investor servicing, waterfall calculation
Corporate Action Processing, dividend processing, proxy voting, income processing, Trade Lifecycle, trade life cycle, trade confirmation
trade capture, trade reconciliation, break resolution, margin calls, collateral management, otc derivatives, settlement of trades, otc settlement
post trade, trade booking, Depository Operations, ^DP operations, cdsl, nsdl, depository participant, account opening dp, pledge of shares
Compliance Broking, exchange compliance, kra compliance, sebi inspection, nism viii, nism series viii, nism va, nism v-a, Monte Carlo Simulation
^VaR, basel reporting, market data, option greeks, black scholes, ?greeks, Startup Valuation, angel investing, due diligence vc, cap table
portfolio companies
IPO process, KYC of clients, RTA operations, P&L attribution, margin reporting, PE fund, debt syndication, due diligence support
`;
