/**
 * Words of the skills' names that keep their letters in every place, as they are written properly: products and firms,
 * short forms, laws, boards, people, places, languages. Every other word of a name is a common noun, which a sentence
 * writes small. A new brand or short form among the skills goes in here ("yoast", "fssai" are known in any letters).
 * With "?" it is a plain word too (an avid reader), and keeps its letters only within a longer name.
 */
export const properWords = String.raw`
-- Short forms
SAP ?PS SEBI RERA FSSAI HVAC SCADA ESIC ASME PPAP NISM DGCA IFRS FCRA CAPA IATF HDPE uPVC CARO SARFAESI FATCA GAAP EPCG MEIS RODTEP STPI eTDS MSME UPSI NACH
PMJDY IBPS JAIIB CAIIB FOIR EDPMS IDPMS CRILC CKYC PMFBY ACORD IGMS AMFI BiPAP CPAP SBAR ECMO IABP CTICU PACU NQAS CLABSI CAUTI ELISA IASTM DEXA PACS
AERB WISC MMPI HIMS AAPC NCCI NABH NABL IDSP NTEP ECHS IPQC ANFD GDocP CoPP ANVISA GAMP CTRI ALCOA CRISPR AKTA CPCSEA COVID OSHA NFPA ASHRAE ASNT
LOTO NEBOSH IOSH LTIFR ?PESO APFC PSSE IGBT MNRE CRDI NCAP ADAS HAZOP LOPA HTRI ECDIS EWIS AVSEC NOTAM FASTag IRCTC APEDA NABARD ?ATMA FoSTaC OPRP BOPT
APICS COGS OTAs ADDIE NATS MBTI CLRA GCSE IGCSE CBSE ICSE NCERT UDISE CTET HTET KTET UPSC CLAT CELTA DELF MOOC NPTEL SWAYAM AQAR NAAC GMAT NTSE POCSO LODR
CSAT DSAT BABOK PESTLE PSPO SWOT ROAS WSSI ENPS LUTs GIFs DC-DC MORTH AMRUT AISC GRIR ISO SaaS MEDDIC DELNET LIDAR PPEs KPIs GOTS SMETA SEDEX RTFI IPDRG
II III IV VIII XXXVII NI CAESAR CASA ACDB DCDB OT GPS COD BOD ESOP HIPAA RSVP SKU AI cDNA ICSI OCPP OTDR GPON ATPG COPA SOTP VFFS INFLIBNET E3D SP3D PDMS
-- Sales, marketing, media and design
LinkedIn YouTube WhatsApp Facebook Instagram Twitter Snapchat Quora Pinterest Reddit Google Microsoft Adobe Amazon Flipkart Meesho Myntra Ajio Nykaa Snapdeal
JioMart eBay Etsy Walmart Shopify Shiprocket Delhivery Blinkit Zepto Instamart BigBasket Swiggy Zomato Salesforce Zoho HubSpot Pipedrive Bitrix SugarCRM
Vtiger TeleCRM Kylas Salesloft ZoomInfo Lusha IndiaMART TradeIndia Justdial Sulekha Alibaba Bajaj Finserv Bizom FieldAssist Botree Nielsen Kantar Qualtrics
SurveyMonkey Productboard Ubersuggest RankMath GTmetrix Bing Taboola Outbrain AppsFlyer Firebase Unbounce Leadpages Instapage Optimizely Sprinklr Wati Braze
Netcore Smartech GetResponse ActiveCampaign ConvertKit SendGrid AWeber Eloqua Pardot Grammarly Copyscape Yoast WordPress Ginesys Wondersoft Unicommerce
Increff Vinculum EasyEcom Uniware Easyship Keepa Magicbricks MahaRERA Farvision
Coolors Freepik Pixlr Inkscape PageMaker CorelDRAW Corel Framer ProtoPie OptimalSort UserTesting ?Lookback ?Octane Xpress Lottie Squarespace TriCaster Wirecast Vizrt iNews DaVinci Arri Alexa
Blackmagic GoPro Nuendo Cubase Ableton ?Avid Edius Sony KeyShot Mudbox ?Redshift V-Ray Vray Trapcode SilhouetteFX ShotGrid ftrack Moho Doordarshan
memoQ Wordfast Trados FrameMaker Snagit Autodesk Vectorworks Ecotect Coohom Infurnia Foyr Homestyler Vastu ?Shastra Promostyl Kaledo Browzwear
Modaris Assyst Richpeace Juki Oeko Higg Uster Aconex Balsamiq Smartsheet Redmine SteerCo Heidelberg Komori Pantone Imos Pytha Enscape Euromonitor Statista PowerPoint
-- Computing
PySpark OpenCV ArcGIS QGIS KiCad OrCAD OData MLflow HuggingFace STM32 ESP32 JUnit NUnit xUnit MSTest TypeORM WildFly BeautifulSoup PyQt MariaDB CosmosDB ScyllaDB
TimescaleDB ChromaDB GoldenGate OpenSearch MapReduce HiveQL PowerCenter CloudFront EventBridge Route53 CircleCI TeamCity ArgoCD FluxCD vSphere vCenter ESXi
CentOS AppDynamics OpenTelemetry PagerDuty SolarWinds NetApp SageMaker LlamaIndex spaCy NLTK LSTM CatBoost GenAI LLMs WooCommerce CakePHP DirectX CUDA
WebGL MobX RxJava OkHttp UIKit CocoaPods TestFlight OpenAPI UiPath OutSystems IntelliJ NetBeans WebdriverIO SoapUI TestRail TestCafe BlazeMeter QRadar ArcSight
SailPoint CyberArk FortiGate CrowdStrike SentinelOne BeyondTrust IPsec OWASP VAPT SAML SCSS XSLT XPath XHTML DHTML WCAG HDFS MQTT UART VLAN OSPF
DHCP MPLS EIGRP VoLTE SuccessFactors Visualforce Flexcube FreeRTOS VxWorks SystemVerilog PrimeTime CAPL MISRA ASIC CISSP OSCP RHEL MERN COBIT NIST
pnpm Web3 SAST DAST CICS VSAM BAPI BAdI IDoc AMDP ITSM ISMS CISA RHCE RHCSA CCIE CASB APNs RMAN IIoT IICS WLAN LAN WAN ML
-- Crafts named for a place or a people
Aari Chikankari Kantha Phulkari Bandhani Bandhej Leheriya Ajrakh Kalamkari Shibori Ikat Chanderi Madhubani Warli Kuchipudi Odissi Mohiniyattam Bollywood Zumba
-- Engineering
Doka ?Peri Kumkang Mivan Statica Prokon Limcon Eurocode Plaxis GeoStudio CostX PlanSwift Bluebeam Procore PlanGrid Leica Sokkia Trimble Topcon ERDAS OpenRoads
WaterGEMS EPANET SewerGEMS OptiStruct HyperMesh HyperWorks Radioss Ansys OpenFOAM COMSOL DraftSight ZWCAD GstarCAD BricsCAD MicroStation Enovia Aras
AutoCAD SolidWorks SketchUp Sinumerik Heidenhain Mitsubishi Mazak Mazatrol PowerMill SolidCAM hyperMILL ?Esprit Vericut Fanuc Kobetsu Jishu Hozen Kaizen Gemba
Yamazumi Heijunka Pareto Ishikawa Rockwell Brinell Vickers PC-DMIS Trimos Minitab Maximo Otis Omicron Doble MiCOM Siprotec Danfoss DIgSILENT PowerFactory
Relux Siemens Simatic WinCC RSLogix Omron Honeywell Yaskawa InTouch Citect iFIX FactoryTalk ControlLogix CompactLogix MicroLogix SoMachine EcoStruxure
Codesys Beckhoff TwinCAT Keyence Messung DeltaV Experion Triconex Profibus Profinet Modbus DeviceNet Fieldbus Cognex Kuka RobotStudio Tridium
BACnet Centum Bosch Maruti Hyundai Tata Mahindra Bharat Benz Ashok Leyland Siebel Keyloop Ramco Teflon CANape Etas CarSim Chemcad DWSIM Moldflow RhinoGold JewelCAD Pix4D Agisoft Metashape GeoServer Helioscope Petrel OLGA ?Calypso ?Dynamo Airbus Boeing Cessna
AirNav Seneca Datamine Minex ?Surya ?Ghar ?KUSUM ?Kisan Euro Primavera Midas Poclain
-- Finance
Tally QuickBooks Computax Winman ClearTax Taxmann Kashflow Expensify Happay Intacct Navision Khatabook Vyapar ?Saral Lacerte UltraTax ProSeries SOFTEX
Udyam Atal ?Jeevan ?Dhan SVANidhi Mudra Finacle Nayak Fannie Mastercard Actimize Morningstar Refinitiv Thomson Reuters Eikon Capitaline Scholes
?Adalat ?Kendra Bloomberg Swift Razorpay
-- Health, pharma and beauty
Fresenius Kayakalp LaQshya Ryles Cyriax McKenzie Sysmex Widal Westgard Rorschach Medixcel eClinicalWorks Cerner Kareo athenahealth NextGen Practo Medware
Medicare Medicaid ?Jan Aushadhi Ayush ?Kriya Wurster LabSolutions OpenLab Shimadzu Malvern Agilent TrackWise Veeva Argus ARISg MedWatch EudraVigilance
WHO-DD MedDRA VigiBase Medidata Helsinki Vitek Bactec AutoDock Schrodinger PyMOL ImageJ GraphPad Biopython Kjeldahl Soxhlet Karl Grignard Sanger NanoDrop Tabata Iyengar
Vinyasa Ashtanga Balinese Loreal Wella Schwarzkopf Lakme Jawed Habib CIDESCO Hathyoga
-- Hotels, travel and goods
TripAdvisor MakeMyTrip WinHMS Hotelogix Fidelio eZee Diversey Taski Posist Rista Torqus Infrasys Shawman Petpooja Mughlai Punjabi Hyderabadi Awadhi Rajasthani Goan Kerala
Chettinad ?Jain Schengen ?Yatra Timatic ICEGATE CargoWise Logisys Logi-Sys Softlink iProcurement Holisol Emiza Kardex Kinaxis Anaplan Infor MIGO Ola Uber GlobalGAP
Vigyan ?Krishi Sortex Tetra COSEC Galileo Opera Amadeus
-- People, schools, law and help lines
greytHR Kredily HROne Zimyo Qandle Kissflow BambooHR Akrivia UltiPro ?Adrenalin PayPack ?Workable Kronos Vyond Belbin Kirkpatrick iimjobs Foundit WorkIndia Hirist Cutshort Instahyre
TimesJobs CareerBuilder Quikr Internshala ?Apna Ceipal JobDiva Bullhorn SmartRecruiters Jobvite Naukri TalentRecruit Taleo Fieldglass ?Beeline Kahoot Padlet
Quizizz Nearpod Edmodo Moodle Reggio Emilia Braille Teachmint Goethe Cambridge Montessori Mendeley Zotero EndNote Turnitin NVivo Fedena Koha DSpace Shodhganga Dewey Hindustani Carnatic Casio
Vakalatnama Hazari Saket Bharatiya Nyaya Sanhita Hindu ?Khata DocuSign ?Ironclad Westlaw Lexis Nexis LexisNexis Kanoon AIROnline Ozonetel Knowlarity Exotel
Genesys CXone Verint Talkdesk RingCentral Kayako Helpscout Gorgias Avaya AnyDesk TeamViewer Kapture Gantt ?Sabha ?Nukkad ?Natak Balwadi Childline Panchayati Kobo KoboCollect
CommCare
-- Languages and nations
English Hindi Marathi Tamil Telugu Kannada Malayalam Gujarati Bengali Odia Sanskrit Urdu French German Spanish Arabic Italian Japanese Chinese American
European African Indian
`;
