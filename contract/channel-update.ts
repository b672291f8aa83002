import { z } from 'zod';
import { CHANNELS } from './channels.ts';
import { optionalText } from './fields.ts';
import { limits } from './limits.ts';

/** What whoever edits a candidate or a draft may leave out, as older programs do: what is stored stays, null empties it. */
export const channelUpdate = {
  found_through: z.enum(CHANNELS).nullable().optional(),
  referred_by: optionalText(limits.referredBy.max).removeDefault().optional(),
};
