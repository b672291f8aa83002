import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { timing } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { jobNameQuery, jobsToFilterByQuery } from './candidate-list.queries.ts';

interface JobFilterProps {
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Chooses one of all jobs, whatever its status, searched on the server. */
export function JobFilter({ value, onChange }: JobFilterProps) {
  const { data: chosen } = useQuery({ ...jobNameQuery(value ?? ''), enabled: value !== null });
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, timing.searchDebounce);
  // The chosen job's own name stands in the field; searching for it would hide the others.
  const { data, isFetching, error } = useQuery(jobsToFilterByQuery(search === chosen ? '' : search));
  const found = (data?.items ?? []).map((job) => ({ value: job.id, label: `${job.jd_id} ${job.title}` }));
  const missing = value !== null && chosen !== undefined && !found.some((job) => job.value === value);
  return (
    <Select
      label="Job"
      placeholder="Any job"
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Any job' }}
      nothingFoundMessage={error ? messages.job.loadListFailed : 'No job found'}
      rightSection={isFetching ? <Loader size={14} /> : undefined}
      data={missing ? [{ value, label: chosen }, ...found] : found}
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value}
      onChange={onChange}
    />
  );
}
