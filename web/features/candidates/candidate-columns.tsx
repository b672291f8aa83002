import { ActionIcon, Box, Group, Menu, type MenuItemProps, Text, UnstyledButton } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, type ReactNode, type Ref, useMemo } from 'react';
import { CANDIDATE_STATUS_LABELS } from '#contract/candidate-status.ts';
import type { CandidateListItem } from '#contract/candidate-list.ts';
import { formatDay } from '#contract/dates.ts';
import { experienceText } from '#contract/experience.ts';
import { limits } from '#contract/limits.ts';
import { deleteQuestion, messages } from '#contract/messages.ts';
import { formatLakhs, formatRupees } from '#contract/money.ts';
import { joiningWord } from '#contract/offer.ts';
import { counted } from '#contract/text.ts';
import { useToday } from '#web/lib/app-info.ts';
import { confirm } from '#web/ui/confirm.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { EmailText } from '#web/ui/email-text.tsx';
import { hint } from '#web/ui/hint.tsx';
import { JobsLeft } from '#web/ui/jobs-left.tsx';
import { IconLink, TextLink } from '#web/ui/links.tsx';
import { SkillBadges } from '#web/ui/skill-badges.tsx';
import { toast } from '#web/ui/toast.ts';
import { lostLabel } from './candidate-filter-words.ts';
import type { CandidateFilter, CandidateSort } from './candidate-list.queries.ts';
import classes from './candidate-columns.module.css';
import { useDeleteCandidate } from './candidates.queries.ts';
import { FoundWords } from './found-words.tsx';
import { joiningWords } from './joining-words.ts';

/** characters of an e-mail address that a wide screen has room for */
const ONE_LINE = 28;

/** What the list shows of each. */
const COLUMNS: Column<CandidateListItem, CandidateSort>[] = [
  {
    key: 'name',
    header: 'Name',
    rowHeader: true,
    sort: { ascending: 'name', descending: '-name' },
    cell: (candidate) => nameCell(candidate),
  },
  {
    key: 'email',
    header: 'Email',
    fold: { below: 'lg', under: 'name' },
    cell: (candidate) => (
      <Text
        size="sm"
        fz="inherit"
        miw={{ lg: 130 }}
        maw={{ base: '60vw', sm: 170, lg: 150, xl: 240 }}
        className={classes.email}
        data-short={candidate.email.length <= ONE_LINE || undefined}
      >
        <EmailText email={candidate.email} />
      </Text>
    ),
  },
  {
    key: 'experience',
    half: 1,
    header: 'Experience',
    tight: true,
    fold: { below: 'md', under: 'name', lead: 'Experience:' },
    sort: { ascending: 'experience', descending: '-experience' },
    cell: (candidate) => experienceText(candidate.experience_years),
  },
  {
    key: 'skills',
    header: 'Skills',
    cell: (candidate) => skillsCell(candidate, { whole: false }),
  },
  {
    key: 'current',
    half: 3,
    header: 'Current CTC',
    align: 'end',
    tight: true,
    fold: { below: 'lg', under: 'expected', lead: 'Now:' },
    cell: ({ current_ctc }) => <Ctc rupees={current_ctc} />,
  },
  {
    key: 'expected',
    half: 4,
    header: 'Expected CTC',
    align: 'end',
    tight: true,
    sort: { ascending: 'expected_ctc', descending: '-expected_ctc' },
    cell: ({ expected_ctc }) => <Ctc rupees={expected_ctc} />,
  },
  {
    key: 'joining',
    half: 2,
    header: 'Joining Days',
    tight: true,
    sort: { ascending: 'joining', descending: '-joining' },
    cell: (candidate) => <JoiningDays candidate={candidate} />,
  },
  {
    key: 'jobs',
    header: 'Job ID',
    tight: true,
    fold: { below: 'md', under: 'joining', lead: 'Job:' },
    cell: (candidate) => jobsCell(candidate),
  },
];

type JobOfPerson = CandidateListItem['assignments'][number];

/** What moves somebody in one of their jobs. */
export type MovesOf = (candidate: CandidateListItem, job: JobOfPerson) => ReactNode;

interface ForWhom {
  /** the last column is of those who may change somebody */
  mayChange: boolean;
  /** for whoever may move people: shown where the list is asked for by where people stand or wait */
  movesOf: MovesOf | undefined;
}

