import { expect, it } from 'vitest';
import { findTitle } from './find-title.ts';
import { readPrompt } from './prompt-text.ts';

it.each([
  ['Need 2 senior Java devs for our Pune team', 'Senior Java Developer'],
  ['staff nurse ICU required', 'Staff Nurse (ICU)'],
  ['staff nurses for ICU', 'ICU Staff Nurse'],
  ['sr. accts mgr needed', 'Senior Accts Manager'],
  ['jr engg wanted', 'Junior Engineer'],
  ['Asst manager - Accounts', 'Assistant Manager - Accounts'],
  ['Hiring an HRBP', 'HR Business Partner'],
  ['10 BDEs for our company', 'Business Development Executive'],
  ['need CA', 'Chartered Accountant'],
  ['CA or CMA for finance controller, 10 years', 'Finance Controller'],
  ['CA or CMA needed', 'Chartered Accountant'],
  ['CA firm needs semi qualified CA or CA inter', 'Semi-Qualified CA'],
  ['fresher tally operator needed at raipur', 'Tally Operator'],
  ['Looking for PGT Physics', 'PGT Physics'],
  ['We want a teacher for maths', 'Maths Teacher'],
  ['Senior QA needed', 'Senior QA Engineer'],
  ['ui/ux designer wanted', 'UI/UX Designer'],
  ['Looking for a Head of Marketing', 'Head of Marketing'],
  ['SDE 2 for payments', 'Software Development Engineer 2'],
  ['Warehouse in-charge for Bhiwandi', 'Warehouse In-charge'],
  ['team lead for our call centre', 'Team Lead'],
  ['a co-ordinator for admissions is required', 'Coordinator'],
  ['purchase exec with 2 years', 'Purchase Executive'],
  ['accountant cum cashier needed', 'Accountant cum Cashier'],
  ['5 delivery boys + 1 supervisor for our dark store', 'Delivery Executive'],
  ['Need 3 nurses and 1 ward in-charge', 'Nurse'],
  ['need someone to handle social media', 'Social Media Executive'],
  ['need a java resource', 'Java Developer'],
  ['HR + admin person needed', 'HR & Admin Executive'],
  ['Marketing ke liye ek banda chahiye', 'Marketing Executive'],
  ['Driver chahiye for company director', 'Driver'],
  ['Need an analyst who will report to the Sales Director', 'Analyst'],
  ['Job Title: Backend Engineer (Go)\nYou will work with data engineers', 'Backend Engineer (Go)'],
  ['Design Engineer – Mechanical', 'Design Engineer - Mechanical'],
  ['good with people and flowers', 'New Position'],
  ['2 5 7', 'New Position'],
  ['Team leader - collections - Hyderabad', 'Team Leader - Collections'],
  ['Sr Executive – Accounts Payable, SAP', 'Senior Executive - Accounts Payable'],
  ['HR Generalist cum Payroll Executive', 'HR Generalist cum Payroll Executive'],
  ['Assistant Professor in Mechanical Engineering', 'Assistant Professor - Mechanical Engineering'],
  ['VP Engineering for a startup', 'VP Engineering'],
  ['Tele sales executive - Hindi', 'Telesales Executive'],
  ['Plant Head, with 5 years as functional head', 'Plant Head'],
  ['Executive Assistant to the CEO', 'Executive Assistant'],
  ['Need one good SEO guy who should manage content writers', 'SEO Executive'],
  ['Company Secretary for a listed company', 'Company Secretary'],
  ['FTTH technician wanted', 'FTTH Technician'],
  ['CHEF WANTED', 'Chef'],
  ['Shift incharge needed', 'Shift In-charge'],
  ['Assistant Manager Credit - SME lending', 'Assistant Manager - Credit'],
  ['M&E officer wanted', 'M&E Officer'],
  ['Need a qualified CA as Manager – Indirect Tax', 'Manager - Indirect Tax'],
  ['Fill the post of Manager – Store Accounts before Pongal', 'Manager - Store Accounts'],
  ['Manager – Audit and Compliance, Pune', 'Manager - Audit and Compliance'],
  ['Consultant – Nephrology & Urology wanted', 'Consultant - Nephrology & Urology'],
  ['Agra ke liye ek accounts manager chahiye, CA', 'Accounts Manager'],
  ['Agra ke liye ek staff nurse chahiye, GNM ya ANM', 'Staff Nurse'],
  ['Looking for US IT Recruiter', 'US IT Recruiter'],
  ['join us, sales executive wanted', 'Sales Executive'],
  ['Need IT Support Engineer', 'IT Support Engineer'],
  ['Need Engg Mgr', 'Engineering Manager'],
  ['Team Lead - Email Support, later QA audits', 'Team Lead - Email Support'],
  ['tgt social science wanted', 'TGT Social Science'],
  ['TGT (Hindi & Sanskrit)', 'TGT (Hindi & Sanskrit)'],
  ['prt evs teacher', 'PRT EVS Teacher'],
  ['teacher for class XI-XII chemistry', 'Chemistry Teacher'],
  ['persons for leaflet distribution', 'Leaflet Distribution Executive'],
  ['need 5 guys for loading at godown', 'Loader'],
  ['collection boys required', 'Collection Executive'],
  ['ek accha welder chahiye', 'Welder'],
  ['AR caller for a health insurer', 'AR Caller'],
  ['Sales promoter girls for malls', 'Sales Promoter'],
  ['Cashier who knows Point of Sale (POS) machines', 'Cashier'],
  ['Mrs. Rao retires, librarian needed', 'Librarian'],
  ['Physiotherapist (BPT/MPT)', 'Physiotherapist'],
  ['Store manager, our bakery chain', 'Store Manager'],
  ['Legal head is based in Delhi; associate needed', 'Associate'],
])('%s', (text, title) => {
  expect(findTitle(readPrompt(text))).toBe(title);
});

