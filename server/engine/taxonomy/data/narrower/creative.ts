/** Narrower names of design, film, news, architecture, interiors and apparel: each name is a skill of its own. */
export const creative = String.raw`
== Graphic design | creative
-- Graphic work
social media designs, post designing, ?banners, web banners, flex design, flex banner, ?flyers, ?posters, brochure designing, catalogue designing
catalog design, magazine design, magazine layout, book cover design, book design, newspaper design, newspaper layout, page design
invitation design, wedding card design, visiting card, business cards, letterhead, label design, carton design, packaging artwork, ?artworks
print ready files, print-ready, print production coordination, colour separation, flexo printing, digital printing, screen print, offset print
?vinyl, exhibition graphics, environmental graphics, store graphics, report design, ?icons, icon set, iconography, brand book, brand manual
style guide, moodboarding, concept sketching, visual storytelling, storybook illustration, children's book illustration, caricature
digital painting, digital art, concept art, character illustration, matte painting, vector art, photo manipulation, photo editing and retouching
background removal, clipping path, image masking, image manipulation, colour grading photo, mock-ups, t-shirt design, youtube thumbnail, gifs
gif animation, motion posters, ui banners, web graphics, ^PageMaker, adobe pagemaker, quark express, quark xpress, ^Corel, corel draw x7
adobe express, pixlr, ?gimp, inkscape, coolors, freepik, leonardo ai, ai image generation, adobe sensei, type design, grid systems, ?composition
visual hierarchy, colour palette, design team management, freelance design, ad design, ad creatives, static ads, packaging mockups
product rendering
dieline, monocarton, pouch design, hoarding design, menu card design, presentation design, deck design, image retouching, colour management, ^CMYK
press checks, print finishes, stationery design, carousel posts
== User experience | creative
-- UX
?ui, ui & ux, ux/ui, ux case study, task flow, user journeys, user persona, persona creation, empathy map, empathy mapping, affinity mapping
affinity diagram, heuristic analysis, heuristics, usability test, user testing, usability evaluation, contextual inquiry, contextual enquiry
diary study, field research, ethnography, navigation design, hi-fi prototypes, high-fidelity, high fidelity prototypes, hi-fidelity
lo-fi wireframes, paper prototyping, clickable prototypes, micro interactions, microinteractions, responsive ui, responsive layouts, mobile ui
app ui, mobile first, saas design, design thinking workshops, atomic design, design tokens, component library, ui kit, ui kits, pattern library
accessibility design, design handoff, design hand-off, developer handoff, dev handoff, design qa, design sprint, double diamond, service design
conversational design, voice ui, ar/vr design, game ui, ux strategy, ux writing copy, ^HCI, human computer interaction, framer motion
principle app, protopie, abstract app, ?marvel, lookback, usertesting, usertesting.com, optimal workshop, optimalsort, dovetail, ?Maze, lottie
spline 3d, ?wix, squarespace, product thinking
journey mapping, tree testing, accessibility audit, dashboard design, stakeholder workshops
== Film and animation | creative
-- Video
video edit, offline edit, online edit, reels edit, short form editing, long form editing, youtube videos, wedding films, wedding video editing
?documentary, corporate videos, ad films, promos, trailer editing, news editing, multi-cam, multicam, live switching, vision mixing, vision mixer
switcher, video switcher, tricaster, ^vMix, ^OBS, wirecast, ^MCR, ^CG operator, vizrt, octopus newsroom, enps, inews, avid, avid media composer
edius, grass valley edius, fcpx, final cut pro x, davinci resolve studio, sony vegas, vegas pro, vn editor, vn app, ?lut, luts, green screen
chroma keying, keying, rotoscoping, paint and prep, wire removal, matchmove, match moving, camera tracking, tracking shots, camera angles
camera work, camera operator, ?cameraman, videographer, sony a7, canon 5d, canon dslr, ^RED camera, arri alexa, ^ARRI, blackmagic, sony fx, gopro
drone shots, drone shoot, drone operation, aerial photography, studio lighting = ?studio lights, three point lighting, lighting setup, softbox, food photography
fashion shoots, e-commerce photography, ecommerce shoot, product shoot, catalogue shoot, model shoot, ?portraits, candid photography
wedding shoots, newborn photography, architecture photography, wildlife photography, travel photography, photo shoot, photoshoots, adobe bridge
capture one, photo album design, album designing, album design, sound sync, boom operating, boom mic, foley, dubbing direction, audio mastering
mastering, mixing and mastering, background score, music production, music composition, nuendo, cubase, ?audacity, ableton live
sound engineering, live sound, thumbnail creation, video production coordination, post supervision, shoot coordination, shot division
shot breakdown, shot list = shot listing, call sheet, production budgeting, line producer, production assistant, executive producer, show producer, ?producer
creative producer, web series, short films, feature films, tv serial, tv shows, reality show, non-fiction, fiction shows, ad shoot, continuity
script supervision, art department, costume styling, costume design, ?theatre, theatre acting, stage acting, dialogue writing, ?dialogues
screenplay writing, script development, story development, story boarding, treatment notes, concept writing, show reel, showreel
multicam editing, multi camera editing, offline editing, online editing, rough cut, fine cut, dialogue editing, sound editing, audio cleanup
voice recording, thumbnail design, promo editing, teaser cutting, documentary editing, documentary filmmaking, drone shooting, gimbal operation
studio setup, ?direction, casting coordination, location recce, ?Audition, ingest, ?MAM, transcoding
-- Motion and 3D
?animation, animator, 2d animator, 3d animator, character rig, ?rigging, skinning, uv unwrapping, uv mapping, shading, lighting 3d, ?rendering
look development, lookdev, ?Arnold, arnold render, vray rendering, redshift render, ^Octane, octane render, unreal rendering, keyshot rendering
modeling 3d, hard surface modelling, organic modelling, environment modelling, prop modelling, low poly, high poly, sculpting, digital sculpting
mudbox, marvelous designer, motion capture, mocap, crowd simulation, fx simulation, particle effects, fluid simulation, dynamics fx
pre-visualization, previz, layout animation, whiteboard animation, explainer videos, kinetic typography, lower thirds, title animation
logo animation, intro animation, ?AE, after effects templates, element 3d, trapcode, fusion compositing, silhouette, silhouettefx, mocha pro
shotgrid, ftrack, stop motion, clay animation, adobe character animator, moho, spine 2d, game art, game assets, ar filters, spark ar, vr content
3d walkthrough, architectural visualization, archviz
3D lighting
== Media and journalism | creative
-- News
news gathering, news coverage, news reporter, news editor, sub editor, chief sub editor, copy editor, desk editor, ?bureau, bureau chief
bureau management, crime beat, civic beat, education beat, health beat, political beat, court reporting, sports reporting, sports journalism
business reporting, business journalism, entertainment reporting, film reporting, election coverage, rural reporting, exclusive stories
breaking news, script for bulletins, package scripting, ?packages, ?VO, ^PTC, piece to camera, live reporting, live link, news live
byte collection, vox pop, ^OB van, ?rti, rti applications, data journalism, fact check, ^OSINT, source building, source development, news sources
reportage, field reporter, stringer, stringer management, ?interviews, celebrity interviews, panel discussion, debate show, guest coordination
assignment desk, input desk, output desk, rundown preparation, ?ticker, ?headline, editing copies, ?rewriting, news rewriting, agency copy, ^PTI
page planning, page layout, ?supplement, magazine editing, ?features, news features, opinion writing, editorial calendar, editorial planning
editorial judgement, house style, style sheet, news website, web desk, web stories, seo headlines, push alerts, news apps, digital desk
explainer, video journalism, video journalist, mobile journalism kit, mojo kit, radio script, radio show, radio presentation, radio jingles
all india radio, doordarshan, ?announcing, compering, emceeing, emcee, ?anchor, news anchor, tv anchor, prompter, voice modulation, media law
press law, press council, media ethics, community radio
desk editing, ?P2C, show production, news package
-- Publishing and language
copyediting, line editing, developmental editing, proof read, typesetting, book editing, commissioning editor, acquisitions editing, ?manuscript
^ISBN, chicago manual, chicago manual of style, ^AP stylebook, ^XML publishing, e-publishing, epub, ebook conversion, latex typesetting
content writer books, ?poetry, ?lyrics, lyric writing, novel writing, short stories, play writing, blogging creative, ?columnist
translation hindi to english, english to hindi, hindi translation, english to hindi translation, tamil translation, marathi translation
interpreting, simultaneous interpretation, consecutive interpretation, ^CAT tools, trados, sdl trados, memoq, wordfast, subtitle translation
transcreation, linguistic testing, linguistic qa, back translation, medical translation, legal translation, document translation
closed captioning, timecoding, help authoring, user guides, api documentation, release documentation, knowledge base articles, knowledge base
online help, online help systems, oxygen xml, framemaker, snagit, ^MadCap, docs as code, style guide microsoft, information design
technical documents, installation guides, sop documentation writing, white paper writing, thesis editing, journal editing, plagiarism removal
resume writing, content analysis, media planning content, audience engagement
== Architecture and interiors | creative
-- Buildings
architectural drawings, architectural drafting, architectural detailing, architectural modelling, architecture drawings, floor plan
plan elevation section, plans and elevations, section drawings, sectional elevation, site plan, layout plan, master plan
area statement, area calculation, ^FAR, floor area ratio, municipal drawings, approval drawings, building plan approval, plan approval
building permit, byelaws, bye laws, building bylaws, ^NBC code, ^ECBC, fire noc drawings, tender drawing, working drawings set, ^GFC
as built drawings, door window schedule, toilet details, staircase details, kitchen details, furniture details, ceiling plan
reflected ceiling plan, ^RCP, electrical layout, plumbing layout, flooring layout, coordination drawings, services coordination
conceptual design, design development, concept presentations, design presentation, 3d views, 3d visualization, ?renders, photorealistic rendering
physical models, model making, ?grasshopper, parametric design, dynamo, revit families, revit modelling, bim modelling, bim coordination
bim coordinator, bim 360, ^LOD, lod 300, clash detection, clash analysis, sketch up pro, corona renderer, vectorworks, ecotect, design builder
energy simulation, daylight analysis, climate responsive design, vernacular architecture, sustainable architecture, passive design, ^LEED AP
^IGBC AP, heritage conservation, conservation, adaptive reuse, residential design, residential architecture, apartments design
commercial architecture, hospital design, healthcare architecture, school design, institutional design, hotel design, industrial architecture
landscape plans, planting plan, hardscape, softscape, streetscape, urban renewal, ?zoning, land use, land use planning, regional planning, ^TOD
transit oriented development, housing policy, town planning scheme, ^DPR urban, specifications writing, ^COA registered, council of architecture
good for construction drawings
-- Interiors
interior drawings, interior detailing, interior layout, furniture layout plan, furniture drawings, furniture detailing, space layout
residential interiors, commercial interiors, office interiors, restaurant interiors, kitchen design, ?wardrobe, wardrobe detailing
ceiling design, gypsum ceiling, gypsum partition, partition work, wall panelling, ?wallpaper, paint shades, ?curtains, curtain and upholstery
?upholstery, lighting plan, electrical plan interior, material sourcing, material sampling, material samples, sample boards, colour schemes
finishes schedule, ?veneer, laminates selection, plywood, marble selection, tile selection, carpentry supervision, carpenter handling
turnkey projects, turnkey execution, turnkey, ^FF&E, decor styling, home styling, interior decoration, interior decorator, vastu shastra
vastu compliant, coohom, infurnia, foyr, planner 5d, homestyler, space designer, 2020 design, kd max, interior quotation, interior budgeting
exhibition stall, stall fabrication, kiosk design, event decor, set construction
false ceiling design, finish selection, BOQ for interiors, vendor finalisation, exhibition stall design, furnishing selection, retail interiors
== Apparel and fashion | creative
-- Design
apparel designer, textile designer, textile, garment design, mens wear, men's wear, women's wear, ladies wear, kidswear, lehenga, sarees, sari
kurtis, kurta, indo-western, fusion wear, resort wear, activewear, active wear, athleisure, sportswear, denim, denim wear, denim washing
?lingerie, innerwear, sleepwear, intimate wear, outerwear, formal wear, ?uniforms, jewelry design, jewellery cad, ^MatrixGold, matrix gold
rhino jewellery, jewellery manual sketching, kundan, polki, temple jewellery, stone setting, handbag design, bags design, shoe design
footwear development, ?leather, design collections, theme board, inspiration board, color board, colour story, colour forecasting, wgsn
promostyl, flat sketches, flat sketch, ?flats, technical sketches, technical flats, spec drawing, ?specs, fashion sketch, fashion drawing
fashion portfolio, fashion cad, ^NedGraphics, ^Kaledo, ^Texpro, ^CLO, clo3d, browzwear, reach cad, reach fashion studio, modaris, assyst
richpeace, basic blocks, bodice block, pattern correction, pattern grading, ?grading, manual pattern, ?drape, muslin, muslin fit
stitching knowledge, garment stitching, hand stitching, ?tailor, master tailor, cutting master, blouse stitching, sewing techniques, ?seams
seam finishes, machine sewing, juki, overlock machine, flatlock, flat lock, single needle, lockstitch, button hole, feed of arm, bartack, fusing
?ironing, finishing garment, embroidery placement, aari, ari work, chikankari, kantha, phulkari, mirror work, bead work, beadwork, gota patti
sequin work, dabka, kashida, applique, patchwork, crochet, hand work, handwork, surface design, ?prints, textile prints, repeat pattern
block print, bandhani, bandhej, leheriya, ajrakh, kalamkari, batik, tie and dye, tie-dye, shibori, natural dyes, natural dyeing, ikat, chanderi
khadi, handloom, handicrafts, craft cluster, artisan, artisan development, ?weavers, jacquard, ?dobby, ?silk, linen fabric, cotton fabric
viscose, ?polyester, georgette, chiffon, fabric knowledge, fabrics knowledge, fabric sourcing market, sourcing fabrics, fashion styling shoot
look book, lookbook, catalogue styling, wardrobe styling, personal stylist, celebrity styling, fashion blogging, ?boutique, boutique management
e-commerce styling
CAD for fashion, embroidery design, zari work, photoshoot styling
-- Production
order tracking, order follow ups, buyer meetings, buyer handling, buyer mails, buyer correspondence, buyer approval, buyer nomination
production follow up, production followup, production file, tna preparation, tna calendar, tna follow up, ?consumption, fabric consumption
fabric consumption calculation, consumption calculation, thread consumption, trim card, trims approval, trims ordering, sample follow up
sample coordination, ?samples, proto, fit approval, fit comments, size set, size set samples, salesman samples, photo shoot samples, ?PP
top sample, ?TOP, shipment sample, gold seal, garment package test, lab test, lab dip, lab dip approval, strike-offs, desk loom, handloom samples
bulk fabric, bulk fabric approval, bulk production, fabric booking, yarn booking, yarn dyed, knits and wovens, woven, ?sweaters, flat knit
circular knits, hosiery, home textiles, home furnishing, bed linen, terry towel, made ups, ?carpets, ?rugs, shipment follow up, ?shipment
shipment planning, ex-factory, quality follow-up, measurement check, spec measurement, final audit, pre-final inspection, mid-line inspection
midline inspection, initial inspection, ?inline, end line checking, end-line, table checking, roaming qc, four point system, 4 point system
4-point inspection, fabric checking, needle policy, metal detection, aql 2.5, ^DHU, dhu reduction, ?defects, stitching defects, cutting audit
pattern checking, quality garment, checker garment, shrinkage test, colour fastness test, tensile textile, fabric lab, textile testing lab
oeko tex, ?gots, ^BCI, ^GRS, sedex, smeta, ^BSCI, ^WRAP, social compliance, social audit, higg index, line plan, line loading, line feeding, ^SMV
sewing floor, sewing department, stitching floor, sewing line supervisor, tailoring line, cutting floor, cutting department, fabric spreading
marker efficiency, marker planning, lay planning cutting, ?bundle, bundling, ?numbering, finishing department, carton packing, ?washing
wash development, enzyme wash, stone wash, dyeing process, dyeing machine, soft flow, jigger, jet dyeing, yarn dyeing, cone dyeing
reactive dyeing, disperse dyeing, vat dyes, shade matching, shade card, shade bands, recipe making dyeing, bleaching, mercerizing, stenter
sanforizing, calender, printing rotary, rotary printing, digital textile printing, sublimation, sublimation printing, knitting machine, autoconer
ring spinning, carding, ?combing, blow room, draw frame, simplex, speed frame, open end spinning, air jet loom, airjet looms, rapier loom, rapier
shuttleless, sizing, warping, ?winding, weaving preparatory, uster, ^HVI, loom shed, technical textiles, nonwoven, non woven
pre-production meeting, pilot run, photo samples, sealer samples, tech pack reading, average calculation, cut plan, SMV calculation, thread trimming
checking and finishing, finishing section, end line inspection, GSM checking, buyer audits, technical audit, ^SA8000, job work, job work follow up
dyeing follow up, printing follow up, soft flow dyeing, Fast React, ?WFX
`;
