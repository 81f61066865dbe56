/** At this many answers, the function forgets all of them. A week of a large club needs a few hundred. */
const MOST = 5000;

/**
 * Caches the answers of a pure function. Schedule rules ask about the same few days and moments for every person, and
 * would otherwise spend most of their time parsing and formatting dates.
 */
export function remembered<Given extends readonly (string | number | undefined)[], Answer extends string | number>(
  work: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const answers = new Map<string | number | undefined, Answer>();
  return (...given) => {
    const key = given.length === 1 ? given[0] : given.join('|');
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = work(...given);
    if (answers.size >= MOST) answers.clear();
    answers.set(key, answer);
    return answer;
  };
}