it('takes a senior level that stands elsewhere', () => {
  expect(findTitle(readPrompt('Java developer for Pune. Senior level.'))).toBe('Senior Java Developer');
});

it.each([
  ['urgent reqmnt - chemistry lecturer', 'Chemistry Lecturer'],
  ['Urgently reqd. store keeper', 'Store Keeper'],
  ['WTD: lathe operator', 'Lathe Operator'],
  ['Hiring alert! Loan officer', 'Loan Officer'],
  ['Immediate requirement of site engineer', 'Site Engineer'],
  ['Mega hiring drive staff nurse', 'Staff Nurse'],
  ['Opening for test drive coordinator', 'Test Drive Coordinator'],
])('leaves the opening words of an advert out: %s', (text, title) => {
  expect(findTitle(readPrompt(text))).toBe(title);
});

it.each([
  ['somebody who can grow our Facebook page and post reels, 3 LPA ok', 'Social Media Executive'],
  ['a person to look after ledgers and TDS', 'Accounts Executive'],
  ['we need help on the cash counter of our mart', 'Billing Executive'],
  ['someone to teach accountancy in the evening', 'Accountancy Teacher'],
  ['anybody to hire drivers and loaders for us', 'Recruiter'],
  ['person required to meet doctors in Agra', 'Medical Representative'],
  ['who can teach guitar to kids', 'Music Teacher'],
  ['M.A B.Ed for geography classes', 'Geography Teacher'],
  ['to prepare bills of lading, Kandla', 'Export Documentation Executive'],
  ['nobody here to handle room bookings and kitchen staff', 'Guest Service Associate'],
  ['need someone to drive the school van', 'Driver'],
  ['our machines need preventive maintenance', 'Maintenance Technician'],
  ['python django 4 yrs Kochi', 'Python Developer'],
  ['TDS, GST, Ind AS, 5 yrs', 'Accounts Executive'],
  ['Vacancy: mahout for our reserve', 'Mahout'],
  ['two mahouts wanted, Mysore', 'Mahout'],
  ['we grow fast and want good people, 6 LPA ok', 'New Position'],
  ['good afternoon', 'New Position'],
])('names the role by its work where none is named: %s', (text, title) => {
  expect(findTitle(readPrompt(text))).toBe(title);
});

it('takes no degree beside a title for the title', () => {
  expect(findTitle(readPrompt('staff nurse GNM/BSc wanted'))).toBe('Staff Nurse');
});
