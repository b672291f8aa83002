import { AUTOMOTIVE, ENERGY } from './roles/automotive-and-energy.ts';
import { AGRICULTURE, GOVERNMENT } from './roles/farm-and-public.ts';
import { BANKING, CONSULTING } from './roles/finance-and-consulting.ts';
import { HEALTHCARE, MANUFACTURING } from './roles/health-and-manufacturing.ts';
import { MEDIA, REAL_ESTATE } from './roles/property-and-media.ts';
import { EDUCATION, RETAIL } from './roles/retail-and-education.ts';
import { NON_PROFIT, OTHERS } from './roles/social-and-others.ts';
import { INFORMATION_TECHNOLOGY, TELECOMMUNICATIONS } from './roles/technology.ts';
import type { IndustryRoles } from './role.ts';

/** Four postings for each of the sixteen industries. */
export const INDUSTRY_ROLES: IndustryRoles[] = [
  INFORMATION_TECHNOLOGY,
  BANKING,
  TELECOMMUNICATIONS,
  HEALTHCARE,
  MANUFACTURING,
  RETAIL,
  EDUCATION,
  REAL_ESTATE,
  MEDIA,
  AUTOMOTIVE,
  ENERGY,
  AGRICULTURE,
  CONSULTING,
  GOVERNMENT,
  NON_PROFIT,
  OTHERS,
];
