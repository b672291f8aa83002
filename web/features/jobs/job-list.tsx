import { Button, Select, Text } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { formatDate } from '#contract/dates.ts';
import { NOBODY } from '#contract/fields.ts';
import { inChargeMessages } from '#contract/in-charge-messages.ts';
import {
  JOB_STATUS_FILTERS,
  JOB_STATUS_LABELS,
  type JobStatusFilter,
  VENDOR_VISIBLE_STATUSES,
} from '#contract/job-status.ts';
import type { JobListItem } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';
import { bandLabel, type SelectedFilter } from '#contract/reached.ts';
import { countListed } from '#contract/text.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { useSession } from '#web/lib/session.ts';
import { type ActiveFilter, ActiveFilters } from '#web/ui/active-filters.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { ButtonLink, TextLink } from '#web/ui/links.tsx';
import { ListSearch, StatusFilter } from '#web/ui/list-filters.tsx';
import { type Paging, PagedTable } from '#web/ui/paged-table.tsx';
import { ClearFilters, EmptyState } from '#web/ui/states.tsx';
import { JobStatusBadge } from '#web/ui/status-badge.tsx';
import { JobActions } from './job-actions.tsx';
import { departmentsQuery } from '#web/lib/departments.ts';
import { HandOverNobodys } from './hand-over-nobodys.tsx';
import { InChargeFilter, usePersonInCharge } from './in-charge-filter.tsx';
import classes from './job-list.module.css';
import { type JobFilter, jobListQuery, type JobSort } from './jobs.queries.ts';

/** as Ageing Jobs of the executive dashboard has it */
const SELECTED_LABELS: Record<SelectedFilter, string> = {
  some: 'Somebody selected',
  none: 'Nobody selected yet',
};
const NO_FILTERS = {
  status: undefined,
  age: undefined,
  selected: undefined,
  created_by: undefined,
  in_charge: undefined,
  department: undefined,
} satisfies JobFilter;
/** two beside each other on a phone, whose list has a gap of 12 px */
const FILTER_WIDTH = { base: 'calc(50% - 6px)', xs: 190 };
const LABELS: Record<JobStatusFilter, string> = {
  active: 'Active',
  not_closed: 'Not Closed',
  ...JOB_STATUS_LABELS,
};

interface JobListProps {
  filter: JobFilter;
  /** `replace` while one types, which is not a step to go back by */
  onFilter: (change: Partial<JobFilter>, how?: { replace: boolean }) => void;
  paging: Paging;
  /** stands beside the filters */
  views: ReactNode;
}

/** Every job that the reader may see, searched, filtered, sorted and paged on the server. */
export function JobList({ filter, onFilter, paging, views }: JobListProps) {
  const columns = useColumns(filter.age !== undefined);
  const { can, role } = useSession();
  const active = useActiveFilters(filter);
  return (
    <PagedTable
      {...paging}
      pageQuery={(page) => jobListQuery(filter, page)}
      label="Jobs"
      countText={(total) => `${countListed(total, 'job')} found`}
      filters={
        <>
          <ListSearch
            value={filter.search}
            onSearch={(search, how) => onFilter({ search }, how)}
            placeholder="Search by job title or location..."
          />
          <StatusFilter
            // A vendor is not offered what it would find nothing under.
            statuses={role === 'vendor' ? VENDOR_VISIBLE_STATUSES : JOB_STATUS_FILTERS}
            labels={LABELS}
            w={FILTER_WIDTH}
            value={filter.status}
            onChange={(status) => onFilter({ status })}
          />
          {can('job.departments') && (
            <DepartmentFilter value={filter.department} onChange={(department) => onFilter({ department })} />
          )}
          {can('job.staff') && (
            <InChargeFilter
              w={FILTER_WIDTH}
              value={filter.in_charge}
              onChange={(in_charge) => onFilter({ in_charge })}
            />
          )}
          {/* No job is a vendor's. */}
          {role !== 'vendor' && (
            <Button
              variant={filter.created_by ? 'light' : 'default'}
              aria-pressed={filter.created_by !== undefined}
              leftSection={<IconUser size={16} aria-hidden />}
              onClick={() => onFilter({ created_by: filter.created_by ? undefined : 'me' })}
            >
              Mine
            </Button>
          )}
          {views}
          <ActiveFilters active={active} onRemove={onFilter} onClear={() => onFilter(NO_FILTERS)} />
          {filter.in_charge === NOBODY && can('job.hand_over') && <HandOverNobodys filter={filter} />}
        </>
      }
      columns={columns}
      rowKey={(job) => job.id}
      loadingLabel={messages.job.listLoading}
      sort={filter.sort ?? 'newest'}
      onSort={(sort) => onFilter({ sort: sort === 'newest' ? undefined : sort })}
      errorText={() => ({ title: messages.job.listError, description: messages.job.listErrorHint })}
      empty={
        <NoJobs
          filtered={[filter.search, filter.status, filter.department].some(Boolean) || active.length > 0}
          text={nobodysText(filter, active)}
          onClear={() => onFilter({ search: undefined, ...NO_FILTERS })}
        />
      }
    />
  );
}

