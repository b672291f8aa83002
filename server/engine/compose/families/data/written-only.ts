/** Roles that only the written job tells apart. Vectors are made of the other families' names, so these stand aside. */
export const writtenOnly = String.raw`
== Data entry and records | Administration | - | anywhere
role: data entry, computer operator
fields: Office administration, Customer service and BPO
degree: 12th pass or any graduate, with basic computer knowledge
aim: keep records complete, correct and up to date
+ Apply your knowledge of {skills} every day
- Enter details from bills, forms and registers into the system
- Check entries against the papers and correct mistakes
- Prepare daily reports, letters and statements
- Scan, name and file documents so that they are found at once
- Take backups and keep information confidential
* Tally, GST: Enter purchase, sales and stock vouchers and tally them with the bills
j Learn the formats and the software beside experienced colleagues
s Check the entries of newer colleagues
m Plan the day's work and answer for its accuracy

== Jewellery making | Design & Production | Manufacturing | anywhere
role: jewellery designer, goldsmith
fields: Apparel and fashion, Retail
degree: A diploma or certificate in jewellery design or making, or proven work
aim: design and make jewellery that customers love and that is true to weight and purity
+ Apply your knowledge of {skills} from the first sketch to the finished piece
- Turn ideas and customers' wishes into designs and models
- Check weight, purity, setting and finish at each step
- Account for metal and stones issued and returned
- Work with setters, polishers and casters to finish on time
- Keep designs, costs and samples in order
j Learn each step beside experienced craftsmen
s Develop new collections and guide younger colleagues
m Plan the workshop's orders and answer for metal, quality and time
`;
