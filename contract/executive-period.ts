import { z } from 'zod';

export const PERIODS = [
  '30-days',
  '90-days',
  '6-months',
  '12-months',
  'month',
  'last-month',
  'quarter',
  'last-quarter',
  'financial-year',
] as const;
export type Period = (typeof PERIODS)[number];
export const DEFAULT_PERIOD: Period = '12-months';
export const periodSchema = z.enum(PERIODS);

/** of the hiring plan */
export const yearSchema = z.coerce.number().int().min(2000).max(2100);
