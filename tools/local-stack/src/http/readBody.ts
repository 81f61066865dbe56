import type { IncomingMessage } from 'node:http';
import { HttpError } from './httpError';

/**
 * Bytes of a request body; more is refused before anything is parsed. The largest that the product sends are the 5,000
 * people of one import, with every field of up to 600 bytes.
 */
export const MAX_BODY_BYTES = 4 * 1024 * 1024;

/** @throws HttpError 413 as soon as the body is known to be too large; 400 when the client leaves before its end */
export async function readBody(message: IncomingMessage): Promise<Buffer> {
  if (Number(message.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const receive = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) {
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

function tooLarge(): HttpError {
  return new HttpError(413, 'body_too_large', 'A request has 4 MB at most. Send less at once.');
}
