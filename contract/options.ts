import { z } from 'zod';

export const WORK_MODES = ['remote', 'hybrid', 'office'] as const;
export type WorkMode = (typeof WORK_MODES)[number];
export const workModeSchema = z.enum(WORK_MODES);

export const WORK_MODE_TEXTS: Record<WorkMode, { label: string; explanation: string }> = {
  remote: { label: 'Remote', explanation: 'Work from anywhere' },
  hybrid: { label: 'Hybrid', explanation: 'Mix of office and remote work' },
  office: { label: 'Work from Office', explanation: 'Full-time office presence required' },
};

export const INDUSTRIES = [
  'Information Technology',
  'Banking & Financial Services',
  'Telecommunications',
  'Healthcare & Pharmaceuticals',
  'Manufacturing',
  'E-commerce & Retail',
  'Education & EdTech',
  'Real Estate',
  'Media & Entertainment',
  'Automotive',
  'Energy & Utilities',
  'Agriculture & Food Processing',
  'Consulting Services',
  'Government & Public Sector',
  'Non-Profit Organizations',
  'Others',
] as const;
export type Industry = (typeof INDUSTRIES)[number];
export const industrySchema = z.enum(INDUSTRIES);

/** The city picker's 39 cities. */
export const CITIES = [
  'Mumbai',
  'Delhi',
  'Bangalore',
  'Hyderabad',
  'Chennai',
  'Kolkata',
  'Pune',
  'Ahmedabad',
  'Gurgaon',
  'Noida',
  'Jaipur',
  'Lucknow',
  'Chandigarh',
  'Indore',
  'Kochi',
  'Coimbatore',
  'Thiruvananthapuram',
  'Visakhapatnam',
  'Bhubaneswar',
  'Nagpur',
  'Surat',
  'Vadodara',
  'Bhopal',
  'Patna',
  'Ludhiana',
  'Agra',
  'Nashik',
  'Faridabad',
  'Ghaziabad',
  'Rajkot',
  'Varanasi',
  'Amritsar',
  'Ranchi',
  'Guwahati',
  'Mysore',
  'Mangalore',
  'Vijayawada',
  'Madurai',
  'Jabalpur',
] as const;

/** Other names that people type for the cities of the picker: newer, and older. */
export const CITY_ALIASES: Partial<Record<(typeof CITIES)[number], readonly string[]>> = {
  Mumbai: ['Bombay'],
  Delhi: ['New Delhi'],
  Bangalore: ['Bengaluru'],
  Hyderabad: ['Secunderabad'],
  Chennai: ['Madras'],
  Kolkata: ['Calcutta'],
  Pune: ['Poona'],
  Ahmedabad: ['Amdavad'],
  Gurgaon: ['Gurugram'],
  Noida: ['Greater Noida'],
  Kochi: ['Cochin', 'Ernakulam'],
  Thiruvananthapuram: ['Trivandrum'],
  Visakhapatnam: ['Vizag'],
  Vadodara: ['Baroda'],
  Nashik: ['Nasik'],
  Varanasi: ['Banaras', 'Benares'],
  Mysore: ['Mysuru'],
  Mangalore: ['Mangaluru'],
};

export const SUBMISSION_TYPES = ['internal', 'vendor'] as const;
export type SubmissionType = (typeof SUBMISSION_TYPES)[number];
export const submissionTypeSchema = z.enum(SUBMISSION_TYPES);
/** Where a person came from, as it is shown. */
export const SOURCE_LABELS: Record<SubmissionType, string> = { internal: 'Internal', vendor: 'Vendor' };

export const ASSIGNMENT_TYPES = ['applied', 'assigned'] as const;
export type AssignmentType = (typeof ASSIGNMENT_TYPES)[number];
export const assignmentTypeSchema = z.enum(ASSIGNMENT_TYPES);
