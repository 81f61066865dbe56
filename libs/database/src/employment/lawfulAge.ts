/** The youngest age of employment (29 CFR 570.2). */
const ANYWHERE = 14;

/** The youngest age of a lifeguard at a swimming pool (29 CFR 570.34(l)). */
const AS_LIFEGUARD = 15;

/**
 * The age from which the law lets people work in a role. The database holds the same rule (`app.lawful_age`).
 * @param certifications what the role requires, by name
 */
export function lawfulAge(title: string, certifications: readonly string[] = []): number {
  const isLifeguard = /\blife ?guards?\b/i.test(title) || certifications.some((name) => /life ?guard/i.test(name));
  return isLifeguard ? AS_LIFEGUARD : ANYWHERE;
}
