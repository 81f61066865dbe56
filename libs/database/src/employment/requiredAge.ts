/** The ages of a role. */
export interface RoleAges {
  /** By law (`lawfulAge`). */
  lawfulAge: number;
  /** What the club asks for beyond it; null where it asks for nothing. */
  minimumAge: number | null;
}

/**
 * The age that a role asks for on the first day: what the club asks for, or what the law does where that is more. The
 * database holds the same rule (`app.required_age`).
 */
export function requiredAge({ lawfulAge, minimumAge }: RoleAges): number {
  return Math.max(lawfulAge, minimumAge ?? lawfulAge);
}

/** The same in the words in which applicants and the staff read it (`app.age_in_words`). */
export function ageInWords(age: number): string {
  return `At least ${age} years old`;
}
