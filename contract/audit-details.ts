import { type ConsentSource, CONSENT_SOURCE_LABELS } from './rights.ts';
import { type Role, ROLE_LABELS } from './roles.ts';
import { scopesText } from './scope-text.ts';
import type { TokenScope } from './token-scopes.ts';

/** What is noted beside a deed when that is not the names of fields. */
const NOTED: Record<string, (noted: readonly string[]) => string> = {
  'two_step.require': (roles) =>
    roles.length === 0
      ? 'Required of nobody any more'
      : `Required of ${roles.map((role) => ROLE_LABELS[role as Role] ?? role).join(', ')}`,
  'api_token.create': (scopes) => scopesText(scopes as readonly TokenScope[]),
  'consent.give': sourcesText,
  'consent.withdraw': sourcesText,
  'retention.rule': ([what]) => (what === 'off' ? 'No rule any more' : 'The months since the last activity'),
  'candidate.export': ([format = '', rows = '', ...filters]) =>
    [format.toUpperCase(), rows, filters.length > 0 && `filtered by ${fieldsText(filters)}`]
      .filter(Boolean)
      .join(', '),
  'job.remind': ([over = '', people = '', mails = '']) =>
    `More than ${over} days: ${[people, mails].filter(Boolean).join(', ')}`,
  'audit.export': (filters) => (filters.length > 0 ? `Filtered by ${fieldsText(filters)}` : 'All of it'),
};

const ABBREVIATIONS = /\b(?:ctc|jd|id|ai)\b/g;

/** What the audit log notes beside a deed as people write it: mostly names of fields, "CTC min, title"; '' for nothing. */
export function auditDetails(action: string, noted: readonly string[]): string {
  return NOTED[action]?.(noted) ?? fieldsText(noted);
}

function fieldsText(fields: readonly string[]): string {
  return fields
    .map((field) => field.replaceAll('_', ' ').replaceAll(ABBREVIATIONS, (word) => word.toUpperCase()))
    .join(', ');
}

function sourcesText(sources: readonly string[]): string {
  return `Source: ${sources.map((source) => CONSENT_SOURCE_LABELS[source as ConsentSource] ?? source).join(', ')}`;
}
