import { useMantineColorScheme } from '@mantine/core';
import {
  type Icon,
  IconAdjustments,
  IconBriefcase,
  IconCalendarEvent,
  IconChartBar,
  IconDeviceDesktop,
  IconHistory,
  IconHourglass,
  IconKeyboard,
  IconLayoutDashboard,
  IconListCheck,
  IconLogout,
  IconMoon,
  IconPlus,
  IconPrinter,
  IconSend,
  IconSun,
  IconUpload,
  IconUser,
  IconUserPlus,
  IconUsers,
  IconVector,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { acceptsSubmissions } from '#contract/job-status.ts';
import { mayOpen, type Screen } from '#contract/screens.ts';
import { useHideFirstSteps } from '#web/features/first-steps/first-steps.queries.ts';
import { jobQuery } from '#web/features/jobs/jobs.queries.ts';
import { useSignOut } from '#web/features/session/sign-out-button.tsx';
import { lastSearch } from '#web/lib/last-search.ts';
import { useSession } from '#web/lib/session.ts';
import { ALL_SHORTCUTS, SHORTCUTS } from '#web/lib/shortcuts.ts';
import { recordAt } from './record-at.ts';
import { showSheet } from './shown-sheet.ts';

/** One line of the palette. */
export interface Command {
  id: string;
  group: string;
  label: string;
  /** beside the label, quieter */
  detail?: string;
  icon: Icon;
  /** others by which it is looked for */
  words?: string;
  /** of the shortcut that does the same */
  keys?: string | undefined;
  /** takes the focus: leads to another screen, whose heading then gets it, or presses something on this one */
  leads?: boolean;
  /** is run once the palette is out of the page */
  afterwards?: boolean;
  run: () => void;
}

type Ungrouped = Omit<Command, 'id' | 'group'>;

interface Place {
  to: Exclude<Screen, `${string}$${string}`>;
  label: string;
  icon: Icon;
  words?: string;
}

const SCREENS_TO_GO_TO: readonly Place[] = [
  { to: '/', label: 'Dashboard', icon: IconLayoutDashboard, words: 'home pipeline swot' },
  { to: '/jobs', label: 'Jobs', icon: IconBriefcase, words: 'postings openings' },
  { to: '/candidates', label: 'Candidates', icon: IconUsers, words: 'people candidate management' },
  { to: '/submissions', label: 'Submissions', icon: IconSend, words: 'submitted requests refused' },
  { to: '/executive', label: 'Executive Dashboard', icon: IconChartBar, words: 'metrics report plan' },
  { to: '/settings', label: 'Settings', icon: IconAdjustments, words: 'users management company' },
  { to: '/settings/audit', label: 'Audit Log', icon: IconHistory, words: 'who did what' },
  { to: '/settings/retention', label: 'Data Retention', icon: IconHourglass, words: 'erase privacy' },
  {
    to: '/vector-conversion',
    label: 'Vector Management',
    icon: IconVector,
    words: 'legacy import background excel csv table',
  },
  { to: '/profile', label: 'Profile Settings', icon: IconUser, words: 'password security account tokens' },
];

const CREATIONS: readonly Place[] = [
  { to: '/create-candidate', label: 'Add Candidate', icon: IconUserPlus, words: 'new create person resume' },
  { to: '/create-job', label: 'Create Job', icon: IconPlus, words: 'new post posting' },
  { to: '/candidates/import', label: 'Import Resumes', icon: IconUpload, words: 'bulk upload zip many' },
  { to: '/admin/users/new', label: 'Create User', icon: IconUserPlus, words: 'new invite colleague account' },
];

const COMING_UP: Ungrouped = {
  label: 'Coming Up',
  icon: IconCalendarEvent,
  words: 'interviews schedule scheduled joining joiners calendar upcoming today overdue follow up reminder',
  run: () => showSheet('coming up'),
};

const THEMES = [
  { value: 'light', label: 'Light theme', icon: IconSun },
  { value: 'dark', label: 'Dark theme', icon: IconMoon },
  { value: 'auto', label: 'System theme', icon: IconDeviceDesktop },
] as const;

/** Every screen that the person may open and everything that can be done from anywhere, those that hold all words of a search. */
export function useCommands(search: string): Command[] {
  const { role, can, profile } = useSession();
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const { signOut } = useSignOut();
  const { mutate: setGuideHidden } = useHideFirstSteps();

  const forJob = useForJob();
  const placesOf = (places: readonly Place[]): Ungrouped[] =>
    places
      .filter(({ to }) => mayOpen(role, to))
      .map(({ to, ...place }) => ({
        ...place,
        keys: ALL_SHORTCUTS.find(({ screen }) => screen === to)?.keys,
        leads: true,
        run: () => void navigate({ to, search: forJob(to) ?? lastSearch(to, profile.user_id) }),
      }));
  const getStarted: Ungrouped = {
    label: 'Get Started',
    icon: IconListCheck,
    words: 'first steps guide begin setup',
    leads: true,
    run: () => {
      setGuideHidden(false);
      void navigate({ to: '/', search: { guide: 'shown' } });
    },
  };
  const deeds: Ungrouped[] = [
    ...placesOf(CREATIONS),
    ...(can('first_steps.own') ? [getStarted] : []),
    ...(can('pipeline.read') ? [COMING_UP] : []),
    {
      label: 'Keyboard shortcuts',
      icon: IconKeyboard,
      words: 'help keys',
      keys: SHORTCUTS.help.keys,
      run: () => showSheet('shortcuts'),
    },
    {
      label: 'Print this page',
      icon: IconPrinter,
      words: 'paper pdf',
      afterwards: true,
      // The palette, which belongs on no paper, goes in this very moment. Not by `printPage`: shared with the palette, it
      // would come with the first script of every screen.
      run: () => setTimeout(() => window.print()),
    },
    ...THEMES.map(({ value, label, icon }) => ({
      label,
      icon,
      words: 'colour scheme mode',
      run: () => setColorScheme(value),
    })),
    { label: 'Sign out', icon: IconLogout, words: 'log out leave', run: signOut },
  ];
  const inGroup = (group: string, named: Ungrouped[]): Command[] =>
    named.filter(holds(search)).map((command) => ({ ...command, id: command.label, group }));
  return [...inGroup('Go to', placesOf(SCREENS_TO_GO_TO)), ...inGroup('Do', deeds)];
}

/** Whether each word of a search begins a word of a command's label, or of those that it is looked for by. */
export function holds(search: string): (command: Ungrouped) => boolean {
  const asked = search.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ label, words = '' }) => {
    const own = `${label} ${words}`.toLowerCase().split(' ');
    return asked.every((word) => own.some((other) => other.startsWith(word)));
  };
}

/** Says with what a screen opens on which people are added: with the job that is looked at, where that takes candidates. */
function useForJob() {
  const router = useRouter();
  const client = useQueryClient();
  return (to: Screen) => {
    if (to !== '/create-candidate' && to !== '/candidates/import') return undefined;
    const { pathname } = router.latestLocation;
    const jobId = pathname.startsWith('/jobs/') ? recordAt(pathname) : null;
    const job = jobId === null ? undefined : client.getQueryData(jobQuery(jobId).queryKey);
    return job && acceptsSubmissions(job.status) ? { jobId: job.id } : undefined;
  };
}