/** What the list shows under a filter. */
export function useCandidateColumns(filter: CandidateFilter, { mayChange, movesOf }: ForWhom) {
  const { resume, waiting_over, sort, status, skills } = filter;
  const asksWhy = filter.lost_reason !== undefined;
  const asksWait = waiting_over !== undefined || sort === 'waiting';
  const asksSkills = skills !== undefined;
  const moves = asksWait || status !== undefined ? movesOf : undefined;
  return useMemo(
    () => columnsFor({ asksWhy, asksWait, asksSkills, resume, mayChange, movesOf: moves }),
    [asksWhy, asksWait, asksSkills, resume, mayChange, moves],
  );
}

interface Asked extends ForWhom {
  asksWhy: boolean;
  asksWait: boolean;
  asksSkills: boolean;
  resume: string | undefined;
}

function columnsFor({ asksWhy, asksWait, asksSkills, resume, mayChange, movesOf }: Asked) {
  const columns = COLUMNS.map((column) => {
    // Of those who are lost and asked for as such, it says why.
    if (column.key === 'jobs' && asksWhy)
      return { ...column, cell: (candidate: CandidateListItem) => jobsCell(candidate, { why: true }) };
    // Where people wait one asks for which job it is, and who could move them on.
    if (column.key === 'jobs' && asksWait)
      return { ...column, cell: (candidate: CandidateListItem) => jobsCell(candidate, { which: true }) };
    if (column.key === 'skills' && asksSkills)
      return { ...column, cell: (candidate: CandidateListItem) => skillsCell(candidate, { whole: true }) };
    // What was asked for goes along, so that the person's page shows where the resume says it.
    if (column.key === 'name' && resume !== undefined)
      return { ...column, cell: (candidate: CandidateListItem) => nameCell(candidate, resume) };
    return column;
  });
  if (!mayChange) return columns;
  const actions: (typeof COLUMNS)[number] = {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    tight: true,
    cell: (candidate) => <Actions candidate={candidate} movesOf={movesOf} />,
  };
  return [...columns, actions];
}

/** Where the resume says what was asked for. */
function ResumeSays({ pieces }: { pieces: readonly string[] }) {
  return (
    <Text component="div" fz="xs" c="dimmed" className={classes.says}>
      <FoundWords pieces={pieces} />
    </Text>
  );
}

function JoiningDays({ candidate }: { candidate: CandidateListItem }) {
  const { text, isLate, isQuiet } = joiningWords(candidate, {
    agreed: candidate.agreed_on,
    today: useToday(),
  });
  return (
    <Text size="sm" c={isLate ? 'red' : isQuiet ? 'dimmed' : undefined} className={classes.joining}>
      {text}
    </Text>
  );
}

/** The exact amount is the hint, as the list rounds it; by keyboard it is to be had on the candidate's own page. */
function Ctc({ rupees }: { rupees: number | null }) {
  return <span {...hint(rupees === null ? undefined : formatRupees(rupees))}>{formatLakhs(rupees)}</span>;
}

type LinkAttributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color' | 'style'> & {
  ref?: Ref<HTMLAnchorElement>;
};

const MenuLink = createLink((props: MenuItemProps & LinkAttributes) => (
  <Menu.Item component="a" {...props} />
));

/** On paper all of them only where one asks for some: otherwise a row would be as high as they are many. */
const skillsCell = ({ skills, resume_says }: CandidateListItem, { whole }: { whole: boolean }) => (
  // All else in a row keeps its width; skills must not be what gives way.
  <Box miw={{ base: 0, sm: 110, xl: 150 }}>
    <SkillBadges skills={skills} most={limits.skillsShown.list} size="sm" printed={whole ? 'all' : 'first'} />
    {resume_says && <ResumeSays pieces={resume_says} />}
  </Box>
);

const nameCell = ({ id, name }: CandidateListItem, resume?: string) => (
  <TextLink
    to="/candidate/$id"
    params={{ id }}
    search={resume === undefined ? {} : { resume }}
    fw={500}
    display="inline-block"
    maw={260}
  >
    {name}
  </TextLink>
);

/** What is told of the first job beside its id and where the person stands there. */
interface Says {
  /** the main reason for which the person is lost there */
  why?: boolean;
  /** what it is called, and who is in charge of it */
  which?: boolean;
}

const jobsCell = (candidate: CandidateListItem, says: Says = {}) =>
  candidate.assignments.length === 0 ? '–' : <Jobs candidate={candidate} says={says} />;

