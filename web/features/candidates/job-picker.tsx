import { Loader, Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { timing } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { publishedJobsQuery } from './candidates.queries.ts';

/** Chooses among the published jobs, searched on the server. */
export function JobPicker(props: Omit<SelectProps, 'data' | 'searchValue' | 'onSearchChange'>) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, timing.searchDebounce);
  // The chosen job's own label stands in the field; searching for it would hide the others.
  const [chosen, setChosen] = useState('');
  const { data, isFetching, error } = useQuery(publishedJobsQuery(search === chosen ? '' : search));
  const options = (data?.items ?? []).map((job) => ({
    value: job.id,
    label: `${job.jd_id} ${job.title} (${job.location})`,
  }));
  return (
    <Select
      placeholder="Search a published job"
      searchable
      nothingFoundMessage={error ? messages.job.loadListFailed : 'No published job found'}
      rightSection={isFetching ? <Loader size={14} /> : undefined}
      {...props}
      data={options}
      filter={({ options: all }) => all}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(value, option) => {
        setChosen(option?.label ?? '');
        props.onChange?.(value, option);
      }}
    />
  );
}
