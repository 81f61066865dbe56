import { RestError } from '../restError';
import type { DatabaseFunction, SchemaCache } from '../schema/schemaCache';

/**
 * The overload that takes exactly these arguments, those with defaults left out at will.
 * @param takesBody whether a function with one unnamed json argument may take the whole body
 * @throws RestError PGRST202 when there is none, PGRST203 when there are several
 */
export function chooseFunction(
  cache: SchemaCache,
  name: string,
  given: string[],
  takesBody: boolean,
): DatabaseFunction {
  const overloads = cache.functions.get(name) ?? [];
  const [found, ...others] = overloads.filter((candidate) => accepts(candidate, given));
  if (found && others.length === 0) return found;
  if (found) throw ambiguous([found, ...others]);
  const wholeBody = takesBody ? overloads.find(takesWholeBody) : undefined;
  if (wholeBody) return wholeBody;
  throw notFound(cache.schema, name, given);
}

/** A function of one unnamed json argument receives the body as it is. */
export function takesWholeBody({ arguments: [first, ...others] }: DatabaseFunction): boolean {
  return first?.name === '' && others.length === 0 && (first.type === 'json' || first.type === 'jsonb');
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
