import { SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { lakhsToRupees, lpaText } from '#contract/money.ts';
import { canBeJoiningDay, type Offer } from '#contract/offer.ts';
import { useToday } from '#web/lib/app-info.ts';
import { DayPicker } from '#web/ui/day-picker.tsx';
import { LakhsInput } from '#web/ui/lakhs-input.tsx';
import { JoinsLaterNote } from './joins-later-note.tsx';
import { isOverBudget } from './over-budget.ts';

/** What is typed of an offer; whatever is not touched is that of `kept`, as it is by now, and is no part of `said`. */
export function useOfferTyped(kept: Offer) {
  const today = useToday();
  const [said, setSaid] = useState<Partial<Offer>>({});
  const offer = { ...kept, ...said };
  const wrong = wrongOf(offer, kept, today);
  const say = (part: Partial<Offer>) => setSaid((before) => ({ ...before, ...part }));
  return { offer, said, say, wrong };
}

/** What is wrong with what is typed. A day that was kept long since is not. */
function wrongOf({ offered_ctc: ctc, joining_on: day }: Offer, kept: Offer, today: string) {
  const isFar = day !== null && day !== kept.joining_on && !canBeJoiningDay(day, today);
  const { offeredCtcPositive, offeredCtcTooHigh, joiningOutOfRange } = messages.assignment;
  return {
    ...(ctc !== null && ctc < 0 && { ctc: offeredCtcPositive }),
    ...(ctc !== null && ctc > lakhsToRupees(limits.ctcLakhs.max) && { ctc: offeredCtcTooHigh }),
    ...(isFar && { day: joiningOutOfRange }),
  };
}

interface OfferFieldsProps {
  of: ReturnType<typeof useOfferTyped>;
  /** saving was tried, so that what is wrong is told */
  isTried: boolean;
  /** the person joins: of what was offered no word */
  isJoining?: boolean;
  /** the person has joined long since: the day may well have passed */
  hasJoined?: boolean;
  /** the job's highest CTC in rupees, if there is one and the reader may know it */
  budget: number | null;
  /** what the person expects, in rupees */
  expected: number | null;
  /** is used first */
  isFirst?: boolean;
}

/**
 * What somebody is offered and when they join, which may both be left out; with what speaks against an offer, which is told
 * and not refused.
 */
export function OfferFields(props: OfferFieldsProps) {
  const { of, isTried, isJoining = false, hasJoined = false, budget, expected, isFirst = false } = props;
  const { offer, say, wrong } = of;
  const today = useToday();
  const known = [
    budget !== null && `Budget up to ${lpaText(budget)}`,
    expected !== null && `Expects ${lpaText(expected)}`,
  ].filter((words) => words !== false);
  const doubts = [
    budget !== null && isOverBudget(offer.offered_ctc, budget) && `Over the budget of ${lpaText(budget)}.`,
    !hasJoined && offer.joining_on !== null && offer.joining_on < today && 'This day has passed.',
  ].filter((words) => words !== false);
  return (
    <Stack gap={4}>
      <SimpleGrid cols={{ base: 1, xs: isJoining ? 1 : 2 }} spacing="sm">
        {!isJoining && (
          <LakhsInput
            label="Offered CTC (LPA)"
            value={offer.offered_ctc}
            data-autofocus={isFirst || undefined}
            error={isTried && wrong.ctc}
            onChange={(offered_ctc) => say({ offered_ctc })}
          />
        )}
        <DayPicker
          label="Joining date"
          value={offer.joining_on}
          error={isTried && wrong.day}
          onChange={(joining_on) => say({ joining_on })}
        />
      </SimpleGrid>
      {!isJoining && doubts.length > 0 && (
        <Text size="sm" role="status">
          {doubts.join(' ')}
        </Text>
      )}
      {isJoining && !hasJoined && <JoinsLaterNote day={offer.joining_on} />}
      {!isJoining && known.length > 0 && (
        <Text size="xs" c="dimmed">
          {known.join(' · ')}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {isJoining
          ? 'Leave it empty while it is not known.'
          : 'Leave empty what is not known. Vendors see the day only.'}
      </Text>
    </Stack>
  );
}
