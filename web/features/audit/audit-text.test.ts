import { expect, it } from 'vitest';
import { auditWords } from '#contract/audit.ts';
import { messages } from '#contract/messages.ts';
import { emptyText, whoText } from './audit-text.ts';

it('names who did it, also when that was nobody or has no name', () => {
  const id = '0198c2a0-0000-7000-8000-00000000dead';
  expect(whoText({ actor: { id, name: 'Hema Rao' }, ip_address: '10.0.0.1' })).toBe('Hema Rao');
  expect(whoText({ actor: { id, name: null }, ip_address: '10.0.0.1' })).toBe('Somebody without a profile');
  expect(whoText({ actor: null, ip_address: '10.0.0.1' })).toBe('Not signed in');
  expect(whoText({ actor: null, ip_address: null })).toBe('The server');
});

it('writes unknown actions as people do', () => {
  expect(auditWords('stage_event.undo')).toBe('Stage event undo');
});

it('says, where a search found nothing, that who was deleted is found by name no more', () => {
  const { audit } = messages;
  expect(emptyText({})).toEqual({ title: audit.none, description: audit.noneHint });
  const byDay = { title: audit.noneMatching, description: audit.noneMatchingHint };
  expect(emptyText({ search: undefined, from: '2026-11-21' })).toEqual(byDay);
  const searched = emptyText({ search: 'farah', from: '2026-11-21' });
  expect(searched.title).toBe(audit.noneMatching);
  expect(searched.description).toMatch(/^Records deleted since are no longer found by name\. Take one/);
});
