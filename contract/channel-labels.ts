import type { Channel } from './channels.ts';

/** The channels as people read them. */
export const CHANNEL_LABELS: Record<Channel, string> = {
  naukri: 'Naukri',
  linkedin: 'LinkedIn',
  indeed: 'Indeed',
  foundit: 'foundit',
  apna: 'Apna',
  referral: 'Employee referral',
  career_site: 'Career site',
  walk_in: 'Walk-in',
  campus: 'Campus',
  job_fair: 'Job fair',
  agency: 'Recruitment agency',
  social_media: 'Social media',
  own_search: 'Own network',
  other: 'Other',
};

/** In the place of a channel where none was said. */
export const CHANNEL_NOT_SAID = 'Not said';
