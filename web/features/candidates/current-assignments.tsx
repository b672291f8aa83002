import { Badge, Group, List, Text } from '@mantine/core';
import type { Candidate } from '#contract/candidates.ts';
import { messages } from '#contract/messages.ts';
import { matchText } from '#contract/text.ts';
import { FormSection } from '#web/ui/form-layout.tsx';
import { InterviewLine } from '#web/ui/interview-line.tsx';
import { TextLink } from '#web/ui/links.tsx';
import { OfferLine } from '#web/ui/offer-line.tsx';
import { CandidateStatusBadge } from '#web/ui/status-badge.tsx';

/** The jobs that a person is in, to read only. */
export default function CurrentAssignments({ candidate: { assignments } }: { candidate: Candidate }) {
  return (
    <FormSection title="Current Job Assignments">
      {assignments.length === 0 ? (
        <Text size="sm" c="dimmed">
          {messages.candidate.noAssignments}
        </Text>
      ) : (
        <List listStyleType="none" spacing="xs">
          {assignments.map((assignment) => (
            <List.Item key={assignment.id}>
              <Group gap="xs">
                <TextLink to="/jobs/$id/candidates" params={{ id: assignment.job_id }} size="sm">
                  {assignment.title}
                </TextLink>
                <Text size="sm" c="dimmed">
                  {assignment.jd_id}
                </Text>
                <CandidateStatusBadge status={assignment.status} />
                <Badge variant="default" tt="capitalize">
                  {assignment.assignment_type}
                </Badge>
                {assignment.ai_match_score !== null && (
                  <Text size="sm" c="dimmed">
                    {matchText(assignment.ai_match_score)} match
                    {assignment.match_stale && ` (${messages.assignment.scoreStale.toLowerCase()})`}
                  </Text>
                )}
              </Group>
              <InterviewLine
                status={assignment.status}
                at={assignment.interview_at}
                details={assignment.interview_details}
                mt={2}
              />
              <OfferLine
                status={assignment.status}
                ctc={assignment.offered_ctc}
                joiningOn={assignment.joining_on}
                mt={2}
              />
            </List.Item>
          ))}
        </List>
      )}
    </FormSection>
  );
}
