import { Alert, Button, Text } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { CANDIDATE_STATUS_LABELS } from '#contract/candidate-status.ts';
import type { ExistingCandidate } from '#contract/candidates.ts';
import { elsewhereText, takenElsewhere } from '#contract/elsewhere.ts';
import classes from '#web/ui/note.module.css';
import { candidateQuery } from './candidates.queries.ts';
import { PersonLink, SAME_BY_WORDS } from './known-line.tsx';

interface KnownNoteProps {
  /** who has the e-mail and who the phone that stand in the form; one of them at least */
  email: ExistingCandidate | null;
  phone: ExistingCandidate | null;
  /** for which they are being entered, once that is known */
  jobId: string | null;
  /** whether one goes on with them before it is known where they stand in that job */
  givesResume: boolean;
  /** offers at once what sending the form would; not before there is a resume */
  onGoOn: ((person: ExistingCandidate, sameBy: ('email' | 'phone')[]) => void) | undefined;
}

const FINDING_OUT = 'Looking whether they are in this job already...';
const NOT_FOUND_OUT = 'Whether they are in this job already could not be loaded.';

/** Says beside the resume, before anything else is filled in for nothing, that its person is a candidate already. */
export default function KnownNote({ email, phone, jobId, givesResume, onGoOn }: KnownNoteProps) {
  const person = email ?? phone;
  const areTwo = email !== null && phone !== null && email.id !== phone.id;
  const isAsked = person !== null && jobId !== null && !areTwo;
  const {
    data: place,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...candidateQuery(person?.id ?? ''),
    select: ({ assignments }) => ({
      standing: assignments.find(({ job_id }) => job_id === jobId)?.status ?? null,
      taken: takenElsewhere(assignments, ({ is_open }) => is_open),
    }),
    enabled: isAsked,
  });
  if (!person) return null;
  const standing = place?.standing;
  const same = (['email', 'phone'] as const).filter((by) => (by === 'email' ? email : phone) !== null);
  const sameBy = same.map((by) => SAME_BY_WORDS[by]).join(' and ');
  // On a job's own screen it must be known first: who is in the job is given the resume alone.
  const goOn = isAsked && (givesResume || standing !== undefined) ? onGoOn : undefined;
  const isUnknown = isAsked && !givesResume && standing === undefined;
  return (
    <Alert
      role="status"
      color="yellow"
      variant="light"
      icon={<IconUserCheck size={18} aria-hidden />}
      classNames={{ wrapper: classes.line, icon: classes.sign }}
    >
      <Text size="sm" fw={500}>
        {areTwo ? (
          'The e-mail address and the phone number belong to two candidates, named at the fields.'
        ) : (
          <>
            {/* The links' own colour is too faint on yellow. */}
            <PersonLink person={person} c="inherit" underline="always" /> is a candidate already, with the
            same {sameBy}.
          </>
        )}
      </Text>
      <Text size="sm">
        {standing ? (
          <>
            They are in this job already: <b>{CANDIDATE_STATUS_LABELS[standing]}</b>. Nobody is put into a job
            twice{goOn && ', but you can hand in the newer resume'}.
          </>
        ) : isUnknown ? (
          `Nobody is added twice. ${error && !isFetching ? NOT_FOUND_OUT : FINDING_OUT}`
        ) : (
          `Nobody is added twice: ${
            goOn
              ? 'you can go on with who is there, without filling in the rest.'
              : 'once a resume and a job are chosen, you can go on with who is there.'
          }`
        )}
      </Text>
      {standing === null && place && place.taken.length > 0 && (
        <Text size="sm" fw={500}>
          Please make sure that they are still free: {elsewhereText(place.taken)}.
        </Text>
      )}
      {isUnknown && error && (
        <Button variant="default" size="xs" mt="xs" loading={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      )}
      {goOn && (
        <Button variant="default" size="xs" mt="xs" onClick={() => goOn(person, same)}>
          Go On with This Person
        </Button>
      )}
    </Alert>
  );
}
