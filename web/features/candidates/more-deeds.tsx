import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical, IconDownload, IconPrinter, IconUserPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import type { Candidate } from '#contract/candidates.ts';
import { useDownloadResume } from '#web/ui/download-resume.tsx';
import { printPage } from '#web/ui/print-page.ts';
import { useAssignToJob } from './assign-to-job.tsx';

interface MoreDeedsProps {
  candidate: Candidate;
  hasResume: boolean;
}

/** On a phone, what is done with a person that one seldom comes for. */
export default function MoreDeeds({ candidate, hasResume }: MoreDeedsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { ask: assign, dialog } = useAssignToJob({ people: [candidate] });
  const { busy, download } = useDownloadResume({ candidateId: candidate.id });
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            ref={button}
            size={36}
            variant="default"
            loading={busy}
            aria-label={`More about ${candidate.name}`}
          >
            <IconDotsVertical size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {assign && (
            <Menu.Item
              leftSection={<IconUserPlus size={16} aria-hidden />}
              onClick={() => {
                // The dialog gives the focus back to where it was: not to the item, which goes with the menu.
                button.current?.focus();
                assign();
              }}
            >
              Assign to a Job…
            </Menu.Item>
          )}
          {hasResume && (
            <Menu.Item leftSection={<IconDownload size={16} aria-hidden />} onClick={() => void download()}>
              Download Resume
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => printPage()}>
            Print this page
          </Menu.Item>
          <Menu.Item
            leftSection={<IconPrinter size={16} aria-hidden />}
            onClick={() => printPage('interviewer')}
          >
            Print for Interviewer
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialog}
    </>
  );
}
