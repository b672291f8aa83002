import { useNavigate, useSearch } from '@tanstack/react-router';
import { AUDIT_ACTIONS } from '#contract/audit.ts';
import { AuditLog } from '#web/features/audit/audit-log.tsx';
import { Page } from '#web/ui/page.tsx';

export default function AuditLogPage() {
  const navigate = useNavigate({ from: '/settings/audit' });
  const { action, ...others } = useSearch({ from: '/signed-in/settings/audit' });
  // What is not understood in an address counts as not given.
  const filter = { ...others, action: AUDIT_ACTIONS.find((known) => known === action) };
  return (
    <Page
      title="Audit Log"
      subtitle="Who did what to which record, when and from where. Nobody can change it. It says which fields changed, not what stood in them."
      back={{ to: '/settings', label: 'Back to Settings' }}
    >
      <AuditLog
        filter={filter}
        onFilter={(change) =>
          void navigate({
            to: '/settings/audit',
            // Of the newest address: one may be on its way that is not drawn yet.
            search: (newest) => ({ ...newest, ...change }),
            resetScroll: false,
          })
        }
      />
    </Page>
  );
}
