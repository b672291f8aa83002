import { Anchor, Box, Text } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { CANDIDATE_STATUS_LABELS, CANDIDATE_STATUSES } from '#contract/candidate-status.ts';
import { formatDate, formatTime } from '#contract/dates.ts';
import { messages } from '#contract/messages.ts';
import type { Submission } from '#contract/submissions.ts';
import { countListed } from '#contract/text.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { useSession } from '#web/lib/session.ts';
import { AddToCalendar } from '#web/ui/add-to-calendar.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { InterviewLine } from '#web/ui/interview-line.tsx';
import { ButtonLink, TextLink } from '#web/ui/links.tsx';
import { ListSearch, StatusFilter } from '#web/ui/list-filters.tsx';
import { OfferLine } from '#web/ui/offer-line.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { type Paging, PagedTable } from '#web/ui/paged-table.tsx';
import { ClearFilters, EmptyState } from '#web/ui/states.tsx';
import { CandidateStatusBadge } from '#web/ui/status-badge.tsx';
import { AskHrCell } from './ask-hr-cell.tsx';
import type { RenderResume } from './hand-in-newer.tsx';
import { NewerResumeMark, NewerResumesFilter } from './newer-resumes.tsx';
import { SortOnPhone } from './sort-on-phone.tsx';
import { Standings, SubmittedFilter } from './standings.tsx';
import { SubmittedJob } from './submitted-job.tsx';
import {
  type SubmissionFilter,
  submissionListQuery,
  type SubmissionSort,
  usualSort,
} from './submissions.queries.ts';
import { UnseenMark, UnseenNote } from './unseen.tsx';
import { useLook } from './use-look.ts';

/** characters of a note that has room beside a badge's width */
const SHORT_NOTE = 16;

const AskHrDialog = onDemand(() => import('./ask-hr-dialog.tsx'));
const SentDialog = onDemand(() => import('./sent-dialog.tsx'));

interface SubmissionListProps {
  filter: SubmissionFilter;
  /** `replace` while one types, which is not a step to go back by */
  onFilter: (change: Partial<SubmissionFilter>, how?: { replace: boolean }) => void;
  paging: Paging;
  /** the field in which a newer resume is chosen */
  renderResume: RenderResume;
}

/** What the reader, or the reader's company, submitted, with its stage. */
export function SubmissionList({ filter: asked, onFilter, paging, renderResume }: SubmissionListProps) {
  const asking = useOpened();
  const seen = useOpened();
  const columns = useColumns(asking.open, seen.open);
  const { role, can } = useSession();
  const looks = can('submission.look');
  // Nothing is news to HR, who may be sent the address of somebody else's list.
  const filter = looks ? asked : { ...asked, unseen: undefined };
  const usual = usualSort(role);
  const sort = filter.sort ?? usual;
  const onSort = (next: SubmissionSort) => onFilter({ sort: next === usual ? undefined : next });
  const looking = useLook();
  const table = (
    <PagedTable
      {...paging}
      onRows={looking.onRows}
      pageQuery={(page) => submissionListQuery({ ...filter, sort }, page)}
      label="Submissions"
      countText={(total) => countListed(total, 'submission')}
      filters={
        <>
          <ListSearch
            value={filter.search}
            onSearch={(search, how) => onFilter({ search }, how)}
            placeholder={
              role === 'hr_manager'
                ? 'Candidate, phone, job or who submitted'
                : 'Search by candidate, phone or job'
            }
          />
          <StatusFilter
            statuses={CANDIDATE_STATUSES}
            labels={CANDIDATE_STATUS_LABELS}
            value={filter.status}
            onChange={(status) => onFilter({ status })}
            w={{ base: 'calc(50% - var(--mantine-spacing-sm) / 2)', sm: 190 }}
          />
          <SubmittedFilter value={filter.submitted} onChange={(submitted) => onFilter({ submitted })} />
          <SortOnPhone value={sort} onChange={onSort} />
          {can('resume.versions') && (
            <NewerResumesFilter value={filter.resume} onChange={(resume) => onFilter({ resume })} />
          )}
        </>
      }
      columns={columns}
      rowKey={(submission) => submission.id}
      loadingLabel="Loading submissions..."
      sort={sort}
      onSort={onSort}
      sortedAbove
      errorText={() => ({
        title: messages.submission.listFailed,
        description: messages.submission.listFailedHint,
      })}
      empty={
        <NoSubmissions
          filter={filter}
          onClear={() =>
            onFilter({
              search: undefined,
              status: undefined,
              submitted: undefined,
              resume: undefined,
              unseen: undefined,
            })
          }
        />
      }
    />
  );
  return (
    <>
      {/* HR has the dashboards for it. */}
      {!can('submission.ledger') && <Standings filter={filter} onFilter={onFilter} />}
      {looks ? (
        <UnseenNote filter={filter} onFilter={onFilter} looking={looking}>
          {table}
        </UnseenNote>
      ) : (
        table
      )}
      {/* Beside the rows, so that one that goes does not take its dialog along. */}
      {asking.dialog && <AskHrDialog key={asking.number} {...asking.dialog} />}
      {seen.dialog && <SentDialog key={seen.number} {...seen.dialog} renderResume={renderResume} />}
    </>
  );
}

