/**
 * The network address a request came from, as the platform in front of the function reports it. A caller can write
 * anything at the front of x-forwarded-for, so only its last entry counts. app.caller_address() in the database reads
 * the same headers.
 */
export function callerAddress(headers: Headers): string {
  return (
    headers.get('cf-connecting-ip')?.trim() ||
    headers.get('x-real-ip')?.trim() ||
    headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ||
    'unknown'
  );
}
