import { Text, type TextProps } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { formatDay } from '#contract/dates.ts';
import { lpaText } from '#contract/money.ts';
import { hasOffer, joiningWord, type Offer } from '#contract/offer.ts';
import { useToday } from '#web/lib/app-info.ts';

interface OfferLineProps extends TextProps {
  status: CandidateStatus;
  /** whole rupees a year; none where the reader is not to know it */
  ctc?: Offer['offered_ctc'];
  joiningOn: Offer['joining_on'];
  /** what else is to be said of the pay, where it is told */
  children?: ReactNode;
}

/**
 * What somebody at that stage was offered and when they join or joined, as far as it is known; in the colour of what waits
 * for somebody once that day is over and nobody has said that they joined.
 */
export function OfferLine({ status, ctc = null, joiningOn: day, children, ...text }: OfferLineProps) {
  const today = useToday();
  if (!hasOffer(status) || (ctc === null && day === null)) return null;
  const joins = day === null ? '' : joiningWord(status, day, today);
  const isOverdue = joins === 'was to join';
  return (
    <Text size="sm" c={isOverdue ? 'var(--mantine-color-orange-light-color)' : 'dimmed'} {...text}>
      {ctc !== null && `Offer ${lpaText(ctc).replace(' ', '\u00A0')}`}
      {ctc !== null && day !== null && ' · '}
      {day !== null && (
        <>
          {ctc === null ? joins.replace(/^./, (first) => first.toUpperCase()) : joins} on{' '}
          <time dateTime={day}>{formatDay(day).replaceAll(' ', '\u00A0')}</time>
        </>
      )}
      {ctc !== null && children}
    </Text>
  );
}
