import { buildServer } from '../../scripts/checks/built-server.ts';
import { prepareDemoData } from './demo-data.ts';

/** Before the first journey: builds the server and makes the demo data that every worker gets a copy of. */
export default async function prepareDemo(): Promise<void> {
  buildServer();
  const { folder, template } = await prepareDemoData();
  process.env['E2E_DEMO_DATA'] = folder;
  process.env['E2E_DEMO_DATABASE'] = template;
}
