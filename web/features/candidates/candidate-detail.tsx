import { Anchor, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import type { Candidate } from '#contract/candidates.ts';
import { CHANNEL_LABELS, CHANNEL_NOT_SAID } from '#contract/channel-labels.ts';
import { formatDate, formatDay } from '#contract/dates.ts';
import { experienceText, relevantExperienceText } from '#contract/experience.ts';
import { agreedDay, joinedDay } from '#contract/joining.ts';
import { messages } from '#contract/messages.ts';
import { joiningWord } from '#contract/offer.ts';
import { useTimeZone, useToday } from '#web/lib/app-info.ts';
import { whatsAppLink } from '#web/lib/write-to.ts';
import { fileSize } from '#contract/file-size.ts';
import { Dot } from '#web/ui/dot.tsx';
import { SkillBadges } from '#web/ui/skill-badges.tsx';
import { AssignmentsCard, type AssignmentsCardProps } from './assignments-card.tsx';
import { Amount, Card, Fact, Facts, Prose } from './candidate-parts.tsx';
import { DownloadResume } from '#web/ui/download-resume.tsx';
import { joiningWords } from './joining-words.ts';
import { JumpTo, Part } from './jump-to.tsx';
import { HistoryCard, type HistoryCardProps } from './history-card.tsx';
import { CompareNewerLink, CurrentResumeSender, OlderResumes } from './resume-versions.tsx';
import { isRecognised, ViewResume } from './view-resume.tsx';

interface CandidateDetailProps
  extends Pick<AssignmentsCardProps, 'movesIn' | 'noteIn' | 'openedFrom'>, Pick<HistoryCardProps, 'undoIn'> {
  candidate: Candidate;
  /** what the team has written down about the person */
  notes: ReactNode;
  /** where the resume says what the person was found by */
  passages: ReactNode;
}

/** Everything that is known of a person. */
export function CandidateDetail({
  candidate,
  openedFrom,
  movesIn,
  undoIn,
  noteIn,
  notes,
  passages,
}: CandidateDetailProps) {
  const jobs = useRef<HTMLDivElement>(null);
  const noted = useRef<HTMLDivElement>(null);
  const history = useRef<HTMLDivElement>(null);
  return (
    <Stack gap="md">
      <JumpTo
        parts={[
          { label: 'Job Assignments', at: jobs },
          { label: 'Notes', at: noted },
          { label: 'Status History', at: history },
        ]}
      />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" data-print="columns">
        <BasicCard candidate={candidate} />
        <ProfessionalCard candidate={candidate} />
      </SimpleGrid>
      <Card title="Skills">
        {candidate.skills.length === 0 ? (
          <Text size="sm" c="dimmed">
            Not specified
          </Text>
        ) : (
          <SkillBadges skills={candidate.skills} most={candidate.skills.length} />
        )}
      </Card>
      {passages}
      <Card title="Resume Summary">
        <Prose text={candidate.resume_summary ?? ''} />
      </Card>
      <Card title="Recommendation" teamOnly>
        <Prose text={candidate.recommendation_reason} />
        {candidate.remarks && (
          <Fact label="Additional remarks">
            <Prose text={candidate.remarks} />
          </Fact>
        )}
      </Card>
      <Part ref={jobs}>
        <AssignmentsCard
          person={candidate}
          assignments={candidate.assignments}
          openedFrom={openedFrom}
          movesIn={movesIn}
          noteIn={noteIn}
        />
      </Part>
      <Part ref={noted}>{notes}</Part>
      <Part ref={history}>
        <HistoryCard candidateId={candidate.id} undoIn={undoIn} />
      </Part>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" data-print="columns">
        <ResumeFileCard candidate={candidate} />
        <SubmissionCard candidate={candidate} />
      </SimpleGrid>
    </Stack>
  );
}

function BasicCard({ candidate }: { candidate: Candidate }) {
  const { relevant_experience_years: relevant } = candidate;
  return (
    <Card title="Basic Information">
      <Facts>
        <Fact label="Email">
          <Anchor href={`mailto:${candidate.email}`} size="sm">
            {candidate.email}
          </Anchor>
        </Fact>
        <Fact label="Phone">
          {candidate.phone ? (
            <>
              <Anchor href={`tel:${candidate.phone.replaceAll(' ', '')}`} size="sm">
                {candidate.phone}
              </Anchor>
              <WhatsAppLink phone={candidate.phone} />
            </>
          ) : (
            'Not provided'
          )}
        </Fact>
        <Fact label="City">{candidate.current_city ?? 'Not specified'}</Fact>
        <Fact label="Preferred location">{candidate.preferred_location ?? 'Not specified'}</Fact>
        <Fact label="Experience">{experienceText(candidate.experience_years)}</Fact>
        <Fact label="Relevant experience">
          {relevant === null ? 'Not specified' : relevantExperienceText(relevant, candidate.experience_years)}
        </Fact>
      </Facts>
    </Card>
  );
}

/** Most candidates answer there first. */
function WhatsAppLink({ phone }: { phone: string }) {
  const link = whatsAppLink(phone);
  if (link === null) return null;
  return (
    <Text span size="sm" data-print="none">
      <Dot />{' '}
      <Anchor href={link} target="_blank" rel="noreferrer" size="sm" aria-label={`WhatsApp ${phone}`}>
        WhatsApp
      </Anchor>
    </Text>
  );
}

function ProfessionalCard({ candidate }: { candidate: Candidate }) {
  const { joining_date: date } = candidate;
  const agreed = agreedDay(candidate.assignments);
  const joined = joinedDay(candidate.assignments);
  const settled = agreed ?? joined;
  const today = useToday();
  const joining = joiningWords(candidate, { agreed, today });
  const preferred = date === null ? 'Not specified' : formatDay(date);
  return (
    <Card title="Professional Details">
      <Facts>
        <Fact label="Current position">{candidate.current_position ?? 'Not specified'}</Fact>
        <Fact label="Company">{candidate.current_company ?? 'Not specified'}</Fact>
        <Fact label="Current CTC" teamOnly>
          <Amount rupees={candidate.current_ctc} />
        </Fact>
        <Fact label="Expected CTC" teamOnly>
          <Amount rupees={candidate.expected_ctc} />
        </Fact>
        <Fact label="Joining date" teamOnly={settled !== null}>
          {agreed
            ? `${formatDay(agreed)}, agreed`
            : joined
              ? `${formatDay(joined)}, ${joiningWord('joined', joined, today)}`
              : preferred}
        </Fact>
        {settled !== null && settled !== date && <Fact label="Preferred joining date">{preferred}</Fact>}
        {/* The day itself stands beside it; a dash would ask why no days are counted. */}
        <Fact label="Days to join" teamOnly={settled !== null || joining.isQuiet}>
          {joining.isQuiet ? 'Not awaited any more' : joining.text}
        </Fact>
        {candidate.offer_in_hand && (
          <Fact label="Offer in hand" teamOnly>
            <Amount rupees={candidate.offer_ctc} />
            {candidate.offer_joining_date && `, joining ${formatDay(candidate.offer_joining_date)}`}
          </Fact>
        )}
      </Facts>
    </Card>
  );
}

function ResumeFileCard({ candidate }: { candidate: Candidate }) {
  const { id, resume, can } = candidate;
  const timeZone = useTimeZone();
  return (
    <Card title="Resume File" teamOnly>
      {resume ? (
        <>
          <div>
            <Text size="sm">{resume.file_name}</Text>
            <Text size="xs" c="dimmed">
              {fileSize(resume.size_bytes)}, uploaded {formatDate(resume.created_at, timeZone)}
              <CurrentResumeSender candidateId={id} />
            </Text>
            {(isRecognised(resume) || !resume.has_text) && (
              <Text size="xs" c="dimmed">
                {resume.has_text ? messages.resume.textRecognised : messages.resume.unmatchable}
              </Text>
            )}
          </div>
          {can.read_resume && (
            <Group gap="xs">
              <ViewResume candidateId={id} resume={resume} size="xs" label="View" />
              <DownloadResume candidateId={id} size="xs" label="Download" />
              <CompareNewerLink candidate={candidate} />
            </Group>
          )}
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {messages.resume.none}
        </Text>
      )}
      <OlderResumes candidateId={id} />
    </Card>
  );
}

function SubmissionCard({ candidate }: { candidate: Candidate }) {
  const timeZone = useTimeZone();
  const { found_through: channel, referred_by: referrer } = candidate;
  return (
    <Card title="Submission Details" teamOnly>
      <Facts>
        <Fact label="Submitted">{formatDate(candidate.created_at, timeZone)}</Fact>
        <Fact label="Last updated">{formatDate(candidate.updated_at, timeZone)}</Fact>
        <Fact label="Submitted by">
          {candidate.submitted_by_name ?? 'Unknown'}
          {candidate.company_name && `, ${candidate.company_name}`}
        </Fact>
        {/* A vendor's people were found by the vendor, unless somebody says more. */}
        {(channel !== null || candidate.submission_type === 'internal') && (
          <Fact label="Found through">{channel === null ? CHANNEL_NOT_SAID : CHANNEL_LABELS[channel]}</Fact>
        )}
        {referrer !== null && <Fact label="Referred by">{referrer}</Fact>}
        <Fact label="Vector status">{candidate.converted_to_vector ? 'Processed' : 'Pending'}</Fact>
      </Facts>
    </Card>
  );
}
