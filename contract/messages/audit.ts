import { limits } from '../limits.ts';

export const audit = {
  listFailed: 'The audit log could not be loaded',
  none: 'Nothing has been written down yet.',
  noneMatching: 'No entries match these filters.',
  noneHint: 'Who signs in, saves, moves, deletes or exports something leaves a line here.',
  searchTooShort: `Please search by at least ${limits.auditSearch.min} characters`,
  noneMatchingHint: 'Take one of the filters away, or choose a longer time.',
  noneNamedHint: 'Records deleted since are no longer found by name.',
  exportFailed: { title: 'The audit log could not be exported. Please try again.' },
} as const;
