import { CHANNEL_LABELS } from '#contract/channel-labels.ts';
import { auditWords } from '#contract/audit.ts';
import { auditDetails } from '#contract/audit-details.ts';
import { factsOf } from '#contract/candidate-facts.ts';
import { CANDIDATE_STATUS_LABELS, type CandidateStatus } from '#contract/candidate-status.ts';
import { formatDay, formatMoment } from '#contract/dates.ts';
import { fileSize } from '#contract/file-size.ts';
import { LOST_REASON_LABELS } from '#contract/lost-reason-labels.ts';
import type { LostReason } from '#contract/lost-reasons.ts';
import { formatRupees } from '#contract/money.ts';
import { SOURCE_LABELS, type SubmissionType } from '#contract/options.ts';
import { CONSENT_SOURCE_LABELS } from '#contract/rights.ts';
import type { SentFields } from '#contract/sent-submissions.ts';
import { matchText } from '#contract/text.ts';
import { escapedHtml as escaped } from '../core/escape-html.ts';
import { ENGINE } from '../engine/index.ts';
import type { PersonalData } from './personal-data.read.ts';

interface Told {
  appName: string;
  timeZone: string;
  /** when the page was made */
  now: Date;
}

const IMPORT_STATES: Record<PersonalData['imports'][number]['decision'], string> = {
  open: 'To be reviewed',
  skipped: 'Left out',
  accepting: 'Being taken in',
  accepted: 'Taken in',
  updated: 'Taken in as a newer resume',
};

