import type * as z from 'zod';
import type { StackRequest } from '../http/message';
import { invalidRequest } from './storageError';

/** @throws StorageError 400 with the field if the endpoint does not accept the body */
export function jsonBody<Schema extends z.ZodType>(request: StackRequest, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(parse(request.body));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw invalidRequest(`${issue?.path.join('.') || 'The body'}: ${issue?.message ?? 'is not understood'}`);
}

function parse(body: Buffer): unknown {
  if (body.length === 0) return {};
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw invalidRequest('Could not read the request body as JSON.');
  }
}
