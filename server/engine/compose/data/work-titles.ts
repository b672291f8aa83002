/**
 * What people do all day, by the name of the role that does it. For prompts that tell duties and name no role: each
 * different phrase found speaks once for its title.
 */
export const WORK_TITLES: readonly (readonly [title: string, work: RegExp])[] = [
  [
    'Social Media Executive',
    /\b(?:social media|instagram|insta|facebook|reels?|youtube (?:channel|shorts)|linkedin page|followers)\b/gi,
  ],
  ['SEO Executive', /\b(?:seo|search rankings?|backlinks?|rank(?:ing)? on google)\b/gi],
  [
    'Digital Marketing Executive',
    /\b(?:google ads|meta ads|facebook ads|ad campaigns?|paid ads|performance marketing|digital marketing|email campaigns?)\b/gi,
  ],
  [
    'Content Writer',
    /\b(?:writ(?:e|es|ing) (?:\w+ ){0,2}(?:blogs?|articles?|content|posts|captions?|copy|newsletters?)|blogs?|content writing|web ?site content)\b/gi,
  ],
  [
    'Graphic Designer',
    /\b(?:posters?|brochures?|logos?|banners?|creatives|design(?:ing|s)? (?:\w+ ){0,2}(?:posts|cards|packaging|catalogues?)|photoshop|illustrator|coreldraw|corel draw)\b/gi,
  ],
  [
    'Video Editor',
    /\b(?:edit(?:s|ing)? (?:\w+ ){0,2}(?:videos?|films?|footage)|video editing|premiere pro|after effects|davinci)\b/gi,
  ],
  [
    'Photographer',
    /\b(?:photo ?shoots?|photography|(?:click|take|shoot)(?:s|ing)? (?:\w+ ){0,2}(?:photos|pictures))\b/gi,
  ],
  [
    'Accounts Executive',
    /\b(?:tally|gst(?: returns?| filing)?|tds|book ?keeping|day ?books?|ledgers?|accounts|accounting|reconcil\w+|balance sheets?|invoic(?:es|ing)|vouchers?|bank entries)\b/gi,
  ],
  [
    'Article Assistant',
    /\b(?:articles?(?= (?:required|reqd|needed|wanted|chahiye|vacanc))|articleships?|ca articles?|articled? trainees?)\b/gi,
  ],
  [
    'Billing Executive',
    /\b(?:billing(?: counter| desk)?|bill counter|cash counter|cash desk|(?:make|making|prepare|generate) bills(?! of))\b/gi,
  ],
  [
    'Recruiter',
    /\b(?:recruit(?:s|ing)? (?!for\b)(?:\w+ ){0,2}\w+s\b|sourc(?:e|ing) (?:candidates|cvs|resumes|profiles)|to hire (?:\w+ ){0,2}\w+s|hire (?:\w+ ){0,2}(?:people|staff|engineers|candidates|developers)|screen(?:ing)? (?:candidates|cvs|resumes)|naukri)\b/gi,
  ],
  [
    'HR Executive',
    /\b(?:payroll|attendance(?! bonus)|leave records|induction|joining formalities|employee (?:records|files|relations|engagement)|hr (?:work|policies|activities))\b/gi,
  ],
  [
    'Telecaller',
    /\b(?:call(?:s|ing)? (?:up )?(?:\w+ ){0,3}(?:customers?|clients?|leads?|parents|students|patients|borrowers|people|numbers)|cold call(?:s|ing)?|outbound calls?|telecalling)\b/gi,
  ],
  [
    'Customer Support Executive',
    /\b(?:customer (?:queries|complaints|support|service|care|calls|emails)|(?:answer|handle|resolve|reply)\w*(?: to)? (?:\w+ ){0,2}(?:queries|complaints|tickets)|chat support|support tickets?)\b/gi,
  ],
  [
    'Medical Representative',
    /\b(?:(?:meet|visit|call on)(?:s|ing)? (?:\w+ ){0,2}(?:doctors|chemists)|doctor visits|detailing to doctors)\b/gi,
  ],
  [
    'Guest Service Associate',
    /\b(?:guest check[ -]?ins?|check[ -]?ins?(?: and check[ -]?outs?)?|room bookings?|(?:receive|welcome|host)(?:s|ing)? (?:\w+ ){0,2}guests)\b/gi,
  ],
  [
    'Executive Assistant',
    /\b(?:calendar|diary|dictation|shorthand|minutes of (?:the )?meetings?|travel (?:bookings|plans|arrangements))\b/gi,
  ],
  [
    'Insurance Advisor',
    /\b(?:sell(?:s|ing)? (?:\w+ ){0,2}insurance|insurance (?:sales|policies)|lic policies)\b/gi,
  ],
  [
    'Loan Sales Executive',
    /\b(?:sell(?:s|ing)? (?:\w+ ){0,2}(?:loans?|credit cards?)|loan (?:sales|sourcing|leads))\b/gi,
  ],
  [
    'Property Consultant',
    /\b(?:sell(?:s|ing)? (?:\w+ ){0,2}(?:flats?|plots?|villas?|propert(?:y|ies)|apartments?)|site visits for buyers|show(?:s|ing)? (?:\w+ ){0,2}flats)\b/gi,
  ],
  [
    'Sales Executive',
    /\b(?:sell(?:s|ing)?|(?:get|bring|find|win)(?:s|ing)? (?:\w+ ){0,2}(?:orders?|customers?|clients|business|dealers)|sales targets?|meet(?:s|ing)? (?:\w+ ){0,2}(?:dealers|clients|shopkeepers|retailers|distributors)|follow(?:ing)?[ -]?ups? (?:on |of |with )?(?:\w+ )?leads?|generate leads?|lead generation)\b/gi,
  ],
  [
    'Receptionist',
    /\b(?:reception(?: desk)?|front (?:desk|office)|greet(?:s|ing)? (?:\w+ ){0,2}(?:visitors|guests|patients)|attend(?:s|ing)? (?:phone )?calls|handl(?:e|ing) (?:walk-ins|visitors)|appointments?)\b/gi,
  ],
  [
    'Data Entry Operator',
    /\b(?:data entry|typing|enter(?:s|ing)? (?:\w+ ){0,2}(?:data|entries)|excel entry|punch(?:ing)? (?:data|orders|entries))\b/gi,
  ],
  [
    'Admin Executive',
    /\b(?:office (?:work|administration|upkeep|supplies|management)|paper ?work|vendor payments|look after (?:the |our )?office)\b/gi,
  ],
  [
    'Purchase Executive',
    /\b(?:purchase orders?|vendors?|quotations?|procure(?:ment)?|buy(?:s|ing)? (?:\w+ ){0,2}(?:materials?|raw|stock|supplies)|purchas(?:e|ing))\b/gi,
  ],
  [
    'Dispatch Executive',
    /\b(?:dispatch(?:es)?|despatch|e-?way bills?|couriers?|track(?:ing)? shipments|shipments?)\b/gi,
  ],
  [
    'Warehouse Executive',
    /\b(?:warehouse|godown|inventory|stock (?:taking|register|counting)|inward|outward|grn)\b/gi,
  ],
  ['Warehouse Packer', /\bpack(?:s|ing)?\b(?=[^.;]*\b(?:godown|warehouse)\b)/gi],
  ['Packing Helper', /\b(?:pack(?:s|ing)?|labelling|sticker\w*)\b/gi],
  [
    'Delivery Executive',
    /\b(?:deliver(?:s|ing)? (?:\w+ ){0,3}(?:parcels?|orders?|food|goods|packets|medicines|groceries|milk|cylinders)|parcels?|deliveries)\b/gi,
  ],
  [
    'Driver',
    /\b(?:driv(?:e|es|ing) (?:\w+ ){0,4}(?:bus|car|truck|van|tempo|vehicle|cab|ambulance|auto|taxi|cars|trucks|buses|lorry)|pick and drop|hmv|lmv)\b/gi,
  ],
  [
    'Cook',
    /\b(?:cook(?:s|ing)?(?: (?:\w+ ){0,3}(?:food|meals))?|mak(?:e|ing) (?:\w+ ){0,2}(?:rotis?|chapatis?|dosas?|sweets|biryani|meals|food|snacks|tiffins?))\b/gi,
  ],
  [
    'Baker',
    /\b(?:bak(?:e|es|ing)(?: (?:\w+ ){0,2}(?:cakes?|breads?|cookies|pastries))?|cakes?|pastries|icing)\b/gi,
  ],
  [
    'Waiter',
    /\b(?:serv(?:e|es|ing) (?:\w+ ){0,2}(?:food|tables?|guests|diners|customers at)|wait(?:ing)? (?:on )?tables)\b/gi,
  ],
  [
    'Housekeeping Attendant',
    /\b(?:clean(?:s|ing)? (?:\w+ ){0,3}(?:rooms?|house|office|floors?|washrooms?|toilets?|utensils)|sweep(?:s|ing)?|mopping|housekeeping|jhadu|pocha)\b/gi,
  ],
  [
    'Security Guard',
    /\b(?:guard(?:s|ing)? (?:\w+ ){0,2}(?:gate|society|factory|premises|building|site|office)|(?:gate|night) watch|watch(?:ing)? (?:the |our )?(?:gate|premises)|gate duty)\b/gi,
  ],
  [
    'Gardener',
    /\b(?:garden(?:ing)?|lawn|water(?:ing)? (?:the |our )?plants|trim(?:ming)? hedges|nursery plants)\b/gi,
  ],
  [
    'Babysitter',
    /\b(?:(?:look after|take care of|mind|babysit)(?:ting)? (?:\w+ ){0,3}(?:baby|babies|child|children|kids?|toddlers?|infant|son|daughter))\b/gi,
  ],
  [
    'Caregiver',
    /\b(?:(?:look after|take care of|caring for|care for|attend to|sit with) (?:\w+ ){0,3}?(?:old|elderly|aged|bedridden|sick|ill|paralysed|mother|father|patients?|grand\w+|parents)|elder(?:ly)? care|bedridden|patient care)\b/gi,
  ],
  [
    'Staff Nurse',
    /\b(?:injections?|iv (?:lines?|fluids)|dressings?|vitals?|night ward|ward duty|gnm|b\.? ?sc nursing)\b/gi,
  ],
  [
    'Pharmacist',
    /\b(?:dispens(?:e|es|ing) (?:\w+ ){0,2}medicines?|prescriptions|medical (?:store|shop) counter|[bd]\.? ?pharma?)\b/gi,
  ],
  [
    'Lab Technician',
    /\b(?:blood (?:samples?|tests?|collection)|sample collection|draw(?:ing)? blood|dmlt|bmlt)\b/gi,
  ],
  [
    'Fitness Trainer',
    /\b(?:train(?:s|ing)? (?:\w+ ){0,2}(?:gym )?members|gym floor|workouts?|personal training)\b/gi,
  ],
  ['Yoga Instructor', /\byoga\b/gi],
  [
    'Beautician',
    /\b(?:facials?|waxing|threading|bridal make-?up|hair (?:cut|spa|colou?r)\w*|manicures?|pedicures?)\b/gi,
  ],
  ['Tailor', /\b(?:stitch(?:es|ing)?|alterations?|sew(?:s|ing)?|blouses?|tailoring)\b/gi],
  [
    'Desktop Support Engineer',
    /\b(?:(?:fix|repair|format|service|maintain)(?:s|ing)? (?:\w+ ){0,2}(?:laptops?|computers?|pcs?|printers?|desktops?)|lan\b|wi-?fi|routers?|cctv setup|install(?:s|ing)? (?:windows|software))/gi,
  ],
  [
    'Mobile Repair Technician',
    /\b(?:(?:repair|fix)(?:s|ing)? (?:\w+ ){0,2}(?:mobiles?|phones?)|mobile (?:repair|service)\w*)\b/gi,
  ],
  [
    'AC Technician',
    /\b(?:(?:repair|fix|install|service)(?:s|ing)? (?:\w+ ){0,2}(?:acs?|air conditioners?|fridges?)|ac (?:repair|service|installation|gas)\w*)\b/gi,
  ],
  [
    'Electrician',
    /\b(?:wiring|electrical (?:work|faults?|repairs?)|switch ?boards?|inverters? install\w*|panel boards?)\b/gi,
  ],
  [
    'Plumber',
    /\b(?:plumbing|leak(?:s|ing|ages?)|taps|(?:fix|repair)(?:s|ing)? (?:\w+ ){0,2}(?:pipes?|taps?|motors?))\b/gi,
  ],
  ['Carpenter', /\b(?:carpentry|plywood|modular furniture|wood ?work)\b/gi],
  ['Welder', /\b(?:weld(?:s|ing)?|tig|mig)\b/gi],
  [
    'Automobile Mechanic',
    /\b(?:(?:repair|service|fix)(?:s|ing)? (?:\w+ ){0,2}(?:bikes?|cars?|scooters?|trucks?|tractors?|vehicles?|engines?))\b/gi,
  ],
  [
    'Maintenance Technician',
    /\b(?:preventive maintenance|breakdowns?|machine maintenance|(?:keep|maintain|repair|fix)(?:s|ing)? (?:\w+ ){0,2}(?:machines?|machinery|plant|equipment)(?: running| working)?|plc troubleshooting)\b/gi,
  ],
  [
    'Machine Operator',
    /\b(?:(?:run|operate|handle)(?:s|ning|ing)? (?:\w+ ){0,3}(?:machines?|lathes?|press|looms?|moulding)|cnc|vmc|lathe)\b/gi,
  ],
  [
    'Site Supervisor',
    /\b(?:(?:supervise|watch|look after|manage|handle)(?:s|ing)? (?:\w+ ){0,3}(?:sites?|labour(?:ers)?|workers on site|contractors)|site work|bar bending|shuttering)\b/gi,
  ],
  [
    'Quality Inspector',
    /\b(?:check(?:s|ing)? (?:\w+ ){0,2}(?:quality|finished goods|pieces|parts)|inspect(?:s|ing)? (?:\w+ ){0,2}(?:parts|goods|pieces|material))\b/gi,
  ],
  [
    'Admission Counsellor',
    /\b(?:counsel(?:s|ling)? (?:\w+ ){0,2}(?:students?|parents)|admissions? (?:enquir\w+|calls|work)|enrol\w* students)\b/gi,
  ],
  ['Translator', /\b(?:translat(?:e|es|ing|ion))\b/gi],
  [
    'Data Engineer',
    /\b(?:etl|data pipelines?|airflow|data warehous\w+|(?:apache )?spark|kafka streams?|databricks)\b/gi,
  ],
  [
    'Data Analyst',
    /\b(?:dashboards?|power bi|tableau|sales data|data analysis|analy[sz](?:e|ing) (?:\w+ ){0,2}data)\b/gi,
  ],
  ['MIS Executive', /\bmis\b(?: reports?)?/gi],
  ['AutoCAD Draughtsman', /\b(?:auto ?cad|revit)\b/gi],
  [
    'Collection Executive',
    /\b(?:loan recover(?:y|ies)|recover(?:s|ing)? (?:\w+ ){0,2}(?:loans?|dues|emis?)|emi collection|overdue (?:loans?|emis?))\b/gi,
  ],
  [
    'Export Documentation Executive',
    /\b(?:export documents?|export documentation|shipping bills?|bills? of lading|certificates? of origin|customs clearance)\b/gi,
  ],
  [
    'Data Scientist',
    /\b(?:machine learning|ml models?|train(?:ing)? models?|predictive models?|deep learning|llms?)\b/gi,
  ],
  [
    'Web Developer',
    /\b(?:(?:build|make|develop|maintain|manage|create|design)(?:s|ing)? (?:\w+ ){0,3}web ?sites?|wordpress|landing pages?|shopify)\b/gi,
  ],
  [
    'Mobile App Developer',
    /\b(?:(?:build|make|develop|maintain|create)(?:s|ing)? (?:\w+ ){0,3}(?:mobile |android |ios |flutter )?apps?|flutter|react native)\b/gi,
  ],
  [
    'DevOps Engineer',
    /\b(?:ci ?\/ ?cd|kubernetes|terraform|deployments?|(?:aws|azure|cloud) (?:servers?|infra\w*)|jenkins)\b/gi,
  ],
  [
    'QA Engineer',
    /\b(?:test(?:s|ing)? (?:\w+ ){0,3}(?:apps?|software|web ?sites?|builds?|releases?|features?)|test cases?|bug reports?|selenium)\b/gi,
  ],
  [
    'Legal Executive',
    /\b(?:draft(?:s|ing)? (?:\w+ ){0,2}(?:agreements?|contracts?|notices?)|court (?:work|matters|dates)|legal (?:notices?|work|documents))\b/gi,
  ],
  [
    'Event Coordinator',
    /\b(?:(?:plan|organi[sz]e|manage|run|coordinate)(?:s|ning|ing)? (?:\w+ ){0,2}(?:events?|weddings?|exhibitions?|conferences?))\b/gi,
  ],
  [
    'Travel Consultant',
    /\b(?:(?:plan|sell|book)(?:s|ning|ing)? (?:\w+ ){0,2}(?:tours?|trips?|holidays?|tickets?|packages)|ticketing|itinerar\w+)\b/gi,
  ],
];

