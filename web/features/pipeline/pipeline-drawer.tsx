import { Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { focusNearby } from './pipeline-dialog.tsx';

interface PipelineDrawerProps {
  title: string;
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of what is read about one of a job's people without leaving the pipeline. */
export function PipelineDrawer({ title, opened, onClose, children }: PipelineDrawerProps) {
  // Opened once it stands, so that it knows where to give the focus back to.
  const mounted = useMounted();
  return (
    <Drawer
      opened={opened && mounted}
      onClose={onClose}
      title={title}
      position="right"
      onExitTransitionEnd={focusNearby}
    >
      {children}
    </Drawer>
  );
}
