import * as z from 'zod/mini';
import {
  integritySchema,
  moduleIdSchema,
  pathSchema,
  releaseFileNameSchema,
  versionSchema,
} from '../module/identifiers';
import { moduleDescriptorSchema } from '../module/moduleDescriptor';

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
  /**
   * Bytes that a first visit loads of the module before it shows, compressed with brotli: the entry and what it preloads. Absent
   * in releases that were built before this was recorded.
   */
  firstLoadBytes: z.optional(z.number().check(z.int(), z.positive())),
  /** The prerendered public pages of the release: the file, by path. */
  prerendered: z._default(z.record(pathSchema, releaseFileNameSchema), {}),
  /** Versions of the packages that it takes from the shell, such as ^19.3.1, by name. */
  shared: z._default(z.record(z.string(), z.string()), {}),
  /** Every file of the folder. */
  files: z.record(
    releaseFileNameSchema,
    z.object({ integrity: integritySchema, bytes: z.number().check(z.int(), z.nonnegative()) }),
  ),
});

export type Release = z.infer<typeof releaseSchema>;
