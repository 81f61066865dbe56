import { callSupabase } from './callSupabase.ts';
import type { Environment } from './environment.ts';

/**
 * Calls a function of the database with the platform's secret key.
 * @returns what the function returns
 * @throws an Error with the reason when the database refuses, and as `callSupabase` does
 */
export async function callAsPlatform(environment: Environment, name: string, parameters: object): Promise<unknown> {
  const answer = await callSupabase(environment, 'platform', 'POST', `rest/v1/rpc/${name}`, parameters);
  if (answer.ok) return answer.data;
  throw new Error(`${name} was refused: ${answer.status} ${answer.code} ${answer.message}`);
}
