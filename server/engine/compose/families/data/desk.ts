/** Roles that only the written job tells apart. Vectors are made of the other families' names, so these stand aside. */
export const desk = String.raw`
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
`;
