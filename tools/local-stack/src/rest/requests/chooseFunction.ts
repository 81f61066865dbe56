import { RestError } from '../restError';
import type { DatabaseFunction, SchemaCache } from '../schema/schemaCache';

/** Types of an unnamed argument that takes a whole body, by the type of the body. */
const bodyTypes: Record<string, string[]> = {
  'application/json': ['json', 'jsonb'],
  'text/plain': ['text'],
  'text/xml': ['xml'],
  'application/octet-stream': ['bytea'],
};

/**
 * The overload with exactly these arguments; those with defaults are optional. Like PostgREST, it never chooses by the
 * types of arguments.
 * @param bodyType content type of the body, which a function with one unnamed argument may take whole; null without one
 * @throws RestError PGRST202 if there is none, PGRST203 if there are several
 */
export function chooseFunction(
  cache: SchemaCache,
  name: string,
  given: string[],
  bodyType: string | null,
): DatabaseFunction {
  const overloads = cache.functions.get(name) ?? [];
  const named = isRaw(bodyType)
    ? overloads.filter((candidate) => candidate.arguments.length > 0 && accepts(candidate, given))
    : overloads.filter((candidate) => accepts(candidate, given));
  const ofBody = overloads.filter((candidate) => takesBody(candidate, bodyType));
  const [found, ...others] = named.length > 0 ? named : ofBody;
  if (!found) throw notFound(cache.schema, name, given);
  if (others.length > 0) throw ambiguous([found, ...others]);
  return found;
}

/** A body with one value instead of an object of arguments. */
export function isRaw(bodyType: string | null): boolean {
  return bodyType !== null && bodyType !== 'application/json' && bodyType in bodyTypes;
}

function takesBody(candidate: DatabaseFunction, bodyType: string | null): boolean {
  const [first] = candidate.arguments;
  return takesWholeBody(candidate) && (bodyTypes[bodyType ?? ''] ?? []).includes(first?.type ?? '');
}

/** A function with one unnamed argument receives the body unchanged. */
export function takesWholeBody({ arguments: [first, ...others] }: DatabaseFunction): boolean {
  return first?.name === '' && others.length === 0;
}

function accepts(candidate: DatabaseFunction, given: string[]): boolean {
  if (candidate.arguments.some(({ name }) => name === '')) return false;
  const knowsAll = given.every((name) => candidate.arguments.some((argument) => argument.name === name));
  const hasRequired = candidate.arguments.every(({ name, hasDefault }) => hasDefault || given.includes(name));
  return knowsAll && hasRequired;
}

function notFound(schema: string, name: string, given: string[]): RestError {
  const sorted = [...given].sort();
  const call = sorted.length > 0 ? `${schema}.${name}(${sorted.join(', ')})` : `${schema}.${name} without parameters`;
  const searched =
    sorted.length > 0 ? `with parameter${sorted.length > 1 ? 's' : ''} ${sorted.join(', ')}` : 'without parameters';
  return new RestError(404, 'PGRST202', `Could not find the function ${call} in the schema cache`, {
    details: `Searched for the function ${schema}.${name} ${searched}, but no matches were found in the schema cache.`,
  });
}

function ambiguous(candidates: DatabaseFunction[]): RestError {
  const signatures = candidates.map(
    ({ schema, name, arguments: all }) =>
      `${schema}.${name}(${all.map((argument) => `${argument.name} => ${argument.type}`).join(', ')})`,
  );
  return new RestError(
    300,
    'PGRST203',
    `Could not choose the best candidate function between: ${signatures.join(', ')}`,
    {
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    },
  );
}
