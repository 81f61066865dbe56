/** The ages of a role. */
export interface RoleAges {
  /** By law (`lawfulAge`). */
  lawfulAge: number;
  /** What the club asks for beyond it; null where it asks for nothing. */
  minimumAge: number | null;
}

/**
 * The minimum age for a role on the first day: the club's or the law's, whichever is higher. The database holds the
 * same rule (`app.required_age`).
 */
export function requiredAge({ lawfulAge, minimumAge }: RoleAges): number {
  return Math.max(lawfulAge, minimumAge ?? lawfulAge);
}

/** The same in the words in which applicants and the staff read it (`app.age_in_words`). */
export function ageInWords(age: number): string {
  return `At least ${age} years old`;
}
