import { limits } from '#contract/limits.ts';
import {
  SWOT_PARTS,
  type SwotAnalysis,
  type SwotPart,
  type SwotPoint,
  swotAnalysisSchema,
} from '#contract/swot.ts';
import { isUuid } from '../db/is-uuid.ts';

/** Other names that older programs gave the lists. */
const OTHER_NAMES: Partial<Record<SwotPart, string>> = { action_items: 'actionItems' };
const TEXT_FIELDS = ['text', 'description', 'message', 'point', 'detail', 'reason', 'action', 'title'];
const BULLET = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/;

type Fields = Record<string, unknown>;

/**
 * A stored analysis, whatever program made it: as an object or as JSON text, its lists at the top or under `swot`, its
 * points as objects or plain texts. Null for what cannot be read.
 */
export function readAnalysis(stored: unknown): SwotAnalysis | null {
  const own = swotAnalysisSchema.safeParse(stored);
  if (own.success) return own.data;
  const outer = fieldsOf(stored);
  if (!outer) return null;
  const inner = fieldsOf(outer['swot']) ?? {};
  const listOf = (part: SwotPart): SwotPoint[] => {
    const other = OTHER_NAMES[part] ?? part;
    const written = [inner[part], inner[other], outer[part], outer[other]].map(itemsOf);
    return (written.find((list) => list !== null) ?? []).flatMap(pointOf);
  };
  const lists = Object.fromEntries(SWOT_PARTS.map((part) => [part, listOf(part)])) as Record<
    SwotPart,
    SwotPoint[]
  >;
  const isAnalysis = [outer, inner].some((each) =>
    SWOT_PARTS.some((part) => part in each || (OTHER_NAMES[part] ?? part) in each),
  );
  if (!isAnalysis) return null;
  return {
    ...(Object.fromEntries(
      SWOT_PARTS.map((part) => [part, lists[part].slice(0, limits.swotPoints)]),
    ) as Record<SwotPart, SwotPoint[]>),
    totals: Object.fromEntries(
      SWOT_PARTS.map((part) => [part, lists[part].length]),
    ) as SwotAnalysis['totals'],
  };
}

function fieldsOf(value: unknown): Fields | null {
  if (typeof value === 'string') {
    try {
      return fieldsOf(JSON.parse(value));
    } catch {
      return null;
    }
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

/** A list may have been written as one text, a point a line. */
function itemsOf(list: unknown): unknown[] | null {
  if (Array.isArray(list)) return list;
  if (typeof list !== 'string') return null;
  return list.split('\n').map((line) => line.replace(BULLET, ''));
}

function pointOf(item: unknown): SwotPoint[] {
  if (typeof item === 'string')
    return item.trim() ? [{ text: item.trim(), job_id: null, jd_id: null, title: null, weight: 0 }] : [];
  if (typeof item !== 'object' || item === null) return [];
  const fields = item as Fields;
  const text = TEXT_FIELDS.map((name) => fields[name]).find(isText);
  if (text === undefined) return [];
  const id = [fields['job_id'], fields['jobId']].find(isText);
  const title = [fields['job_title'], fields['jobTitle']].find(isText);
  const jd = [fields['jd_id'], fields['jdId']].find(isText);
  const job_id = id !== undefined && isUuid(id) ? id.toLowerCase() : null;
  return [{ text: text.trim(), job_id, jd_id: jd ?? null, title: title ?? null, weight: 0 }];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
