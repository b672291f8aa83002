import type { PromptCase } from './prompt-case.ts';

/** Sales, retail, marketing and communication jobs, never looked at while the engine is made. */
export const PROMPTS_SALES_AND_MARKETING: readonly PromptCase[] = [
  {
    name: 'key-account-fmcg',
    prompt: `Key Account Manager - Modern Trade for our packaged foods company (turnover 900 crore, in the business since 1987). Based at Kolkata. Will look after DMart, Reliance Smart and Spencer's, with a yearly target of Rs 45 crore. 8-12 years in FMCG with strong modern trade relationships and negotiation skills. CTC 14-18 LPA + incentives.`,
    expected: {
      title: ['Key Account Manager', 'Key Account Manager - Modern Trade'],
      locations: ['Kolkata'],
      experience: [8, 12],
      ctc: [1_400_000, 1_800_000],
      mode_of_work: [null, 'office'],
      domain_industry: ['Agriculture & Food Processing', 'E-commerce & Retail', 'Manufacturing'],
      joining_date: null,
      skills: ['Key Account Management', 'Modern Trade', 'FMCG', 'Negotiation'],
    },
  },
  {
    name: 'field-sales-pos',
    prompt: `need 10 field sales boys/girls for selling our card swipe (POS) machines to shops in Jaipur and Udaipur. freshers ok, upto 2 yr exp. salary 18000 to 22000 per month + petrol + incentive. own bike and smartphone compulsory. immediate joining`,
    expected: {
      title: ['Field Sales Executive', 'Field Sales Representative', 'Field Sales Officer'],
      locations: ['Jaipur', 'Udaipur'],
      experience: [0, 2],
      ctc: [216_000, 264_000],
      mode_of_work: [null, 'office'],
      domain_industry: [
        'Banking & Financial Services',
        'Information Technology',
        'E-commerce & Retail',
        null,
      ],
      joining_date: '2026-11-21',
      skills: ['Field Sales'],
    },
  },
  {
    name: 'medical-rep',
    prompt: `Medical Representative (gynae division), HQ Lucknow. B.Pharm / B.Sc with 1-4 yrs of pharma selling. 10 to 12 doctor calls per day, chemist visits, RCPA, achieving monthly secondary sales of 6 lakh. Package upto 5.5 lacs plus daily allowance. Local candidates preferred.`,
    expected: {
      title: [
        'Medical Representative',
        'Medical Representative (Gynae Division)',
        'Medical Representative (Gynae)',
      ],
      locations: ['Lucknow'],
      experience: [1, 4],
      ctc: [null, 550_000],
      mode_of_work: [null, 'office'],
      domain_industry: 'Healthcare & Pharmaceuticals',
      joining_date: null,
      skills: ['Pharmaceutical Sales'],
    },
  },
  {
    name: 'luxury-flats-sales',
    prompt: `Sales Manager for luxury residential project on Golf Course Extn Road, Gurgaon (3 towers, 60 floors, 400 units, prices from 6.5 Cr). Must have 5-10 years in real estate with a live channel partner network. Fixed pay Rs 10-14 lakhs per annum plus incentive on each booking. Site office posting, six days, Tuesday off.`,
    expected: {
      title: [
        'Sales Manager',
        'Sales Manager - Luxury Residential',
        'Sales Manager (Luxury Residential)',
        'Real Estate Sales Manager',
      ],
      locations: ['Gurgaon'],
      experience: [5, 10],
      ctc: [1_000_000, 1_400_000],
      mode_of_work: 'office',
      domain_industry: 'Real Estate',
      joining_date: null,
      skills: ['Real Estate Sales', 'Channel Partner Management'],
    },
  },
  {
    name: 'bde-edtech-wfh',
    prompt: `Hiring BDEs (inside sales) for our NEET/JEE coaching app. Complete WFH. Freshers to 2 yrs. 4.5 LPA = 3 fixed + 1.5 variable. Hindi and English both must, own laptop. 50 openings. Work is calling leads, giving demo on zoom, updating LeadSquared CRM and closing enrolments.`,
    expected: {
      title: [
        'Business Development Executive',
        'Inside Sales Executive',
        'Business Development Executive (Inside Sales)',
        'Business Development Executive - Inside Sales',
      ],
      locations: [],
      experience: [0, 2],
      ctc: [
        [450_000, 450_000],
        [null, 450_000],
        [300_000, 450_000],
      ],
      mode_of_work: 'remote',
      domain_industry: 'Education & EdTech',
      joining_date: null,
      skills: ['Inside Sales', 'CRM'],
    },
  },
  {
    name: 'digital-marketing-d2c',
    prompt: `digital marketing exec for our d2c skincare brand. andheri, Mumbai. should know meta ads, google ads, GA4, seo and basic canva. 2-3 yrs. 35-45k/month. hybrid, 3 days office. someone who has scaled a shopify store from scratch gets preference 🙂`,
    expected: {
      title: 'Digital Marketing Executive',
      locations: ['Mumbai'],
      experience: [2, 3],
      ctc: [420_000, 540_000],
      mode_of_work: 'hybrid',
      domain_industry: 'E-commerce & Retail',
      joining_date: null,
      skills: ['Meta Ads', 'Google Ads', 'Google Analytics', 'SEO', 'Canva', 'Shopify'],
    },
  },
  {
    name: 'pr-agency',
    prompt: `Sr. PR Executive needed for our agency in New Delhi. 4 to 6 yrs, agency side only. Media relations, press releases, crisis communication, influencer outreach. Clients are from auto and BFSI. CTC 8-10 lakhs. WFO.`,
    expected: {
      title: [
        'Senior PR Executive',
        'Senior Public Relations Executive',
        'Senior PR (Public Relations) Executive',
      ],
      locations: ['Delhi'],
      experience: [4, 6],
      ctc: [800_000, 1_000_000],
      mode_of_work: 'office',
      domain_industry: ['Media & Entertainment', 'Consulting Services'],
      joining_date: null,
      skills: ['Media Relations', 'Press Releases', 'Crisis Communication'],
    },
  },
  {
    name: 'store-manager-coimbatore',
    prompt: `Store manager required for our 6000 sq ft menswear showroom at Brookefields Mall, Coimbatore. Team of 22, monthly sale of around 1.2 Cr. Person should have 5-9 yrs in apparel retail, know visual merchandising, stock audit, POS billing and shrinkage control. 35,000 – 45,000 p.m. + incentive. Tamil is must. Mall timing.`,
    expected: {
      title: [
        'Store Manager',
        'Store Manager - Menswear',
        'Store Manager (Menswear)',
        'Retail Store Manager',
      ],
      locations: ['Coimbatore'],
      experience: [5, 9],
      ctc: [420_000, 540_000],
      mode_of_work: 'office',
      domain_industry: 'E-commerce & Retail',
      joining_date: null,
      skills: ['Visual Merchandising', 'Stock Audit', 'POS'],
    },
  },
  {
    name: 'marketplace-category',
    prompt: `Asst category manager, Amazon + Flipkart marketplace, saree and ethnic wear. Surat. Cataloguing, pricing, MS Excel, PPC ads. 2-4 yr. Package 6 LPA max. 6 days working from office, Ring Road.`,
    expected: {
      title: ['Assistant Category Manager', 'Assistant Category Manager - Marketplace'],
      locations: ['Surat'],
      experience: [2, 4],
      ctc: [null, 600_000],
      mode_of_work: 'office',
      domain_industry: 'E-commerce & Retail',
      joining_date: null,
      skills: ['Excel', 'Pricing', ['PPC', 'SEM']],
    },
  },
  {
    name: 'content-writer',
    prompt: `Content writer (health & wellness). Remote. Min 18 months of experience. SEO content, blogs, keyword research, WordPress, fluent English. You'll do ~12 blogs a month for our Ayurveda brand. 30k to 40k per month depending on samples. Send 3 samples, no AI generated stuff please!!`,
    expected: {
      title: ['Content Writer', 'Content Writer (Health & Wellness)', 'Content Writer - Health & Wellness'],
      locations: [],
      experience: [
        [1, null],
        [2, null],
      ],
      ctc: [360_000, 480_000],
      mode_of_work: 'remote',
      domain_industry: ['Healthcare & Pharmaceuticals', 'E-commerce & Retail', 'Media & Entertainment'],
      joining_date: null,
      skills: ['Content Writing', 'SEO', 'Keyword Research', 'WordPress'],
    },
  },
  {
    name: 'video-editor',
    prompt: `video editor wanted for a Telugu news channel, Hyderabad, film nagar studio. premiere pro, after effects, davinci resolve, colour grading. 2 to 6 years, night shift every alternate week. pay 28 to 38k`,
    expected: {
      title: 'Video Editor',
      locations: ['Hyderabad'],
      experience: [2, 6],
      ctc: [336_000, 456_000],
      mode_of_work: 'office',
      domain_industry: 'Media & Entertainment',
      joining_date: null,
      skills: ['Premiere Pro', 'After Effects', 'DaVinci Resolve', 'Color Grading'],
    },
  },
  {
    name: 'graphic-designer-print',
    prompt: `Graphic Designer - Print & Packaging

Place: Rajkot
We are a 30 year old offset printing and packaging unit with 4 Heidelberg machines.
Need: CorelDRAW, Photoshop, Illustrator, knowledge of pre-press & die-lines
Experience: minimum 3 yrs
Salary: Rs. 22,000 - 28,000 monthly
Timing 9 am to 7 pm at the unit`,
    expected: {
      title: [
        'Graphic Designer',
        'Graphic Designer - Print & Packaging',
        'Graphic Designer (Print & Packaging)',
      ],
      locations: ['Rajkot'],
      experience: [3, null],
      ctc: [264_000, 336_000],
      mode_of_work: 'office',
      domain_industry: ['Manufacturing', 'Media & Entertainment'],
      joining_date: null,
      skills: ['CorelDRAW', 'Photoshop', 'Illustrator'],
    },
  },
  {
    name: 'ui-ux-designer',
    prompt: `Our bank's digital arm needs a UI/UX Designer, 3+ yrs. Figma, prototyping, user research, design systems. Portfolio is a must, without it we don't look at the CV. Location Chennai, 2 days a week from office. 12-16 LPA. Preferably from Chennai, Trichy or Madurai so that relocation is not an issue.`,
    expected: {
      title: ['UI/UX Designer', 'UX/UI Designer'],
      locations: ['Chennai'],
      experience: [3, null],
      ctc: [1_200_000, 1_600_000],
      mode_of_work: 'hybrid',
      domain_industry: ['Banking & Financial Services', 'Information Technology'],
      joining_date: null,
      skills: ['Figma', 'Prototyping', 'User Research', 'Design Systems'],
    },
  },
];