/** Of which submission a dialog is open; each time a dialog of its own. */
function useOpened() {
  const [of, setOf] = useState<{ number: number; submission: Submission }>();
  const [opened, setOpened] = useState(false);
  const open = useCallback((submission: Submission) => {
    setOf((before) => ({ number: (before?.number ?? 0) + 1, submission }));
    setOpened(true);
  }, []);
  const dialog = of && { submission: of.submission, opened, onClose: () => setOpened(false) };
  return { open, number: of?.number, dialog };
}

function NoSubmissions({ filter, onClear }: { filter: SubmissionFilter; onClear: () => void }) {
  const { role } = useSession();
  const { search, status, submitted, resume, unseen } = filter;
  const isFiltered = Boolean(search ?? status ?? submitted ?? resume);
  if (isFiltered || unseen)
    return (
      <EmptyState
        title={isFiltered ? 'No submissions match your search criteria.' : messages.submission.noneUnseen}
        action={<ClearFilters onClear={onClear} />}
      />
    );
  return (
    <EmptyState
      title="No submissions yet."
      description={role === 'hr_manager' ? messages.submission.noneYetForHr : messages.submission.noneYet}
      action={
        <ButtonLink to="/jobs" search={{ status: 'published' }}>
          See Published Jobs
        </ButtonLink>
      }
    />
  );
}

function useColumns(
  onAsk: (submission: Submission) => void,
  onSee: (submission: Submission) => void,
): Column<Submission, SubmissionSort>[] {
  const timeZone = useTimeZone();
  const { role, can } = useSession();
  // One column more for those who ask.
  const asks = can('submission.ask') && !can('submission.answer');
  const tellsBy = role !== 'internal_user';
  return useMemo(
    () => columnsFor({ asks, tellsBy, timeZone, onAsk, onSee }),
    [asks, tellsBy, timeZone, onAsk, onSee],
  );
}

interface ForWhom {
  asks: boolean;
  /** whether it tells who submitted them */
  tellsBy: boolean;
  timeZone: string;
  onAsk: (submission: Submission) => void;
  onSee: (submission: Submission) => void;
}

