import { Badge, Loader, Text } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconFileCheck,
  IconFileOff,
  IconPlayerSkipForward,
  IconScan,
  IconUserCheck,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { type IntakeRow, isReadyToAccept } from '#contract/intake.ts';
import { TextLink } from '#web/ui/links.tsx';
import { UnbrokenText } from '#web/ui/unbroken-text.tsx';
import classes from './intake.module.css';

/** The fields whose names are not their words. */
const DETAILS: Readonly<Record<string, string>> = {
  email: 'e-mail',
  experience_years: 'total experience',
  relevant_experience_years: 'relevant experience',
  current_ctc: 'current CTC',
  expected_ctc: 'expected CTC',
};

const SAME = { email: 'e-mail', phone: 'phone', file: 'file' } as const;

interface RowOutcomeProps {
  row: IntakeRow;
  /** beside the form and the resume, which say themselves what is missing and why nothing could be read */
  inReview?: boolean;
}

/** What has come of a file, in a sign, a colour and a word, and what stands in the way. */
export function RowOutcome({ row, inReview = false }: RowOutcomeProps) {
  const { label, color, icon: Sign } = outcomeLook(row);
  return (
    <>
      <Badge
        color={color}
        miw="max-content"
        leftSection={Sign ? <Sign size={12} stroke={2} aria-hidden /> : <Loader size={10} aria-hidden />}
      >
        {label}
      </Badge>
      <Details row={row} inReview={inReview} />
    </>
  );
}

/** How the outcome looks; what a file waits for is told by the filter. */
function outcomeLook(row: IntakeRow): { label: string; color: string; icon: Icon | null } {
  if (row.decision === 'accepted') return { label: 'Created', color: 'green', icon: IconUserCheck };
  if (row.decision === 'updated') return { label: 'Resume updated', color: 'green', icon: IconFileCheck };
  if (row.decision === 'accepting') return { label: 'Creating', color: 'blue', icon: null };
  if (row.decision === 'skipped') return { label: 'Skipped', color: 'gray', icon: IconPlayerSkipForward };
  if (row.reading === 'waiting') return { label: 'Reading', color: 'blue', icon: null };
  if (row.duplicate) return { label: 'Duplicate', color: 'orange', icon: IconUsers };
  if (isReadyToAccept(row)) return { label: 'Ready', color: 'teal', icon: IconCircleCheck };
  if (row.reading === 'scan') return { label: 'Needs text recognition', color: 'violet', icon: IconScan };
  if (row.reading === 'unreadable') return { label: 'Unreadable', color: 'red', icon: IconFileOff };
  return { label: 'Incomplete', color: 'yellow', icon: IconAlertTriangle };
}

/** "Same e-mail and phone as", to go before the name. */
export function sameAs({ same }: NonNullable<IntakeRow['duplicate']>): string {
  return `Same ${same.map((what) => SAME[what]).join(' and ')} as`;
}

function Details({ row, inReview }: Required<RowOutcomeProps>) {
  const { duplicate, namesakes, problem, problems, refusal, decision, reading } = row;
  const isSettled = decision === 'accepted' || decision === 'updated' || decision === 'accepting';
  if (isSettled || reading === 'waiting') return null;
  const missing = Object.keys(problems).map((field) => DETAILS[field] ?? field.replaceAll('_', ' '));
  const isByHand = missing.length === 0 && reading !== 'read';
  return (
    <div className={classes.details}>
      {refusal && (
        <Text size="xs" c="red">
          {refusal}
        </Text>
      )}
      {duplicate && (
        <Text size="xs" c="dimmed">
          <UnbrokenText text={sameAs(duplicate)} />{' '}
          {duplicate.of === 'candidate' ? (
            <TextLink to="/candidate/$id" params={{ id: duplicate.id }} size="xs" underline="always">
              {duplicate.name}
            </TextLink>
          ) : (
            <>{duplicate.name} (earlier in this batch)</>
          )}
        </Text>
      )}
      {namesakes.map(({ id, name, current_company: company, current_city: city }) => {
        const person = [name, company, city].filter(Boolean).join(', ');
        return (
          <Text key={id} size="xs" c="dimmed">
            Somebody of this name is known: {person} –{' '}
            <TextLink
              to="/candidate/$id"
              params={{ id }}
              target="_blank"
              aria-label={`View ${person}`}
              size="xs"
              underline="always"
            >
              View
            </TextLink>
          </Text>
        );
      })}
      {/* Once somebody has typed all of it, why the file could not be read stands in nobody's way any more. */}
      {isByHand && (
        <Text size="xs" c="dimmed">
          Details entered by hand
        </Text>
      )}
      {problem && reading === 'unreadable' && missing.length > 0 && !inReview && (
        <Text size="xs" c="dimmed">
          {problem}
        </Text>
      )}
      {missing.length > 0 && !inReview && (
        <Text size="xs" c="dimmed">
          <UnbrokenText text={`To complete: ${missing.join(', ')}`} />
        </Text>
      )}
    </div>
  );
}
