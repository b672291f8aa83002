import { SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { formatDay } from '#contract/dates.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { lakhsToRupees, lpaText } from '#contract/money.ts';
import { canBeJoiningDay, type Offer } from '#contract/offer.ts';
import { useToday } from '#web/lib/app-info.ts';
import { useDraft, useDropFormerDrafts, useKeepDraft } from '#web/lib/draft.ts';
import { DayPicker } from '#web/ui/day-picker.tsx';
import { KeptNote } from '../kept-note.tsx';
import { LakhsInput } from '#web/ui/lakhs-input.tsx';
import { JoinsLaterNote } from './joins-later-note.tsx';
import { isOverBudget } from '../over-budget.ts';

/** What of an offer has been touched; the rest is as it stands. */
const saidSchema = z
  .object({ offered_ctc: z.number().nullable(), joining_on: z.string().nullable() })
  .partial();

/** Of which offer something is typed: that which the assignment has in this version, or (`isNew`) one that follows. */
interface TypedOf {
  of: { assignment_id: string; version: number };
  isNew?: boolean;
}

/**
 * What is typed of an offer; whatever is not touched is that of `kept`, as it is by now, and is no part of `said`. It outlives
 * Escape and an ended session, until it is forgotten or somebody changes where the person stands.
 */
export function useOfferTyped(kept: Offer, { of, isNew = false }: TypedOf) {
  const today = useToday();
  // As of when the dialog was opened.
  const [start] = useState(`offer.${of.assignment_id}.`);
  const [version] = useState(String(of.version));
  const [then] = useState(kept);
  const draft = useDraft({
    key: `${start}${version}${isNew ? '.new' : ''}`,
    version: 1,
    schema: saidSchema,
    isUntouched: ({
      offered_ctc: ctc = then.offered_ctc,
      joining_on: day = then.joining_on,
    }: Partial<Offer>) => ctc === then.offered_ctc && day === then.joining_on,
  });
  useDropFormerDrafts(start, version);
  const [said, setSaid] = useState<Partial<Offer>>(draft.kept?.value ?? {});
  const { offered_ctc: ctc, ...rest } = said;
  // A text that is no number cannot be kept, and must not come back as an offer that was emptied.
  useKeepDraft(draft, ctc === undefined || Number.isNaN(ctc) ? rest : said);
  const offer = { ...kept, ...said };
  const wrong = wrongOf(offer, kept, today);
  const say = (part: Partial<Offer>) => setSaid((before) => ({ ...before, ...part }));
  return {
    offer,
    said,
    say,
    wrong,
    draft,
    /** as if nothing had been typed */
    reset: () => setSaid({}),
    forget: draft.forget,
  };
}

/** What is wrong with what is typed. A day that was kept long since is not. */
function wrongOf({ offered_ctc: ctc, joining_on: day }: Offer, kept: Offer, today: string) {
  const isFar = day !== null && day !== kept.joining_on && !canBeJoiningDay(day, today);
  const { offeredCtcPositive, offeredCtcTooHigh, joiningOutOfRange } = messages.assignment;
  return {
    // Nor is a text that is no number.
    ...(ctc !== null && !(ctc >= 0) && { ctc: offeredCtcPositive }),
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
  /** the day from which the person can join, by their own word (YYYY-MM-DD) */
  freeFrom: string | null;
  /** is used first */
  isFirst?: boolean;
}

/**
 * What somebody is offered and when they join, which may both be left out; with what speaks against an offer, which is told
 * and not refused.
 */
export function OfferFields(props: OfferFieldsProps) {
  const { of, isTried, isJoining = false, hasJoined = false, budget, expected, isFirst = false } = props;
  const { offer, said, say, wrong } = of;
  const today = useToday();
  // Whoever could have begun by now can begin on any day.
  const freeFrom = !hasJoined && props.freeFrom !== null && props.freeFrom > today ? props.freeFrom : null;
  const known = [
    budget !== null && `Budget up to ${lpaText(budget)}`,
    expected !== null && `Expects ${lpaText(expected)}`,
    freeFrom !== null && `Can join from ${formatDay(freeFrom)}`,
  ].filter((words) => words !== false);
  const doubts = [
    budget !== null && isOverBudget(offer.offered_ctc, budget) && `Over the budget of ${lpaText(budget)}.`,
    !hasJoined && offer.joining_on !== null && offer.joining_on < today && 'This day has passed.',
    freeFrom !== null &&
      offer.joining_on !== null &&
      offer.joining_on >= today &&
      offer.joining_on < freeFrom &&
      `They can join from ${formatDay(freeFrom)} only.`,
  ].filter((words) => words !== false);
  return (
    <Stack gap={4}>
      {/* Of one who joins the day alone is asked. */}
      {(!isJoining || said.joining_on !== undefined) && (
        <KeptNote of="offer" draft={of.draft} onDiscard={of.reset} />
      )}
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
