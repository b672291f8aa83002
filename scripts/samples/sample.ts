/** What a careful reader finds in a resume; a field that it does not state is left out. Amounts in whole rupees a year. */
interface ExpectedFields {
  name: string;
  email: string;
  /** "+91 XXXXX XXXXX" */
  phone: string;
  current_city: string;
  current_position?: string;
  current_company?: string;
  /** whole years, counted to the day in `expected.json` where the resume says "present" */
  experience_years: number;
  skills: string[];
  current_ctc?: number;
  expected_ctc?: number;
  notice_period_days?: number;
}

/**
 * `read`: its text gives the fields. `ocr`: only its picture does. `no-text`: a real document with nothing on it.
 * The others are refused, by the names of `ResumeTypeProblem` in reading/check-resume-type.ts.
 */
type Outcome = 'read' | 'ocr' | 'no-text' | 'empty' | 'mislabelled' | 'password-protected';

export interface Sample {
  file: string;
  /** what is peculiar about it, for people who look at a failing case */
  about: string;
  outcome: Outcome;
  expected?: ExpectedFields;
  make: () => Promise<Uint8Array>;
}
