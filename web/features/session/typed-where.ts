/** The screens by the first part of their drafts' keys. A dialog goes by what it is about. */
const SCREENS: Readonly<Record<string, string>> = {
  'create-job': 'Create Job',
  'edit-job': 'Edit Job',
  'create-candidate': 'Add Candidate',
  'submit-candidate': 'Submit Candidate',
  'edit-candidate': 'Edit Candidate',
  'create-user': 'Create User',
  intake: 'Import Resumes',
  'intake-row': 'Import Resumes',
  'intake-files': 'Import Resumes',
  profile: 'Profile Settings',
  'new-token': 'a new API token',
  move: 'a status change',
  interview: 'an interview',
  'ask-hr': 'a request to HR',
  'answer-request': 'an answer to a request',
  'submit-to-job': 'a submission',
  note: 'a note',
  consent: 'a note on consent',
  keep: 'a reason to keep data',
};

/**
 * Where a person has typed what is not saved, from the keys of their drafts: 'Create Job and Edit Candidate'. Each
 * screen once, and several records of a screen as one. Null when it is not known of every draft: a list that left
 * something out would tell that it is safe.
 */
export function typedWhere(draftKeys: readonly string[]): string | null {
  const names = new Set(draftKeys.map((key) => SCREENS[key.split('.')[0] ?? '']));
  const known = [...names].filter((name) => name !== undefined);
  if (known.length === 0 || known.length < names.size) return null;
  return new Intl.ListFormat('en').format(known.toSorted());
}