/** The usual role of a field of skills, where only skills are told. */
export const FIELD_TITLES: Record<string, string> = {
  Programming: 'Software Developer',
  Databases: 'Database Developer',
  'Embedded and chips': 'Embedded Engineer',
  'Data and AI': 'Data Analyst',
  'Software testing': 'QA Engineer',
  'Cloud and DevOps': 'DevOps Engineer',
  'Networks and IT support': 'IT Support Engineer',
  'Cyber security': 'Security Analyst',
  'User experience': 'UI/UX Designer',
  'Business applications': 'ERP Consultant',
  'Graphic design': 'Graphic Designer',
  'Film and animation': 'Video Editor',
  'Media and journalism': 'Content Writer',
  'Digital marketing': 'Digital Marketing Executive',
  Marketing: 'Marketing Executive',
  'Public relations': 'PR Executive',
  Sales: 'Sales Executive',
  Retail: 'Store Executive',
  'Real estate': 'Property Consultant',
  'Customer service and BPO': 'Customer Support Executive',
  Accounting: 'Accounts Executive',
  'Taxation and audit': 'Tax Executive',
  'Capital markets': 'Investment Analyst',
  Banking: 'Banking Executive',
  Insurance: 'Insurance Executive',
  'Human resources': 'HR Executive',
  Recruitment: 'Recruiter',
  'Office administration': 'Admin Executive',
  Purchasing: 'Purchase Executive',
  Logistics: 'Logistics Executive',
  'Manufacturing and quality': 'Production Executive',
  'Process industries': 'Process Operator',
  'Mechanical engineering': 'Mechanical Engineer',
  'Electrical engineering': 'Electrical Engineer',
  'Civil engineering': 'Civil Engineer',
  Automobile: 'Automobile Technician',
  'Architecture and interiors': 'Interior Designer',
  'Apparel and fashion': 'Merchandiser',
  Nursing: 'Staff Nurse',
  'Pharmacy and pharma': 'Pharmacist',
  'Clinical research and life science': 'Clinical Research Associate',
  'Fitness and beauty': 'Fitness Trainer',
  Kitchen: 'Cook',
  Hospitality: 'Guest Service Associate',
  'Travel and aviation': 'Travel Consultant',
  'Agriculture and food industry': 'Agriculture Officer',
  Teaching: 'Teacher',
  Law: 'Legal Executive',
  'Social work': 'Project Officer',
};
