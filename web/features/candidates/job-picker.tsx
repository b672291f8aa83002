import { Loader, Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { timing } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { hasCode } from '#web/lib/api.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { chosenJobQuery, publishedJobsQuery } from './candidates.queries.ts';

// Of the few jobs that want nobody more, and of a new installation.
const FilledNote = onDemand(() => import('#web/ui/filled-note.tsx'));
const NonePublished = onDemand(() => import('./none-published.tsx'));

/** Chooses among the published jobs, searched on the server; of one that wants nobody more it says so. For the team. */
export function JobPicker(props: Omit<SelectProps, 'data' | 'searchValue' | 'onSearchChange'>) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, timing.searchDebounce);
  const id = props.value ?? null;
  // It may be none of those that are offered: one comes with the address, or from a draft.
  const { data: job, error: jobError } = useQuery({ ...chosenJobQuery(id ?? ''), enabled: id !== null });
  const chosen = job?.id === id && job ? optionOf(job) : null;
  const isUnfit = chosen
    ? job?.status !== 'published'
    : id !== null && hasCode(jobError, 'not_found', 'invalid_input');
  // The chosen job's own label stands in the field; searching for it would hide the others.
  const [picked, setPicked] = useState('');
  const isChosen = search === picked || search === chosen?.label;
  const { data, isFetching, isPlaceholderData, error, refetch } = useQuery(
    publishedJobsQuery(isChosen ? '' : search),
  );
  const offered = (data?.items ?? []).map(optionOf);
  const isNoneToChoose = isChosen && data?.total === 0;
  const isMissing = isChosen && !offered.some(({ value }) => value === id);
  const options = chosen && isMissing ? [...offered, chosen] : offered;
  const isUnloaded = error !== null && data === undefined;
  // What stands there is of this search; asking for the same once more changes nothing of it.
  const isSettled = search === typed && data !== undefined && !isPlaceholderData;
  return (
    <>
      <Select
        allowDeselect={false}
        placeholder="Search a published job"
        searchable
        nothingFoundMessage={
          data === undefined
            ? undefined
            : 'No published job found. Drafts, jobs on hold and closed ones are not offered here.'
        }
        description={isNoneToChoose && <NonePublished />}
        rightSection={isFetching ? <Loader size={14} /> : undefined}
        {...props}
        // Said at once: the address or a draft may name one that takes nobody, and saving comes last.
        error={
          isUnfit
            ? (props.error ?? messages.job.notAcceptingSubmissions)
            : isUnloaded
              ? messages.job.loadListFailed
              : props.error
        }
        // Whoever opens it after that tries again.
        onDropdownOpen={() => {
          props.onDropdownOpen?.();
          if (isUnloaded) void refetch();
        }}
        data={options}
        filter={({ options: all }) => all}
        searchValue={typed}
        onSearchChange={setTyped}
        // What is typed starts a new search, and is not put into the name of the job that stands there.
        onFocus={(event) => {
          event.currentTarget.select();
          props.onFocus?.(event);
        }}
        onKeyDown={(event) => {
          props.onKeyDown?.(event);
          // With a row marked, the list takes it. Without, whoever presses Enter while searching does not mean to send the form.
          const isSearching = typed !== '' && typed !== picked && typed !== chosen?.label;
          const isMarked = event.currentTarget.hasAttribute('aria-activedescendant');
          if (event.key !== 'Enter' || !isSearching || isMarked) return;
          event.preventDefault();
          const list = document.getElementById(event.currentTarget.getAttribute('aria-controls') ?? '');
          const hits = list?.querySelectorAll<HTMLElement>('[role="option"]');
          if (isSettled && hits?.length === 1) hits[0]!.click();
        }}
        onChange={(value, option) => {
          setPicked(option?.label ?? '');
          props.onChange?.(value, option);
        }}
      />
      {chosen && <FilledNote jobId={chosen.value} />}
    </>
  );
}

function optionOf(job: { id: string; jd_id: string; title: string; location: string }) {
  return { value: job.id, label: `${job.jd_id} ${job.title} (${job.location})` };
}
