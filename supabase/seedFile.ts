const BEGIN = '-- begin generated: the demo club, by supabase/generateSeed.ts from libs/sample-club';
const END = '-- end generated';

/** The seed with the part between its two marker lines replaced. Throws when a marker is missing. */
export function withGeneratedPart(seed: string, generated: string): string {
  const begin = seed.indexOf(BEGIN);
  const end = seed.indexOf(END, begin);
  if (begin < 0 || end < 0) {
    throw new Error('seed.sql has lost the lines that mark its generated part: restore them from its history');
  }
  return `${seed.slice(0, begin)}${BEGIN}\n\n${generated}\n\n${seed.slice(end)}`;
}
