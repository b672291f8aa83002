import { experienceText } from '#contract/experience.ts';
import type { DemoCandidate, Employment } from './demo-data.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function monthText(month: string): string {
  return `${MONTHS[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;
}

/** "Mar 2021 - Present". */
export function periodText({ from, to }: Employment): string {
  return `${monthText(from)} - ${to === null ? 'Present' : monthText(to)}`;
}

/** What stands under the name: the present post, or that there is none yet. */
export function headlineOf(candidate: DemoCandidate): string {
  if (candidate.current_position === null) return 'Fresher';
  return `${candidate.current_position} | ${experienceText(candidate.experience_years)}`;
}

export interface ResumeSection {
  heading: string;
  lines: string[];
}

/** The parts after the career, in the order in which they are printed; empty ones are left out. */
export function closingSections({ resume }: DemoCandidate): ResumeSection[] {
  return [
    { heading: 'Projects', lines: resume.projects },
    {
      heading: 'Education',
      lines: resume.education.map(({ degree, institute, year }) => `${degree}, ${institute}, ${year}`),
    },
    { heading: 'Certifications', lines: resume.certificates },
    { heading: 'Languages', lines: [resume.languages.join(', ')] },
  ].filter(({ lines }) => lines.length > 0);
}

/** The resume as plain text: the words of the PDF, in reading order. */
export function renderResumeText(candidate: DemoCandidate): string {
  const { resume } = candidate;
  const jobs = resume.employment.flatMap((job) => [
    `${job.title}, ${job.company}, ${job.city}`,
    periodText(job),
    ...job.points.map((point) => `• ${point}`),
  ]);
  return [
    candidate.name,
    headlineOf(candidate),
    `${candidate.email} | ${candidate.phone} | ${candidate.current_city}`,
    'Summary',
    resume.summary,
    'Skills',
    candidate.skills.join(', '),
    ...(jobs.length > 0 ? ['Experience', ...jobs] : []),
    ...closingSections(candidate).flatMap(({ heading, lines }) => [heading].concat(lines)),
  ].join('\n');
}
