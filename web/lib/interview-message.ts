import { dayOf, formatArrangedDay, formatTime } from '#contract/dates.ts';

export interface ArrangedInterview {
  /** the candidate's */
  name: string;
  /** the job's; undefined where it is not known */
  title: string | undefined;
  /** when it is (ISO) */
  at: string;
  /** the round, who holds it, and where */
  details: string | null;
}

/** What a candidate is told of an interview, to be looked over before it is sent; `from` is who signs it. */
export function interviewMessage(
  { name, title, at, details }: ArrangedInterview,
  { from, timeZone }: { from: string; timeZone: string },
): { subject: string; text: string } {
  const interview = title === undefined ? 'interview' : `interview for ${title}`;
  const when = `${formatArrangedDay(dayOf(new Date(at), timeZone))} at ${formatTime(at, timeZone)}`;
  const parts = [
    `Dear ${name},`,
    `Your ${interview} is on ${when}.${details === null ? '' : `\n${details}`}`,
    'Please reply to say whether you can come.',
    `Regards,\n${from}`,
  ];
  return { subject: `${interview.replace(/^i/, 'I')}, ${when}`, text: parts.join('\n\n') };
}
