type Given = string | number | undefined;

/** At this many answers, the function forgets all of them. A week of a large club needs a few hundred. */
const MOST = 5000;

/**
 * Caches the answers of a pure function of one or two values. Schedule rules ask about the same few days and moments for
 * every person, and would otherwise spend most of their time parsing and formatting dates.
 */
export function remembered<Values extends readonly [Given, Given?], Answer extends string | number>(
  work: (...values: Values) => Answer,
): (...values: Values) => Answer {
  // By the second value, which is one of few, then by the first: a key joined of both would take longer than the lookups.
  const answers = new Map<Given, Map<Given, Answer>>();
  let size = 0;
  return (...values) => {
    const [first, second] = values;
    const known = answers.get(second)?.get(first);
    if (known !== undefined) return known;
    const answer = work(...values);
    if (size >= MOST) {
      answers.clear();
      size = 0;
    }
    const ofSecond = answers.get(second) ?? new Map<Given, Answer>();
    answers.set(second, ofSecond.set(first, answer));
    size += 1;
    return answer;
  };
}
