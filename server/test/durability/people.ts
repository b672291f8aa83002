import { createHash } from 'node:crypto';
import { assignmentRoutes } from '#contract/assignments.ts';
import { type Candidate, candidateRoutes } from '#contract/candidates.ts';
import type { CandidateStatus } from '#contract/candidate-status.ts';
import { resumeRoutes } from '#contract/resumes.ts';
import { candidateInput, pdfFile } from '../factories.ts';
import { type Client, NoAnswer } from './client.ts';

/** What the server has acknowledged of a person, and the one change besides that it did not get to answer. */
interface Known {
  id: string;
  assignmentId: string;
  /** of the assignment */
  version: number;
  /** hashes of the resumes, the oldest first */
  resumes: string[];
  /** the statuses, the oldest first */
  moves: CandidateStatus[];
  pending: { resume: string } | { move: CandidateStatus } | null;
}

interface Unanswered {
  email: string;
  resume: string;
}

type Random = () => number;

const MOVES: CandidateStatus[] = ['shortlisted', 'interview_scheduled', 'selected', 'offer_released'];
const RESUME_BYTES = 200_000;
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Writes about people of its own, one write after the other, and knows what was acknowledged. */
export class People {
  acknowledged = 0;
  readonly #client: Client;
  readonly #jobId: string;
  readonly #random: Random;
  /** a digit that no other has */
  readonly #writer: number;
  readonly #known: Known[] = [];
  #unanswered: Unanswered[] = [];
  /** whom the last round has written about */
  readonly #touched = new Set<Known>();
  #count = 0;

  constructor(client: Client, { jobId, writer, random }: { jobId: string; writer: number; random: Random }) {
    this.#client = client;
    this.#jobId = jobId;
    this.#writer = writer;
    this.#random = random;
  }

  get size(): number {
    return this.#known.length;
  }

  /** Writes until the server does not answer, or until `over`. */
  async write(over: AbortSignal): Promise<void> {
    try {
      while (!over.aborted) {
        await this.#writeOnce();
        this.acknowledged++;
      }
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
    }
  }

  /**
   * Compares what the server has with what it acknowledged: of those that were written about since the last check, or
   * of all. A change without an answer must be there whole or not at all.
   * @throws Error naming what was lost or is half there
   */
  async check({ all = false } = {}): Promise<void> {
    for (const entry of this.#unanswered) await this.#findUnanswered(entry);
    this.#unanswered = [];
    for (const known of all ? this.#known : this.#touched) await this.#checkPerson(known);
    this.#touched.clear();
  }

  #writeOnce(): Promise<void> {
    const chosen = this.#known[Math.floor(this.#random() * this.#known.length)];
    const deed = this.#random();
    if (!chosen || deed < 0.4) return this.#create();
    this.#touched.add(chosen);
    return deed < 0.8 ? this.#move(chosen) : this.#replaceResume(chosen);
  }

  async #create(): Promise<void> {
    const number = ++this.#count;
    const email = `person.${this.#writer}.${number}@example.com`;
    const { file, resume } = await this.#makeResume();
    const entry = { email, resume };
    this.#unanswered.push(entry);
    const phone = `9${this.#writer}${String(number).padStart(8, '0')}`;
    const body = candidateInput(this.#jobId, { name: 'Asha Rao', email, phone });
    const created = await this.#client.call(candidateRoutes.create, { body, files: { resume: file } });
    this.#unanswered = this.#unanswered.filter((each) => each !== entry);
    if (created) this.#learn(created, resume);
  }

  async #move(known: Known): Promise<void> {
    const move = MOVES[known.moves.length % MOVES.length]!;
    known.pending = { move };
    const params = { id: known.assignmentId };
    const body = { status: move, version: known.version };
    const moved = await this.#client.call(assignmentRoutes.changeStatus, { params, body });
    if (!moved) throw new Error(`the assignment ${known.assignmentId} is gone`);
    known.version = moved.version;
    known.moves.push(move);
    known.pending = null;
  }

  async #replaceResume(known: Known): Promise<void> {
    const { file, resume } = await this.#makeResume();
    known.pending = { resume };
    const body = { resume_text: 'Nurse with nine years in intensive care.' };
    await this.#client.call(candidateRoutes.replaceResume, {
      params: { id: known.id },
      body,
      files: { resume: file },
    });
    known.resumes.push(resume);
    known.pending = null;
  }

  async #makeResume() {
    const filler = String(this.#random()).repeat(Math.floor((this.#random() * RESUME_BYTES) / 20));
    const file = pdfFile('resume.pdf', filler);
    return { file, resume: hashOf(await file.bytes()) };
  }

  #learn(created: Candidate, resume: string): void {
    const [assignment] = created.assignments;
    if (!assignment) throw new Error(`${created.email} was created without the assignment`);
    const known: Known = {
      id: created.id,
      assignmentId: assignment.id,
      version: 1,
      resumes: [resume],
      moves: ['submitted'],
      pending: null,
    };
    this.#known.push(known);
    this.#touched.add(known);
  }

  async #findUnanswered({ email, resume }: Unanswered): Promise<void> {
    const found = await this.#client.call(candidateRoutes.findExisting, { query: { email } });
    if (!found?.existing) return;
    const created = await this.#client.call(candidateRoutes.read, { params: { id: found.existing.id } });
    if (created) this.#learn(created, resume);
  }

  async #checkPerson(known: Known): Promise<void> {
    const params = { id: known.id };
    const candidate = await this.#client.call(candidateRoutes.read, { params });
    const history = await this.#client.call(assignmentRoutes.history, { params });
    const versions = await this.#client.call(resumeRoutes.versions, { params });
    if (!candidate || !history || !versions) throw new Error(`${known.id} was acknowledged and is gone`);

    const resumes = await Promise.all(
      versions.items.toReversed().map(async ({ id: resumeId }) => {
        const file = { params: { ...params, resumeId }, query: {} };
        return hashOf(await this.#client.bytes(resumeRoutes.readVersion, file));
      }),
    );
    const moves = history.items.toReversed().map(({ new_status }) => new_status);
    const { pending } = known;
    if (pending && 'move' in pending && moves.length > known.moves.length) {
      known.moves.push(pending.move);
      known.version++;
    }
    if (pending && 'resume' in pending && resumes.length > known.resumes.length)
      known.resumes.push(pending.resume);
    known.pending = null;
    mustBeSame(known.id, 'history', moves, known.moves);
    mustBeSame(known.id, 'resumes', resumes, known.resumes);
    mustBeSame(known.id, 'status', [candidate.assignments[0]?.status], [known.moves.at(-1)]);
  }
}

function mustBeSame(id: string, what: string, found: unknown[], acknowledged: unknown[]): void {
  if (JSON.stringify(found) !== JSON.stringify(acknowledged))
    throw new Error(
      `${what} of ${id}: acknowledged ${acknowledged.join(', ')}; after the kill ${found.join(', ')}`,
    );
}
