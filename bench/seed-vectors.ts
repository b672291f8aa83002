import { dayOf, DEFAULT_TIME_ZONE } from '#contract/dates.ts';
import { builtin } from '#server/ai/builtin-driver.ts';
import type { Database } from '#server/db/client.ts';
import { candidates, candidateVectors, resumeDocuments } from '#server/db/schema.ts';
import { seedChance } from '#server/demo/chance.ts';
import type { DemoCandidate } from '#server/demo/demo-data.ts';
import { makeCandidates } from '#server/demo/make-candidates.ts';
import { renderResumeText } from '#server/demo/resume-text.ts';
import { resumeContentHash, resumeToEmbed } from '#server/matching/content.ts';
import { indexResumesNow } from '#server/resumes/index-resumes.ts';
import { v7 as uuidv7 } from 'uuid';

/** The generator keeps names apart, which it can for so many. */
const BATCH = 400;
const ROWS = 100;

/** Fills a database with that many people, their resumes' texts and the vectors and words that are made of them. */
export async function seedVectors(database: Database, count: number): Promise<void> {
  const { db } = database;
  const today = dayOf(new Date(), DEFAULT_TIME_ZONE);
  for (let from = 0; from < count; from += BATCH) {
    seedChance(1000 + from);
    const people = makeCandidates(Math.min(BATCH, count - from), today).map(({ row }, at) => {
      const number = from + at;
      const id = uuidv7();
      const documentId = uuidv7();
      const text = renderResumeText({ ...row, id } as DemoCandidate);
      return { row, id, documentId, text, number };
    });
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
      await db.insert(candidateVectors).values(
        some.map(({ row, id, documentId, text }) => {
          const { current_position, skills, experience_years } = row;
          const content = { document_id: documentId, current_position, skills, experience_years, text };
          return {
            candidate_id: id,
            ...builtin.mark,
            content_hash: resumeContentHash(content),
            resume_vector: builtin.embed(resumeToEmbed(content)),
          };
        }),
      );
    }
  }
  await database.transaction(indexResumesNow);
}
