import { useNavigate, useSearch } from '@tanstack/react-router';
import { ExecutiveDashboard } from '#web/features/executive/executive-dashboard.tsx';

export default function ExecutivePage() {
  const { year, ...filter } = useSearch({ from: '/signed-in/executive' });
  const navigate = useNavigate();
  const go = (search: typeof filter & { year?: number | undefined }) =>
    void navigate({ to: '/executive', search, resetScroll: false });
  return (
    <ExecutiveDashboard
      filter={filter}
      onFilter={(chosen) => go({ ...chosen, year })}
      year={year}
      onYear={(chosen) => go({ ...filter, year: chosen })}
    />
  );
}
