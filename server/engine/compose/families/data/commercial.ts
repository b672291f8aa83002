/** Sales, marketing, retail, real estate and customer roles. */
export const commercial = String.raw`
== Sales | Sales | - | anywhere
role: sales, salesperson, business development, bde, bdm, account executive, key account manager, territory manager, area manager, regional manager, channel sales, zonal manager, account manager, inside sales, presales, pre-sales, business manager, counter sales, dealer manager, distributor, field executive, area sales manager, sales engineer, chief business officer, client servicing, membership
fields: Sales
degree: Any graduate; an MBA in marketing or sales is welcome
aim: find customers, win their business and keep it
+ Draw on your knowledge of {skills} when you meet customers
- Find and qualify new customers in the assigned market
- Meet customers, understand what they need and present the right offer
- Negotiate terms and close orders within the pricing policy
- Follow up on payments, deliveries and complaints
- Keep the pipeline and daily reports up to date
- Watch competitors and report what is happening in the market
* Channel Sales, Distributor Management, FMCG Sales: Appoint and support dealers and distributors and grow their sales
* Key Account Management: Look after key accounts and widen the business with each
* B2B Sales, Software Sales, Solution Selling, Inside Sales: Run demonstrations and proposals through to signature
* Cold Calling, Lead Generation: Build a steady list of prospects through calls, visits and references
* Government Sales, Tendering: Follow tenders and prepare bids on time
* Export Sales: Develop buyers abroad and coordinate their orders
* Rural Marketing: Work the rural market through van operations and local events
j Learn the products and the market beside experienced colleagues
s Handle large or difficult accounts and help colleagues to close
m Set targets for the team, review them weekly and coach each member
m Recruit and train the sales team

== Medical and agricultural field sales | Sales | Healthcare & Pharmaceuticals | anywhere
role: medical representative, medical rep, pharma sales, medical sales, area business manager, scientific officer
fields: Pharmacy and pharma
degree: B.Pharm, D.Pharm or a science graduate
aim: bring products to doctors, chemists and stockists in a territory
+ Apply your knowledge of {skills} to grow prescriptions and orders
- Call on doctors and chemists to a monthly tour plan
- Explain products with scientific facts and answer questions honestly
- Make sure that stockists and chemists carry enough stock
- Report calls, orders and competitors' activities daily
- Organise camps and meetings for doctors
j Learn product and territory with a field manager
s Develop key opinion leaders and hospital accounts
m Lead and coach the field team and its coverage

== Digital marketing | Marketing | - | anywhere
role: digital marketing, seo, ppc, performance marketing, social media, sem, growth, email marketing, google ads, influencer marketing, media buyer, community manager, e-commerce marketing
fields: Digital marketing
degree: Any graduate; certifications in digital marketing help
aim: bring the right visitors at the right cost and turn them into customers
+ Plan and run campaigns, drawing on {skills}
- Set up, test and improve campaigns across channels
- Track spend, leads and conversions and explain the changes
- Research audiences, keywords and competitors
- Brief writers and designers for pages, posts and ads
- Report results with clear next steps
* SEO: Improve rankings through technical, on-page and off-page work
* Google Ads, Facebook Ads, Performance Marketing: Manage budgets and bids to reach the target cost per lead
* Social Media Marketing, Instagram Marketing: Keep the content calendar and answer the community
* Email Marketing, Marketing Automation: Build mailings and journeys that people open
j Look after daily posting, listings and reports
s Own the budget of a channel and its results
m Set the digital strategy and lead agencies and the team

== Marketing and communications | Marketing | - | anywhere
role: marketing, brand manager, product marketing, public relations, pr executive, pr manager, corporate communications, event manager, marketing executive, marketing manager, cmo, chief marketing officer, communications, media planner, event coordinator, brand executive, pr, events, category marketing, marcom
fields: Marketing, Public relations
degree: A degree in marketing, mass communication or business
aim: make the brand known, understood and preferred
+ Apply your knowledge of {skills} to plan and deliver campaigns
- Plan campaigns and events from brief to report
- Work with agencies, vendors and media and check what they deliver
- Prepare collateral, presentations and announcements
- Study customers and competitors and share what is learnt
- Keep to budget and measure what each activity brought
* Public Relations, Media Relations, Press Releases: Pitch stories to journalists and prepare press material
* Event Management: Run exhibitions and events from booking to follow-up
* Brand Management: Guard the brand's message and look across every touchpoint
j Coordinate vendors, stock of material and reports
s Lead campaigns and advise the sales team
m Own the marketing plan, budget and team

== Retail store | Store Operations | E-commerce & Retail | site
role: store manager, cashier, retail, store executive, visual merchandiser, floor manager, showroom, store incharge, sales associate, sales girl, counter, store supervisor, department manager, fashion consultant, jewellery sales, billing executive, store associate, shop, billing
fields: Retail
degree: 12th pass or a graduate in any subject
aim: help customers well and keep the store running smoothly
+ Apply your knowledge of {skills} on the shop floor every day
- Greet customers, find out what they want and help them to choose
- Keep the floor stocked, priced, clean and well displayed
- Bill accurately and balance the cash at the end of the day
- Check stock received and report shortages
- Deal with complaints and exchanges politely
* Visual Merchandising: Set up windows and displays for each season
* Inventory Control: Plan stock and keep shrinkage low
j Learn the products and billing from colleagues on the floor
s Train new staff and stand in for the manager
m Plan rosters and sales targets and lead the store team

== E-commerce and category | E-commerce | E-commerce & Retail | anywhere
role: e-commerce, ecommerce, marketplace, category manager, catalogue, catalog, amazon, seller support, category, buyer, listing executive
fields: Retail
degree: Any graduate
aim: grow sales across online marketplaces and our own store
+ Manage listings and sales, drawing on {skills}
- Create and improve product listings, pictures and prices
- Follow orders, returns and ratings every day
- Plan offers and advertisements for sale events
- Coordinate stock with the warehouse and vendors
- Report sales, margins and returns by product
j Keep the catalogue correct and complete
s Own a category's assortment and growth
m Negotiate with marketplaces and lead the team

== Real estate | Sales | Real Estate | anywhere
role: real estate, property, property consultant, site sales, leasing, land acquisition, sourcing manager, closing manager, property manager
fields: Real estate
degree: Any graduate
aim: help customers to find and buy the right property
+ Apply your knowledge of {skills} to turn enquiries into bookings
- Call enquiries, understand the requirement and fix site visits
- Show projects and explain plans, prices and approvals truthfully
- Work with channel partners and brokers
- Complete booking forms, agreements and loan coordination
- Keep in touch with buyers until possession
* RERA, Land Records: Check titles, approvals and RERA documents
j Learn the projects and follow up on enquiries
s Handle high-value buyers and investors
m Set booking targets and lead the sales team

== Customer support and BPO | Customer Support | - | anywhere
role: customer support, customer care, quality analyst, customer service, telecaller, telecalling, telecalling executive, call centre, call center, bpo, voice process, chat support, customer success, process associate, tele caller, tele-caller, csr, customer relationship, back office executive, customer relations, telesales, team leader bpo, data entry, kpo, customer experience, voice, collection executive, call, back office, process executive, ar caller, international voice, technical support executive
fields: Customer service and BPO
degree: 12th pass or a graduate in any subject
aim: answer customers promptly and leave them satisfied
+ Apply your knowledge of {skills} in daily contact with customers
- Answer calls, chats and e-mails politely and correctly
- Understand the problem, solve it or pass it on with the facts
- Record every contact accurately in the system
- Meet the agreed standards of quality and response time
- Call back when you said you would
* Data Entry: Enter and check records quickly and without errors
* Cold Calling, Outbound Calling: Call prospects from the list and note each outcome
* Customer Success, Customer Retention: Follow usage, renewals and satisfaction with each account
j Complete the process training and learn the scripts
s Take escalations and coach newer colleagues
m Run rosters, quality checks and service levels for the team
`;
