import { unsupportedType } from '../storageError';
import type { Inspection } from './inspection';

/** Bytes that make WHATWG MIME Sniffing (5.2) call a file binary, plus escape sequences, which it allows. */
const CONTROLS = [...Array(32).keys()].filter((code) => ![9, 10, 12, 13].includes(code));
const BINARY = new RegExp(`[${CONTROLS.map((code) => `\\x${code.toString(16).padStart(2, '0')}`).join('')}]`);

/** Text formats: UTF-8 without control characters, and no page or XML image at the start. */
export function inspectText(type: string): Inspection {
  // Decoding drops the byte order mark that spreadsheets write; it stays in the file.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let begun = false;

  const read = (text: string) => {
    if (BINARY.test(text)) throw notText(type);
    const start = begun ? '' : text.trimStart();
    if (start === '') return;
    begun = true;
    if (start.startsWith('<')) {
      throw unsupportedType(`The file is sent as ${type}, but begins as HTML or XML does. Send it as what it is.`);
    }
  };
  const decode = (chunk?: Buffer) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw notText(type);
    }
  };
  return {
    add: (chunk) => read(decode(chunk)),
    end: () => read(decode()),
  };
}

function notText(type: string): Error {
  return unsupportedType(
    `The file is sent as ${type}, but its bytes are not text in UTF-8. Save it as "CSV UTF-8" or plain text in UTF-8.`,
  );
}
