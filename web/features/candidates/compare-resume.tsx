import { Button } from '@mantine/core';
import { IconArrowsDiff } from '@tabler/icons-react';
import { useState } from 'react';
import { onDemand } from '#web/ui/on-demand.tsx';
import { COMPARE_HASH } from './compare-hash.ts';
import type { CompareResumeProps } from './compare-resume-dialog.tsx';

const CompareResumeDialog = onDemand(() => import('./compare-resume-dialog.tsx'));

/** The way to what the current resume says otherwise than the form; nothing without a resume whose text is known. */
export function CompareResume(props: CompareResumeProps) {
  const [dialog, setDialog] = useState<'not yet' | 'open' | 'closed'>(() =>
    location.hash === `#${COMPARE_HASH}` ? 'open' : 'not yet',
  );
  if (!props.candidate.resume?.has_text) return null;
  return (
    <>
      <Button
        id={COMPARE_HASH}
        variant="default"
        leftSection={<IconArrowsDiff size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setDialog('open')}
      >
        Compare with Details
      </Button>
      {dialog !== 'not yet' && (
        <CompareResumeDialog {...props} opened={dialog === 'open'} onClose={() => setDialog('closed')} />
      )}
    </>
  );
}
