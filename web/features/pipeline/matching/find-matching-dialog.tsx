import { Alert, Badge, Button, Checkbox, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { elsewhereText, hasJoined } from '#contract/elsewhere.ts';
import { experienceText } from '#contract/experience.ts';
import { limits } from '#contract/limits.ts';
import type { Job } from '#contract/jobs.ts';
import { type MatchingCandidate, type MatchingFit, MOST_MATCHING } from '#contract/matching.ts';
import { messages } from '#contract/messages.ts';
import { counted, matchText } from '#contract/text.ts';
import { errorText, failureOf, hasCode } from '#web/lib/api.ts';
import { namesOfKeys } from '#web/lib/key-names.ts';
import { useKeptFocus } from '#web/lib/use-kept-focus.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { ButtonLink, TextLink } from '#web/ui/links.tsx';
import { MatchEvidence } from '#web/ui/match-evidence.tsx';
import { OwnerNote } from '#web/ui/owner-note.tsx';
import { SkillBadges } from '#web/ui/skill-badges.tsx';
import { useSending } from '#web/ui/sending-modal.tsx';
import { ClearFilters, EmptyState, ErrorState } from '#web/ui/states.tsx';
import { type TakeBack, useTellAssigned } from '#web/ui/tell-assigned.ts';
import { toast } from '#web/ui/toast.ts';
import { UnbrokenText } from '#web/ui/unbroken-text.tsx';
import { Coming } from '../coming.tsx';
import { LastAssigned } from './last-assigned.tsx';
import { matchColor } from './match-color.ts';
import { fitsFor, leaveNobodyText, MatchingFits } from './matching-fits.tsx';
import { ASSIGN_KEYS, pressInMatches } from './matching-keys.ts';
import { PayFacts } from '../pay-facts.tsx';
import { PipelineDialog } from '../pipeline-dialog.tsx';
import { matchingQuery, useAssign } from './assignable.queries.ts';
import { placeText } from '../interviews/place-text.ts';
import classes from './find-matching.module.css';

interface FindMatchingDialogProps {
  job: Pick<Job, 'id' | 'ctc_max' | 'locations' | 'mode_of_work'>;
  opened: boolean;
  onClose: () => void;
}

/** The best of the whole database for a job, to be assigned by one press, one or many. */
export default function FindMatchingDialog({ job, opened, onClose }: FindMatchingDialogProps) {
  // Here, so that they are still chosen when the dialog is opened again.
  const [fits, setFits] = useState<readonly MatchingFit[]>([]);
  return (
    <PipelineDialog
      title="Find Matching Candidates"
      size="xl"
      classNames={{ content: classes.dialog, body: classes.body }}
      opened={opened}
      onClose={onClose}
    >
      <Matches job={job} fits={fits} onFits={setFits} onClose={onClose} />
    </PipelineDialog>
  );
}

interface MatchesProps extends Omit<FindMatchingDialogProps, 'opened'> {
  fits: readonly MatchingFit[];
  onFits: (fits: readonly MatchingFit[]) => void;
}

function Matches({ job, fits, onFits, onClose }: MatchesProps) {
  const jobId = job.id;
  // The highest CTC in rupees, if there is one and the reader may know it.
  const budget = job.ctc_max ?? null;
  const offered = fitsFor(job);
  // The job may have changed meanwhile.
  const asked = offered.filter((fit) => fits.includes(fit));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const joinedId = useId();
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  const [limit, setLimit] = useState<number>(limits.assignSearch);
  const query = useQuery(matchingQuery(jobId, limit, asked));
  const { data, dataUpdatedAt, error, refetch, isPlaceholderData } = query;
  const assign = useAssign(jobId);
  const tellAssigned = useTellAssigned();
  const [last, setLast] = useState<{ told: string; takeBack: TakeBack }>();
  /** who was assigned of those who were found at that time, and stands there until they are found anew */
  const gone = useRef({ of: dataUpdatedAt, ids: [] as readonly string[] });
  const found = data?.items;
  /** those shown are of another question, and go when its own have come */
  const isOther = isPlaceholderData && data?.fits.join() !== asked.join();
  // Who has come into the job meanwhile is found no more.
  const wanted = chosen.filter((id) => found?.some((person) => person.id === id));

  const joined = found?.filter(hasJoined) ?? [];
  const free = found?.filter((person) => !hasJoined(person)) ?? [];

  const toggle = (id: string) =>
    setChosen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  const { run: put, busy } = useOnce(async (asked: readonly string[]) => {
    if (gone.current.of !== dataUpdatedAt) gone.current = { of: dataUpdatedAt, ids: [] };
    const ids = asked.filter((id) => !gone.current.ids.includes(id));
    if (ids.length === 0) return;
    try {
      const answer = await assign.mutateAsync([...ids]);
      gone.current.ids = [...gone.current.ids, ...ids];
      const [only] = ids.length === 1 ? ids : [];
      const who = found?.find(({ id }) => id === only)?.name;
      const takeBack = tellAssigned(answer, ids.length, undefined, who, () =>
        setLast((newest) => (newest?.takeBack === takeBack ? undefined : newest)),
      );
      if (takeBack) setLast({ told: `${who ?? counted(answer.assigned, 'candidate')} assigned.`, takeBack });
      setChosen((before) => before.filter((id) => !ids.includes(id)));
    } catch (failure) {
      toast.error(
        hasCode(failure, 'conflict')
          ? errorText(failure)
          : failureOf(failure, messages.assignment.assignFailed),
      );
    }
  });
  useSending(busy);
  const toList = () => place.current?.focus({ preventScroll: true });
  const putChosen = () => {
    if (wanted.length === 0) return;
    // The button cannot be pressed again until somebody else is chosen.
    toList();
    void put(wanted);
  };
  const narrow = (to: readonly MatchingFit[]) => {
    onFits(to);
    // The best of those who are left stand above.
    place.current?.scrollTo({ top: 0 });
  };

  const row = (person: MatchingCandidate) => (
    <Match
      key={person.id}
      person={person}
      budget={budget}
      chosen={chosen.includes(person.id)}
      busy={busy}
      onToggle={() => toggle(person.id)}
      onAssign={() => void put([person.id])}
    />
  );

  if (error && !data)
    return (
      <ErrorState
        title={messages.vector.matchingFailed}
        description={errorText(error)}
        onRetry={() => refetch()}
      />
    );
  return (
    <Stack gap="md" className={classes.matches} onKeyDown={(event) => pressInMatches(event, putChosen)}>
      <Text size="sm" c="dimmed">
        The best of all candidates who are not in this job yet, by their resumes, skills and experience.
      </Text>
      {data && data.not_searched > 0 && (
        <Alert color="yellow">
          {counted(data.not_searched, 'candidate')} could not be looked at: the vectors of their resumes are
          missing. <TextLink to="/vector-conversion">Open Vector Management</TextLink>
        </Alert>
      )}
      {data && data.no_resume > 0 && (
        <Text size="sm" c="dimmed">
          {counted(data.no_resume, 'candidate')} without a resume {data.no_resume === 1 ? 'is' : 'are'} not
          looked at.{' '}
          <TextLink to="/vector-conversion" search={{ status: 'none' }}>
            See who
          </TextLink>
        </Text>
      )}
      <MatchingFits offered={offered} chosen={asked} onChoose={narrow} />
      <div ref={place} className={classes.results} tabIndex={-1} aria-busy={isOther}>
        {!found && <Coming height={240} label="Looking for candidates" />}
        {data && found?.length === 0 && data.looked_at > 0 && data.fits.length > 0 && (
          <EmptyState
            title="Nobody matches."
            description={`${leaveNobodyText(data.fits)} of ${counted(data.looked_at, 'candidate')}.`}
            action={<ClearFilters onClear={() => narrow([])} />}
          />
        )}
        {data && found?.length === 0 && (data.looked_at === 0 || data.fits.length === 0) && (
          <EmptyState
            title="Nobody was found."
            description={
              data.no_resume > 0
                ? 'Everyone with a resume that can be compared is in this job already, or nobody has one yet.'
                : 'Everyone whose resume can be compared is in this job already, or nobody has been added yet.'
            }
            action={
              <ButtonLink to="/create-candidate" search={{ jobId }}>
                Create Candidate
              </ButtonLink>
            }
          />
        )}
        {free.length > 0 && (
          <ul className={classes.list} aria-label="Matching candidates">
            {free.map(row)}
          </ul>
        )}
        {joined.length > 0 && (
          <>
            <Text id={joinedId} size="sm" c="dimmed" className={classes.divider}>
              Joined another job
            </Text>
            <ul className={classes.list} aria-labelledby={joinedId}>
              {joined.map(row)}
            </ul>
          </>
        )}
        {data && limit < MOST_MATCHING && data.fitting > data.items.length && (
          <Button variant="subtle" fullWidth onClick={() => setLimit(MOST_MATCHING)}>
            Show more
          </Button>
        )}
        {isPlaceholderData && !isOther && <Coming height={96} label="Looking for more candidates" />}
      </div>
      <Group justify="space-between" gap="sm" className={classes.buttons} data-foot>
        <div>
          <Text size="sm" c="dimmed" aria-live="polite">
            {wanted.length === 0 && data && data.looked_at > 0 && shownText(data)}
            {wanted.length > 0 && `${counted(wanted.length, 'candidate')} selected`}
          </Text>
          {last && <LastAssigned {...last} onDone={toList} />}
        </div>
        <Group gap="sm" ml="auto">
          <Button variant="default" disabled={busy} onClick={onClose}>
            Close
          </Button>
          <Button
            disabled={wanted.length === 0}
            loading={busy}
            aria-keyshortcuts={ASSIGN_KEYS}
            data-hint={namesOfKeys('$mod+Enter').join(' ')}
            onClick={putChosen}
          >
            Assign Selected
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}

interface Shown {
  items: readonly unknown[];
  looked_at: number;
  fitting: number;
  fits: readonly MatchingFit[];
}

/** "20 shown of 445 candidates who were looked at."; narrowed down "12 of 445 match." or "20 shown. 45 of 445 match." */
function shownText({ items, looked_at, fitting, fits }: Shown): string {
  const match = `${fitting} of ${looked_at} ${fitting === 1 ? 'matches' : 'match'}.`;
  if (fits.length > 0) return items.length < fitting ? `${items.length} shown. ${match}` : match;
  const were = looked_at === 1 ? 'was' : 'were';
  return `${items.length} shown of ${counted(looked_at, 'candidate')} who ${were} looked at.`;
}

interface MatchProps {
  person: MatchingCandidate;
  budget: number | null;
  chosen: boolean;
  busy: boolean;
  onToggle: () => void;
  onAssign: () => void;
}

function Match({ person, budget, chosen, busy, onToggle, onAssign }: MatchProps) {
  const { id, name, match_similarity: score, match_reasons: reasons } = person;
  const work = [person.current_position, person.current_company].filter(Boolean).join(' at ');
  const { asked, has, verdict } = reasons.experience;
  const years = has ?? person.experience_years;
  const [isOpen, setOpen] = useState(false);
  const hasMore = reasons.evidence.length + reasons.topTerms.length > 0;
  return (
    <li className={classes.match}>
      <Checkbox aria-label={`Select ${name}`} checked={chosen} onChange={onToggle} />
      <Group gap="xs">
        <TextLink to="/candidate/$id" params={{ id }} fw={600} className={classes.name}>
          {name}
        </TextLink>
        <Badge color={matchColor(score)}>Match {matchText(score)}</Badge>
      </Group>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`Assign ${name}`}
        disabled={busy}
        // The second press of a double click may find somebody else there, who has moved up.
        onClick={({ detail }) => detail < 2 && onAssign()}
      >
        Assign
      </Button>
      <Stack gap={6} className={classes.about}>
        <Text size="sm" c="dimmed">
          {work || 'Current position not specified'} · {placeText(person)}
        </Text>
        <Group gap="6px 16px">
          <Text size="sm">
            {experienceText(years)}
            {asked && `, asked for ${asked} (${verdict})`}
          </Text>
          <PayFacts expected={person.expected_ctc} budget={budget} daysToJoin={person.days_to_join} />
        </Group>
        <Group gap="6px 16px">
          {person.elsewhere.length > 0 && (
            <Text size="sm">
              <UnbrokenText text={elsewhereText(person.elsewhere)} />
            </Text>
          )}
          <OwnerNote owner={person.owner} />
        </Group>
        <Group gap="6px 16px">
          {reasons.matchedSkills.length > 0 && (
            <Group gap={6}>
              <Text size="xs" c="dimmed">
                Has
              </Text>
              <SkillBadges skills={reasons.matchedSkills} most={limits.skillsShown.card} size="sm" />
            </Group>
          )}
          {reasons.missingSkills.length > 0 && (
            <Text size="xs" c="dimmed">
              Not shown: {reasons.missingSkills.join(', ')}
            </Text>
          )}
        </Group>
        {hasMore && (
          <Button
            variant="subtle"
            size="compact-xs"
            className={classes.why}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide what shows it' : 'What shows it?'}
            <VisuallyHidden> For {name}</VisuallyHidden>
          </Button>
        )}
        {isOpen && <MatchEvidence {...reasons} />}
      </Stack>
    </li>
  );
}
