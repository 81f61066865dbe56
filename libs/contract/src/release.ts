import * as z from 'zod/mini';
import { integritySchema, moduleIdSchema, versionSchema } from './identifiers';
import { moduleDescriptorSchema } from './moduleDescriptor';

/** Name of a file inside a release folder, relative, with forward slashes. */
export const releaseFileNameSchema = z
  .string()
  .check(z.regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./@-]{0,199}$/, 'a file name stays inside its release folder'));

/** `release.json`: what one immutable build of a module consists of. Written once, by `publish`. */
export const releaseSchema = z.object({
  moduleId: moduleIdSchema,
  version: versionSchema,
  descriptor: moduleDescriptorSchema,
  /** The container script that the shell loads first. */
  entry: releaseFileNameSchema,
  /** Name of the global under which the entry script publishes its container. */
  global: z.string().check(z.regex(/^[a-z][a-z0-9_]*$/)),
  /** Files that the first screen needs besides the entry; the composed page preloads them. */
  preload: z.array(releaseFileNameSchema),
  /** Every file of the folder. */
  files: z.record(
    releaseFileNameSchema,
    z.object({ integrity: integritySchema, bytes: z.number().check(z.int(), z.nonnegative()) }),
  ),
});

export type Release = z.infer<typeof releaseSchema>;
