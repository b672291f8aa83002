import { Button, List, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { counted } from '#contract/text.ts';
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
  return (
    <SectionCard
      title="Where the resume says it"
      printed={false}
      aside={
        <Button size="xs" variant="default" onClick={onHide}>
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
        <ErrorState title={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState label="Looking in the resume..." />
      )}
      {data !== undefined && data.more > 0 && (
        <Text size="sm" c="dimmed">
          and {counted(data.more, 'more place')} in the resume
        </Text>
      )}
    </SectionCard>
  );
}
