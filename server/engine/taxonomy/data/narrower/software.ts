/** Narrower names of programming, data, testing, security, networks, business systems and electronics: each name is a skill of its own. */
export const software = String.raw`
== Programming | technology
-- Java
spring data jpa repositories, spring webflux, webflux, spring integration, spring aop, spring ioc, dependency injection, spring actuator
spring rest, feign client, openfeign, resilience4j, hystrix, zuul, java 21, ?jdk, ?jvm, jvm tuning, garbage collection, java concurrency
executor service, completablefuture, lambda expressions, stream api, ?generics, exception handling, serialization, jdbc, jndi, ^EJB, jaxb, jax-rs
jax-ws, ?jersey, ^JSTL, primefaces, thymeleaf, freemarker, ^MyBatis, ibatis, liquibase, flyway, lombok, mapstruct, ?jackson, ehcache, hazelcast
infinispan, jetty, glassfish, websphere application server, ?Ant, ?sts, spring tool suite, vert.x, micronaut, ?drools, ^jBPM, camunda, activiti
flowable, liferay, hybris, sap hybris, ?atg, aem java, alfresco
Feign, Testcontainers
-- Python
aiohttp, asyncio, pydantic, uvicorn, gunicorn, ?poetry python, pipenv, virtualenv, django orm, jinja, jinja2, ?marshmallow, boto3
requests library, pysftp, pyodbc, openpyxl, xlsxwriter, pdfplumber, reportlab, ?pillow, pygame, kivy, odoo python, robotframework, ?behave, ?tox
mypy, pylint, celery beat, ?dask, ?polars, pyarrow, statsmodels, ?prophet, ?bokeh, folium, geopandas, networkx, sympy, ?ray framework, ?shiny
Alembic, celery workers, uWSGI, ?Tornado, Dramatiq
-- JavaScript
dom manipulation, event loop, ?promises, async await, es2015, commonjs, ?koa, koa.js, hapi, fastify, ?meteor, meteor.js, electron, electron.js
passport.js, mongoose odm, joi validation, knex, bull queue, agenda.js, lodash, underscore.js, moment.js, axios, backbone.js, ember.js, ?knockout
knockout.js, extjs, ext js, ?dojo, jquery ui, polyfills, babel, eslint, ?prettier, rollup, ?gulp, ?grunt, ?parcel, turborepo, lerna, monorepo
micro frontends, module federation, ?pwa, progressive web apps, service workers, web workers, indexeddb, local storage, webrtc, web components
lit element, stencil.js, alpine.js, htmx, deno, bun runtime, trpc, supabase, appwrite, hasura
React Router, RTK Query, Vue 3, Vuex, Pinia, Nuxt, Angular Material, Prisma, ?RTL, ?SSR, Apollo Client
-- Web pages
shadcn, shadcn/ui
less css, flexbox, css grid, css modules, styled components, emotion css, antd, chakra ui, bulma, foundation css, semantic ui, primeng, ag grid
datatables, font awesome, cross browser compatibility, cross-browser, semantic html, web performance, ?lighthouse, lazy loading
server side rendering, static site, ?jekyll, ?hugo, google maps api, ?svg, html canvas, pixel perfect, psd conversion
email template development, photoshop slicing
Ant Design, ^ARIA, SEO friendly markup, WordPress theme development, WordPress plugins, Shopify Liquid, Livewire, ?Eloquent, ?Composer, Sidekiq, RSpec
-- .NET
.net 6, .net 7, .net 8, .net core 3.1, webforms, asp.net webforms, web forms, ?razor, razor pages, telerik, kendo ui, devexpress, syncfusion
infragistics, hangfire, quartz.net, ninject, autofac, automapper, mediatr, fluentvalidation, xaml, ?prism wpf, windows services, ?iis
nopcommerce, umbraco, kentico, sitefinity, ?dnn, dotnetnuke, orchard core, rdlc, ssrs reports, ocelot, identityserver, masstransit, serilog, nlog
classic asp, vbscript, delphi, foxpro, visual foxpro, powerbuilder
^MAUI
-- Mobile apps
android jetpack, livedata, viewmodel, data binding, viewbinding, workmanager, work manager, navigation component, ktor, exoplayer, ?glide
?picasso, mapbox, firebase messaging, crashlytics, android ndk, ?ndk, aosp, bluetooth low energy, ?ble, swift ui, storyboard ios, auto layout
autolayout, alamofire, ?realm, realm database, arkit, healthkit, ?viper, mapkit, in-app purchase, fastlane, bitrise, codemagic, bloc pattern
getx, riverpod, provider flutter, ?hive flutter, ?expo, redux toolkit query, react navigation, reanimated, cordova, phonegap, ?capacitor
ionic capacitor, kotlin multiplatform, app publishing
Compose UI, DataStore, ?Coil, Firebase Crashlytics, Google Maps SDK, Maps SDK, in-app billing, Play Store publishing, Play Console, App Store release
App Store publishing, deep linking, deep links, foreground service, Bluetooth integration, ?Combine, ?MVI, ?BLoC, ?Provider, ?KMM, ProGuard, XCTest
MockK, offline first, app performance, staged rollout, ?Stripe, Paytm integration, PhonePe integration
-- How software is built
story points, pair programming, code quality, clean code, ?refactoring, code refactoring, legacy modernization, technical debt
system integration, sso integration, rate limiting, ?caching, message queues, event driven, saga pattern, hexagonal architecture, twelve factor
api security, openapi spec, soap services, idempotency, websocket programming, graphql apollo, production support, l3 support
application support, application maintenance, bug fixing, hotfix, feature flags, launchdarkly, trunk based development, git flow, gitflow, gerrit
perforce, clearcase, tfvc, ?rally, azure boards, youtrack, linear app, notion docs, lucidchart, draw.io, plantuml, enterprise architect, togaf
archimate
?SOLID, ?DDD, API design, REST API development, REST API integration, third party integration, Keycloak, background jobs, contract testing
pull requests, branching strategy, legacy migration, monolith to microservices, multi tenant
-- Scripting
?awk, ?sed, ?ksh, korn shell, ?tcl, ?lua, vba programming, google apps script, apps script, autohotkey, rexx, ispf, ims db, easytrieve, endevor
file-aid, abend, rpgle, rpg ile, cl400, labview, ?ladder, julia language, prolog, lisp, ocaml, ?pascal, truffle, hardhat, ethers.js, web3.js
solana, polygon chain, defi, ipfs
== Databases | technology
-- SQL
?joins, subqueries, window functions, ctes, ?triggers, ?views, ?cursors, ?indexes, query writing, complex queries, sql joins, ?dml, ?ddl
?normalization, er diagrams, ?partitioning, sharding, ?replication, query performance, execution plans, database backup, backup and restore
ssis packages, sql agent jobs, sql profiler, ms access database, pgadmin, mysql workbench, dbeaver, phpmyadmin, mysql dba, postgresql dba, innodb
galera, pgbouncer, vacuum tuning, cockroachdb, yugabytedb, tidb, clickhouse, trino, presto, apache druid, duckdb, couchdb, arangodb, aws aurora
firebase realtime database, memcached, azure sql, azure sql database, cloud sql, cloud spanner, ?rac, oracle rac installation, ?asm, ?oem, ?awr
awr reports, addm, expdp, impdp, data pump, switchover, oracle patching, opatch, tablespace management, oracle upgrade, autoupgrade
oracle multitenant
Solr, performance tuning of databases, MongoDB Atlas, aggregation pipeline
== Cloud and DevOps | technology
-- AWS
^SNS, ^SES, ^ECR, elastic beanstalk, auto scaling, autoscaling, elastic load balancer, ^ELB, ^ALB, ^EBS, ^EFS, aws emr, aws athena, ?athena
lake formation, aws kinesis, ?msk, aws batch, ?fargate, codepipeline, codebuild, codedeploy, codecommit, aws cdk, ^CDK, sam template
api gateway aws, ?cognito, ?amplify, aws cognito, secrets manager, ^KMS, guardduty, security hub, aws waf, systems manager, aws ssm
control tower aws, aws organizations, transit gateway, direct connect, aws certified, solutions architect associate, aws bedrock, bedrock
quicksight, lambda functions, dms aws, aws backup, opensearch aws
?RDS, Lambda, ?VPC, ?Glue, Cost Explorer, savings plans, spot instances
-- Azure
azure vm, azure vms, azure app service, app services, azure blob storage, blob storage, azure key vault, key vault, azure monitor, log analytics
application insights, app insights, azure cosmos db, arm templates, ?bicep, azure policy, azure cli, azure networking, vnet, ?nsg, azure firewall
expressroute, azure backup, azure site recovery, azure container apps, azure container registry, ?acr, azure api management, apim
azure event grid, azure stream analytics, azure data lake, adls, azure purview, azure openai, azure cognitive services, az-104, az-900, az-204
az-400, az-305, dp-203, pl-300
Azure Storage, Compute Engine, Cloud Functions, Cloud Storage
-- Delivery pipelines
jenkinsfile, groovy pipelines, declarative pipeline, shared libraries jenkins, ?harness, spinnaker, tekton, octopus deploy, drone ci
gitlab runners, github enterprise, docker hub, ?harbor registry, kaniko, trivy, snyk, veracode, fortify, checkmarx, black duck
blue green deployment, canary deployment, canary releases, rolling updates, zero downtime deployment, kustomize, ?rancher, ?k3s, minikube
kind cluster, ?calico, cilium, ingress, ingress controller, keda, karpenter, ?velero, cert-manager, external secrets, crossplane
chaos engineering, litmus chaos, gremlin, ?loki, ?tempo, jaeger, thanos, alertmanager, fluent bit, filebeat, victoriametrics, telegraf, ?sentry
?sensu, checkmk, icinga, site24x7, statuspage, ?slo, slis, error budgets, incident response devops, on-call rotation, runbooks, ?postmortem
haproxy, varnish, ?squid, tomcat administration, apache httpd, weblogic administration, jboss administration, postfix, bind dns, samba server
squid proxy, ldap, openldap, ?pxe, kickstart, ?satellite server, red hat satellite, spacewalk, chefspec, saltstack, ?salt stack, vagrant
?foreman, openvpn, iptables, selinux, firewalld, systemd, ?cron, crontab, rsync, nagios monitoring, storage administration, ?emc, emc storage
netapp storage, hp 3par, brocade, san switch, netbackup, veritas, veritas cluster, symantec netbackup, avamar, tsm backup, acronis
Dockerfile, Jenkins pipelines, ?Bamboo, ?Vault, ?Consul, JFrog, ?EFK, ?SLI, on call, on-call support, blameless postmortems, high availability
configuration management, ?Apache
== Data and AI | technology
-- Analysis
descriptive analytics, diagnostic analytics, prescriptive analytics, ad hoc analysis, ad-hoc reporting, ad hoc reports, root cause analytics
kpi reporting, kpi dashboards, funnel analytics, product analytics, customer analytics, sales analytics, financial analytics, text analytics
sentiment analysis, survey analysis, anova, chi square, t-test, bayesian, bayesian statistics, ?probability, inferential statistics
linear algebra, outlier detection, data imputation, missing value treatment, data validation, data profiling, data modelling powerbi
dax measures, row level security, power bi service, paginated reports, power bi gateway, tableau prep, tableau public, lod expressions
calculated fields, power automate desktop, google bigquery analytics, google sheets dashboards, excel dashboards, vba automation
macro automation, report automation, spotfire, tibco spotfire, sisense, ?domo, thoughtspot, sap analytics cloud, ^SAC, sap lumira, webfocus
zoho analytics, grafana dashboards, kibana dashboards, jupyter lab, google colab, colab, anaconda, rapidminer, knime, weka, orange data mining
sas enterprise miner, sas macros, sas va, proc sql, r shiny, ggplot2, dplyr, tidyverse, ?caret
Superset, M query, data modelling in Power BI, retention analysis, RFM analysis, segmentation, regression, CleverTap analytics, business insights
requirement gathering for reports
-- Machine learning
?knn, naive bayes, ensemble models, ensemble learning, ?bagging, ?boosting, adaboost, ?pca, dimensionality reduction, lda topic modelling
topic modelling, word2vec, glove embeddings, word embeddings, tf-idf, named entity recognition, ?ner, text classification, text summarization
question answering, semantic search, ?embeddings, attention models, ?gpt, ?LLaMA, llama 2, mistral, gemini api, claude api, langgraph, crewai
autogen, agentic ai, ai agents, peft, ?lora, qlora, vllm, ollama, prompt design, ?chroma, qdrant, ?gans, ^GAN, autoencoders, diffusion models
image classification, image segmentation, face recognition, ?ocr, tesseract, pose estimation, object tracking, resnet, ?vgg, mobilenet, unet
u-net, efficientnet, detectron, speech to text, wav2vec, ?whisper, time series models, arima, sarima, fbprophet, anomaly detection, churn models
propensity modelling, propensity models, credit scoring models, uplift modelling, survival analysis, market basket analysis, market mix modelling
?mmm, recommendation engine, collaborative filtering, hyperparameter tuning, cross validation, model evaluation, model monitoring
model validation, model explainability, shap, ?lime, feature selection, onnx, tensorrt, ?triton, openvino, nvidia jetson, edge ai, bentoml
seldon, ?dvc, wandb, weights and biases, ?h2o, h2o.ai, automl, data labeling, data annotation, labelimg, roboflow, ?ros, ros2, ?slam
fraud detection models, fine tuning, A/B experimentation
-- Data engineering
batch processing, stream processing, real-time streaming, data modelling kimball, kimball, inmon, data vault, data mart, medallion architecture
data mesh, data contracts, great expectations, schema design, schema registry, kafka connect, debezium, ?cdc, avro, parquet, orc format, hudi
?iceberg, glue jobs, aws glue etl, emr clusters, hive queries, zookeeper, ambari, cloudera, ^CDH, hortonworks, mapr, flume, spark mllib
spark tuning, scala spark, ?rdd, dataframes, delta live tables, unity catalog, synapse pipelines, azure databricks notebooks, dagster, ?prefect
?luigi, ?mage ai, meltano, ?stitch, ?segment, snowpipe, snowpark, snowflake tasks, redshift spectrum, ssas, ssas cubes, olap, olap cubes
tabular model, ?mdx, informatica cloud, informatica mdm, informatica idq, ibm infosphere, oracle goldengate data, qlik replicate, attunity, ?hvr
data reconciliation, data migration scripts, data archival, data masking, teradata bteq, bteq, tpump, fastload, vertica database
ETL pipelines, Flink, NiFi, Airflow DAGs, dbt models, Synapse, data catalogue, metadata management, ?streaming
== Software testing | technology
-- Manual testing
test case writing and execution, test execution, test case execution, test reports, test summary report, test data preparation, test data
gui testing, compatibility testing browser, retesting, re-testing, ad hoc testing, adhoc testing, monkey testing, alpha testing, beta testing
end to end testing, e2e testing, positive and negative testing, boundary value analysis, equivalence partitioning, decision table, test metrics
defect reporting, defect logging, defect triage, bug reporting tools, defect reports, traceability matrix, mobile application testing
game testing, banking domain testing, healthcare domain testing, data testing, report testing, batch testing, interface testing
middleware testing, api automation, restassured, v-model, waterfall model, qa process, qa lead, test management, test lead, xray jira
zephyr scale, testlink, hp quality center, azure test plans, practitest, browserstack, sauce labs, saucelabs, lambdatest, selenium with java
selenium with python, selenium with c#, pom framework, page object, page factory, keyword driven framework, bdd cucumber, behave bdd, specflow
?serenity, serenity bdd, extent reports, allure, allure report, apache poi, maven project, css selectors, robotium, ?espresso, xcuitest, ?detox
ranorex, testcomplete, test complete, silk test, worksoft, leapwork, accelq, testim, mabl, nightwatch, codecept, playwright typescript
cypress cloud, jmeter scripting, neoload, performance center, perfmon, vectorcast, polyspace, ldra, tessy, cantata
requirement traceability, cross browser testing, backend testing, ?POM, security testing, CI integration, Charles Proxy
== Cyber security | technology
-- Defence
security monitoring, log monitoring, log analysis, alert triage, siem monitoring, use case creation siem, correlation rules
incident handling security, email analysis, ?phishing, ?malware, malware analysis sandbox, reverse engineering malware, ida pro, ghidra, yara
yara rules, sigma rules, ttps, cyber kill chain, ?ioc, iocs, threat intel, misp, ?soar, cortex xsoar, phantom soar, ?xdr, ?ndr, cortex xdr
trend micro, mcafee, symantec endpoint, kaspersky, forcepoint, zscaler, netskope, ?proxy, web proxy, bluecoat, f5 asm, imperva, akamai
cloudflare, ddos, ddos mitigation, ?ips, ?ids, ?snort, suricata, ?nac, cisco ise, aruba clearpass, ?pam, beyond trust, ping identity, forgerock
saviynt, rbac, ?mfa, access reviews, access management, user access review, privileged access, ?bloodhound, mimikatz, red teaming, ?red team
?blue team, purple team, web application penetration testing, web app pentest, mobile pentest, api pentest, network penetration testing
network pentest, thick client testing, wireless pentest, source code review, secure code review, sql injection, ?xss, csrf, ssrf, burpsuite, ?zap
owasp zap, acunetix, netsparker, invicti, appscan, webinspect, mobsf, frida, nikto, dirbuster, sqlmap, hydra tool, hashcat, john the ripper
aircrack, ?ctf, hackthebox, tryhackme, bug bounty, ejpt, ecppt, ^CHFI, ^CISM, ^CRISC, comptia security+, comptia, splunk certified
iso 27001 lead auditor, iso 27001 lead implementer, iso 27701, iso 22301, hitrust, nist csf, nist 800-53, cis benchmarks, cis controls
security policies, security awareness training, phishing simulation, knowbe4, patch compliance, vulnerability scanning, vulnerability remediation
hardening, security hardening, container security, prisma cloud, ?wiz, cspm, devsecops, threat modeling stride, ?stride, ot security, tprm
vendor security assessment, ?archer, rsa archer, onetrust, servicenow grc, data classification, encryption key management, ?hsm, ssl certificates
digital certificates, ?ssl
Sentinel, LogRhythm, web application security, zero trust, firewall management, firewall rules, risk assessment of IT, security awareness, BCP DR
DPDP compliance
== Networks and IT support | technology
-- Networking
?trunking, inter-vlan routing, ?vtp, etherchannel config, stacking switches, cisco 2960, ?catalyst, ?nexus, cisco asr, cisco isr, juniper srx
juniper ex, ?aruba, ?ruckus, meraki, ubiquiti, mikrotik, tp-link, d-link, hp procurve, extreme networks, cisco wlc, ?wlc, ?access points
wireless controller, wireless survey, viptela, velocloud, silver peak, versa networks, ?aci, cisco aci, ^VXLAN, evpn, ipsec vpn, site to site vpn
ssl vpn, remote access vpn, anyconnect, globalprotect, forticlient, sonicwall, watchguard, cyberoam, pfsense, utm firewall, firewall policies
firewall configuration, access lists, nat pat, f5 ltm, f5 big-ip, citrix adc, netscaler, ?a10, dns dhcp, ipam, infoblox, snmp, netflow, ?syslog
solarwinds monitoring, manageengine, opmanager, whatsup gold, cacti, zabbix monitoring, wireshark analysis, packet capture, packet analysis
packet tracer, gns3, eve-ng, network design, network documentation, network diagram, ip addressing, subnetting, osi model, ipv6, ipv4, ?qos
?multicast, leased line, mpls links, isp coordination, isp links, link troubleshooting, last mile troubleshooting, rack mounting, rack and stack
cable management, patch panel, io punching, fiber patching, lan cabling, lan setup, wan links, ccna certified, ccnp enterprise, nse4, ^NSE 4
pcnsa, pcnse, python network automation, netmiko, ?napalm
routing, ?switching, HP switches, Citrix NetScaler, ?wireless, ?ISP, fibre splicing
-- Desktop and service desk
desktop troubleshooting, desktop and laptop support, laptop troubleshooting, pc troubleshooting, laptop configuration, outlook troubleshooting
pst backup, mail configuration, outlook issues, os troubleshooting, windows installation, windows troubleshooting, windows 8
windows 11 migration, macos, mac os, mac support, linux desktop, os deployment, ?wds, ?mdt, ?autopilot, antivirus installation, antivirus update
printer sharing, printer support, scanner configuration, biometric devices, ?projector, video conferencing support, av support, vip support
on-site support, onsite support, field engineer, remote desktop support, ticket management, ticket logging, freshservice, jira service desk
jira service management, manageengine servicedesk, osticket, glpi, spiceworks, ca service desk, user creation, user account management
password reset, account unlock, ad users, ou creation, domain joining, file server, print server, dhcp configuration, dns configuration
exchange online, mailbox migration, teams admin, onedrive support, o365 administration, google admin console, data backup, backup management
data recovery, hard disk replacement, ram upgrade, smps replacement, ?motherboard, server installation, server maintenance, server administration
server management, raid configuration, dell servers, hp servers, idrac, ?ilo, it asset inventory, it inventory, it procurement support
software licensing, license management, it documentation, it policies, cctv it support, epabx support, lan troubleshooting, wifi configuration
router configuration, switch configuration, tally installation, sap gui, erp support, pos support, atm support, crimping cables rj45
rj45 crimping
laptop support, Teams administration, ?imaging, ?backup, Veritas NetBackup, Citrix, ?VDI, ?SAN, ?NAS, ?storage, Linux server, change management of IT
service desk, vendor coordination for IT
-- Telecom
^BTS, bts commissioning, enodeb, gnodeb, node b, ?rnc, ?bsc, ?msc, ^MME, volte kpi, vonr, ims core, epc core, packet core, core network, ?ss7
?diameter, sip trunk, ?ran, ran optimization, ?ssv, cluster optimization, actix, ?nemo, xcal, ?atoll, asset rf, ericsson, ^Nokia, huawei, ^ZTE
samsung 5g, ?microwave, mw link, idu odu, ?sdh, dwdm, ?otn, gpon olt, ?olt, ^ONT, ftth installation, splicing, ofc splicing joint
fiber cut restoration, route patrolling, hdd machine, duct laying, ?fiber, fiber rollout, tower site, site acquisition, sacfa, emf survey
telecom power, telecom billing, oss bss, ?oss, ?bss, ?provisioning, number portability, vsat, satellite communication, rf testing, hfss
cst studio
site survey, optical fibre, ?transmission, NOC monitoring, DG and battery maintenance, link planning, Asterisk, ?PBX
== Business applications | technology
-- SAP
sap pm module, sap gts, sap tm module, sap aps, sap mdg, sap grc, sap ps, sap cs, sap crm, sap srm, sap hr payroll, sap payroll
sap time management, sap pa om, sap fiori launchpad, sap cds, rap model, sap rap, sap activate, sap implementation, sap support, sap rollout
sap end user, sap key user, sap super user, sap migration, ltmc, sap data migration, sap cutover, asset accounting sap, sap aa, sap cca, sap pca
sap copa, ^CO-PA, sap treasury, sap trm, sap vim, sap solution manager, solman, sap bw/4hana, bw/4hana, sap bobj, sap ds, sap bods
sap data services, sap hybris commerce, sap cx, sap c4c, sap retail module, sap isu, ^SAP IS-U, sap ewm configuration, sap lsmw
pricing procedure, condition technique, output determination, account determination, copy control, availability check, third party order
intercompany billing, special procurement, release strategy, automatic account determination, split valuation, subcontracting sap
batch management, handling unit, edi idocs, ale idoc, functional specs, fit gap, ?blueprint, business blueprint, ^BBP, go live support, hypercare
ticket support sap, transport request, enhancements, badis, bapis, module pool, dialog programming, classical reports, interactive reports
bdc programming, oops abap, performance tuning abap, st05, webdynpro, web dynpro
ABAP on HANA, ?UI5, ?RAP, ?ALE, S/4HANA migration, S/4 HANA, ASAP methodology, greenfield implementation, brownfield conversion, rollout, AMS support
support project, implementation project, blueprinting, ?configuration, cutover activities, key user training, end user training, unit testing of SAP
integration testing of SAP, month end support, new GL, asset accounting, bank accounting, house bank, ?APP, automatic payment program, ?DME
GST configuration, TDS configuration, ?CIN, internal orders, material ledger, FI-MM integration, FI-SD integration, integration with MM and SD, ?ATP
BOM and routing, Solution Manager, ?Charm, SAP security
-- Salesforce
apex triggers, batch apex, soql queries, sosl, process builder, workflow rules, validation rules, sharing rules, salesforce reports, data loader
salesforce data loader, experience cloud, community cloud, ?cpq, salesforce cpq, field service lightning, financial services cloud, vlocity
omnistudio, einstein analytics, tableau crm, copado, gearset, salesforce dx, sfdx, aura components, salesforce integration, ?pd1
platform developer, administrator certified
?Lightning, ?Aura, profiles and permission sets, reports and dashboards, AppExchange
-- Oracle applications
oracle financials cloud, oracle ap, oracle ar, oracle gl, oracle fa, oracle cash management, oracle inventory, oracle om, oracle order management
oracle procurement cloud, oracle wip, oracle bom, oracle projects, oracle hcm cloud, oracle payroll, fast formulas, otbi, bi publisher
xml publisher, fbdi, ?oaf, oracle workflow, aim documents, br100, md50, md050, ?mdr, rice components, ^RICE, oracle integration cloud, peoplecode
people tools, jd edwards, ^JDE, agile plm, oracle retail rms, demantra, oracle erp cloud
Fusion Financials, Fusion HCM, Fusion SCM, Oracle Reports, ?AOL, AP AR GL, inventory module, SuiteScript
-- Other ERP and CRM
ms dynamics nav, dynamics ax, ^AX 2012, d365 f&o, ?x++, power platform, dataverse, canvas apps, model driven apps, ms power apps, odoo erp
erpnext, frappe, ramco erp, tally erp integration, busy win erp, infor m3, infor ln, syteline, ?qad, lawson, ifs applications, unit4
workday integrations, workday studio, workday reporting, workday financials, workday payroll, ?eib, servicenow developer, servicenow itsm
servicenow csm, glide script, pega developer, pega cssa, ^CSSA, pega csa, mendix studio, outsystems developer, ibm bpm, filenet, documentum
opentext, newgen, omnidocs, kofax, abbyy, finacle customization, flexcube developer, t24 developer, temenos t24, tcs bancs, ^BaNCS, murex
calypso trading, charles river, ?aladdin, simcorp, ncino, blue yonder wms, manhattan scale
Microsoft Dynamics 365, Zoho Creator, ServiceNow development, Finastra, Infor, ?RPG
== Embedded and chips | technology
-- Embedded
arm7, arm9, arm cortex m, cortex-m4, cortex-m, cortex-a, stm32cube, stm32cubeide, nrf52, nordic nrf, msp430, psoc, renesas, renesas rh850
infineon aurix, aurix, tricore, nxp s32k, s32k144, ti dsp, c2000, texas instruments, esp8266, nodemcu, zigbee, lorawan, bluetooth classic
ble stack, wifi stack, ethernet lwip, lwip, mqtt protocol, coap, rs232, rs-232, rs-485, modbus protocol, can fd, canopen, j1939, flexray, some/ip
doip, obd protocol, kwp2000, iso 14229, ^XCP, ccp protocol, usb protocol, ?i2s, pcie, emmc, nand flash, flash memory, eeprom, ?interrupts
?timers, ?adc, ?pwm, uart drivers, device driver development, driver development, linux bsp, u-boot, uboot, kernel programming, petalinux
openwrt, buildroot linux, gstreamer, v4l2, alsa, wind river, threadx, safertos, ucos, osek, autosar classic, autosar adaptive
davinci configurator, davinci developer, eb tresos, vector tools, mcal, ?rte, com stack, diagnostic stack, ?nvm, bootloader development
ota update, fota, secure boot, aspice, automotive spice, misra c, static analysis, keil, ?iar, iar embedded workbench, code composer studio
mplab, eclipse cdt, lauterbach, trace32, jtag, swd debugging, j-link, ?gdb, logic analyser, ?dso, function generator, target link, targetlink
stateflow, embedded coder, model based design, ^MBD, matlab scripting, dspace hil, ni veristand, vt system, ^vTESTstudio, labcar
test automation capl, requirement management doors, ibm doors, ^DOORS, polarion, codebeamer, ptc integrity, windchill rv&s
embedded C++, firmware testing, bare metal programming, ^ESP-IDF, ?PIC, ?NXP, TI MSP430, Nordic, kernel modules, BSP development, device tree, ^GPIO
?DMA, timers and interrupts, Ethernet, TCP/IP stack, NB-IoT, GSM modem, GPS module, ?USB, Classic AUTOSAR, PC-lint, unit testing with Unity
power optimisation, BMS firmware, ?FOC, ^BLDC, sensor integration, spectrum analyser, Keil uVision, ?HIL, ?SIL, test jigs, hardware debugging
data sheets, TinyML
-- Chips
digital design, logic design, microarchitecture, clock domain crossing, ^CDC checks, lint checks, spyglass, ?synthesis, logic synthesis
design compiler, ?genus, timing closure, sta signoff, tempus, pt signoff, place and route, ?pnr, ?cts, clock tree synthesis
placement and routing, icc2, fusion compiler, drc lvs, ^LVS, calibre, ir drop, redhawk, ?voltus, power analysis vlsi, ?upf
low power design, cmos, custom layout, memory layout, standard cell, finfet, hspice, ?spectre, ltspice, ?pll, ?ldo, bandgap, serdes, amba, ?axi
?ahb, ?apb, pcie protocol, ?ddr, ethernet protocol vip, usb vip, functional coverage, code coverage, ?assertions, ^SVA, constrained random
testbench, testbenches, ?scoreboard, gate level simulation, ^GLS, formal verification, jasper gold, ?emulation, ?palladium, zebu, questasim
modelsim, ?vcs, verdi, xcelium, ncsim, atpg, mbist, boundary scan, tessent, post silicon validation, silicon validation, soc verification, ^SoC
quartus, altera, zynq, vitis, ise design suite, lattice fpga, microsemi, fpga prototyping
coverage closure, ?DRC, low power UPF, ?lint, Ethernet MAC, FPGA design, mixed signal, Perl scripting
-- Boards
schematic design, schematic capture, ?schematics, board design, board testing, board debugging, multilayer pcb, high speed design
signal integrity, ^SI PI, power integrity, dfm pcb, gerber, bom electronics, component selection, component sourcing, prototype boards
pcb testing, functional testing pcb, ^ICT, flying probe, ?aoi, smt line, reflow, wave soldering, rework soldering, bga rework, ^IPC-A-610
^ESD control, conformal coating, wire harness, cable assembly, power supply design, dc-dc, rf circuits, ?antenna, pspice, multisim, ?pads
?allegro, cadence allegro, easyeda, sensor interfacing, op-amp, analog electronics, medical devices electronics, environmental testing
certification testing, ce certification, ul certification
?Eagle, SMPS design, BOM optimisation, BOM management, Gerber files, DFM review, rework of boards, hardware testing, hardware design, analog circuits
digital circuits, RF design, antenna design, battery design, product certification
`;
