import type { IncomingMessage } from 'node:http';
import { HttpError } from '../httpError';

/**
 * Limit of a request body in bytes; more is refused before anything is parsed. The largest that the product sends are
 * the 5,000 people of one import, with every field of up to 600 bytes.
 */
export const MAX_BODY_BYTES = 4 * 1024 * 1024;

/** Limit of a form with a file that a function takes (bytes): an application with its resume of 5 MB. */
export const MAX_FORM_BYTES = 6 * 1024 * 1024;

/** @throws HttpError 413 as soon as the body is known to be too large; 400 if the client leaves before its end */
export async function readBody(message: IncomingMessage): Promise<Buffer> {
  const maxBytes = isFormForFunction(message) ? MAX_FORM_BYTES : MAX_BODY_BYTES;
  const tooLarge = () =>
    new HttpError(413, 'body_too_large', `A request has ${maxBytes / 1024 / 1024} MB at most. Send less at once.`);
  if (Number(message.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const receive = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) {
        chunks.push(chunk);
        return;
      }
      message.off('data', receive);
      reject(tooLarge());
    };
    message.on('data', receive);
    message.on('end', () => resolve(Buffer.concat(chunks)));
    message.on('error', () => reject(aborted()));
    message.on('close', () => reject(aborted()));
  });
}

/** The client left in the middle of its body. */
export function aborted(): HttpError {
  return new HttpError(400, 'aborted', 'The request ended before its body was complete');
}

function isFormForFunction({ url = '', headers }: IncomingMessage): boolean {
  return url.startsWith('/functions/v1/') && (headers['content-type'] ?? '').startsWith('multipart/form-data');
}
