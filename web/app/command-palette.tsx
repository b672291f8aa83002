import { CloseButton, Modal, Text, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue, useMediaQuery, useMounted } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { limits, timing } from '#contract/limits.ts';
import { counted } from '#contract/text.ts';
import { errorText } from '#web/lib/api.ts';
import { readSeen } from '#web/lib/recently-seen.ts';
import { useSession } from '#web/lib/session.ts';
import { KeyCaps } from '#web/ui/key-caps.tsx';
import { type Command, useCommands } from './commands.ts';
import classes from './command-palette.module.css';
import { foundQuery, seenQuery } from './find.queries.ts';
import { useRecordCommands } from './found-records.ts';
import { recordAt } from './record-at.ts';
import { useResumeCommand } from './resume-command.ts';
import { HERE, useScreenDeeds } from './screen-deeds.ts';
import { closeSheet } from './shown-sheet.ts';
import { useViewCommands } from './view-commands.ts';

/** Of what was seen last, above what can be done on the screen. */
const SEEN_ABOVE_DEEDS = 3;

/** The screens, deeds, jobs and people that a few letters lead to; without any, what was seen last. */
export default function CommandPalette() {
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState(true);
  const [leads, setLeads] = useState(false);
  const mounted = useMounted();
  const isPhone = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false });
  const { lines, found, state } = useLines(typed.trim());
  const list = useId();
  const [chosen, setChosen] = useState<string>();
  // Who has neither typed nor chosen anything goes somewhere by Enter; nothing is done on the screen by it.
  const first = typed.trim() === '' ? lines.find(({ group }) => group !== HERE) : lines[0];
  const active = lines.find(({ id }) => id === chosen) ?? first;
  /** what is run once the palette has gone */
  const last = useRef<Command>(undefined);
  const run = (command: Command) => {
    // The next screen's heading takes the focus, or what is pressed on this one; all else gives it back to where it was.
    setLeads(command.leads ?? false);
    setOpened(false);
    if (command.afterwards) last.current = command;
    else command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const at = lines.findIndex(({ id }) => id === active?.id);
    const steps: Record<string, number> = {
      ArrowDown: (at + 1) % lines.length,
      ArrowUp: (at - 1 + lines.length) % lines.length,
    };
    const to = steps[event.key];
    if (to !== undefined) setChosen(lines[to]?.id);
    else if (event.key === 'Enter' && active) run(active);
    else return;
    event.preventDefault();
  };

  return (
    <Modal.Root
      opened={opened && mounted}
      onClose={() => setOpened(false)}
      classNames={{ content: classes.content }}
      onExitTransitionEnd={() => {
        closeSheet('palette', { goesOn: leads });
        last.current?.run();
      }}
      returnFocus={false}
      fullScreen={isPhone}
      centered={false}
      yOffset="12vh"
      size="lg"
      data-print="none"
    >
      <Modal.Overlay />
      <Modal.Content aria-label="Search and commands">
        <div className={classes.field}>
          <TextInput
            data-autofocus
            flex={1}
            variant="unstyled"
            size="md"
            role="combobox"
            aria-label="Find a job, a candidate, a screen or something to do"
            aria-autocomplete="list"
            aria-expanded={lines.length > 0}
            aria-controls={list}
            aria-activedescendant={active && `${list}-${active.id}`}
            placeholder="Name, email, phone, JD id or a command"
            autoComplete="off"
            spellCheck={false}
            maxLength={limits.search.max}
            leftSection={<IconSearch size={18} aria-hidden />}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setChosen(undefined);
            }}
            onKeyDown={onKeyDown}
          />
          <CloseButton aria-label="Close" onClick={() => setOpened(false)} />
        </div>
        <div className={classes.lines} aria-busy={state === 'searching'}>
          <div role="listbox" id={list} aria-label="Results">
            {groupsOf(lines).map(([group, commands]) => (
              <div key={group} role="group" aria-label={group}>
                <div className={classes.group} aria-hidden>
                  {group}
                </div>
                {commands.map((command) => (
                  <Line
                    key={command.id}
                    id={`${list}-${command.id}`}
                    command={command}
                    isActive={command === active}
                    onPoint={() => setChosen(command.id)}
                    onRun={() => run(command)}
                  />
                ))}
              </div>
            ))}
          </div>
          <Text size="sm" c="dimmed" className={classes.note}>
            {state === 'searching' ? 'Searching…' : state}
          </Text>
        </div>
        <VisuallyHidden role="status">
          {state === 'searching' || typed.trim() === ''
            ? ''
            : [state, found > 0 && counted(found, 'result')].filter(Boolean).join(' ')}
        </VisuallyHidden>
      </Modal.Content>
    </Modal.Root>
  );
}

