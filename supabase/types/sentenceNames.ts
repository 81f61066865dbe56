/** Words that say little at the end of a name. */
const ENDS = new Set('about after as at by for from here in it of on so such to who with'.split(' '));
/** Words that say little anywhere in a name. */
const SILENT = new Set('a an are been is that the there these they this was were would'.split(' '));
/** What stands before one of these is a thought of its own: "No quorum: 9 had to vote." */
const PAUSES = new Set([':', ';', ',', '.', 'and', 'or']);
/** A name has at most so many words, and more where another sentence begins with the same ones. */
const LENGTH = 4;

/**
 * A name for each sentence of a list, in their order, made of its first words: `dateInFuture` for "The date is in the
 * future." Unlike a number, it stays with its sentence when another one is added before it. Only sentences that have the
 * same words are numbered, such as those that a value says whole: `other`, `other2`.
 */
export function sentenceNames(sentences: readonly string[]): string[] {
  const words = sentences.map(wordsOf);
  const names = words.map((own) => shortestName(own, words));
  return names.map((name, place) => {
    const before = names.slice(0, place).filter((earlier) => earlier === name).length;
    return before === 0 ? name : `${name}${before + 1}`;
  });
}

/** The shortest name that no sentence with other words has. */
function shortestName(own: readonly string[], all: readonly (readonly string[])[]): string {
  const others = all.filter((words) => words.join(' ') !== own.join(' '));
  let length = LENGTH;
  while (length <= own.length && others.some((other) => nameOf(other, length) === nameOf(own, length))) length += 1;
  return nameOf(own, length);
}

/** The words of a sentence that say what it is about, without values: "On %, it froze" is about what froze. */
function wordsOf(sentence: string): string[] {
  const words = sentence
    .toLowerCase()
    .replace(/^\s*(at|by|from|in|on) %,? (it )?/, '')
    .replace(/'|(?<=\d),(?=\d)/g, '')
    .match(/[a-z]+|\d+|[:;,.](?=\s|$)/g);
  return (words ?? []).filter((word) => !SILENT.has(word));
}

function nameOf(words: readonly string[], length: number): string {
  const pause = words.findIndex((word, place) => place > 0 && PAUSES.has(word));
  const thought = length === LENGTH && pause > 0 ? words.slice(0, pause) : words;
  const kept = thought.filter((word) => /\w/.test(word)).slice(0, length);
  const saysLittle = (word: string) => ENDS.has(word) || (length === LENGTH && /^\d/.test(word));
  while (kept.length > 1 && saysLittle(kept.at(-1) ?? '')) kept.pop();
  const [first = 'other', ...rest] = kept;
  return [first, ...rest.map((word) => word.replace(/^./, (letter) => letter.toUpperCase()))].join('');
}
