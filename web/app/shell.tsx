import './mantine-styles.ts';
import './print.css';
import type { ReactNode } from 'react';
import { ConfirmHost } from '#web/ui/confirm-host.tsx';
import { CommandHost } from './command-host.tsx';
import { Header } from './header.tsx';
import classes from './shell.module.css';

/** Header and main part of the screens behind sign-in. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className={classes.header}>
        <Header />
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <ConfirmHost />
      <CommandHost />
    </>
  );
}
