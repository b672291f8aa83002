import { Checkbox, Group } from '@mantine/core';
import type { Job } from '#contract/jobs.ts';
import { citiesToBeIn, MATCHING_FITS, type MatchingFit } from '#contract/matching.ts';

/** What each is called. */
const LABELS: Record<MatchingFit, string> = {
  within_budget: 'Within budget',
  in_city: "In the job's city",
  joins_soon: 'Can join within 30 days',
  free_of_offers: 'Free of offers',
};

/** What those who match a job can be narrowed down to: what the job says something of, and the reader may know. */
export function fitsFor(job: Pick<Job, 'ctc_max' | 'locations' | 'mode_of_work'>): MatchingFit[] {
  return MATCHING_FITS.filter((fit) => {
    if (fit === 'within_budget') return typeof job.ctc_max === 'number';
    return fit !== 'in_city' || citiesToBeIn(job).length > 0;
  });
}

const listed = new Intl.ListFormat('en');

/** "“Within budget” and “Free of offers” leave nobody": which of them do, together. */
export function leaveNobodyText(fits: readonly MatchingFit[]): string {
  return `${listed.format(fits.map((fit) => `“${LABELS[fit]}”`))} ${fits.length === 1 ? 'leaves' : 'leave'} nobody`;
}

interface MatchingFitsProps {
  offered: readonly MatchingFit[];
  chosen: readonly MatchingFit[];
  onChoose: (fits: MatchingFit[]) => void;
}

/** Narrows those who match a job down to who fits in other ways than by resume. */
export function MatchingFits({ offered, chosen, onChoose }: MatchingFitsProps) {
  return (
    <Group role="group" aria-label="Show only" gap="8px 20px">
      {offered.map((fit) => (
        <Checkbox
          key={fit}
          label={LABELS[fit]}
          checked={chosen.includes(fit)}
          onChange={() => onChoose(offered.filter((each) => chosen.includes(each) !== (each === fit)))}
        />
      ))}
    </Group>
  );
}
