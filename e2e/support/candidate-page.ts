import type { Page } from '@playwright/test';

/** A part of a person's page, by its heading. */
export const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
/** What opens the choice of another job. */
export const assignButton = (page: Page) => page.getByRole('button', { name: 'Assign to a Job' });
