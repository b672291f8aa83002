import type { City } from './role.ts';

/** Given names, family names and home cities that go together in one part of the country. */
export interface NamePool {
  languages: string[];
  /** how a full name is written: given given and family, or mostly a parent's initial before the given name */
  style: 'family' | 'initial-first';
  women: string[];
  men: string[];
  families: string[];
  cities: City[];
  /** how many of a hundred people come from here */
  share: number;
}

const words = (text: string) => text.split(' ');

export const NAME_POOLS: NamePool[] = [
  {
    languages: ['Hindi', 'English'],
    style: 'family',
    women: words('Neha Pooja Shweta Priyanka Ritu Archana Garima Nidhi Swati Kirti Vandana Shalini'),
    men: words('Amit Rahul Vikas Abhishek Saurabh Ankit Manish Alok Prashant Gaurav Shashank Ashutosh'),
    families: words(
      'Sharma Verma Mishra Tiwari Srivastava Pandey Saxena Dubey Tripathi Shukla Gupta Agarwal',
    ),
    cities: ['Lucknow', 'Delhi', 'Noida', 'Ghaziabad', 'Agra', 'Varanasi', 'Gurgaon'],
    share: 13,
  },
  {
    languages: ['Hindi', 'English', 'Maithili'],
    style: 'family',
    women: words('Kumari Anjali Rashmi Soni Sweta Khushboo Babita Rekha Puja Nutan'),
    men: words('Rajeev Sanjeet Pankaj Niraj Chandan Mukesh Santosh Ranjan Dhiraj Vivek'),
    families: words('Kumar Jha Sinha Prasad Singh Thakur Ojha Choudhary Mahto Yadav Paswan'),
    cities: ['Patna', 'Ranchi', 'Delhi', 'Kolkata'],
    share: 7,
  },
  {
    languages: ['Tamil', 'English'],
    style: 'initial-first',
    women: words('Kavitha Meenakshi Revathi Sangeetha Nithya Dharani Abirami Yamini Vaishnavi Subashini'),
    men: words('Karthikeyan Saravanan Prabhu Murugan Senthil Vignesh Dinesh Balaji Arunkumar Gokul'),
    families: words('S. R. K. M. P. V. N. T. A. G.'),
    cities: ['Chennai', 'Coimbatore', 'Madurai', 'Bangalore'],
    share: 9,
  },
  {
    languages: ['Telugu', 'English', 'Hindi'],
    style: 'family',
    women: words('Lakshmi Sravani Haritha Swathi Mounika Divya Padmaja Anusha Sirisha Bhavani'),
    men: words('Venkatesh Srinivas Naveen Chaitanya Kiran Harsha Rajesh Phani Sandeep Anil'),
    families: words('Reddy Rao Naidu Chowdary Varma Gadde Kolli Yerramilli Bandaru Pasupuleti Nookala'),
    cities: ['Hyderabad', 'Vijayawada', 'Visakhapatnam', 'Bangalore'],
    share: 9,
  },
  {
    languages: ['Malayalam', 'English', 'Hindi'],
    style: 'family',
    women: words('Anjana Sreelakshmi Aswathy Reshma Parvathy Athira Gayathri Nimisha'),
    men: words('Arun Vishnu Sreejith Rajeesh Ajith Unnikrishnan Jithin Manoj'),
    families: words('Nair Menon Pillai Kurup Varrier Nambiar Panicker Warrier'),
    cities: ['Kochi', 'Thiruvananthapuram', 'Bangalore', 'Chennai'],
    share: 5,
  },
  {
    languages: ['Malayalam', 'English'],
    style: 'family',
    women: words('Ann Merin Sneha Jincy Tessy Liya Betsy Rini'),
    men: words('Jacob Thomas Joseph Abin Robin Tijo Basil Sajan'),
    families: words('Mathew Varghese Kurian Chacko George Abraham Philip Cherian'),
    cities: ['Kochi', 'Thiruvananthapuram', 'Mumbai', 'Bangalore'],
    share: 5,
  },
  {
    languages: ['Kannada', 'English', 'Hindi'],
    style: 'family',
    women: words('Ashwini Chaitra Rashmika Pallavi Deepthi Soumya Vidya Shruthi'),
    men: words('Manjunath Raghavendra Prajwal Nagaraj Shivakumar Darshan Girish Puneeth'),
    families: words('Gowda Hegde Shetty Bhat Kulkarni Patil Acharya Murthy Kamath'),
    cities: ['Bangalore', 'Mysore', 'Mangalore'],
    share: 7,
  },
  {
    languages: ['Marathi', 'Hindi', 'English'],
    style: 'family',
    women: words('Ashwini Manasi Sayali Pradnya Rutuja Snehal Vaidehi Tejashree Aarti Mrunal'),
    men: words('Sachin Omkar Nikhil Tushar Swapnil Ajinkya Rohan Mandar Yogesh Shantanu'),
    families: words('Deshmukh Joshi Patil Kale Pawar Jadhav Gaikwad Bhosale Kadam Sawant More Shinde'),
    cities: ['Pune', 'Mumbai', 'Nagpur', 'Nashik'],
    share: 10,
  },
  {
    languages: ['Gujarati', 'Hindi', 'English'],
    style: 'family',
    women: words('Hetal Krupa Bhavika Dhara Jinal Komal Mital Nirali'),
    men: words('Jignesh Hardik Chirag Parth Bhavesh Mehul Dhaval Ketan'),
    families: words('Patel Shah Desai Trivedi Mehta Parmar Solanki Vyas Chauhan Panchal'),
    cities: ['Ahmedabad', 'Surat', 'Vadodara', 'Rajkot', 'Mumbai'],
    share: 7,
  },
  {
    languages: ['Punjabi', 'Hindi', 'English'],
    style: 'family',
    women: words('Harpreet Simran Jasleen Navneet Gurleen Kirandeep Manpreet Amandeep'),
    men: words('Gurpreet Jaspreet Arshdeep Harjinder Sukhwinder Ravinder Inderjit Karanbir'),
    families: words('Gill Sandhu Dhillon Grewal Bedi Ahluwalia Sidhu Bajwa'),
    cities: ['Ludhiana', 'Amritsar', 'Chandigarh', 'Delhi'],
    share: 5,
  },
  {
    languages: ['Bengali', 'Hindi', 'English'],
    style: 'family',
    women: words('Sharmistha Moumita Debjani Ananya Paromita Sudipta Rituparna Tanushree'),
    men: words('Subhajit Arindam Sourav Debashish Anirban Kaushik Partha Sayan'),
    families: words('Banerjee Chatterjee Mukherjee Ghosh Das Bose Sengupta Chakraborty Dutta Mondal'),
    cities: ['Kolkata', 'Bangalore', 'Delhi'],
    share: 6,
  },
  {
    languages: ['Hindi', 'Urdu', 'English'],
    style: 'family',
    women: words('Ayesha Saba Nazia Shabnam Zoya Rukhsar Farheen Sana'),
    men: words('Imran Faisal Arshad Danish Tariq Adil Shahid Zubair Salman'),
    families: words('Khan Ansari Siddiqui Shaikh Qureshi Ahmed Hussain Pathan Mirza'),
    cities: ['Lucknow', 'Hyderabad', 'Mumbai', 'Bhopal', 'Delhi'],
    share: 7,
  },
  {
    languages: ['Odia', 'Hindi', 'English'],
    style: 'family',
    women: words('Subhashree Itishree Lopamudra Smrutirekha Sasmita Monalisa'),
    men: words('Biswajit Satyabrata Prasanta Soumya Debasis Ashok'),
    families: words('Mohanty Sahoo Panda Behera Nayak Pradhan Mishra Swain'),
    cities: ['Bhubaneswar', 'Kolkata', 'Hyderabad'],
    share: 3,
  },
  {
    languages: ['Assamese', 'English', 'Hindi'],
    style: 'family',
    women: words('Jyotishmita Barnali Priyakshi Daisy Lalremruati Ibahun Chanu Temsula'),
    men: words('Bhaskar Dhrubajyoti Pranjal Lalthanga Banteilang Tomba Imtiwati Rituraj'),
    families: words('Borah Kalita Saikia Hazarika Lyngdoh Sailo Singha Longkumer Deka'),
    cities: ['Guwahati', 'Kolkata', 'Delhi', 'Bangalore'],
    share: 3,
  },
  {
    languages: ['Hindi', 'Marwari', 'English'],
    style: 'family',
    women: words('Bhawna Kusum Ritika Mamta Sapna Payal'),
    men: words('Mahendra Lokesh Himanshu Kuldeep Narendra Yash'),
    families: words('Rathore Shekhawat Jain Bishnoi Choudhary Meena Purohit Maheshwari'),
    cities: ['Jaipur', 'Ahmedabad', 'Indore', 'Delhi'],
    share: 5,
  },
  {
    languages: ['Konkani', 'English', 'Marathi'],
    style: 'family',
    women: words('Maria Sharon Alisha Delnaz Cheryl Freny'),
    men: words('Savio Nigel Rustom Melwyn Cyrus Clive'),
    families: words('Fernandes DSouza Pereira Rodrigues Daruwalla Mistry Lobo Pinto'),
    cities: ['Mumbai', 'Mangalore', 'Pune'],
    share: 3,
  },
  {
    languages: ['Hindi', 'English'],
    style: 'family',
    women: words('Durga Sunita Phoolmani Rajkumari Saraswati Mahima'),
    men: words('Birsa Devendra Tikeshwar Rameshwar Lakhan Umesh'),
    families: words('Sahu Malviya Uikey Dhurve Kushwaha Patidar Rajput Munda Oraon'),
    cities: ['Bhopal', 'Indore', 'Jabalpur', 'Nagpur', 'Ranchi'],
    share: 4,
  },
];
