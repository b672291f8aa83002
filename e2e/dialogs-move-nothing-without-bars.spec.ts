import { test } from './support/fixtures.ts';
import { expectDialogMovesNothing } from './support/moves-nothing.ts';

// Hidden, as in the browser of these journeys, scrollbars may have their room kept all the same.
test('nothing moves sideways when a dialog opens where scrollbars are hidden', async ({ page }) => {
  await expectDialogMovesNothing(page);
});
