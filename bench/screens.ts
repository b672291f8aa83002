import { DEMO_PASSWORD } from '#server/demo/accounts.ts';
import { FIRST_LOAD_KB } from '../scripts/checks/first-load-limits.ts';

export const SIGN_IN = '/auth';
/** The screens that are looked at, the one that nobody is signed in on first. */
export const SCREENS = [
  SIGN_IN,
  '/',
  '/executive',
  '/jobs',
  '/jobs/new',
  '/candidates',
  '/create-candidate',
  '/candidates/import',
  '/vector-conversion',
  '/settings',
  '/settings/audit',
  '/profile',
];

export const BUDGET = { lcpMs: 1500, inpMs: 100, cls: 0.02 };
/** What a screen's script may weigh. */
export const scriptBudgetKb = (screen: string): number =>
  screen === SIGN_IN ? FIRST_LOAD_KB.signIn : FIRST_LOAD_KB.other;

/** Of Playwright's contexts, what signing in takes: it keeps the cookie. */
interface Signable {
  request: {
    post(
      url: string,
      options: { data: Record<string, string> },
    ): Promise<{ ok(): boolean; status(): number }>;
  };
}

/** Signs HR of the demo in. */
export async function signInto({ request }: Signable, url: string): Promise<void> {
  const data = { email: 'hr@niyukti.example', password: DEMO_PASSWORD };
  const answer = await request.post(`${url}/api/session`, { data });
  if (!answer.ok()) throw new Error(`signing in: ${answer.status()}`);
}
