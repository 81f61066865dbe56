import { pageBlockIds } from '@platform/contract';

/**
 * The address of a function that other programs call, such as a calendar. The page says where the functions are; by
 * default they are at its own origin.
 * @param name as the function's folder
 * @param given the values of the query
 */
export function functionAddress(name: string, given: Readonly<Record<string, string>>): string {
  const block = document.getElementById(pageBlockIds.config)?.textContent;
  const { supabaseUrl = '' } = block ? (JSON.parse(block) as { supabaseUrl?: string }) : {};
  const address = new URL(`/functions/v1/${name}`, supabaseUrl || window.location.origin);
  for (const [key, value] of Object.entries(given)) address.searchParams.set(key, value);
  return address.href;
}
