import type { SignedIn } from '#web/lib/session.ts';

/** How people come into a job, which may be a draft still, or into one of its stages, for whoever sees nobody there. */
export function emptyHint(stage: string | undefined, isDraft: boolean, can: SignedIn['can']): string {
  if (stage === undefined && isDraft && can('assignment.create'))
    return 'Publish the job first, and Create Candidate takes new people. Assign Existing Candidate and Find Matching Candidates above bring in those whom you have.';
  if (stage === undefined)
    return can('assignment.create')
      ? 'Create Candidate, Assign Existing Candidate and Find Matching Candidates above bring people into this job; the best match stands first.'
      : 'Whoever is submitted or assigned for this job stands here, the best match first.';
  return can('assignment.status')
    ? 'People come here from Top Matches with Update Status, or by dragging their card on the board.'
    : 'People stand here as soon as HR has moved them here.';
}
