import { types, type CustomTypesConfig } from 'pg';

const DATE = 1082;
const TIMESTAMP = 1114;
const INTERVAL = 1186;
const POINT = 600;
const CIRCLE = 718;

const parsers = new Map<number, (text: string) => unknown>([
  [DATE, (text) => new Date(text)],
  [TIMESTAMP, (text) => new Date(text)],
  [INTERVAL, String],
  [POINT, String],
  [CIRCLE, String],
]);

/** Returns values as PGlite does, where the driver would convert them differently. */
export const columnParsers: CustomTypesConfig = {
  getTypeParser: (type, format) => parsers.get(type) ?? types.getTypeParser(type, format),
};
