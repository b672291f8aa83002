/** Narrower names of sales, marketing, public relations, retail and property: each name is a skill of its own. */
export const commercial = String.raw`
== Sales | commercial
-- Selling
daily field visits, door-to-door, door step sales, doorstep selling, daily sales report, ^DSR, daily call report, ^DCR, daily activity report
market working, joint working, direct selling, direct marketing, direct marketing associate, kiosk sales, ?canopy
umbrella activity, leaflet activity, society activity, corporate activity, Lead Follow-up, lead management, lead generation and conversion
lead qualification, qualified leads, lead tracking, lead conversion ratio, hot leads, walk-in leads, digital leads, ^MQL, ^SQL leads
sql generation, ^BANT, meddic, ^SPIN selling, enquiry follow up, enquiry generation, enquiry conversion, enquiry to order, follow up with clients
client follow up, customer follow up, follow-up calls, cold visits, cold calls, cold mailing, cold outreach, outbound prospecting, sales pitch
sales pitching, elevator pitch, discovery calls, demo calls, demo scheduling, ?demos, product presentation, product explanation
handling objections, price quotation, rate negotiation, order finalization, order closing, order collection, order generation, repeat orders
payment collection, payment recovery, collection of payment, outstanding collection, outstanding recovery, ageing of debtors sales
sample submission, client pitching, ^SDR, ^BDR, ^BDE, ^BDM, bd executive, business generation, new client addition, client addition
new account opening, new accounts, new customer acquisition, ?hunting, hunting and farming, hunter role, account mapping, account planning
account growth, wallet share, client mining, account mining, enterprise accounts, mid-market, smb sales, sme sales, sme acquisition
upsell and cross sell, upsell cross sell, cross sell, revenue enhancement, ^ACV, ^ARR, ^MRR, quota achievement, quota attainment, sales cycle
solution sales, value selling, challenger sale, rfp management, tender participation, tender bidding, tender filing, ?GeM, gem bidding, e-tender
^EMD, liasoning, liaisoning, liaison with government, liasioning, pre-bid meetings, techno-commercial negotiation, technical presentation
poc sales, proof of concept sales, contract closure, contract signing, partner sales, reseller, system integrators, ^SI partners
alliances management, quotation making, quotation and follow up, offer preparation, techno-commercial proposals, proposal preparation, ?proposals
sales proposals, proposal making, costing and quotation, order coordination, sales order, sales order processing, dispatch coordination
dispatch follow up, invoice follow up, sales back office, sales report preparation, price list, customer database, client database
database management sales, data mining sales, zoominfo, lusha, ?Apollo, indiamart, india mart, tradeindia, justdial, just dial, sulekha, alibaba
b2b portals, Consumer Financing Sales, finance schemes, emi schemes, bajaj finserv, exchange offers, add-on sales, extended warranty
insurance cross sell, value added services
territory expansion, territory development, retail outlet expansion, wholesale handling, live demos, deal closing, walk-in conversion
corporate visits, repeat business, credit period negotiation, GeM portal bidding, outbound sales, inbound sales, subscription sales, product pitching
sales decks, sales scripts, prospect research, pipeline building
-- Leading sales
Sales Team Leading, team of executives, leading sales team, managing sales team, team target, target allocation, target setting, monthly targets
target driven, target oriented, target orientation, achieving sales targets, target achieving, sales review, sales meetings, sales contests
sales incentive, area sales manager, ^TSI, territory sales incharge, territory sales manager, regional sales manager, zonal sales manager
zonal head, sales promoter, in-store promoter, promoter handling, ?promoters, sales hiring, salesman handling, ^DSE, ^FOS
^DSM, team of fos, pilot salesman, Sales Forecast, demand forecast sales, sales projections, business forecasting, annual sales plan, ^JBP
joint business plan, joint business planning, budget vs achievement, sales data analysis, sales dashboard, sales tracking, market share
market share analysis, market potential, market feedback, competition analysis, competitor activity, competition tracking, competition mapping
discount approval, scheme implementation, scheme communication, ?schemes, sales schemes, trade schemes, scheme settlement
claim settlement distributors, damage settlement, expiry and damage, Territory Planning, route plan, ^PJP, permanent journey plan, ?beat
beat coverage, productive calls, ^TLSD, ^ECO coverage, lines per call, bill cuts, bill cut, strike rate, width and depth, width of distribution
numeric reach, weighted distribution, merchandising display, merchandising execution, shelf display, planogram compliance, shelf share
?visibility, visibility drives, pop placement, ^POP, ^POSM, chiller placement, van sales, van selling, sub-stockist, super stockist
ss db network, ?wholesale, wholesalers, wholesale market, rural market, rural distribution, semi urban, urban market, ?MT, ?GT
key accounts modern trade, ^CSD, csd canteen, institutional business, quick commerce
field team handling, ISR handling, DSR handling, off roll team, on roll team, sales target allocation, joint field working, field coaching
sales review meetings, sales incentive design, regional sales planning, sales governance
-- Channels
Distributor Appointment, appointing distributors, appointment of distributors, appointment of dealers, appointing dealers, new distributor
distributor development, distributor roi, ^ROI distributor, distributor stock, distributor management system, distributor claims
distributor servicing, distributor network, distributor expansion, distribution expansion, dealer appointment, dealers and distributors
dealer meet, dealer meeting, dealer visits, dealer relationship, dealer handling, dealer channel, dealer sales, dealer training
dealer onboarding, dealer expansion, retailer meet, retailer onboarding, retailer relationship, retailers handling, painter meet, mason meet
plumber meet, electrician meet, contractor meet, architect meet, architects visits, influencer meets, carpenter meet, infrastructure sales
project sales builders, builders and architects, specification selling, specifier, retail expansion, stock norms, stock rotation
stock liquidation, liquidation, secondary sales tracking, primary and secondary, inventory at dealers, ^SFA, sfa app, sfa apps, bizom
fieldassist, field assist, salesforce automation, botree, ivy mobility, Franchisee Handling, franchise management, franchise operations
franchisee management, franchise support, franchise expansion, ^FOFO, ^COCO, ^FOCO, franchise onboarding, partner onboarding, vendor acquisition
restaurant onboarding, seller onboarding, seller acquisition, Key Account Servicing, client retention and growth, key client management
key clients, key customers, key customer management, corporate accounts, corporate clients, corporate client acquisition, corporate selling
corporate business, client coordination, client communication, client satisfaction, client service, client escalations, ^QBRs, account reviews
product adoption, user adoption, implementation support, health score, onboarding of clients, churn reduction, expansion revenue, export orders
export business, export enquiry, overseas buyers, overseas clients, foreign buyers, international business, international business development
international marketing, international clients, global sales, gcc market, middle east market, african market, european market, us market
trade delegation, international exhibitions, ^CIF, ^FOB, ^CIF FOB, Technical Product Sales, application engineering, application engineer
instrument sales, cable sales, cables and wires, electrical products sales, automation sales, machine sales, machinery sales, machine tools sales
capital goods, chemical sales, lubricant sales, oil and lubricants, paint sales, steel sales, ^TMT, tiles sales, tiles and sanitaryware
sanitaryware, laminates, building materials, construction chemicals, solar product sales, ups and inverter sales, battery sales, sim sales
broadband sales, internet leased line, ^ILL, it hardware sales, laptop sales, diagnostics sales, surgical sales, orthopaedic implants
dental product sales, cosmetics sales, fmcd, white goods sales, appliances sales, mobile sales, garments sales, furniture sales, books sales
education product sales, timeshare, holiday membership, transport sales, radio sales, digital ad sales, advertisement sales
event sales, loan sales field, insurance field sales, merchant pos sales
super stockist management, C&F management, CFA coordination, stockist management, sub dealer appointment, tertiary sales, semi urban markets
beat optimisation, channel conflict, cash and carry, institutional orders, canteen stores, CSD sales, key account development, modern trade accounts
in-store branding
-- Customers
customer complaints handling sales, grievances customers, service follow up, after sales, post sales support, installation coordination, ^PSF
^PSF calls, post service follow up, ^CSI, ^SSI, ssi score, customer database management, loyalty customers, reference selling
referral sales, customer referrals, referrals generation, testimonials, crm entry, crm updating, crm updation, lead entry crm, salesforce entry
pipedrive, bitrix, ^Bitrix24, sugar crm, sugarcrm, vtiger, telecrm, kylas, ^LSQ, close crm, outreach.io, salesloft, ?gong
linkedin sales navigator, linkedin prospecting
key client handling, upselling and cross selling
== Marketing | commercial
-- Planning
annual marketing plan, marketing calendar, marketing mix, ?4ps, marketing communication, ^MarCom, integrated marketing communication, ^IMC
marketing operations, field marketing, product marketing management, ^PMM, ?positioning, value proposition, launch planning
new product launch, new product launches, sales enablement, battle cards, sales kit, sales collaterals, analyst relations
account based marketing, demand generation, demand gen, b2b marketing, b2c marketing, ^D2C, product-led growth, funnel optimization
marketing funnel, lifecycle marketing, customer lifecycle, customer lifetime value, ^CLV, ^CAC, ^LTV, ^CPA, marketing roi, attribution modelling
attribution models, marketing dashboard, campaign reporting, campaign reports, campaign tracking, utm tracking, ^UTM, marketing performance
marketing mis, rural marketing activation, marketing events, dealer marketing, co-op marketing, channel marketing, partner marketing
mall activation, campus activation, college activation, school activation, rwa activation, society activations, in-store activation
brand activation, below the line, above the line, btl activation, ^TTL, promotional events, promotion activities, sampling activity
canopy promotion, wall painting promotion, ^OOH, outdoor media, outdoor branding, print ads, newspaper ads, newspaper advertisement, radio ads
tv commercials, ^TVC, tvcs, ?jingles, media plan, media planner, media negotiation, media strategy, ^GRP, ^BARC, ^TAM adex, creative briefing
creative brief, creative agency coordination, agency handling, agency briefing, printing coordination, gifting, merchandise marketing
brand guidelines adherence, brand health, brand tracking, brand audits, brand recall, brand positioning strategy, brand plans, brand launch
brand extension, co-branding, celebrity endorsement, packaging brief, consumer promo, consumer promotions, consumer offers, trade offers
consumer behaviour, ^U&A, usage and attitude, nielsen, kantar, ^IMRB, focus groups, ?questionnaire, conjoint analysis, quantitative surveys
primary market research, secondary market research, qualtrics, surveymonkey, google surveys, brand track, mystery shopping, product vision
product requirement document, ^PRD, prds, product discovery, product backlog management, feature prioritization, user research product
customer interviews, user feedback, product metrics, north star metric, retention metrics, funnel analysis, go-live product, product lifecycle
^PLM product, product strategy roadmap, mvp definition, ^MVP, wireframing product, aha roadmap, productboard, competitive product analysis
pricing and packaging, release notes, product specs, event sponsorship, brand collaborations, brand tie-ups, barter deals, affiliate partnerships
influencer collaborations, creator partnerships
ATL activities, ATL BTL, TTL campaigns, radio campaigns, print campaigns, dealer boards, product catalogues, GTM planning, survey design, Nielsen data
loyalty marketing
== Digital marketing | commercial
-- Search
on page, off page, off page optimization, on-page and off-page, site audit, website audit, seo on-page, seo strategy, seo optimization
meta title, meta description, title tags, canonical tags, schema markup, structured data seo, xml sitemap, sitemap, robots.txt, site speed
page speed, page speed optimization, core web vitals, ^SERP, keyword ranking, keyword planner, google keyword planner
competitor keyword analysis, keyword analysis, keyword mapping, directory submission, social bookmarking, article submission
classified submission, forum posting, blog commenting, ppt submission, guest blogging, guest post, outreach link building, link exchange
backlink analysis, backlink building, screaming frog, moz pro, majestic seo, ubersuggest, sem rush, yoast, yoast seo, rank math, rankmath
^SERanking, gtmetrix, international seo, ecommerce seo, app seo, youtube seo, voice search, ^AEO, ^GEO seo, google algorithm updates
penalty recovery, google business profile, ^GMB, gmb optimization, bing ads, microsoft ads, search ads, search campaigns, shopping ads
google shopping, performance max, pmax, display ads, display campaigns, video ads, youtube ads campaign, app campaigns, app install campaigns
^UAC, dynamic search ads, ad copy writing, bid strategy, bid management ads, bidding strategies, quality score ads, negative keywords
audience targeting, audience segmentation, lookalike audiences, custom audiences, remarketing campaigns, conversion tracking, pixel setup
facebook pixel, meta pixel, conversion api, ga 4, google analytics ga4, google ads certified, google ads certification, search console google
looker studio reports, roas optimization, cost per acquisition, click through rate, paid campaigns, paid ads, paid marketing, paid media
paid social ads, performance campaigns, performance marketer, media buying digital, ad budget, ad spend, ad operations, ad ops, google ad manager
^DFP, ^SSP, trade desk, programmatic buying, native ads, taboola, outbrain, affiliate networks, affiliate campaigns, ^CPI, appsflyer, branch.io
adjust sdk, firebase analytics, landing page creation, unbounce, leadpages, instapage, ab testing landing pages, heatmaps, heat maps, ^VWO
optimizely, crazy egg, microsoft clarity
SERP analysis
-- Social
facebook, facebook page, instagram handling, instagram page, ^LinkedIn page, ^Twitter, pinterest, snapchat, snapchat ads, twitter ads, quora
quora ads, reddit marketing, ^Telegram marketing, social media posting, social posts, social media planning, content buckets
social media creatives briefing, social media engagement, social listening, sprinklr, social media analytics, sprout social, ?Buffer
hashtags research, hashtag strategy, reel making, reels creation, short videos, youtube management, youtube growth, youtube, vlogging
online reputation, review management, google reviews, community manager, follower growth, organic growth, organic marketing, viral campaigns
meme marketing, moment marketing, creator management, influencer campaigns, influencer management, micro influencers, ?ugc
user generated content, facebook campaigns, facebook lead ads, lead ads, lead gen campaigns, lead generation ads, meta ads manager
facebook and instagram ads, fb ads, instagram campaign, linkedin lead gen, linkedin campaign manager, linkedin company page, ^SMO
social media optimization, facebook insights
influencer onboarding, page handling
-- Performance and mail
emailers, e-mailers, bulk email, bulk sms, bulk whatsapp, sms campaigns, whatsapp campaigns, whatsapp business, whatsapp api, wati
push campaigns, in-app messages, journey builder, customer.io, ^Braze, iterable, netcore, web engage, smartech, getresponse, activecampaign
active campaign, constant contact, convertkit, sendgrid, aweber, eloqua, marketing cloud, salesforce pardot, email automation, drip emails
email templates, open rate, deliverability, list segmentation, cart abandonment
attribution, CPL reduction
-- Content
SEO Blogs, blog posts, seo content writing, website copy, web copy, website content writing, landing page copy, ad copywriting, taglines
brand storytelling, brand story, long form content, ebooks, e-books, whitepapers, white papers, case studies content, infographic content
video scripts, video scripting, script for videos, product description writing, email copy, social media copy, caption writing, ?captions
content editing seo, content audit, content plan, content ideation, ideation, content curation, content distribution, content management
content marketing strategy, content lead, thought leadership, ghostwriting, ghost writing, news articles, research articles, article writing seo
academic content writing, technical content, grammarly, copyscape, surfer seo, ^SurferSEO, ?hemingway, wordpress publishing, wordpress content
podcast scripts, ai content tools, jasper ai
== Public relations | commercial
-- Media relations
Media Coordination, media management, media liaisoning, media list building, media interaction, media interviews, media briefings, media rounds
media invites, press interviews, journalist meets, journalist relationships, media relationship, press coordination, press meet coordination
press events, press invites, press tours, press dossier, press kit, press notes drafting, press release drafting, authored articles
bylined articles, op-eds, opinion articles, industry stories, trend stories, quotes and inputs, regional media, vernacular media, business media
trade media, lifestyle media, electronic media pr, news monitoring, news tracking, news clippings, coverage tracking, coverage dossier, ^AVE
pr value, pr report, pr measurement, pr strategy, pr plan, pr planning, pr pitch, pr pitches, pr agency, client pr, pr retainer, pr crisis
crisis management pr, crisis handling, issue management, brand reputation management, digital pr, influencer pr, influencer relations
blogger outreach, blogger engagement, celebrity pr, film pr, movie promotions, film promotions, book launch, awards entries, award nominations
speaker opportunities, speakership, ?profiling, spokesperson profiling, leadership profiling, executive profiling, ceo profiling
ipo communication, financial communication, public affairs advisory, political communication, political pr, election campaign, government pr
^PIB, ^DAVP, information department
feature pitching, media database, media kit, byline articles, share of voice, byte arrangement
-- Corporate communication
Employee Newsletter, in-house newsletter, house magazine, intranet, intranet content, intranet management, employee engagement communication
leadership communication, ceo communication, ceo messages, change communication, executive communication, talking points, speech drafting
message drafting, annual report content, corporate brochure, corporate presentation, corporate profile writing, corporate events, event execution
event production, event logistics, event budgeting = event budget, event vendor management, event operations, venue management, venue sourcing, venue booking
artist booking, artist coordination, guest list, guest management, show running, stage management, ^AV setup, production event
exhibitions management, conferences and events, conference management, ?seminars, webinars, webinar hosting, wedding planning, wedding planner
destination weddings, decor planning, ?decor, award functions, fashion shows, live events, product launches events, mice events
sponsor management, ticketing events, client briefs, client servicing events, ?protocol, protocol management, stakeholder mapping
public information, tourism promotion
crisis management, internal mailers, internal newsletters, annual report writing, event PR, investor communication
== Retail | commercial
-- Store
Floor Sales, floor supervision, floor operations retail, sales floor, ^CCA, customer care associate, fashion consultant, sales associate
store supervisor, department manager, department in charge, assistant store manager, cluster manager retail, area manager retail, multi store
multi-store management, multi unit, customer greeting, greeting customers, assisting customers, customer walk-in handling, style advice
product suggestion, trial room, fitting room, alteration, customer billing, billing and cash, cash and billing, cash tally, cash closing
cash reconciliation, till management, till operations, day end report, day end closing, day closing, opening and closing
store opening and closing, store opening closing, exchange and returns, returns and exchange, gift vouchers, gift wrapping, loyalty enrolment
loyalty enrollment, loyalty cards, customer data capture, add on selling, suggestive selling, ^ATV, ^ABV, ^UPT, ^ASP, ^LFL, lfl growth
like to like, ^SSSG, basket size, bill value, average basket, sell through, sell thru, ?conversion, store conversion, footfall conversion
sales per square feet, store p&l, store profitability, store budget, store targets, store kpi, store audits, mystery audit, store compliance
retail standards, store hygiene, store housekeeping, store maintenance, store upkeep, staff grooming, staff briefing, morning briefing, ?roster
weekly off planning, attendance of staff, staff recruitment retail, ^VM guidelines, vm implementation, window dressing, ?mannequin
mannequin styling, ?display, display of products, ?folding, folding and stacking, ?stacking, stack display, ?facing, facing up, racking
rack display, signage, price tagging, pricing tags, barcode tagging, ?tagging, security tags, planogram execution, shelf arrangement
shelf stacking, expiry checking, expiry check, near expiry check, dump removal, dump and damage, damage and expiry, stock count, stock counting
daily stock count, cyclic count, perpetual stock, stock take, global count, stock receiving, receiving of goods, goods receiving, goods inward
inwarding, stock transfer, inter store transfer, stock refill, refilling, replenishment, stock ordering, auto replenishment, ^ARS, order indent
indent, stock ageing, stock sheet, stock report, backroom, backroom management, back store, pilferage, theft control, ?shoplifting, shrinkage
?shrink, shrink control, eas tags, ?LP, loss prevention audits, ginesys, wondersoft, shopper software, retail pro, ^RetailPro, sap is-retail
?jda, unicommerce, increff, vinculum, easyecom, uniware, omnichannel, omni channel, endless aisle, click and collect, ^BOPIS, hyperlocal delivery
Category Buying, buying and merchandising, buyer retail, assortment, assortment plan, range selection, category growth, category p&l
private label development, margin negotiation, intake margin, markdown, promo planning, promotion planning, discount planning, ^OTB, open to buy
wssi, allocation, allocation and replenishment, store allocation, inventory turns, stock cover, fill rate, ^MBQ, norms setting, vendor fill rate
product sourcing retail, fruits and vegetables, f&v, ?staples, fresh category, dairy and frozen, meat and fish, apparel retail, beauty retail
cosmetics counter, beauty advisor, beauty consultant, ?jewellery, gold rate, hallmarking, gold scheme, karat meter = karatmeter, diamond sales, ?solitaire
watch sales, optical retail, optician, eyewear, furniture retail, mobile retail, electronics sales, luxury retail, duty free, bakery counter
deli counter, petrol pump, forecourt
store closing, cash counter handling, cash tallying, conversion rate, shelf replenishment, end of season sale, manpower scheduling
membership enrolment, alteration handling, area management, cluster management, bakery section, general merchandise
-- Online retail
Online Listing, listing optimization, amazon listing, catalogue upload, catalog upload, bulk upload, sku creation, sku management, a+ content
brand store, amazon brand registry, amazon ads, amazon advertising, amazon ppc, sponsored products, flipkart ads, flipkart, meesho, myntra, ajio
nykaa, ^Snapdeal, jiomart, ebay, etsy, walmart marketplace, shopify store management, ^FBA, amazon fba, seller account, seller support
account health, buy box, keyword listing optimization, product images, product photography listing, pricing and promotions, deals and offers
lightning deals, order dispatch online, return claims, safe-t claims, returns management online, claim reimbursement marketplace
order processing online, rto reduction, cod orders, shiprocket, delhivery, easyship, website management, website operations, d2c website
e-commerce operations, ecommerce operations, e-commerce catalog, e-commerce management, dropshipping, drop shipping, inventory sync, helium 10
jungle scout, ^Keepa, blinkit, zepto, instamart, bigbasket
product cataloguing, marketplace operations
== Real estate | commercial
-- Property
Site Visit Coordination, site visits conversion, site visit scheduling, property tours, flat showing, property showing, sourcing manager
sourcing real estate, closing manager, pre-sales real estate, presales real estate, cp management, ?CP, channel partner meets
channel partner activation real estate, broker meets, broker activation, plotted development, ?plots, commercial sales, commercial property sales
retail leasing, office leasing, luxury homes, luxury property, resale property, ?resale, rental property, ?rentals, property listing, 99acres
magicbricks, magic bricks, housing.com, property portals, nri sales, ?bookings, booking amount, cost sheet real estate, payment plan
payment schedule, demand letters, demand notes, agreement registration, registration and handover, ?possession, flat handover, handover of flats
crm real estate, post sales crm, customer relations real estate, home loan coordination, loan coordination, home loan assistance
bank tie up project, builder finance, maharera, rera registration, project approvals, sanction approvals, liaison approvals
occupancy certificate, commencement certificate, ^FSI, ?tdr, land aggregation, land purchase, land sourcing, land title, farmers negotiation land
society formation, society handover, society accounts, maintenance collection, tenant relations, tenant coordination, tenant fit-out
lease renewal, lease negotiation, rent roll, property inspection, ^CAM charges, cam billing, estate manager, township maintenance, property tax
valuation report, property appraisal, market comparables, capital values, feasibility real estate, sell.do, farvision, in4suite
CP activation, CP meets, inventory mapping, booking formalities, booking form, agreement to sale, registration formalities, possession handover
`;
