import { Select, type SelectProps, TextInput } from '@mantine/core';
import { CHANNEL_LABELS, CHANNEL_NOT_SAID } from '#contract/channel-labels.ts';
import { type Channel, CHANNELS } from '#contract/channels.ts';
import { limits } from '#contract/limits.ts';

const channels = CHANNELS.map((value) => ({ value, label: CHANNEL_LABELS[value] }));

type ChannelSelectProps = Omit<SelectProps<Channel>, 'label' | 'data' | 'clearable' | 'clearButtonProps'>;

/** Through which channel people were found; nobody has to say so. */
export function ChannelSelect({ placeholder = CHANNEL_NOT_SAID, ...props }: ChannelSelectProps) {
  return (
    <Select
      label="Found Through"
      placeholder={placeholder}
      clearable
      clearButtonProps={{ 'aria-label': 'Clear Found Through' }}
      data={channels}
      {...props}
    />
  );
}

interface FoundThroughProps extends Pick<ChannelSelectProps, 'disabled' | 'placeholder'> {
  /** what is chosen */
  channel: Channel | null;
  /** value, error and change of one of the two fields, as a form has them */
  inputProps: (field: 'found_through' | 'referred_by') => object;
}

/** The channel of one person and, of a referral, who referred them. */
export default function FoundThrough({ channel, inputProps, ...both }: FoundThroughProps) {
  return (
    <>
      <ChannelSelect {...both} {...inputProps('found_through')} />
      {channel === 'referral' && (
        <TextInput
          label="Referred By"
          autoComplete="off"
          maxLength={limits.referredBy.max}
          disabled={both.disabled}
          {...inputProps('referred_by')}
        />
      )}
    </>
  );
}
