/** A line of work in which people move from one posting to another. */
export type FieldName =
  | 'software'
  | 'data'
  | 'finance'
  | 'sales'
  | 'creative'
  | 'people'
  | 'consulting'
  | 'teaching'
  | 'social'
  | 'service'
  | 'telecom'
  | 'clinical'
  | 'pharma'
  | 'mechanical'
  | 'electrical'
  | 'civil'
  | 'supply'
  | 'food';

/** What resumes in one line of work are made of. */
export interface Field {
  degrees: string[];
  institutes: string[];
  employers: string[];
  certificates: string[];
  /** what anybody in this line may have done */
  achievements: string[];
  /** ends the sentence "Known for ..." */
  knownFor: string[];
  /** lines of work whose people apply here too, with little luck */
  near: FieldName[];
}
