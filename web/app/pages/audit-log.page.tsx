import { useNavigate, useSearch } from '@tanstack/react-router';
import { AuditLog } from '#web/features/audit/audit-log.tsx';
import { Page } from '#web/ui/page.tsx';

export default function AuditLogPage() {
  const navigate = useNavigate();
  const filter = useSearch({ from: '/signed-in/settings/audit' });
  return (
    <Page
      title="Audit Log"
      subtitle="Who did what to which record, when and from where. Nobody can change it; it holds no values."
      back={{ to: '/settings', label: 'Back to Settings' }}
    >
      <AuditLog
        filter={filter}
        onFilter={(search) => void navigate({ to: '/settings/audit', search, resetScroll: false })}
      />
    </Page>
  );
}
