/** Databases, cloud, data, testing, security, networks, business applications and chips. */
export const platforms = String.raw`
== Databases | technology
-- SQL
SQL = sql queries, structured query language
MySQL = my sql, mariadb
PostgreSQL = postgres, postgre sql, postgresql
Microsoft SQL Server = sql server, mssql, ms sql, ms sql server, t-sql, tsql, ssms
Stored Procedures = stored procedure
SQLite
-- Oracle database
Oracle Database = oracle, oracle db, oracle 11g, oracle 12c, oracle 19c, oracle dba
PL/SQL = plsql, pl sql
Oracle RAC = data guard, rman
Oracle Forms = oracle forms and reports
-- NoSQL
MongoDB = mongo db, mongo, mongoose
Cassandra = apache cassandra
Redis
DynamoDB = dynamo db
Couchbase
Neo4j
Elasticsearch = elastic search, elk, elk stack, logstash, kibana
Firestore
-- Database work
Database Administration = dba, database administrator, db administration
Database Design = data modelling, data modeling, database modelling, er modelling
Performance Tuning = query optimization, sql tuning, query tuning
DB2 = ibm db2
Sybase
Teradata
^Snowflake = snowflake data warehouse

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
-- Azure
Microsoft Azure = azure, ms azure, azure cloud
Azure DevOps = vsts, tfs, azure pipelines
Azure Active Directory = azure ad, entra id
Azure Functions = azure logic apps
-- Google Cloud
Google Cloud Platform = gcp, google cloud
BigQuery = big query
-- Containers
Docker = docker compose, containerization
Kubernetes = k8s, aks, gke
OpenShift = red hat openshift
Helm = helm charts
Istio = service mesh
-- Delivery pipelines
CI/CD = continuous integration, continuous delivery, ci cd pipelines, cicd, continuous deployment
Jenkins
DevOps = dev ops
GitHub Actions = gitlab ci
SonarQube
Nexus Repository = jfrog artifactory, artifactory
-- Infrastructure as code
Terraform
Ansible
Puppet
Chef Automation = chef infra, opscode chef
Infrastructure as Code = iac
-- Running systems
Linux = red hat linux, rhel, ubuntu, centos, linux administration, linux os
Unix = unix administration, solaris, aix
Windows Server = windows server administration, windows server 2016, windows server 2019
VMware = vmware esxi, vsphere, vcenter
Virtualization = hyper-v, hypervisor
Nginx
Apache HTTP Server = apache web server
Prometheus
Grafana
Splunk
Datadog = new relic, dynatrace, appdynamics
Nagios = zabbix
Site Reliability Engineering = sre
Cloud Migration = cloud computing, cloud architecture, cloud infrastructure
Backup and Recovery = veeam, disaster recovery, commvault
OpenStack

== Data and AI | technology
-- Analysis
Data Analysis = data cleaning, data analytics, data analyst, analysing data, exploratory data analysis, eda
Data Visualization = data visualisation, dashboards, dashboard development
Statistical Analysis = statistics, statistical modelling, hypothesis testing, regression analysis
A/B Testing = ab testing, a/b tests, a/b test, ab tests, split testing
Mixpanel = amplitude analytics
SPSS = ibm spss
SAS = sas programming, base sas, sas enterprise guide
Stata
Predictive Analytics = predictive modelling, predictive modeling, forecasting models
Web Analytics = adobe analytics
-- Reporting tools
Power BI = powerbi, microsoft power bi, dax, power query
Tableau = tableau desktop, tableau server
QlikView = qlik sense, qlik, qliksense
Looker = looker studio, google data studio, data studio
MicroStrategy
Cognos = ibm cognos
SSRS = sql server reporting services
Business Intelligence = bi reporting, bi tools
MIS Reporting = mis reports, mis, mis report, management information system, management information systems
-- Data engineering
ETL = etl development, elt, extract transform load, data integration
Data Warehousing = data warehouse, dwh
Apache Spark = ^Spark, pyspark, spark sql
Hadoop = hdfs, mapreduce, ^Hive, apache hive, big data hadoop
Big Data
Apache Airflow = airflow
Informatica = informatica powercenter, powercenter, iics
SSIS = sql server integration services
Talend = talend studio
Databricks = azure databricks, delta lake
dbt = data build tool
Azure Data Factory = adf
Data Pipelines = data pipeline
Data Governance = data quality, master data management, mdm, data stewardship
DataStage = ibm datastage
Ab Initio
Alteryx
-- Python for data
Pandas
NumPy
Matplotlib = seaborn
Jupyter = jupyter notebook
SciPy
-- Machine learning
Machine Learning = ml models, ml algorithms, supervised learning
Scikit-learn = sklearn, scikit learn
Deep Learning = neural networks, cnn, rnn, lstm
TensorFlow = tensor flow
PyTorch
Keras
XGBoost = random forest, gradient boosting
Data Science = data scientist
Artificial Intelligence = ai/ml, ^AI
MLOps = mlflow, sagemaker, model deployment
Computer Vision = opencv, image processing, object detection
Natural Language Processing = nlp, text mining, spacy, nltk
Large Language Models = llm, llms, generative ai, gen ai, genai, langchain, rag pipelines
Prompt Engineering
Chatbot Development = chatbots, dialogflow, rasa
Recommendation Systems = recommender systems
Time Series Forecasting = demand models, time series, time series analysis

== Software testing | technology
-- Manual testing
Manual Testing = manual tests, functional testing, software testing, system testing
Test Cases = test case design, test case writing, test case preparation, test planning, test plan, test scenarios
Regression Testing = smoke testing, sanity testing
User Acceptance Testing = uat, acceptance testing
Defect Tracking = bug tracking, defect management, bugzilla, bug reporting
ALM = hp alm, quality center, hp qc, testrail, zephyr
Quality Assurance = ^QA, software quality assurance
-- Test automation
Automation Testing = test automation, automated testing, qa automation
Selenium = selenium webdriver, selenium ide
TestNG
?Cucumber = cucumber framework, bdd, gherkin
Cypress
Playwright
Appium = mobile testing
Postman = api testing, rest assured, soapui
UFT = qtp, hp uft
Robot Framework
Katalon = katalon studio
-- Performance and other testing
Performance Testing = load testing, stress testing
JMeter = apache jmeter
LoadRunner = load runner
Database Testing = etl testing
Tosca = tricentis tosca

== Cyber security | technology
-- Defence
Information Security = infosec, cyber security, cybersecurity, network security
SIEM = qradar, arcsight, azure sentinel
SOC Operations = security operations center, soc analyst, incident response, threat hunting
Vulnerability Assessment = vapt, vulnerability management, nessus, qualys
Penetration Testing = ethical hacking, pen testing, ceh, burp suite, kali linux, metasploit
Identity and Access Management = iam, sailpoint, cyberark, okta
Firewalls = firewall, palo alto, fortinet, fortigate, checkpoint firewall, cisco asa
Endpoint Security = crowdstrike, antivirus, edr
Application Security = owasp, owasp top 10, sast, dast
Cloud Security
Cryptography = encryption, pki
-- Standards
ISO 27001 = isms
GDPR = data privacy, data protection
PCI DSS
IT Audit = itgc, information systems audit, cisa
Risk Assessment = it risk management

== Networks and IT support | technology
-- Networking
Networking = computer networking, network administration, network engineer, ^LAN, ^WAN, lan/wan
TCP/IP = tcp ip
Routing and Switching = ^Cisco, ^Juniper, cisco routers, routers, switches, ospf, bgp, eigrp, vlan, routing protocols
CCNA = ccnp, cisco certified
DNS = dhcp
VPN = ipsec
Wireless Networking = wifi, wi-fi, wlan
Load Balancers = f5, load balancing
SD-WAN = mpls
VoIP = voice over ip, avaya, cisco voice
Structured Cabling = network cabling, crimping
-- Desktop and service desk
IT Support = desktop support, desktop engineer, it executive, system engineer support, technical support, helpdesk, help desk, it helpdesk, l1 support, l2 support
Active Directory = ad administration, group policy
Microsoft Exchange = exchange server, ms exchange
Office 365 = o365, microsoft 365, office365
Hardware Troubleshooting = computer hardware, hardware and networking, pc assembly, printer troubleshooting
Operating Systems = os installation, windows 10, windows os
ServiceNow = service now, snow ticketing
BMC Remedy = ^Remedy, remedy ticketing
ITIL = itil v3, itil v4, it service management, itsm
Incident Management = problem management, change management process
System Administration = system admin, systems administrator, system administrator
SCCM = intune, patch management
Asset Management IT = it asset management
Data Center Operations = data centre, data center, data center management
-- Telecom
Telecom Networks = telecommunications, telecom, gsm, 4g, lte
5G = 5g nr
RF Engineering = rf planning, drive test, drive testing, ^TEMS, rf optimisation, volte, kpi analysis telecom, rf optimization, radio frequency
Optical Fiber = otdr, ofc, ofc laying, right of way, fiber optics, fibre optic, ftth, fiber splicing
BTS Installation = microwave link, telecom tower

== Business applications | technology
-- SAP
^SAP = sap erp, sap ecc, sap r/3
SAP S/4HANA = s/4hana, s4 hana, s4hana, sap hana
SAP FICO = sap fi, sap co, sap fi/co, sap fi-co, sap finance
SAP MM = sap materials management
SAP SD = sap sales and distribution
SAP ABAP = abap, sap abap on hana, fiori, sap fiori, sapui5
SAP HCM = sap hr, successfactors, sap successfactors
SAP PP = sap production planning
SAP QM = sap pm, sap plant maintenance
SAP BW = sap bi, sap bo, sap business objects
SAP Basis = sap basis administration
SAP Ariba = ariba
SAP EWM = sap wm
SAP Business One = sap b1
-- Salesforce
Salesforce = salesforce crm, sfdc, salesforce administration, sales cloud, service cloud
?Apex = apex classes, visualforce
Lightning Web Components = lwc, salesforce lightning
-- Oracle applications
Oracle EBS = oracle apps, oracle e-business suite, oracle r12
Oracle Fusion = oracle cloud erp, oracle fusion cloud
PeopleSoft
Oracle HCM = oracle hrms
Siebel = siebel crm
-- Other ERP and CRM
ERP = erp systems, erp implementation, enterprise resource planning
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

== Embedded and chips | technology
-- Embedded
Embedded Systems = embedded software, embedded programming, firmware, firmware development
Embedded C = embedded c/c++
Microcontrollers = 8051, pic microcontroller, stm32, arm cortex, microcontroller programming, avr
RTOS = freertos, vxworks, real time operating system
Arduino = raspberry pi, esp32
IoT = internet of things, iiot, mqtt
Linux Device Drivers = device drivers, embedded linux, linux kernel
Communication Protocols = i2c, spi, uart, can protocol, can bus
AUTOSAR = iso 26262, ?CAN, can bus protocol, canoe, capl, misra
-- Chips
VLSI = vlsi design, asic, asic design
Verilog = systemverilog, system verilog
VHDL
FPGA = xilinx, vivado
UVM = design verification, functional verification
RTL Design = rtl coding
Physical Design = sta, static timing analysis, floor planning, synopsys
-- Boards
PCB Design = pcb layout, altium, altium designer, eagle pcb, orcad, pcb designing
Circuit Design = analog circuit design, analog design, digital electronics, proteus
Soldering = smt, smd soldering, pcb assembly
Oscilloscope = multimeter, test and measurement
`;
