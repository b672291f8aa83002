import {
  Button,
  Checkbox,
  Drawer,
  Group,
  Radio,
  Select,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CANDIDATE_STATUS_LABELS, CANDIDATE_STATUSES } from '#contract/candidate-status.ts';
import { CHANNEL_WORDS } from '#contract/channels.ts';
import { NOBODY } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { SOURCE_LABELS, SUBMISSION_TYPES } from '#contract/options.ts';
import { bandLabel, FUNNEL_LABELS, FUNNEL_STAGES, TIME_TO_HIRE_WORDS } from '#contract/reached.ts';
import { cleanList } from '#contract/text.ts';
import { LOST_WORDS } from '#contract/lost-reasons.ts';
import { WAITING_WORDS, waitingLabel } from '#contract/waiting.ts';
import { useSession } from '#web/lib/session.ts';
import { isByKeys } from '#web/lib/take-focus.ts';
import { ChipsInput } from '#web/ui/chips-input.tsx';
import classes from '#web/ui/drawer-foot.module.css';
import { LakhsInput } from '#web/ui/lakhs-input.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import {
  ADDED_LABELS,
  channelLabel,
  departmentLabel,
  JOINING_LABELS,
  lostLabel,
  MOST_YEARS,
  NO_FILTERS,
  NOT_KNOWN,
} from './candidate-filter-words.ts';
import { asked, isWrong, problemsOf } from './chosen-filters.ts';
import { CityChips } from './city-chips.tsx';
import { departmentsQuery } from '#web/lib/departments.ts';
import { DayRange } from './day-range.tsx';
import { type CandidateFilter, filterOptionsQuery } from './candidate-list.queries.ts';
import { FoundCount } from './found-count.tsx';
import { ResumeSaysField } from './resume-says-field.tsx';
import { JobFilter } from './job-filter.tsx';
import {
  ADDED_WORDS,
  asksAssignment,
  JOINING_FILTERS,
  NO_DEPARTMENT,
  readList,
  writeList,
} from '#contract/candidate-filters.ts';

interface FilterDrawerProps {
  filter: CandidateFilter;
  opened: boolean;
  onClose: () => void;
  onApply: (change: CandidateFilter) => void;
}

/** Where the filters of the candidate list are chosen; they take effect together. */
export default function CandidateFilterDrawer({ filter, opened, onClose, onApply }: FilterDrawerProps) {
  // Opened once it stands, so that it knows where to give the focus back to.
  const mounted = useMounted();
  return (
    <Drawer
      opened={opened && mounted}
      onClose={onClose}
      title="Filter candidates"
      position="right"
      classNames={{ content: classes.content, body: classes.body }}
      // Those that stand there, of an export just begun, would lie over the filters.
      data-toasts="left"
      data-print="none"
    >
      {/* Made anew each time it is opened, of the filters in force. */}
      <FilterForm filter={filter} onApply={onApply} />
    </Drawer>
  );
}

/** suggestions at a time; typing leads to the others */
const MOST_OFFERED = 30;
const joiningOptions = JOINING_FILTERS.map((value) => ({ value, label: JOINING_LABELS[value] }));
const addedOptions = ADDED_WORDS.map((value) => ({ value, label: ADDED_LABELS[value] }));
const reachedOptions = FUNNEL_STAGES.map((value) => ({ value, label: FUNNEL_LABELS[value] }));
const waitingOptions = WAITING_WORDS.map((value) => ({ value, label: waitingLabel(value) }));
const timeToHireOptions = TIME_TO_HIRE_WORDS.map((value) => ({ value, label: bandLabel(value) }));
const lostOptions = LOST_WORDS.toReversed().map((value) => ({ value, label: lostLabel(value) }));
const sourceOptions = SUBMISSION_TYPES.map((value) => ({ value, label: SOURCE_LABELS[value] }));

