import { Skeleton } from '@mantine/core';
import { onDemand } from '#web/ui/on-demand.tsx';

// What a resume's field shows of a chosen file. Its code comes after the form, and before there is a file.
const loadChosen = () => import('./chosen-resume.tsx');

export const ReadingFile = onDemand(async () => ({ default: (await loadChosen()).ReadingFile }));
export const ReadFile = onDemand(async () => ({ default: (await loadChosen()).ReadFile }));
export const ScanOffer = onDemand(async () => ({ default: (await import('./scan-offer.tsx')).ScanOffer }));

/** Has the parts come ahead. */
export function prepareParts(): void {
  ReadingFile.preload();
  ReadFile.preload();
  ScanOffer.preload();
}

/** Stands where a chosen file will, as high as it. */
export const fileComing = <Skeleton height={60} />;
