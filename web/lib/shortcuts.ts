import type { Permission } from '#contract/permissions.ts';
import type { Screen } from '#contract/screens.ts';
import { PALETTE_KEYS } from './key-names.ts';

type Group = 'Anywhere' | 'Go to' | 'In lists and records' | 'On the board';

interface Shortcut {
  /** as tinykeys reads them: keys pressed together with a plus, one after another with a blank */
  keys: string;
  label: string;
  group: Group;
  /** leads there; for those only who may open it */
  screen?: Screen;
  /** presses what only those see who hold it */
  permission?: Permission;
}

/** Every shortcut of the screens: the keys that are heard are taken from here, and most of what the help sheet shows. */
export const SHORTCUTS = {
  palette: { keys: PALETTE_KEYS, label: 'Find a record or screen, or do something', group: 'Anywhere' },
  help: { keys: '[Shift]+?', label: 'Show these shortcuts', group: 'Anywhere' },
  search: {
    keys: '[Shift]+/',
    label: 'Search what the screen shows; the arrow down goes to what is found',
    group: 'Anywhere',
  },
  undo: { keys: 'z', label: 'Undo, while a message on the screen offers it', group: 'Anywhere' },
  undoByMod: { keys: '$mod+z', label: 'Undo, with single keys switched off as well', group: 'Anywhere' },
  dashboard: { keys: 'g d', label: 'Dashboard', group: 'Go to', screen: '/' },
  jobs: { keys: 'g j', label: 'Jobs', group: 'Go to', screen: '/jobs' },
  candidates: { keys: 'g c', label: 'Candidates', group: 'Go to', screen: '/candidates' },
  executive: { keys: 'g e', label: 'Executive Dashboard', group: 'Go to', screen: '/executive' },
  submissions: { keys: 'g s', label: 'Submissions', group: 'Go to', screen: '/submissions' },
  settings: { keys: 'g t', label: 'Settings', group: 'Go to', screen: '/settings' },
  profile: { keys: 'g p', label: 'Profile Settings', group: 'Go to', screen: '/profile' },
  next: { keys: 'j', label: 'Next row or card; Enter opens it', group: 'In lists and records' },
  previous: { keys: 'k', label: 'Row or card before', group: 'In lists and records' },
  select: {
    keys: '[Shift]+x',
    label: 'Select the row or card that one stands in, or no longer; with Shift all from the one before',
    group: 'In lists and records',
    permission: 'pipeline.read',
  },
  selection: {
    keys: 'b',
    label: 'To what can be done with those selected; Escape goes back',
    group: 'In lists and records',
    permission: 'pipeline.read',
  },
  nextPerson: {
    keys: 'l',
    label: 'Next candidate of the list that this one was opened from',
    group: 'In lists and records',
  },
  previousPerson: { keys: 'h', label: 'Candidate before', group: 'In lists and records' },
  shortlist: {
    keys: 's',
    label: 'Shortlist the candidate, if opened from a job',
    group: 'In lists and records',
    permission: 'assignment.status',
  },
  reject: {
    keys: 'r',
    label: 'Reject the candidate; it asks why',
    group: 'In lists and records',
    permission: 'assignment.status',
  },
  create: {
    keys: 'n',
    label: 'New job or candidate',
    group: 'In lists and records',
    permission: 'candidate.create',
  },
  edit: {
    keys: 'e',
    label: 'Edit what is open, or the row or card that one stands in',
    group: 'In lists and records',
    // A recruiter may have jobs of their own to edit, a vendor has nothing.
    permission: 'pipeline.read',
  },
} as const satisfies Record<string, Shortcut>;

export const ALL_SHORTCUTS: readonly Shortcut[] = Object.values(SHORTCUTS);

/** Beside those of the screens: heard by what has the focus. */
const HEARD_IN_PLACE: readonly Shortcut[] = [
  {
    keys: 'Space',
    label: 'With a card’s handle in focus: lift the candidate, and drop',
    group: 'On the board',
    permission: 'assignment.status',
  },
  { keys: 'Left', label: 'To the stage before', group: 'On the board', permission: 'assignment.status' },
  { keys: 'Right', label: 'To the next stage', group: 'On the board', permission: 'assignment.status' },
  {
    keys: 'Escape',
    label: 'Leave things as they are',
    group: 'On the board',
    permission: 'assignment.status',
  },
];

/** What the help sheet shows. */
export const TOLD_SHORTCUTS: readonly Shortcut[] = [...ALL_SHORTCUTS, ...HEARD_IN_PLACE];