function FilterForm({ filter, onApply }: Pick<FilterDrawerProps, 'filter' | 'onApply'>) {
  const [chosen, setChosen] = useState(filter);
  const choose = (change: CandidateFilter) => setChosen((before) => ({ ...before, ...change }));
  /** What is still being typed is not found fault with. */
  const [isTold, setTold] = useState(false);
  const { can } = useSession();
  const { data: options } = useQuery(filterOptionsQuery);
  const { data: departments } = useQuery({
    ...departmentsQuery,
    enabled: can('job.departments'),
  });
  /** The list below the first field would cover the others before one has chosen to type in it. */
  const [offersSkills, setOffersSkills] = useState(false);
  const problems = problemsOf(chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (isWrong(problems)) return;
    const { search: _search, sort: _sort, ...change } = asked(chosen);
    onApply(change);
  };
  const companies = cleanList([...(options?.companies ?? []), filter.company ?? '']);
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <Stack gap="md" className={classes.scrolling}>
        <ChipsInput
          label="Skills"
          placeholder="Type a skill"
          data-autofocus={isByKeys() || undefined}
          openOnFocus={offersSkills}
          onPointerDown={() => setOffersSkills(true)}
          onBlur={() => setOffersSkills(true)}
          limit={MOST_OFFERED}
          options={options?.skills ?? []}
          value={readList(chosen.skills ?? '')}
          onChange={(skills) => choose({ skills: writeList(skills) || undefined })}
        />
        <Radio.Group
          aria-label="How many of the skills"
          value={chosen.skills_match ?? 'all'}
          onChange={(match) => choose({ skills_match: match === 'any' ? 'any' : undefined })}
        >
          <Group>
            <Radio value="all" label="All of them" />
            <Radio value="any" label="Any of them" />
          </Group>
        </Radio.Group>
        <CityChips
          label="Current city"
          placeholder="Any city"
          limit={MOST_OFFERED}
          inUse={options?.cities ?? []}
          value={readList(chosen.cities ?? '')}
          onChange={(cities) => choose({ cities: writeList(cities) || undefined })}
        />
        <TextInput
          label="Employer or position"
          description="Each word is in their current company or position"
          placeholder="e.g. Infosys architect"
          maxLength={limits.search.max}
          value={chosen.employment ?? ''}
          onChange={(event) => choose({ employment: event.currentTarget.value })}
        />
        <ResumeSaysField
          value={chosen.resume ?? ''}
          onChange={(resume) => choose({ resume })}
          error={isTold && problems.resume}
        />
        <SimpleGrid cols={2}>
          <NumberField
            label="Experience from"
            placeholder="Years"
            min={0}
            max={MOST_YEARS}
            value={chosen.experience_min ?? null}
            onChange={(years) => choose({ experience_min: years ?? undefined })}
          />
          <NumberField
            label="Experience to"
            placeholder="Years"
            min={0}
            max={MOST_YEARS}
            value={chosen.experience_max ?? null}
            onChange={(years) => choose({ experience_max: years ?? undefined })}
            error={problems.years}
          />
        </SimpleGrid>
        <SimpleGrid cols={2}>
          <LakhsInput
            label="Expected CTC from"
            placeholder="Lakhs a year"
            value={chosen.ctc_min ?? null}
            onChange={(rupees) => choose({ ctc_min: rupees ?? undefined })}
          />
          <LakhsInput
            label="Expected CTC to"
            placeholder="Lakhs a year"
            value={chosen.ctc_max ?? null}
            onChange={(rupees) => choose({ ctc_max: rupees ?? undefined })}
            error={problems.ctc}
          />
        </SimpleGrid>
        <Select
          label="Can join"
          placeholder="Whenever"
          clearable
          clearButtonProps={{ 'aria-label': 'Whenever' }}
          data={joiningOptions}
          value={chosen.joining ?? null}
          onChange={(joining) => choose({ joining: joining ?? undefined })}
        />
        <Select
          label="Added"
          placeholder="Any time"
          clearable
          clearButtonProps={{ 'aria-label': 'Added at any time' }}
          data={addedOptions}
          value={chosen.added ?? null}
          onChange={(added) => choose({ added: added ?? undefined })}
        />
        <Checkbox.Group
          label="Found through"
          value={readList(chosen.found_through ?? '')}
          onChange={(channels) => choose({ found_through: writeList(channels) || undefined })}
        >
          <SimpleGrid cols={2} spacing="xs" verticalSpacing="xs" mt="xs">
            {CHANNEL_WORDS.map((channel) => (
              <Checkbox key={channel} value={channel} label={channelLabel(channel)} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
        <Checkbox.Group
          label={chosen.job_id === undefined ? 'Status in any job' : 'Status in the job below'}
          value={readList(chosen.status ?? '')}
          onChange={(status) => choose({ status: writeList(status) || undefined })}
        >
          <SimpleGrid cols={2} spacing="xs" verticalSpacing="xs" mt="xs">
            {CANDIDATE_STATUSES.map((status) => (
              <Checkbox key={status} value={status} label={CANDIDATE_STATUS_LABELS[status]} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
        <Select
          label="In this status for"
          description="Where something is still to be decided, since the status last changed"
          placeholder="Any time"
          clearable
          clearButtonProps={{ 'aria-label': 'Any time' }}
          data={waitingOptions}
          value={chosen.waiting_over ?? null}
          onChange={(waiting) => choose({ waiting_over: waiting ?? undefined })}
        />
        <Select
          label="Reached"
          description="That stage or a later one, whatever came of it"
          placeholder="Any stage"
          clearable
          clearButtonProps={{ 'aria-label': 'Any stage' }}
          data={reachedOptions}
          value={chosen.reached ?? null}
          onChange={(reached) =>
            choose({
              reached: reached ?? undefined,
              ...(reached === null && { reached_from: undefined, reached_to: undefined }),
            })
          }
        />
        {chosen.reached !== undefined && (
          <DayRange
            label="Reached"
            from={chosen.reached_from}
            to={chosen.reached_to}
            onFrom={(day) => choose({ reached_from: day })}
            onTo={(day) => choose({ reached_to: day })}
          />
        )}
        <Select
          label="Time to hire"
          placeholder="Any, or not hired"
          clearable
          clearButtonProps={{ 'aria-label': 'Any, or not hired' }}
          data={timeToHireOptions}
          value={chosen.time_to_hire ?? null}
          onChange={(days) => choose({ time_to_hire: days ?? undefined })}
        />
        <Select
          label="Lost"
          description="Rejected, declined or did not join, by the main reason"
          placeholder="Lost or not"
          clearable
          clearButtonProps={{ 'aria-label': 'Lost or not' }}
          data={lostOptions}
          value={chosen.lost_reason ?? null}
          onChange={(reason) =>
            choose({
              lost_reason: reason ?? undefined,
              // Whose decision it was went with the reason before: not each reason is of both.
              lost_by: undefined,
              ...(reason === null && { lost_from: undefined, lost_to: undefined }),
            })
          }
        />
        {chosen.lost_reason !== undefined && (
          <DayRange
            label="Lost"
            from={chosen.lost_from}
            to={chosen.lost_to}
            onFrom={(day) => choose({ lost_from: day })}
            onTo={(day) => choose({ lost_to: day })}
          />
        )}
        {can('job.departments') && (
          <Select
            label="Department"
            description="Of a job that they are in"
            placeholder="Any department"
            searchable
            clearable
            clearButtonProps={{ 'aria-label': 'Any department' }}
            nothingFoundMessage="No such department"
            data={departmentOptions(departments?.departments ?? [], filter.department)}
            value={chosen.department ?? null}
            onChange={(department) => choose({ department: department ?? undefined })}
          />
        )}
        <JobFilter value={chosen.job_id ?? null} onChange={(job) => choose({ job_id: job ?? undefined })} />
        {can('submission.ledger') && (
          <Select
            label="Submitted or added by"
            description="Who put them into that job"
            placeholder="Anybody"
            searchable
            clearable
            clearButtonProps={{ 'aria-label': 'Submitted or added by anybody' }}
            nothingFoundMessage="Nobody found"
            data={[
              ...(options?.recruiters ?? []).map(({ id, name }) => ({ value: id, label: name })),
              { value: NOBODY, label: NOT_KNOWN },
            ]}
            value={chosen.recruiter ?? null}
            onChange={(recruiter) => choose({ recruiter: recruiter ?? undefined })}
          />
        )}
        <Select
          label="Source"
          description={asksAssignment(chosen) ? 'Who brought them into that job' : 'Who brought the person'}
          placeholder="Anybody"
          clearable
          clearButtonProps={{ 'aria-label': 'Anybody' }}
          data={sourceOptions}
          value={chosen.source ?? null}
          onChange={(source) =>
            choose({ source: source ?? undefined, ...(source === 'internal' && { company: undefined }) })
          }
        />
        {can('submission.ledger') && chosen.source !== 'internal' && (
          <Select
            label="Vendor company"
            placeholder="Any company"
            searchable
            clearable
            clearButtonProps={{ 'aria-label': 'Any company' }}
            nothingFoundMessage="No company found"
            data={companies}
            value={chosen.company ?? null}
            onChange={(company) => choose({ company: company ?? undefined })}
          />
        )}
        <Text size="xs" c="dimmed">
          Filters stand in the address, so a link to this page keeps them.
        </Text>
      </Stack>
      <Group justify="space-between" gap="xs" className={classes.foot} data-foot>
        <FoundCount
          filter={{ ...asked(chosen), search: filter.search, sort: undefined }}
          isWrong={isWrong(problems)}
        />
        <Button variant="default" onClick={() => setChosen(NO_FILTERS)}>
          Clear all
        </Button>
        <Button type="submit">Show candidates</Button>
      </Group>
    </form>
  );
}

/** Those in use, the one in force however it is typed there, and none. */
function departmentOptions(inUse: readonly string[], inForce: string | undefined) {
  const isListed = (one: string) => one === NO_DEPARTMENT || inUse.includes(one);
  const others = inForce === undefined || isListed(inForce) ? [] : [inForce];
  const names = [...inUse.filter((one) => one !== NO_DEPARTMENT), ...others, NO_DEPARTMENT];
  return names.map((value) => ({ value, label: departmentLabel(value) }));
}
