import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { invalidRequest } from '../storageError';

export interface Form<File> {
  file: File;
  fields: Map<string, string>;
}

const limits = { files: 1, fields: 10, parts: 12, fieldSize: 64 * 1024, headerPairs: 20 };

/**
 * Reads a form with one file and streams its content to `receive`; fields may come before and after it. After an error,
 * `receive` has ended.
 * @throws the errors of `receive`, and StorageError 400 if the form does not contain one file
 */
export function readForm<File>(
  body: Readable,
  contentType: string,
  receive: (content: Readable, type: string) => Promise<File>,
): Promise<Form<File>> {
  return new Promise((resolve, reject) => {
    const form = openForm(contentType);
    const fields = new Map<string, string>();
    let content: Readable | null = null;
    let file: Promise<File> | null = null;

    const giveUp = (error: Error) => {
      body.unpipe(form);
      content?.destroy(error);
      void Promise.allSettled([file]).then(() => reject(error));
    };
    form.on('file', (_name, part, _filename, _encoding, type) => {
      content = part;
      // `receive` reports an error of the part, or has abandoned it.
      part.on('error', () => undefined);
      file = receive(part, type);
      file.catch(giveUp);
    });
    form.on('field', (name, value, nameTruncated, valueTruncated) => {
      if (nameTruncated || valueTruncated) giveUp(invalidRequest(`The field "${name}" of the form is too long.`));
      else fields.set(name, value);
    });
    const refuseMore = () =>
      giveUp(invalidRequest('A form carries one file and a few fields. Send one file at a time.'));
    form.on('filesLimit', refuseMore);
    form.on('fieldsLimit', refuseMore);
    form.on('partsLimit', refuseMore);
    form.on('error', () => giveUp(invalidRequest('The form cannot be read. Send it again.')));
    form.on('finish', () => {
      if (file) file.then((received) => resolve({ file: received, fields }), giveUp);
      else giveUp(invalidRequest('No content provided: the form has no file.'));
    });
    body.on('error', giveUp);
    body.pipe(form);
  });
}

function openForm(contentType: string): Busboy {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch {
    throw invalidRequest('The form cannot be read: its content-type names no boundary.');
  }
}