const ASKED_WORDS = { correct: 'Correct', withdraw: 'Withdraw', question: 'Answer a question' };
const OUTCOME_WORDS = { done: 'Done', left: 'Left as it was', taken_back: 'Taken back' };
const MATCHED_WORDS = { email: 'the e-mail', phone: 'the phone', both: 'e-mail and phone' };

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a1b1e;background:#fff}
h1{font-size:1.5rem}h2{font-size:1.1rem;margin-top:2rem}table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.35rem .6rem;border-bottom:1px solid #ddd;overflow-wrap:anywhere}
th{font-weight:600}.facts th{width:14rem}.wide{overflow-x:auto}p,td{white-space:pre-wrap}`;

/** What a vendor entered, a line for each field that it filled in. */
const sentText = (fields: SentFields) =>
  factsOf(fields)
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n');

/** A page for people who do not read JSON: what is held on a person. It needs nothing from anywhere and runs nothing. */
export function summaryPage(data: PersonalData, { appName, timeZone, now }: Told): string {
  const { candidate } = data;
  const when = (at: Date) => formatMoment(at.toISOString(), timeZone);
  const day = (date: string | null) => (date === null ? null : formatDay(date));
  const rupees = (amount: number | null) => (amount === null ? null : formatRupees(amount));
  const terms = (ctc: number | null, joining: string | null) =>
    [rupees(ctc), joining && `joining ${formatDay(joining)}`].filter(Boolean).join(', ');
  const interview = (at: Date | null, details: string | null) =>
    [at && when(at), details].filter(Boolean).join('\n');
  const status = (of: string | null) =>
    of === null ? null : (CANDIDATE_STATUS_LABELS[of as CandidateStatus] ?? of);
  const parts = [
    facts('Details', [
      ['E-mail', candidate.email],
      ['Phone', candidate.phone],
      ['City', candidate.current_city],
      ['Preferred location', candidate.preferred_location],
      ['Position', candidate.current_position],
      ['Company', candidate.current_company],
      ['Experience (years)', candidate.experience_years],
      ['Relevant experience (years)', candidate.relevant_experience_years],
      ['Skills', candidate.skills.join(', ')],
      ['Current CTC', rupees(candidate.current_ctc)],
      ['Expected CTC', rupees(candidate.expected_ctc)],
      ['Offer in hand', candidate.offer_in_hand ? (rupees(candidate.offer_ctc) ?? 'Yes') : 'No'],
      ['Joining date of that offer', day(candidate.offer_joining_date)],
      ['Joining date', day(candidate.joining_date)],
      ['Recommendation', candidate.recommendation_reason],
      ['Remarks', candidate.remarks],
      ['Resume summary', candidate.resume_summary],
      ['Found through', candidate.found_through && CHANNEL_LABELS[candidate.found_through]],
      ['Source', SOURCE_LABELS[candidate.submission_type as SubmissionType]],
      ['Vendor company', candidate.company_name],
      ['Added', when(candidate.created_at)],
      ['Added by', candidate.submitted_by_name],
      ['Last changed', when(candidate.updated_at)],
    ]),
    table(
      'Jobs',
      ['Job', 'Status', 'Interview', 'Offered CTC', 'Joining date', 'Match score', 'Put in', 'By'],
      data.assignments,
      (row) => [
        `${row.jd_id} ${row.title}`,
        status(row.status),
        interview(row.interview_at, row.interview_details),
        rupees(row.offered_ctc),
        day(row.joining_on),
        row.ai_match_score === null ? null : matchText(row.ai_match_score),
        when(row.assigned_at),
        row.assigned_by_name,
      ],
    ),
    table('Jobs taken out of', ['Job'], data.removed_assignments, (row) => [`${row.jd_id} ${row.title}`]),
    table('History', ['When', 'Job', 'From', 'To', 'By', 'Reason', 'Notes'], data.history, (row) => [
      when(row.changed_at),
      `${row.jd_id} ${row.title}`,
      status(row.previous_status),
      status(row.new_status),
      row.changed_by_name,
      row.reason_code && (LOST_REASON_LABELS[row.reason_code as LostReason] ?? row.reason_code),
      row.notes,
    ]),
    table('Changes of interviews', ['When', 'Job', 'Before', 'Then', 'By'], data.interview_changes, (row) => [
      when(row.changed_at),
      `${row.jd_id} ${row.title}`,
      [interview(row.previous_interview_at, row.previous_interview_details), row.missed && 'Did not come']
        .filter(Boolean)
        .join('\n'),
      interview(row.interview_at, row.interview_details),
      row.changed_by_name,
    ]),
    table('Offers', ['When', 'Job', 'Before', 'Then', 'By'], data.offer_changes, (row) => [
      when(row.changed_at),
      `${row.jd_id} ${row.title}`,
      terms(row.previous_offered_ctc, row.previous_joining_on),
      terms(row.offered_ctc, row.joining_on),
      row.changed_by_name,
    ]),
    table(
      'Notes',
      ['When', 'Job', 'Text', 'By', 'Changed', 'Follow up on', 'Followed up'],
      data.notes,
      (row) => [
        when(row.created_at),
        row.jd_id && `${row.jd_id} ${row.title}`,
        row.text,
        row.written_by_name,
        row.edited_at && when(row.edited_at),
        day(row.follow_up_on),
        row.followed_up_at && when(row.followed_up_at),
      ],
    ),
    table(
      'Submissions by vendors',
      ['When', 'Job', 'Company', 'By', 'Outcome', 'What was sent'],
      data.submissions,
      (row) => [
        when(row.submitted_at),
        `${row.jd_id} ${row.title}`,
        row.company_name,
        row.submitted_by_name,
        row.refused_as_known
          ? `Refused, as the person was known${row.matched_by === null ? '' : ` by ${MATCHED_WORDS[row.matched_by]}`}`
          : row.is_newer_resume
            ? 'Newer resume handed in'
            : `Accepted, owned until ${day(row.owned_until)}`,
        row.sent && sentText(row.sent),
      ],
    ),
    table(
      'Requests about submissions',
      ['When', 'Job', 'By', 'Asked to', 'Text', 'Outcome', 'Answer'],
      data.requests,
      (row) => [
        when(row.asked_at),
        `${row.jd_id} ${row.title}`,
        row.asked_by_name,
        ASKED_WORDS[row.kind],
        row.text,
        row.outcome === null ? null : OUTCOME_WORDS[row.outcome],
        row.answer,
      ],
    ),
    table('Imported resumes', ['When', 'File', 'State'], data.imports, (row) => [
      when(row.created_at),
      row.file_name,
      IMPORT_STATES[row.decision],
    ]),
    table('Resumes', ['Uploaded', 'File', 'Size', 'By', 'Current'], data.resumes, (row) => [
      when(row.created_at),
      row.file_name,
      fileSize(row.size_bytes),
      row.uploaded_by_name,
      row.is_current ? 'Yes' : 'No',
    ]),
    table('Vectors for matching', ['Made', 'Engine', 'Numbers'], data.vectors, (row) => [
      when(row.created_at),
      `${row.engine === ENGINE.id ? 'Built-in engine' : row.engine} ${row.engine_version}`,
      row.numbers,
    ]),
    table('Consent', ['When', 'What', 'Source', 'By', 'Note'], data.consents, (row) => [
      when(row.noted_at),
      row.is_given ? 'Given' : 'Withdrawn',
      CONSENT_SOURCE_LABELS[row.source],
      row.noted_by_name,
      row.note,
    ]),
    table('Kept beyond the retention rule', ['When', 'Why'], data.retention_exceptions, (row) => [
      when(row.kept_at),
      row.reason,
    ]),
    table('What was done with the data', ['When', 'What', 'Details', 'By'], data.audit, (row) => [
      when(row.at),
      auditWords(row.action),
      auditDetails(row.action, row.fields),
      row.by_name,
    ]),
  ];
  const title = `What ${appName} holds on ${candidate.name}`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><h1>${escaped(title)}</h1><p>Made on ${escaped(when(now))}. The file data.json holds the same in full, with the texts read from the resumes; the resumes themselves are in the folder resumes.</p>
${parts.join('\n')}
</body></html>
`;
}

type Cell = string | number | null | undefined;

function facts(title: string, rows: readonly (readonly [string, Cell])[]): string {
  const lines = rows.map(([label, value]) => `<tr><th scope="row">${escaped(label)}</th>${cell(value)}</tr>`);
  return `<h2>${escaped(title)}</h2><table class="facts">${lines.join('')}</table>`;
}

function table<Row>(
  title: string,
  headers: readonly string[],
  rows: readonly Row[],
  cells: (row: Row) => Cell[],
): string {
  const head = `<h2>${escaped(title)}</h2>`;
  if (rows.length === 0) return `${head}<p>Nothing.</p>`;
  const names = headers.map((header) => `<th scope="col">${escaped(header)}</th>`).join('');
  const lines = rows.map((row) => `<tr>${cells(row).map(cell).join('')}</tr>`).join('');
  return `${head}<div class="wide"><table><thead><tr>${names}</tr></thead><tbody>${lines}</tbody></table></div>`;
}

function cell(value: Cell): string {
  return `<td>${escaped(value === null || value === undefined || value === '' ? '–' : String(value))}</td>`;
}
