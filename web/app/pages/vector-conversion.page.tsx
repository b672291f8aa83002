import { Skeleton, Stack, Tabs } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { BackgroundWork } from '#web/features/vectors/background-work.tsx';
import { CandidatesTab } from '#web/features/vectors/candidates-tab.tsx';
import { EngineTrouble } from '#web/features/vectors/engine-note.tsx';
import { JobsTab } from '#web/features/vectors/jobs-tab.tsx';
import { LegacyTab } from '#web/features/vectors/legacy-tab.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { Page } from '#web/ui/page.tsx';
import { listAddress } from '../list-address.ts';

// Of the last tab, and for few.
const LegacyImport = onDemand(() => import('#web/features/vectors/legacy-import.tsx'));

/** What was chosen, with what lies in its ZIPs; hidden files of a folder are left out. */
async function openFiles(files: File[]) {
  const { lookInto } = await import('#web/features/intake/unpack-zip.ts');
  return lookInto(files.filter(({ name }) => !name.startsWith('.')));
}

export default function VectorConversionPage() {
  const navigate = useNavigate({ from: '/vector-conversion' });
  const address = useSearch({ from: '/signed-in/vector-conversion' });
  const { filter, onFilter, paging } = listAddress(
    '/vector-conversion',
    address,
    (search, how) => void navigate({ to: '/vector-conversion', search, ...how, resetScroll: false }),
  );
  const { tab = 'candidates' } = address;
  return (
    <Page
      title="Vector Management"
      subtitle="The vectors by which resumes and jobs are compared for AI matching, and what is still to be converted."
    >
      <Stack gap="xl">
        <EngineTrouble />
        <Tabs
          value={tab}
          keepMounted={false}
          onChange={(value) =>
            void navigate({
              to: '/vector-conversion',
              search: { tab: value === 'jobs' || value === 'legacy' ? value : undefined },
            })
          }
        >
          <Tabs.List mb="md">
            <Tabs.Tab value="candidates">Candidates</Tabs.Tab>
            <Tabs.Tab value="jobs">Jobs</Tabs.Tab>
            <Tabs.Tab value="legacy">Legacy Data</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="candidates">
            <CandidatesTab
              filter={{ search: filter.search, status: filter.status }}
              onFilter={onFilter}
              paging={paging}
            />
          </Tabs.Panel>
          <Tabs.Panel value="jobs">
            <JobsTab />
          </Tabs.Panel>
          <Tabs.Panel value="legacy">
            <LegacyTab>
              <LegacyImport openFiles={openFiles} fallback={<Skeleton h={420} />} />
            </LegacyTab>
          </Tabs.Panel>
        </Tabs>
        <BackgroundWork />
      </Stack>
    </Page>
  );
}
