import { sentencesOfRules, sentencesOfTables } from '../generated/refusals';
import { isSentence } from './isSentence';
import { sentenceOfCode } from './sentenceOfCode';
import { sentenceOfInput } from './sentenceOfInput';
import { sentenceOfMissing } from './sentenceOfMissing';

/** What the database or its gateway answered to a request that it refused. */
export interface Refusal {
  /** SQLSTATE, or a code of PostgREST. */
  code: string;
  message: string;
}

/** Codes that PostgreSQL itself never uses: what comes with them was raised, in words for a person. */
const RAISED = /^(P0001|PT\d{3})$/;

/**
 * A refusal in a sentence for a person (decision 16): the one that was raised, else the one that stands beside the
 * refused rule in the migrations, else that of its code.
 * @returns undefined for a fault that tells a person nothing; the caller then says what it was about
 */
export function refusalSentence({ code, message }: Refusal): string | undefined {
  if (RAISED.test(code) || isSentence(message)) return message;
  return sentenceOfRule(code, message) ?? sentenceOfCode(code);
}

function sentenceOfRule(code: string, message: string): string | undefined {
  if (code === '23502') return sentenceOfMissing(message);
  if (code === '22P02') return sentenceOfInput(message);
  if (code === '42501') return /row-level security/.test(message) ? named(message, sentencesOfTables) : undefined;
  return code.startsWith('23') ? named(message, sentencesOfRules) : undefined;
}

/** The sentence of whatever the message names: PostgreSQL quotes a name, in each language otherwise. */
function named(message: string, sentences: Readonly<Record<string, string>>): string | undefined {
  const name = message.match(/[a-z0-9_]+/g)?.find((word) => Object.hasOwn(sentences, word));
  return name && sentences[name];
}
