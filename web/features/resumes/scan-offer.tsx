import { Alert, Button, Group, Text } from '@mantine/core';
import { IconScan } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import { counted } from '#contract/text.ts';
import type { Scan } from './use-resume-reading.ts';

/** Measured: 4.5 to 11 seconds a page. */
const SECONDS_PER_PAGE = 8;

interface ScanOfferProps {
  scan: Scan;
  disabled: boolean | undefined;
  /** what else one can do */
  otherwise: string;
  onRecognise: () => void;
  /** further buttons */
  children?: ReactNode;
}

/** Offers to read a scan by text recognition, with the time that it takes. */
export function ScanOffer({ scan, disabled, otherwise, onRecognise, children }: ScanOfferProps) {
  const most = limits.resume.ocrPages;
  const pages = Math.min(scan.pages, most);
  const seconds = Math.ceil((pages * SECONDS_PER_PAGE) / 5) * 5;
  return (
    <Alert
      role="alert"
      variant="light"
      color="blue"
      icon={<IconScan aria-hidden />}
      title="This looks like a scan. Read it with text recognition?"
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          It takes about {seconds} seconds{pages > 1 && ` for ${counted(pages, 'page')}`}, in your browser.
          {scan.pages > most && ` Of its ${scan.pages} pages the first ${most} are read.`} {otherwise}
        </Text>
        <Group gap="xs">
          {children}
          <Button size="xs" disabled={disabled} onClick={onRecognise}>
            Read the scan
          </Button>
        </Group>
      </Group>
    </Alert>
  );
}
