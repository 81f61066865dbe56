import type * as z from 'zod/mini';

/** Describes in one line why a value failed its schema: `routes.0.path: a route is …`. */
export function describeIssues(error: z.core.$ZodError): string {
  return error.issues
    .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
    .join('; ');
}
