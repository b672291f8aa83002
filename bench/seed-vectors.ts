import { builtin } from '#server/ai/builtin-driver.ts';
import type { Database } from '#server/db/client.ts';
import { candidateVectors } from '#server/db/schema.ts';
import { resumeContentHash, resumeToEmbed } from '#server/matching/content.ts';
import { seedResumes } from './seed-resumes.ts';

/** Fills a database with that many people, their resumes' texts and the vectors that the engine makes of them. */
export async function seedVectors(database: Database, count: number): Promise<void> {
  await seedResumes(database, count, async (people) => {
    await database.db.insert(candidateVectors).values(
      people.map(({ row, id, documentId, text }) => {
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
  });
}
