import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { limits } from '#contract/limits.ts';

// An AI provider that speaks the OpenAI-compatible protocol on this machine, for tests and for trying a provider without a
// key: `node scripts/fake-ai-provider.ts --port 4010`, then AI_BASE_URL=http://127.0.0.1:4010/v1 AI_CHAT_MODEL=fake-chat
// AI_EMBEDDING_MODEL=fake-embedding npm run demo.

/** What it does with a call: `works` answers, the others go wrong in the way of their name. */
export type Behaviour =
  | 'works'
  | 'unauthorised'
  | 'no_credit'
  | 'too_many_calls'
  | 'come_back_later'
  | 'error'
  | 'slow'
  | 'not_json'
  | 'other_json'
  | 'no_content'
  | 'cut_off'
  | 'broken_off'
  | 'redirects'
  | 'short_vectors'
  | 'long_vectors'
  | 'empty_vectors'
  | 'missing_vectors'
  | 'shuffled_vectors';

/** A call that it received. */
export interface ReceivedCall {
  path: string;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

export interface FakeProvider {
  /** its base address, for AI_BASE_URL */
  url: string;
  /** what it does from now on */
  behave(behaviour: Behaviour): void;
  /** what it does with the next calls, one each, before it goes on as told */
  next(...behaviours: Behaviour[]): void;
  /** what it answers to a chat instead of its own answer; null: its own again */
  answer(value: Record<string, unknown> | null): void;
  /** what it says that each call costs (US dollars); null: it says nothing */
  charge(cost: number | null): void;
  /** how long it thinks before each answer (ms) */
  delay(milliseconds: number): void;
  readonly calls: readonly ReceivedCall[];
  forget(): void;
  stop(): Promise<void>;
}

const TOKENS = { prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 };

/** An order to the model inside a resume, which this simple-minded provider obeys to the letter. */
const ORDER = /IGNORE ALL PREVIOUS INSTRUCTIONS[^{]*(\{.*\})/;

type Json = Record<string, unknown>;

/** Starts it on a free port of this machine, or on the one given. */
export async function startFakeProvider(port = 0): Promise<FakeProvider> {
  const calls: ReceivedCall[] = [];
  const queue: Behaviour[] = [];
  let usual: Behaviour = 'works';
  let given: Json | null = null;
  let cost: number | null = null;
  let pause = 0;

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Json;
    const path = request.url ?? '';
    calls.push({ path, authorization: request.headers.authorization, body });
    const behaviour = queue.shift() ?? usual;
    if (pause > 0) await setTimeout(pause);
    const usage = { ...TOKENS, ...(cost !== null && { cost }) };
    const fault = FAULTS[behaviour];
    if (fault) fault(response);
    else if (path.endsWith('/embeddings')) send(response, 200, vectorsFor(body, behaviour, usage));
    else sendChat(response, behaviour, body, { given, usage });
  };
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    behave: (behaviour) => {
      usual = behaviour;
    },
    next: (...behaviours) => {
      queue.push(...behaviours);
    },
    answer: (value) => {
      given = value;
    },
    charge: (value) => {
      cost = value;
    },
    delay: (milliseconds) => {
      pause = milliseconds;
    },
    calls,
    forget: () => {
      calls.length = 0;
      queue.length = 0;
      usual = 'works';
      given = null;
      cost = null;
      pause = 0;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** What goes wrong before there is anything to answer. It names a time to wait, so that tests of trying again are quick. */
const FAULTS: Partial<Record<Behaviour, (response: ServerResponse) => void>> = {
  unauthorised: (response) => refuse(response, 401, 'No auth credentials found'),
  no_credit: (response) => refuse(response, 402, 'Insufficient credits'),
  too_many_calls: (response) => refuse(response, 429, 'Rate limit exceeded'),
  come_back_later: (response) => refuse(response, 429, 'Rate limit exceeded', { 'retry-after': '30' }),
  error: (response) => refuse(response, 500, 'Internal error'),
  slow: () => {
    // Never answers; the caller hangs up.
  },
  not_json: (response) => send(response, 200, '<html>It works!</html>', { 'content-type': 'text/html' }),
  broken_off: (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    response.write('{"id":"1","choices":[{"message":{"role":"assistant","con');
    setImmediate(() => response.destroy());
  },
  redirects: (response) => {
    response.writeHead(307, { location: 'http://127.0.0.1:9/v1/chat/completions' });
    response.end();
  },
};

function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = { 'retry-after-ms': '1' },
): void {
  send(response, status, { error: { message, type: 'error', code: status } }, headers);
}

function sendChat(
  response: ServerResponse,
  behaviour: Behaviour,
  body: Json,
  { given, usage }: { given: Json | null; usage: Json },
) {
  const answer = JSON.stringify(given ?? answerTo(body));
  const contents: Partial<Record<Behaviour, string | null>> = {
    other_json: '{"verdict":"hire at once"}',
    no_content: null,
    cut_off: answer.slice(0, answer.length / 2),
  };
  const content = behaviour in contents ? contents[behaviour] : answer;
  send(response, 200, {
    id: 'fake-1',
    object: 'chat.completion',
    created: 1,
    model: body['model'],
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content },
        finish_reason: behaviour === 'cut_off' ? 'length' : 'stop',
      },
    ],
    usage,
  });
}