interface Lines {
  lines: Command[];
  /** how many of them the search has found: what only leads to another search is none of them */
  found: number;
  /** how the search for records stands: '' once it is done and found something */
  state: string;
}

/** What there is to choose from under a search. */
function useLines(search: string): Lines {
  const { profile } = useSession();
  const commands = useCommands(search);
  const views = useViewCommands(search);
  const here = useScreenDeeds(search).filter(({ label }) => commands.every((other) => other.label !== label));
  const records = useRecordCommands();
  const inResumes = useResumeCommand(search);
  // As it was when the palette was opened, without the record that is open.
  const open = useLocation({ select: ({ pathname }) => recordAt(pathname) });
  const [ids] = useState(() => readSeen(profile.user_id).filter((id) => id !== open));
  const seen = useQuery(seenQuery(ids));
  const [asked] = useDebouncedValue(search, timing.searchDebounce);
  const answer = useQuery(foundQuery(asked));
  if (search === '') {
    // Never what was there a while ago: somebody may have been deleted meanwhile.
    const isNew = seen.data !== undefined && !seen.isFetching;
    const lines = isNew ? records.inOrder(seen.data, ids, 'Recently seen') : [];
    // What the screen itself offers stands in sight, not below all else.
    const seenFirst = here.length > 0 ? lines.slice(0, SEEN_ABOVE_DEEDS) : lines;
    return { lines: [...seenFirst, ...here, ...commands], found: 0, state: '' };
  }
  // Never the answer to what was typed before: Enter would open somebody else.
  const isAnswered = asked === search && answer.data !== undefined && !answer.isFetching;
  const lines = [...here, ...commands, ...views, ...(isAnswered ? records.byKind(answer.data) : [])];
  const found = lines.length;
  if (asked === search && answer.error && !answer.isFetching)
    return { lines, found, state: errorText(answer.error) };
  if (!isAnswered) return { lines, found, state: 'searching' };
  // Below all that is called so, and not before that is known: Enter means somebody who may yet be found.
  const nothing = `Nothing is called "${search}"${inResumes.length > 0 ? ', but a resume may say it' : ''}.`;
  return { lines: [...lines, ...inResumes], found, state: found === 0 ? nothing : '' };
}

function groupsOf(lines: readonly Command[]): [string, Command[]][] {
  const groups = [...new Set(lines.map(({ group }) => group))];
  return groups.map((group) => [group, lines.filter((line) => line.group === group)]);
}

interface LineProps {
  id: string;
  command: Command;
  isActive: boolean;
  onPoint: () => void;
  onRun: () => void;
}

function Line({ id, command, isActive, onPoint, onRun }: LineProps) {
  const { label, detail, icon: Sign, keys } = command;
  const line = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // Chosen and pressed by keyboard from the field, which keeps the focus.
    <UnstyledButton
      ref={line}
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      className={classes.line}
      onPointerMove={isActive ? undefined : onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRun}
    >
      <Sign size={18} aria-hidden className={classes.sign} />
      <span className={classes.words}>
        <span className={classes.label}>{label}</span>
        {detail && <span className={classes.detail}>{detail}</span>}
      </span>
      {keys && (
        <span aria-hidden className={classes.keys}>
          <KeyCaps keys={keys} />
        </span>
      )}
    </UnstyledButton>
  );
}
