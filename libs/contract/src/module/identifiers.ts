import * as z from 'zod/mini';
import { form } from './forms';

/** A module's id: the folder it lives in, the first part of its release folder and its demo route. */
export const moduleIdSchema = z
  .string()
  .check(z.regex(form.moduleId, 'a module id is 2–40 lower-case letters, digits and hyphens'));

/** A release's version: semantic versioning 2.0.0 without build metadata (https://semver.org). */
export const versionSchema = z.string().check(z.regex(form.version, 'a version looks like 1.2.0 or 1.2.0-pr-42'));

/** Range of contract versions that a module runs with, such as ^1.0.0. */
export const contractRangeSchema = z.string().check(z.regex(form.contractRange, 'a contract range looks like ^1.0.0'));

/** Version of a migration of the database: the moment at which it was written, as the Supabase CLI names its file. */
export const schemaVersionSchema = z
  .string()
  .check(z.regex(form.schemaVersion, 'a schema is the version of a migration, such as 20261124000000'));

/** A channel is what people follow; `promote` and `rollback` decide which release it points at. */
export const channelSchema = z
  .string()
  .check(
    z.regex(
      /^(production|staging|preview\/[a-z0-9][a-z0-9-]{0,39})$/,
      'a channel is production, staging or preview/<name>',
    ),
  );

/** Name of a file inside a release folder, relative, with forward slashes. */
export const releaseFileNameSchema = z
  .string()
  .check(z.regex(form.releaseFileName, 'a file name stays inside its release folder'));

/** Subresource Integrity value of one file (https://www.w3.org/TR/sri-2/), always sha384 here. */
export const integritySchema = z
  .string()
  .check(z.regex(form.integrity, 'an integrity value is sha384- and 64 base64 characters'));

/** Where a link or an action leads: a path on this site, and a query if the page understands one: /scheduling?new=shift. */
export const pageAddressSchema = z
  .string()
  .check(z.regex(form.pageAddress, 'it leads to a page of this site, such as /scheduling?new=shift'));

/** A path on this site: absolute, without query, and never another origin's. */
export const pathSchema = z
  .string()
  .check(z.regex(form.path, 'a route is an absolute path of this site, such as /training'));
