/**
 * Words that every resume and every advertisement holds, however rare they are in speech; and words that tell where
 * and when somebody lived, worked or studied, not what they do.
 */
export const BOILERPLATE = new Set(
  `
  abilities ability able accommodation according accuracy accurate accurately achieve achieved achievement
  achieves achieving across activity additional address advantage advantageous age aggregate allowance also
  annual annually annum applicant apply applying apr april area aspect assist assisting assists attitude aug
  august available award awards ba bachelor background based basic basis bcom belonging benefit bengali best
  block board bonus bsc btech build building call candidate candidates career caste cbse celebrate certified
  cgpa challenge challenges challenging charge charged class closely collaborate collaboration collaborative
  college colony color com comfort comfortable commitment committed communication company compensation competent
  competitive complete completed concept confident contact contribute contributes coordinate coordinates
  coordinating coordination countries creed criteria crore cross ctc culture current currently curriculum cv
  daily date days dec december declaration declare dedicated dedication deep degree deliver deliverable
  deliverables demonstrable demonstrated department description designation desirable desired detail develop
  developed developing diploma disability discriminate discrimination dist distinction district diverse
  diversity document drive driven driving duration duties duty dynamic education effective effectively
  effectiveness efficiency efficient efficiently eg eight email employee employees employer employment empower
  empowered empowering energetic english enhance ensure ensured ensures ensuring enthusiastic environment equal
  essential esteemed etc ethnicity excellence excellent exceptional exciting execute executed executing expected
  expecting experience experienced expertise exposure external familiar familiarity fast fastest father feb
  february female field fifth first five flat flexibility flexible floor follow followed following fortune
  forward founded four fourth free french fresher friday friendly full fun functional furnish gender german
  global globally gmail goal goals good gpa grade graduate graduation gratuity great group grow growing growth
  gujarati hand handle handled handles handling headquartered headquarters help helping helps hereby high higher
  hindi hire hobby hons hour house hsc hybrid icse ideal ideally identifies identify ie immediate immediately
  impact impactful improve improvement improvements improves improving incentive include includes including
  inclusion inclusive increase increased increasing independently india indian individual industry information
  innovation innovative institute integrate integrated integrity interest interested intermediate internal
  interview involved jan january job join joiner joining jul july jun june kannada key kind kindly knowledge lac
  lakh language largest lead leading learn learning leave level liaise liaising liaison limited linkedin
  location look looking lpa ltd mail main maintain maintained maintaining maintains malayalam male manage
  managed managing mandatory mar marathi march marital married master matric maximum may mba meals meaningful
  mediclaim meet meeting meets member mentor mentorship mindset minimum mob mobile monday month monthly
  motivated motivation multiple must nagar name nationality nature near need new nine notice nov november now
  nurture objective oct october odia offer offering offices one onsite opening opp opportunities opportunity
  organisation organisations organization organizational orientation outcome outcomes outstanding overview
  ownership paced package part participate participates passing passion passionate people per percent percentage
  perform performed period perk permanent person personal pg phone pin place please plus position post prefer
  preferably preferred premier prepare prepared prepares preparing present presently private proactive
  proactively procedure professional proficiency proficient profile proven provide provided providing puc
  punjabi purpose pursuing pvt qualification qualifications qualified quality quarterly recognised recognized
  record reduce reduced reducing reimbursement related relevant religion remote remuneration renowned report
  reporting reports reputed required requirement requirements respective responsibilities responsibility
  responsible result results resume rewarding road role roles rotational salary saturday sc school scope
  seamless seamlessly second secondary section sector seeking self send senior sep sept september serve service
  set seven share shift shortlisted single six skill skilled snacks society solid solution sound spanish ssc
  sslc staff stakeholder standard state status street strength strong student successful successfully such
  suitable suitably summary sunday support supporting supportive supports taluka tamil task team tech technical
  tel telugu ten term third three thrive time timely timing today total track training transparency trust
  trusted two type ug understanding university urdu urgent urgently use used using value valued variety various
  verbal veteran vibrant village vitae week weekend weekly well wellness whatsapp winning within work worked
  workforce working workplace world worldwide write written year yearly yr
  `
    .split(/\s+/)
    .filter(Boolean),
);
