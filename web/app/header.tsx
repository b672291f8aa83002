import { Burger, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { homeOf } from '#contract/screens.ts';
import { useAppName } from '#web/lib/app-info.ts';
import { useSession } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/links.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Account } from './account.tsx';
import { LiveSign } from './live-sign.tsx';
import { NavigationLinks, navigationOf } from './navigation.tsx';
import { SearchButton } from './search-button.tsx';
import classes from './header.module.css';

const NavigationDrawer = onDemand(() => import('./navigation-drawer.tsx'));

/** The bar on top of every screen behind sign-in; on a phone its links stand in a drawer. */
export function Header() {
  const { role, can } = useSession();
  const appName = useAppName();
  const [opened, drawer] = useDisclosure(false);
  const [wanted, setWanted] = useState(false);
  const hasLinks = navigationOf(role).length > 0;
  const postJob = can('job.create') && (
    <ButtonLink
      to="/create-job"
      size="xs"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={drawer.close}
    >
      Post Job
    </ButtonLink>
  );
  return (
    <Group className={classes.bar} wrap="nowrap">
      {hasLinks && (
        <Burger
          hiddenFrom="md"
          size="sm"
          opened={opened}
          aria-label="Open navigation"
          onClick={() => {
            setWanted(true);
            drawer.open();
          }}
        />
      )}
      <Link to={homeOf(role)} className={classes.brand}>
        <Logo size={26} />
        <Text fw={600} size="lg" truncate>
          {appName}
        </Text>
      </Link>
      {hasLinks && (
        <Group
          component="nav"
          aria-label="Main"
          gap={2}
          wrap="nowrap"
          visibleFrom="md"
          className={classes.links}
        >
          <NavigationLinks role={role} />
        </Group>
      )}
      <Group gap="sm" wrap="nowrap" ml="auto">
        <SearchButton />
        {postJob && <Group visibleFrom="xs">{postJob}</Group>}
        <LiveSign />
        <Account />
      </Group>
      {wanted && (
        <NavigationDrawer opened={opened} onClose={drawer.close}>
          {postJob}
        </NavigationDrawer>
      )}
    </Group>
  );
}
