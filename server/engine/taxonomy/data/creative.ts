/** Design, film, media, writing, architecture and apparel. */
export const creative = String.raw`
== Graphic design | creative
-- Adobe tools
Adobe Photoshop = photoshop, ps photoshop
Adobe Illustrator = illustrator
Adobe InDesign = indesign, adobe in design, ?In Design
CorelDRAW = corel draw, coreldraw graphics suite
Adobe Creative Suite = adobe creative cloud, adobe cc, adobe suite
Canva
Adobe Dimension = photopea, affinity designer, procreate
Midjourney = dall-e, adobe firefly, stable diffusion
-- Graphic work
Graphic Design = graphic designing, graphics design, graphic designer
Logo Design = brand identity, logo designing, corporate identity, visual identity, branding design, brand guidelines
Typography = lettering
Layout Design = print design, brochure design, flyer design, print media design, catalogue design, banner design, poster design, leaflet design, advertisement design, print production, die line, die cutting, print media
Packaging Design = package design
Illustration = digital illustration, vector illustration, sketching, hand sketching
Photo Editing = image editing, retouching, photo retouching, adobe lightroom, lightroom
Color Theory = colour theory, color correction print
Prepress = pre-press, offset printing, dtp, desktop publishing, screen printing machines
Social Media Creatives = social media posts design, creatives
Infographics = infographic design
Signage Design = hoardings, standees
Icon Design = icon design, gif design, thumbnails
Visual Design = visual communication, art direction, creative direction, creative design

== User experience | creative
-- UX
UX Design = user experience design, user experience, ^UX, ux designer
UI Design = user interface design, ui designer, ui/ux, ui ux design, ui/ux design
User Research = usability studies, user interviews, ux research
Wireframing = wireframes, wireframe, low fidelity wireframes
Prototyping = prototypes, interactive prototypes, rapid prototyping ux
Usability Testing = heuristic evaluation, ux audit, ux writing, microcopy
Information Architecture = user flows, card sorting, user journey mapping, journey maps, personas, customer journey
Interaction Design = ixd, product designer, digital product design, product design, mechanism design
Design Systems = design system
Design Thinking
Mockups = low fidelity, high fidelity mockups
Mobile App Design = app design
-- UX tools
Figma
Adobe XD
Sketch App = ^Sketch, sketch software
InVision = zeplin, marvel app, framer, webflow
Miro = figjam
Axure = axure rp, balsamiq
Web Design = website design, web designing
Hotjar = maze usability

== Film and animation | creative
-- Video
Video Editing = video editor, film editing, editing videos
Adobe Premiere Pro = premiere pro, premiere
Final Cut Pro = fcp, final cut
DaVinci Resolve = davinci, color grading, colour grading, color correction
Videography = video production, video shooting, camera operation, camera handling, lighting, drone videography, gimbal
Cinematography = dop, lighting for camera
Photography = product photography, photographer, dslr, event photography, wedding photography
Sound Design = audio editing, audio mixing, pro tools, sound mixing, sound recording, logic pro, fl studio, ableton
Adobe Audition
Live Streaming = obs studio, broadcast production, live production, pcr operations, bulletin, panel production, news production
Capcut = filmora, inshot, kinemaster
Fashion Photography = portrait photography
-- Motion and 3D
Motion Graphics = motion graphic design, motion design
Adobe After Effects = after effects
2D Animation = adobe animate, toon boom, flash animation
3D Animation = 3d modelling, 3d modeling, 3d rendering, character animation, character design
Autodesk Maya = ?Maya, maya 3d
?Blender = blender 3d
3ds Max = 3d max, 3ds max vray, 3d studio max
Cinema 4D
ZBrush = texturing, substance painter, lighting and rendering
VFX = visual effects, compositing, nuke, rotoscopy, roto
Storyboarding = storyboard, storyboards
Rigging Animation = character rigging
Houdini = nuke compositing
-- Direction and production
Scriptwriting = script writing, screenplay, screenwriting
Film Production = line production, film making, filmmaking, production management film, shoot planning, location scouting
Film Direction = assistant direction, assistant director, direction of films
Talent Casting = talent coordination, casting director
Post Production = post-production
Voice Over = voiceover, dubbing
?Acting = stage shows

== Media and journalism | creative
-- News
Journalism = journalist, correspondent, news reporting, reporter, reporting news, field reporting, mass communication
News Writing = news writing and editing, feature writing, news stories, feature stories, column writing, opinion pieces
Copy Editing = sub-editing, sub editing, proofreading, proof reading, copy desk
Editing = editorial, content editing, manuscript editing
News Anchoring = anchoring, news presenter, tv presenting
Interviewing = conducting interviews, interviews for news
Fact Checking = fact-checking, source verification
Investigative Journalism = investigative reporting
Radio Production = radio jockey, radio programming, podcasting, podcast production
Newsroom Operations = rundown, news bulletin, bulletin production, teleprompter
Photojournalism = photo journalism
Page Making = page layout newspaper, quarkxpress, pagination
Mobile Journalism = mojo
Beat Reporting = crime reporting, political reporting, ground reporting, bylines, beat reporting
Desk Work = headline writing, news desk
-- Publishing and language
Publishing = book publishing, editorial management
Creative Writing = storytelling, fiction writing, story writing
Technical Writing = technical writer, user manuals, documentation writing, madcap flare, dita, robohelp
Translation = translator, interpretation, translation and localization, localization
Transcription = transcribing, subtitling, captioning, subtitles
Research Writing = academic writing, research papers
Digital Media = digital content, online journalism, digital news, cms publishing
Content Moderation = content review
Script Writing News = radio jockeying, rj

== Architecture and interiors | creative
-- Buildings
Architectural Design = architecture design, building design, architect, concept design
AutoCAD = auto cad, autocad 2d, autocad 3d, acad
Revit = autodesk revit, revit architecture, revit structure, revit mep
SketchUp = google sketchup, sketch up
BIM = building information modelling, building information modeling, navisworks
Working Drawings = construction drawings, gfc drawings, detailed drawings, shop drawings, good for construction
Lumion = enscape, twinmotion, archicad, d5 render
V-Ray = vray
Rhino = rhino 3d, grasshopper 3d
Building Bye-Laws = sanction drawings, municipal approvals, building codes
Urban Planning = urban design, town planning, master planning
Landscape Architecture = landscape design, landscaping, groundskeeping, turf, lawn care, grounds maintenance
Green Buildings = leed, igbc, griha, sustainable design
Elevation Design = facade design, 3d elevation, presentation drawings, submission drawings
Site Analysis = site planning, conservation architecture
-- Interiors
Interior Design = interior designing, interior designer, interiors
Space Planning = furniture layout
Furniture Design = modular kitchen, furniture layouts detailing, joinery details, wardrobe design, false ceiling, modular furniture
Interior Fit-Out = fit out, fitout, interior execution, turnkey interiors
Material Selection = finishes selection, mood boards, material boards
Vastu
Set Design = exhibition design, stall design
Interior Styling = moodboard, soft furnishing
Site Execution Interiors = boq interiors
Retail Design

== Apparel and fashion | creative
-- Design
Fashion Design = fashion designing, apparel design, fashion designer
Fashion Illustration = fashion sketching, croquis
Pattern Making = pattern cutting, pattern drafting, pattern master
Garment Construction = draping, tailoring, stitching, sewing, cutting and stitching, moulage, toiles, sewing machine, overlock
Textile Design = print development, textile printing design, surface ornamentation, block printing, screen printing
Embroidery = hand embroidery, machine embroidery, zardozi
Tech Packs = tech pack, spec sheets, techpack
Fashion Styling = stylist, styling
Gerber AccuMark = lectra, optitex, tukacad, cad patterns, clo 3d, tukatech
Fashion Forecasting = trend forecasting, trend research, trend analysis, range development, collection development
Knitwear = knits, flat knitting, circular knitting
Footwear Design = leather goods, footwear
Couture = bridal wear, ethnic wear, western wear, menswear, kids wear, womenswear
-- Production
Apparel Merchandising = garment merchandising, fashion merchandising, export merchandising, merchandiser, buyer communication
Garment Production = apparel production, garment manufacturing, apparel manufacturing, sewing line, sewing line balancing
Sampling = sample development, proto sample, fit sample, pp sample
Fabric Sourcing = trims sourcing, fabric and trims, fabric development
Garment Quality Control = aql inspection, final inspection garments, garment inspection, aql, fabric inspection, inline inspection, final inspection, pp meeting
Time and Action Calendar = t&a, tna, time and action
Costing Sheets = garment costing, apparel costing
Weaving = spinning, loom, spinning mill, cotton spinning, ring frame, open end, yarn
Dyeing = textile processing, wet processing, dyeing and printing, garment washing, lab dips, shade approval, colour fastness, fabric testing
Fit Sessions = measurement charts, grading patterns, size grading
Standard Allowed Minutes = sam calculation, ^SAM
Order Follow-up = buyer coordination, buyer follow-up, buying house
Trims and Accessories = trims, accessories sourcing
Cutting Room = marker making, spreading, lay planning
Knitting = warp knitting
`;
