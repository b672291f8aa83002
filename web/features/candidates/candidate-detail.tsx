import { Badge, Group, Paper, SimpleGrid, Stack, Table, Text, Timeline, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Candidate } from '#contract/candidates.ts';
import { CANDIDATE_STATUS_LABELS } from '#contract/candidate-status.ts';
import { formatDate, formatDay, joiningDaysText } from '#contract/dates.ts';
import { experienceText } from '#contract/experience.ts';
import { messages } from '#contract/messages.ts';
import { formatLakhs } from '#contract/money.ts';
import { useTimeZone } from '#web/lib/app-info.ts';
import { TextLink } from '#web/ui/links.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { CandidateStatusBadge } from '#web/ui/status-badge.tsx';
import { historyQuery } from './candidates.queries.ts';

/** Everything that is known of a person. */
export function CandidateDetail({ candidate }: { candidate: Candidate }) {
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <BasicCard candidate={candidate} />
        <ProfessionalCard candidate={candidate} />
      </SimpleGrid>
      <Card title="Skills">
        <Group gap={6}>
          {candidate.skills.map((skill) => (
            <Badge key={skill} variant="light" color="gray" tt="none" fw={500}>
              {skill}
            </Badge>
          ))}
        </Group>
      </Card>
      {candidate.resume_summary && (
        <Card title="Resume Summary">
          <Text size="sm">{candidate.resume_summary}</Text>
        </Card>
      )}
      <Card title="Recommendation">
        <Prose text={candidate.recommendation_reason} />
        {candidate.remarks && (
          <Fact label="Additional remarks">
            <Prose text={candidate.remarks} />
          </Fact>
        )}
      </Card>
      <AssignmentsCard candidate={candidate} />
      <HistoryCard candidateId={candidate.id} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <ResumeFileCard candidate={candidate} />
        <SubmissionCard candidate={candidate} />
      </SimpleGrid>
    </Stack>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" aria-label={title} p={{ base: 'md', sm: 'lg' }}>
      <Title order={2} size="h5" mb="sm">
        {title}
      </Title>
      <Stack gap="sm">{children}</Stack>
    </Paper>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Text size="sm" component="div">
        {children}
      </Text>
    </div>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid cols={2} spacing="md" verticalSpacing="sm">
      {children}
    </SimpleGrid>
  );
}

function Prose({ text }: { text: string }) {
  return text.split(/\r?\n/).map((line, index) => (
    <Text key={index} size="sm">
      {line}
    </Text>
  ));
}

function BasicCard({ candidate }: { candidate: Candidate }) {
  const { relevant_experience_years: relevant } = candidate;
  return (
    <Card title="Basic Information">
      <Facts>
        <Fact label="Email">{candidate.email}</Fact>
        <Fact label="Phone">{candidate.phone || 'Not provided'}</Fact>
        <Fact label="City">{candidate.current_city ?? 'Not specified'}</Fact>
        <Fact label="Preferred location">{candidate.preferred_location ?? 'Not specified'}</Fact>
        <Fact label="Experience">{experienceText(candidate.experience_years)}</Fact>
        <Fact label="Relevant experience">
          {relevant === null ? 'Not specified' : experienceText(relevant)}
        </Fact>
      </Facts>
    </Card>
  );
}

function ProfessionalCard({ candidate }: { candidate: Candidate }) {
  const { joining_date: date } = candidate;
  return (
    <Card title="Professional Details">
      <Facts>
        <Fact label="Current position">{candidate.current_position ?? 'Not specified'}</Fact>
        <Fact label="Company">{candidate.current_company ?? 'Not specified'}</Fact>
        <Fact label="Current CTC">{formatLakhs(candidate.current_ctc)}</Fact>
        <Fact label="Expected CTC">{formatLakhs(candidate.expected_ctc)}</Fact>
        <Fact label="Joining date">{date === null ? 'Not specified' : formatDay(date)}</Fact>
        <Fact label="Days to join">{joiningDaysText(candidate.days_to_join)}</Fact>
        {candidate.offer_in_hand && (
          <Fact label="Offer in hand">
            {formatLakhs(candidate.offer_ctc)}
            {candidate.offer_joining_date && `, joining ${formatDay(candidate.offer_joining_date)}`}
          </Fact>
        )}
      </Facts>
    </Card>
  );
}

