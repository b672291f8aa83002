import { Skeleton, type SkeletonProps } from '@mantine/core';

/** Stands where something will, as high as it. A box without a role has no name for screen readers, whatever its label. */
export function Coming({ label, ...look }: Omit<SkeletonProps, 'aria-label'> & { label: string }) {
  return <Skeleton {...look} role="img" aria-label={label} />;
}
