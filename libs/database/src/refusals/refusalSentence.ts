import { isSentence } from './isSentence';
import { sentenceOfCode } from './sentenceOfCode';
import { sentenceOfInput } from './sentenceOfInput';
import { sentenceOfMissing } from './sentenceOfMissing';
import type { TableRefusals } from './tableRefusals';

/** What the database or its gateway answered to a request that it refused. */
export interface Refusal {
  /** SQLSTATE, or a code of PostgREST. */
  code: string;
  message: string;
}

/** Codes that PostgreSQL itself never uses: their message was raised, in words for a person. */
const RAISED = /^(P0001|PT\d{3})$/;

/**
 * A refusal in a sentence for a person (decision 16): the raised one, else the one beside the refused
 * rule in the schema, else that of its code.
 * @param tables the sentences of the tables that the request may have written
 * @returns undefined for a fault that tells a person nothing; the caller then says what it was about
 */
export function refusalSentence({ code, message }: Refusal, tables: readonly TableRefusals[]): string | undefined {
  if (RAISED.test(code) || isSentence(message)) return message;
  return sentenceOfRule(code, message, tables) ?? sentenceOfCode(code);
}

function sentenceOfRule(code: string, message: string, tables: readonly TableRefusals[]): string | undefined {
  if (code === '23502') return sentenceOfMissing(message);
  if (code === '22P02') return sentenceOfInput(message);
  if (code === '42501') return /row-level security/.test(message) ? sentenceOfNewRow(message, tables) : undefined;
  return code.startsWith('23') ? sentenceOfNamedRule(message, tables) : undefined;
}

function sentenceOfNewRow(message: string, tables: readonly TableRefusals[]): string | undefined {
  const named = namesIn(message);
  return tables.find(({ table }) => named.includes(table))?.newRow;
}

function sentenceOfNamedRule(message: string, tables: readonly TableRefusals[]): string | undefined {
  for (const name of namesIn(message)) {
    const sentence = tables.find(({ rules }) => Object.hasOwn(rules, name))?.rules[name];
    if (sentence) return sentence;
  }
  return undefined;
}

/** The words of a message that may be names: each language of PostgreSQL quotes them differently. */
const namesIn = (message: string): string[] => message.match(/[a-z0-9_]+/g) ?? [];