interface DepartmentFilterProps {
  value: string | undefined;
  onChange: (department: string | undefined) => void;
}

/** Narrows the list down to the jobs of one of the departments in use. */
function DepartmentFilter({ value, onChange }: DepartmentFilterProps) {
  // Asked for where somebody chooses, and not by every list that is only read.
  const [isOpen, setIsOpen] = useState(false);
  const { data, isLoading } = useQuery({ ...departmentsQuery, enabled: isOpen || value !== undefined });
  const inUse = data?.departments ?? [];
  // An address may name it in other capitals, or one that no job is of any more.
  const chosen = value && (inUse.find((each) => each.toLowerCase() === value.toLowerCase()) ?? value);
  return (
    <Select
      aria-label="Filter by department"
      placeholder="All departments"
      w={FILTER_WIDTH}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Show all departments' }}
      nothingFoundMessage={
        isLoading
          ? 'Loading departments...'
          : inUse.length > 0
            ? 'No such department'
            : 'No job names its department yet'
      }
      onDropdownOpen={() => setIsOpen(true)}
      onDropdownClose={() => setIsOpen(false)}
      data={chosen && !inUse.includes(chosen) ? [chosen, ...inUse] : inUse}
      value={chosen ?? null}
      onChange={(department) => onChange(department ?? undefined)}
      // by the keyboard, which does not reach the cross
      onSearchChange={(typed) => {
        if (value && typed === '') onChange(undefined);
      }}
    />
  );
}

/**
 * What the list is narrowed down to beside its fields: to own jobs, or as figures of the executive dashboard lead to it. Whose
 * jobs they are is told here as well, as a field cuts a name.
 */
function useActiveFilters(filter: JobFilter): ActiveFilter<Partial<JobFilter>>[] {
  const { age, selected, created_by } = filter;
  const { can, role } = useSession();
  // The server passes it over for others.
  const in_charge = can('job.staff') ? filter.in_charge : undefined;
  const { name } = usePersonInCharge(in_charge);
  const active: ActiveFilter<Partial<JobFilter>>[] = [];
  if (age)
    active.push({ key: 'age', label: `Published: ${bandLabel(age)} ago`, without: { age: undefined } });
  if (created_by && role !== 'vendor')
    active.push({
      key: 'created_by',
      label: 'My jobs',
      without: { created_by: undefined },
    });
  if (in_charge)
    active.push({ key: 'in_charge', label: `In charge: ${name}`, without: { in_charge: undefined } });
  // So it does with this.
  if (selected && can('pipeline.read'))
    active.push({ key: 'selected', label: SELECTED_LABELS[selected], without: { selected: undefined } });
  return active;
}

