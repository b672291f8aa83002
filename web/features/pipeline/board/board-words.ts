import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { PipelineCandidate } from '#contract/assignments.ts';
import { columnOf, COLUMNS, dropOn, whyRefused } from './board-columns.ts';

export const INSTRUCTIONS =
  'Press Space to lift the candidate, Left and Right to choose a stage, Space to drop, Escape to leave things as they are.';

function lifted(candidate: PipelineCandidate): string {
  return `Lifted ${candidate.name}, in ${columnOf(candidate.status).label}.`;
}

/** What a screen reader says while a card is moved. `find` answers the person of an assignment. */
export function boardWords(find: (id: UniqueIdentifier) => PipelineCandidate | undefined): Announcements {
  const said = (id: UniqueIdentifier, overId: UniqueIdentifier | undefined, isDropped: boolean) => {
    const candidate = find(id);
    const column = COLUMNS.find(({ key }) => key === overId);
    if (!candidate) return undefined;
    const { name } = candidate;
    if (!column) return isDropped ? `${name} stays where they were.` : `${name} is over no stage.`;
    const drop = dropOn(column, candidate);
    if (drop.kind === 'stay') return isDropped ? `${name} stays in ${column.label}.` : lifted(candidate);
    if (drop.kind === 'refused') return whyRefused(column);
    if (!isDropped) return `Over ${column.label}.`;
    if (drop.kind === 'confirm') return `Dropped on ${column.label}. Please confirm.`;
    return drop.kind === 'ask'
      ? `Dropped on ${column.label}. Please say why.`
      : `${name} was dropped on ${column.label}.`;
  };
  return {
    onDragStart: ({ active }) => {
      const candidate = find(active.id);
      return candidate && lifted(candidate);
    },
    onDragOver: ({ active, over }) => said(active.id, over?.id, false),
    onDragEnd: ({ active, over }) => said(active.id, over?.id, true),
    onDragCancel: ({ active }) => {
      const candidate = find(active.id);
      return candidate && `${candidate.name} stays in ${columnOf(candidate.status).label}.`;
    },
  };
}
