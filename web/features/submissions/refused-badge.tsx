import { Badge } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';

/** That a vendor's submission was refused, in words of whoever shows it. */
export function RefusedBadge({ children }: { children: string }) {
  return (
    <Badge
      miw="max-content"
      color="orange"
      variant="light"
      tt="none"
      leftSection={<IconBan size={12} aria-hidden />}
    >
      {children}
    </Badge>
  );
}
