/** Databases, cloud, data, testing, security, networks, business applications and chips. */
export const platforms = String.raw`
== Databases | technology
-- SQL
SQL = sql queries, structured query language
MySQL = my sql, mariadb, percona
PostgreSQL = postgres, postgre sql, postgresql
Microsoft SQL Server = sql server, mssql, ms sql, ms sql server, t-sql, tsql, ssms, transact sql
Stored Procedures = stored procedure
SQLite
Database Replication = mysql replication, always on, log shipping
-- Oracle database
Oracle Database = oracle, oracle db, oracle 11g, oracle 12c, oracle 19c, oracle dba
PL/SQL = plsql, pl sql
Oracle RAC = data guard, rman, oracle data guard, goldengate, golden gate
Oracle Forms = oracle forms and reports
Oracle Exadata = exadata, oracle asm, oem grid control, oracle enterprise manager
Toad = sql developer, sql loader, sqlloader
-- NoSQL
MongoDB = mongo db, mongo, mongoose
Cassandra = apache cassandra
Redis
DynamoDB = dynamo db
Couchbase
Neo4j
Elasticsearch = elastic search, elk, elk stack, logstash, kibana, fluentd
Firestore
Apache Solr = opensearch, lucene
HBase = cosmos db, cosmosdb, scylladb
InfluxDB = timescaledb, time series database
Vector Databases = pinecone, faiss, chromadb, pgvector, milvus, weaviate
-- Database work
Database Administration = dba, database administrator, db administration
Database Design = data modelling, data modeling, database modelling, er modelling, dimensional modelling, star schema, erwin
Performance Tuning = query optimization, sql tuning, query tuning, index optimization
DB2 = ibm db2
Sybase
Teradata
^Snowflake = snowflake data warehouse
Slowly Changing Dimensions = ^SCD, scd type 2, change data capture
Netezza = vertica, greenplum, sap hana database
Data Migration = database migration, legacy data migration

== Cloud and DevOps | technology
-- AWS
AWS = amazon web services, amazon aws, aws cloud
AWS Lambda = serverless
Amazon EC2 = ec2
Amazon S3 = ^S3
CloudFormation = aws cloudformation
Amazon EKS = eks, ecs
Amazon Redshift = redshift
AWS Glue
Amazon RDS = aurora, amazon aurora, amazon rds
Amazon VPC = route 53, route53, aws iam, cloudfront
CloudWatch = aws cloudwatch, cloudtrail
AWS Step Functions = step functions, eventbridge, kinesis, amazon sns
-- Azure
Microsoft Azure = azure, ms azure, azure cloud
Azure DevOps = vsts, tfs, azure pipelines
Azure Active Directory = azure ad, entra id
Azure Functions = azure logic apps
Azure Kubernetes Service
Azure Synapse = synapse analytics, microsoft fabric
Azure Service Bus = service bus, event hub, logic apps
-- Google Cloud
Google Cloud Platform = gcp, google cloud
BigQuery = big query
Google Kubernetes Engine = cloud run, pub/sub, dataflow, dataproc
-- Containers
Docker = docker compose, containerization, docker swarm, podman, containerd
Kubernetes = k8s, aks, gke
OpenShift = red hat openshift
Helm = helm charts
Istio = service mesh, linkerd, envoy proxy
-- Delivery pipelines
CI/CD = continuous integration, continuous delivery, ci cd pipelines, cicd, continuous deployment
Jenkins
DevOps = dev ops
GitHub Actions = gitlab ci, circleci, circle ci, travis ci, bamboo ci, teamcity
SonarQube
Nexus Repository = jfrog artifactory, artifactory
GitOps = argocd, argo cd, flux cd, fluxcd
-- Infrastructure as code
Terraform
Ansible
Puppet
Chef Automation = chef infra, opscode chef
Infrastructure as Code = iac
Pulumi = terragrunt, packer
HashiCorp Vault = secrets management
-- Running systems
Linux = red hat linux, rhel, ubuntu, centos, linux administration, linux os, rhce, rhcsa, debian
Unix = unix administration, solaris, aix
Windows Server = windows server administration, windows server 2016, windows server 2019
VMware = vmware esxi, vsphere, vcenter
Virtualization = hyper-v, hypervisor, kvm, proxmox, esxi
Nginx
Apache HTTP Server = apache web server
Prometheus
Grafana
Splunk
Datadog = new relic, dynatrace, appdynamics, opentelemetry
Nagios = zabbix, pagerduty, opsgenie, solarwinds
Site Reliability Engineering = sre
Cloud Migration = cloud computing, cloud architecture, cloud infrastructure
Backup and Recovery = veeam, disaster recovery, commvault
OpenStack
LVM = raid, nfs, samba, san storage, nas storage, netapp
Control-M = autosys, tivoli workload, job scheduling tools, cron jobs
FinOps = cloud cost optimization

== Data and AI | technology
-- Analysis
Data Analysis = data cleaning, data analytics, data analyst, analysing data, exploratory data analysis, eda, data wrangling, data cleansing, data preprocessing
Data Visualization = data visualisation, dashboards, dashboard development, dashboarding
Statistical Analysis = statistics, statistical modelling, hypothesis testing, regression analysis, probability and statistics, descriptive statistics
A/B Testing = ab testing, a/b tests, a/b test, ab tests, split testing
Mixpanel = amplitude analytics
SPSS = ibm spss
SAS = sas programming, base sas, sas enterprise guide
Stata
Predictive Analytics = predictive modelling, predictive modeling, forecasting models
Web Analytics = adobe analytics
Customer Segmentation = cohort analysis, churn prediction, churn analysis
Amplitude = webengage, segment cdp
Data Storytelling = insights generation
Minitab = ^JMP, eviews
-- Reporting tools
Power BI = powerbi, microsoft power bi, dax, power query, power pivot
Tableau = tableau desktop, tableau server
QlikView = qlik sense, qlik, qliksense
Looker = looker studio, google data studio, data studio
MicroStrategy
Cognos = ibm cognos
SSRS = sql server reporting services
Business Intelligence = bi reporting, bi tools
MIS Reporting = mis reports, mis, mis report, management information system, management information systems
SAP BusinessObjects = business objects, crystal reports sap
Apache Superset = metabase, redash
-- Data engineering
ETL = etl development, elt, extract transform load, data integration, data ingestion, data lake
Data Warehousing = data warehouse, dwh
Apache Spark = ^Spark, pyspark, spark sql, spark streaming, structured streaming
Hadoop = hdfs, mapreduce, ^Hive, apache hive, big data hadoop, hiveql, pig hadoop, sqoop, oozie, impala, map reduce
Big Data
Apache Airflow = airflow
Informatica = informatica powercenter, powercenter, iics
SSIS = sql server integration services
Talend = talend studio
Databricks = azure databricks, delta lake, lakehouse, apache iceberg, apache hudi
dbt = data build tool
Azure Data Factory = adf
Data Pipelines = data pipeline
Data Governance = data quality, master data management, mdm, data stewardship, data catalog, data lineage, collibra
DataStage = ibm datastage
Ab Initio
Alteryx
Apache NiFi = apache flink, apache beam, kafka streams
Fivetran = airbyte, stitch data, matillion
Pentaho = odi, oracle data integrator
-- Python for data
Pandas
NumPy
Matplotlib = seaborn, plotly, ggplot
Jupyter = jupyter notebook
SciPy
-- Machine learning
Machine Learning = ml models, ml algorithms, supervised learning, classification models, logistic regression, linear regression, decision trees, svm, k-means, clustering
Scikit-learn = sklearn, scikit learn
Deep Learning = neural networks, ^CNN, lstm, bert, cnn, rnn
TensorFlow = tensor flow
PyTorch
Keras
XGBoost = random forest, gradient boosting
Data Science = data scientist
Artificial Intelligence = ai/ml, ^AI
MLOps = mlflow, sagemaker, model deployment, kubeflow, vertex ai, azure ml
Computer Vision = opencv, image processing, object detection, opencv python, yolo
Natural Language Processing = nlp, text mining, spacy, nltk, gensim
Large Language Models = llm, llms, generative ai, gen ai, genai, langchain, rag pipelines, ^RAG, retrieval augmented generation, llamaindex, hugging face, huggingface, openai api, fine tuning llm
Prompt Engineering
Chatbot Development = chatbots, dialogflow, rasa
Recommendation Systems = recommender systems
Time Series Forecasting = demand models, time series, time series analysis
Feature Engineering = model building, model training
LightGBM = catboost
Reinforcement Learning
Speech Recognition = text to speech, asr

== Software testing | technology
-- Manual testing
Manual Testing = manual tests, functional testing, software testing, system testing, integration testing, black box testing, exploratory testing, white box testing
Test Cases = test case design, test case writing, test case preparation, test planning, test plan, test scenarios, test strategy, test estimation, requirement traceability matrix, rtm
Regression Testing = smoke testing, sanity testing
User Acceptance Testing = uat, acceptance testing
Defect Tracking = bug tracking, defect management, bugzilla, bug reporting, mantis, qtest
ALM = hp alm, quality center, hp qc, testrail, zephyr
Quality Assurance = ^QA, software quality assurance
STLC = software testing life cycle, bug life cycle, defect life cycle, test life cycle
ISTQB = istqb certified
Agile Testing = behaviour driven development
-- Test automation
Automation Testing = test automation, automated testing, qa automation
Selenium = selenium webdriver, selenium ide
TestNG
?Cucumber = cucumber framework, bdd, gherkin
Cypress
Playwright
Appium = mobile testing, mobile app testing, compatibility testing
Postman = api testing, rest assured, soapui, soap ui, web services testing
UFT = qtp, hp uft
Robot Framework
Katalon = katalon studio
Selenium Framework = page object model, hybrid framework, data driven framework, selenium grid
Puppeteer = webdriverio, protractor, testcafe
Karate Framework = newman, pact testing
-- Performance and other testing
Performance Testing = load testing, stress testing
JMeter = apache jmeter
LoadRunner = load runner
Database Testing = etl testing, data warehouse testing, bi testing
Tosca = tricentis tosca
Security Testing Software = accessibility testing, localization testing
Gatling = k6, blazemeter, locust

== Cyber security | technology
-- Defence
Information Security = infosec, cyber security, cybersecurity, network security
SIEM = qradar, arcsight, azure sentinel, microsoft sentinel
SOC Operations = security operations center, soc analyst, incident response, threat hunting, threat intelligence, malware analysis, threat modelling, phishing analysis, digital forensics, forensic investigation cyber
Vulnerability Assessment = vapt, vulnerability management, nessus, qualys, nmap, wireshark
Penetration Testing = ethical hacking, pen testing, ceh, burp suite, kali linux, metasploit, certified ethical hacker, oscp, cissp, security+
Identity and Access Management = iam, sailpoint, cyberark, okta
Firewalls = firewall, palo alto, fortinet, fortigate, checkpoint firewall, cisco asa, check point, sophos
Endpoint Security = crowdstrike, antivirus, edr, sentinelone, carbon black, defender for endpoint
Application Security = owasp, owasp top 10, sast, dast
Cloud Security
Cryptography = encryption, pki
MITRE ATT&CK = mitre
DLP = data loss prevention, email security, casb
Privileged Access Management = beyondtrust
WAF = web application firewall, ids/ips, intrusion detection
-- Standards
ISO 27001 = isms
GDPR = data privacy, data protection
PCI DSS
IT Audit = itgc, information systems audit, cisa
Risk Assessment = it risk management
SOC 2 = nist, hipaa security, cobit
GRC = governance risk and compliance, third party risk, vendor risk
Business Continuity = bcp, dr drill

== Networks and IT support | technology
-- Networking
Networking = computer networking, network administration, network engineer, ^LAN, ^WAN, lan/wan, lan and wan
TCP/IP = tcp ip
Routing and Switching = ^Cisco, ^Juniper, cisco routers, routers, switches, ospf, bgp, eigrp, vlan, routing protocols, hsrp, vrrp, stp protocol, etherchannel, spanning tree, inter vlan, cisco switches, catalyst switches, nexus switches, cisco routers and switches
CCNA = ccnp, cisco certified, ccie, jncia
DNS = dhcp
VPN = ipsec
Wireless Networking = wifi, wi-fi, wlan
Load Balancers = f5, load balancing
SD-WAN = mpls, qos networking, gre tunnel
VoIP = voice over ip, avaya, cisco voice
Structured Cabling = network cabling, crimping
NAT = ^ACL
Network Monitoring = prtg, network operations center, ^NOC
Network Troubleshooting = network support, network management
-- Desktop and service desk
IT Support = desktop support, desktop engineer, it executive, system engineer support, technical support, helpdesk, help desk, it helpdesk, l1 support, l2 support, end user support
Active Directory = ad administration, group policy, ^GPO, ^DHCP Server, domain controller
Microsoft Exchange = exchange server, ms exchange
Office 365 = o365, microsoft 365, office365
Hardware Troubleshooting = computer hardware, hardware and networking, pc assembly, printer troubleshooting, hardware, laptop repair, ^RAM, assembling of computers
Operating Systems = os installation, windows 10, windows os, software installation, installation of software, formatting, os imaging
ServiceNow = service now, snow ticketing
BMC Remedy = ^Remedy, remedy ticketing
ITIL = itil v3, itil v4, it service management, itsm
Incident Management = problem management, change management process
System Administration = system admin, systems administrator, system administrator
SCCM = intune, patch management, server hardening, os patching, patching, jamf, mobile device management
Asset Management IT = it asset management
Data Center Operations = data centre, data center, data center management
Printer Configuration = printers, printer installation
Windows = windows 11, windows 7, windows xp
Remote Support = anydesk, teamviewer, remote desktop
Email Migration = google workspace admin, ms exchange server, outlook configuration
-- Telecom
Telecom Networks = telecommunications, telecom, gsm, 4g, lte
5G = 5g nr
RF Engineering = rf planning, drive test, drive testing, ^TEMS, rf optimisation, volte, kpi analysis telecom, rf optimization, radio frequency
Optical Fiber = otdr, ofc, ofc laying, right of way, fiber optics, fibre optic, ftth, fiber splicing, ofc splicing, gpon
BTS Installation = microwave link, telecom tower, tower maintenance

== Business applications | technology
-- SAP
^SAP = sap erp, sap ecc, sap r/3
SAP S/4HANA = s/4hana, s4 hana, s4hana, sap hana, ^HANA
SAP FICO = sap fi, sap co, sap fi/co, sap fi-co, sap finance, cost center accounting, profit center accounting, sap controlling
SAP MM = sap materials management
SAP SD = sap sales and distribution
SAP ABAP = abap, sap abap on hana, fiori, sap fiori, sapui5, odata, sap ui5
SAP HCM = sap hr, successfactors, sap successfactors, success factors, employee central, hrms implementation
SAP PP = sap production planning
SAP QM = sap quality management
SAP PM = sap plant maintenance, sap eam
SAP BW = sap bi, sap bo, sap business objects
SAP Basis = sap basis administration
SAP Ariba = ariba
SAP EWM = sap wm, sap tm
SAP Business One = sap b1
ABAP Objects = ooabap, ^ALV, alv reports, bapi, badi, ^BDC, lsmw, smartforms, smart forms, adobe forms, cds views, user exits, idoc, ^RFC, amdp, sap script, data dictionary
SAP PI = sap cpi, sap po, sap btp
SAP Concur = concur
-- Salesforce
Salesforce = salesforce crm, sfdc, salesforce administration, sales cloud, service cloud
?Apex = apex classes, visualforce
Lightning Web Components = lwc, salesforce lightning
SOQL = salesforce admin, salesforce administrator, salesforce flows, salesforce marketing cloud
-- Oracle applications
Oracle EBS = oracle apps, oracle e-business suite, oracle r12
Oracle Fusion = oracle cloud erp, oracle fusion cloud
PeopleSoft
Oracle HCM = oracle hrms
Siebel = siebel crm
Oracle SCM = oracle financials, oracle apps technical
Oracle APEX = oracle adf, oic
-- Other ERP and CRM
ERP = erp systems, erp implementation, enterprise resource planning, erp rollout, configuration and customization
Microsoft Dynamics = dynamics 365, ms dynamics, d365, navision, dynamics crm, business central
Workday = workday hcm
Zoho CRM = zoho, zoho one
HubSpot
NetSuite = oracle netsuite
Odoo
CRM = crm software, customer relationship management
Pega = pega prpc
Appian
Guidewire = guidewire policycenter, duck creek
Core Banking Systems = finacle, flexcube, temenos, t24, core banking, cbs
Adobe Experience Manager = aem
Freshdesk Suite = freshsales, leadsquared, lead squared
Infor ERP = baan, ^Epicor, sage x3, ifs erp

== Embedded and chips | technology
-- Embedded
Embedded Systems = embedded software, embedded programming, firmware, firmware development, bootloader, bare metal, board bring-up, bsp
Embedded C = embedded c/c++
Microcontrollers = 8051, pic microcontroller, stm32, arm cortex, microcontroller programming, avr, atmega
RTOS = freertos, vxworks, real time operating system, zephyr rtos, qnx
Arduino = raspberry pi, esp32
IoT = internet of things, iiot, mqtt
Linux Device Drivers = device drivers, embedded linux, linux kernel, yocto, buildroot
Communication Protocols = i2c, spi, uart, can protocol, can bus, ^UDS, ^LIN, canalyzer, spi protocol, modbus, rs485
AUTOSAR = iso 26262, ?CAN, can bus protocol, canoe, capl, misra, functional safety
Vector CANoe = hil testing, hardware in the loop, dspace
-- Chips
VLSI = vlsi design, asic, asic design
Verilog = systemverilog, system verilog
VHDL
FPGA = xilinx, vivado
UVM = design verification, functional verification
RTL Design = rtl coding
Physical Design = ^STA, static timing analysis, floor planning, synopsys, primetime, synthesis vlsi, floorplanning, cadence virtuoso, innovus, sta
DFT = design for testability, scan insertion, analog layout
-- Boards
PCB Design = pcb layout, altium, altium designer, eagle pcb, orcad, pcb designing, kicad
Circuit Design = analog circuit design, analog design, digital electronics, proteus
Soldering = smt, smd soldering, pcb assembly
Oscilloscope = multimeter, test and measurement, logic analyzer, spectrum analyzer, test equipment
EMI/EMC Testing = emc testing, emi emc
`;
