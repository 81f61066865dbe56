/** Whether a value of JSON is as it should be. */
export type Check = (value: unknown) => boolean;

export const isString: Check = (value) => typeof value === 'string';
export const isNumber: Check = (value) => typeof value === 'number';
export const isBoolean: Check = (value) => typeof value === 'boolean';
export const isList: Check = (value) => Array.isArray(value);
export const isRecord: Check = (value) => typeof value === 'object' && value !== null && !isList(value);

/** Words for people. */
export const isText =
  (longest: number): Check =>
  (value) =>
    typeof value === 'string' && value !== '' && value.length <= longest;

export const matches =
  (form: RegExp): Check =>
  (value) =>
    typeof value === 'string' && form.test(value);

export const isOneOf =
  (words: readonly unknown[]): Check =>
  (value) =>
    words.includes(value);

export const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

/** Values by their names. */
export const isRecordOf =
  (name: Check, check: Check): Check =>
  (value) =>
    isRecord(value) && Object.entries(value as object).every(([key, one]) => name(key) && check(one));

/** An object with all fields of `required`, perhaps some of `optional`, and no other. */
export const hasFields =
  (required: Record<string, Check>, optional: Record<string, Check> = {}): Check =>
  (value) => {
    if (!isRecord(value)) return false;
    const fields = value as Record<string, unknown>;
    const known = { ...optional, ...required };
    return (
      Object.keys(required).every((name) => Object.hasOwn(fields, name)) &&
      Object.entries(fields).every(([name, one]) => Object.hasOwn(known, name) && known[name]?.(one))
    );
  };
