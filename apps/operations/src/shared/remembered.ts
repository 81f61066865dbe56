/** More answers than these are forgotten, all at once. A week of a large club asks for a few hundred. */
const MOST = 5000;

/**
 * A pure function that keeps its answers. The rules of a schedule ask about the same few days and moments for every person,
 * and most of their time would go into reading and writing dates.
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