function AssignmentsCard({ candidate: { assignments } }: { candidate: Candidate }) {
  if (assignments.length === 0)
    return (
      <Card title="Job Assignments">
        <Text size="sm" c="dimmed">
          {messages.candidate.noAssignments}
        </Text>
      </Card>
    );
  return (
    <Card title="Job Assignments">
      <Table.ScrollContainer minWidth={520}>
        <Table aria-label="Job assignments" tabularNums>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Job Title</Table.Th>
              <Table.Th>Job Code</Table.Th>
              <Table.Th>Status</Table.Th>
              <Table.Th>Type</Table.Th>
              <Table.Th ta="end">Match Score</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {assignments.map((assignment) => (
              <Table.Tr key={assignment.id}>
                <Table.Td>
                  <TextLink to="/jobs/$id/candidates" params={{ id: assignment.job_id }}>
                    {assignment.title}
                  </TextLink>
                </Table.Td>
                <Table.Td>{assignment.jd_id}</Table.Td>
                <Table.Td>
                  <CandidateStatusBadge status={assignment.status} />
                </Table.Td>
                <Table.Td tt="capitalize">{assignment.assignment_type}</Table.Td>
                <Table.Td ta="end">
                  {assignment.ai_match_score === null ? '–' : `${Math.round(assignment.ai_match_score)}%`}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Card>
  );
}

function HistoryCard({ candidateId }: { candidateId: string }) {
  const timeZone = useTimeZone();
  const { data, error, refetch } = useQuery(historyQuery(candidateId));
  return (
    <Card title="Status History">
      {error && !data ? (
        <ErrorState title="The history could not be loaded" onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingState label="Loading history..." />
      ) : (
        <Timeline bulletSize={14} lineWidth={2} active={data.items.length}>
          {data.items.map((entry) => (
            <Timeline.Item
              key={entry.id}
              title={
                <Text size="sm" fw={500}>
                  {entry.previous_status && `${CANDIDATE_STATUS_LABELS[entry.previous_status]} → `}
                  {CANDIDATE_STATUS_LABELS[entry.new_status]}
                </Text>
              }
            >
              <Text size="xs" c="dimmed">
                {entry.jd_id} {entry.title} · {entry.changed_by_name ?? 'Unknown'} ·{' '}
                {formatDate(entry.changed_at, timeZone)}
              </Text>
              {entry.notes && <Text size="sm">{entry.notes}</Text>}
            </Timeline.Item>
          ))}
        </Timeline>
      )}
    </Card>
  );
}

function ResumeFileCard({ candidate: { resume } }: { candidate: Candidate }) {
  return (
    <Card title="Resume File">
      {resume ? (
        <Text size="sm">
          {resume.file_name} ({Math.max(1, Math.round(resume.size_bytes / 1024))} kB)
        </Text>
      ) : (
        <Text size="sm" c="dimmed">
          {messages.resume.none}
        </Text>
      )}
    </Card>
  );
}

function SubmissionCard({ candidate }: { candidate: Candidate }) {
  const timeZone = useTimeZone();
  return (
    <Card title="Submission Details">
      <Facts>
        <Fact label="Submitted">{formatDate(candidate.created_at, timeZone)}</Fact>
        <Fact label="Last updated">{formatDate(candidate.updated_at, timeZone)}</Fact>
        <Fact label="Submitted by">
          {candidate.submitted_by_name ?? 'Unknown'}
          {candidate.company_name && `, ${candidate.company_name}`}
        </Fact>
        <Fact label="Vector status">{candidate.converted_to_vector ? 'Processed' : 'Pending'}</Fact>
      </Facts>
    </Card>
  );
}
