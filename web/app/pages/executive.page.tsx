import { useNavigate, useSearch } from '@tanstack/react-router';
import { DownloadAll } from '#web/features/executive/download-all.tsx';
import { ExecutiveDashboard, PipelineHealth } from '#web/features/executive/executive-dashboard.tsx';
import { noteSearch } from '#web/features/executive/note-search.ts';
import { useSession } from '#web/lib/session.ts';
import { Page } from '#web/ui/page.tsx';
import { PrintButton } from '#web/ui/print-button.tsx';

export default function ExecutivePage() {
  const { year, ...filter } = useSearch({ from: '/signed-in/executive' });
  const { profile } = useSession();
  const navigate = useNavigate();
  const go = (search: typeof filter & { year?: number | undefined }) =>
    void navigate({ to: '/executive', search, resetScroll: false });
  return (
    <Page
      title="Executive Dashboard"
      subtitle="How hiring goes as a whole: what comes of it, where people are lost, and what takes long."
      actions={
        <>
          <PipelineHealth filter={filter} />
          <DownloadAll filter={filter} year={year} />
          <PrintButton />
        </>
      }
    >
      <ExecutiveDashboard
        filter={filter}
        onFilter={(chosen) => {
          // Ahead of the way there, so that the menu's link knows it.
          noteSearch(profile.user_id, { ...chosen });
          go({ ...chosen, year });
        }}
        year={year}
        onYear={(chosen) => go({ ...filter, year: chosen })}
      />
    </Page>
  );
}
