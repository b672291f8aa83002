import { prepareDemoData } from './demo-data.ts';

/** Before the first journey: makes the demo data that every worker gets a copy of. */
export default async function prepareDemo(): Promise<void> {
  const { folder, template } = await prepareDemoData();
  process.env['E2E_DEMO_DATA'] = folder;
  process.env['E2E_DEMO_DATABASE'] = template;
}
