import { Button, List, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { errorText, hasCode } from '#web/lib/api.ts';
import { SectionCard } from '#web/ui/section-card.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { passagesQuery } from './candidates.queries.ts';
import { FoundWords } from './found-words.tsx';
import classes from './resume-passages.module.css';

interface ResumePassagesProps {
  candidateId: string;
  /** what the list was asked for in resumes */
  asked: string;
  onHide: () => void;
}

/** Where a person's resume says what the list was asked for that one comes from; nothing when it does not. */
export function ResumePassages({ candidateId, asked, onHide }: ResumePassagesProps) {
  const { data, error, refetch } = useQuery(passagesQuery(candidateId, asked));
  // Nobody is found by what such an address asks for.
  if (hasCode(error, 'invalid_input', 'not_found') || data?.passages.length === 0) return null;
  const hide = () => {
    onHide();
    // The button that had the focus goes with the card.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  return (
    <SectionCard
      title="Where the resume says it"
      printed={false}
      aside={
        <Button size="xs" variant="default" onClick={hide}>
          Hide
        </Button>
      }
    >
      <Text size="xs" c="dimmed" className={classes.text}>
        Resume says: {asked}
      </Text>
      {data ? (
        <List listStyleType="none" spacing="sm" styles={{ itemWrapper: { display: 'block' } }}>
          {data.passages.map((pieces, at) => (
            <List.Item key={at} className={classes.text} fz="sm">
              <FoundWords pieces={pieces} />
            </List.Item>
          ))}
        </List>
      ) : error ? (
        <ErrorState title={errorText(error)} onRetry={() => refetch()} />
      ) : (
        <LoadingState label="Looking in the resume..." />
      )}
      {data !== undefined && data.more > 0 && (
        <Text size="sm" c="dimmed">
          There are more places in the resume.
        </Text>
      )}
    </SectionCard>
  );
}
