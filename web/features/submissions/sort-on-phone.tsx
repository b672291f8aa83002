import { NativeSelect } from '@mantine/core';
import { SUBMISSION_SORTS } from '#contract/list-words.ts';
import type { SubmissionSort } from './submissions.queries.ts';

const LABELS: Record<SubmissionSort, string> = {
  '-changed': 'Last change, newest first',
  changed: 'Last change, oldest first',
  newest: 'Submitted, newest first',
  oldest: 'Submitted, oldest first',
  name: 'Candidate, A to Z',
  '-name': 'Candidate, Z to A',
  title: 'Job, A to Z',
  '-title': 'Job, Z to A',
};
const options = Object.entries(LABELS).map(([value, label]) => ({ value, label }));

interface SortOnPhoneProps {
  value: SubmissionSort;
  onChange: (sort: SubmissionSort) => void;
}

/** The order of the list in words; on a phone, in place of the heads of its columns, which stood close and far from their cells. */
export function SortOnPhone({ value, onChange }: SortOnPhoneProps) {
  return (
    <NativeSelect
      hiddenFrom="sm"
      aria-label="Sort by"
      w="100%"
      data={options}
      value={value}
      onChange={({ currentTarget }) =>
        onChange(SUBMISSION_SORTS.find((sort) => sort === currentTarget.value) ?? value)
      }
    />
  );
}
