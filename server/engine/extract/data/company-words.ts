function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter(Boolean));
}

/** Words that name a kind of organisation. */
export const COMPANY_WORDS = words(`
  ltd limited pvt private llp inc incorporated corp corporation llc gmbh plc co company
  technologies technology solutions systems services infotech softech software consultancy consultants consulting labs
  laboratories laboratory lab industries industry enterprises enterprise group bank hospital hospitals clinic clinics school
  schools vidyalaya vidyalay vidya mandir academy college university institute institution institutions hotel hotels resort resorts palace airlines
  airways aviation motors automobiles automotive auto pharma pharmaceuticals pharmacy lifesciences biotech healthcare health diagnostics insurance
  finance finserv fincorp financial capital securities constructions construction builders infra infrastructure projects
  engineers engineering engg mills textiles textile garments apparels apparel fashions fashion exports export traders trading associates agency agencies
  foundation trust society ngo samiti sansthan foods food agro agri agritech logistics logix couriers carriers transport shipping freight
  retail stores store supermarket mart bazaar media news times studio studios productions interiors architects salon spa
  gym fitness wellness yoga restaurant restaurants cafe kitchen kitchens bakery caterers chambers legal advocates communications advertising
  digital power energy solar steel steels cement chemicals electronics electricals electric international india global ventures works
  placements placement recruiters recruitment fintech fulfilment fulfillment movers chain edusolutions microfinance polytechnic nirman udyog travels tours tourism holidays farm farms dairy seeds fertilizers fertilisers cooperative co-operative federation board corporation department
  ministry municipal jewellers jewellery realty estates developers properties telecom networks network analytics
  advisory advisors hub house palace regency grand convent kindergarten playschool buildcon buildtech formulations alloys metals minerals ceramics formulation remedies surgicals opticals automations controls instruments fasteners packaging packers prints printers offset colour
  edtech classes tutorials publications publishers publishing press nursing-home staffing hr bpo bpm outsourcing robotics aerospace
  polymers plastics castings forgings tools machines machinery tyres paints products beverages breweries distilleries
  ventures holdings investments brokers broking wealth innovations creations designs craft crafts ceramics tiles mining minerals oil gas petroleum refinery ports infosystems
`);

/** Well-known employers whose names hold no such word. */
export const KNOWN_COMPANIES = words(`
  infosys tcs wipro cognizant accenture capgemini hcl hcltech mindtree ltimindtree mphasis ibm google microsoft amazon
  flipkart myntra paytm phonepe swiggy zomato ola oyo uber byju's unacademy deloitte kpmg pwc ey ernst genpact wns concentrix
  teleperformance sutherland convergys firstsource hexaware persistent zensar birlasoft cyient l&t larsen toubro siemens abb bosch
  schneider honeywell maruti hyundai tata mahindra bajaj tvs ashok leyland honda toyota hero reliance adani vedanta jsw
  hdfc icici axis kotak sbi citi citibank hsbc barclays jpmorgan lic bajaj-finserv indiamart naukri justdial oracle sap salesforce
  adobe cisco intel samsung nokia ericsson jio airtel vodafone nestle britannia itc unilever dabur marico godrej asian-paints
  p&g pepsico cocacola apollo fortis manipal medanta aiims cipla lupin biocon zydus torrent sun-pharma dr.reddy's taj oberoi marriott hyatt
  hilton accor radisson novotel ihcl indigo spicejet vistara goair dhl fedex delhivery bluedart dtdc maersk decathlon ikea dmart
  croma lifestyle westside pantaloons zara h&m shoppers-stop tanishq titan raymond arvind welspun trident ndtv dtdc aditya-birla zoho
  freshworks razorpay cred meesho nykaa lenskart zerodha upgrad vedantu policybazaar cars24 blinkit bigbasket rapido thoughtworks epam
  publicis ogilvy edelman zepto sapient nagarro globallogic atos dxc ntt fujitsu
`);