/** A plausible answer, made of the text by simple rules, and changed by any order that stands in it. */
function answerTo(body: Json): Json {
  const format = body['response_format'] as { json_schema?: { name?: string } } | undefined;
  const messages = body['messages'] as { role: string; content: unknown }[];
  const content = messages.find(({ role }) => role === 'user')?.content;
  const asked = JSON.parse(typeof content === 'string' ? content : '{}') as Record<string, string>;
  if (format?.json_schema?.name === 'candidate') return candidateOf(asked['resume'] ?? '');
  if (format?.json_schema?.name === 'job') return jobOf(asked['wanted'] ?? '');
  return {
    description: `${asked['title']} in ${asked['location']}. ${LONG_TEXT} ${asked['skills_required']}`,
  };
}

const LONG_TEXT =
  'You work with a friendly team, plan your own day, and talk to the people who use what you make. You learn from others and help them in turn.';

function candidateOf(resume: string): Json {
  const lines = resume.split('\n').map((line) => line.trim());
  const after = (label: string) =>
    lines
      .find((line) => line.startsWith(label))
      ?.slice(label.length)
      .trim() ?? null;
  const order = ORDER.exec(resume)?.[1];
  return {
    name: lines[0] ?? null,
    email: /\S+@\S+\.\w+/.exec(resume)?.[0] ?? null,
    phone: /\+91[\d ]{10,12}/.exec(resume)?.[0] ?? null,
    current_city: after('City:'),
    preferred_location: after('Preferred Location:'),
    current_company: after('Company:'),
    current_position: after('Position:'),
    experience_years: Number(/(\d+) years/.exec(resume)?.[1] ?? 0),
    relevant_experience_years: null,
    skills: (after('Skills:') ?? '').split(',').map((skill) => skill.trim()),
    current_ctc: null,
    expected_ctc: null,
    notice_period_days: null,
    resume_summary: `Works as ${after('Position:')} at ${after('Company:')}.`,
    ...(order === undefined ? {} : (JSON.parse(order) as Json)),
  };
}

function jobOf(wanted: string): Json {
  return {
    title: wanted.split(/ in |,/)[0]?.slice(0, 80) ?? 'New Position',
    summary: `A new colleague for the team. ${LONG_TEXT}`,
    description: `${LONG_TEXT} ${LONG_TEXT}`,
    requirements: '- Experience with the work named above\n- Good English',
    location: / in (\w+)/.exec(wanted)?.[1] ?? '',
    experience_required: '',
    skills_required: ['Teamwork', 'Planning'],
    experience_min: null,
    experience_max: null,
    ctc_min: null,
    ctc_max: null,
    mode_of_work: 'office',
    domain_industry: null,
    joining_date: null,
    department: null,
  };
}

function vectorsFor(body: Json, behaviour: Behaviour, usage: Json): Json {
  const input = body['input'] as string[];
  const data = input.map((text, index) => ({
    object: 'embedding',
    index,
    embedding: vectorOf(text, behaviour),
  }));
  if (behaviour === 'missing_vectors') data.pop();
  if (behaviour === 'shuffled_vectors') data.reverse();
  return { object: 'list', model: body['model'], data, usage };
}

/** Models differ in how many numbers they make. */
const LENGTHS: Partial<Record<Behaviour, number>> = { short_vectors: 512, long_vectors: 3072 };

/** Counts words in places that their letters choose: the same words lie close together. Not of unit length. */
function vectorOf(text: string, behaviour: Behaviour): number[] {
  const length = LENGTHS[behaviour] ?? limits.vectorLength;
  const vector = Array.from<number>({ length }).fill(0);
  if (behaviour === 'empty_vectors') return vector;
  for (const word of text.toLowerCase().match(/[a-z0-9]+/g) ?? ['none']) {
    let place = 7;
    for (const letter of word) place = (place * 31 + (letter.codePointAt(0) ?? 0)) % length;
    vector[place] = (vector[place] ?? 0) + 1;
  }
  return vector;
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '4010' }, behave: { type: 'string', default: 'works' } },
  });
  const provider = await startFakeProvider(Number(values.port));
  provider.behave(values.behave as Behaviour);
  console.log(`AI_BASE_URL=${provider.url} AI_CHAT_MODEL=fake-chat AI_EMBEDDING_MODEL=fake-embedding`);
}
