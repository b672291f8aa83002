import { NativeSelect } from '@mantine/core';
import { formatTime } from '#contract/dates.ts';
import { interviewsInTurn } from '#contract/interview.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import type { useInterviewTyped } from './interview-fields.tsx';

/** Minutes from one interview to the next; 0 where they do not come one after another. */
export const APART = [0, 10, 15, 20, 30, 45, 60, 90];

interface InterviewsInTurnProps {
  of: ReturnType<typeof useInterviewTyped>;
  /** who is interviewed, in this order */
  people: readonly { name: string }[];
}

/** Whether several people come to their interviews at the same time or one after another; nothing while no time is given. */
export function InterviewsInTurn({ of, people }: InterviewsInTurnProps) {
  const timeZone = useTimeZone();
  if (of.said.interview_at === null || people.length < 2) return null;
  const times = interviewsInTurn(of.said, people.length, of.apart).map(({ interview_at }) =>
    formatTime(interview_at!, timeZone),
  );
  return (
    <NativeSelect
      label="They come"
      value={String(of.apart)}
      data={APART.map((minutes) => ({
        value: String(minutes),
        label: minutes === 0 ? 'All at the same time' : `One after another, every ${minutes} minutes`,
      }))}
      description={
        of.apart === 0
          ? 'Each can be given another time afterwards.'
          : `In the order of the list: ${people[0]!.name} at ${times[0]}, ${people.at(-1)!.name} last, at ${times.at(-1)}.`
      }
      onChange={(event) => of.setApart(Number(event.currentTarget.value))}
    />
  );
}
