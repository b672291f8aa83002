import { Button } from '@mantine/core';
import { openSubmissionSchema } from '#contract/sent-submissions.ts';
import { type ChosenResume, useHandInNewer } from './use-hand-in-newer.ts';

interface HandInOfferProps {
  /** what came with the refusal */
  current: unknown;
  /** null while another one is read */
  resume: ChosenResume | null;
  onDone: () => void;
}

/**
 * Offers to hand in the resume that was chosen, where the company has submitted the person for this job and that submission
 * goes on; else nothing.
 */
export default function HandInOffer({ current, ...rest }: HandInOfferProps) {
  const found = openSubmissionSchema.safeParse(current);
  return found.success ? <Offer id={found.data.submission_id} {...rest} /> : null;
}

function Offer({ id, resume, onDone }: Omit<HandInOfferProps, 'current'> & { id: string }) {
  const { run: send, busy } = useHandInNewer(id, onDone);
  return (
    <Button
      size="compact-sm"
      loading={busy}
      disabled={resume === null}
      onClick={() => resume && void send(resume)}
    >
      Hand In This Resume
    </Button>
  );
}
