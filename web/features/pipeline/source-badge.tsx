import { Badge } from '@mantine/core';
import { IconBuilding, IconHome } from '@tabler/icons-react';
import type { PipelineCandidate } from '#contract/assignments.ts';
import { SOURCE_LABELS } from '#contract/options.ts';

/** Where a person came from for this job: "Internal", "Vendor", or for HR "Vendor: Talent Bridge". */
export function SourceBadge({ source, company_name }: Pick<PipelineCandidate, 'source' | 'company_name'>) {
  const Icon = source === 'vendor' ? IconBuilding : IconHome;
  const words = [SOURCE_LABELS[source], source === 'vendor' && company_name].filter(Boolean).join(': ');
  return (
    <Badge
      variant="outline"
      color="gray"
      maw={240}
      title={words}
      leftSection={<Icon size={12} aria-hidden />}
    >
      {words}
    </Badge>
  );
}
