import * as z from 'zod/mini';
import { form } from './forms';

/** Name of an icon: of its file in the module's `icons`, without `.svg`. */
export const iconNameSchema = z
  .string()
  .check(z.regex(form.iconName, 'an icon is named in lower-case letters, digits and hyphens, such as flag'));

/** The icons of a release by their names. The build writes them from the module's files. */
export const iconsSchema = z.record(z.string(), z.array(z.unknown()));
