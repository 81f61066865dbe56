import { RequestError } from './answers.ts';

/** Throws a RequestError (405) for another method. @param asks what a caller is to do, such as `Send the job` */
export function requirePost({ method }: Request, asks: string): void {
  if (method !== 'POST') throw new RequestError(405, 'method_not_allowed', `${asks} with POST.`);
}
