import type { Endpoint } from './authContext';

interface FoundEndpoint {
  endpoint: Endpoint;
  parameters: Record<string, string>;
}

/**
 * The endpoint for a request.
 * @param endpoints by `METHOD /path`; a path segment that starts with a colon matches any text
 */
export function findEndpoint(
  endpoints: Record<string, Endpoint>,
  method: string,
  path: string,
): FoundEndpoint | undefined {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const parameters = match(name, `${method} ${path}`);
    if (parameters) return { endpoint, parameters };
  }
  return undefined;
}

function match(name: string, asked: string): Record<string, string> | null {
  const wanted = name.split('/');
  const given = asked.split('/');
  if (wanted.length !== given.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) parameters[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return parameters;
}
