import type { Industry } from '#contract/options.ts';

/** Words by which an employer's industry is known; the first that stands nearest to the employer decides. */
export const INDUSTRY_WORDS: readonly (readonly [Industry, RegExp])[] = [
  [
    'Banking & Financial Services',
    /\b(?:fin-?tech|banks?(?! (?:reco|statement|account|details|guarantee|holiday|entry|entries|passbook|work|transactions?|book|related|deposits?|charges|payments?))|banking|nbfcs?|lending|neobank|insurance|insurer|insurtech|mutual funds?|broking|stock brok\w+|wealth management|micro-?finance|payments? (?:company|startup|platform|team|firm|gateway)|financial services|bfsi|housing finance|credit cards?|loans?|investment (?:firm|bank)|asset management|hedge fund|venture capital|private equity|small finance|gold loan)\b/gi,
  ],
  [
    'Healthcare & Pharmaceuticals',
    /\b(?:hospitals?|clinics?|nursing home|health-?care|health-?tech|med-?tech|pharma(?:ceuticals?)?|pharmacy|pharmacies|medical (?:devices?|store|equipment|shop|centre)|diagnostics?(?: centre| lab| chain| center)?|pathology|dental|biotech|life sciences?|formulations?|wellness cent(?:re|er)|eye care|ivf|patients?|formulation plant|usfda|api plant|cro\b|multispecial\w+|physiotherapy cent(?:re|er)|veterinary)\b/gi,
  ],
  [
    'Education & EdTech',
    /\b(?:schools?|(?:(?:overseas|foreign|abroad|higher|career) )?education(?:al)? consultan(?:cy|cies|ts?)|study abroad|ed-?tech|coaching(?: institute| centre| center| class\w*)?|colleges?|universit(?:y|ies)|pre-?school|play ?school|academy|institutes?|tuitions?|cbse|icse|igcse|students|kindergarten|montessori|ib (?:school|board)|e-?learning|teachers?|curriculum|k-?12)\b/gi,
  ],
  [
    'E-commerce & Retail',
    /\b(?:e-?commerce|retail|d2c|supermarkets?|hypermarket|showrooms?|quick commerce|q-?commerce|apparel (?:store|brand|retail)|fashion brand|boutique(?! (?:pr|agency|firm|consult\w*|hotel|law|design|studio|resort))|fmcg|stores?(?= (?:in|at|chain|near|for)\b)|malls?|jewell?ery (?:store|showroom|brand|chain)|marketplace|kirana|consumer brand|beauty brand|online (?:[a-z-]+ ){0,2}(?:store|shop|seller|brand|retailer)s?|outlets?|(?<!(?:machine|body|coffee|press|paint|tool) )shops?(?! ?floors?\b)|(?<!(?:stock|share|equity|commodity|forex) )trading (?:firm|company|house|business|concern)|wholesal\w+|(?:materials?|goods|parts|hardware|electronics|appliances?) (?:dealer|distributor)\w*|grocery|(?:petrol|cng) pumps?|fuel stations?|department store|clothing store|footwear brand|consumer goods|jewellers)\b/gi,
  ],
  [
    'Automotive',
    /\b(?:automotive|automobiles?|auto (?:components?|ancillary|parts|dealership|company|oem)|car dealership|cars? (?:dealer\w*|showroom|company|manufactur\w+|brand|service)|dealership|(?:commercial|passenger) vehicles?|vehicle (?:manufactur\w+|maker|company|dealer\w*)|two[- ]wheelers? (?:dealer\w*|company|manufactur\w+|startup|brand)|bike (?:dealer\w*|showroom|company)|ev (?:company|startup|manufacturer|maker|charging)|electric (?:vehicles?|scooter\w*)|(?:maruti|hyundai|toyota|honda|mahindra|bajaj|hero|kia|tvs|yamaha)(?= (?:dealer\w*|showroom|service|workshop|outlet|cars?|arena|nexa|motors|plant))|tyres?|service cent(?:re|er)|tractors?|oem|tata motors)\b/gi,
  ],
  [
    'Real Estate',
    /\b(?:real[ -]?estate|builders?|developers? (?:of|in) (?:homes|flats|housing|residential)|construction|residential|high[- ]rise|towers?|prop-?tech|housing projects?|villas?|apartments?|township|infra(?:structure)? (?:company|project|firm|developer)|interiors?(?: firm| company| studio)?|architect(?:ure|s)?(?:'?s?'?) (?:firm|studio|practice|office)|property|properties|commercial project|co-?working|facade|metro project|highways?)\b/gi,
  ],
  [
    'Agriculture & Food Processing',
    /\b(?:agri(?:culture|cultural|tech|-?tech|business|-?inputs?)?|farms?|farmers?|dairy|food processing|poultry|seeds?|fertili[sz]ers?|horticulture|plantations?|tea estate|food (?:plant|company|factory|products?|manufactur\w+|industry|brand|unit)|snacks?|flour|rice mill|sugar (?:mill|factory)|fisheries|aquaculture|beverages?|bakery (?:plant|unit)|spices?|agro\w*|pesticides?|namkeen|biscuits?|edible oil|crop)\b/gi,
  ],
  [
    'Energy & Utilities',
    /\b(?:solar|renewables?|wind (?:energy|farm|power)|power plant|thermal|oil (?:and|&) gas|refinery|petroleum|utility company|power (?:company|distribution|generation|utility)|discom|electricity board|energy (?:company|startup|firm|sector|business)|green energy|clean ?tech|city gas|hydro ?power|substations?|transmission lines?|water utility|biogas)\b/gi,
  ],
  [
    'Telecommunications',
    /\b(?:telecom(?:munications?|s)?|telco|isp|broadband|5g|fibre|fiber|towers? company|jio|airtel|ftth|rf (?:engineer|optimi[sz]ation|planning))\b/gi,
  ],
  [
    'Media & Entertainment',
    /\b(?:media (?:house|company|agency|firm|startup|production)|advertising|ad (?:agency|film|firm)|creative agency|digital agency|marketing agency|digital marketing agency|news ?(?:paper|room|channel|portal|desk|site|website)?(?=\b)|tv channel|ott|films?|production house|publishing|publishers?|gaming|game studio|games?(?= (?:company|studio|developer))|radio|entertainment|pr agency|pr firm|animation studio|vfx studio|magazine|youtube channel|music label|event (?:company|management)|events (?:company|agency)|wedding (?:films|photography)|post[- ]production|design studio|branding (?:agency|studio)|(?<!(?:security|travel|manpower|staffing|recruitment|placement|insurance|collections?|detective|hr|government|rating|shipping|courier|cleaning|nursing|employment|visa|gas|property|tours?|distribution|facility|implementing|labour|dealership|housekeeping) )agency)\b/gi,
  ],
  [
    'Non-Profit Organizations',
    /\b(?:ngos?|non-?profits?|not[- ]for[- ]profit|charit(?:y|able)|foundation|csr (?:project|foundation|programme)|social (?:sector|impact|enterprise)|development sector|trust(?= (?:working|school|hospital|in|that))|donors?|livelihoods?)\b/gi,
  ],
  [
    'Government & Public Sector',
    /\b(?:government (?:department|office|body|project|organisation)|govt\.? (?:department|office|body|project)|psu|public sector|municipal (?:corporation|council)|ministry|smart city|state government|panchayat|e-governance)\b/gi,
  ],
  [
    'Consulting Services',
    /\b(?:consultanc(?:y|ies)|consulting (?:firm|company|practice)|advisory(?: firm| practice)?|big ?(?:4|four)|ca (?:firm|office|practice)|chartered accountants?(?:'?s?'?)? (?:firm|office)|audit (?:firm|practice)|tax (?:firm|practice)|law (?:firm|chambers?|office|practice)|legal (?:firm|practice)|(?:staffing|recruitment|manpower|placement|hiring|talent) (?:firm|company|agency|services)|executive search|hr (?:firm|consultancy|agency)|management consult\w+|firm of chartered accountants|advocates?'? (?:office|chambers?)|professional services|immigration)\b/gi,
  ],
  [
    'Manufacturing',
    /\b(?:manufactur(?:ing|er|ers|es|e)|plants?|factor(?:y|ies)|steel|cement|textiles?|garments?|apparel|chemicals?|foundry|forging|machining|machine shop|packaging|plastics?|moulding|sheet metal|fabrication|engineering (?:company|firm|goods|works)|spinning|mill|paints?|furniture|paper|electronics manufactur\w+|industrial|msme unit|fasteners?|valves?|pumps?|switchgear|machine tools?|export house|tannery|leather|footwear|glass|rubber|wires?|castings?|production unit|shop ?floor|cnc|vmc|tool room|consumer durables|home appliances|appliances|pcb|semiconductor)\b/gi,
  ],
  [
    'Others',
    /\b(?:hotels?|resorts?|restaurants?|caf[eé]s?|qsr|cloud kitchen|catering|hospitality|gyms?|fitness|salons?|spa|logistics|3pl|cold stor\w+|courier|freight|shipping|warehous\w+|transport(?:ers?)?|airlines?|aviation|airports?|travel (?:agency|company|firm|startup)|tours?|security (?:agency|company|services)|facility management|sports academy|kitchen|banquet|bakery|cargo|last[- ]mile|supply chain (?:company|startup)|bpo|kpo|call cent(?:re|er)s?|contact cent(?:re|er)s?|international voice|yoga studio|fine dining|ride hailing|mobility)\b/gi,
  ],
  [
    'Information Technology',
    /\b(?:saas|software (?:company|firm|startup|house|product|services)|it (?:company|services|firm|startup|consultancy|consulting)|product (?:company|startup)|tech (?:company|startup|firm)|app development|web (?:agency|development company)|cyber ?security (?:firm|company|startup)|ites|ai (?:startup|company)|gcc\b|data cent(?:re|er)|erp (?:company|product|firm)|deep ?tech|cloud (?:company|services))\b/gi,
  ],
];