/** The job by which the person came into the list, else where they have come furthest, and the others behind a count that opens them. */
function Jobs({ candidate: { name, assignments }, says }: { candidate: CandidateListItem; says: Says }) {
  const [first, ...others] = assignments;
  if (!first) return null;
  return (
    <div className={classes.jobs}>
      <Group gap={6} wrap="nowrap" className={classes.job}>
        <TextLink
          to="/jobs/$id/candidates"
          params={{ id: first.job_id }}
          {...hint(`${first.title}: ${CANDIDATE_STATUS_LABELS[first.status]}`)}
        >
          {first.jd_id}
        </TextLink>
        {others.length > 0 && (
          <Menu position="bottom-end" withinPortal>
            <Menu.Target>
              <UnstyledButton
                fz="xs"
                c="dimmed"
                className={classes.more}
                aria-label={`${counted(others.length, 'more job')} of ${name}`}
              >
                +{others.length} more
              </UnstyledButton>
            </Menu.Target>
            <Menu.Dropdown>
              {others.map((job) => (
                <MenuLink key={job.job_id} to="/jobs/$id/candidates" params={{ id: job.job_id }}>
                  {job.jd_id} {job.title}: {CANDIDATE_STATUS_LABELS[job.status]}
                </MenuLink>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </Group>
      {says.which && <WhichJob job={first} />}
      <Standing
        first={first}
        others={others}
        why={says.why ? lostLabel(first.lost_reason ?? 'none') : undefined}
      />
    </div>
  );
}

/** What a job is called and who is in charge of it. */
function WhichJob({ job: { title, in_charge } }: { job: JobOfPerson }) {
  return (
    <Text component="div" fz="xs" className={classes.which}>
      {title}
      <Text component="div" inherit c="dimmed">
        In charge: {in_charge ?? 'nobody'}
      </Text>
    </Text>
  );
}

interface StandingProps {
  first: JobOfPerson;
  others: readonly JobOfPerson[];
  /** the person is lost there */
  why: string | undefined;
}

/** Where the person stands in the job and for how long, and in which other one they wait for longer. */
function Standing({ first, others, why }: StandingProps) {
  const { status, joining_on: day } = first;
  const today = useToday();
  const longest = others.reduce((job, other) => (waits(other) > waits(job) ? other : job), first);
  return (
    <Text component="div" fz="xs" c="dimmed" className={classes.standing}>
      <span>
        {CANDIDATE_STATUS_LABELS[status]}
        {waits(first) > 0 && ','}
      </span>{' '}
      {waits(first) > 0 && <span>waiting {counted(waits(first), 'day')}</span>}
      {status === 'joined' && day !== null && (
        <div>
          {joiningWord(status, day, today) === 'joins' ? `Joins on ${formatDay(day)}` : formatDay(day)}
        </div>
      )}
      {first.is_job_on_hold && waits(first) > 0 && <div>{JOB_ON_HOLD}</div>}
      {why !== undefined && <div>{why}</div>}
      {longest !== first && (
        <div>
          <span>{longest.jd_id}:</span> <span>waiting {counted(waits(longest), 'day')}</span>
          {longest.is_job_on_hold && <div>{JOB_ON_HOLD}</div>}
        </div>
      )}
    </Text>
  );
}

const JOB_ON_HOLD = 'Job on hold';

/** For how many whole days somebody has stood where they stand in a job; 0 where nobody waits. */
const waits = ({ days_waiting: days }: JobOfPerson) => days ?? 0;

interface ActionsProps {
  candidate: CandidateListItem;
  movesOf: MovesOf | undefined;
}

function Actions({ candidate, movesOf }: ActionsProps) {
  // By which the person came into the list.
  const [job] = candidate.assignments;
  const remove = useDeleteCandidate();
  const ask = () =>
    confirm({
      title: 'Delete Candidate',
      body: (
        <>
          <Text>{deleteQuestion(candidate.name)}</Text>
          <JobsLeft titles={candidate.assignments.map(({ title }) => title)} one="job" />
        </>
      ),
      confirmLabel: 'Delete',
      danger: true,
      run: async () => {
        try {
          await remove.mutateAsync(candidate.id);
          toast.success(messages.candidate.deletedOnList);
        } catch (error) {
          toast.error(messages.candidate.deleteFailedOnList);
          throw error;
        }
      },
    });
  return (
    <Group gap={2} justify="flex-end" className={classes.actions}>
      {movesOf && job && job.days_waiting !== null && movesOf(candidate, job)}
      {candidate.can.edit && (
        <IconLink
          to="/edit-candidate/$id"
          params={{ id: candidate.id }}
          variant="subtle"
          color="gray"
          aria-label={`Edit ${candidate.name}`}
          data-hint="Edit"
        >
          <IconPencil size={16} aria-hidden />
        </IconLink>
      )}
      {candidate.can.delete && (
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={`Delete ${candidate.name}`}
          data-hint="Delete"
          onClick={() => void ask()}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  );
}
