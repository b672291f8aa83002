import { IconBriefcase, IconSend, IconUser, IconUsers } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { CANDIDATE_STATUS_LABELS } from '#contract/candidate-status.ts';
import { writeList } from '#contract/candidate-filters.ts';
import type { FoundByFacts, FoundCandidate, findRoutes, FoundJob, FoundSubmission } from '#contract/find.ts';
import { JOB_STATUS_LABELS } from '#contract/job-status.ts';
import type { RouteOutput } from '#contract/route.ts';
import { countListed } from '#contract/text.ts';
import { useSession } from '#web/lib/session.ts';
import type { Command } from './commands.ts';

type Found = RouteOutput<typeof findRoutes.records>;

/** How records are shown as lines of the palette that lead to them. */
export function useRecordCommands() {
  const { can } = useSession();
  const navigate = useNavigate();

  const job = ({ id, jd_id, title, location, status }: FoundJob) => ({
    id,
    label: title,
    detail: [jd_id, location, JOB_STATUS_LABELS[status]].filter(Boolean).join(' · '),
    icon: IconBriefcase,
    leads: true,
    run: () =>
      void navigate({ to: can('pipeline.read') ? '/jobs/$id/candidates' : '/jobs/$id', params: { id } }),
  });
  const candidate = ({ id, name, email, phone, current_position }: FoundCandidate) => ({
    id,
    label: name,
    detail: [current_position, email, phone].filter(Boolean).join(' · '),
    icon: IconUser,
    leads: true,
    run: () => void navigate({ to: '/candidate/$id', params: { id } }),
  });
  const byFacts = ({ skills, cities, total }: FoundByFacts) => ({
    id: 'by-facts',
    label: [skills.join(' and '), cities.join(' or ')].filter(Boolean).join(' in '),
    detail: countListed(total, 'candidate'),
    icon: IconUsers,
    leads: true,
    run: () =>
      void navigate({
        to: '/candidates',
        search: { skills: writeList(skills), cities: writeList(cities) || undefined },
      }),
  });
  const submission = ({ id, candidate_name, jd_id, title, status }: FoundSubmission) => ({
    id,
    label: candidate_name,
    detail: `${jd_id} ${title} · ${CANDIDATE_STATUS_LABELS[status]}`,
    icon: IconSend,
    leads: true,
    run: () => void navigate({ to: '/submissions', search: { search: candidate_name } }),
  });

  return {
    /** by kind */
    byKind: ({ jobs, candidates, by_facts, submissions }: Found): Command[] => [
      ...candidates.map((found) => ({ ...candidate(found), group: 'Candidates' })),
      ...(by_facts ? [{ ...byFacts(by_facts), group: 'Candidates' }] : []),
      ...jobs.map((found) => ({ ...job(found), group: 'Jobs' })),
      ...submissions.map((found) => ({ ...submission(found), group: 'Submissions' })),
    ],
    /** in the order of their ids, without those that are gone */
    inOrder: ({ jobs, candidates }: Found, ids: readonly string[], group: string): Command[] => {
      const all = [...jobs.map(job), ...candidates.map(candidate)];
      return ids.flatMap((id) =>
        all.filter((found) => found.id === id).map((found) => ({ ...found, group })),
      );
    },
  };
}
