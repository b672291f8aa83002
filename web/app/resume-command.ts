import { IconFileSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { resumeQueryProblem } from '#contract/resume-query.ts';
import { mayOpen } from '#contract/screens.ts';
import { useSession } from '#web/lib/session.ts';
import type { Command } from './commands.ts';

/** The line of the palette that looks in resumes for what was typed, for whoever may list people; none where nobody could be found by it. */
export function useResumeCommand(search: string): Command[] {
  const { role } = useSession();
  const navigate = useNavigate();
  if (search === '' || !mayOpen(role, '/candidates') || resumeQueryProblem(search) !== null) return [];
  return [
    {
      id: 'in-resumes',
      group: 'Resumes',
      label: `Search in resumes for “${search}”`,
      icon: IconFileSearch,
      leads: true,
      run: () => void navigate({ to: '/candidates', search: { resume: search } }),
    },
  ];
}
