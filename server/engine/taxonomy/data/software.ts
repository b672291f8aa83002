/** Programming languages, web, mobile and the ways software is built. The format is described in ../parse.ts. */
export const software = String.raw`
== Programming | technology
-- Java
Java = core java, java 8, java 11, java 17, java se, advanced java, adv java
Spring Boot = springboot, spring-boot
^Spring = spring framework, spring mvc, spring core, spring security, spring data, spring cloud, spring batch, eureka
Hibernate = hibernate orm, jpa, spring data jpa
Java EE = j2ee, jakarta ee
JSP = jsp servlets, java server pages, servlets, servlet, jsf, java servlets
Apache Struts = struts, struts 2
Apache Maven = maven
Gradle
Apache Tomcat = tomcat
JBoss = wildfly, jboss eap
WebLogic = oracle weblogic
WebSphere = ibm websphere
Quarkus
Kotlin
Scala
Groovy
Log4j = slf4j, logback
Java Swing = javafx, ^AWT, swing java
Core Java Collections = collections framework, java collections, java 8 features, java streams
Vaadin
-- Python
Python = python 3, python3, python scripting, core python, python programming
Django = django rest framework, drf, drf apis
Flask
FastAPI = fast api
?Celery = celery task queue
SQLAlchemy
Web Scraping = beautifulsoup, scrapy, beautiful soup, data scraping
Tkinter = pyqt
Streamlit = plotly dash
-- JavaScript
JavaScript = java script, es6, ecmascript, vanilla javascript, ^JS
TypeScript = type script
Node.js = nodejs, node js, ^Node
Express.js = expressjs, express js
NestJS = nest js, nest.js
GraphQL = apollo graphql
npm = yarn package manager, pnpm
Prisma ORM = sequelize, typeorm
?Remix = ^Astro, gatsby
-- Web pages
HTML = html5, html 5, xhtml, dhtml
CSS = css3, css 3, cascading style sheets
Bootstrap = bootstrap 4, bootstrap 5, twitter bootstrap
Tailwind CSS = tailwind
Sass = scss
jQuery = j query
AJAX
Responsive Web Design = responsive design, mobile responsive
Web Accessibility = wcag, a11y
Figma to HTML = psd to html
XML = ^XSLT, xsd, xpath
JSON
D3.js = chart.js, highcharts
Three.js = webgl
-- React
React = react.js, reactjs, react js, react hooks
Redux = redux toolkit, redux saga, redux thunk
Next.js = nextjs, next js
Material UI = mui, material-ui
Webpack
Vite
Zustand = mobx, react query, tanstack query, recoil, context api
Storybook
-- Angular
Angular = angularjs, angular js, angular.js, angular 2+, angular 8, angular 12
RxJS = rx js
NgRx
-- Vue
Vue.js = vuejs, vue js, ^Vue
Nuxt.js = nuxtjs
Svelte = sveltekit
-- .NET
.NET = dotnet, dot net, .net framework, .net core, dotnet core, microsoft .net
C# = c sharp, csharp, c#.net
ASP.NET = asp.net core, asp.net mvc, asp.net web api, asp net, mvc 5
ADO.NET
Entity Framework = ef core, entity framework core
LINQ
VB.NET = visual basic .net, vb net
Visual Basic = vb6, vba, vb 6.0, excel vba, excel macros, vba macros, macros
WPF = windows presentation foundation
WCF
Blazor
Windows Forms = winforms
SignalR
Crystal Reports
MVC = mvc architecture, model view controller
Dapper
-- C and C++
?C = c language, c programming, ansi c, embedded c programming language
C++ = cpp, c plus plus, c++11, c++14, c++17
Data Structures and Algorithms = data structures, dsa, algorithms
Multithreading = multi-threading, concurrency
Qt = qt framework
?Rust = rust programming, rust language
?Go = golang, go lang, go language
STL = standard template library
Socket Programming = inter process communication
OpenGL = vulkan, directx
OpenMP = cuda, mpi programming
-- PHP
PHP = core php, php 7, php 8
Laravel
CodeIgniter = code igniter
Symfony
WordPress = word press, woocommerce, elementor, woo commerce
Drupal
Magento = magento 2, adobe commerce
Joomla
Shopify
Yii = cakephp, zend framework, slim framework
cPanel = whm, plesk
-- Ruby and Perl
?Ruby = ruby programming, ruby language
Ruby on Rails = rails, ror
Perl
-- Scripting
Shell Scripting = bash, shell script, unix shell, bash scripting, unix shell scripting
PowerShell = power shell
MATLAB
Simulink
?R = r programming, r language, rstudio, r studio
COBOL = cobol ii
Mainframe = jcl, cics, z/os, as400, as/400, vsam, mainframes
Fortran
Assembly Language = assembly programming
Solidity = smart contracts, hyperledger fabric, nft
Blockchain = ethereum, hyperledger, web3
Elixir = erlang, haskell, clojure
Regular Expressions = regex
-- Mobile apps
Android Development = android sdk, android studio, android app development, android
iOS Development = ios app development, ios, xcode, ios sdk
?Swift = swiftui, swift programming, swift language
Objective-C = objective c
Flutter
^Dart = dart language
React Native = reactnative
Ionic = ionic framework
Xamarin = .net maui, net maui
Jetpack Compose
Mobile App Development = mobile application development, mobile apps
MVVM = mvp architecture, clean architecture, mvvm architecture
Kotlin Coroutines = coroutines, kotlin flow, rxjava
Retrofit = okhttp, volley android
Dagger = hilt, dagger hilt, koin
Room Database = room db, room persistence, ^Room
Core Data = uikit, combine framework, cocoapods
Google Play Console = play store release, app store connect, testflight
Push Notifications = fcm, apns
Admob
-- Interfaces between systems
REST APIs = rest api, restful api, restful services, restful web services, rest web services, restful apis, ^REST, restful
^SOAP = soap web services, soap api, wsdl
Microservices = micro services, microservice architecture, microservices architecture
API Integration = third party api integration, web services, api development, web api, third party api, payment apis, webhooks
gRPC
WebSockets = websocket, socket.io
Apache Kafka = kafka, confluent kafka
RabbitMQ = rabbit mq
ActiveMQ = ibm mq, jms, sqs
MuleSoft = mulesoft anypoint, mule esb, anypoint platform
Apache Camel
TIBCO
Dell Boomi = boomi
OAuth = oauth2, oauth 2.0, jwt, openid connect, sso, json web token, single sign on, saml
Swagger = openapi, open api specification
API Gateway = apigee, kong api
EDI = edi x12, edifact
-- How software is built
Git = github, gitlab, git version control, git hub
Bitbucket
SVN = subversion, tortoise svn
Agile = user stories, agile methodology, agile scrum, agile development
Scrum = scrum master, scrum framework, csm, sprint planning, agile project management, backlog grooming, product backlog
Kanban
JIRA = atlassian jira
Confluence
SDLC = software development life cycle, software development lifecycle
Object-Oriented Programming = oop, oops, object oriented programming, oops concepts
Design Patterns = solid principles
System Design = high level design, hld, low level design, lld
Software Architecture = solution architecture, application architecture, technical architecture
UML
Code Review = code reviews
Debugging = troubleshooting and debugging
Unit Testing = junit, mockito, nunit, pytest, jest, xunit, ?mocha, junit 5, junit5, powermock, unittest python, enzyme, react testing library, vitest, jasmine, karma, moq, mstest
Test-Driven Development = tdd
Software Development = software engineer, software developer, software engineering, application development, programmer
Technical Documentation = software documentation
Full Stack Development = full stack, full-stack development, fullstack, mern stack, mean stack, mern, ^MEAN
Frontend Development = front-end development, front end, front-end, ui development
Backend Development = back-end development, back end, back-end
Web Development = web application development, website development, web applications
Firebase = google firebase
?Unity = unity3d, unity 3d, unity engine
Unreal Engine = unreal
Game Development = game design
Low-Code Platforms = outsystems, mendix, low code
Power Apps = powerapps, microsoft powerapps
Power Automate = microsoft flow
Robotic Process Automation = rpa, uipath, ui path, blue prism, automation anywhere
SharePoint = ms sharepoint, sharepoint online
Release Management = release planning, build and release
Version Control = source control
Visual Studio Code = vs code, eclipse ide, intellij idea, intellij, visual studio, ^Eclipse, netbeans
Event-Driven Architecture = domain driven design, cqrs, event sourcing, distributed systems
Multi-Tenant SaaS = multi tenant architecture
Content Management Systems = cms development, headless cms, contentful, strapi, sitecore
`;
