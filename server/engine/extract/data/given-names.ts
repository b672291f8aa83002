/** Given names and surnames common in India. They only help to tell a name from a title; no list could be whole. */
export const PEOPLE_NAMES: ReadonlySet<string> = new Set(
  `aarav aarti abbas abdul abhay abhijeet abhijit abhilash abhinav abhishek adarsh adil aditi aditya ahmed aishwarya ajay
  ajit akash akhil akhilesh akshay akshita alka alok aman amandeep amar amarjeet amarnath ambika ameer amina amir amit
  amita amol amrita amrit anand ananda anandhi ananya anant angad anil anindita anirban anirudh anisha anita anitha
  anjali anju ankit ankita ankur annapurna ansari anshul anthony anu anuj anupam anupama anuradha anurag anusha anushka
  aparna archana arjun arnab arshad arti aruna arun arunima arvind asha ashish ashok ashwin ashwini asif aslam atul avani
  avinash ayesha ayush babu baby balaji balakrishna balu bala banerjee barkha basavaraj bhagwan bharat bharath bharathi
  bharti bhargav bhaskar bhavana bhavesh bhavna bhavya bhupendra bhushan bijoy bindu bipin chaitanya chand chandan chandra
  chandrakant chandrashekhar chandrasekhar charan chetan chirag chitra danish darshan debashis deep deepa deepak deepika
  deepthi dev devendra devi devika dhananjay dhanush dharmendra dhiraj dhruv digvijay dilip dinesh divya durga eswar
  faisal faizan farah farhan fatima firoz ganesh gaurav gauri gautam gayatri geeta geetha geetika george girish gita gopal
  gopi gopinath govind gowri gulshan guru gurpreet hanuman hardeep hardik hari harini harish harpreet harsh harsha harshad
  harshita hemant hemanth hema hemlata himanshu hitesh imran indira indra indu irfan isha ishaan ishita ismail jagadish
  jagdish jai jaideep jamal james janaki janardhan jasmine jaspreet jatin jaya jayanth jayanti jayant jayashree jayesh
  jeevan jitendra john jose joseph joshua jothi juhi jyothi jyoti kailash kajal kalpana kamal kamala kamlesh kanchan
  kapil karan karthik karthika kartik kashish kaushal kaushik kavita kavitha kavya keerthi keshav ketan khushboo khyati
  kiran kirti kishor kishore komal krishna krishnan krishnamurthy kritika kuldeep kumar kumari kunal lakshmi lalit lalita
  lata latha lavanya laxman laxmi leela lokesh madan madhav madhavi madhu madhuri madhusudan mahendra mahesh maheshwari
  malathi malini malik mamata mamta manasa manas mandar mandeep mangesh manik manikandan manish manisha manjeet manjit
  manju manjunath manoj manohar mansi manu mary maya meena meenakshi meera megha meghana mehul milind minal mithun mohammed
  mohammad mohan mohammedali mohit mona monica monika mridula mukesh mukul mukund murali murthy murugan muthu mustafa
  nadeem nagaraj nagarjuna nagesh naina namita namrata nancy nandini nandita narayan narayana narendra naresh nasir
  naveen navin navneet nazia neelam neelima neena neeraj neeta neetu neha nidhi nikhil nikhila nikita nilesh nilima
  niranjan nirmala nisha nishant nishanth nitesh nithin nithya nitin nitya niyati omkar omprakash padma padmaja padmavathi
  pallavi pankaj paramjit parag paresh parth parthasarathi parul parvathi parveen pavan pavani pavithra pawan payal pooja
  poonam poornima prabha prabhakar prabhat prabhu prachi pradeep pradip pragya prajakta prakash pramila pramod pranav pranjal
  prasad prasanna prasanth prashant prashanth prateek pratibha pratik pratiksha praveen pravin prem prerna preethi preeti
  preetham prithvi priti priya priyadarshini priyanka puja pulkit puneet punit purnima purushottam rachana rachna radha
  radhika raghav raghavendra raghu raghunath rahul raj raja rajan rajani rajat rajeev rajendra rajesh rajeshwari rajiv
  rajkumar rajni raju rakesh ram rama ramachandran ramakrishna raman ramana ramesh ramya rana ranjan ranjana ranjeet ranjit
  ranjith rashid rashmi rathna ratan raveendra ravi ravinder ravindra rekha renu renuka reshma revathi richa riddhi rina
  ritesh ritika ritu riya rohan rohini rohit roja roopa roshan roshni ruchi ruchika rukmini rupa rupali rupesh sachin
  sadhana sahana sahil sai sajid sakshi salim salma salman samantha sameer samir sampath sana sandeep sandhya sandip sangeeta
  sangeetha sanjana sanjay sanjeev sanjiv sanket santosh santhosh sapna sarala saravanan sarika sarita saritha sarvesh
  sasikala sathish satish satya satyam saurabh saurav savita savitri seema selvam senthil shabana shabnam shahid shailaja
  shailendra shailesh shakti shalini shambhu shankar shanthi shantanu sharad sharada sharan sharath sharmila shashank shashi
  sheela sheetal shilpa shilpi shirish shital shiv shiva shivam shivani shivaji shivkumar shobha shraddha shreya shreyas
  shrikant shruti shubham shubhangi shweta shwetha shyam siddharth siddhi simran sindhu sita sitaram smita smitha smriti
  sneha snehal sohail somnath sonal sonali sonia sonu soumya sourabh souvik sowmya sreedhar sreekanth sreenivas sridevi
  sridhar srikanth srinivas srinivasan sriram stephen subhash subhashini subodh subramaniam subramanian subramanya
  suchitra sudarshan sudeep sudha sudhakar sudhir sufiyan suhas sujata sujatha sujit sukanya sukhwinder sulochana suma suman
  sumanth sumathi sumit sumitra sunanda sundar sundaram sunil sunita sunitha supriya suraj surbhi surekha surendra suresh
  surya sushant sushil sushila sushma swapna swapnil swarna swathi swati sweta swetha syed tanmay tanu tanuja tanvi tara
  tarun tejas tejaswini thomas trupti tushar uday uma umesh unnati urmila urvashi usha uttam vaibhav vaishali vaishnavi
  vandana vani vanitha varsha varun vasanth vasantha vasant vasu vasudha vasudevan vasundhara veena veer venkat venkata
  venkatesh venkateswara venu vibha vibhor vidya vignesh vijay vijaya vijayalakshmi vikas vikram vikrant vimal vimala
  vinay vinaya vineet vineeta vineeth vinita vinod vinodh vipin vipul viral virendra vishal vishnu vishwanath vivek vrinda
  vyshnavi yamini yash yashika yashwant yasmin yogendra yogesh yuvraj zahid zainab zara zeenat zoya
  acharya agarwal aggarwal agrawal ahluwalia ahuja alam ali amin anjum antony apte arora arya awasthi bajaj bajpai bakshi
  balan bandyopadhyay bansal barman basu batra bedi bera bhagat bhalla bhandari bhardwaj bhasin bhat bhatia bhatnagar bhatt
  bhattacharjee bhattacharya bhosale bhushan biswas bora borah borkar bose boro cardoso chacko chadha chakrabarti
  chakraborty chandel chandran chandrasekaran chatterjee chaturvedi chaudhari chaudhary chauhan chavan chawla cherian
  chetty chhabra chokshi chopra choudhary choudhury chowdhury coelho contractor dalal dalvi damle das dasgupta datta dave
  dcosta debnath desai deshmukh deshpande dey dhar dhawan dhillon dias dikshit dixit doshi dsouza dubey dugal dutta dwivedi
  easwaran fernandes fernandez furtado gaikwad gadde gadgil gandhi ganesan gangopadhyay ganguly garg gawade ghosh ghoshal gill
  godbole goel gogoi gokhale gomes gopalan gopalakrishnan gosavi goswami gowda goyal guha gulati gupta halder handa hazarika
  hegde hussain inamdar iqbal islam iyengar iyer jacob jadhav jain jaiswal jana jha jog johar joshi kadam kakkar kale kalita
  kamath kamble kannan kansal kapoor kapadia kapur karmakar karnik kashyap kaul kaur khan khandelwal khanna khatri khatun khosla
  kohli konda kothari kukreja kulkarni kulshrestha kundu kurian lal lamba lobo lohia luthra mahajan mahalingam mahanta
  mahapatra maheshwari majumdar malhotra mallick mandal mane mangal mani manjrekar marathe mathew mathur mehra mehrotra
  mehta menezes menon mhatre mirza mishra misra mistry mitra mittal modi mohanty more mukherjee mukhopadhyay munshi murugesan
  nadar nadkarni nagpal naidu naik nair nambiar nanda narang narayanan narula natarajan nath nayak nayar negi nigam oberoi
  ojha oommen padhi pai pal palit panda pandey pandit pandya panicker panigrahi parab paranjape parekh parikh parmar pasricha
  patel pathak pathan patil patnaik patra pawar pereira philip phukan pillai pinto poddar prabhu pradhan prasad pujari puri
  purohit qureshi radhakrishnan rai raina rajagopal rajput ramachandran ramakrishnan ramanathan ramaswamy ranade ranganathan
  rangarajan rao rastogi rathi rathod rathore rathi rautela raut rawal rawat ray reddy rege rizvi rodrigues roy saha sahay sahni
  sahoo sahu saikia saini salvi samal samuel sandhu sane sankar sanyal sarkar sarma satpathy sawant saxena sebastian sehgal
  sekhar sen sengupta seth sethi sethuraman shah shaikh sharma shastri sheikh shekhawat shenoy shetty shinde shirke shrivastava
  shukla siddiqui sidhu sikdar simon sinha singh singhal singhania sodhi solanki soni sood srinivasan srivastava subbarao
  subramaniam sule suri swain swaminathan swamy tandon tambe thakkar thakur thapa tharoor thomas tiwari trehan tripathi
  trivedi uppal upadhyay usmani vaidya varghese varma vasudeva venkataraman venkatesan verma vohra vyas wadhwa wagh walia
  warrier yadav zachariah zaveri
  aamir ajith aneesh anoop arif asma ayaan balwinder barik barot basappa batliwala behera bhalerao bharucha bhavik
  bhutia biju bilal binu brar channabasappa chavda chettri chouhan d'souza daruwala dehury dhobi dholakia dubash
  ekka faiz faizal farhana farheen gawde gohil grewal gurung hembrom hetal ilango irani jadeja jigar jignesh jijo
  jincy jisha joby jomon kalaiselvi karthikeyan kavin kisku kotian kujur kulwinder kumaresan kumhar lakra lepcha
  lohar lokhandwala makwana mallikarjun manjula manpreet mascarenhas mehjabeen merchant minz mitesh mohapatra
  mubarak mumtaz munda murmu muthukumar nagaraju nalini nargis naseem nasreen niharika nilanjan nirav nusrat ojas
  oraon palani palanisamy poojary pragati rane razia rehana renjith rituparna rout rukhsar ruksana saba sagnik saira
  sajith sayan selvaraj shaji sheeba sherpa shibu shivanna shyni siddappa sijo simi sonam soren sourav sreeja
  sreekumar sreelakshmi srishti suja sumaiya sutar suthar tabassum tabrez tamang tamilselvi tanya teli thilagavathi
  tintu tinu tirkey toppo tripti vadivel vaghela veeresh vidhi waghela waghmare waseem wasim xaxa yogita zaheer zala
  zarna zubair
  d'mello mello xavier francis d'costa d'cruz d'silva d'sa`
    .split(/\s+/)
    .filter(Boolean),
);
