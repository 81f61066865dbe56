import type { Comment } from '../../source/rows/feedback';

/** The comments about one topic. */
export interface Topic {
  name: string;
  comments: readonly Comment[];
}

export const OTHER_TOPIC = 'Everything else';

/** Words that members use for a subject, by a word of the categories that it belongs to. */
const vocabulary: readonly { subject: string; words: readonly string[] }[] = [
  { subject: 'staff', words: ['lifeguard', 'guard', 'manager', 'coach', 'instructor', 'friendly', 'rude', 'team'] },
  { subject: 'program', words: ['lesson', 'clinic', 'class', 'camp', 'practice', 'league', 'tournament'] },
  {
    subject: 'facilit',
    words: ['shade', 'umbrella', 'chair', 'deck', 'shower', 'locker', 'restroom', 'parking', 'court'],
  },
  { subject: 'water', words: ['chlorine', 'clean', 'dirty', 'cold', 'warm', 'temperature'] },
  { subject: 'snack', words: ['food', 'menu', 'drink', 'party', 'event', 'grill', 'ice cream'] },
];

/** Words of a name that say nothing about its subject. */
const EMPTY = new Set(['and', 'the', 'of', 'for', 'our', 'quality', 'general']);

/**
 * Groups comments by what they are about, in the order of the categories. A comment with a category belongs to it. Any
 * other belongs to the category that it names most often, by its own words or by those that members use for it; on a tie,
 * to the first one.
 */
export function topicsOf(comments: readonly Comment[], categories: readonly string[]): Topic[] {
  const stems = categories.map((name) => ({ name, stems: stemsOf(name) }));
  const topics = new Map<string, Comment[]>([...categories, OTHER_TOPIC].map((name) => [name, []]));
  for (const comment of comments) {
    const name = comment.category ?? nearest(comment.comment, stems) ?? OTHER_TOPIC;
    topics.set(name, [...(topics.get(name) ?? []), comment]);
  }
  const found = [...topics].filter(([, ofTopic]) => ofTopic.length > 0);
  // What belongs to no category comes last, also after a category that no survey asks about.
  return found
    .sort(([a], [b]) => Number(a === OTHER_TOPIC) - Number(b === OTHER_TOPIC))
    .map(([name, ofTopic]) => ({ name, comments: ofTopic }));
}

function nearest(text: string, categories: readonly { name: string; stems: readonly string[] }[]): string | null {
  const plain = ` ${text.toLowerCase().replace(/[^a-z0-9 ]+/g, ' ')}`;
  let best: { name: string; hits: number } | null = null;
  for (const { name, stems } of categories) {
    const hits = stems.filter((stem) => plain.includes(` ${stem}`)).length;
    if (hits > (best?.hits ?? 0)) best = { name, hits };
  }
  return best?.name ?? null;
}

/** The beginnings of words that point to a category. */
function stemsOf(category: string): string[] {
  const own = (category.toLowerCase().match(/[a-z]+/g) ?? [])
    .filter((word) => word.length > 2 && !EMPTY.has(word))
    .map((word) => word.replace(/(ies|es|s)$/, ''));
  const also = vocabulary.filter(({ subject }) => own.some((word) => word.startsWith(subject)));
  return [...new Set([...own, ...also.flatMap(({ words }) => words)])];
}
