/** Design, media, writing, film, architecture and apparel roles. */
export const creative = String.raw`
== User experience design | Design | Information Technology | anywhere
role: ux designer, ui designer, ui/ux designer, product designer, ui ux, ux researcher, interaction designer, visual designer, web designer, ux lead, ux, ui/ux
fields: User experience
degree: A degree or diploma in design, or a portfolio that speaks for itself
aim: design screens and flows that people understand at once
+ Design flows, wireframes and screens, drawing on {skills}
- Talk to users and test ideas before they are built
- Turn findings into clear flows, prototypes and finished screens
- Keep the design system consistent and well documented
- Work with developers until the result matches the design
- Present your reasoning and take criticism well
j Work on parts of the product with a senior designer's guidance
s Lead design for a whole product area and mentor other designers
m Build the design team and its way of working

== Graphic design | Design | Media & Entertainment | anywhere
role: graphic designer, visualiser, visualizer, art director, illustrator, dtp operator, packaging designer, creative director, logo designer, graphics designer, designer, multimedia designer, brand designer
fields: Graphic design
degree: A degree or diploma in graphic design, fine arts or visual communication
aim: create visuals that carry the brand and get noticed
+ Create artwork, drawing on {skills}
- Design social media posts, banners, brochures and presentations from a brief
- Offer two or three directions and refine the chosen one
- Prepare files correctly for print and screen
- Keep to brand guidelines across every format
- Manage several briefs at once and meet their dates
* Packaging Design: Design packs and follow them through to print
* Motion Graphics, Video Editing: Animate short pieces for social media
j Adapt existing designs to new sizes and formats
s Develop campaign concepts and guide junior designers
m Direct the creative work and answer for its quality

== Film, photography and animation | Creative | Media & Entertainment | anywhere
role: video editor, animator, motion graphics, cinematographer, videographer, photographer, vfx, 3d artist, film editor, sound engineer, 3d modeller, storyboard artist, compositor, camera operator, production assistant, motion designer
fields: Film and animation
degree: A degree or diploma in film, animation or mass communication, or a strong showreel
aim: shoot, edit and animate stories that hold the viewer
+ Work on footage and animation, drawing on {skills}
- Understand the brief and agree on style and length
- Edit, grade and mix to a finished cut on time
- Keep footage, projects and backups in order
- Make versions for each platform and its format
- Take feedback and turn revisions around quickly
* Videography, Photography: Plan and carry out shoots on location and in the studio
* 3D Animation, Autodesk Maya, Blender: Model, rig and animate characters and scenes
j Assist on shoots and prepare rough cuts
s Own pieces from concept to delivery
m Plan shoots, crews and budgets

== Content and journalism | Content | Media & Entertainment | anywhere
role: content writer, copywriter, journalist, reporter, editor, sub editor, sub-editor, content strategist, content editor, news anchor, blogger, creative writer, proofreader, correspondent, translator, script writer, scriptwriter, writer, content manager, content lead, content creator, content executive, radio jockey, anchor, content specialist
fields: Media and journalism
degree: A degree in English, journalism, mass communication or a related subject
aim: write and edit copy that readers finish
+ Bring {skills} to every piece
- Research each topic and check the facts before you write
- Write clear, original copy in the right tone for its readers
- Edit and proofread until nothing distracts
- Keep to the publishing calendar
- Follow how pieces perform and learn from it
* SEO, Keyword Research: Write for search without spoiling the reading
* Journalism, News Writing: Find stories, speak to sources and file on deadline
* Social Media Marketing: Write posts and captions that suit each channel
j Write regular pieces with an editor's guidance
s Plan the calendar and edit the work of other writers
m Set the editorial direction and manage writers and freelancers

== Architecture and interiors | Design | Real Estate | anywhere
role: architect, interior designer, junior architect, landscape architect, urban planner, bim modeller, bim engineer, 3d visualiser, draughtsman, draftsman, interior decorator, bim coordinator, autocad draftsman
fields: Architecture and interiors
degree: B.Arch, or a degree or diploma in interior design
aim: take buildings and interiors from concept to finished space
+ Prepare drawings and models with {skills}
- Develop concepts from the client's brief, the site and the budget
- Produce working drawings and details that can be built
- Coordinate with structural, MEP and site teams
- Select materials and finishes and prepare their schedules
- Visit sites and check that work follows the drawings
* Building Bye-Laws: Prepare submission drawings and follow up approvals
j Draft drawings and 3D views under a senior designer
s Run projects and client meetings on your own
m Lead project teams and their deadlines

== Apparel and fashion | Merchandising | Manufacturing | anywhere
role: fashion designer, apparel merchandiser, garment merchandiser, merchandiser, pattern master, pattern maker, textile designer, tailor, sampling, stylist, fashion, fabric sourcing, cutting master, sewing operator, jewellery designer, footwear designer, fabric technologist
fields: Apparel and fashion
degree: A degree or diploma in fashion or textile design, or apparel production
aim: take garments from sketch or order to shipment
+ Apply your knowledge of {skills} from development to production
- Follow styles from sampling and costing to bulk approval
- Source fabrics and trims to the agreed quality and price
- Keep the time and action calendar and warn early of delays
- Check samples and production for fit and workmanship
- Answer buyers' questions quickly and accurately
* Fashion Design: Design collections from trend research to final sketch
* Apparel Merchandising: Work with buyers and the factory on orders, approvals and shipment
* Pattern Making: Cut and correct patterns for each size
j Maintain tech packs, trackers and sample records
s Handle key buyers or collections on your own
m Lead merchandising or design and its margins
`;
