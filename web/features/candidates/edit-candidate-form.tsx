import { Badge, Button, Group, List, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Candidate, candidateRoutes, candidateUpdateSchema } from '#contract/candidates.ts';
import { messages } from '#contract/messages.ts';
import { call, errorText, hasCode } from '#web/lib/api.ts';
import { useSchemaForm } from '#web/lib/form.ts';
import { FormButtons, FormSection } from '#web/ui/form-layout.tsx';
import { ButtonLink, TextLink } from '#web/ui/links.tsx';
import { CandidateStatusBadge } from '#web/ui/status-badge.tsx';
import { toast } from '#web/ui/toast.ts';
import { BasicFields, CompensationFields, RecommendationFields } from './candidate-fields.tsx';
import { fromCandidate, toCandidateInput } from './candidate-form-values.ts';
import { useCandidatesChanged } from './candidates.queries.ts';

interface EditCandidateFormProps {
  candidate: Candidate;
  /** the part of the screen that manages the resume */
  resume: ReactNode;
  onDone: () => void;
}

/** A saved candidate, changed by HR. */
export function EditCandidateForm({ candidate, resume, onDone }: EditCandidateFormProps) {
  const changed = useCandidatesChanged();
  const { form, formProps, busy } = useSchemaForm({
    schema: candidateUpdateSchema,
    initialValues: fromCandidate(candidate),
    toInput: (values) => {
      const input = toCandidateInput(values);
      return { ...input, experience_years: input.experience_years ?? 0, version: candidate.version };
    },
    onSubmit: async (body) => {
      await call(candidateRoutes.update, { params: { id: candidate.id }, body });
      toast.success(messages.candidate.updated);
      await changed();
      onDone();
    },
    onFail: (error) =>
      toast.error(
        hasCode(error, 'changed_meanwhile', 'candidate_exists', 'network')
          ? errorText(error)
          : messages.candidate.updateFailed,
      ),
  });
  return (
    <form {...formProps}>
      <Stack gap="md">
        <BasicFields form={form} />
        <CompensationFields form={form} />
        <Assignments candidate={candidate} />
        {resume}
        <RecommendationFields form={form} />
        <FormButtons>
          <ButtonLink to="/candidates" variant="default">
            Cancel
          </ButtonLink>
          <Button type="submit" loading={busy}>
            {busy ? 'Updating...' : 'Update Candidate'}
          </Button>
        </FormButtons>
      </Stack>
    </form>
  );
}

function Assignments({ candidate: { assignments } }: { candidate: Candidate }) {
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
                <CandidateStatusBadge status={assignment.status} />
                <Badge variant="outline" color="gray">
                  {assignment.assignment_type}
                </Badge>
                {assignment.ai_match_score !== null && (
                  <Text size="sm" c="dimmed">
                    {Math.round(assignment.ai_match_score)}% match
                  </Text>
                )}
              </Group>
            </List.Item>
          ))}
        </List>
      )}
    </FormSection>
  );
}
