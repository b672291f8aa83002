import type { Field, FieldName } from './field.ts';
import { FIELDS_OF_OFFICES } from './fields-of-offices.ts';
import { FIELDS_OF_WORKS } from './fields-of-works.ts';

/** Every line of work in the demo data. */
export const FIELDS: Record<FieldName, Field> = { ...FIELDS_OF_OFFICES, ...FIELDS_OF_WORKS };
