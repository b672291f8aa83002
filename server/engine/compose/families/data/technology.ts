/** Software, data, testing, infrastructure, support and product roles. The format is described in ../parse-families.ts. */
export const technology = String.raw`
== Software development | Engineering | Information Technology | anywhere
role: developer, architect, java architect, programmer, software engineer, software developer, sde, full stack, backend, back end, frontend, front end, web developer, engineering manager, technical lead, tech lead, technical architect, software architect, solution architect, coder, software, chief technology officer, application engineer, mobile developer, cto, game developer, rpa, salesforce, salesforce admin, salesforce administrator, sap abap, it architect
fields: Programming, Databases
degree: B.E./B.Tech, MCA or an equivalent degree in computer science or a related field
aim: design, build and maintain software that people rely on every day
+ Design, build and test features with {skills}
- Write clean, well-tested code and keep its documentation up to date
- Work with product managers, designers and testers from the first idea to the release
- Take part in code reviews and act on what they bring up
- Find the cause of problems in production and fix them for good
- Estimate your work honestly and raise risks early
- Improve the speed, security and reliability of what is already there
* REST APIs, GraphQL, API Integration, gRPC: Design and document APIs that other teams can build on
* Microservices, Apache Kafka, RabbitMQ: Break features into services that scale and fail gracefully
* React, Angular, Vue.js, Next.js, JavaScript: Turn designs into responsive, accessible screens
* SQL, PostgreSQL, MySQL, MongoDB, Oracle Database, Microsoft SQL Server: Model data and tune queries as volumes grow
* AWS, Microsoft Azure, Google Cloud Platform, Docker, Kubernetes: Deploy and monitor your services in the cloud
* Android Development, iOS Development, Flutter, React Native: Publish app releases and follow crashes and reviews
* WordPress, Shopify, Magento: Build and customise themes, plugins and integrations
j Pick up the codebase step by step with help from senior colleagues
s Take technical decisions for your area and explain the trade-offs
s Guide junior developers through design discussions and reviews
m Plan the roadmap and releases with the product and business teams
m Hire, coach and appraise the engineers in the team

== Embedded and chips | Engineering | Manufacturing | anywhere
role: embedded engineer, embedded developer, embedded software engineer, firmware, vlsi, fpga, rtl, physical design, design verification, pcb, hardware engineer, electronics engineer, embedded, iot engineer
fields: Embedded and chips
degree: B.E./B.Tech in Electronics, Electrical or Computer Engineering
aim: bring electronics and the software inside them from schematic to working product
+ Develop and debug modules using {skills}
- Read schematics and datasheets and bring up new boards
- Write test plans and verify each release on real hardware
- Trace faults with oscilloscopes, logic analysers and logs
- Work with mechanical, testing and production colleagues on each build
- Keep design documents and version history in order
* RTOS, Embedded C, Microcontrollers: Write firmware that meets its timing and memory limits
* Verilog, VHDL, UVM, RTL Design: Code, simulate and verify RTL blocks against the specification
* PCB Design: Lay out boards for manufacture and review them with vendors
j Learn the product line and its tools with an experienced engineer
s Review designs and set coding and testing standards
m Plan resources, milestones and vendor work for the team

== Data analysis | Analytics | Information Technology | anywhere
role: data analyst, business intelligence, bi developer, bi analyst, mis executive, mis analyst, reporting analyst, analytics, data visualisation, power bi developer, tableau developer, mis, product analyst, marketing analyst
fields: Data and AI
degree: A degree in statistics, mathematics, engineering, commerce or a related field
aim: turn raw data into reports and answers that people act on
+ Prepare, check and analyse data with {skills}
- Understand what the business wants to know and choose the right measures
- Build dashboards and regular reports that people read
- Check data for gaps and errors before it reaches anybody's desk
- Explain findings in plain language to those who decide
- Keep definitions of figures the same across teams
* SQL: Write efficient queries over large tables
* Power BI, Tableau, Looker, QlikView: Design dashboards that stay correct and quick as the data grows
* Excel, MIS Reporting: Prepare daily, weekly and monthly MIS reports on time
* A/B Testing, Statistical Analysis: Plan experiments and report their results with care
j Take over existing reports and learn where their numbers come from
s Advise teams on what to measure and challenge weak conclusions
m Set the reporting agenda and lead the analysts who deliver it

== Data science and engineering | Data | Information Technology | anywhere
role: data scientist, data engineer, machine learning, ml engineer, ai engineer, deep learning, nlp engineer, computer vision, data architect, big data, etl developer, mlops, data science, ai developer, applied scientist, genai
fields: Data and AI
degree: B.E./B.Tech, M.Sc. or M.Tech in computer science, statistics or a related field
aim: build the data pipelines and models behind better decisions
+ Build and improve pipelines and models with {skills}
- Frame business questions as data problems that can be solved
- Prepare reliable data sets and document where they come from
- Measure results against a clear baseline before anything goes live
- Watch what runs in production and correct drift or failures
- Present results to colleagues who are not specialists
* Apache Spark, Apache Airflow, ETL, Data Pipelines, Hadoop, Databricks: Build batch and streaming pipelines that recover by themselves
* Machine Learning, Deep Learning, PyTorch, TensorFlow: Train, evaluate and deploy models with repeatable experiments
* Large Language Models, Natural Language Processing: Design and evaluate language applications for real users
* Data Warehousing, Snowflake, BigQuery, Amazon Redshift: Model the warehouse so that queries stay simple and fast
j Support experiments and data preparation while learning our tools
s Choose methods and architecture and mentor others in them
m Set priorities with the business and lead the data team

== Software testing | Quality Assurance | Information Technology | anywhere
role: qa engineer, quality analyst, qa, test engineer, tester, sdet, automation tester, qa analyst, software tester, test lead, qa lead, qa automation engineer, automation test engineer, quality assurance engineer, manual tester, qa manager, test manager, qa tester
fields: Software testing
degree: B.E./B.Tech, MCA, B.Sc. (IT) or an equivalent degree
aim: make sure that every release works as users expect
+ Plan and run tests with {skills}
- Turn requirements into clear test cases and keep them current
- Test every release for function, regressions and ease of use
- Report defects so that a developer can reproduce them at once
- Retest fixes and sign off what is ready
- Work with developers and product owners from the first draft of a requirement
* Selenium, Playwright, Cypress, Appium, Automation Testing, TestNG: Automate regression suites and keep them stable
* Postman: Test APIs for correct answers, errors and limits
* JMeter, LoadRunner, Performance Testing: Run load tests and explain where the system slows down
j Learn the product by testing it from end to end
s Decide what to automate and review the tests of others
m Own the test strategy, estimates and release sign-off

== DevOps and cloud | Infrastructure | Information Technology | anywhere
role: devops, site reliability, sre, cloud engineer, cloud architect, platform engineer, infrastructure engineer, build engineer, release engineer, linux administrator, system administrator, systems administrator, database administrator, dba, sysadmin, system admin, server administrator
fields: Cloud and DevOps
degree: B.E./B.Tech, MCA or equivalent hands-on experience
aim: keep systems available, secure and easy to release to
+ Build and run infrastructure with {skills}
- Automate deployments so that a release is routine
- Monitor systems and answer alerts before users notice
- Find the cause of incidents and write down what was learnt
- Apply patches, backups and access rules without gaps
- Keep an eye on cost and capacity
* Kubernetes, Docker, OpenShift: Run container clusters and their upgrades
* Terraform, Ansible, CloudFormation: Keep infrastructure as reviewed code
* Jenkins, CI/CD, GitHub Actions, Azure DevOps: Maintain the pipelines that build, test and ship
* Database Administration, Oracle Database, Microsoft SQL Server, PostgreSQL: Tune, back up and restore databases and prove that the restores work
j Take routine changes and learn the environment from the runbooks
s Design for failure and lead reviews after incidents
m Plan capacity, budget and on-call rosters for the team

== IT support and networks | IT Support | Information Technology | anywhere
role: it support, desktop support, desktop engineer, network engineer, network administrator, helpdesk, help desk, service desk, system engineer, it executive, it administrator, it manager, hardware engineer, technical support engineer, noc engineer, it assistant, it admin, hardware technician, l1 engineer, l2 engineer, it infrastructure, telecom engineer, rf engineer, network security
fields: Networks and IT support
degree: A diploma or degree in IT, computer science or electronics
aim: keep people's computers, networks and applications running
+ Support users and systems with {skills}
- Answer tickets within the agreed time and keep users informed
- Install, set up and maintain desktops, laptops, printers and software
- Look after user accounts, access rights and backups
- Keep the asset list and vendor records up to date
- Escalate what you cannot solve, with the facts already gathered
* Networking, Routing and Switching, Firewalls, CCNA: Configure and monitor switches, routers, firewalls and Wi-Fi
* Active Directory, Office 365, Microsoft Exchange: Administer accounts, mailboxes and group policies
* RF Engineering, Optical Fiber, Telecom Networks: Survey, commission and optimise network sites
j Handle first-level requests and learn from each escalation
s Solve escalated problems and write guides for the team
m Plan IT purchases, vendor contracts and support rosters

== Cyber security | Information Security | Information Technology | anywhere
role: security analyst, soc analyst, security engineer, cyber security, information security, penetration tester, ethical hacker, infosec, ciso, security architect, vapt
fields: Cyber security
degree: A degree in computer science, IT or electronics; security certifications help
aim: protect systems and data from attack
+ Monitor and protect systems with {skills}
- Watch alerts, separate the real from the false and respond
- Test systems for weaknesses and follow each one until it is closed
- Review access, configuration and changes for risk
- Write incident reports that others can act on
- Make colleagues aware of phishing and safe working
* Penetration Testing, Vulnerability Assessment: Carry out assessments and explain the findings to developers
* ISO 27001, PCI DSS, GDPR: Prepare evidence for audits and close the gaps they show
j Work through alerts with the playbooks and a senior analyst
s Lead the response to incidents and improve detection rules
m Own the security roadmap, policies and audits

== Product management | Product | Information Technology | anywhere
role: product manager, product owner, product lead, head of product, associate product manager, apm, technical product manager, product head, chief product officer
fields: Consulting and projects
degree: A degree in engineering, design or business; an MBA is welcome
aim: decide what the product should do next and see it through to release
- Talk to customers and study usage to find the problems worth solving
- Write clear requirements with the reasons behind them
- Set priorities together with engineering, design and business
- Follow each release from idea to launch and measure its effect
- Keep stakeholders informed of progress and trade-offs
- Watch competitors and what customers ask of them
+ Bring hands-on knowledge of {skills} to product decisions
j Own small features and learn the discovery process
s Own the roadmap of a product area and its figures
m Lead product managers and align them on one roadmap

== Projects and business analysis | Project Management | Information Technology | anywhere
role: business analyst, project manager, scrum master, program manager, programme manager, delivery manager, project coordinator, pmo, functional consultant, technical consultant, oracle consultant, salesforce consultant, erp consultant, sap consultant, implementation consultant, implementation engineer, sap fico consultant, sap mm consultant, sap sd consultant, technical writer, sap
fields: Consulting and projects, Business applications
degree: A degree in engineering, computer applications, commerce or business
aim: turn what the business needs into projects that finish on time
+ Use {skills} to plan, document and deliver the work
- Gather requirements and write them down without ambiguity
- Plan milestones and follow risks, issues and dependencies
- Run meetings that end in decisions and follow them up
- Keep clients and teams informed of where things stand
- Support acceptance tests, training and go-live
* SAP FICO, SAP MM, SAP SD, SAP, Oracle EBS, Microsoft Dynamics: Configure modules, write functional specifications and support users after go-live
* Scrum, Agile, JIRA: Facilitate sprint ceremonies and remove what blocks the team
j Prepare minutes, trackers and drafts for the project lead
s Handle demanding stakeholders and scope changes
m Own delivery, budget and client satisfaction across projects
`;
