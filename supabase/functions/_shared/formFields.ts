import { RequestError } from './answers.ts';
import { phoneProblem } from '@platform/contract/forms';

// A line break or another control character in a line of an email's header would begin a header of its own.
const CONTROL = /\p{Cc}/u;
const CONTROL_EXCEPT_LAYOUT = /(?![\n\r\t])\p{Cc}/u;

/** Reads the texts of a form that a visitor sent. */
export interface FormFields {
  /** One line without spaces around it, null when it was left empty. */
  line(key: string, longest: number): string | null;
  /** As `line`, with line breaks. */
  text(key: string, longest: number): string | null;
  /** As `line`, and refused when it cannot be a telephone number. */
  phone(key: string, longest: number): string | null;
  /** Refuses the form with a sentence. */
  refuse(message: string): never;
}

/** Whether the field that people do not see was filled in: only a program does that. */
export function isFromProgram(body: unknown): boolean {
  const value = valueOf(body, 'website');
  return typeof value === 'string' ? value.trim() !== '' : value !== null;
}

/**
 * The fields of a request body. Lengths are in characters.
 * Throws a RequestError (400) with `code` that names the field in the way, when it is read.
 */
export function formFields(body: unknown, code: string): FormFields {
  function refuse(message: string): never {
    throw new RequestError(400, code, message);
  }
  function read(key: string, longest: number, forbidden: RegExp): string | null {
    const value = valueOf(body, key) ?? '';
    if (typeof value !== 'string') refuse(`${key} is not text.`);
    // Only spaces go: a trailing line break is a sign of header injection and must stay visible to the check.
    const text = value.replace(/^ +| +$/g, '');
    // In characters, as the database counts them: an emoji is one and not two.
    if ([...text].length > longest) refuse(`${key} is longer than ${longest} characters.`);
    if (forbidden.test(text)) refuse(`${key} contains characters that are not text.`);
    return text || null;
  }
  function readPhone(key: string, longest: number): string | null {
    const phone = read(key, longest, CONTROL);
    const problem = phoneProblem(phone ?? '');
    if (problem) refuse(problem);
    return phone;
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) refuse('The form is not a JSON object.');
  return {
    line: (key, longest) => read(key, longest, CONTROL),
    text: (key, longest) => read(key, longest, CONTROL_EXCEPT_LAYOUT),
    phone: readPhone,
    refuse,
  };
}

function valueOf(body: unknown, key: string): unknown {
  const fields = (body ?? {}) as Record<string, unknown>;
  return Object.hasOwn(fields, key) ? (fields[key] ?? null) : null;
}
