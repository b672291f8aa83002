/** Sales, marketing, public relations, retail, e-commerce and real estate. */
export const commercial = String.raw`
== Sales | commercial
-- Selling
Sales = sales executive, sales operations, selling, selling skills
B2B Sales = business to business sales, corporate sales, institutional sales, enterprise sales
B2C Sales = direct sales, field sales, door to door sales, field visits, market visit, field work sales
Lead Generation = prospecting, lead gen, generating leads
Cold Calling = tele calling, telecalling, telecaller, tele caller, telesales, tele sales, outbound sales calls
Inside Sales
Business Development = business development manager, new business acquisition, new client acquisition, client acquisition, bd activities
Negotiation = negotiation skills, price negotiation, contract negotiation, negotiations, drafting agreements
Upselling = cross selling, cross-selling, up-selling, upsell
Sales Closing = lead conversion, deal closure, closing deals, closing sales
Solution Selling = consultative selling, consultative sales
Sales Presentations = product demonstration, product demos, product demo, client presentations
Software Sales = saas sales, it sales, cloud sales
Proposal Writing = rfp, rfi, rfp response, bid management, tendering proposals
Presales = pre-sales, pre sales
Quotation Preparation = techno-commercial offers, techno commercial
Sales Support = sales coordination, sales coordinator, back office sales, sales administration
Product Knowledge = product training sales
Convincing Skills = convincing, persuasion, persuasive
Door-to-Door Marketing = canopy activity, leaflet distribution, pamphlet distribution
Sales Training = sales coaching
Cold Emailing = email outreach, linkedin outreach, sales navigator, apollo.io, sales development
-- Leading sales
Sales Management = team sales management, sales team handling, sales manager
Target Achievement = revenue targets, sales targets, achieving targets, quota
Sales Planning = ?Forecasting, sales strategy, sales forecasting, sales budgeting
Territory Management = area sales, beat planning, market coverage, territory sales, regional sales
Sales Analysis = sales mis, sales reports, sales reporting
Pipeline Management = funnel management, sales funnel, sales pipeline
Revenue Growth = revenue generation, p&l responsibility, profit and loss responsibility
Sales Team Training = sales team hiring, sales force management
Market Development = new market development, market expansion, geographical expansion, market penetration
-- Channels
Channel Sales = channel partners, channel partner network, channel management, channel partner management, channel development, partner management
Distributor Management = dealer management, dealer network, distribution management, dealer development, distributor handling, stockist
FMCG Sales = fmcg, primary sales, secondary sales, modern trade, general trade
Key Account Management = key accounts, account management, kam, strategic accounts, client servicing
Export Sales = international sales, export marketing, overseas sales
Government Sales = gem portal, government liaison, tender sales
Industrial Sales = capital equipment sales, technical sales, project sales
Medical Devices Sales = medical equipment sales, surgical products sales
Advertising Sales = ad sales, space selling, media sales
Rural Marketing = rural sales, van operations
Retail Outlet Coverage = outlet coverage, retailer visits, beat plan, order booking, numeric distribution, range selling
Franchise Development = franchise sales, franchisee
Institutional Tie-ups = corporate tie-ups, tie ups, alliances, strategic alliances, partnership development
Horeca Sales = ^HORECA
-- Customers
Customer Acquisition
Customer Retention = client retention, customer loyalty
Customer Relationship = customer relations, client relationship, client relations, client management, client handling
Customer Success = customer success management, customer onboarding, client onboarding
After-Sales Service = after sales service, after sales support, post sales
Client Meetings = client visits, customer visits, customer meetings
Customer Feedback = client feedback, feedback collection
Renewals = renewals, contract renewals, account renewals

== Marketing | commercial
-- Planning
Marketing = marketing management, marketing activities
Marketing Strategy = marketing planning, marketing plans, go-to-market, go to market strategy, gtm
Market Research = market analysis, consumer research, market survey, consumer insights
Competitor Analysis = competitive analysis, competitor benchmarking
Product Marketing = product positioning, product launch, product launches
Pricing Strategy = pricing, pricing analysis
Product Management = product manager, product owner, product roadmap, product strategy
Marketing Analytics = marketing mix modelling, campaign analytics
Market Intelligence = competitor tracking, market mapping, market trends
Budget Management Marketing = marketing budget
Segmentation and Positioning = stp marketing, customer insights, brand positioning
-- Brand
Brand Management = branding, brand building, brand manager, brand strategy
Advertising = ad campaigns, advertising campaigns, media planning, media buying, ad agency
Campaign Management = marketing campaigns, campaign planning, integrated campaigns
ATL and BTL Activities = btl, btl activities, atl, btl marketing, activation
Trade Marketing = trade promotions, sales promotion, ?Promotions, promotional activities
Event Marketing = exhibitions, trade shows, event promotion
Marketing Collateral = brochures, marketing materials
Sponsorship = sponsorships, brand partnerships
Brand Awareness = brand promotion, brand visibility, brand communication
Public Events = road shows, roadshows, trade fairs, product launch events
Outdoor Advertising = ooh advertising, print advertising
Agency Management Marketing = creative agency, agency coordination

== Digital marketing | commercial
-- Search
SEO = search engine optimization, search engine optimisation, on page seo, off page seo, on-page optimization, technical seo, link building, meta tags, backlinks, back links, guest posting, local seo, google my business
SEM = ^PPC, search engine marketing, ppc campaigns, ppc ads, google ppc, pay per click, paid search, master production schedule
Google Ads = google adwords, adwords, display advertising
Google Analytics = ga4, google analytics 4
Google Search Console = search console
Keyword Research
Ahrefs = semrush, moz
Google Tag Manager = gtm tags
Website Traffic Analysis = web traffic, website analytics, google trends
-- Social
Social Media Marketing = smm, social media management, social media, social media handling
Facebook Ads = meta ads, facebook ads manager, instagram ads, paid social
Instagram Marketing = instagram, reels, instagram growth
LinkedIn Marketing = linkedin ads, linkedin campaigns
Influencer Marketing = influencer outreach
Community Management = community building, online reputation management, orm
YouTube Marketing = youtube ads, youtube channel management
Social Media Content = content calendar, social media calendar, social media posts, social media strategy, social media campaigns, hootsuite, buffer app
Meta Business Suite = facebook marketing, facebook business manager
-- Performance and mail
Digital Marketing = online marketing, internet marketing, digital marketing strategy
Performance Marketing = growth marketing, growth hacking, user acquisition
Email Marketing = e-mail marketing, mailchimp, email campaigns, mailers, sendinblue, klaviyo
Marketing Automation = marketo, pardot, moengage, clevertap
Affiliate Marketing
Conversion Rate Optimization = conversion optimization, conversion optimisation, cro, landing page optimization, landing pages
WhatsApp Marketing = sms marketing
Programmatic Advertising = dv360, dsp, programmatic
App Store Optimization = aso
Lead Nurturing = lead generation campaigns, drip campaigns
Google Display Network = retargeting, remarketing
ROAS = ctr, cost per lead
-- Content
Content Marketing = content strategy, content planning
Content Writing = content creation, content writer, web content, article writing, seo writing
Copywriting = copy writing, ad copy, copywriter
Blogging = blog writing, blogs
Website Content = seo content, product descriptions, content creator
Video Content Creation = short form video, podcast

== Public relations | commercial
-- Media relations
Public Relations = ^PR, pr campaigns, public relation
Media Relations = media liaison, press relations, media outreach, journalist relations, media pitching, story pitching, pitching, press kits, media kits, journalist outreach
Press Releases = press release, press notes, press release writing
Crisis Communication = crisis management communications, reputation management, brand reputation, image building
Media Monitoring = media tracking, media coverage
Press Conferences = press conference, press meets, press meet
Spokesperson Training = media training
Media List = media lists, cision, meltwater, muck rack
AP Style = press writing
Press Coverage = coverage reports, press clippings
Celebrity Management = artist management, talent management pr
-- Corporate communication
Corporate Communications = corporate communication, corp comm, external communications
Internal Communications = internal communication, employee communications, newsletters, newsletter, town halls, employee satisfaction, employee surveys, employee retention, attrition management
Event Management = event planning, event coordination, events management, event organizing, organizing events
Stakeholder Engagement = stakeholder communication, government relations, public affairs, government affairs, advocacy communication
Speech Writing = speechwriting
Investor Relations
Newsletter Writing = house journal, in-house magazine, corporate films
Protocol Duties = vip visits, vip handling
CSR Communication = community relations, public outreach

== Retail | commercial
-- Store
Retail Sales = retail, counter sales, showroom sales, retail selling
Store Operations = store management, store manager, retail operations, outlet management, retail store operations, showroom management, shop management, floor manager
Visual Merchandising = ?VM, merchandise display, window display, product display
Merchandising = merchandise planning, category planning
Point of Sale = pos, pos billing, pos machine, cash counter, cashiering, cashier, cash register, cash till, billing counter
Inventory Control = stock management, inventory management, stock control, inventory, stock taking, stock replenishment, shelf filling, stock display, stock arrangement, gondola, physical stock, stock audit warehouse, bin location, stock register
Shrinkage Control = loss prevention, pilferage control
Customer Walk-ins = footfalls, conversion ratio, walk-in customers, footfall
Store Opening = new store opening, store launch, nso
Planograms = shelf management
Clienteling = personal shopping
Jewellery Sales = jewelry sales, gold jewellery, diamond jewellery
Electronics Retail = consumer durables, mobile phone sales, home appliances sales
Retail KPIs = conversion rate retail, average bill value, ups, same store growth
Staff Scheduling = staff roster, duty roster, roster planning
Private Label = margin management
Grocery Retail = supermarket, hypermarket, kirana
Loyalty Programs = loyalty program
-- Online retail
E-commerce = ecommerce, e commerce, online retail, online sales
Marketplace Management = amazon seller central, seller central, flipkart seller, amazon marketplace, vendor central, flipkart seller hub, meesho seller
Product Listing = catalog management, catalogue management, cataloguing, product cataloging
Category Management = category manager, assortment planning
Order Management = order fulfilment, order fulfillment, order processing, pick pack, put away, dark store
?Buying = retail buying, range planning

== Real estate | commercial
-- Property
Real Estate Sales = property sales, flat booking, residential sales, real estate
Property Management = tenant management, lease management, leasing, lease administration, rent collection, lease agreements
Real Estate Valuation = property valuation, land acquisition
Site Visits = client site visits
RERA = rera compliance
Channel Partner Activation = broker network, real estate brokers, broker management, property dealing
Mall Management = commercial leasing, mall operations
Land Records = title verification, land documentation, property documentation
Booking and Collection = unit booking, home buyers
Society Management = property maintenance, township management
`;
