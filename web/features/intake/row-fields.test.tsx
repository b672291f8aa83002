import { useForm } from '@mantine/form';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Channel } from '#contract/channels.ts';
import { intakeFieldsSchema } from '#contract/intake.ts';
import { RowFields, rowInput, rowValues, type RowValues } from './row-fields.tsx';

const values = (changes: Partial<RowValues> = {}): RowValues => ({
  ...rowValues(intakeFieldsSchema.parse({})),
  ...changes,
});
const ASHA = { referred_by: 'Asha Rao' };

/** The form of a row as it is drawn, with the channel of its batch. */
function drawn(found_through: Channel | null, channel: Channel | null): string {
  const Row = () => {
    const form = useForm({ initialValues: values({ found_through }) });
    return <RowFields form={form} confidence={{}} channel={channel} disabled={false} />;
  };
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <Row />
      </MantineProvider>
    </QueryClientProvider>,
  );
}

it.each([
  ['nothing is kept of a referrer nobody sees', null, null, null, ''],
  ['nor under another channel of the batch', null, 'naukri', null, ''],
  ['nor of another channel of the person', 'naukri', 'referral', 'naukri', ''],
  ["under the batch's referral it is this person's", null, 'referral', 'referral', 'Asha Rao'],
  ['as it is under their own', 'referral', null, 'referral', 'Asha Rao'],
] as const)('%s', (_what, own, ofBatch, found_through, referred_by) => {
  const saved = rowInput(values({ ...ASHA, found_through: own }), ofBatch);
  expect(saved).toMatchObject({ found_through, referred_by });
});

it("whom nobody is said to have referred stays as the batch's channel says", () => {
  expect(rowInput(values({ referred_by: ' ' }), 'referral')).toMatchObject({
    found_through: null,
    referred_by: '',
  });
});

it('asks who referred the person where a referral is said, of them or of the batch', () => {
  expect(drawn(null, null)).not.toContain('Referred By');
  expect(drawn('referral', null)).toContain('Referred By');
  expect(drawn(null, 'referral')).toContain('Referred By');
  expect(drawn('naukri', 'referral')).not.toContain('Referred By');
});

it('the cross of a channel says what it does', () => {
  expect(drawn('naukri', null)).toContain('aria-label="Clear Found Through"');
});
