import { z } from 'zod';
import { StartupError } from './startup-error.ts';

/** US dollars for a million tokens. */
interface Price {
  input: number;
  output: number;
}

/** A model of the provider, with its price where somebody knows it. */
export interface AiModel {
  name: string;
  price: Price | null;
}

/** A provider that speaks the OpenAI-compatible protocol. A null model leaves its work to the built-in engine. */
export interface AiConfig {
  /** without a slash at the end */
  baseUrl: string;
  apiKey: string | undefined;
  chat: AiModel | null;
  embedding: AiModel | null;
}

/** As the value of a model's setting: the engine of the product does this. */
const BUILTIN = 'builtin';

/** A router to many models, which a key alone is enough for, and the model that it is asked for unless told otherwise. */
const ROUTER = { baseUrl: 'https://openrouter.ai/api/v1', chatModel: 'openai/gpt-4o-mini' };

/** Prices that the router asked when this was written; AI_CHAT_PRICE and AI_EMBEDDING_PRICE go before them. */
const KNOWN_PRICES: Readonly<Record<string, Price>> = {
  'openai/gpt-4o-mini': { input: 0.15, output: 0.6 },
  'openai/text-embedding-3-small': { input: 0.02, output: 0 },
};

const WRONG_ADDRESS =
  'must be the http or https address of an OpenAI-compatible provider, for example https://openrouter.ai/api/v1';
const WRONG_MODEL = 'must be a model by the name that the provider gives it, or builtin';
const WRONG_CHAT_PRICE = 'must be US dollars for a million tokens read and written, for example 0.15/0.60';
const WRONG_PRICE = 'must be US dollars for a million tokens, for example 0.02';

const modelName = z.string().regex(/^[\w./:@-]{1,100}$/, WRONG_MODEL);

function isPlainAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password, search, hash } = new URL(address);
  return username + password + search + hash === '';
}

/** The settings of a provider, each with the words that follow its name when it is wrong. */
export const aiEnvironment = {
  AI_BASE_URL: z
    .url({ protocol: /^https?$/, error: WRONG_ADDRESS })
    .refine(isPlainAddress, 'must hold no user, password, ? or #: the key belongs into AI_API_KEY'),
  AI_API_KEY: z.string().regex(/^[\x21-\x7e]+$/, 'must be the key alone, without spaces'),
  AI_CHAT_MODEL: modelName,
  AI_EMBEDDING_MODEL: modelName,
  AI_CHAT_PRICE: z
    .string()
    .regex(/^\d{1,5}(?:\.\d{1,6})?\/\d{1,5}(?:\.\d{1,6})?$/, WRONG_CHAT_PRICE)
    .transform((both): Price => {
      const [input = 0, output = 0] = both.split('/').map(Number);
      return { input, output };
    }),
  AI_EMBEDDING_PRICE: z
    .string()
    .regex(/^\d{1,5}(?:\.\d{1,6})?$/, WRONG_PRICE)
    .transform((input): Price => ({ input: Number(input), output: 0 })),
};

/** Whether an address is the router's, by any of its hosts. */
export function isRouter(baseUrl: string): boolean {
  return /(?:^|\.)openrouter\.ai$/.test(new URL(baseUrl).hostname);
}

type AiValues = { [K in keyof typeof aiEnvironment]?: z.output<(typeof aiEnvironment)[K]> | undefined };

/**
 * The provider that the settings name, or null: then the built-in engine does everything. A key alone means the router; an
 * address of one's own needs its model named. Vectors come from a provider only when asked for: changing who makes them
 * means making all anew. Throws StartupError for settings that make no sense together.
 */
export function aiConfig(values: AiValues): AiConfig | null {
  const { AI_BASE_URL: address, AI_API_KEY: apiKey } = values;
  if (address === undefined && apiKey === undefined) {
    const orphan = Object.entries(values).find(
      ([name, value]) => name.startsWith('AI_') && value !== undefined && value !== BUILTIN,
    );
    if (!orphan) return null;
    throw new StartupError(
      `AI_API_KEY is missing: ${orphan[0]} is set, but neither AI_API_KEY nor AI_BASE_URL says who is asked.`,
    );
  }
  const baseUrl = (address ?? ROUTER.baseUrl).replace(/\/+$/, '');
  const usual = baseUrl === ROUTER.baseUrl ? ROUTER.chatModel : undefined;
  const chat = modelOf(values.AI_CHAT_MODEL ?? usual, values.AI_CHAT_PRICE);
  const embedding = modelOf(values.AI_EMBEDDING_MODEL, values.AI_EMBEDDING_PRICE);
  if (chat || embedding) return { baseUrl, apiKey, chat, embedding };
  if (values.AI_CHAT_MODEL === BUILTIN) return null;
  throw new StartupError('AI_CHAT_MODEL is missing: name the model that AI_BASE_URL shall be asked for.');
}

function modelOf(name: string | undefined, price: Price | undefined): AiModel | null {
  if (name === undefined || name === BUILTIN) return null;
  return { name, price: price ?? KNOWN_PRICES[name] ?? null };
}
