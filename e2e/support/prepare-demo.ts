import { prepareDemoData } from './demo-data.ts';

/** Before the first journey: makes the demo data that every worker gets a copy of. */
export default async function prepareDemo(): Promise<void> {
  process.env['E2E_DEMO_DATA'] = await prepareDemoData();
}
