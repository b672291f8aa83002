/** Accounting, taxation, audit, banking, insurance and markets. */
export const finance = String.raw`
== Accounting | finance
-- Bookkeeping
Accounting = accountant, ^Accounts Executive, ^Accounts Manager, ^Accounts Officer, ^Accounts Assistant, financial accounting, general accounting, ?Accounts, accountancy, bookkeeping, book keeping, books of accounts, maintaining books of accounts
Journal Entries = journal entry, ledger posting, ledger maintenance, passing journal entries, voucher entry, vouchers, voucher preparation, day book, purchase entry, sales entry, expense booking, accounting entries
General Ledger = gl accounting, ^GL, general ledger accounting, record to report, r2r
Bank Reconciliation = bank reconciliation statement, brs, bank reco, bank reconciliations
Ledger Scrutiny = ledger reconciliation, account reconciliation, reconciliations, accounts reconciliation, vendor reconciliation, reconciliation, vendor invoices, party reconciliation
Trial Balance
Petty Cash = petty cash handling, cash handling, cash book
Fixed Assets = fixed asset accounting, fixed asset register, depreciation, capitalization
Intercompany Accounting = inter company reconciliation, intercompany reconciliation
Accounts Finalization = accounts finalisation
Cheque Handling = cheque preparation, banking transactions, online payments
Imprest = cash management accounts, cash counting
-- Accounting software
Tally = tally erp, tally erp 9, tally prime, tallyprime, tally.erp 9, tally erp9
QuickBooks = quick books
Zoho Books
Busy Accounting = ?Busy, busy software, busy erp, busy win
Marg ERP = ?Marg, marg software, marg erp 9
Xero
Sage Accounting = sage 50
BlackLine
-- Payables and receivables
Accounts Payable = ap process, invoice processing, procure to pay, p2p, ptp, vendor payments, accounts payables, ap accounting, bill passing, three way match, 3 way match, invoice verification, purchase to pay
Accounts Receivable = ar process, accounts receivables, order to cash, o2c, otc, cash application, collections accounting, credit control
Billing = invoicing, e-invoicing, invoice generation, billing and invoicing, sales invoicing
Debtor Management = debtors, ageing analysis, aging report, creditors, sundry debtors
Travel Expense Processing = t&e, expense reimbursement
Collections Follow-up = outstanding follow up, payment follow up, receivables ageing
-- Statements and closing
Financial Statements = finalization of accounts, finalisation of accounts, balance sheet, profit and loss, balance sheet finalization, preparation of financial statements
Month-End Closing = month end close, month end closing, year end closing, monthly closing, book closure, financial close, month-end activities
Financial Reporting = financial reports, management reporting, management accounting, finance reporting
IFRS = us gaap, gaap, ^IFRS 15, us gaap reporting
Ind AS = indian accounting standards, accounting standards, as per ind as
Consolidation of Accounts = consolidation, group consolidation, hyperion, oracle hyperion, anaplan, essbase, adaptive planning
Revenue Recognition = revenue accounting
MIS Accounting = mis preparation
Schedule III
-- Planning and control
Budgeting = budget preparation, budget management, budget planning, budget monitoring, budget control, budget tracking, managing budgets, budgeting and forecasting, budgetary control, annual budget, budgets
Financial Planning and Analysis = fp&a, financial planning, fpna, sip, investment products, financial products
Financial Analysis = financial statement analysis, financial statements analysis, p&l management, p&l, ratio analysis, financial analyst
Variance Analysis = budget vs actual
Cost Accounting = costing, product costing, cost control, cost analysis, standard costing, cma, job costing, bom costing, marginal costing
Cash Flow Management = cash flow, fund management, cash flow statement, funds flow, working capital management, working capital, bank limits, cma data, stock statement
Financial Modelling = financial modeling, dcf, excel modelling, comparable company analysis, lbo
Treasury Management = treasury, treasury operations
Inventory Accounting = stock valuation, inventory valuation
Cost Reduction = cost saving, cost optimization
Capital Budgeting = capex, opex

== Taxation and audit | finance
-- Indirect tax
GST = goods and services tax, gst returns, gst filing, gst compliance, gstr-1, gstr-3b, gstr, gst return filing, gst reconciliation, gst input credit, gstr1, gstr3b, gstr-9, 2a/2b reconciliation, gstr-2b, input tax credit, itc reconciliation, gst annual return
VAT = value added tax, service tax, sales tax
E-Way Bill = eway bill, e-way bills
Customs Duty = customs act, customs clearance duty
Excise = central excise
-- Direct tax
Income Tax = direct tax, income tax returns, itr, itr filing, income tax return filing, tax returns, 26as, form 16
TDS = tds returns, tax deducted at source, tds return filing, tds compliance, tds filing, form 26q, tcs returns
Taxation = direct taxation, tax compliance, tax planning, direct and indirect tax, indirect taxation, indirect tax, tax filing, scrutiny cases
Tax Audit = form 3cd, 44ab
Transfer Pricing
Advance Tax = tax assessment, assessment proceedings
International Taxation = us taxation, form 1040, us tax
Withholding Tax = 15ca, 15cb, dtaa
-- Audit
Statutory Audit = statutory audits, statutory auditing, external audit
Internal Audit = internal audits, internal auditing, audit assurance
Auditing = audit, audits, vouching
Stock Audit = stock verification, physical verification, concurrent audit, bank audit, branch audit
Internal Controls = sox, sox compliance, sarbanes oxley, internal financial controls, ifc testing
Forensic Audit = fraud investigation, forensic accounting
Due Diligence
Chartered Accountancy = chartered accountant, ca articleship, articleship
CARO = audit report preparation, audit planning, vouching and verification
SOX Testing = icofr, risk based audit
-- Company law
ROC Compliance = roc filing, mca filing, mca compliance, roc filings
Company Secretarial = company secretary, secretarial compliance, secretarial audit, board meetings minutes
Companies Act = companies act 2013
SEBI Regulations = sebi, listing regulations, sebi lodr
FEMA = foreign exchange management act

== Banking | finance
-- Branch banking
Retail Banking = branch banking, branch operations, banking operations, bank operations, branch management, branch sales
Cash Management = teller operations, teller, cashiering bank, vault management, cash deposit, demand draft, cash transactions, locker operations
Account Opening = casa, current account savings account, casa acquisition, savings account, liability sales
KYC = know your customer, kyc verification, cdd, customer due diligence, re-kyc
Anti-Money Laundering = aml, aml compliance, transaction monitoring, sanctions screening, edd
NEFT and RTGS = swift payments, neft, rtgs, imps, clearing, cheque clearing, cts clearing, inward clearing, outward remittance, inward remittance
Priority Banking = wealth banking, nri banking, premium banking, nri services
Relationship Management = relationship manager, client relationship management, customer relationship building
Third Party Products Sale = cross selling of banking products, third party products
-- Lending
Credit Analysis = ^CIBIL, cibil score, credit appraisal, credit assessment, credit underwriting, credit analyst, credit proposals, cam preparation
Loan Processing = loan disbursement, loan documentation, loan operations, loan sanction, disbursal, loan origination
Home Loans = housing loan, housing loans, mortgage, mortgages
Loan Against Property = ^LAP, loans against property
Personal Loans = business loans, unsecured loans
Vehicle Loans = auto loans, two wheeler loans, car loans
MSME Lending = sme lending, working capital finance, msme loans, cash credit, overdraft, project finance, term loans, sme banking, agri loans, kcc, education loans
Gold Loans = gold loan
Microfinance = micro finance, self help groups lending, jlg
Corporate Banking = commercial banking, corporate lending
^Collections = debt collection, loan recovery, ?Recovery, collection and recovery, npa management, sarfaesi, npa recovery, delinquency
Credit Risk = credit risk analysis, credit monitoring, credit risk management
Credit Cards = credit card operations, credit card sales
Field Investigation Credit = cpv, credit bureau
Joint Liability Groups = shg bank linkage, self help groups loans, centre meetings
-- Payments and trade
Trade Finance = ^LC, ^LCs, lc documentation, letter of credit, letters of credit, bank guarantee, bank guarantees, import export finance
Forex = foreign exchange, forex operations, remittances
Digital Banking = upi, net banking, mobile banking, aeps
Payment Gateway = payment gateway integration, payments processing, razorpay, ?Payments, razorpay integration, ccavenue, stripe integration, payu
Fintech = lending tech
Basel Norms = basel iii, rbi guidelines, rbi compliance, regulatory reporting, pmla, regulatory filings
Chargebacks = dispute handling, dispute resolution cards

== Insurance | finance
-- Life and general
Life Insurance = life insurance sales, ulip, term insurance, lic
General Insurance = non-life insurance, property insurance, fire insurance, marine insurance, engineering insurance, liability insurance
Health Insurance = mediclaim, group health insurance, cashless, tpa
Motor Insurance = motor claims, motor claim, motor policies, motor own damage, vehicle insurance, auto insurance
Bancassurance
Agency Management = agency channel, agent recruitment insurance, agency development, advisor recruitment
Group Insurance = employee benefits insurance, group mediclaim, gmc policy
Insurance Sales = insurance advisor, selling insurance, policy sales, insurance agent
POSP = irda certified, pos agent
-- Insurance operations
Underwriting = insurance underwriting, risk underwriting, medical underwriting
Claims Processing = claims management, claim settlement, claims adjudication, insurance claims, claims handling, claims settlement
Policy Servicing = policy issuance, policy administration, endorsements, renewals processing
Reinsurance
Actuarial Analysis = actuarial science, actuary, actuarial valuation, actuarial
Loss Assessment = insurance survey, surveyor, loss adjusting
IRDAI Regulations = irda, irdai
Insurance Broking = employee benefits broking
Cashless Authorization = pre-authorization, preauth, tpa desk, cashless claims
Insurance Renewals = renewal follow up, policy renewal, renewals insurance, persistency
Claims Investigation = health claims, surveyor report, death claims
Policy Wording = policy documents

== Capital markets | finance
-- Investing
Equity Research = equity analysis, stock analysis, fundamental analysis
Technical Analysis = chart analysis
Equity Dealing = stock trading, equity dealer, stock broking, share trading, nse, bse, stock market, demat accounts, share market, dealer terminal
Derivatives = futures and options, f&o, options trading
Mutual Funds = mutual fund, sip sales, amfi, nism, nism certified, amfi certified
Portfolio Management = portfolio manager, pms, asset allocation
Wealth Management = financial advisory, financial planning advisory, investment advisory, private banking
Fixed Income = bonds, debt market
Commodity Trading = commodities, mcx
Bloomberg Terminal = bloomberg, reuters eikon, capital iq
CFA = chartered financial analyst
-- Deals and operations
Investment Banking = investment banker, ecm, dcm
Mergers and Acquisitions = m&a, mergers acquisitions
Valuation = business valuation, company valuation, equity valuation
Private Equity = venture capital
Fund Accounting = nav calculation, nav, hedge fund accounting
Custody Operations = settlements, trade settlement, corporate actions, trade processing, trade support, reconciliation of trades
Risk Management = market risk, operational risk, enterprise risk management, risk analysis, value at risk
Quantitative Analysis = quant, quantitative finance, algo trading
Pitch Books = pitchbook, information memorandum
`;
