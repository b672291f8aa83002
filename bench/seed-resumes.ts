import { dayOf, DEFAULT_TIME_ZONE } from '#contract/dates.ts';
import type { Database } from '#server/db/client.ts';
import { candidates, resumeDocuments } from '#server/db/schema.ts';
import { seedChance } from '#server/demo/chance.ts';
import type { DemoCandidate } from '#server/demo/demo-data.ts';
import { makeCandidates } from '#server/demo/make-candidates.ts';
import { renderResumeText } from '#server/demo/resume-text.ts';
import { indexResumesNow } from '#server/resumes/index-resumes.ts';
import { v7 as uuidv7 } from 'uuid';

/** The generator keeps names apart, which it can for so many. */
const BATCH = 400;
const ROWS = 100;

const makePeople = (from: number, most: number, today: string) => {
  seedChance(1000 + from);
  return makeCandidates(most, today).map(({ row }, at) => {
    const id = uuidv7();
    const text = renderResumeText({ ...row, id } as DemoCandidate);
    return { row, id, documentId: uuidv7(), text, number: from + at };
  });
};
export type SeededPerson = ReturnType<typeof makePeople>[number];

/** Fills a database with that many people and their resumes' texts and words; `also` is given some at a time. */
export async function seedResumes(
  database: Database,
  count: number,
  also: (people: readonly SeededPerson[]) => Promise<void> = async () => {},
): Promise<void> {
  const { db } = database;
  const today = dayOf(new Date(), DEFAULT_TIME_ZONE);
  for (let from = 0; from < count; from += BATCH) {
    const people = makePeople(from, Math.min(BATCH, count - from), today);
    for (let at = 0; at < people.length; at += ROWS) {
      const some = people.slice(at, at + ROWS);
      await db.insert(candidates).values(
        some.map(({ row, id, number }) => ({
          id,
          name: row.name,
          email: `person.${number}@bench.example`,
          phone: `+91 ${60_000 + (number % 40_000)} ${10_000 + Math.floor(number / 40_000)}`,
          current_city: row.current_city,
          current_position: row.current_position,
          preferred_location: row.preferred_location,
          expected_ctc: row.expected_ctc,
          joining_date: row.joining_date,
          skills: row.skills,
          experience_years: row.experience_years,
          recommendation_reason: 'Worked well with us before, and knows what is asked for.',
          converted_to_vector: true,
        })),
      );
      await db.insert(resumeDocuments).values(
        some.map(({ id, documentId, text }) => ({
          id: documentId,
          candidate_id: id,
          file_key: `bench/${documentId}`,
          file_name: 'resume.txt',
          mime_type: 'text/plain',
          size_bytes: text.length,
          sha256: documentId,
          text,
        })),
      );
      await also(some);
    }
    await database.transaction(indexResumesNow);
  }
}
