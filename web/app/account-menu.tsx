import { Menu, Text, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconDeviceDesktop,
  IconHistory,
  IconListCheck,
  IconLogout,
  IconMoon,
  IconSettings,
  IconSun,
  IconUser,
  IconInbox,
  IconVector,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { FIRST_STEPS } from '#contract/first-steps.ts';
import { mayOpen } from '#contract/screens.ts';
import { countsQuery } from '#web/features/dashboard/dashboard.queries.ts';
import { firstStepsQuery, useHideFirstSteps } from '#web/features/first-steps/first-steps.queries.ts';
import { useSignOut } from '#web/features/session/sign-out-button.tsx';
import { RequestsCount } from '#web/features/submissions/waiting-note.tsx';
import { useSession } from '#web/lib/session.ts';
import { RoleLabel } from '#web/ui/role.tsx';
import { AccountFace } from './account-face.tsx';

const THEMES = [
  { value: 'auto', label: 'As the system', icon: IconDeviceDesktop },
  { value: 'light', label: 'Light', icon: IconSun },
  { value: 'dark', label: 'Dark', icon: IconMoon },
] as const;

/** The avatar's menu: who is signed in, the settings, the theme, and signing out. Loaded when it is first opened. */
export default function AccountMenu() {
  const { profile, role } = useSession();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { signOut, isPending } = useSignOut();
  const face = useRef<HTMLButtonElement>(null);
  const [opened, { open, close }] = useDisclosure(false);
  useEffect(() => {
    // This avatar takes the place of the one that was pressed, and its focus, so that closing can give it back.
    face.current?.focus();
    open();
  }, [open]);
  return (
    <Menu position="bottom-end" width={240} opened={opened} onOpen={open} onClose={close}>
      <Menu.Target>
        <AccountFace ref={face} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label component="div">
          <Text fw={600} c="var(--mantine-color-text)" size="md">
            {profile.full_name}
          </Text>
          <RoleLabel role={role} />
          {profile.company_name !== null && <Text size="sm">{profile.company_name}</Text>}
        </Menu.Label>
        <Menu.Divider />
        {mayOpen(role, '/settings') && (
          <Menu.Item component={Link} to="/settings" leftSection={<IconSettings size={16} aria-hidden />}>
            Settings
          </Menu.Item>
        )}
        {role === 'hr_manager' && (
          // In the header of those who submit; HR has four entries there by now.
          <Menu.Item
            component={Link}
            to="/submissions"
            leftSection={<IconInbox size={16} aria-hidden />}
            rightSection={<RequestsCount />}
          >
            Submissions
          </Menu.Item>
        )}
        {mayOpen(role, '/vector-conversion') && (
          <Menu.Item
            component={Link}
            to="/vector-conversion"
            leftSection={<IconVector size={16} aria-hidden />}
          >
            Vector Management
          </Menu.Item>
        )}
        {mayOpen(role, '/settings/audit') && (
          <Menu.Item
            component={Link}
            to="/settings/audit"
            leftSection={<IconHistory size={16} aria-hidden />}
          >
            Audit Log
          </Menu.Item>
        )}
        <Menu.Item component={Link} to="/profile" leftSection={<IconUser size={16} aria-hidden />}>
          Profile Settings
        </Menu.Item>
        <GetStarted />
        <Menu.Divider />
        <Menu.Label>Theme</Menu.Label>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(value) => setColorScheme(value as MantineColorScheme)}
        >
          {THEMES.map(({ value, label, icon: Sign }) => (
            <Menu.RadioItem key={value} value={value} rightSection={<Sign size={16} aria-hidden />}>
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} disabled={isPending} onClick={signOut}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Brings the guide of a new installation back to whoever has put it away, as long as something of it is left to do. */
function GetStarted() {
  // What the dashboard has asked will do: opening the menu, perhaps to sign out, counts nothing for one line.
  const { data: counts } = useQuery({ ...countsQuery, enabled: false });
  const isBeginning = counts?.is_beginning ?? false;
  const { data: steps } = useQuery({ ...firstStepsQuery, refetchOnMount: false, enabled: isBeginning });
  const { mutate: setHidden } = useHideFirstSteps();
  if (!isBeginning || !steps?.hidden || steps.done.length === FIRST_STEPS.length) return null;
  return (
    <Menu.Item
      component={Link}
      to="/"
      leftSection={<IconListCheck size={16} aria-hidden />}
      onClick={() => setHidden(false)}
    >
      Get Started
    </Menu.Item>
  );
}