function columnsFor({
  asks,
  tellsBy,
  timeZone,
  onAsk,
  onSee,
}: ForWhom): Column<Submission, SubmissionSort>[] {
  const below = asks ? 'lg' : 'md';
  const columns: (Column<Submission, SubmissionSort> | false)[] = [
    {
      key: 'candidate',
      header: 'Candidate',
      rowHeader: true,
      sort: { ascending: 'name', descending: '-name' },
      cell: (submission) => <Person submission={submission} onSee={onSee} />,
    },
    {
      key: 'job',
      header: 'Job',
      fold: { below: 'md', under: 'candidate' },
      sort: { ascending: 'title', descending: '-title' },
      cell: (submission) => <SubmittedJob {...submission} />,
    },
    {
      key: 'jd',
      header: 'JD ID',
      tight: true,
      fold: { below, under: 'job' },
      cell: ({ jd_id }) => jd_id,
    },
    {
      key: 'status',
      header: 'Status',
      tight: true,
      cell: ({
        id,
        candidate_name: name,
        title,
        status,
        interview_at,
        interview_details,
        joining_on,
        version,
        changed_at,
        last_note,
      }) => (
        <div>
          <CandidateStatusBadge status={status} />
          {/* No wider than the badge where there is no room; otherwise the time in one line. */}
          <InterviewLine
            status={status}
            at={interview_at}
            details={interview_details}
            clamp={3}
            calendar={
              <AddToCalendar
                id={id}
                version={version ?? secondsOf(changed_at)}
                title={`Interview with ${name}, ${title}`}
                path="/submissions"
                at={interview_at}
                details={interview_details}
              />
            }
            size="xs"
            mt={2}
            maw={{ sm: 152, lg: 172 }}
            miw={{ lg: 172 }}
            style={{ whiteSpace: 'normal' }}
          />
          <OfferLine
            status={status}
            joiningOn={joining_on}
            size="xs"
            mt={2}
            maw={{ sm: 152, lg: 172 }}
            miw={{ lg: 172 }}
            style={{ whiteSpace: 'normal' }}
          />
          {last_note && (
            <Text
              size="xs"
              c="dimmed"
              mt={2}
              maw={{ base: 260, sm: 152, lg: 200 }}
              miw={{ lg: last_note.length > SHORT_NOTE ? 200 : undefined }}
              lineClamp={3}
              data-hint={last_note}
              style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
            >
              {last_note}
            </Text>
          )}
        </div>
      ),
    },
    tellsBy && {
      key: 'by',
      header: 'Submitted by',
      // Whoever asks has room for it below the day; elsewhere a company goes with it.
      fold: { below, under: asks ? 'submitted' : 'candidate', lead: 'By' },
      // A vendor's company is its own.
      tight: asks,
      cell: ({ submitted_by_name: by, company_name: company }) =>
        `${by ?? 'Unknown'}${company && !asks ? `, ${company}` : ''}`,
    },
    {
      key: 'submitted',
      header: 'Submitted',
      tight: true,
      sort: { ascending: 'oldest', descending: 'newest' },
      cell: ({ submitted_at }) => formatDate(submitted_at, timeZone),
    },
    {
      key: 'changed',
      header: 'Last change',
      sort: { ascending: 'changed', descending: '-changed' },
      cell: ({ changed_at, request, answered }) => (
        <Box component="time" dateTime={changed_at} display="block" miw={{ sm: 'max-content' }}>
          {formatDate(changed_at, timeZone)}{' '}
          <Text span display="block" size="xs" c="dimmed">
            {formatTime(changed_at, timeZone)}
          </Text>
          {(request?.answered_at ?? answered?.answered_at) === changed_at && (
            <Text span display="block" size="xs" c="dimmed">
              HR answered
            </Text>
          )}
        </Box>
      ),
    },
    asks && {
      key: 'request',
      header: 'Request to HR',
      fold: { below: 'md', under: 'submitted' },
      cell: (submission) => <AskHrCell submission={submission} onAsk={onAsk} />,
    },
  ];
  return columns.filter((column) => column !== false);
}

interface PersonProps {
  submission: Submission;
  onSee: (submission: Submission) => void;
}

/** Leads to the person's page, or for a vendor, who has none, to what the company sent. */
function Person({ submission, onSee }: PersonProps) {
  const { candidate_id: id, candidate_name: name, newer_resume: newer, unseen } = submission;
  if (id === undefined)
    return (
      <>
        <Anchor component="button" type="button" fw={500} ta="start" onClick={() => onSee(submission)}>
          {name}
        </Anchor>
        <UnseenMark unseen={unseen} />
      </>
    );
  return (
    <>
      <TextLink to="/candidate/$id" params={{ id }} fw={500}>
        {name}
      </TextLink>
      <UnseenMark unseen={unseen} />
      {newer && <NewerResumeMark candidateId={id} of={name} {...newer} />}
    </>
  );
}

/** An instant (ISO) in whole seconds, which rise with each change as a version does. */
function secondsOf(instant: string): number {
  return Math.floor(Date.parse(instant) / 1000);
}
