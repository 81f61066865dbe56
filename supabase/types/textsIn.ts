import { SENTENCE, unquoted } from './generatedText';
import { sentenceNames } from './sentenceNames';

/**
 * The sentences in a piece of a function, by name. One alone is `message`, as is one to which the others are added; several
 * have names of their own words. Each `%` stands for a value.
 */
export function textsIn(source: string): Record<string, string> {
  const texts = [...source.matchAll(SENTENCE)].map(([, text = '']) => unquoted(text));
  const isAdded = (text: string) => text.startsWith(' ');
  const hasOneMain = texts.length === 1 || texts.filter((text) => !isAdded(text)).length === 1;
  const names = sentenceNames(texts);
  return Object.fromEntries(
    texts.map((text, place) => [hasOneMain && (texts.length === 1 || !isAdded(text)) ? 'message' : names[place], text]),
  );
}