/** What there is to say when the list of the jobs of nobody, and nothing else, is empty. */
function nobodysText(
  { in_charge, search, status, department }: JobFilter,
  active: readonly ActiveFilter<Partial<JobFilter>>[],
): string | undefined {
  if (in_charge !== NOBODY || active.length > 1 || search || department) return undefined;
  if (status === 'not_closed') return inChargeMessages.allOpenInCharge;
  return status === undefined ? inChargeMessages.allInCharge : undefined;
}

interface NoJobsProps {
  filtered: boolean;
  /** what is said of it in place of that no job matches */
  text: string | undefined;
  onClear: () => void;
}

function NoJobs({ filtered, text = messages.job.noneMatching, onClear }: NoJobsProps) {
  const { can, role } = useSession();
  if (filtered) return <EmptyState title={text} action={<ClearFilters onClear={onClear} />} />;
  return (
    <EmptyState
      title={messages.job.none}
      description={
        can('job.create')
          ? messages.job.noneYet
          : role === 'vendor'
            ? messages.job.nonePublished
            : messages.job.nonePosted
      }
      action={can('job.create') && <ButtonLink to="/create-job">{messages.job.createFirst}</ButtonLink>}
    />
  );
}

function useColumns(byAge: boolean): Column<JobListItem, JobSort>[] {
  const timeZone = useTimeZone();
  return useMemo(() => columnsOf(byAge, timeZone), [byAge, timeZone]);
}

function columnsOf(byAge: boolean, timeZone: string): Column<JobListItem, JobSort>[] {
  // What the age is counted from, while the list is narrowed down to one.
  const published: Column<JobListItem, JobSort> = {
    key: 'published',
    header: 'Published',
    tight: true,
    fold: { below: 'lg', under: 'title', lead: 'Published:' },
    cell: ({ published_at }) => (published_at === null ? 'Never' : formatDate(published_at, timeZone)),
  };
  return [
    {
      key: 'jd',
      half: 1,
      header: 'JD ID',
      tight: true,
      fold: { below: 'md', under: 'title' },
      cell: (job) => job.jd_id,
    },
    {
      key: 'title',
      header: 'Job Title',
      rowHeader: true,
      sort: { ascending: 'title', descending: '-title' },
      cell: (job) => (
        <>
          <JobLink job={job} />
          <BelowTitle job={job} />
        </>
      ),
    },
    {
      key: 'location',
      half: 2,
      header: 'Location',
      fold: { below: 'md', under: 'title' },
      cell: (job) => job.location,
    },
    {
      key: 'status',
      half: 4,
      header: 'Status',
      tight: true,
      cell: (job) => <JobStatusBadge status={job.status} />,
    },
    {
      key: 'candidates',
      half: 3,
      header: 'Candidates',
      align: 'end',
      sort: { descending: 'candidates' },
      cell: (job) => job.candidate_count,
    },
    {
      key: 'created',
      header: 'Created',
      tight: true,
      sort: { ascending: 'oldest', descending: 'newest' },
      cell: (job) => formatDate(job.created_at, timeZone),
    },
    ...(byAge ? [published] : []),
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      tight: true,
      corner: true,
      cell: (job) => <JobActions job={job} />,
    },
  ];
}

/** What else a job is known by, as far as the reader may know it; of a vendor's none is in anybody's charge. */
function BelowTitle({ job: { department, salary_range, in_charge } }: { job: JobListItem }) {
  const person = in_charge === null ? 'nobody' : in_charge?.full_name;
  if (!department && !salary_range && !person) return null;
  return (
    <Text size="xs" c="dimmed" fw={400}>
      {department}
      {department && salary_range && ' · '}
      {/* A range is read in one piece. */}
      {salary_range && (
        <Text span inherit display="inline-block">
          {salary_range}
        </Text>
      )}
      {(department ?? salary_range) && person && <span className={classes.between}> · </span>}
      {person && <span className={classes.person}>In charge: {person}</span>}
    </Text>
  );
}

function JobLink({ job }: { job: JobListItem }) {
  const to = job.can.see_pipeline ? '/jobs/$id/candidates' : '/jobs/$id';
  return (
    <TextLink to={to} params={{ id: job.id }} fw={500}>
      {job.title}
    </TextLink>
  );
}
