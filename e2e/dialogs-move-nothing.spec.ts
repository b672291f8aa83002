import config from '../playwright.config.ts';
import { test } from './support/fixtures.ts';
import { expectDialogMovesNothing } from './support/moves-nothing.ts';

// With scrollbars that take room, as on most computers.
const { launchOptions } = config.use ?? {};
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('nothing moves sideways when a dialog opens, on a page that is longer than the window or is not', async ({
  page,
}) => {
  await expectDialogMovesNothing(page);
});
